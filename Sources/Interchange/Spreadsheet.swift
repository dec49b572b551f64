import Journal
import Notation

/// Every tick, entry and counting tag as a row of CSV: `export --format csv`.
package struct Spreadsheet: RowExport {
  package var bytes: ContiguousArray<UInt8>

  private let dialect: CSVDialect
  private let chosen: Set<Reference>?
  private let cells: RecordCells
  private let names: RecordNames
  package var row = RowBytes()

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
    cells = RecordCells(reader.configuration, dialect)
    names = RecordNames(reader.configuration)
    var csv = CSVWriter(dialect)
    csv.add(Spreadsheet.header.map(CSVCell.word))
    bytes = csv.bytes
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    let rows = DayRows(day, path, chosen, cells, names, dialect)
    var ids = RecordIDs(of: day)
    eachRow(of: source, at: path, on: day, by: &interpreter, problems: &problems) {
      record, rest, number, row, written in
      let hasWords = record.form != .tag && !rest.isEmpty
      let own = hasWords ? source.value(of: "id", among: rest.tags) : nil
      rows.add(
        record, hasWords ? rest.text : [], hasWords ? rest.tags : [], own, &ids, of: source, number, by: &row,
        to: &written)
    }
  }

  package mutating func finish() {}
}

/// The rows of one day's file.
private struct DayRows {
  /// The bytes before and behind the cells of each row.
  private let start, end: ContiguousArray<UInt8>
  private let chosen: Set<Reference>?
  private let cells: RecordCells
  private let names: RecordNames
  private let dialect: CSVDialect

  init(
    _ day: Day, _ path: String, _ chosen: Set<Reference>?, _ cells: RecordCells, _ names: RecordNames,
    _ dialect: CSVDialect
  ) {
    start = ContiguousArray(day.isoBytes) + [dialect.separator.rawValue]
    end = [dialect.separator.rawValue] + ContiguousArray(cellOf: path, dialect) + [dialect.separator.rawValue]
    (self.chosen, self.cells, self.names, self.dialect) = (chosen, cells, names, dialect)
  }

  /// Writes the row of a record, if its subject was chosen, with the text and the tags of its line; `own` is the id that
  /// the line has.
  @inline(__always)
  func add(
    _ record: RecordRow, _ text: ContiguousArray<Range<Int32>>, _ tags: ContiguousArray<Range<Int32>>,
    _ own: String?, _ ids: inout RecordIDs,
    of source: ContiguousArray<UInt8>, _ number: Int32, by row: inout RowBytes,
    to written: inout ContiguousArray<UInt8>
  ) {
    let id = names.id(of: record, in: source, by: &ids)
    if let chosen, record.subject.map(chosen.contains) != true { return }
    row.append(to: &written) { row, place in
      row.put(start, &place)
      cells.put(record, of: source, into: &row, at: &place)
      row.put(words: text, of: source, dialect, &place)
      row.put(cells.separator, &place)
      row.put(words: tags, of: source, dialect, &place)
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
}
