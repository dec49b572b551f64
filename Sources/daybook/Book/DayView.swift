import Journal
import Platform
import Reports

extension Daybook {
  /// How a day stands, with the usual times of its habits.
  func report(of day: Day, now: Moment) throws(CommandError) -> DayReport {
    let file = try telling(.reading, found(day))?.file ?? DayFile([])
    return try report(of: WordedDay(file, of: day, by: interpreter), now: now)
  }

  /// How a day stands by what its file says, or is to say.
  func report(of written: WordedDay, now: Moment) throws(CommandError) -> DayReport {
    let day = written.record.day
    return try report(of: written, index: index(within: Period(day - 1, day + 1)), now: now)
  }

  /// How a day stands, with what its week and the days before say of it; without the `history` these are read.
  func report(
    of written: WordedDay, usualTimes: [Int: TimeOfDay]? = nil, index: DayIndex, from history: Book? = nil,
    now: Moment
  ) throws(CommandError) -> DayReport {
    let day = written.record.day
    let ticked = configuration.tickedHabits
    let times =
      history == nil || usualTimes != nil
      ? usualTimes : self.usualTimes(of: ticked, before: day, listedIn: index)
    // The days before are read for the streaks, and tell the usual times by the way.
    return try answer(
      over: configuration.view(of: day), index: index, readingBack: UsualTimes.daysBack, from: history,
      notingTimesOn: times == nil ? day : nil
    ) { assessment, _ in
      let usual = times ?? assessment.book.usualTimes?.times(of: ticked, on: day) ?? [:]
      let report = DayReport(
        of: written, in: assessment, now: now,
        usualTimes: configuration.habits.indices.map { usual[$0] })
      return (report, report.isSettled)
    }.answer
  }

  /// The beginning of a new day's file: every habit that is due, open, at its usual time, in the style of a
  /// new file.
  func template(of day: Day, now: Moment) throws(CommandError) -> Bytes {
    let report = try report(of: day, now: now)
    let lines = configuration.template(of: report.habits, FileStyle(clock: configuration.clock))
    return Bytes(lines.map { $0 + "\n" }.joined().utf8)
  }
}

extension Configuration {
  /// The days that the report of a day is made of: its week, and the day itself if that lies elsewhere.
  func view(of day: Day) -> Period {
    let week = week(of: day)
    return Period(min(day, week.from), max(day, week.to))
  }

  /// The lines of those habits that are due, open, at their usual times.
  func template(of habits: [DayHabit], _ style: FileStyle) -> [String] {
    habits.filter { $0.state.isOpen && self.habits[$0.habit].derivation == nil }.map { habit in
      "[ ] \(self.habits[habit.habit].name)" + (habit.time.map { " " + style.text(of: $0) } ?? "")
    }
  }
}
