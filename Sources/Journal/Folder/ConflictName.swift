/// How sure it is that a name was made by a sync service, or by a program that copies files.
enum ConflictName: Hashable {
  case certain
  /// A host's name after a hyphen, or words with a date in parentheses: a person's own file may look so.
  case possible

  /// Looks at what follows the stem of a name, with its ending; nil if no service is known to write it so.
  init?(_ rest: String, endings: [String]) {
    let lower = rest.lowercased()
    // Some put their mark behind the ending; older versions of one doubled the point.
    for ending in endings where lower.hasPrefix(ending + ".") {
      var mark = lower.dropFirst(ending.count)
      if mark.hasPrefix("..") { mark = mark.dropFirst() }
      guard ConflictName.isMade(of: mark, by: [ConflictName.passedPoint]) else { continue }
      self = .certain
      return
    }
    guard let ending = endings.first(where: { lower.hasSuffix($0) }) else { return nil }
    let mark = lower.dropLast(ending.count)
    // A name that differs in capital letters alone.
    if mark.isEmpty || ConflictName.isMade(of: mark, by: ConflictName.families) {
      self = .certain
    } else if ConflictName.isHost(rest.dropLast(ending.count)) || ConflictName.isDated(mark) {
      self = .possible
    } else {
      return nil
    }
  }

  /// The text behind a mark of a family that it begins with; nil if it begins with none.
  private typealias Family = (Substring) -> Substring?

  private static var families: [Family] {
    [passedBrackets, passedNumber, passedCopyWord, passedPoint, passedUnderscore, passedSafeBackup]
  }

  /// Whether a text is nothing but marks, one after the other.
  private static func isMade(of text: Substring, by families: [Family]) -> Bool {
    if text.isEmpty { return false }
    for family in families {
      if let rest = family(text), rest.isEmpty || isMade(of: rest, by: families) { return true }
    }
    return false
  }

  /// `(1)`, ` (Jane's conflicted copy 2026-01-12)`, ` [conflicted]`, ` - (2)`
  private static func passedBrackets(_ text: Substring) -> Substring? {
    let text = passedSeparator(text)
    guard let open = text.first, open == "(" || open == "[" else { return nil }
    let closing: Character = open == "(" ? ")" : "]"
    var depth = 0
    for (place, character) in zip(text.indices, text) {
      if character == open { depth += 1 }
      if character == closing { depth -= 1 }
      if depth == 0 {
        let inner = text[text.index(after: text.startIndex)..<place]
        return saysCopy(inner) ? text[text.index(after: place)...] : nil
      }
    }
    return nil
  }

  /// ` 2`; up to three digits, for with four it would be a year.
  private static func passedNumber(_ text: Substring) -> Substring? {
    guard text.first == " " else { return nil }
    let digits = text.dropFirst().prefix(while: \.isASCIIDigit)
    let rest = text.dropFirst(1 + digits.count)
    return isCounter(digits) && (rest.isEmpty || rest.first == " " || rest.first == "(") ? rest : nil
  }

  /// ` copy`, ` - Copy`, `のコピー`
  private static func passedCopyWord(_ text: Substring) -> Substring? {
    let named = passedSeparator(text)
    for word in ConflictWords.wideCopies where named.hasPrefix(word) { return named.dropFirst(word.count) }
    if named.startIndex == text.startIndex { return nil }
    let word = named.prefix { $0.isLetter }
    return ConflictWords.copies.contains(String(word)) ? named.dropFirst(word.count) : nil
  }

