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

  private let configuration: Configuration
  private let chosen: Set<Reference>?
  private let heads: RecordHeads
  /// The unit of each measure, quoted.
  private let units: ContiguousArray<ContiguousArray<UInt8>>
  package var row = RowBytes()

  /// Begins a script; `reader` is the one that the days are read by. With `subjects` only their lines are written.
  package init(_ reader: LineReader, of subjects: [Reference]? = nil) {
    configuration = reader.configuration
    chosen = subjects.map { Set($0) }
    heads = RecordHeads(configuration) { form, name, mark in
      ContiguousArray("'\(form.code)', \(SQL.literal(name)), \(SQL.literal(mark.code ?? "")), ".utf8)
    }
    units = ContiguousArray(configuration.measures.map { ContiguousArray(SQL.literal($0.unit.name).utf8) })
    bytes += SQL.table.utf8
    bytes += SQL.view(of: configuration).utf8
  }

  package mutating func add(
    _ source: ContiguousArray<UInt8>, of day: Day, path: String, by interpreter: inout DayReader,
    problems: inout [Problem]
  ) {
    let (year, month, dayOfMonth) = day.parts
    let firstNumber = UInt64((year * 100 + month) * 100 + dayOfMonth) * 1_000_000
    let start = ContiguousArray(", '\(day)', ".utf8)
    let end = ContiguousArray("\(SQL.literal(path)), ".utf8)
    let (chosen, heads, units, configuration) = (chosen, heads, units, configuration)
    var count: UInt64 = 0
    eachRow(of: source, at: path, on: day, by: &interpreter, problems: &problems) {
      line, rest, number, row, written in
      if let chosen, line.subject.map(chosen.contains) != true { return }
      count += 1
      let hasWords = line.form != .tag && !rest.isEmpty
      let (text, tags) = hasWords ? (rest.text, rest.tags) : ([], [])
      row.append(to: &written) { row, place in
        row.put(count == 1 ? "INSERT INTO daybook_records VALUES\n  (" : ",\n  (", &place)
        row.put(digitsOf: firstNumber + count, &place)
        row.put(start, &place)
        if let time = line.time {
          row.put("'", &place)
          row.put(time, &place)
          row.put("', ", &place)
        } else {
          row.put("NULL, ", &place)
        }
        heads.put(of: line, source, into: &row, at: &place)
        if let amount = line.amount {
          row.put(micros: amount.micros.number, .rfc, &place)
          row.put(", ", &place)
          if amount.unitText.isEmpty {
            row.put(literal: line.unsaidUnit ?? "", &place)
          } else {
            row.put(literal: source, amount.unitText.places, &place)
          }
          if let measure = line.subject?.measure {
            row.put(", ", &place)
            let value = amount.parts.micros(in: configuration.measures[measure].unit)
            row.put(micros: value.number, .rfc, &place)
            row.put(", ", &place)
            row.put(units[measure], &place)
            row.put(", ", &place)
          } else {
            row.put(", NULL, NULL, ", &place)
          }
        } else {
          row.put("NULL, NULL, NULL, NULL, ", &place)
        }
        row.put(literal: text, of: source, &place)
        row.put(", ", &place)
        row.put(literal: tags, of: source, &place)
        row.put(", ", &place)
        row.put(end, &place)
        row.put(digitsOf: UInt64(number) + 1, &place)
        row.put(")", &place)
      }
    }
    if count > 0 { bytes += ";\n".utf8 }
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
