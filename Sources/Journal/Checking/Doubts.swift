extension LineReader {
  /// Parts that look meant otherwise in one line: hints on text, a near name of a tick, control characters.
  ///
  /// They are of line 0: its number is not known here. The reading is that of the same line.
  package func doubts(of line: Line, _ reading: LineReading, in file: DayFile) -> [Problem] {
    file.source.withSpan {
      doubts(
        of: line, reading.meaning, isTold: !reading.problems.isEmpty, in: $0)
    }
  }

  /// Parts that look meant otherwise in one line of a text, as problems of line 0.
  ///
  /// `isTold` says that reading the line found a problem already: a line of text is told once.
  func doubts(of line: Line, _ meaning: LineMeaning, isTold: Bool, in text: Span<UInt8>) -> [Problem] {
    var doubts: [Problem] = []
    if line.isValid { addControlCharacters(line, text, &doubts) }
    switch meaning {
    case .text:
      if line.isValid, !isTold, line.shape == .plain, let hint = hint(line, text) { doubts.append(hint) }
    case .tick(let tick):
      if let spaced = spacedTag(line, text, from: Int(tick.headEnd)) { doubts.append(spaced) }
      if tick.subject == nil, tick.mark == .done, Int(line.end - line.content) <= LineReader.longestMeant,
        let misplaced = misplaced(
          pieces(of: text, from: Int(tick.name.lowerBound), Int(line.end)), line, text)
      {
        doubts.append(misplaced)
      }
      guard tick.subject == nil, !configuration.declaresNothing, let near = near(tick.name, text) else {
        break
      }
      let name = string(text, Int(tick.name.lowerBound), Int(tick.name.upperBound))
      doubts.append(
        Problem(
          .nearName(name, near: near.name), at: tick.name, from: line.start, fix: (near.range, near.name)))
    case .entry(let entry):
      if let spaced = spacedTag(line, text, from: Int(entry.headEnd)) { doubts.append(spaced) }
    case .goal, .blank, .comment, .marker, .broken: break
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
}
