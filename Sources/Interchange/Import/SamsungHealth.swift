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
    var draft = ImportDraft(source: source, of: files)
    for file in files where recognises(name: file.name, head: file.bytes) {
      let kind = firstRow(file.bytes)[0]
      switch kind {
      case "com.samsung.health.water_intake", "com.samsung.shealth.water_intake":
        read(file, "amount", .water, "ml", of: options, &draft)
      case "com.samsung.health.weight": read(file, "weight", .weight, "kg", of: options, &draft)
      case "com.samsung.shealth.tracker.pedometer_day_summary", "com.samsung.shealth.step_daily_trend":
        readSteps(file, options, &draft)
      default:
        draft.readTable(file, headerInRow: 2) { _, draft in
          draft.omit(kind, 1, .noPlace)
          return true
        }
      }
    }
    return draft.result
  }

  private static func read(
    _ file: ImportedFile, _ column: String, _ kind: AppleHealthKind, _ unit: String,
    of options: ForeignOptions, _ draft: inout ImportDraft
  ) {
    guard let name = options.name(of: kind) else { return }
    draft.declare(name, isHabit: false, [kind.declaration])
    draft.readTable(file, headerInRow: 2) { row, draft in
      guard let instant = WrittenInstant(row["start_time"]), let micros = ExactDecimal.micros(row[column]),
        micros >= 0
      else { return false }
      if micros == 0 { return true }
      let offset = row["time_offset"]
      let seconds = instant.shown.secondsAsUTC
      let written = Zone.offset(offset.dropFirst(offset.hasPrefix("UTC") ? 3 : 0))
      let moment = options.zone?.moment(at: seconds) ?? Moment(secondsAsUTC: seconds + (written ?? 0))
      let id = row["datauuid"].isEmpty ? "\(row["start_time"])-\(row[column])" : row["datauuid"]
      draft.take(
        .amount(micros: micros, unit: unit), of: name, on: moment.logicalDay(startingAt: options.dayStarts),
        at: moment.time, isZoned: true, text: row["comment"], id: id)
      return true
    }
  }

  private static func readSteps(
    _ file: ImportedFile, _ options: ForeignOptions, _ draft: inout ImportDraft
  ) {
    guard let name = options.name(of: .steps) else { return }
    draft.declare(name, isHabit: false, [AppleHealthKind.steps.declaration])
    var most: [Day: (micros: Int64, line: Int)] = [:]
    draft.readTable(file, headerInRow: 2) { row, _ in
      let count = row["step_count"].isEmpty ? row["count"] : row["step_count"]
      guard let day = day(row["day_time"]), let micros = ExactDecimal.micros(count), micros >= 0 else {
        return false
      }
      if micros > most[day]?.micros ?? 0 { most[day] = (micros, row.line) }
      return true
    }
    for (day, total) in most.sorted(by: { $0.key < $1.key }) {
      draft.reads(line: total.line)
      draft.take(.amount(micros: total.micros, unit: ""), of: name, on: day, id: "steps-\(day)")
    }
  }

  /// The day of a total: milliseconds since 1970 at midnight UTC, or that midnight written out.
  private static func day(_ cell: String) -> Day? {
    if let milliseconds = Int(cell) { return Moment(secondsAsUTC: milliseconds / 1000).day }
    return NumericDate(cell)?.day(by: nil)
  }
}
