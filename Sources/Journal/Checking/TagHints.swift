/// Tags of measures that look meant and count for nothing.
extension LineReader {
  /// A measure's key with a colon or `=` before a number, from a place of the line on.
  func spacedTag(_ line: Line, _ text: Span<UInt8>, from start: Int) -> Problem? {
    let end = Int(line.end)
    guard start < end, end - start <= LineReader.longestMeant else { return nil }
    guard (start..<end).contains(where: { mayEndKey(text, $0, end) || mayBeginTag(text, $0) }) else {
      return nil
    }
    var place = start
    while let key = nextPiece(of: text, from: place, end, tellingWords: false) {
      place = max(key.end, key.start + 1)
      if let told = stuckTag(key, line, text, from: start) ?? nearKey(key, line, text)
        ?? (key.start > start ? wordTag(key, line, text) : nil)
      {
        return told
      }
      guard case .name(.measure(let measure), let hasColon) = key.role else { continue }
      var value = nextPiece(of: text, from: place, end, tellingWords: false)
      var isKey = hasColon
      if let sign = value, case .sign = sign.role {
        let isAlone = sign.end - sign.start == (text[sign.start] < 0x80 ? 1 : 3)
        isKey = isKey || isAlone && mayEndKey(text, sign.start, end)
        value = nextPiece(of: text, from: max(sign.end, sign.start + 1), end, tellingWords: false)
      }
      // `kcal: ~420`
      if let sign = value, case .sign = sign.role, text[sign.start] == UInt8(ascii: "~") {
        value = nextPiece(of: text, from: sign.end, end, tellingWords: false)
      }
      guard isKey, let value else { continue }
      switch value.role {
      case .amount, .number: break
      case .name, .numberWord, .article, .unit, .time, .date, .tag, .filler, .vague, .sign, .word: continue
      }
      let range = value.start..<endOfGroups(value, text, end)
      let typed = string(text, range.lowerBound, range.upperBound)
      // `Next steps: 1. call Jana`, `water: 1 250 Kč`
      if case .number = value.role, isOrdinal(range, text, end) || isPriced(range, text, end) {
        return uncounted(key, line)
      }
      // What can be read in two ways is no tag's value either: `kcal: 1,250`.
      if case .number(.ambiguous, _) = amounts.read(
        text, numeral(range.lowerBound, range.upperBound), upTo: range.upperBound,
        in: amounts.context(of: measure))
      {
        return uncounted(key, line)
      }
      if case .number(hasSign: false) = value.role,
        let vessel = vessel(before: key, of: measure, text, from: start)
      {
        let (name, counted) = (string(text, key.start, key.end), string(text, vessel.start, vessel.end))
        let range = Int32(vessel.start)..<Int32(range.upperBound)
        let meant = typed.filter { !$0.isWhitespace } + counted.lowercased()
        return Problem(
          .spacedTag(key: name, value: meant), at: range, from: line.start, fix: (range, "\(name):\(meant)"))
      }
      return Problem(
        .spacedTag(key: string(text, key.start, key.end), value: typed),
        at: Int32(key.start)..<Int32(range.upperBound), from: line.start,
        fix: correction(key, range, text, end))
    }
    return nil
  }

  /// Whether a number has a point and a word behind it, as one of a list has: `1. call`.
  private func isOrdinal(_ number: Range<Int>, _ text: Span<UInt8>, _ end: Int) -> Bool {
    guard number.upperBound < end, numeral(number.lowerBound, number.upperBound).isWhole(text),
      text[number.upperBound] == Byte.point || text[number.upperBound] == UInt8(ascii: ")")
    else { return false }
    return Cursor(number.upperBound + 1, upTo: end).followingWord(text).map { text[$0.start].isLetterLike }
      ?? false
  }

  /// Whether a number is a price.
  private func isPriced(_ number: Range<Int>, _ text: Span<UInt8>, _ end: Int) -> Bool {
    guard !countsMoney, let next = nextPiece(of: text, from: number.upperBound, end, tellingWords: false)
    else { return false }
    return isPriceOrLink(next, text)
  }

  /// The vessel before a name that says what its number counts: the `glasses` of `glasses of water: 3`.
  private func vessel(
    before key: TextPiece, of measure: Int, _ text: Span<UInt8>, from start: Int
  ) -> TextPiece? {
    guard key.start > start, configuration.measures[measure].unit.kind == .volume else { return nil }
    let before = pieces(of: text, from: start, key.start)
    let last = before.last?.isFiller == true ? before.dropLast().last : before.last
    guard let last, case .unit(isVessel: true, _) = last.role else { return nil }
    return last
  }

  /// A tag whose key is nearly a measure's name, with a number: `protien:30g`.
  private func nearKey(_ piece: TextPiece, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .tag = piece.role, text[piece.start].isLetterLike,
      let colon = (piece.start..<piece.end).first(where: { text[$0] == Byte.colon }),
      colon > piece.start, colon + 1 < piece.end, text[colon + 1].isDigit,
      vocabulary.match(text, at: piece.start, colon)?.end != colon,
      case let key = string(text, piece.start, colon), vocabulary.subject(named: key) == nil,
      let near = nearName(key) ?? fourLetters(of: key),
      case .measure(let measure)? = vocabulary.subject(named: near),
      // `step:1` and `weights:20kg` are tags of a person's own.
      !isOwn(key, beside: near, of: measure)
    else { return nil }
    let (range, name) = (Int32(piece.start)..<Int32(colon), configuration.measures[measure].name)
    return Problem(.nearName(key, near: name), at: range, from: line.start, fix: (range, name))
  }

