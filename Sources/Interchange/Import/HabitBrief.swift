import Journal
import Notation

/// The habit brief's own JSON: `habits`, `dailyData` with a tick for each day and habit, and `habitTimes`.
package enum HabitBrief {
  /// The source that its lines name.
  static let source = "json"

  /// The id that an open tick had in earlier versions, whose lines are known by it.
  static func formerID(ofOpen id: String) -> String { id + "-open" }

  /// Reads it; a file without habits and days is none.
  ///
  /// `places` are those of the same JSON, to tell the lines of what is not understood; a habit that the configuration
  /// declares keeps the time that it has there.
  package static func reading(
    _ json: JSON, _ places: JSONPlaces, _ configuration: Configuration
  ) throws(ImportFault) -> ImportReading {
    guard let days = json["dailyData"]?.members else { throw .notABackup }
    var reading = ImportReading()
    reading.overlap = .sameRecord
    reading.omitOthers(of: json, but: ["habits", "dailyData", "habitTimes", "schema"])
    let times = HabitTimes(json["habitTimes"], days, configuration)
    var declared: Set<String> = []
    for (index, habit) in (json["habits"]?.elements ?? []).enumerated() {
      guard let id = habit["id"]?.text, declared.insert(id).inserted else {
        let text = habit["id"]?.text ?? habit["label"]?.text ?? "\(index + 1)"
        reading.remark(.notUnderstood("habits: \(text)"), line: nil)
        continue
      }
      reading.omitOthers(of: habit, but: ["id", "label", "hasTime", "defaultTime"], "habits: ")
      reading.declarations.append(declaration(id, habit, times, &reading))
    }
    var dayLines = ValueLines(places, at: ["dailyData"])
    for (dayIndex, day) in days.enumerated() {
      guard let date = Day(day.key), let ticks = day.value.members else {
        reading.remark(.notUnderstood(day.key), line: dayLines[dayIndex])
        continue
      }
      var lines = ValueLines(places, at: ["dailyData", day.key])
      for (index, tick) in ticks.enumerated() {
        guard let isDone = tick.value["completed"]?.bool ?? tick.value.bool else {
          reading.remark(.notUnderstood("\(day.key) \(tick.key)"), line: lines[index])
          continue
        }
        let written = tick.value["time"]?.text ?? ""
        let time = TimeOfDay(typed: written)
        if time == nil, !written.isEmpty {
          reading.remark(.notUnderstood("\(day.key) \(tick.key) \(written)"), line: lines[index])
        }
        if tick.value.bool == nil { reading.omitOthers(of: tick.value, but: ["completed", "time"]) }
        reading.records.append(
          ImportedRecord(
            day: date, time: time, name: tick.key,
            content: .tick(isDone ? .done : .open), source: source, id: "\(date)-\(tick.key)"))
        if declared.insert(tick.key).inserted {
          reading.declarations.append(declaration(tick.key, [:], times, &reading))
        }
      }
    }
    for id in times.current.keys.sorted() where !declared.contains(id) {
      reading.remark(.notUnderstood("habitTimes: \(id)"), line: nil)
    }
    return reading
  }

  /// A habit with its time. One that was changed stays: where no tick says the habit's present time last, that is the
  /// one which is declared, and the usual one is left out.
  private static func declaration(
    _ id: String, _ habit: JSON, _ times: HabitTimes, _ reading: inout ImportReading
  ) -> ImportedDeclaration {
    func time(_ typed: String?, _ key: String) -> TimeOfDay? {
      guard let typed, !typed.isEmpty else { return nil }
      if let time = TimeOfDay(typed: typed) { return time }
      reading.remark(.notUnderstood("\(key): \(id) \(typed)"), line: nil)
      return nil
    }
    let usual = time(habit["defaultTime"]?.text, "defaultTime")
    let current = time(times.current[id], "habitTimes")
    let isTicked = times.ticked[id]?.time == current
    let declared = isTicked ? usual ?? current : current ?? usual
    let held = times.isDeclared(id) ? times.declared(id) : declared
    if let usual, usual != held { reading.omit("defaultTime: \(id) \(usual)", 1, .noPlace) }
    if let current, current != held, !isTicked { reading.omit("habitTimes: \(id) \(current)", 1, .noPlace) }
    var words = declared.map { [$0.description] } ?? []
    let written = habit["label"]?.text?.filter { $0 != "\"" } ?? ""
    let label = ImportedText.line(of: written)
    if !label.isEmpty, label != id { words.append("\"\(label)\"") }
    return declaration(id, words.joined(separator: " "))
  }

  /// A habit whose id comes back as it was, `kitchenClosed`, when the days are exported.
  private static func declaration(_ id: String, _ line: String) -> ImportedDeclaration {
    var declaration = ImportedDeclaration(name: id, line: line, isHabit: true)
    declaration.isID = true
    return declaration
  }
}

/// The present times of habits, as `habitTimes` and the ticks have them.
private struct HabitTimes {
  /// Each as typed, by the habit's id.
  private(set) var current: [String: String] = [:]
  /// The last day of each habit that says a time, and that.
  private(set) var ticked: [String: (day: Day, time: TimeOfDay)] = [:]

  private let configuration: Configuration
  private let names: ImportedNames

  init(_ times: JSON?, _ days: [JSON.Member], _ configuration: Configuration) {
    self.configuration = configuration
    names = ImportedNames(Vocabulary(configuration))
    for time in times?.members ?? [] { current[time.key] = time.value.text }
    for day in days {
      guard let date = Day(day.key) else { continue }
      for tick in day.value.members ?? [] {
        guard let time = tick.value["time"]?.text.flatMap({ TimeOfDay(typed: $0) }) else { continue }
        if ticked[tick.key].map({ $0.day <= date }) ?? true { ticked[tick.key] = (date, time) }
      }
    }
  }

  /// Whether a habit or measure of that name is declared already.
  func isDeclared(_ id: String) -> Bool { names.subject(of: id) != nil }

  /// The time that a habit is declared with; nil if it has none.
  func declared(_ id: String) -> TimeOfDay? {
    guard case .habit(let habit)? = names.subject(of: id) else { return nil }
    return configuration.habits[habit].time
  }
}

extension ImportReading {
  /// Counts the members of an object that hold something and are not read.
  fileprivate mutating func omitOthers(of object: JSON, but known: [String], _ place: String = "") {
    for member in object.members ?? [] where !known.contains(member.key) && !member.value.isNull {
      omit(place + member.key, member.value.elements?.count ?? 1, .noPlace)
    }
  }
}