  /// `.Conflict2`, `.conflicted`, `.path1`, `.orig`, `.LOCAL.1234`, `.sync-conflict-20260112-103045-FSW6YOT`
  private static func passedPoint(_ text: Substring) -> Substring? {
    guard text.first == "." else { return nil }
    let word = text.dropFirst().prefix { $0 != "." }
    let rest = text.dropFirst(1 + word.count)
    let name = word.prefix { !$0.isASCIIDigit }
    let number = word.dropFirst(name.count)
    let hasNumber = !number.isEmpty && number.allSatisfy(\.isASCIIDigit)
    switch name {
    case "conflict": return number.isEmpty || hasNumber ? rest : nil
    case "path": return hasNumber ? rest : nil
    case "conflicted", "orig": return number.isEmpty ? rest : nil
    case "local", "remote", "base", "backup":
      let process = rest.dropFirst().prefix(while: \.isASCIIDigit)
      return number.isEmpty && rest.first == "." && !process.isEmpty ? rest.dropFirst(1 + process.count) : nil
    case "sync-conflict-":
      let id = number.dropFirst(15)
      return isStamp(number.prefix(15)) && (id.isEmpty || id.first == "-") ? rest : nil
    default: return nil
    }
  }

  /// `_conflict-20260112-103045`, `_LOCAL_1234`, `_DiskStation_Jan-12-103045-2026_Conflict`
  private static func passedUnderscore(_ text: Substring) -> Substring? {
    guard text.first == "_" else { return nil }
    let words = text.dropFirst().split(separator: "_", omittingEmptySubsequences: false)
    if words[0].hasPrefix("conflict-"), isStamp(words[0].dropFirst(9).prefix(15)) {
      return text.dropFirst(1 + 9 + 15)
    }
    if ["local", "remote", "base", "backup"].contains(words[0]), words.count > 1 {
      let process = words[1].prefix(while: \.isASCIIDigit)
      return process.isEmpty ? nil : text[process.endIndex...]
    }
    // The station's name may hold such a stroke itself.
    for place in words.indices.dropFirst() where words[place].hasPrefix("conflict") {
      guard place > 1, isStationTime(words[place - 1]) else { continue }
      return text[words[place].startIndex...].dropFirst(8)
    }
    return nil
  }

  /// `-HOST-safeBackup-0001`
  private static func passedSafeBackup(_ text: Substring) -> Substring? {
    guard text.first == "-", let found = text.firstPlace(of: "-safebackup-") else { return nil }
    let rest = text[found.upperBound...]
    let number = rest.prefix(while: \.isASCIIDigit)
    return number.count == 4 ? rest.dropFirst(4) : nil
  }

  /// Whether words in brackets say that this is a copy.
  private static func saysCopy(_ inner: Substring) -> Bool {
    if isCounter(inner) || ConflictWords.widePhrases.contains(where: { inner.holds($0) }) { return true }
    if ConflictWords.wideCopies.contains(String(inner.prefix { !$0.isASCIIDigit && $0 != " " })) {
      return true
    }
    var words = inner.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.first == "sfconflict" { return true }
    for phrase in ConflictWords.phrases where words.hold(phrase) { return true }
    if hasBentWords(words) { return true }
    if let last = words.last, words.count > 1, isCounter(last[...]) { words.removeLast() }
    if ConflictWords.wholes.contains(words.joined(separator: " ")) { return true }
    return words.contains { ConflictWords.copies.contains($0) }
      && words.allSatisfy {
        ConflictWords.copies.contains($0) || ConflictWords.others.contains($0) || isOrdinal($0)
      }
  }

  /// Whether a word for a conflict and one for a copy stand beside each other, with one word between them at the most,
  /// or are one word.
  private static func hasBentWords(_ words: [String]) -> Bool {
    for (place, word) in words.enumerated() {
      for root in ConflictWords.roots where word.hasPrefix(root) {
        if ConflictWords.copies.contains(String(word.dropFirst(root.count))) { return true }
        let near = words[max(0, place - 2)...min(words.count - 1, place + 2)]
        if near.contains(where: ConflictWords.copies.contains) { return true }
      }
    }
    return false
  }

