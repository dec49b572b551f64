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
  /// `places` are those of the same JSON, to tell the lines of what is not understood.
  package static func reading(_ json: JSON, _ places: JSONPlaces) throws(ImportFault) -> ImportReading {
    guard let days = json["dailyData"]?.members else { throw .notABackup }
    var reading = ImportReading()
    reading.overlap = .sameRecord
    var declared: Set<String> = []
    for habit in json["habits"]?.elements ?? [] {
      guard let id = habit["id"]?.text, declared.insert(id).inserted else { continue }
      reading.declarations.append(declaration(id, habit, json["habitTimes"]))
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
        reading.records.append(
          ImportedRecord(
            day: date, time: time, name: tick.key,
            content: .tick(isDone ? .done : .open), source: source, id: "\(date)-\(tick.key)"))
        if declared.insert(tick.key).inserted {
          reading.declarations.append(declaration(tick.key, ""))
        }
      }
    }
    return reading
  }

  private static func declaration(_ id: String, _ habit: JSON, _ times: JSON?) -> ImportedDeclaration {
    let time = (habit["defaultTime"]?.text ?? times?[id]?.text).flatMap { TimeOfDay(typed: $0) }
    var words = time.map { [$0.description] } ?? []
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
