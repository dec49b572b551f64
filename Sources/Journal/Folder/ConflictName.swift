/// How sure it is that a name was made by a sync service.
enum ConflictName: Hashable {
  case certain
  /// A host's name after a hyphen, or words with a date in parentheses: a person's own file may look so.
  case possible

  /// Looks at what follows the stem of a name, with its ending; nil if no service is known to write it so.
  init?(_ rest: String, endings: [String]) {
    // rclone puts its mark behind the ending or before it.
    for ending in endings where rest.hasPrefix(ending + ".") {
      // Older versions doubled the point.
      let mark = rest.dropFirst(ending.count + (rest.hasPrefix(ending + "..") ? 2 : 1))
      guard ConflictName.isNumbered(mark) else { continue }
      self = .certain
      return
    }
    guard let ending = endings.first(where: { rest.hasSuffix($0) }) else { return nil }
    let mark = String(rest.dropLast(ending.count))
    guard !mark.isEmpty else { return nil }
    if ConflictName.isCertain(mark) {
      self = .certain
    } else if ConflictName.isHost(mark) || ConflictName.isDated(mark) {
      self = .possible
    } else {
      return nil
    }
  }

  private static func isCertain(_ mark: String) -> Bool {
    let lower = mark.lowercased()
    if lower.hasPrefix(" ("), lower.hasSuffix(")"), saysConflict(lower) { return true }
    if lower.hasPrefix("_conflict-") { return isStamp(lower.dropFirst("_conflict-".count)) }
    if lower.hasPrefix(".sync-conflict-") {
      return isStamp(lower.dropFirst(".sync-conflict-".count).prefix(15))
    }
    if lower.hasPrefix(".") {
      return lower.dropFirst().split(separator: ".").allSatisfy(isNumbered)
    }
    if lower.hasPrefix("-"), let backup = lower.firstPlace(of: "-safebackup-") {
      let number = lower[backup.upperBound...]
      return number.count == 4 && number.allSatisfy(\.isASCIIDigit)
    }
    return isCopy(lower)
  }

  /// ` 2`, ` copy`, ` copy 2`, `(1)`, ` (1)`, ` - copy`, ` - copy (2)`, and the same in other languages.
  private static func isCopy(_ mark: String) -> Bool {
    var rest = Substring(mark)
    var hasWord = false
    for dash in [" - ", " – ", " — ", " "] where !hasWord && rest.hasPrefix(dash) {
      for word in copyWords where rest.dropFirst(dash.count).hasPrefix(word) {
        rest = rest.dropFirst(dash.count + word.count)
        hasWord = true
        break
      }
    }
    if rest.isEmpty { return hasWord }
    if rest.hasPrefix(" "), isCounter(rest.dropFirst()) { return true }
    if rest.hasPrefix(" (") { rest.removeFirst() }
    return rest.hasPrefix("(") && rest.hasSuffix(")") && isCounter(rest.dropFirst().dropLast())
  }

  /// Up to three digits; with four it would be a year.
  private static func isCounter(_ text: Substring) -> Bool {
    (1...3).contains(text.count) && text.allSatisfy(\.isASCIIDigit)
  }

  /// The words that Explorer and Finder use for a copy.
  private static let copyWords = [
    "copy", "kopie", "kópia", "kopia", "kopi", "copia", "cópia", "copie", "копия", "копія", "コピー", "副本", "复制",
    "복사본",
  ]

  private static let phrases = [
    "conflicted copy", "conflicting copy", "case conflict", "unicode encoding conflict", "sfconflict",
    "selective sync conflict", "copie en conflit", "copia conflictiva", "copia en conflicto",
    "copia in conflitto", "cópia em conflito", "cópia conflitante", "conflicterende kopie", "問題のあるコピー",
    "的冲突副本", "的衝突複本", "충돌된 사본",
  ]

  /// Words of languages that bend them, each with the one for a copy that stands with it.
  private static let roots = [("konflikt", "kop"), ("konflikt", "kóp"), ("конфл", "коп")]

  private static func saysConflict(_ mark: String) -> Bool {
    phrases.contains { mark.holds($0) } || roots.contains { mark.holds($0) && mark.holds($1) }
  }

  /// ` (words in whatever language 2026-01-12)`, with a counter or without one.
  private static func isDated(_ mark: String) -> Bool {
    guard mark.hasPrefix(" ("), mark.hasSuffix(")") else { return false }
    var words = mark.dropFirst(2).dropLast()
    if let counter = words.lastIndex(of: "("), isCounter(words[words.index(after: counter)...]) {
      words = words[..<counter]
      while let last = words.last, last == " " || last == ")" { words.removeLast() }
    }
    return words.count > 11 && words.dropLast(10).last == " "
      && Day(iso: Array(words.suffix(10).utf8)[...]) != nil
  }

  /// `20260112-103045`
  private static func isStamp(_ text: Substring) -> Bool {
    let digits = text.filter(\.isASCIIDigit)
    return text.count == 15 && digits.count == 14 && text.dropFirst(8).first == "-"
  }

  /// `conflict`, `conflict2`, `path1`
  private static func isNumbered(_ text: Substring) -> Bool {
    let lower = text.lowercased()
    return ["conflict", "path"].contains { word in
      lower.hasPrefix(word) && lower.dropFirst(word.count).allSatisfy(\.isASCIIDigit)
        && (word == "conflict" || lower.count > word.count)
    }
  }

  /// `-DESKTOP-1A2B3C`: capitals, digits and hyphens with at least one capital.
  private static func isHost(_ mark: String) -> Bool {
    let host = mark.dropFirst()
    return mark.hasPrefix("-") && host.contains { $0.isUppercase }
      && host.allSatisfy { $0 == "-" || $0.isASCIIDigit || ("A"..."Z").contains($0) }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
