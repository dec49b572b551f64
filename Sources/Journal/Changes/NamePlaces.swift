/// The places where lines name habits and measures: what renaming changes, and an editor finds and colours.
extension DayReader {
  /// Gives each name of a day's file that is declared, by its own or another name: of ticks, entries, goals, timers, tags
  /// and fields, as ranges of the file without the marks of Markdown around them. One place may be given twice. What a
  /// merge left that does not count is read as well: it is to say the same as its other side.
  package mutating func eachName(in file: DayFile, of day: Day, _ body: (Reference, Range<Int32>) -> Void) {
    let file = file.withoutMarkers
    let bytes = file.source
    var problems: [Problem] = []
    func take(_ subject: Reference?, _ range: Range<Int32>) {
      if let subject, !range.isEmpty { body(subject, range) }
    }
    eachLine(of: file, on: day, problems: &problems) { meaning, rest, line, _, reader in
      if line.shape == .field {
        let end = bytes.withSpan { FrontMatter.keyEnd($0, Int(line.start), Int(line.end)) }
        if let end {
          let range = line.start..<Int32(end)
          take(reader.vocabulary.subject(named: bytes.text(range)), range)
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

extension DayFile {
  /// The same lines in the same places, with comments for the markers of a merge.
  fileprivate var withoutMarkers: DayFile {
    let markers = lines.filter { $0.shape == .marker }
    if markers.isEmpty { return self }
    var bytes = source
    for marker in markers { bytes[Int(marker.start)] = UInt8(ascii: "#") }
    return with(bytes)
  }
}
