import Journal

/// The facts of a record that are in its row.
struct RecordRow {
  let form: Record.Form
  let subject: Reference?
  let name: Range<Int32>
  let mark: Mark
  let time: TimeOfDay?
  let amount: LineAmount?

  /// Takes the facts of a tick or an entry.
  @inline(__always)
  init(_ form: Record.Form, _ statement: Statement) {
    self.form = form
    subject = statement.subject
    name = statement.name
    // A pattern, as `==` of another module's type is a call.
    mark = if case .tick = form { statement.mark } else { .none }
    time = statement.time
    amount = statement.amount
  }

  /// Takes the facts of a tag on a line of a time.
  init(_ tag: CountingTag, at time: TimeOfDay?) {
    form = .tag
    subject = .measure(tag.measure)
    name = tag.key
    mark = .none
    self.time = time
    amount = tag.amount
  }

  /// Whether it is of a chosen habit or measure; where nothing was chosen, every record is.
  @inline(__always)
  func isOne(of chosen: Set<Reference>?) -> Bool { chosen.map { subject.map($0.contains) == true } ?? true }
}

extension DayReader {
  /// Gives each tick, entry and counting tag of a day's file as a row, in their order, with its line's number from 0.
  ///
  /// `rest` holds the words of the line, which are those of its tick or entry and not of its tags, if they are kept.
  @inline(__always)
  mutating func eachRow(
    of source: ContiguousArray<UInt8>, at path: String, on day: Day, problems: inout [Problem],
    keeping kept: LineRest.Kept = .words, _ body: (RecordRow, inout LineRest, Int32) -> Void
  ) {
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
        body(RecordRow(.tick, tick), &rest, number)
      case .entry(let entry):
        time = entry.time
        body(RecordRow(.entry, entry), &rest, number)
      }
      guard !rest.isEmpty, meaning.letsTagsCount else { return }
      for tag in rest.counting { body(RecordRow(tag, at: time), &rest, number) }
    }
  }
}

/// How the records of one day's file become rows, each in three parts, of which the middle one is the same wherever its
/// line stands.
protocol DayRows: ~Copyable {
  /// Takes the next record; whether it has a row.
  mutating func take(_ record: RecordRow, of source: ContiguousArray<UInt8>, inLine number: Int32) -> Bool

  /// Writes what stands before the facts: the date, say, and the time.
  func putHead(
    of record: RecordRow, inLine number: Int32, into row: inout MutableSpan<UInt8>, at place: inout Int
  )

  /// Writes what the record says but for its time, with the text and the tags of its line.
  func putFacts(
    of record: RecordRow, _ text: ContiguousArray<Range<Int32>>, _ tags: ContiguousArray<Range<Int32>>,
    _ source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>, at place: inout Int)

  /// Writes what stands behind the facts: where the record stands, say, and its id, `own` where its line has one.
  func putTail(
    of record: RecordRow, inLine number: Int32, _ own: String?, into row: inout MutableSpan<UInt8>,
    at place: inout Int)
}

/// The rows of an export: the room in which each is put together, and whose notes it makes.
package struct RowWriter: Sendable {
  private var row = RowBytes()
  private let writer = LineNotes.Writer()

  /// Adds the rows of a day's file to the bytes that there are.
  @inline(__always)
  mutating func add(
    _ rows: inout (some DayRows & ~Copyable), of source: ContiguousArray<UInt8>, at path: String, on day: Day,
    by reader: inout DayReader, problems: inout [Problem], keeping kept: LineRest.Kept = .words,
    to bytes: inout ContiguousArray<UInt8>
  ) {
    reader.begin(for: writer)
    // Variables of this function alone are not copied for each line, as what is stored would be.
    var (written, row): (ContiguousArray<UInt8>, RowBytes) = ([], RowBytes(room: 0))
    swap(&written, &bytes)
    swap(&row, &self.row)
    var (line, note, own): (Int32, Int?, String?) = (-1, nil, nil)
    reader.eachRow(of: source, at: path, on: day, problems: &problems, keeping: kept) {
      record, rest, number in
      guard rows.take(record, of: source, inLine: number) else { return }
      // The rows of a line have their notes one after the other.
      if number != line {
        (line, note) = (number, rest.notes.first(of: rest.known))
        own =
          note != nil || rest.isEmpty
          ? nil : source.withSpan { Tag.value(of: "id", among: rest.tags, in: $0) }
      } else if let last = note {
        note = last + 1
      }
      if let note {
        let facts = rest.notes.places(of: note)
        row.append(to: &written) { row, place in
          rows.putHead(of: record, inLine: number, into: &row, at: &place)
          row.put(rest.notes.bytes, facts, &place)
          rows.putTail(of: record, inLine: number, nil, into: &row, at: &place)
        }
        return
      }
      let hasWords = if case .tag = record.form { false } else { !rest.isEmpty }
      let start = written.count
      var facts = 0..<0
      row.append(to: &written) { row, place in
        rows.putHead(of: record, inLine: number, into: &row, at: &place)
        let first = place
        rows.putFacts(
          of: record, hasWords ? rest.text : [], hasWords ? rest.tags : [], source, into: &row, at: &place)
        facts = first..<place
        rows.putTail(of: record, inLine: number, hasWords ? own : nil, into: &row, at: &place)
      }
      if rest.known >= 0, own == nil {
        rest.notes.add(written[(start + facts.lowerBound)..<(start + facts.upperBound)], of: rest.known)
      }
    }
    swap(&written, &bytes)
    swap(&row, &self.row)
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
