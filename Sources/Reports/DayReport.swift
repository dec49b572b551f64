import Journal

/// One day: each habit, each measure, and what else its file says.
package struct DayReport: Hashable, Sendable {
  /// A tick of a name that is not declared.
  package struct OneOff: Hashable, Sendable {
    /// The line, counting from 0.
    package var line: Int32
    /// The name as written.
    package var name: String
    package var mark: Mark
    package var time: TimeOfDay?
    /// The free text; may be empty.
    package var text: String
  }

  /// A timer that runs.
  package struct Running: Hashable, Sendable {
    /// The line, counting from 0.
    package var line: Int32
    package var subject: Reference
    /// The time at which it was started.
    package var since: TimeOfDay
    /// The minutes that it has run; nil on a day that is over, which nobody ended it on.
    package var minutes: Int?
    /// Whether it stands in the file of the day before.
    package var isOfYesterday = false
  }

  /// A line that is journal.
  package struct Text: Hashable, Sendable {
    /// The line, counting from 0.
    package var line: Int32
    package var text: String
  }

  /// A streak of at least 2 that a habit or goal has today.
  package struct RunningStreak: Hashable, Sendable {
    package var subject: Reference
    package var streak: Streak
    /// Whether it is still open today, and would end.
    package var isAtRisk: Bool
  }

  /// The day.
  package var day: Day
  /// Whether it is the day that a person still lives.
  package var isToday: Bool
  /// The habits, in the order of the configuration.
  package var habits: [DayHabit]
  /// The measures, in the order of the configuration, with a goal or without.
  package var measures: [DayMeasure]
  /// The ticks of undeclared names, in the order of lines.
  package var oneOffs: [OneOff]
  /// The one-offs that are still open in the files of the days before, which is the caller's to read.
  package var open: [EarlierOneOffs] = []
  /// The timers that run, in the order of lines; those that were started yesterday, which are the caller's to read, come
  /// first.
  package var running: [Running]
  /// The lines that are journal, in their order.
  package var texts: [Text]
  /// The day's sum; of a habit with a weekly quota only a met day counts.
  package var count: Count
  /// The streaks of today, in the order of the configuration; none for another day.
  package var streaks: [RunningStreak]
  /// Those that today still has to save, or the others, the longest first.
  package func streaks(atRisk isAtRisk: Bool) -> [RunningStreak] {
    streaks.enumerated().filter { $0.element.isAtRisk == isAtRisk }.sorted {
      ($1.element.streak.weight, $0.offset) < ($0.element.streak.weight, $1.offset)
    }.map(\.element)
  }
  /// Whether no earlier day file can change any of this.
  package var isSettled: Bool
}

/// One habit on one day.
package struct DayHabit: Hashable, Sendable {
  /// The place in `Configuration.habits`.
  package var habit: Int
  package var state: State
  /// The strongest mark of the day; `none` if there is no tick.
  package var mark: Mark
  /// The line of the first tick that has this mark, counting from 0; nil if there is no tick.
  package var line: Int32?
  /// The first time written on a tick with this mark, without a tick the usual time; nil if there is none.
  package var time: TimeOfDay?
  /// The first time written on a tick with this mark, else the usual time.
  package var usualTime: TimeOfDay?
  /// Whether the time is written on this day.
  package var isTimeWritten: Bool
  /// The quota of the week that holds the day; nil unless the habit has one.
  package var week: WeekFacts?
}

extension Timer {
  /// How many minutes a timer in the file of one day has run now, on another; a day goes on past midnight until the
  /// next one starts.
  package func minutes(from day: Day, until now: Moment, on today: Day, dayStarts start: TimeOfDay) -> Int {
    (today - day) * 1440 + now.time.minutes(sinceStart: start) - since.minutes(sinceStart: start)
  }
}

