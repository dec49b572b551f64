/// The programs whose exports a law of imports writes as they would.
enum AppFormat: String, CaseIterable {
  case loop, loopTable, habitbull, streaks, habitkit, harsh, habitctl, table, daylio, habitica

  var hasSkips: Bool { [.loop, .loopTable, .streaks, .harsh, .habitctl, .table].contains(self) }
  var hasOpens: Bool { [.loop, .loopTable, .habitbull, .harsh, .habitctl, .habitica].contains(self) }
  var hasCounts: Bool { [.loop, .loopTable, .habitbull, .habitkit, .table].contains(self) }
  var hasNotes: Bool { [.loop, .habitbull, .streaks, .habitkit, .harsh].contains(self) }

  /// What is given to `import`.
  var path: String {
    switch self {
    case .loop: "out"
    case .habitkit: "a.json"
    case .harsh, .habitctl: "log"
    default: "a.csv"
    }
  }

  /// The files of an export of a history; a row that nobody can read is in it if the history says so.
  func files(of history: AppHistory) -> [String: String] {
    switch self {
    case .loop: Self.loop(history)
    case .loopTable: ["a.csv": Self.loopTable(history)]
    case .habitbull: ["a.csv": Self.habitbull(history)]
    case .streaks: ["a.csv": Self.streaks(history)]
    case .habitkit: ["a.json": Self.habitkit(history)]
    case .harsh: ["log": Self.harsh(history)]
    case .habitctl: ["log": Self.habitctl(history)]
    case .table: ["a.csv": Self.table(history)]
    case .daylio: ["a.csv": Self.daylio(history)]
    case .habitica: ["a.csv": Self.habitica(history)]
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private static func date(_ entry: AppHistory.Entry) -> String { AppHistory.date(entry.day) }
  private static func name(_ entry: AppHistory.Entry) -> String { AppHistory.habits[entry.habit].name }

  /// Loop's code of what was said; `nil` is of a day on which nothing was.
  private static func code(_ said: AppHistory.Said?) -> String {
    switch said {
    case nil: "UNKNOWN"
    case .done?: "YES_MANUAL"
    case .skipped?: "SKIP"
    case .open?: "NO"
    case .count(let count)?: "\(count * 1000)"
    }
  }

  private static func loop(_ history: AppHistory) -> [String: String] {
    var files = [
      "out/Habits.csv":
        "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n"
    ]
    for (place, habit) in AppHistory.habits.enumerated() {
      let isCounted = place >= AppHistory.firstCounted
      files["out/Habits.csv"]! +=
        "\(place + 1),\(habit.name),\(isCounted ? "NUMERICAL" : "YES_NO"),,,1,1,#,,\(isCounted ? "AT_LEAST" : ""),\(isCounted ? "10" : ""),false\n"
      var own = "Date,Value,Notes\n"
      for day in (1...10).reversed() {
        let entry = history.entries.first { $0.day == day && $0.habit == place }
        own += "\(AppHistory.date(day)),\(code(entry?.said)),\(quoted(entry?.note ?? ""))\n"
      }
      if place == 0, history.isBroken { own += "2026-01-99,YES_MANUAL,\n" }
      files["out/00\(place + 1) \(habit.name)/Checkmarks.csv"] = own
      files["out/00\(place + 1) \(habit.name)/Scores.csv"] = "2026-01-10,0.1234\n"
    }
    return files
  }

  private static func loopTable(_ history: AppHistory) -> String {
    var text = "Date," + AppHistory.habits.map { $0.name + "," }.joined() + "\n"
    for day in (1...10).reversed() {
      text += AppHistory.date(day) + ","
      for place in AppHistory.habits.indices {
        text += code(history.entries.first { $0.day == day && $0.habit == place }?.said) + ","
      }
      text += "\n"
      if day == 5, history.isBroken { text += "2026-01-32,NO,NO,NO,NO,NO,\n" }
    }
    return text
  }

  private static func habitbull(_ history: AppHistory) -> String {
    var text = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
    for entry in history.entries {
      let value =
        switch entry.said {
        case .done: 1
        case .skipped, .open: 0
        case .count(let count): count
        }
      text += "\(name(entry)),,,\(date(entry)),\(value),\(quoted(entry.note))\n"
    }
    return text + (history.isBroken ? "Read,,,someday,1,\n" : "")
  }

  private static func streaks(_ history: AppHistory) -> String {
    var text = "task_id,title,icon,entry_type,entry_date,entry_timestamp,entry_timezone,quantity,notes,page\n"
    for entry in history.entries {
      let kind = entry.said == .skipped ? "skipped_manually" : "completed_manually"
      let day = date(entry).filter { $0 != "-" }
      text += "A\(entry.habit),\(name(entry)),ic,\(kind),\(day),,,0,\(quoted(entry.note)),0\n"
      if entry.day == 2 { text += "A\(entry.habit),\(name(entry)),ic,missed_auto,20260131,,,0,,0\n" }
    }
    return text + (history.isBroken ? "A0,Read,ic,completed_manually,20261301,,,0,,0\n" : "")
  }

  private static func habitkit(_ history: AppHistory) -> String {
    let habits = AppHistory.habits.enumerated().map { place, habit in
      "{\"id\":\"h\(place)\",\"name\":\"\(habit.name)\",\"isInverse\":false,\"orderIndex\":\(place),\"archived\":false}"
    }
    var rows = history.entries.enumerated().map { index, entry in
      let count = if case .count(let count) = entry.said { count } else { 1 }
      let note = entry.note.replacing("\"", with: "\\\"")
      return
        "{\"id\":\"c\(index)\",\"date\":\"\(date(entry))T10:00:00.000Z\",\"habitId\":\"h\(entry.habit)\",\"timezoneOffsetInMinutes\":60,\"amountOfCompletions\":\(count),\"note\":\"\(note)\"}"
    }
    if history.isBroken {
      rows.append(
        "{\"id\":\"x\",\"date\":\"soon\",\"habitId\":\"h0\",\"timezoneOffsetInMinutes\":0,\"amountOfCompletions\":1}"
      )
    }
    let intervals = (AppHistory.firstCounted..<AppHistory.habits.count).map {
      "{\"habitId\":\"h\($0)\",\"endDate\":null,\"type\":\"daily\",\"requiredNumberOfCompletionsPerDay\":8}"
    }
    return
      "{\"habits\":[\(habits.joined(separator: ",\n"))],\n\"completions\":[\(rows.joined(separator: ",\n"))],\n"
      + "\"intervals\":[\(intervals.joined(separator: ",\n"))]}\n"
  }

  private static func answer(_ entry: AppHistory.Entry) -> String {
    entry.said == .done ? "y" : entry.said == .skipped ? "s" : "n"
  }

  private static func harsh(_ history: AppHistory) -> String {
    history.entries.map { "\(date($0)) : \(name($0)) : \(answer($0)) : \($0.note) : \n" }.joined()
      + "2026-01-31 : Read : y : : \n" + (history.isBroken ? "2026-01-40 : Read : y : : \n" : "")
  }

  private static func habitctl(_ history: AppHistory) -> String {
    history.entries.map { "\(date($0))\t\(name($0))\t\(answer($0))\n" }.joined()
      + "2026-01-31\tRead\ty\n" + (history.isBroken ? "2026-01-40\tRead\ty\n" : "")
  }

  private static func table(_ history: AppHistory) -> String {
    var text = "Date," + AppHistory.habits.map(\.name).joined(separator: ",") + ",Weather\n"
    for day in 1...10 {
      let cells = AppHistory.habits.indices.map { place in
        switch history.entries.first(where: { $0.day == day && $0.habit == place })?.said {
        case nil: ""
        case .done?: "yes"
        case .skipped?: "skip"
        case .open?: "no"
        case .count(let count)?: "\(count)"
        }
      }
      text += "\(AppHistory.date(day)),\(cells.joined(separator: ",")),mild\n"
    }
    return text + "Sum,,,,9,9,\n" + (history.isBroken ? "someday,,,,9,9,\n" : "")
  }

  private static func daylio(_ history: AppHistory) -> String {
    var text = "full_date,date,weekday,time,mood,activities,note_title,note\n"
    for day in 1...10 {
      let names = history.entries.filter { $0.day == day }.map(name)
      if names.isEmpty { continue }
      text += "\(AppHistory.date(day)),,,,good,\"\(names.joined(separator: " | "))\",,\n"
    }
    return text + (history.isBroken ? "2026-02-30,,,,good,Read,,\n" : "")
  }

  private static func habitica(_ history: AppHistory) -> String {
    var text = "Task Name,Task ID,Task Type,Date,Value\n"
    var worth: [Int: Int] = [:]
    for entry in history.entries {
      worth[entry.habit, default: 0] += entry.said == .done ? 1 : -1
      text += "\(name(entry)),t\(entry.habit),daily,\(date(entry)) 21:00:00,\(worth[entry.habit] ?? 0)\n"
    }
    return text + (history.isBroken ? "Read,t0,daily,someday,5\n" : "")
  }
}
