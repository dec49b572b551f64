import Journal
import Notation

/// A table that `export --format csv` wrote, on its way back: in every dialect, with every record.
enum SpreadsheetImport {
  /// Whether a table is one of daybook's own, by its headings.
  ///
  /// Older ones have no column of ids.
  static func isOwn(_ headings: [String]) -> Bool {
    headings == Spreadsheet.header || headings == Spreadsheet.header.dropLast()
  }

  /// The headings that the tables of reports begin with.
  private static let reports: [[String]] = [
    ["name", "state", "time", "total", "at_least"], ["name", "streak", "longest"],
    ["name", "date", "state", "reason"], ["date", "total", "at_least", "at_most"],
    ["date", "met", "due", "percent"], ["date", "time", "kind", "name", "state", "text", "value"],
    ["badge", "category", "date"], ["hour", "total"], ["week", "from", "to"], ["month", "from", "to"],
  ]

  /// Whether a table is one of daybook's reports, by its headings: of days added up, or of lines that are in the daybook.
  static func isReport(_ headings: [String]) -> Bool {
    let isGrid = headings.first == "name" && headings.suffix(3) == ["met", "closed", "percent"]
    return isGrid || reports.contains(where: headings.starts(with:))
  }

  /// Reads the rows behind the headings.
  ///
  /// A counting tag comes back with the tick or entry that it stands on; one of a line of text, which has no row of
  /// its own, is written on a line of its own.
  ///
  /// A spreadsheet may have written its dates and times in its own way meanwhile; `order` is that of such dates.
  static func reading(
    _ rows: ForeignRows, _ headings: [String], _ separator: CSVSeparator, _ order: DateOrder?
  ) -> ImportReading {
    var rows = rows
    var own = OwnRecords()
    var damaged = DamagedRows()
    while let row = rows.next() {
      if damaged.hold(row) { continue }
      if let remark = row.remark {
        own.reading.remark(remark)
        continue
      }
      guard row.cells.count == headings.count, let day = day(row.cells[0], order),
        let record = record(row.cells, day, separator)
      else {
        if row.isBlank { continue }
        own.reading.remark(.notUnderstood(row.shown), line: row.line)
        continue
      }
      own.take(record, row.cells, line: row.line)
    }
    own.reading.remark(damaged)
    return own.reading
  }

  /// Reads what `export --format jsonl` wrote, an object on a line, whose keys are the columns of the table.
  static func reading(lines bytes: ContiguousArray<UInt8>) -> ImportReading {
    var own = OwnRecords()
    var damaged = DamagedRows()
    for line in foreignLines(bytes, &damaged) where !line.text.allSatisfy(\.isWhitespace) {
      let json = try? JSON(parsing: ContiguousArray(line.text.utf8))
      let cells = Spreadsheet.header.map { key in
        switch json?[key] {
        case .string(let text)?: text
        case .number(let text)?: text
        case .array(let tags)?: tags.compactMap(\.text).joined(separator: " ")
        default: ""
        }
      }
      guard json != nil, let day = Day(cells[0]), let record = record(cells, day, .comma) else {
        own.reading.remark(.notUnderstood(String(onOneLine(line.text).prefix(80))), line: line.number)
        continue
      }
      own.take(record, cells, line: line.number)
    }
    own.reading.remark(damaged)
    return own.reading
  }

  /// The record of a row; its id is empty if its tags have none.
  fileprivate static func record(_ cells: [String], _ day: Day, _ separator: CSVSeparator) -> ImportedRecord?
  {
    let time = TimeOfDay(cell: cells[1])
    if time == nil, !cells[1].isEmpty { return nil }
    let marks: [String: Mark] = ["done": .done, "open": .open, "skipped": .skipped]
    let mark = marks[cells[4]]
    guard cells[2] == "tick" ? mark != nil : cells[2] == "entry" || cells[2] == "tag" else { return nil }
    var content = mark.map(ImportedRecord.Content.tick)
    var own = OwnDetails()
    if !cells[5].isEmpty {
      guard let micros = number(cells[5], separator) else { return nil }
      content = .amount(micros: micros, unit: unguarded(cells[6]))
      own.mark = mark
      own.worth = number(cells[7], separator).map { OwnDetails.Worth(micros: $0, unit: unguarded(cells[8])) }
    }
    guard let content else { return nil }
    var (source, id) = ("", "")
    own.isRow = true
    own.isTag = cells[2] == "tag"
    own.tags = tags(in: unguarded(cells[10]))
    for tag in own.tags {
      if tag.hasPrefix("source:") { source = String(tag.dropFirst(7)) }
      if tag.hasPrefix("id:") { id = String(tag.dropFirst(3)) }
    }
    if id.isEmpty || source.isEmpty { (source, id) = (TableImport.source, "") }
    var record = ImportedRecord(
      day: day, time: time, name: unguarded(cells[3]), content: content, text: unguarded(cells[9]),
      source: source, id: id)
    record.own = own
    return record
  }

  private static func day(_ cell: String, _ order: DateOrder?) -> Day? {
    Day(cell) ?? NumericDate(cell)?.day(by: order)
  }

  private static func number(_ cell: String, _ separator: CSVSeparator) -> Int64? {
    ExactDecimal.micros(separator == .comma ? cell : cell.split(separator: ",").joined(separator: "."))
  }

  /// The tags of a cell, separated by blanks that do not stand within quotes.
  private static func tags(in cell: String) -> [String] {
    var tags: [String] = []
    var isQuoted = false
    for word in cell.split(separator: " ", omittingEmptySubsequences: false) {
      if isQuoted {
        tags[tags.count - 1] += " " + word
        isQuoted = !word.hasSuffix("\"")
      } else if !word.isEmpty {
        tags.append(String(word))
        let opening = word.firstPlace(of: ":\"")
        isQuoted = opening.map { !word[$0.upperBound...].contains("\"") } ?? false
      }
    }
    return tags
  }

  /// A cell without the `'` that the dialects of spreadsheets put before what these would run.
  fileprivate static func unguarded(_ cell: String) -> String {
    guard cell.hasPrefix("'"), let second = cell.dropFirst().first, "=+-@\t\r".contains(second) else {
      return cell
    }
    return String(cell.dropFirst())
  }
}

/// The records of daybook's own rows, on their way back.
private struct OwnRecords {
  var reading = ImportReading()
  private var counts: [String: Int] = [:]
  private var declared: Set<String> = []
  private var holder: (path: String, line: String)?

  init() {
    reading.overlap = .sameRecord
    reading.keepsOneOffs = true
    reading.keepsOrder = true
  }

  /// Takes the record of a row, but for a counting tag that stands on the line of the row before.
  mutating func take(_ record: ImportedRecord, _ cells: [String], line: Int) {
    var record = record
    if cells[2] != "tick", declared.insert(record.name).inserted {
      let unit = cells[8].isEmpty ? "count" : cells[8]
      reading.declarations.append(
        ImportedDeclaration(name: record.name, line: "unit \(unit)", isHabit: false))
    }
    let place = (path: cells[11], line: cells[12])
    if cells[2] == "tag", let holder, holder == place { return }
    if cells[2] != "tag" { holder = place }
    if record.id.isEmpty {
      let given = cells.count > 13 ? SpreadsheetImport.unguarded(cells[13]) : ""
      let id =
        given.isEmpty
        ? ImportIdentity.id(
          of: cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], cells[9], cells[10])
        : given
      record.id = counts.unique(id)
    } else {
      let name = "\(record.source) \(record.id)"
      record.own.repetition = counts[name, default: 0]
      counts[name, default: 0] += 1
    }
    reading.take(record, line: line)
  }
}
