import Journal
import Notation

/// Every tick, entry and counting tag as a script for a database: `export --format sql`.
///
/// It makes the table `daybook_records`, whose columns are those of the CSV, and the view `daybook_days`: what a day
/// came to for each name, a measure's amounts put together as it declares. Both are made anew if they are there. It
/// keeps to what sqlite3 and DuckDB have in common; what one measure counts for another is left to the reader. A row's
/// `id` is its day's date and its number in the day, so that it stays when other days change.
package struct SQL: RowExport {
  package var bytes: ContiguousArray<UInt8> = []

  private let chosen: Set<Reference>?
  private let values: RecordValues
  private var writer = RowWriter()

  /// Begins a script; `reader` is the one that the days are read by. With `subjects` only their lines are written.
  package init(_ reader: LineReader, of subjects: [Reference]? = nil) {
    chosen = subjects.map { Set($0) }
    values = RecordValues(reader)
    bytes += SQL.table.utf8
    bytes += SQL.view(of: reader.configuration).utf8
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    var rows = TupleRows(day, path, chosen, values)
    writer.add(&rows, of: source, at: path, on: day, by: &interpreter, problems: &problems, to: &bytes)
    if rows.count > 0 { bytes += ";\n".utf8 }
  }

  package mutating func finish() { bytes += "COMMIT;\n".utf8 }

  /// Text in quotes; NULL of nothing.
  fileprivate static func literal(_ text: String) -> String {
    if text.isEmpty { return "NULL" }
    // A NUL would end the script.
    var literal = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": literal += "''"
      case "\0": literal += "\u{FFFD}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "'"
  }

  private static let table = """
    -- The records of a daybook, for sqlite3 and DuckDB.
    BEGIN TRANSACTION;
    DROP VIEW IF EXISTS daybook_days;
    DROP TABLE IF EXISTS daybook_records;
    CREATE TABLE daybook_records (
      id BIGINT PRIMARY KEY,
      date DATE NOT NULL,
      time TEXT,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      state TEXT,
      amount DECIMAL(24,6),
      unit TEXT,
      value DECIMAL(24,6),
      base_unit TEXT,
      text TEXT,
      tags TEXT,
      path TEXT NOT NULL,
      line INTEGER NOT NULL
    );

    """

  /// The view, which knows how the amounts of each measure make its value.
  private static func view(of configuration: Configuration) -> String {
    var ways = ""
    for measure in configuration.measures {
      let way =
        switch measure.aggregate {
        case .sum: ""
        case .last: "MAX(CASE WHEN newest = 1 THEN counted END)"
        case .mean: "AVG(counted)"
        case .max: "MAX(counted)"
        case .min: "MIN(counted)"
        }
      if !way.isEmpty { ways += "\n    WHEN name = \(literal(measure.name)) THEN \(way)" }
    }
    let value = ways.isEmpty ? "SUM(counted)" : "CASE\(ways)\n    ELSE SUM(counted) END"
    return """
      CREATE VIEW daybook_days AS
      SELECT date, name,
        CASE MAX(CASE state WHEN 'done' THEN 3 WHEN 'skipped' THEN 2 WHEN 'open' THEN 1 END)
          WHEN 3 THEN 'done' WHEN 2 THEN 'skipped' WHEN 1 THEN 'open' END AS state,
        \(value) AS value,
        MAX(base_unit) AS unit,
        COUNT(counted) AS amounts
      FROM (
        SELECT date, name, state, base_unit,
          CASE WHEN kind <> 'tick' THEN value END AS counted,
          ROW_NUMBER() OVER (PARTITION BY date, name, kind = 'tick' ORDER BY id DESC) AS newest
        FROM daybook_records
      ) AS numbered
      GROUP BY date, name;

      """
  }
}

/// The rows of one day's file.
private struct TupleRows: ~Copyable, DayRows {
  private let start, end: ContiguousArray<UInt8>
  private let day: Day
  private let firstNumber: UInt64
  private let chosen: Set<Reference>?
  private let values: RecordValues
  /// The number of records so far, and of those that are chosen and have a row.
  private var recordCount: UInt64 = 0
  private(set) var count = 0

  init(_ day: Day, _ path: String, _ chosen: Set<Reference>?, _ values: RecordValues) {
    let (year, month, dayOfMonth) = day.parts
    firstNumber = UInt64((year * 100 + month) * 100 + dayOfMonth) * 1_000_000
    start = ContiguousArray(", '\(day)', ".utf8)
    end = ContiguousArray(", \(SQL.literal(path)), ".utf8)
    (self.day, self.chosen, self.values) = (day, chosen, values)
  }

