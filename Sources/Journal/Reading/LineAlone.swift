/// A line that stands alone, as it is typed, and what it is read as.
package struct LineAlone {
  package let file: DayFile
  package let line: Line
  package let reading: LineReading

  /// The text of some bytes of it.
  package func text(_ range: Range<Int32>) -> String { file.source.text(range) }
}

extension LineReader {
  /// Reads a text as the only line of a day; nil if it is none or several.
  package func alone(_ typed: String) -> LineAlone? {
    let file = DayFile(typed)
    guard file.lines.count == 1, let line = file.lines.first else { return nil }
    return LineAlone(file: file, line: line, reading: read(line, of: file))
  }
}
