import Journal

/// The streaks of one habit or goal, and how its last days went.
package struct StreakReport: Hashable, Sendable {
  /// The run that today belongs to.
  package var current: Streak
  /// The longest run up to today, the newest of equals.
  package var longest: Streak
  /// Met of closed over the last 30 closed days, or 12 closed weeks where the streak is in weeks.
  package var recent: Count
  /// Whether no earlier day file can change the current streak.
  package var isSettled: Bool
}

extension StreakReport {
  /// Finds the streaks of a habit or measure over all days that the book covers; of a measure without a goal
  /// they are empty.
  package init(of subject: Reference, in assessment: Assessment) {
    self.init(of: subject, in: assessment, judged: nil)
  }

  /// The same, with the days judged already, if they are.
  init(of subject: Reference, in assessment: Assessment, judged: JudgedDays?) {
    let found = assessment.runs(of: subject, judged: judged)
    current = found.runs.current
    longest = found.runs.longest
    recent = found.recent
    isSettled = assessment.isWhole || assessment.isCurrentStreakBounded(found.runs, of: subject)
  }
}

extension Assessment {
  /// In what the streaks of a subject are counted: weeks for a weekly quota, and for a measure whose goal of today is
  /// weekly.
  ///
  /// "The streak is of the kind of goal that holds today."
  package func streakUnit(of subject: Reference) -> StreakUnit {
    switch subject {
    case .habit: return configuration.hasWeeklyQuota(subject) ? .week : .day
    case .measure(let measure):
      let goals = configuration.measures[measure].goals
      let goal =
        configuration.goal(of: measure, on: today) { _ in false }
        ?? configuration.goal(of: measure, on: today) { _ in true } ?? goals.last
      return goal?.isWeekly == true ? .week : .day
    }
  }

  /// The days up to today: from the first day file on, or all that the book covers.
  var history: Period { Period(isWhole ? firstDay : min(book.coverage.from, today), today) }

  /// The days that a streak is looked for in, up to today: from the first day file on, or all that the book
  /// covers but for the first days, whose state may depend on days before them.
  func history(of subject: Reference) -> Period {
    let week = configuration.week(of: today)
    let isWeekly = streakUnit(of: subject) == .week
    var from = history.from
    if isWeekly {
      let first = configuration.week(of: from)
      from = isWhole || first.from == from ? first.from : min(first.to + 1, week.from)
    }
    if isWhole {
      // "Also those before the first day file", from its start on.
      let start = start(of: subject)
      from = min(from, isWeekly ? configuration.week(of: start).from : start)
    } else if !isWeekly {
      from = min(from + configuration.daysBefore(of: subject), today)
    }
    return Period(from, isWeekly ? week.to : today)
  }

  /// The runs of a subject up to today, and its last closed days or weeks.
  func runs(of subject: Reference, judged: JudgedDays? = nil) -> (runs: Runs, recent: Count) {
    let history = history(of: subject)
    switch streakUnit(of: subject) {
    case .week:
      let weeks = weekFacts(of: subject, in: history)
      var runs = Runs(unit: .week)
      for week in weeks {
        // A week without a weekly goal ends a run.
        guard let week else {
          runs.take(.ends, Period(today, today))
          continue
        }
        runs.take(week.state.bearing, Period(min(week.days.from, today), min(week.days.to, today)))
      }
      var recent = Count()
      for week in weeks.compactMap({ $0 }).recent(.week, \.state) { recent.add(week.state) }
      return (runs, recent)
    case .day:
      let states = states(of: subject, in: history, judged)
      var recent = Count()
      for state in states.recent(.day, \.self) { recent.add(state) }
      return (Runs(of: states, from: history.from, \.bearing), recent)
    }
  }
}
