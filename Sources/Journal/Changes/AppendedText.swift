extension DayFile {
  /// Sets the mark of a line's box, and its time if one is given, and adds words to the end of what it says, before a
  /// comment; nil if that changes nothing.
  ///
  /// A comma separates the words from others, and they are left out where they end the line already. An amount that they
  /// begin with takes the place of the line's own.
  package func setting(
    _ mark: Mark, time: String?, text: String, inLine index: Int, by reader: LineReader
  ) -> Change? {
    let reading = reader.read(lines[index], of: self)
    var (edits, text) = (setting(mark, time: time, inLine: index, reading: reading)?.edits ?? [], text)
    let present = reading.amountRange.places
    if !present.isEmpty, let (amount, rest) = leadingAmount(of: text, for: reading, by: reader) {
      if source.text(present) != amount { edits.append(TextEdit(present, amount)) }
      text = rest
    }
    if !text.isEmpty, let edit = appending(text, toLine: index, reading, by: reader) { edits.append(edit) }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    return edits.isEmpty ? nil : Change(edits: edits, line: index)
  }

  /// The amount that words behind a line's name would begin with, and the words after it; nil if they begin with none.
  private func leadingAmount(
    of text: String, for reading: LineReading, by reader: LineReader
  ) -> (amount: String, rest: String)? {
    let name = source.text(reading.name)
    let typed = DayFile("[x] \(name) \(text)")
    guard let line = typed.lines.first else { return nil }
    let range = reader.read(line, of: typed).amountRange
    guard !range.isEmpty, Int(range.lowerBound) == "[x] \(name) ".utf8.count else { return nil }
    return (typed.source.text(range), typed.source.text(range.upperBound..<line.end).trimmed)
  }

  /// The edit that adds words to the end of what a line says; nil if they stand there already.
  func appending(
    _ text: String, toLine index: Int, _ reading: LineReading, by reader: LineReader
  ) -> TextEdit? {
    let line = lines[index]
    let end = wordsEnd(of: line, reading, by: reader)
    let said = source.text(Int(line.content)..<end)
    if said == text || said.hasSuffix(" " + text) { return nil }
    let isBehindWords = reading.text.last.map { Int($0.upperBound) == end } ?? false
    let isOpen = source[end - 1].isLetterLike || source[end - 1].isDigit
    return TextEdit(end..<end, (isBehindWords && isOpen ? ", " : " ") + text)
  }

  /// The place where the words of a line end: before a comment, and before the marks of the Tasks plugin and the name of a
  /// block, which are read at the end alone.
  private func wordsEnd(of line: Line, _ reading: LineReading, by reader: LineReader) -> Int {
    func withoutBlanks(_ end: Int) -> Int {
      var end = end
      while end > Int(line.content), source[end - 1].isBlank { end -= 1 }
      return end
    }
    let end = withoutBlanks(Int(reading.comment ?? line.end))
    var (place, wordsEnd) = (end, end)
    for tag in reading.tags.reversed() where Int(tag.upperBound) == place {
      let start = Int(tag.lowerBound)
      place = withoutBlanks(start)
      let isMark = source.withSpan { isTaskMark($0, word($0, at: start, end)) }
      if isMark { wordsEnd = place }
    }
    return wordsEnd
  }
}
