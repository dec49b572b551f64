import Journal
import Notation

/// Every tick, entry and counting tag as a script for a database: `export --format sql`.
///
/// It makes the table `daybook_records`, whose columns are those of the CSV, and the view `daybook_days`: what a day
/// came to for each name, a measure's amounts put together as it declares. Both are made anew if they are there. It
/// keeps to what sqlite3 and DuckDB have in common; what one measure counts for another is left to the reader.
package struct SQL: RecordExport {
  package var bytes: ContiguousArray<UInt8> = []

  private let configuration: Configuration
  private let chosen: Set<Reference>?
  private var words: FreeWords
  private var count = 0

  /// Begins a script; `reader` is the one that the days were read by. With `subjects` only their lines are written.
  package init(_ reader: LineReader, of subjects: [Reference]? = nil) {
    configuration = reader.configuration
    chosen = subjects.map { Set($0) }
    words = FreeWords(reader)
    append(SQL.table)
    append(SQL.view(of: configuration))
  }

  package mutating func add(_ record: DayRecord, in file: DayFile, path: String) {
    let date = record.day.description
    var isFirst = true
    for line in record.records {
      if let chosen, line.subject.map(chosen.contains) != true { continue }
      append(isFirst ? "INSERT INTO daybook_records VALUES\n" : ",\n")
      isFirst = false
      count += 1
      append("  (\(count), '\(date)', ")
      append(literal: line.time?.description)
      append(", '\(line.form.code)', ")
      append(literal: name(of: line, in: file))
      append(", ")
      append(literal: line.mark.code)
      append(", ")
      appendAmount(of: line, in: file)
      appendWords(of: line, on: record.day, in: file)
      append(literal: path)
      append(", \(line.line + 1))")
    }
    if !isFirst { append(";\n") }
  }

  package mutating func finish() { append("COMMIT;\n") }

  private func name(of line: Record, in file: DayFile) -> String {
    switch line.subject {
    case .habit(let place): configuration.habits[place].name
    case .measure(let place): configuration.measures[place].name
    case nil: file.source.text(line.name)
    }
  }

  private mutating func appendAmount(of line: Record, in file: DayFile) {
    append((line.amount.map { ExactDecimal.text(micros: $0.micros.number) } ?? "NULL") + ", ")
    let typed = line.amount.map { file.source.text($0.unitText) } ?? ""
    append(literal: typed.isEmpty ? line.amount?.unit.name : typed)
    if let amount = line.amount, let measure = line.subject?.measure {
      let unit = configuration.measures[measure].unit
      append(", \(ExactDecimal.text(micros: amount.parts.micros(in: unit).number)), ")
      append(literal: unit.name)
      append(", ")
    } else {
      append(", NULL, NULL, ")
    }
  }

  private mutating func appendWords(of line: Record, on day: Day, in file: DayFile) {
    let reading = line.form == .tag ? nil : words.reading(of: line, on: day, in: file)
    append(literal: reading?.plainText(in: file.source))
    append(", ")
    append(literal: reading?.plainTags(in: file.source))
    append(", ")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds text in quotes; NULL of nothing.
  private mutating func append(literal text: String?) {
    guard let text, !text.isEmpty else { return append("NULL") }
    guard text.utf8.allSatisfy({ $0 != 0 && $0 != UInt8(ascii: "'") }) else {
      return append(SQL.literal(text))
    }
    bytes.append(UInt8(ascii: "'"))
    append(text)
    bytes.append(UInt8(ascii: "'"))
  }

  private static func literal(_ text: String) -> String {
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
      id INTEGER PRIMARY KEY,
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
