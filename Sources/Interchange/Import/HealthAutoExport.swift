import Journal
import Notation

/// The JSON of Health Auto Export: `data.metrics[]`, each with a name, its units and amounts by date.
///
/// `dietary_water` is taken always, any other metric if a measure of its name, or of a plain word for it, is
/// declared. A metric whose amounts all stand at midnight is of whole days, and has no times.
package enum HealthAutoExport: ForeignFormat {
  package static let source = "health-auto-export"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    guard let text = textOfObject(head) else { return false }
    return text.holds("\"data\"") && (text.holds("\"metrics\"") || text.holds("\"workouts\""))
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source)
    for file in files {
      guard let json = parsed(file, of: files, &draft) else { continue }
      let places = JSONPlaces(file.bytes)
      draft.omit("workouts", json["data"]?["workouts"]?.elements?.count ?? 0, .noPlace)
      var lines = ValueLines(places, at: ["data", "metrics"])
      for (index, metric) in (json["data"]?["metrics"]?.elements ?? []).enumerated() {
        let amounts = ValueLines(places, at: ["data", "metrics", "\(index)", "data"])
        read(metric, options, { lines[index] }, amounts, told: files.told(file), into: &draft)
      }
    }
    return draft.result
  }

  private static func read(
    _ metric: JSON, _ options: ForeignOptions, _ line: () -> Int?, _ lines: ValueLines, told: String?,
    into draft: inout ImportDraft
  ) {
    var lines = lines
    let written = metric["name"]?.text ?? ""
    let amounts = metric["data"]?.elements ?? []
    guard let name = name(of: written, options.measures), amounts.contains(where: { $0["qty"] != nil }) else {
      if amounts.isEmpty { return }
      let line = HealthAutoExport.line(written, metric["units"]?.text ?? "")
      return draft.omit(
        written, amounts.count,
        amounts.contains { $0["qty"] != nil } ? .undeclared(line: line) : .noPlace)
    }
    guard let unit = unit(metric["units"]?.text ?? "") else {
      return draft.remark(.unknownUnit(metric["units"]?.text ?? ""), line: line(), in: told)
    }
    if written == "dietary_water" { draft.declare(name, isHabit: false, ["unit ml"]) }
    let instants = amounts.map { $0["date"]?.text.flatMap { WrittenInstant($0) ?? WrittenInstant(day: $0) } }
    let isDaily = instants.allSatisfy { $0.map { $0.shown.time == .midnight } ?? true }
    for (index, (value, instant)) in zip(amounts, instants).enumerated() {
      guard let instant, let micros = value["qty"]?.micros, micros >= 0,
        case (let scaled, let overflow) = micros.multipliedReportingOverflow(by: unit.times), !overflow
      else {
        draft.remark(row: shown(value), line: lines[index], in: told)
        continue
      }
      // The day's total is of the day that is written, wherever the person is now.
      let moment = isDaily ? instant.shown : instant.moment(in: options.zone)
      // So is one of a date alone, whatever stands beside it.
      let isTotal = isDaily || instant.isDay
      let day = isTotal ? instant.shown.day : moment.logicalDay(startingAt: options.dayStarts)
      let stamp = (value["date"]?.text ?? "").split(separator: " ").joined(separator: "T")
      let parts = isDaily ? [] : [value["qty"]?.numberText ?? "", value["source"]?.text ?? ""]
      let id = ([stamp, written] + parts.filter { !$0.isEmpty }).joined(separator: "-")
      draft.reads(line: nil, in: told)
      draft.take(
        .amount(micros: scaled, unit: unit.name), of: name, on: day, at: isTotal ? nil : moment.time, id: id)
    }
  }

  /// The declared measure that a metric is named like; water always.
  private static func name(of metric: String, _ measures: Set<String>) -> ForeignName? {
    let plain = metric.split(separator: "_").joined(separator: "-")
    let short = plain.hasPrefix("dietary-") ? String(plain.dropFirst("dietary-".count)) : plain
    for name in [plain, short] + (words[metric] ?? []) where measures.contains(Vocabulary.folded(name)) {
      return ForeignName(name)
    }
    return metric == "dietary_water" ? ForeignName("water") : nil
  }

  private static let words = [
    "weight_body_mass": ["weight"], "body_mass": ["weight"], "step_count": ["steps"],
    "dietary_energy": ["kcal", "calories", "energy"],
    "dietary_energy_consumed": ["kcal", "calories", "energy"],
    "body_fat_percentage": ["fat"], "walking_running_distance": ["distance", "walk", "run"],
    "apple_exercise_time": ["exercise"], "mindful_minutes": ["meditation", "mindful"],
    "flights_climbed": ["flights", "stairs"], "carbohydrates": ["carbs"], "sleep_analysis": ["sleep"],
  ]

  /// The line of `daybook.conf` that would take a metric.
  private static func line(_ metric: String, _ units: String) -> String {
    let plain = metric.split(separator: "_").joined(separator: "-")
    let short = plain.hasPrefix("dietary-") ? String(plain.dropFirst("dietary-".count)) : plain
    let name = ImportedNames.word(for: words[metric]?.first ?? short)
    let unit = unit(units)?.name ?? ""
    return "measure \(name) unit \(unit.isEmpty ? "count" : unit)"
  }

  /// The unit as a day file has it, and how many of it one of the metric's is; nil if it is not known.
  private static func unit(_ text: String) -> (name: String, times: Int64)? {
    switch text.lowercased() {
    case "fl_oz_us", "floz_us": return ("oz", 1)
    case "fl_oz_imp", "floz_imp": return ("imp-oz", 1)
    // A measure's own cup may be another.
    case "cup_us": return ("oz", 8)
    case "cup_imp": return ("imp-oz", 10)
    case "pt_us": return ("pint", 1)
    case "pt_imp": return ("imp-pint", 1)
    case "count", "": return ("", 1)
    case let known:
      guard known != "cup", let unit = Unit.catalogue.first(where: { $0.spellings.contains(known) }) else {
        return nil
      }
      return (unit.unit.name, 1)
    }
  }
}
