extension DayFile {
  /// The line, counting from 0, below which new lines go in a Markdown file; nil where they go to the end.
  ///
  /// It is the last tick or entry of the section that the configuration names, or that section's last line that is not
  /// blank; in a note without that section the last tick or entry of all, with what is indented under it.
  package func lineAboveNewOnes(by reader: LineReader) -> Int? {
    guard isMarkdown else { return nil }
    if let section = reader.configuration.section, let lines = section.isEmpty ? nil : self.lines(of: section)
    {
      return lastRecord(in: lines, by: reader) ?? lines.last { !isBlank($0) }
    }
    return lastRecord(in: lines.indices, by: reader)
  }

  /// The lines of the section that a heading begins, that heading first; nil if there is no such heading.
  private func lines(of section: String) -> Range<Int>? {
    let wanted = DayFile.heading(section.trimmed)
    var first: (line: Int, level: Int)?
    for index in lines.indices where lines[index].shape == .comment {
      let heading = DayFile.heading(text(ofLine: index).trimmed)
      guard heading.level > 0 else { continue }
      if let first {
        if heading.level <= first.level { return first.line..<index }
      } else if heading.title == wanted.title, wanted.level == 0 || wanted.level == heading.level {
        first = (index, heading.level)
      }
    }
    return first.map { $0.line..<lines.count }
  }

  /// The number of a heading's `#` and its words in small letters; without `#` the level is 0.
  private static func heading(_ line: String) -> (level: Int, title: String) {
    let title = line.drop { $0 == "#" }
    let level = line.utf8.count - title.utf8.count
    guard level == 0 || level <= 6 && (title.isEmpty || title.first == " " || title.first == "\t") else {
      return (0, "")
    }
    return (level, String(title).trimmed.lowercased())
  }

  private func isBlank(_ line: Int) -> Bool { lines[line].shape == .blank }

  /// The last tick or entry of some lines, or the last line that is indented under it.
  private func lastRecord(in range: Range<Int>, by reader: LineReader) -> Int? {
    guard
      var last = range.last(where: { index in
        let line = lines[index]
        return (line.shape == .box || line.shape == .plain) && reader.read(line, of: self).isRecord
      })
    else { return nil }
    let depth = indentation(of: last)
    while last + 1 < range.upperBound, !isBlank(last + 1), indentation(of: last + 1) > depth { last += 1 }
    return last
  }

  /// The columns of blanks and quote marks that a line begins with.
  private func indentation(of line: Int) -> Int {
    var columns = 0
    for byte in content(ofLine: line) {
      switch byte {
      case Byte.blank, UInt8(ascii: ">"): columns += 1
      case Byte.tab: columns += 4 - columns % 4
      default: return columns
      }
    }
    return columns
  }
}
