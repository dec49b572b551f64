import Journal
import Notation

/// HabitKit's JSON export: `habits`, `completions` and `intervals`.
///
/// The day is that of the completion's own clock: its instant and `timezoneOffsetInMinutes`. The instant is the
/// start of that day or the moment of a tap, and nothing tells which, so no time is taken. A habit that asks for
/// several completions a day is a measure of counts with that goal; an inverse one, whose completions are slips, is a
/// measure with the goal `at most 0` from the day it was made, so that a day without a slip is met. A goal that was
/// another one once is declared with its dates; a schedule has none here, so an earlier one is told. The only reminder
/// is the usual time of its habit; an archived habit ends with its last completion.
package enum HabitKit: ForeignFormat {
  package static let source = "habitkit"

  package static func recognises(name: String, head: ContiguousArray<UInt8>) -> Bool {
    guard let text = textOfObject(head) else { return false }
    return text.holds("\"timezoneOffsetInMinutes\"")
      || text.holds("\"habits\"") && (text.holds("\"isInverse\"") || text.holds("\"orderIndex\""))
  }

  private struct Habit {
    var name: ForeignName
    var isInverse: Bool
    /// How many completions of a day it asked for, and from which day on; nil from the beginning on.
    var goals: [(perDay: Int, from: Day?)]
    var schedule: [String]
    /// The schedules that it had before, and their last days.
    var earlier: [(words: [String], until: Day?)]
    /// The times of its reminders.
    var reminders: Set<TimeOfDay>
    var created: Day?
    var isArchived: Bool
    /// Its categories and its description.
    var about: [String]
    var isCounted: Bool { isInverse || goals.contains { $0.perDay > 1 } }
  }

  package static func read(_ files: [ImportedFile], _ options: ForeignOptions) -> ImportResult {
    var draft = ImportDraft(source: source, of: files)
    for file in files {
      guard let json = draft.parsed(file), json["habits"] != nil else { continue }
      read(json, JSONPlaces(file.bytes), options, into: &draft)
    }
    return draft.result
  }

  private static func read(
    _ json: JSON, _ places: JSONPlaces, _ options: ForeignOptions, into draft: inout ImportDraft
  ) {
    var lines = ValueLines(places, at: ["habits"])
    var habits: [String: Habit] = [:]
    var order: [String] = []
    // Intervals begin at a midnight, of the clock that the completions are of.
    var offsets: [String: Int] = [:]
    for value in json["completions"]?.elements ?? [] {
      guard let habit = value["habitId"]?.text, let offset = value["timezoneOffsetInMinutes"]?.integer else {
        continue
      }
      offsets[habit] = offsets[habit] ?? offset
      offsets[""] = offsets[""] ?? offset
    }
    for (index, value) in (json["habits"]?.elements ?? []).enumerated() {
      guard let id = value["id"]?.text, let name = ForeignName(value["name"]?.text ?? "") else {
        draft.remark(row: shown(value), line: lines[index])
        continue
      }
      let intervals = intervals(of: id, in: json, offset: offsets[id] ?? offsets[""])
      var schedules: [(words: [String], until: Day?)] = []
      for interval in intervals {
        if schedules.last.map({ $0.words == interval.schedule }) ?? false { schedules.removeLast() }
        schedules.append((interval.schedule, interval.end))
      }
      let reminders = (json["reminders"]?.elements ?? []).filter { $0["habitId"]?.text == id }
      habits[id] = Habit(
        name: name, isInverse: value["isInverse"]?.bool ?? false, goals: goals(intervals),
        schedule: schedules.last?.words ?? [], earlier: Array(schedules.dropLast()),
        reminders: Set(
          reminders.compactMap {
            TimeOfDay(hour: $0["hour"]?.integer ?? -1, minute: $0["minute"]?.integer ?? -1)
          }),
        created: value["createdAt"]?.text.flatMap { day($0, offset: offsets[id] ?? offsets[""]) },
        isArchived: value["archived"]?.bool ?? false,
        about: (json["categoryMappings"]?.elements ?? []).filter { $0["habitId"]?.text == id }
          .compactMap { mapping in
            json["categories"]?.elements?.first { $0["id"]?.text == mapping["categoryId"]?.text }?["name"]?
              .text
          } + [value["description"]?.text ?? ""])
      order.append(id)
    }
    lines = ValueLines(places, at: ["completions"])
    for (index, value) in (json["completions"]?.elements ?? []).enumerated() {
      guard let habit = value["habitId"]?.text.flatMap({ habits[$0] }), let text = value["date"]?.text,
        let day = day(text, offset: value["timezoneOffsetInMinutes"]?.integer),
        let amount = value["amountOfCompletions"].map({ $0.micros }) ?? 1_000_000, amount >= 0
      else {
        draft.remark(row: shown(value), line: lines[index])
        continue
      }
      if amount == 0 { continue }
      draft.reads(line: nil)
      // How many there were of what is only done or not stands in its text; of a declared measure it is the number.
      let isNumber = habit.isCounted || amount != 1_000_000 && options.measures.hold(habit.name)
      let count = isNumber || amount == 1_000_000 ? "" : ExactDecimal.text(micros: amount)
      let words = [count, value["note"]?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      draft.take(
        isNumber ? .amount(micros: amount, unit: "") : .tick(.done),
        of: habit.name, on: day, text: words, id: value["id"]?.text)
    }
    for habit in order.compactMap({ habits[$0] }) {
      let end = habit.isArchived ? draft.lastDay(of: habit.name).map { ["until \($0)"] } ?? [] : []
      if habit.isInverse {
        draft.declare(
          habit.name, isHabit: false, ["goal at most 0"] + (habit.created.map { ["from \($0)"] } ?? []) + end,
          about: habit.about)
      } else if habit.isCounted {
        draft.declare(
          habit.name, isHabit: false, ["goal \(habit.goals[0].perDay)"] + end,
          goals: habit.goals.dropFirst().map { "\($0.perDay) from \($0.from ?? .first)" }, about: habit.about)
      } else {
        let time = habit.reminders.count == 1 ? habit.reminders.map(\.description) : []
        draft.declare(habit.name, isHabit: true, time + habit.schedule + end, about: habit.about)
      }
      tellRest(of: habit, into: &draft)
    }
  }

  /// Tells what a line of `daybook.conf` cannot say of a habit: earlier schedules, those of counts, several reminders.
  private static func tellRest(of habit: Habit, into draft: inout ImportDraft) {
    let schedules = habit.earlier + (habit.isCounted ? [(habit.schedule, nil)] : [])
    for (words, until) in schedules where !(habit.isCounted && words.isEmpty) {
      let told =
        [habit.name.title] + (words.isEmpty ? ["daily"] : words)
        + (until.map { ["until \($0)"] } ?? [])
      draft.omit(told.joined(separator: " "), 1, .noPlace)
    }
    if habit.isCounted || habit.reminders.count > 1 {
      draft.omit("\(habit.name.title): reminders", habit.reminders.count, .noPlace)
    }
  }

  /// What a habit asked for over some days.
  private struct Interval {
    var perDay: Int
    var schedule: [String]
    /// The first and the last day; nil where there is none.
    var start, end: Day?
  }

  /// The intervals of a habit in the order of their dates; they end at the midnight at which the next begins.
  private static func intervals(of habit: String, in json: JSON, offset: Int?) -> [Interval] {
    let all = (json["intervals"]?.elements ?? []).filter { $0["habitId"]?.text == habit }.map { value in
      let end = value["endDate"]?.text
      return Interval(
        perDay: max(1, value["requiredNumberOfCompletionsPerDay"]?.integer ?? 1), schedule: schedule(value),
        start: value["startDate"]?.text.flatMap { day($0, offset: offset) },
        end: end.flatMap { day($0, offset: offset) })
    }
    let sorted = all.enumerated().sorted {
      ($0.element.end ?? .last, $0.offset) < ($1.element.end ?? .last, $1.offset)
    }.map(\.element)
    return sorted.enumerated().map { place, interval in
      var interval = interval
      if place + 1 < sorted.count, let end = interval.end, sorted[place + 1].start ?? end == end {
        interval.end = end - 1
      }
      return interval
    }
  }

  /// The goals of some intervals; one without a beginning begins behind the end of the one before.
  private static func goals(_ intervals: [Interval]) -> [(perDay: Int, from: Day?)] {
    var goals: [(perDay: Int, from: Day?)] = []
    var end: Day?
    for interval in intervals {
      let from = interval.start ?? end.map { $0 + 1 }
      end = interval.end
      if goals.last?.perDay == interval.perDay { continue }
      // The first of them is in force from the first completion on.
      goals.append((interval.perDay, goals.isEmpty ? nil : from))
    }
    return goals.isEmpty ? [(1, nil)] : goals
  }

  /// The schedule of an interval; a month is thirty days.
  private static func schedule(_ interval: JSON) -> [String] {
    let times = max(1, interval["requiredNumberOfCompletions"]?.integer ?? 1)
    switch interval["type"]?.text?.lowercased() {
    case "week", "weekly": return ImportDraft.schedule(times, in: 7)
    case "month", "monthly": return ImportDraft.schedule(times, in: 30)
    default: return []
    }
  }

  private static func day(_ text: String, offset: Int?) -> Day? {
    guard let instant = WrittenInstant(text) else { return Day(text) }
    guard let offset, instant.offset != nil, (-1439...1439).contains(offset) else { return instant.shown.day }
    return instant.moment(in: Zone(offset: offset * 60)).day
  }
}

/// A value as it is shown in a remark.
func shown(_ value: JSON) -> String { String(decoding: value.bytes(.compact), as: UTF8.self) }
