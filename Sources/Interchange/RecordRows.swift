import Journal

extension DayReader {
  /// Gives each tick, entry and counting tag of a day's file as a row, in their order, with its line's number from 0.
  ///
  /// `rest` holds the words of the line, which are those of its tick or entry and not of its tags, if they are kept.
  @inline(__always)
  mutating func eachRow(
    of source: ContiguousArray<UInt8>, at path: String, on day: Day, problems: inout [Problem],
    keeping kept: LineRest.Kept = .words, _ body: (RecordRow, borrowing LineRest, Int32) -> Void
  ) {
    let amounts = reader(asOf: day).amounts
    eachLine(
      of: source, isMarkdown: DayFile.isMarkdown(path), on: day, problems: &problems, keeping: kept
    ) { meaning, rest, _, number in
      var time: TimeOfDay?
      switch meaning {
      case .blank, .comment, .running, .broken: return
      case .marker, .goal: break
      case .text(let text): time = text.time
      case .tick(let tick):
        time = tick.time
        body(RecordRow(.tick, tick, by: amounts), rest, number)
      case .entry(let entry):
        time = entry.time
        body(RecordRow(.entry, entry, by: amounts), rest, number)
      }
      guard !rest.isEmpty, meaning.letsTagsCount else { return }
      for tag in rest.counting { body(RecordRow(tag, at: time, by: amounts), rest, number) }
    }
  }
}

/// What rows say of their kind, name and state, made once of each habit and then each measure: five ways for each.
struct RecordHeads {
  private let bytes: ContiguousArray<UInt8>
  private let ranges: ContiguousArray<Range<Int>>
  private let habitCount: Int
  private let make: @Sendable (Record.Form, String, Mark) -> ContiguousArray<UInt8>

  private static let ways: [(form: Record.Form, mark: Mark)] = [
    (.entry, .none), (.tag, .none), (.tick, .open), (.tick, .skipped), (.tick, .done),
  ]

  /// Makes them of a configuration's names.
  init(
    _ configuration: Configuration,
    _ make: @escaping @Sendable (Record.Form, String, Mark) -> ContiguousArray<UInt8>
  ) {
    var bytes: ContiguousArray<UInt8> = []
    var ranges: ContiguousArray<Range<Int>> = []
    for name in configuration.habits.map(\.name) + configuration.measures.map(\.name) {
      for way in RecordHeads.ways {
        let head = make(way.form, name, way.mark)
        ranges.append(bytes.count..<(bytes.count + head.count))
        bytes += head
      }
    }
    (self.bytes, self.ranges, self.make) = (bytes, ranges, make)
    habitCount = configuration.habits.count
  }

  /// Writes the head of a row; that of a name which nobody declared is made for it.
  @inline(__always)
  func put(
    of row: RecordRow, _ source: ContiguousArray<UInt8>, into bytes: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    let subject: Int
    switch row.subject {
    case .habit(let habit): subject = habit
    case .measure(let measure): subject = habitCount + measure
    case nil:
      bytes.put(make(row.form, source.text(row.name), row.mark), &place)
      return
    }
    let way =
      switch (row.form, row.mark) {
      case (.entry, _): 0
      case (.tag, _): 1
      case (.tick, .open): 2
      case (.tick, .skipped): 3
      case (.tick, _): 4
      }
    bytes.put(self.bytes, ranges[5 * subject + way], &place)
  }
}
