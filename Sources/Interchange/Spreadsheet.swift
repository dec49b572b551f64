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
    let ends = ends(of: record.day, path)
    for line in record.records {
      let words = line.form == .tag ? nil : words.reading(of: line, on: record.day, in: file)
      add(line, wordCells(of: words, in: file.source), of: file.source, between: ends)
    }
  }

  package mutating func add(
    _ bytes: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout Interpreter,
    problems: inout [Problem]
  ) {
    let (count, problemCount) = (self.bytes.count, problems.count)
    let ends = ends(of: day, path)
    var record = DayRecord(day: day)
    // Held here, since each row would otherwise hold and release all that they consist of.
    let (cells, chosen) = (cells, chosen)
    let isRead = interpreter.eachLine(of: bytes, on: day, problems: &problems) { line, number in
      if let chosen, !chosen.contains(cells.reference(of: line)) { return }
      row.append(to: &self.bytes) { row, place in
        row.put(ends.start, &place)
        cells.put(line, of: bytes, into: &row, at: &place)
        row.put(cells.separator, &place)
        Spreadsheet.put(ends, number: number, into: &row, at: &place)
      }
    } other: { reading, line, number in
      record.reset(to: day)
      record.take(reading, of: line, at: number)
      for line in record.records {
        add(line, wordCells(of: line.form == .tag ? nil : reading, in: bytes), of: bytes, between: ends)
      }
    }
    if isRead { return }
    // A merge marker decides about lines that were written already.
    self.bytes.removeSubrange(count...)
    problems.removeSubrange(problemCount...)
    let file = DayFile(bytes)
    interpreter.read(file, of: day, into: &record, problems: &problems)
    add(record, in: file, path: path)
  }

  /// What stands before and behind the cells of each row of a day.
  private typealias Ends = (start: ContiguousArray<UInt8>, end: ContiguousArray<UInt8>)

  private func ends(of day: Day, _ path: String) -> Ends {
    let separator = dialect.separator.rawValue
    var ends: Ends = (ContiguousArray(day.isoBytes), [separator])
    ends.start.append(separator)
    ends.end += ContiguousArray(cellOf: path, dialect)
    ends.end.append(separator)
    return ends
  }

  private mutating func add(
    _ line: Record, _ words: ContiguousArray<UInt8>, of source: ContiguousArray<UInt8>, between ends: Ends
  ) {
    if let chosen, line.subject.map(chosen.contains) != true { return }
    row.append(to: &bytes) { row, place in
      row.put(ends.start, &place)
      cells.put(line, of: source, into: &row, at: &place)
      if words.isEmpty { row.put(dialect.separator.rawValue, &place) } else { row.put(words, &place) }
      Spreadsheet.put(ends, number: line.line, into: &row, at: &place)
    }
  }

  @inline(__always)
  private static func put(
    _ ends: Ends, number: Int32, into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    row.put(ends.end, &place)
    row.put(digitsOf: UInt64(number) + 1, &place)
    row.put(0x0D, &place)
    row.put(0x0A, &place)
  }

  /// The free text and the tags of a line as two cells; none, if there is neither.
  private func wordCells(
    of reading: LineReading?, in source: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    guard let reading else { return [] }
    let text = CSVWriter.bytes(of: .text(reading.plainText(in: source)), dialect)
    let tags = CSVWriter.bytes(of: .text(reading.plainTags(in: source)), dialect)
    return text + [dialect.separator.rawValue] + tags
  }

  package mutating func finish() {}
}
