extension LineReader {
  /// Parts that look meant otherwise in one line: hints on text, a near name of a tick, control characters.
  ///
  /// They are of line 0: its number is not known here. The reading is that of the same line.
  package func doubts(of line: Line, _ reading: LineReading, in file: DayFile) -> [Problem] {
    file.source.withSpan { doubts(of: line, reading.meaning, in: $0) }
  }

  /// Parts that look meant otherwise in one line of a text, as problems of line 0.
  func doubts(of line: Line, _ meaning: LineMeaning, in text: Span<UInt8>) -> [Problem] {
    var doubts: [Problem] = []
    if line.isValid { addControlCharacters(line, text, &doubts) }
    switch meaning {
    case .text:
      if line.isValid, line.shape == .plain, let hint = hint(line, text) { doubts.append(hint) }
    case .tick(let tick):
      guard tick.subject == nil, !configuration.declaresNothing, let near = near(tick.name, text) else {
        break
      }
      let name = string(text, Int(tick.name.lowerBound), Int(tick.name.upperBound))
      doubts.append(
        Problem(
          .nearName(name, near: near.name), at: tick.name, from: line.start, fix: (near.range, near.name)))
    case .entry, .goal, .blank, .comment, .marker, .broken: break
    }
    return doubts
  }

  /// The declared name that a name, or its first words, is near to, with the bytes it stands for.
  private func near(_ range: Range<Int32>, _ text: Span<UInt8>) -> (name: String, range: Range<Int32>)? {
    var ends: [Int] = []
    var place = Int(range.lowerBound)
    // One blank more than the longest name has is one letter added; what is longer is near to none.
    while place < range.upperBound, ends.count <= vocabulary.longestWordCount {
      while place < range.upperBound, blankLength(text, place, Int(range.upperBound)) == 0 { place += 1 }
      ends.append(place)
      place = skippingBlanks(text, place, Int(range.upperBound))
    }
    for end in ends.reversed() where end - Int(range.lowerBound) <= 400 {
      if let near = vocabulary.near(string(text, Int(range.lowerBound), end)) {
        return (near, range.lowerBound..<Int32(end))
      }
    }
    return nil
  }

  /// Notes each run of control characters, by the first of them.
  private func addControlCharacters(_ line: Line, _ text: Span<UInt8>, _ doubts: inout [Problem]) {
    let end = Int(line.end)
    var place = Int(line.start)
    while place < end {
      let start = place
      while let length = controlLength(text, place, end) { place += length }
      if place > start {
        let range = Int32(start)..<Int32(place)
        let value = UInt32(text[start] == 0xC2 ? text[start + 1] : text[start])
        doubts.append(
          Problem(.controlCharacter(value), at: range, from: line.start, fix: (range, "")))
      }
      place += 1
    }
  }

  /// The length in bytes of the control character at a place; nil if there is none.
  private func controlLength(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int? {
    guard place < end else { return nil }
    let byte = text[place]
    if (byte < 0x20 && byte != Byte.tab) || byte == 0x7F { return 1 }
    return byte == 0xC2 && place + 1 < end && text[place + 1] < 0xA0 ? 2 : nil
  }

  /// The apparent intended meaning of a line of text; nil if it looks like text.
  private func hint(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    let words = allWords(text, from: start, end)
    guard let first = words.first else { return nil }
    if let match = vocabulary.match(text, at: start, end) { return hint(match, line, text) }
    if words.count > 1, first.end - first.start == 1, text[start].lowercased == UInt8(ascii: "x"),
      text[start] == UInt8(ascii: "x")
    {
      return todoHint(words, line, text)
    }
    return undeclaredHint(words, line, text)
  }

  /// A declared name without what makes it count.
  private func hint(_ match: Vocabulary.Match, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let words = allWords(text, from: match.end, Int(line.end))
    switch match.subject {
    case .habit(let place):
      // Alone, or before a time, a tag or a comment: prose goes on with words.
      let isMeant =
        words.first.map { first in
          first.form == .comment || first.form == .tag || first.form == .keyed
            || isTimeWord(text, first, upTo: Int(line.end))
        } ?? true
      guard isMeant else { return nil }
      return Problem(
        .unboxedHabit(configuration.habits[place].name), at: line.content..<Int32(match.end),
        from: line.start, fix: (line.content..<line.content, "[x] "))
    case .measure(let place):
      let declared = configuration.measures[place]
      let context = amounts.context(of: place, allowsBare: false)
      for word in words where word.form == .number {
        guard case .amount(let amount) = amounts.read(text, word, upTo: Int(line.end), in: context) else {
          continue
        }
        let range = Int32(word.start)..<Int32(amount.end)
        let typed = string(text, Int(range.lowerBound), Int(range.upperBound))
        return Problem(
          .misplacedAmount(measure: declared.name, amount: typed), at: range, from: line.start)
      }
      return nil
    }
  }

  private func isTimeWord(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    if case .time = readTime(text, word, upTo: end) { true } else { false }
  }

  /// `x breakfast`, `x 2026-01-12 breakfast`.
  private func todoHint(_ words: ContiguousArray<Word>, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    var index = 1
    while index < words.count - 1, Day(string(text, words[index].start, words[index].end)) != nil {
      index += 1
    }
    let name = words[index]
    guard name.form != .comment else { return nil }
    let range = Int32(words[0].start)..<Int32(name.start)
    let end = words.last.map { $0.form == .comment ? $0.start : $0.end } ?? Int(line.end)
    let subject = string(text, name.start, end)
    return Problem(.todoStyle(subject.trimmed), at: range, from: line.start, fix: (range, "[x] "))
  }

  /// A name that is not declared and an amount right after it.
  private func undeclaredHint(
    _ words: ContiguousArray<Word>, _ line: Line, _ text: Span<UInt8>
  ) -> Problem? {
    guard words.count > 1, words[0].form == .plain, text[words[0].start].isLetterLike,
      words[1].form == .number,
      !configuration.declaresNothing
    else { return nil }
    let name = string(text, words[0].start, words[0].end)
    let near = vocabulary.near(name)
    guard case .amount = amounts.read(text, words[1], upTo: Int(line.end), in: .free) else { return nil }
    let range = words[0].range
    return Problem(
      .undeclaredName(name, near: near), at: range, from: line.start, fix: near.map { (range, $0) })
  }
}
