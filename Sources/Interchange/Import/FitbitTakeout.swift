import Journal
import Notation

/// The lists of Fitbit in Google's Takeout: `[{"dateTime":"01/12/26 08:10:00","value":"12"}]`, a minute each, and
/// `[{"weight":82.4,"date":"01/12/26","time":"07:05:00"}]`.
///
/// A list of minutes does not say what it counts: its file's name does, `steps-2026-01-12.json`, or the person. Its
/// clock is UTC's.
enum FitbitTakeout {
  /// Whether a file begins as such a list.
  static func recognises(_ head: ContiguousArray<UInt8>) -> Bool {
    guard head.first(where: { $0 > 0x20 }) == UInt8(ascii: "[") else { return false }
    return head.holds("\"dateTime\"") && head.holds("\"value\"")
      || head.holds("\"logId\"") && head.holds("\"weight\"") && head.holds("\"date\"")
  }

  /// Reads a list into a draft.
  static func read(
    _ values: [JSON], _ options: ForeignOptions, _ file: ImportedFile, _ files: [ImportedFile],
    _ draft: inout ImportDraft
  ) {
    var lines = ValueLines(JSONPlaces(file.bytes), at: [])
    if values.first?["weight"] != nil {
      readWeights(values, options, &lines, told: files.told(file), &draft)
      return
    }
    let isSteps = options.name == nil && baseName(file.name).lowercased().hasPrefix("steps")
    guard let name = isSteps ? options.name(of: .steps) : options.name.flatMap({ ForeignName($0) }) else {
      let kind = baseName(file.name).prefix { $0.isLetter || $0 == "_" }
      // Others of its lists are known by their names as what a daybook has no place for.
      if kind.count > 2 { return draft.omit(String(kind), values.count, .noPlace) }
      return draft.remark(.nameless(values.count), line: nil, in: files.told(file))
    }
    draft.declare(name, isHabit: false, isSteps ? [AppleHealthKind.steps.declaration] : ["unit count"])
    var sums: [Day: (micros: Int64, line: Int?)] = [:]
    for (index, value) in values.enumerated() {
      guard let moment = value["dateTime"]?.text.flatMap(moment),
        let micros = (value["value"]?.text ?? value["value"]?.numberText).flatMap(ExactDecimal.micros),
        micros >= 0
      else {
        draft.remark(row: shown(value), line: lines[index], in: files.told(file))
        continue
      }
      let here = options.zone?.moment(at: moment.secondsAsUTC) ?? moment
      let before = sums[here.day] ?? (0, lines[index])
      let (sum, isTooMuch) = before.micros.addingReportingOverflow(micros)
      if isTooMuch {
        draft.remark(row: shown(value), line: lines[index], in: files.told(file))
      } else {
        sums[here.day] = (sum, before.line)
      }
    }
    for (day, sum) in sums.sorted(by: { $0.key < $1.key }) where sum.micros > 0 {
      draft.reads(line: sum.line, in: files.told(file))
      draft.add(sum.micros, of: name, on: day, id: "\(name.word)-\(day)")
    }
  }

  private static func readWeights(
    _ values: [JSON], _ options: ForeignOptions, _ lines: inout ValueLines, told: String?,
    _ draft: inout ImportDraft
  ) {
    guard let name = options.name(of: .weight) else { return }
    draft.declare(name, isHabit: false, [AppleHealthKind.weight.declaration])
    for (index, value) in values.enumerated() {
      let written = "\(value["date"]?.text ?? "") \(value["time"]?.text ?? "")"
      guard let moment = moment(written), let micros = value["weight"]?.micros, micros > 0 else {
        draft.remark(row: shown(value), line: lines[index], in: told)
        continue
      }
      draft.reads(line: lines[index], in: told)
      draft.take(
        .amount(micros: micros, unit: ""), of: name, on: moment.logicalDay(startingAt: options.dayStarts),
        at: moment.time, id: value["logId"]?.numberText ?? "weight-\(moment.day)-\(moment.time)")
    }
  }

  /// A moment as these lists write it, the month first.
  private static func moment(_ text: String) -> Moment? {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let day = NumericDate(String(parts[0]))?.monthFirst,
      let time = TimeOfDay(cell: String(parts[1]))
    else { return nil }
    return Moment(day: day, time: time)
  }
}