  /// Whether a key is the plural of a value's name or the singular of one: a tag of a person's own.
  private func isOwn(_ key: String, beside near: String, of measure: Int) -> Bool {
    key.lowercased() + "s" == near.lowercased()
      || configuration.measures[measure].aggregate != .sum && key.lowercased() == near.lowercased() + "s"
  }

  /// The measure's name of four letters of which a key has three, the first among them: `kcl` of `kcal`.
  private func fourLetters(of key: String) -> String? {
    guard key.utf8.count == 3 else { return nil }
    let typed = Vocabulary.folded(key)
    return vocabulary.names.first { name in
      guard name.text.utf8.count == 4, case .measure = name.subject else { return false }
      let folded = Vocabulary.folded(name.text)
      return folded.first == typed.first && isOneLetterApart(folded, typed)
    }?.text
  }

  /// Whether the sign of a tag stands at a place, behind a blank and before a letter.
  private func mayBeginTag(_ text: Span<UInt8>, _ place: Int) -> Bool {
    switch text[place] {
    case Byte.plus, Byte.at, Byte.hash: place > 0 && text[place - 1].isBlank
    default: false
    }
  }

  /// A tag that is a measure's name, `+water`, before an amount that fits it.
  private func wordTag(_ piece: TextPiece, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .tag = piece.role, mayBeginTag(text, piece.start), piece.end - piece.start > 1,
      let match = vocabulary.match(text, at: piece.start + 1, piece.end), match.end == piece.end,
      case .measure(let measure) = match.subject,
      let amount = nextPiece(of: text, from: piece.end, Int(line.end), tellingWords: false),
      case .amount(configuration.measures[measure].unit.kind) = amount.role
    else { return nil }
    let (name, value) = (configuration.measures[measure].name, string(text, amount.start, amount.end))
    let range = Int32(piece.start)..<Int32(amount.end)
    return Problem(
      .spacedTag(key: name, value: value), at: range, from: line.start,
      fix: (range, "\(name):\(value.filter { !$0.isWhitespace })"))
  }

  /// The end of a part that is a bare number, with the groups of three digits behind it: `1 250`.
  private func endOfGroups(_ number: TextPiece, _ text: Span<UInt8>, _ end: Int) -> Int {
    guard case .number = number.role, number.end - number.start <= 3 else { return number.end }
    var cursor = Cursor(number.end, upTo: end)
    while let word = cursor.followingWord(text)?.withoutMark(text), word.form == .number {
      let isClosed = ")]}>".utf8.contains(text[word.end - 1])
      let group = numeral(word.start, isClosed ? word.end - 1 : word.end)
      guard group.isGroup(text), group.isDecimal(text) else { break }
      cursor.place = group.end
      if isClosed { break }
    }
    return cursor.place
  }

  /// The correction of a tag that is apart from its value, without blanks in that, and without the brackets around both:
  /// within them it is a tag no more than before. Nil where it has a bracket alone.
  private func correction(
    _ key: TextPiece, _ value: Range<Int>, _ text: Span<UInt8>, _ end: Int
  ) -> (Range<Int32>, String)? {
    let typed = ":" + string(text, value.lowerBound, value.upperBound).filter { !$0.isWhitespace }
    guard key.start > 0, opensTag(text[key.start - 1]) else {
      return ((key.end..<value.upperBound).range, typed)
    }
    guard value.upperBound < end, ")]}>".utf8.contains(text[value.upperBound]) else { return nil }
    return ((key.start - 1..<value.upperBound + 1).range, string(text, key.start, key.end) + typed)
  }

  /// Whether a colon or `=` stands at a place, and not among the digits of a time.
  private func mayEndKey(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    switch text[place] {
    case Byte.colon:
      return place == 0 || place + 1 == end || !text[place - 1].isDigit || !text[place + 1].isDigit
    case UInt8(ascii: "="): return true
    // A colon of full width.
    case 0xEF: return text.eightBytes(from: place) & 0xFF_FFFF == 0x9A_BCEF
    default: return false
    }
  }

  /// Whether a byte may stand before a tag and keep it from being one: a bracket, a quote, a mark of Markdown.
  private func opensTag(_ byte: UInt8) -> Bool { "([{<\"'`*_".utf8.contains(byte) }

  /// A tag of a measure that what stands before it keeps from being one: `(kcal:400)`, `**kcal:400**`, `lunch,kcal:400`.
  private func stuckTag(
    _ piece: TextPiece, _ line: Line, _ text: Span<UInt8>, from start: Int
  ) -> Problem? {
    for colon in piece.start..<(piece.end - 1) where text[colon] == Byte.colon && text[colon + 1].isDigit {
      var key = colon
      while key > start, isPartOfKey(text[key - 1]) { key -= 1 }
      while key < colon, signLength(text, key) > 0 { key += signLength(text, key) }
      guard key > start, !text[key - 1].isBlank, text[key - 1] != Byte.hash,
        let match = vocabulary.match(text, at: key, piece.end), match.end == colon,
        case .measure(let measure) = match.subject
      else { continue }
      let isParted = text[key - 1] == Byte.comma || text[key - 1] == UInt8(ascii: ";")
      // Behind another measure's tag it is told with that.
      if isParted, let first = vocabulary.match(text, at: piece.start, key), text[first.end] == Byte.colon {
        continue
      }
      return Problem(
        .uncounted(name: configuration.measures[measure].name), at: Int32(key)..<Int32(piece.end),
        from: line.start, fix: isParted ? (Int32(key)..<Int32(key), " ") : nil)
    }
    return nil
  }
}
