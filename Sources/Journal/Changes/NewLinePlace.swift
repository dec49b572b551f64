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
    let wanted = Heading(section)
    let title = (wanted?.title ?? section.trimmed).lowercased()
    var first: (line: Int, level: Int)?
    for index in lines.indices {
      guard let heading = heading(ofLine: index) else { continue }
      if let first {
        if heading.level <= first.level { return first.line..<index }
      } else if heading.title.lowercased() == title, wanted.map({ $0.level == heading.level }) ?? true {
        first = (index, heading.level)
      }
    }
    return first.map { $0.line..<lines.count }
  }

  private func isBlank(_ line: Int) -> Bool { lines[line].shape == .blank }

  /// The last tick or entry of some lines, or the last line that belongs to it: of the comment that it begins, or that is
  /// indented under it, behind blank lines too if it is an item of a list.
  private func lastRecord(in range: Range<Int>, by reader: LineReader) -> Int? {
    guard
      var last = range.last(where: { index in
        let line = lines[index]
        return (line.shape == .box || line.shape == .plain) && reader.read(line, of: self).isRecord
      })
    else { return nil }
    let (depth, isItem) = (indentation(of: last), isItem(last))
    let end = Int(lines[last].end)
    if source[end - 1] != visible[end - 1] {
      while last + 1 < range.upperBound, lines[last + 1].shape == .hidden { last += 1 }
    }
    var next = last + 1
    while next < range.upperBound {
      if isBlank(next) {
        guard isItem else { break }
      } else if indentation(of: next) > depth {
        last = next
      } else {
        break
      }
      next += 1
    }
    return last
  }

  /// Whether a line has a bullet or a number before what it says.
  private func isItem(_ line: Int) -> Bool {
    source[Int(lines[line].start)..<Int(lines[line].box)].contains {
      !$0.isBlank && $0 != UInt8(ascii: ">")
    }
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
