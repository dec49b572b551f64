/// Ticks of no declared name that are likely of one: `[x] gym17:00`, `[x] gym,legs`, `[x] brekfast`.
extension LineReader {
  /// A time before a declared name that is not read as one, in a tick of no declared name: `[x] (10:30) gym`,
  /// `[x] **10:30** gym`, `[x] 10.30 gym`, `[x] at 10:30 gym`.
  func timeBeforeName(_ tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(tick.name.lowerBound), Int(line.end))
    if let odd = oddTime(text, from: start, end), odd.isOdd, !odd.isRange,
      vocabulary.match(text, at: odd.next, end) != nil
    {
      return Problem(
        .oddTime(string(text, start, odd.next).trimmed, meant: odd.time), at: Int32(start)..<Int32(odd.end),
        from: line.start, fix: (Int32(start)..<Int32(odd.next), "\(odd.time) "))
    }
    var first = word(text, at: start, end)
    if TypedWords.atTime.holds(string(text, start, min(first.end, start + 4)).lowercased()) {
      guard let next = Cursor(first.end, upTo: end).followingWord(text) else { return nil }
      first = next
    }
    var (inner, innerEnd) = (first.start, first.end)
    while inner < innerEnd, "([<{@*_`=~\"".utf8.contains(text[inner]) { inner += 1 }
    while innerEnd > inner, ")]>},:*_`=~\"".utf8.contains(text[innerEnd - 1]) { innerEnd -= 1 }
    guard innerEnd > inner, text[inner].isDigit else { return nil }
    let bare = word(text, at: inner, innerEnd)
    let typed = string(text, inner, innerEnd)
    guard let time = pointedTime(text, bare) ?? TimeOfDay(typed: typed),
      case let name = skippingBlanks(text, first.end, end), name > first.end, name < end,
      vocabulary.match(text, at: name, end) != nil
    else { return nil }
    let range = Int32(start)..<Int32(first.end)
    return Problem(
      .oddTime(string(text, start, first.end), meant: time), at: range, from: line.start,
      fix: (range, time.description))
  }

  /// A habit behind a word that says that it was left out or that there was none, as the whole name of a tick:
  /// `[x] skipped gym`, `[-] no gym`.
  func nameLeftOut(_ tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !isImplied, !configuration.declaresNothing,
      case (let start, let end) = (Int(tick.name.lowerBound), Int(tick.name.upperBound)),
      case let first = word(text, at: start, end), first.end < end,
      case let name = skippingBlanks(text, first.end, end), name < end,
      let match = vocabulary.match(text, at: name, end), match.end == end, case .habit = match.subject,
      case let typed = string(text, first.start, first.end).lowercased(),
      TypedWords.leftOut.holds(typed) || TypedWords.ofNouns.holds(typed)
    else { return nil }
    let meant = string(text, name, end)
    return Problem(
      .nearName(string(text, start, end), near: meant), at: tick.name, from: line.start,
      fix: (line.box..<tick.name.upperBound, "[\(Mark.skipped.symbol)] \(meant)"))
  }

  /// A declared name with a mark and more stuck to it, in a tick of no declared name: `[x] gym,legs`, `[x] gym!!`.
  func nameBeforeMark(_ tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !configuration.declaresNothing, !isImplied else { return nil }
    if let quoted = nameInQuotes(tick, line, text) { return quoted }
    let start = Int(tick.name.lowerBound)
    let first = word(text, at: start, Int(tick.name.upperBound))
    if let nameEnd = endOfName(stuckToTimeIn: first, text) {
      let name = string(text, start, nameEnd)
      return Problem(
        .nearName(string(text, start, first.end), near: name), at: first.range, from: line.start,
        fix: (first.range, "\(name) \(string(text, nameEnd, first.end))"))
    }
    var place = start
    while place < first.end, signLength(text, place) == 0 { place += 1 }
    guard place > start, place < first.end, partsWords(text, place) || isBeforeTime(text, place, first.end),
      let match = vocabulary.match(text, at: start, place), match.end == place
    else { return nil }
    // Of two words only two names are two: `read/write`.
    if text[place] == Byte.slash,
      first.end < Int(tick.name.upperBound) || vocabulary.match(text, at: place + 1, first.end) == nil
    {
      return nil
    }
    var behind = place
    while behind < first.end, signLength(text, behind) > 0 { behind += signLength(text, behind) }
    let name = string(text, start, place)
    let rest = string(text, min(behind, first.end), first.end)
    // A bracket stays with what is in it.
    let fix =
      text[place] == UInt8(ascii: "(")
      ? (Int32(place)..<Int32(place), " ") : (first.range, rest.isEmpty ? name : "\(name), \(rest)")
    return Problem(
      .nearName(string(text, start, first.end), near: name), at: first.range, from: line.start, fix: fix)
  }

  /// Whether a mark that parts words stands at a place: a comma, `!`, an arrow; `read/write`, `run.sh` and `gym’s` are
  /// words.
  private func partsWords(_ text: Span<UInt8>, _ place: Int) -> Bool {
    switch text[place] {
    case Byte.comma, Byte.slash, Byte.plus, UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "~"), UInt8(ascii: "("), UInt8(ascii: "|"), UInt8(ascii: "&"):
      true
    case Byte.at: beginsTimeOrEnds(UInt8(truncatingIfNeeded: text.eightBytes(from: place) &>> 8))
    default:
      // An arrow or a dash.
      text.eightBytes(from: place) & 0xFFFF == 0x86E2
        || text.eightBytes(from: place) & 0xFE_FFFF == 0x94_80E2
        || text.eightBytes(from: place) & 0xFF_FFFF == 0x93_80E2
    }
  }

  /// Whether a point, a hyphen or a `_` stands at a place before a time: `gym.8:10`.
  private func isBeforeTime(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    guard "._-".utf8.contains(text[place]), place + 1 < end, text[place + 1].isDigit
    else {
      return false
    }
    if case .time = readTime(text, numeral(place + 1, end), upTo: end) { return true }
    return false
  }

  /// Whether a byte behind an `@` is the first of a time, or none of the same word; 0 is that of the text's end.
  private func beginsTimeOrEnds(_ byte: UInt8) -> Bool { byte.isDigit || byte <= Byte.blank }

  /// The declared name that a name, or its first words, is near to, with the bytes it stands for.
  func near(_ range: Range<Int32>, _ text: Span<UInt8>) -> (name: String, range: Range<Int32>)? {
    var ends: [Int] = []
    var place = Int(range.lowerBound)
    // One blank more than the longest name has is one letter added; what is longer is near to none.
    while place < range.upperBound, ends.count <= vocabulary.longestWordCount {
      while place < range.upperBound, blankLength(text, place, Int(range.upperBound)) == 0 { place += 1 }
      ends.append(place)
      place = skippingBlanks(text, place, Int(range.upperBound))
    }
    for end in ends.reversed() where end - Int(range.lowerBound) <= 400 {
      let typed = string(text, Int(range.lowerBound), end)
      // What is declared itself, `vody`, is no slip of another name.
      guard vocabulary.subject(named: typed) == nil else { continue }
      let isWhole = end == range.upperBound
      if let near = nearName(typed) ?? (isWhole ? singular(of: typed) : nil) {
        return (near, range.lowerBound..<Int32(end))
      }
    }
    return nil
  }

  /// The declared name of three letters that a word is the plural of, `gyms`, or has one letter more of at its end, the last
  /// one again or its neighbour, `gymm`, `gymn`: with more letters it is nearly declared.
  private func singular(of typed: String) -> String? {
    if let meant = verb(of: typed) ?? name(meantBy: typed) ?? mistaken(typed) { return meant }
    guard typed.utf8.count == 4, let last = typed.lowercased().last else { return nil }
    let name = String(typed.dropLast())
    guard vocabulary.subject(named: name) != nil, let before = name.lowercased().last else { return nil }
    return last == "s" || last == before || Set([last, before]) == ["m", "n"] ? name : nil
  }

  /// The habit of four letters and more that an English word says was done: `flossed`, `stretching`, `exercising`.
  func verb(of typed: String) -> String? {
    let word = typed.lowercased()
    for (ending, own) in [("ing", ""), ("ing", "e"), ("ed", ""), ("d", "")] where word.hasSuffix(ending) {
      let name = word.dropLast(ending.count) + own
      if name.utf8.count > 3, case .habit? = vocabulary.subject(named: String(name)) { return String(name) }
    }
    return nil
  }

  /// What is measured by another name of the same kind of exercise, or of sleep: `ran`, `slept`.
  func name(meantBy typed: String) -> String? {
    let word = typed.lowercased()
    let names =
      TypedWords.exercises.first { $0.holds(word) } ?? TypedWords.verbs.first { $0.words.holds(word) }?.names
    return names.flatMap { names in configuration.measures.first { $0.isCalled(names) }?.name }
  }

  /// The habit of three letters from which a word differs in one letter alone, a neighbour on the keyboard or the one that
  /// has its place on another keyboard: `gyn`, `gzm`. Were more letters allowed, any short word would be near to a name.
  private func mistaken(_ typed: String) -> String? {
    guard typed.utf8.count == 3 else { return nil }
    let letters = Array(Vocabulary.folded(typed).utf8)
    return vocabulary.names.first { name in
      guard name.text.utf8.count == 3, case .habit = name.subject else { return false }
      let declared = Array(Vocabulary.folded(name.text).utf8)
      guard declared.count == letters.count else { return false }
      let changed = letters.indices.filter { letters[$0] != declared[$0] }
      return changed.count == 1
        && [Set("mn".utf8), Set("yz".utf8)].contains(Set(changed.flatMap { [letters[$0], declared[$0]] }))
    }?.text
  }

  /// A declared name in quotes, or behind an `@` or another sign of a tag, that is all of a tick's name: `[x] 'gym'`,
  /// `[x] @gym`, `[x] #habit/gym`.
  private func nameInQuotes(_ tick: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !text[Int(tick.name.lowerBound)].isASCIILetter else { return nil }
    let typed = string(text, Int(tick.name.lowerBound), Int(tick.name.upperBound))
    guard let first = typed.first, "'‘’“”„\"`@+#".contains(first) else { return nil }
    var name = typed.filter { !"'‘’“”„\"`@+#".contains($0) }
    // `#habit/gym`
    if first == "#", let slash = name.lastIndex(of: "/") { name.removeSubrange(...slash) }
    guard name.count > 1, vocabulary.subject(named: name) != nil else { return nil }
    return Problem(.nearName(typed, near: name), at: tick.name, from: line.start, fix: (tick.name, name))
  }

  /// The end of the declared name at the beginning of a word that has a time stuck to it, `gym17:00`; nil of any other
  /// word.
  func endOfName(stuckToTimeIn word: Word, _ text: Span<UInt8>) -> Int? {
    var place = word.start
    while place < word.end, !text[place].isDigit { place += 1 }
    let time = numeral(place, word.end).withoutMark(text)
    guard place > word.start, place < time.end, text[place - 1].isLetterLike,
      case .time(let read) = readTime(text, time, upTo: time.end), read.end == time.end,
      let match = vocabulary.match(text, at: word.start, place), match.end == place
    else { return nil }
    return place
  }

  /// What is told of a line of text with a declared name that has a time stuck to it: a tag, by its form.
  func nameStuckToTime(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    for piece in pieces {
      guard case .tag = piece.role,
        case let word = Word(start: piece.start, end: piece.end, form: .keyed, colon: -1),
        let nameEnd = endOfName(stuckToTimeIn: word, text),
        let match = vocabulary.match(text, at: piece.start, nameEnd)
      else { continue }
      let name = string(text, piece.start, nameEnd)
      let parted = "\(name) \(string(text, nameEnd, piece.end))"
      let isFirst = piece.start == Int(line.content)
      if case .habit(let habit) = match.subject {
        return Problem(
          .unboxedHabit(configuration.habits[habit].name, .done), at: piece.range, from: line.start,
          fix: isFirst ? (piece.range, "[\(Mark.done.symbol)] \(parted)") : nil)
      }
      return Problem(
        .nearName(string(text, piece.start, piece.end), near: name), at: piece.range, from: line.start,
        fix: isFirst && pieces.count == 1 ? (piece.range, parted) : nil)
    }
    return nil
  }

  /// A declared name behind a picture, in a tick that is not done and has nothing else but times and tags:
  /// `[ ] 🏋️ Gym`.
  func nameBehindPicture(
    _ pieces: [TextPiece], of tick: Statement, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard let first = pieces.first, case .sign = first.role, text[first.start] >= 0x80,
      pieces.count(where: { $0.name != nil }) == 1,
      pieces.allSatisfy({ $0.name != nil || !$0.isWord })
    else { return nil }
    return nameAmongSigns(pieces, of: tick, line, text)
  }

  /// What a done one-off is where it is declared names alone, with a comma or an `and` between them: several of them,
  /// `[x] water and coffee`.
  func joinedNames(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard !isImplied, pieces.count > 2 else { return nil }
    var names: [TextPiece] = []
    for piece in pieces {
      switch piece.role {
      case .name: names.append(piece)
      case .time, .tag: break
      default: guard isJoint(piece, text) else { return nil }
      }
    }
    guard names.count > 1, let first = pieces.first, first.name != nil, names[1].name != first.name else {
      return nil
    }
    let isSure = names[..<2].allSatisfy {
      if case .measure(let measure)? = $0.name { amounts.facts[measure].hasCup } else { true }
    }
    // A time between the names is that of the first.
    let before = pieces.last { $0.start < names[1].start && !isJoint($0, text) } ?? first
    let lead = "\n" + string(text, Int(line.start), Int(line.content))
    return Problem(
      .gluedLines(string(text, names[1].start, pieces[pieces.count - 1].end)),
      at: Int32(names[1].start)..<Int32(pieces[pieces.count - 1].end), from: line.start,
      fix: isSure ? (Int32(before.end)..<Int32(names[1].start), lead) : nil)
  }
}