  @inline(__always)
  mutating func take(_ record: RecordRow, of source: ContiguousArray<UInt8>, inLine number: Int32) -> Bool {
    recordCount += 1
    if !record.isOne(of: chosen) { return false }
    count += 1
    return true
  }

  @inline(__always)
  func putHead(
    of record: RecordRow, inLine number: Int32, into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    row.put(count == 1 ? "INSERT INTO daybook_records VALUES\n  (" : ",\n  (", &place)
    row.put(digitsOf: firstNumber + recordCount, &place)
    row.put(start, &place)
    guard let time = record.time else { return row.put("NULL, ", &place) }
    row.put("'", &place)
    row.put(time, &place)
    row.put("', ", &place)
  }

  func putFacts(
    of record: RecordRow, _ text: ContiguousArray<Range<Int32>>, _ tags: ContiguousArray<Range<Int32>>,
    _ source: ContiguousArray<UInt8>, into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    values.put(record, on: day, of: source, into: &row, at: &place)
    row.put(literal: text, of: source, &place)
    row.put(", ", &place)
    row.put(literal: tags, of: source, &place)
  }

  @inline(__always)
  func putTail(
    of record: RecordRow, inLine number: Int32, _ own: String?, into row: inout MutableSpan<UInt8>,
    at place: inout Int
  ) {
    row.put(end, &place)
    row.put(digitsOf: UInt64(number) + 1, &place)
    row.put(")", &place)
  }
}

/// Writes the values of a record that do not need its line: kind, name, state, amount, unit, value, base unit.
///
/// A class, since the rows of each day hold it: of a struct all threads would count the references to all that is in it.
private final class RecordValues: Sendable {
  private let heads: RecordHeads
  private let counted: CountedUnits
  /// The unit of each measure, quoted.
  private let literals: ContiguousArray<ContiguousArray<UInt8>>
  private let amounts: AmountReader

  /// Prepares what rows share.
  init(_ reader: LineReader) {
    heads = RecordHeads(reader.configuration) { form, name, mark in
      ContiguousArray("'\(form.code)', \(SQL.literal(name)), \(SQL.literal(mark.code ?? "")), ".utf8)
    }
    counted = CountedUnits(reader.configuration)
    literals = ContiguousArray(
      reader.configuration.measures.map { ContiguousArray(SQL.literal($0.unit.name).utf8) })
    amounts = reader.amounts
  }

  /// Writes the values of a record but for its time, each with a comma behind it.
  func put(
    _ record: RecordRow, on day: Day, of source: ContiguousArray<UInt8>,
    into row: inout MutableSpan<UInt8>, at place: inout Int
  ) {
    heads.put(of: record, source, into: &row, at: &place)
    guard let amount = record.amount else { return row.put("NULL, NULL, NULL, NULL, ", &place) }
    row.put(micros: amount.micros.number, .rfc, &place)
    row.put(", ", &place)
    if amount.unitText.isEmpty {
      row.put(literal: amounts.unitName(of: amount), &place)
    } else {
      row.put(literal: source, amount.unitText.places, &place)
    }
    guard let measure = record.subject?.measure else { return row.put(", NULL, NULL, ", &place) }
    row.put(", ", &place)
    row.put(micros: counted.micros(amount.parts, of: measure, on: day).number, .rfc, &place)
    row.put(", ", &place)
    row.put(literals[measure], &place)
    row.put(", ", &place)
  }
}

extension MutableSpan<UInt8> {
  /// Writes text in quotes; NULL of nothing.
  fileprivate mutating func put(literal text: String, _ place: inout Int) {
    if text.isEmpty { return put("NULL", &place) }
    let bytes = ContiguousArray(text.utf8)
    put(literal: bytes, bytes.indices, &place)
  }

  /// Writes words of a file in quotes, with a blank between each two; NULL of none.
  fileprivate mutating func put(
    literal words: ContiguousArray<Range<Int32>>, of source: ContiguousArray<UInt8>, _ place: inout Int
  ) {
    guard !words.isEmpty else { return put("NULL", &place) }
    for word in words {
      for byte in source[word.places] where byte == UInt8(ascii: "'") || byte == 0 {
        return put(literal: source.joined(words), &place)
      }
    }
    put("'", &place)
    put(words, of: source, &place)
    put("'", &place)
  }

  /// Writes a range of a file's bytes, which are valid UTF-8, in quotes.
  fileprivate mutating func put(
    literal source: ContiguousArray<UInt8>, _ range: Range<Int>, _ place: inout Int
  ) {
    for byte in source[range] where byte == UInt8(ascii: "'") || byte == 0 {
      return put(ContiguousArray(SQL.literal(source.text(range)).utf8), &place)
    }
    put("'", &place)
    put(source, range, &place)
    put("'", &place)
  }
}
