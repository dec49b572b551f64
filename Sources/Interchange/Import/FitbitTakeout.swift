import Journal
import Notation

/// The lists of Fitbit in Google's Takeout: `[{"dateTime":"01/12/26 08:10:00","value":"12"}]`, a minute each, and
/// logs, `[{"logId":1,"weight":82.4,"date":"01/12/26","time":"07:05:00"}]`, of weights, water and nights.
///
/// A list of minutes does not say what it counts: its file's name does, `steps-2026-01-12.json`, or the person. Its
/// clock is UTC's.
enum FitbitTakeout {
  /// Whether a file begins as such a list; one whose values are objects, as of heart rates, is none.
  static func recognises(name: String, _ head: ContiguousArray<UInt8>) -> Bool {
    guard head.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") else { return false }
    let text = String(decoding: head, as: UTF8.self)
    if head.holds("\"dateTime\""), let value = text.firstPlace(of: "\"value\"") {
      return text[value.upperBound...].first { !$0.isWhitespace && $0 != ":" } != "{"
    }
    guard head.holds("\"logId\"") else { return false }
    return logs.contains { head.holds($0.mark) && ($0.key != "amount" || isOfWater(name)) }
  }

  /// The kinds of logs, by the keys of their numbers.
  private static let logs: [(kind: AppleHealthKind, key: String, mark: StaticString)] = [
    (.weight, "weight", "\"weight\""), (.sleep, "minutesAsleep", "\"minutesAsleep\""),
    (.water, "waterAmount", "\"waterAmount\""), (.water, "amount", "\"amount\""),
  ]

  /// Whether a file is named as one of water, whose key tells nothing.
  private static func isOfWater(_ name: String) -> Bool { baseName(name).lowercased().contains("water") }

  /// Reads a list into a draft.
  static func read(
    _ values: [JSON], _ options: ForeignOptions, _ file: ImportedFile, _ draft: inout ImportDraft
  ) {
    var lines = ValueLines(JSONPlaces(file.bytes), at: [])
    if let log = logs.first(where: { values.first?[$0.key] != nil }), values.first?["logId"] != nil {
      readLogs(values, of: log.kind, log.key, options, &lines, &draft)
      return
    }
    let isSteps = options.name == nil && baseName(file.name).lowercased().hasPrefix("steps")
    guard let name = isSteps ? options.name(of: .steps) : options.name.flatMap({ ForeignName($0) }) else {
      let kind = baseName(file.name).prefix { $0.isLetter || $0 == "_" }
      // Others of its lists are known by their names as what a daybook has no place for.
      if kind.count > 2 { return draft.omit(String(kind), values.count, .noPlace) }
      return draft.remark(.nameless(values.count), line: nil)
    }
    draft.declare(name, isHabit: false, isSteps ? [AppleHealthKind.steps.declaration] : ["unit count"])
    var sums: [Day: (micros: Int64, line: Int?)] = [:]
    for (index, value) in values.enumerated() {
      let written = value["dateTime"]?.text.flatMap(moment)
      guard let (moment, micros) = draft.measured(value, "value", at: written, line: lines[index]) else {
        continue
      }
      let here = options.zone?.moment(at: moment.secondsAsUTC) ?? moment
      let before = sums[here.day] ?? (0, lines[index])
      let (sum, isTooMuch) = before.micros.addingReportingOverflow(micros)
      if isTooMuch {
        draft.remark(row: shown(value), line: lines[index])
      } else {
        sums[here.day] = (sum, before.line)
      }
    }
    for (day, sum) in sums.sorted(by: { $0.key < $1.key }) where sum.micros > 0 {
      draft.reads(line: sum.line)
      draft.add(sum.micros, of: name, on: day, id: "\(name.word)-\(day)")
    }
  }

  private static func readLogs(
    _ values: [JSON], of kind: AppleHealthKind, _ key: String, _ options: ForeignOptions,
    _ lines: inout ValueLines, _ draft: inout ImportDraft
  ) {
    guard let name = options.name(of: kind) else { return }
    draft.declare(name, isHabit: false, [kind.declaration])
    for (index, value) in values.enumerated() {
      let date =
        ["dateOfSleep", "date", "logDate", "dateTime"].lazy.compactMap { value[$0]?.text }.first ?? ""
      let written = value["time"]?.text.map { "\(date) \($0)" } ?? date
      guard
        let (day, micros) = draft.measured(
          value, key, at: NumericDate(written)?.monthFirst, line: lines[index]), micros > 0
      else { continue }
      let moment = kind == .sleep ? nil : moment(written)
      let unit = ["measurementUnit", "unit"].lazy.compactMap { value[$0]?.text }.first
      draft.reads(line: lines[index])
      draft.take(
        .amount(micros: micros, unit: kind == .sleep ? "min" : unit.map { ForeignUnit($0).word } ?? ""),
        of: name,
        on: moment?.logicalDay(startingAt: options.dayStarts) ?? day, at: moment?.time,
        id: value["logId"]?.written ?? "\(kind.word)-\(written)")
    }
  }

  /// A moment as these lists write it, the month first.
  private static func moment(_ text: String) -> Moment? {
    let parts = text.split { $0 == " " || $0 == "T" }
    guard parts.count == 2, let day = NumericDate(String(parts[0]))?.monthFirst,
      let time = TimeOfDay(cell: String(parts[1]))
    else { return nil }
    return Moment(day: day, time: time)
  }
}
