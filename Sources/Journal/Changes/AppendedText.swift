extension DayFile {
  /// Sets the mark of a line's box, its time if one is given, and puts words behind all that it says, but before a
  /// comment; nil if that changes nothing.
  ///
  /// The words are parted from others by a comma, and left out where they end the line already.
  package func setting(
    _ mark: Mark, time: String?, text: String, inLine index: Int, reading: LineReading
  ) -> Change? {
    var edits = setting(mark, time: time, inLine: index, reading: reading)?.edits ?? []
    if !text.isEmpty, let edit = appending(text, toLine: index, reading) { edits.append(edit) }
    return edits.isEmpty ? nil : Change(edits: edits, line: index)
  }

  private func appending(_ text: String, toLine index: Int, _ reading: LineReading) -> TextEdit? {
    let line = lines[index]
    var end = Int(reading.comment ?? line.end)
    while end > Int(line.content), source[end - 1].isBlank { end -= 1 }
    let said = source.text(Int(line.content)..<end)
    if said == text || said.hasSuffix(" " + text) { return nil }
    let isBehindWords = reading.text.last.map { Int($0.upperBound) == end } ?? false
    let isOpen = source[end - 1].isLetterLike || source[end - 1].isDigit
    return TextEdit(end..<end, (isBehindWords && isOpen ? ", " : " ") + text)
  }
}
