import Journal
import Notation

/// Every tick, entry and counting tag as an object on a line of its own: `export --format jsonl`.
///
/// The keys are the columns of the CSV; what is empty there is null, and the tags are a list.
package struct JSONLines: RowExport {
  package var bytes: ContiguousArray<UInt8> = []

  private let chosen: Set<Reference>?
  private let members: RecordMembers
  private let names: RecordNames
  private var writer = RowWriter()

  /// Begins; `reader` is the one that the days are read by. With `subjects` only their lines are written.
  package init(_ reader: LineReader, of subjects: [Reference]? = nil) {
    chosen = subjects.map { Set($0) }
    members = RecordMembers(reader, stateOfTicksAlone: false)
    names = RecordNames(reader.configuration)
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    var rows = ObjectRows(day, path, chosen, members, names)
    writer.add(&rows, of: source, at: path, on: day, by: &interpreter, problems: &problems, to: &bytes)
  }

  package mutating func finish() {}
}

/// The objects of one day's file.
private struct ObjectRows: ~Copyable, DayRows {
  /// The members before and behind those of a record.
  private let start, end: ContiguousArray<UInt8>
  private let chosen: Set<Reference>?
  private let members: RecordMembers
  private let names: RecordNames
  private var ids: RecordIDs
  private var id: UInt64 = 0

  init(
    _ day: Day, _ path: String, _ chosen: Set<Reference>?, _ members: RecordMembers, _ names: RecordNames
  ) {
    start = ContiguousArray("{\"date\":\"\(day)\"".utf8)
    end = ContiguousArray(",\"path\":".utf8) + json(path) + ContiguousArray(",\"line\":".utf8)
    ids = RecordIDs(of: day)
    (self.chosen, self.members, self.names) = (chosen, members, names)
  }

  @inline(__always)
  mutating func take(_ record: RecordRow, of source: ContiguousArray<UInt8>, inLine number: Int32) -> Bool {
    id = names.id(of: record, in: source, by: &ids)
    return record.isOne(of: chosen)
  }

  @inline(__always)
  func putHead(
    of record: RecordRow, inLine number: Int32, into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    row.put(start, &place)
    row.put(timeOf: record.time, &place)
  }

  func putFacts(
    of record: RecordRow, _ text: ContiguousArray<Range<Int32>>, _ tags: ContiguousArray<Range<Int32>>,
    _ source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    members.put(record, on: ids.day, of: source, into: &row, &place)
    row.put(",\"base_unit\":", &place)
    if record.amount != nil, let measure = record.subject?.measure {
      row.put(members.unitNames[measure], &place)
    } else {
      row.put("null", &place)
    }
    row.put(",\"text\":", &place)
    row.put(json: text, of: source, &place)
    row.put(",\"tags\":[", &place)
    for (count, tag) in tags.enumerated() {
      if count > 0 { row.put(",", &place) }
      row.put(json: source, tag.places, &place)
    }
    row.put("]", &place)
  }

  @inline(__always)
  func putTail(
    of record: RecordRow, inLine number: Int32, _ own: String?, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    row.put(end, &place)
    row.put(digitsOf: UInt64(number) + 1, &place)
    row.put(",\"id\":", &place)
    if let own {
      row.put(json(own), &place)
    } else {
      row.put("\"", &place)
      row.put(hexadecimal: id, &place)
      row.put("\"", &place)
    }
    row.put("}\n", &place)
  }
}
