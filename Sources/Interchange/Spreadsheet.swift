import Journal
import Notation

/// Every tick, entry and counting tag as a row of CSV: `export --format csv`.
package struct Spreadsheet: RowExport {
  package var bytes: ContiguousArray<UInt8>

  private let dialect: CSVDialect
  private let chosen: Set<Reference>?
  private let cells: RecordCells
  private let names: RecordNames
  private var writer = RowWriter()

  static let header = [
    "date", "time", "kind", "name", "state", "amount", "unit", "value", "base_unit", "text", "tags", "path",
    "line", "id",
  ]

  /// Begins a table with its header; `reader` is the one that the days are read by.
  ///
  /// With `subjects` only their rows are written.
  package init(_ reader: LineReader, dialect: CSVDialect = .rfc, of subjects: [Reference]? = nil) {
    self.dialect = dialect
    chosen = subjects.map { Set($0) }
    cells = RecordCells(reader, dialect)
    names = RecordNames(reader.configuration)
    var csv = CSVWriter(dialect)
    csv.add(Spreadsheet.header.map(CSVCell.word))
    bytes = csv.bytes
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    var rows = CellRows(day, path, chosen, cells, names, dialect)
    writer.add(&rows, of: source, at: path, on: day, by: &interpreter, problems: &problems, to: &bytes)
  }

  package mutating func finish() {}
}

/// The rows of one day's file.
private struct CellRows: ~Copyable, DayRows {
  /// The bytes before and behind the cells of each row.
  private let start, end: ContiguousArray<UInt8>
  private let chosen: Set<Reference>?
  private let cells: RecordCells
  private let names: RecordNames
  private let dialect: CSVDialect
  private var ids: RecordIDs
  private var id: UInt64 = 0

  init(
    _ day: Day, _ path: String, _ chosen: Set<Reference>?, _ cells: RecordCells, _ names: RecordNames,
    _ dialect: CSVDialect
  ) {
    start = ContiguousArray(day.isoBytes) + [dialect.separator.rawValue]
    end = [dialect.separator.rawValue] + ContiguousArray(cellOf: path, dialect) + [dialect.separator.rawValue]
    ids = RecordIDs(of: day)
    (self.chosen, self.cells, self.names, self.dialect) = (chosen, cells, names, dialect)
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
    if let time = record.time { row.put(time, &place) }
    row.put(cells.separator, &place)
  }

  func putFacts(
    of record: RecordRow, _ text: ContiguousArray<Range<Int32>>, _ tags: ContiguousArray<Range<Int32>>,
    _ source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    cells.put(record, on: ids.day, of: source, into: &row, at: &place)
    row.put(words: text, of: source, dialect, &place)
    row.put(cells.separator, &place)
    row.put(words: tags, of: source, dialect, &place)
  }

  @inline(__always)
  func putTail(
    of record: RecordRow, inLine number: Int32, _ own: String?, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    row.put(end, &place)
    row.put(digitsOf: UInt64(number) + 1, &place)
    row.put(cells.separator, &place)
    if let own {
      row.put(ContiguousArray(cellOf: own, dialect), &place)
    } else {
      row.put(hexadecimal: id, &place)
    }
    row.put(0x0D, &place)
    row.put(0x0A, &place)
  }
}