  /// The name that a copy is of, after `Copy of ` and its like: `Copy (2) of 2026-01-12.txt`; nil if it begins otherwise.
  static func original(of name: String) -> String? {
    // Of all names few hold that of a day, or of a file that copies are made of.
    guard
      name.utf8.count(where: \.isDigit) >= 8 || name.hasSuffix(FileName.configuration)
        || name.hasSuffix(FileName.badges)
    else { return nil }
    let lower = name.lowercased()
    guard lower.count == name.count else { return nil }
    var rest = lower[...]
    if let word = ConflictWords.wideCopies.first(where: { lower.hasPrefix($0) }) {
      rest = rest.dropFirst(word.count)
    } else {
      let word = rest.prefix { $0.isLetter }
      guard ConflictWords.copies.contains(String(word)) else { return nil }
      rest = rest.dropFirst(word.count)
    }
    if rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")"), isCounter(rest[..<end].dropFirst(2)) {
      rest = rest[end...].dropFirst()
    }
    for word in ConflictWords.ofs where rest.hasPrefix(" \(word) ") { rest = rest.dropFirst(word.count + 1) }
    rest = rest.drop { " -–—~".contains($0) }
    return rest.isEmpty || rest.count == lower.count ? nil : String(name.suffix(rest.count))
  }

  /// ` (words in whatever language 2026-01-12)`, with a counter or without one.
  private static func isDated(_ mark: Substring) -> Bool {
    guard mark.hasPrefix(" ("), mark.hasSuffix(")") else { return false }
    var words = mark.dropFirst(2).dropLast()
    if let counter = words.lastIndex(of: "("), isCounter(words[words.index(after: counter)...]) {
      words = words[..<counter]
      while let last = words.last, last == " " || last == ")" { words.removeLast() }
    }
    return words.count > 11 && words.dropLast(10).last == " "
      && Day(iso: Array(words.suffix(10).utf8)[...]) != nil
  }

  /// `-DESKTOP-1A2B3C`, `-Janes-MBP`, `-Janes-MacBook`: letters, digits and hyphens that hold two capitals together, or
  /// one within a word or beside a digit.
  private static func isHost(_ mark: Substring) -> Bool {
    let host = mark.dropFirst()
    guard mark.first == "-", host.allSatisfy({ $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) })
    else {
      return false
    }
    if !host.contains(where: \.isLowercase) { return host.contains(where: \.isUppercase) }
    return zip(host, host.dropFirst()).contains { first, second in
      second.isUppercase && (first.isLetter || first.isNumber) || first.isUppercase && second.isNumber
    }
  }

  /// What follows what may stand between a stem and a word: ` - `, ` `.
  private static func passedSeparator(_ text: Substring) -> Substring {
    for separator in [" - ", " – ", " — ", " "] where text.hasPrefix(separator) {
      return text.dropFirst(separator.count)
    }
    return text
  }

  private static func isCounter(_ text: Substring) -> Bool {
    (1...3).contains(text.count) && text.allSatisfy(\.isASCIIDigit)
  }

  /// `3rd`, `2nd`, `4th`, `3`
  private static func isOrdinal(_ word: String) -> Bool {
    let digits = word.prefix(while: \.isASCIIDigit)
    return isCounter(digits)
      && ["", "st", "nd", "rd", "th", "e", "ª", "º"].contains(word.dropFirst(digits.count))
  }

  /// `20260112-103045`
  private static func isStamp(_ text: Substring) -> Bool {
    text.count == 15 && text.filter(\.isASCIIDigit).count == 14 && text.dropFirst(8).first == "-"
  }

  /// `jan-12-103045-2026`, or without seconds.
  private static func isStationTime(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, ConflictWords.months.contains(String(parts[0])) else { return false }
    return [1...2, 4...6, 4...4].enumerated().allSatisfy { place, counts in
      counts.contains(parts[place + 1].count) && parts[place + 1].allSatisfy(\.isASCIIDigit)
    }
  }
}

extension Character {
  /// Whether it is a digit from 0 to 9, with no mark on it.
  var isASCIIDigit: Bool { isASCII && isNumber }
}

extension [String] {
  /// Whether some words stand side by side in these.
  fileprivate func hold(_ phrase: [String]) -> Bool {
    guard count >= phrase.count else { return false }
    return (0...(count - phrase.count)).contains { self[$0..<($0 + phrase.count)].elementsEqual(phrase) }
  }
}
