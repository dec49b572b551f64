import Journal
import Notation

/// Fitbit's exports: the sectioned table of a period, and the JSON of days, `{"foods-log-water":[{"dateTime":…}]}`.
///
/// Weight, steps, sleep and water are taken; the table does not tell the unit of a weight, nor the JSON that of water.
package enum Fitbit: ForeignFormat {
  package static let source = "fitbit"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    if FitbitTakeout.recognises(name: name, head) { return true }
    if let first = head.first(where: { $0 > 0x20 }), first == UInt8(ascii: "{") {
      let text = String(decoding: head, as: UTF8.self)
      return text.holds("\"dateTime\"") && lists.contains { text.holds("\"\($0.key)\"") }
    }
    let lines = foreignLines(head).map { onOneLine($0.text) }
    return zip(lines, lines.dropFirst()).contains { title, header in
      sections.contains { $0.title == title.lowercased() && header.lowercased().hasPrefix($0.first) }
    }
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source, of: files)
    for file in files where recognises(name: file.name, head: file.bytes) {
      let first = file.bytes.first { $0 > 0x20 }
      if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        guard let json = draft.parsed(file) else { continue }
        if let values = json.elements {
          FitbitTakeout.read(values, options, file, &draft)
        } else {
          read(json, options, file, &draft)
        }
      } else {
        read(file, options, &draft)
      }
    }
    return draft.result
  }

  private static let lists: KeyValuePairs<String, AppleHealthKind> = [
    "foods-log-water": .water, "activities-steps": .steps, "body-weight": .weight,
  ]

  private static func read(
    _ json: JSON, _ options: ForeignOptions, _ file: ImportedFile, _ draft: inout ImportDraft
  ) {
    for (key, kind) in lists {
      guard let values = json[key]?.elements, let name = options.name(of: kind) else { continue }
      draft.declare(name, isHabit: false, [kind.declaration])
      var lines = ValueLines(JSONPlaces(file.bytes), at: [key])
      for (index, value) in values.enumerated() {
        let written = value["dateTime"]?.text.flatMap { NumericDate($0)?.day(by: options.dateOrder) }
        guard let (day, micros) = draft.measured(value, "value", at: written, line: lines[index]), micros > 0
        else { continue }
        draft.reads(line: lines[index])
        draft.take(.amount(micros: micros, unit: ""), of: name, on: day, id: "\(kind.word)-\(day)")
      }
    }
  }

  private struct Section {
    var title: String
    /// The beginning of its headings.
    var first: String
    var columns: [String: AppleHealthKind]
  }

  private static let sections = [
    Section(title: "body", first: "date", columns: ["weight": .weight]),
    Section(title: "activities", first: "date", columns: ["steps": .steps]),
    Section(title: "sleep", first: "start time", columns: ["minutes asleep": .sleep]),
    Section(title: "foods", first: "date", columns: [:]),
  ]

  private static func read(
    _ file: ImportedFile, _ options: ForeignOptions, _ draft: inout ImportDraft
  ) {
    let all = draft.rows(of: file)
    let order =
      options.dateOrder
      ?? NumericDate.order(of: all.lazy.compactMap { $0.cells.first.flatMap { NumericDate($0) } })
    var section: Section?
    var header: [String] = []
    var foodDay: Day?
    for row in all {
      let cells = row.cells.map { onOneLine($0) }
      if cells.count == 1 {
        let title = cells[0].lowercased()
        if title == "daily totals" { continue }
        section = sections.first { $0.title == title }
        header = []
        foodDay = title.hasPrefix("food log ") ? NumericDate(String(title.dropFirst(9)))?.day(by: order) : nil
        continue
      }
      if let day = foodDay, cells.count >= 3, cells[1].lowercased() == "water" {
        takeWater(cells[2], on: day, options, row, &draft)
        continue
      }
      guard let section else { continue }
      if header.isEmpty {
        header = cells.map { $0.lowercased() }
        continue
      }
      take(row, cells, header, section, order, options, &draft)
    }
  }

  private static func take(
    _ row: ForeignRow, _ cells: [String], _ header: [String], _ section: Section, _ order: DateOrder?,
    _ options: ForeignOptions, _ draft: inout ImportDraft
  ) {
    // A night is of the day of waking.
    let dateCell = section.title == "sleep" && cells.count > 1 ? cells[1] : cells[0]
    guard let date = NumericDate(dateCell) else { return draft.remark(row: row.text, line: row.line) }
    guard let day = date.day(by: order) else { return draft.remark(.ambiguousDate(dateCell), line: row.line) }
    for (column, heading) in header.enumerated().dropFirst(section.title == "sleep" ? 2 : 1)
    where column < cells.count && !cells[column].isEmpty {
      guard let kind = section.columns[heading], let name = options.name(of: kind) else {
        if cells[column] != "0" { draft.omit("\(section.title): \(heading)", 1, .noPlace) }
        continue
      }
      draft.declare(name, isHabit: false, [kind.declaration])
      guard let micros = number(cells[column]), micros >= 0 else {
        draft.remark(row: "\(dateCell) \(heading): \(cells[column])", line: row.line)
        continue
      }
      if micros == 0 { continue }
      draft.reads(line: row.line)
      let id = kind == .sleep ? "sleep-\(cells[0])" : "\(kind.word)-\(day)"
      draft.take(.amount(micros: micros, unit: kind == .sleep ? "min" : ""), of: name, on: day, id: id)
    }
  }

  private static func takeWater(
    _ cell: String, on day: Day, _ options: ForeignOptions, _ row: ForeignRow,
    _ draft: inout ImportDraft
  ) {
    guard let name = options.name(of: .water) else { return }
    let parts = cell.split(separator: " ", maxSplits: 1).map(String.init)
    guard let micros = parts.first.flatMap(number), micros >= 0 else {
      return draft.remark(row: row.text, line: row.line)
    }
    if micros == 0 { return }
    draft.declare(name, isHabit: false, [AppleHealthKind.water.declaration])
    draft.reads(line: row.line)
    let unit = parts.count > 1 ? ForeignUnit(parts[1]).word : ""
    draft.take(.amount(micros: micros, unit: unit), of: name, on: day, id: "water-\(day)")
  }

  /// A number whose thousands a comma parts, as this program writes it.
  private static func number(_ text: String) -> Int64? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let whole = parts.dropFirst().map { $0.prefix { $0 != "." } }
    guard whole.allSatisfy({ $0.utf8.count == 3 }) else { return nil }
    return ExactDecimal.micros(parts.joined())
  }
}

extension JSON {
  /// A text, or a number as it is written; nil of anything else.
  var written: String? { text ?? numberText }

  /// A number in millionths, which may be written as a text.
  var writtenMicros: Int64? { written.flatMap(ExactDecimal.micros) }
}

extension ImportDraft {
  /// When a value of a list was measured, and its number in millionths, at least nothing; nil of any other, which is
  /// remarked.
  mutating func measured<When>(
    _ value: JSON, _ key: String, at when: When?, line: Int?
  ) -> (when: When, micros: Int64)? {
    if let when, let micros = value[key]?.writtenMicros, micros >= 0 { return (when, micros) }
    remark(row: shown(value), line: line)
    return nil
  }
}
