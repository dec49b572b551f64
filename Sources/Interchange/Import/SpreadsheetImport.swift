import Journal
import Notation

/// A table that `export --format csv` wrote, on its way back: in every dialect, with every record.
enum SpreadsheetImport {
  /// Whether a table is one of daybook's own, by its headings.
  static func isOwn(_ headings: [String]) -> Bool { headings == Spreadsheet.header }

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
    var reading = ImportReading()
    reading.overlap = .sameRecord
    reading.keepsOneOffs = true
    reading.keepsOrder = true
    var counts: [String: Int] = [:]
    var declared: Set<String> = []
    var holder: (path: String, line: String)?
    var damaged = DamagedRows()
    while let row = rows.next() {
      let cells = row.cells
      if damaged.hold(row) { continue }
      if let remark = row.remark {
        reading.remark(remark)
        continue
      }
      guard cells.count == headings.count, let day = day(cells[0], order),
        var record = record(cells, day, separator)
      else {
        reading.remark(ImportRemark(line: row.line, reason: .notUnderstood(row.shown)))
        continue
      }
      if cells[2] != "tick", declared.insert(record.name).inserted {
        let unit = cells[8].isEmpty ? "count" : cells[8]
        reading.declarations.append(
          ImportedDeclaration(name: record.name, line: "unit \(unit)", isHabit: false))
      }
      let place = (path: cells[11], line: cells[12])
      if cells[2] == "tag", let holder, holder == place { continue }
      if cells[2] != "tag" { holder = place }
      if record.id.isEmpty {
        let id = ImportIdentity.id(
          of: cells[0], cells[1], cells[2], cells[3], cells[4], cells[5], cells[6], cells[9], cells[10])
        let count = counts[id, default: 0] + 1
        counts[id] = count
        record.id = count == 1 ? id : "\(id)-\(count)"
      } else {
        let name = "\(record.source) \(record.id)"
        record.own.repetition = counts[name, default: 0]
        counts[name, default: 0] += 1
      }
      reading.take(record, line: row.line)
    }
    reading.remark(damaged)
    return reading
  }

  /// The record of a row; its id is empty if its tags have none.
  private static func record(_ cells: [String], _ day: Day, _ separator: CSVSeparator) -> ImportedRecord? {
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
    Day(cell) ?? NumericDate(cell)?.day(by: order ?? (cell.contains(".") ? .dayFirst : nil))
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
  private static func unguarded(_ cell: String) -> String {
    guard cell.hasPrefix("'"), let second = cell.dropFirst().first, "=+-@\t\r".contains(second) else {
      return cell
    }
    return String(cell.dropFirst())
  }
}
