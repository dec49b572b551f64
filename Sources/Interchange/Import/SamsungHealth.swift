import Journal
import Notation

/// The tables of Samsung Health's export: water, weight and the steps of days.
///
/// Each begins with a line of its own, `com.samsung.health.water_intake,6307003,6`, before the headings, which may have
/// that name before theirs. Times are in UTC, with the offset of the person's clock in a column; the day of a total is
/// in milliseconds since 1970. Several devices count the same steps: the one that counted most counts.
package enum SamsungHealth: ForeignFormat {
  package static let source = "samsung-health"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    firstRow(head).first.map { $0.hasPrefix("com.samsung.") } ?? false
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source)
    for file in files where recognises(name: file.name, head: file.bytes) {
      let kind = firstRow(file.bytes)[0]
      var table = ForeignTable(file.bytes, headerInRow: 2)
      switch kind {
      case "com.samsung.health.water_intake", "com.samsung.shealth.water_intake":
        read(&table, "amount", .water, "ml", of: options, file, files, &draft)
      case "com.samsung.health.weight":
        read(&table, "weight", .weight, "kg", of: options, file, files, &draft)
      case "com.samsung.shealth.tracker.pedometer_day_summary", "com.samsung.shealth.step_daily_trend":
        readSteps(&table, options, file, files, &draft)
      default:
        var count = 0
        while table.next() != nil { count += 1 }
        draft.omit(kind, count, .noPlace)
      }
      draft.remark(table.damaged, in: files.told(file))
    }
    return draft.result
  }

  private static func read(
    _ table: inout ForeignTable, _ column: String, _ kind: AppleHealthKind, _ unit: String,
    of options: ForeignOptions, _ file: ImportedFile, _ files: [ImportedFile], _ draft: inout ImportDraft
  ) {
    guard let name = options.name(of: kind) else { return }
    draft.declare(name, isHabit: false, [kind.declaration])
    while let row = table.next() {
      guard let instant = WrittenInstant(row["start_time"]), let micros = ExactDecimal.micros(row[column]),
        micros >= 0
      else {
        draft.remark(row: row.text, line: row.line, in: files.told(file))
        continue
      }
      if micros == 0 { continue }
      let offset = row["time_offset"]
      let seconds = instant.shown.secondsAsUTC
      let written = Zone.offset(offset.dropFirst(offset.hasPrefix("UTC") ? 3 : 0))
      let moment = options.zone?.moment(at: seconds) ?? Moment(secondsAsUTC: seconds + (written ?? 0))
      draft.reads(line: row.line, in: files.told(file))
      let id = row["datauuid"].isEmpty ? "\(row["start_time"])-\(row[column])" : row["datauuid"]
      draft.take(
        .amount(micros: micros, unit: unit), of: name, on: moment.logicalDay(startingAt: options.dayStarts),
        at: moment.time, text: row["comment"], id: id)
    }
  }

  private static func readSteps(
    _ table: inout ForeignTable, _ options: ForeignOptions, _ file: ImportedFile, _ files: [ImportedFile],
    _ draft: inout ImportDraft
  ) {
    guard let name = options.name(of: .steps) else { return }
    draft.declare(name, isHabit: false, [AppleHealthKind.steps.declaration])
    var most: [Day: (micros: Int64, line: Int)] = [:]
    while let row = table.next() {
      let count = row["step_count"].isEmpty ? row["count"] : row["step_count"]
      guard let day = day(row["day_time"]), let micros = ExactDecimal.micros(count), micros >= 0 else {
        draft.remark(row: row.text, line: row.line, in: files.told(file))
        continue
      }
      if micros > most[day]?.micros ?? 0 { most[day] = (micros, row.line) }
    }
    for (day, total) in most.sorted(by: { $0.key < $1.key }) {
      draft.reads(line: total.line, in: files.told(file))
      draft.take(.amount(micros: total.micros, unit: ""), of: name, on: day, id: "steps-\(day)")
    }
  }

  /// The day of a total: milliseconds since 1970 at midnight UTC, or that midnight written out.
  private static func day(_ cell: String) -> Day? {
    if let milliseconds = Int(cell) { return Moment(secondsAsUTC: milliseconds / 1000).day }
    return NumericDate(cell)?.day(by: nil)
  }
}
