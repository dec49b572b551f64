import Journal
import Notation
import Speech

/// The JSON of Health Auto Export: `data.metrics[]`, each with a name, its units and amounts by date.
///
/// Water is taken always, any other metric if a measure of its name, or of a plain word for it, is declared. A metric whose amounts all stand at midnight is of whole days, and has no times.
package enum HealthAutoExport: ForeignFormat {
  package static let source = "health-auto-export"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    guard let text = textOfObject(head) else { return false }
    return text.holds("\"data\"") && (text.holds("\"metrics\"") || text.holds("\"workouts\""))
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source, of: files)
    for file in files {
      guard let json = draft.parsed(file) else { continue }
      let places = JSONPlaces(file.bytes)
      draft.omit("workouts", json["data"]?["workouts"]?.elements?.count ?? 0, .noPlace)
      var lines = ValueLines(places, at: ["data", "metrics"])
      for (index, metric) in (json["data"]?["metrics"]?.elements ?? []).enumerated() {
        let amounts = ValueLines(places, at: ["data", "metrics", "\(index)", "data"])
        read(metric, options, { lines[index] }, amounts, into: &draft)
      }
    }
    return draft.result
  }

  private static func read(
    _ metric: JSON, _ options: ForeignOptions, _ line: () -> Int?, _ lines: ValueLines,
    into draft: inout ImportDraft
  ) {
    var lines = lines
    let written = metric["name"]?.text ?? ""
    let amounts = metric["data"]?.elements ?? []
    let kind = AppleHealthKind(metric: written)
    let units = metric["units"]?.text ?? ""
    let unit = kind.map { $0.unit(units) } ?? AppleHealthUnit(units)
    // A night has its hours of sleep by other names, newer ones first.
    let keys = kind == .sleep ? ["qty", "totalSleep", "asleep"] : ["qty"]
    func quantity(_ value: JSON) -> JSON? { keys.lazy.compactMap { value[$0] }.first }
    let hasAny = amounts.contains { quantity($0) != nil }
    guard let name = name(of: written, kind, options), hasAny else {
      if amounts.isEmpty { return }
      return draft.omit(
        written, amounts.count,
        hasAny
          ? .undeclared(line: HealthAutoExport.line(written, kind, unit?.unit)) : .noPlace)
    }
    guard let unit else { return draft.remark(.unknownUnit(units), line: line()) }
    if kind == .water { draft.declare(name, isHabit: false, [AppleHealthKind.water.declaration]) }
    let instants = amounts.map { $0["date"]?.text.flatMap { WrittenInstant($0) ?? WrittenInstant(day: $0) } }
    let isDaily = instants.allSatisfy { $0.map { $0.shown.time == .midnight } ?? true }
    for (index, (value, instant)) in zip(amounts, instants).enumerated() {
      guard let instant, let micros = quantity(value)?.micros, micros >= 0,
        case (let scaled, let overflow) = micros.multipliedReportingOverflow(by: unit.factor), !overflow
      else {
        draft.remark(row: shown(value), line: lines[index])
        continue
      }
      if kind == .sleep, micros == 0 { continue }
      // The day's total is of the day that is written, wherever the person is now.
      let moment = isDaily ? instant.shown : instant.moment(in: options.zone)
      // So is one of a date alone, whatever stands beside it.
      let isTotal = isDaily || instant.isDay
      let day = isTotal ? instant.shown.day : moment.logicalDay(startingAt: options.dayStarts)
      let stamp = (value["date"]?.text ?? "").split(separator: " ").joined(separator: "T")
      let parts = isDaily ? [] : [quantity(value)?.numberText ?? "", value["source"]?.text ?? ""]
      let id = ([stamp, written] + parts.filter { !$0.isEmpty }).joined(separator: "-")
      draft.reads(line: nil)
      draft.take(
        .amount(micros: scaled, unit: unit.unit.name), of: name, on: day, at: isTotal ? nil : moment.time,
        isZoned: instant.offset != nil, id: id)
    }
  }

  /// The declared measure that takes a metric: of its kind, else named like it; water has one always.
  private static func name(
    of metric: String, _ kind: AppleHealthKind?, _ options: ForeignOptions
  ) -> ForeignName? {
    if kind == .water { return options.name(of: .water) }
    let name = kind.flatMap { options.measures.name(of: $0) }
    return (name ?? options.measures.name(called: words(for: metric))).flatMap { ForeignName($0) }
  }

  /// The names of measures that a metric goes to: its own, without what it shares with others, and plain words.
  private static func words(for metric: String) -> [String] {
    let own = metric.split(separator: "_").joined(separator: "-")
    let short = own.hasPrefix("dietary-") ? String(own.dropFirst("dietary-".count)) : own
    return [own, short] + (plainWords[metric] ?? [])
  }

  /// The plain words for metrics that are of no kind.
  private static let plainWords = [
    "body_fat_percentage": ["fat"], "total_fat": TypedWords.fat.words,
    "walking_running_distance": ["distance"] + TypedWords.walking.words + TypedWords.running.words,
    "apple_exercise_time": ["exercise"], "mindful_minutes": ["meditation", "mindful"],
    "flights_climbed": ["flights", "stairs"], "carbohydrates": TypedWords.carbs.words,
  ]

  /// The line of `daybook.conf` that would take a metric.
  private static func line(_ metric: String, _ kind: AppleHealthKind?, _ unit: Unit?) -> String {
    if let kind { return kind.line(in: unit) }
    let name = ImportedNames.word(for: plainWords[metric]?[0] ?? words(for: metric)[1])
    let line = "measure \(name) unit \(unit.flatMap { $0.name.isEmpty ? nil : $0.name } ?? "count")"
    return line + Level.suffix(of: words(for: metric)[0])
  }
}
