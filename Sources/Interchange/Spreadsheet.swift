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
      let cells = words.map { wordCells(of: $0.rest, in: file.source) } ?? []
      add(RecordRow(line), cells, of: file.source, ends, line.line)
    }
  }

  package mutating func add(
    _ bytes: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    let ends = ends(of: day, path)
    let amounts = interpreter.reader(asOf: day).amounts
    interpreter.eachLine(of: bytes, on: day, problems: &problems) { meaning, rest, _, number in
      var time: TimeOfDay?
      switch meaning {
      case .blank, .comment, .broken: return
      case .marker, .goal: break
      case .text(let text): time = text.time
      case .tick(let tick):
        time = tick.time
        let words = rest.isEmpty ? [] : wordCells(of: rest, in: bytes)
        add(RecordRow(.tick, tick, by: amounts), words, of: bytes, ends, number)
      case .entry(let entry):
        time = entry.time
        // Most lines hold nothing beside what counts, and to ask of the spreadsheet copies it.
        let words = rest.isEmpty ? [] : wordCells(of: rest, in: bytes)
        add(RecordRow(.entry, entry, by: amounts), words, of: bytes, ends, number)
      }
      guard meaning.letsTagsCount else { return }
      for tag in rest.counting {
        add(RecordRow(tag, at: time, by: amounts), [], of: bytes, ends, number)
      }
    }
  }

  /// The bytes before and behind the cells of each row of a day.
  private typealias Ends = (start: ContiguousArray<UInt8>, end: ContiguousArray<UInt8>)

  private func ends(of day: Day, _ path: String) -> Ends {
    let separator = dialect.separator.rawValue
    var ends: Ends = (ContiguousArray(day.isoBytes), [separator])
    ends.start.append(separator)
    ends.end += ContiguousArray(cellOf: path, dialect)
    ends.end.append(separator)
    return ends
  }

  @inline(__always)
  private mutating func add(
    _ line: RecordRow, _ words: ContiguousArray<UInt8>, of source: ContiguousArray<UInt8>, _ ends: Ends,
    _ number: Int32
  ) {
    if let chosen, line.subject.map(chosen.contains) != true { return }
    let (cells, separator) = (cells, cells.separator)
    row.append(to: &bytes) { row, place in
      row.put(ends.start, &place)
      cells.put(line, of: source, into: &row, at: &place)
      if words.isEmpty { row.put(separator, &place) } else { row.put(words, &place) }
      Spreadsheet.put(ends, number: number, into: &row, at: &place)
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
    of rest: borrowing LineRest, in source: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    guard !rest.text.isEmpty || !rest.tags.isEmpty else { return [] }
    let text = CSVWriter.bytes(of: .text(rest.plainText(in: source)), dialect)
    let tags = CSVWriter.bytes(of: .text(rest.plainTags(in: source)), dialect)
    return text + [dialect.separator.rawValue] + tags
  }

  package mutating func finish() {}
}