extension DayReport {
  /// Adds a timer that was started on the day before, and runs still.
  package mutating func addTimer(_ timer: Timer, ofYesterdayAt now: Moment, dayStarts start: TimeOfDay) {
    let minutes = timer.minutes(from: day - 1, until: now, on: day, dayStarts: start)
    let place = running.prefix(while: \.isOfYesterday).count
    running.insert(
      Running(
        line: timer.line, subject: timer.subject, since: timer.since, minutes: minutes, isOfYesterday: true),
      at: place)
  }

  /// Tells of a day what its file and the book say; the file is empty for a day without one.
  ///
  /// `now` is the person's clock, by which the pace is told. `usualTimes` holds the usual time of each habit
  /// in the order of the configuration; where it holds none, the configured time serves.
  package init(
    of written: WordedDay, in assessment: Assessment, now: Moment, usualTimes: [TimeOfDay?] = []
  ) {
    let (record, configuration) = (written.record, assessment.configuration)
    let period = Period(record.day, record.day)
    day = record.day
    isToday = day == assessment.today
    let ticks = record.winningTicks(of: configuration)
    habits = configuration.habits.indices.map { habit in
      let usual = habit < usualTimes.count ? usualTimes[habit] : nil
      return DayHabit(habit, on: record.day, by: ticks[habit], of: assessment, usualTime: usual)
    }
    measures = configuration.measures.indices.map {
      DayMeasure($0, on: written, of: assessment, now: now)
    }
    oneOffs = OneOff.all(of: written)
    running = record.timers.map { timer in
      let minutes = timer.minutes(
        from: record.day, until: now, on: assessment.today, dayStarts: configuration.dayStarts)
      // One that begins later today has no length.
      return Running(
        line: timer.line, subject: timer.subject, since: timer.since,
        minutes: record.day == assessment.today && minutes >= 0 ? minutes : nil)
    }
    texts = record.textLines.map { Text(line: $0, text: written.text(ofLine: $0)) }
    count = assessment.sums(ofDaysIn: period)[0]
    isSettled = assessment.isSettled(over: period)
    streaks = []
    guard isToday else { return }
    let open = openSubjects + repetitionsDue(in: assessment)
    for subject in configuration.references where assessment.hasState(subject, in: period) {
      let found = StreakReport(of: subject, in: assessment)
      isSettled = isSettled && found.isSettled
      if found.current.length >= 2 {
        streaks.append(
          RunningStreak(subject: subject, streak: found.current, isAtRisk: open.contains(subject)))
      }
    }
  }

  /// The habits and goals that are still to be done; a limit that only has to be kept is none of them.
  var openSubjects: [Reference] {
    habits.filter { $0.state == .pending }.map { .habit($0.habit) }
      + measures.filter(\.isLeftToDo).map { .measure($0.measure) }
  }

  /// The habits counted by the week that need today: the days after it that can still serve are fewer than are missing.
  private func repetitionsDue(in assessment: Assessment) -> [Reference] {
    habits.filter { habit in
      guard habit.state == .notDue, let week = habit.week, case .repetitions(let done, let quota) = week.tally
      else { return false }
      let later =
        week.days.to > day
        ? assessment.habitStates(of: habit.habit, in: Period(day + 1, week.days.to))
          .count { $0 != .skipped && $0 != .unknown } : 0
      return done + later < quota
    }.map { .habit($0.habit) }
  }
}

extension DayHabit {
  /// Tells of a habit what its ticks of the day say.
  init(_ habit: Int, on day: Day, by tick: WinningTick, of assessment: Assessment, usualTime: TimeOfDay?) {
    self.habit = habit
    mark = tick.mark
    state = assessment.habitStates(of: habit, in: Period(day, day))[0]
    line = tick.line
    // "A tick without a time has none", whatever its box says.
    self.usualTime = tick.time ?? usualTime ?? assessment.configuration.habits[habit].time
    time = mark == .none ? self.usualTime : tick.time
    isTimeWritten = tick.time != nil
    week = assessment.week(of: .habit(habit), upTo: day)
  }
}
