/// The places where lines name habits and measures: what renaming changes, and an editor finds and colours.
extension DayReader {
  /// Gives each name of a day's file that is declared, by its own or another name: of ticks, entries, goals, timers, tags
  /// and fields, as ranges of the file without the marks of Markdown around them. One place may be given twice.
  package mutating func eachName(in file: DayFile, of day: Day, _ body: (Reference, Range<Int32>) -> Void) {
    let bytes = file.source
    var problems: [Problem] = []
    func take(_ subject: Reference?, _ range: Range<Int32>) {
      guard let subject, let place = bytes.withoutMarks(range) else { return }
      body(subject, place)
    }
    eachLine(of: file, on: day, problems: &problems) { meaning, rest, line, _, reader in
      if line.shape == .field {
        let end = bytes.withSpan { FrontMatter.keyEnd($0, Int(line.start), Int(line.end)) }
        if let end {
          let range = line.start..<Int32(end)
          take(reader.vocabulary.subject(named: bytes.text(bytes.withoutMarks(range) ?? range)), range)
        }
      }
      switch meaning {
      case .tick(let statement), .entry(let statement), .running(let statement), .broken(let statement):
        take(statement.subject, statement.name)
      case .goal(let goal): take(.measure(goal.measure), goal.name)
      case .blank, .comment, .marker, .text: break
      }
      for tag in rest.tags {
        guard let key = bytes.key(of: tag), !rest.counting.contains(where: { $0.key == key }),
          case .measure(let measure)? = reader.vocabulary.subject(named: bytes.text(key))
        else { continue }
        take(.measure(measure), key)
      }
      for tag in rest.counting { take(.measure(tag.measure), tag.key) }
    }
  }
}

extension ContiguousArray<UInt8> {
  /// A name without the marks of Markdown around it; nil if nothing is left.
  fileprivate func withoutMarks(_ range: Range<Int32>) -> Range<Int32>? {
    let marks = ContiguousArray("*_[]#".utf8)
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, marks.contains(self[Int(start)]) { start += 1 }
    while end > start, marks.contains(self[Int(end) - 1]) { end -= 1 }
    return start < end ? start..<end : nil
  }

  /// The key of a tag; nil of a tag without one.
  fileprivate func key(of tag: Range<Int32>) -> Range<Int32>? {
    var start = Int(tag.lowerBound)
    while start < Int(tag.upperBound), ContiguousArray("#[(".utf8).contains(self[start]) { start += 1 }
    let colon = self[start..<Int(tag.upperBound)].firstIndex(of: Byte.colon)
    return colon.map { Int32(start)..<Int32($0) }
  }
}
