extension LineReader {
  /// What looks meant otherwise in one line: hints on text, a near name of a tick, control characters.
  ///
  /// Ranges are of the line. The reading is that of the same line.
  package func doubts(of line: Line, _ reading: LineReading, in file: DayFile) -> [Problem] {
    var doubts: [Problem] = []
    file.source.withSpan { text in
      if line.isValid { addControlCharacters(line, text, &doubts) }
      switch reading.sense {
      case .text where line.isValid && line.shape == .plain:
        if reading.counting.isEmpty, let hint = hint(line, text) { doubts.append(hint) }
      case .tick where reading.subject == nil && !configuration.declaresNothing:
        let name = string(text, Int(reading.name.lowerBound), Int(reading.name.upperBound))
        if let near = near(name) {
          doubts.append(
            Problem(
              .nearName(name, near: near), line: nil, range: reading.name,
              fix: Fix(range: nearRange(reading.name, near, text), text: near)))
        }
      case .tick, .entry, .goal, .blank, .comment, .marker, .broken, .text: break
      }
    }
    return doubts.map { $0.placed(on: Int($0.line ?? 0), startingAt: line.start) }
  }

  /// The declared name that a name, or its first words, is near to.
  private func near(_ name: String) -> String? {
    if let near = vocabulary.near(name) { return near }
    let words = name.split(separator: " ")
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      if let near = vocabulary.near(words[..<count].joined(separator: " ")) { return near }
    }
    return nil
  }

  /// The part of a name that the near one stands for: the same number of words at most.
  private func nearRange(_ range: Range<Int32>, _ near: String, _ text: Span<UInt8>) -> Range<Int32> {
    let name = string(text, Int(range.lowerBound), Int(range.upperBound))
    if vocabulary.near(name) == near { return range }
    let words = name.split(separator: " ")
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      let head = words[..<count].joined(separator: " ")
      if vocabulary.near(head) == near {
        return range.lowerBound..<(range.lowerBound + Int32(head.utf8.count))
      }
    }
    return range
  }

  private func addControlCharacters(_ line: Line, _ text: Span<UInt8>, _ doubts: inout [Problem]) {
    for place in Int(line.start)..<Int(line.end) {
      let byte = text[place]
      let isControl = (byte < 0x20 && byte != Byte.tab) || byte == 0x7F
      let isWide = byte == 0xC2 && place + 1 < Int(line.end) && text[place + 1] < 0xA0
      guard isControl || isWide else { continue }
      let range = Int32(place)..<Int32(place + (isWide ? 2 : 1))
      let value = isWide ? UInt32(text[place + 1]) : UInt32(byte)
      doubts.append(
        Problem(.controlCharacter(value), line: nil, range: range, fix: Fix(range: range, text: "")))
    }
  }

  /// What a line of text looks meant as; nil if it looks like text.
  private func hint(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    var words: ContiguousArray<Word> = []
    appendWords(text, from: start, end, to: &words)
    guard let first = words.first else { return nil }
    if let match = vocabulary.match(text, at: start, end) { return hint(match, text, start, end) }
    if words.count > 1, first.end - first.start == 1, text[start].lowercased == UInt8(ascii: "x"),
      text[start] == UInt8(ascii: "x")
    {
      return todoHint(words, text, end)
    }
    return undeclaredHint(words, text)
  }

  /// A declared name without what makes it count.
  private func hint(_ match: Vocabulary.Match, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Problem? {
    var words: ContiguousArray<Word> = []
    appendWords(text, from: match.end, end, to: &words)
    switch match.subject {
    case .habit(let place):
      // Alone, or before a time, a tag or a comment: prose goes on with words.
      let isMeant =
        words.first.map { first in
          first.form == .comment || first.form == .tag || first.form == .keyed || isTimeWord(text, words)
        } ?? true
      guard isMeant else { return nil }
      let place0 = Int32(start)
      return Problem(
        .unboxedHabit(configuration.habits[place].name), line: nil, range: place0..<Int32(match.end),
        fix: Fix(range: place0..<place0, text: "[x] "))
    case .measure(let place):
      let declared = configuration.measures[place]
      let context = AmountContext(measure: place, kind: declared.unit.kind, allowsBare: false)
      for index in words.indices where words[index].form == .number {
        guard case .amount(let amount) = readAmount(text, words, at: index, in: context) else { continue }
        let range = Int32(words[index].start)..<Int32(words[amount.next - 1].end)
        let typed = string(text, Int(range.lowerBound), Int(range.upperBound))
        return Problem(.misplacedAmount(measure: declared.name, amount: typed), line: nil, range: range)
      }
      return nil
    }
  }

  private func isTimeWord(_ text: Span<UInt8>, _ words: ContiguousArray<Word>) -> Bool {
    if case .time = readTime(text, words, at: 0) { true } else { false }
  }

  /// `x breakfast`, `x 2026-01-12 breakfast`.
  private func todoHint(_ words: ContiguousArray<Word>, _ text: Span<UInt8>, _ end: Int) -> Problem? {
    var index = 1
    while index < words.count - 1, Day(string(text, words[index].start, words[index].end)) != nil {
      index += 1
    }
    let name = words[index]
    let range = Int32(words[0].start)..<Int32(name.start)
    let subject = string(text, name.start, words.last.map { $0.form == .comment ? $0.start : $0.end } ?? end)
    return Problem(.todoStyle(subject.trimmed), line: nil, range: range, fix: Fix(range: range, text: "[x] "))
  }

  /// A name that is not declared and an amount right after it.
  private func undeclaredHint(_ words: ContiguousArray<Word>, _ text: Span<UInt8>) -> Problem? {
    guard words.count > 1, words[0].form == .plain, text[words[0].start].isLetterLike,
      words[1].form == .number,
      !configuration.declaresNothing
    else { return nil }
    let name = string(text, words[0].start, words[0].end)
    let near = vocabulary.near(name)
    let context = AmountContext(measure: nil, kind: nil, allowsBare: false)
    guard case .amount = readAmount(text, words, at: 1, in: context) else { return nil }
    let range = words[0].range
    return Problem(
      .undeclaredName(name, near: near), line: nil, range: range,
      fix: near.map { Fix(range: range, text: $0) })
  }
}
