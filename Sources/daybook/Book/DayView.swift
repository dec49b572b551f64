import Journal
import Platform
import Reports

extension Daybook {
  /// How a day stands, with the usual times of its habits.
  func report(of day: Day, now: Moment) throws(CommandError) -> DayReport {
    let file = try telling(.reading, found(day))?.file ?? DayFile([])
    let written = WordedDay(file, of: day, by: interpreter)
    let week = configuration.week(of: day)
    let index = try index(within: Period(day - 1, day + 1))
    let times = try usualTimes(of: configuration.tickedHabits, before: day, listedIn: index)
    return try answer(
      over: Period(min(day, week.from), max(day, week.to)), index: index, readingBack: 60
    ) { assessment, _ in
      let report = DayReport(
        of: written, in: assessment, now: now,
        usualTimes: configuration.habits.indices.map { times[$0] })
      return (report, report.isSettled)
    }.answer
  }

  /// How a day stands, with what its week and the days before say of it; it is what its file says, or what an editor
  /// holds unsaved.
  func report(
    of written: WordedDay, isUnsaved: Bool = false, index: DayIndex, now: Moment
  ) throws(CommandError) -> DayReport {
    let record = written.record
    let week = configuration.week(of: record.day)
    let period = Period(min(record.day, week.from), max(record.day, week.to))
    let times = try usualTimes(of: configuration.tickedHabits, before: record.day, listedIn: index)
    return try answer(over: period, index: index, readingBack: 60) { assessment, _ in
      let report = DayReport(
        of: written, in: isUnsaved ? assessment.replacing(record) : assessment, now: now,
        usualTimes: configuration.habits.indices.map { times[$0] })
      return (report, report.isSettled)
    }.answer
  }

  /// The beginning of a new day's file: every habit that is due, open, at its usual time, in the style of a
  /// new file.
  func template(of day: Day, now: Moment) throws(CommandError) -> Bytes {
    let report = try report(of: day, now: now)
    let style = FileStyle(clock: configuration.clock)
    var text = ""
    for habit in report.habits
    where habit.state.isOpen && configuration.habits[habit.habit].derivation == nil {
      let time = habit.time.map { " " + style.text(of: $0) } ?? ""
      text += "[ ] \(configuration.habits[habit.habit].name)\(time)\n"
    }
    return Bytes(text.utf8)
  }
}
