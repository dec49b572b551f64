import Journal
import Notation

/// Every tick, entry and counting tag as a row of CSV: `export --format csv`.
package struct Spreadsheet: RowExport {
  package var bytes: ContiguousArray<UInt8>

  private let dialect: CSVDialect
  private let chosen: Set<Reference>?
  private let cells: RecordCells
  private var words: FreeWords
  private var row = RowBytes()

  static let header = [
    "date", "time", "kind", "name", "state", "amount", "unit", "value", "base_unit", "text", "tags", "path",
    "line",
  ]

  /// Begins a table with its header; `reader` is the one that the days were read by.
  ///
  /// With `subjects` only their rows are written.
  package init(_ reader: LineReader, dialect: CSVDialect = .rfc, of subjects: [Reference]? = nil) {
    self.dialect = dialect
    chosen = subjects.map { Set($0) }
    cells = RecordCells(reader.configuration, dialect)
    words = FreeWords(reader)
    var csv = CSVWriter(dialect)
    csv.add(Spreadsheet.header.map(CSVCell.word))
    bytes = csv.bytes
  }

  package mutating func add(_ record: DayRecord, in file: DayFile, path: String) {
    let separator = dialect.separator.rawValue
    let cells = cells
    let start = CSVWriter.bytes(of: .word(record.day.description), dialect) + [separator]
    let end: ContiguousArray = [separator] + CSVWriter.bytes(of: .text(path), dialect) + [separator]
    for line in record.records {
      if let chosen, line.subject.map(chosen.contains) != true { continue }
      let words = wordCells(of: line, on: record.day, in: file)
      row.append(to: &bytes) { row, place in
        row.put(start, &place)
        cells.put(line, of: file.source, into: &row, at: &place)
        if words.isEmpty { row.put(separator, &place) } else { row.put(words, &place) }
        row.put(end, &place)
        row.put(digitsOf: UInt64(line.line) + 1, &place)
        row.put(0x0D, &place)
        row.put(0x0A, &place)
      }
    }
  }

  /// The free text and the tags of a tick or entry as two cells; none, if there is neither.
  private mutating func wordCells(
    of line: Record, on day: Day, in file: DayFile
  ) -> ContiguousArray<UInt8> {
    guard line.form != .tag, let reading = words.reading(of: line, on: day, in: file) else { return [] }
    let text = CSVWriter.bytes(of: .text(reading.plainText(in: file.source)), dialect)
    let tags = CSVWriter.bytes(of: .text(reading.plainTags(in: file.source)), dialect)
    return text + [dialect.separator.rawValue] + tags
  }

  package mutating func finish() {}
}
