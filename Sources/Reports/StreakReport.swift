import Journal

/// The streaks of one habit or goal, and how its last days went.
package struct StreakReport: Hashable, Sendable {
  /// The habit or measure.
  package var subject: Reference
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
    self.subject = subject
    current = found.runs.current
    longest = found.runs.longest
    recent = found.recent
    isSettled = assessment.isWhole || assessment.isCurrentStreakBounded(found.runs, of: subject)
  }
}

/// The runs in a row of states, the current and the longest: of days taken in together, or week by week.
struct Runs {
  private(set) var current: Streak
  private(set) var longest: Streak
  /// Whether anything ended a run, so that what lies before cannot matter to the current one.
  private(set) var isBounded = false

  init(unit: StreakUnit) {
    current = Streak(unit: unit)
    longest = current
  }

  /// Takes in one more met week.
  mutating func extend(by days: Period) {
    current.length += 1
    current.days = Period(current.days?.from ?? days.from, days.to)
    if current.length >= longest.length { longest = current }
  }

  /// Takes in the states of days one after another, of which the first is given.
  mutating func take(_ states: ArraySlice<State>, from first: Day) {
    var (start, last, length) = (0, 0, 0)
    var best = (start: 0, last: 0, length: 0)
    for (place, state) in states.enumerated() {
      if state == .met {
        if length == 0 { start = place }
        last = place
        length += 1
        if length >= best.length { best = (start, last, length) }
      } else if state.endsStreak {
        isBounded = true
        length = 0
      }
    }
    func streak(_ start: Int, _ last: Int, _ length: Int) -> Streak {
      Streak(length: length, unit: .day, days: length > 0 ? Period(first + start, first + last) : nil)
    }
    current = streak(start, last, length)
    longest = streak(best.start, best.last, best.length)
  }

  /// Ends the current run.
  mutating func end() {
    isBounded = true
    if current.length > 0 { current = Streak(unit: current.unit) }
  }
}

extension Assessment {
  /// In what the streaks of a subject are counted: weeks for a weekly quota, and for a measure whose goal is
  /// weekly as of the week that holds today.
  package func streakUnit(of subject: Reference) -> StreakUnit {
    switch subject {
    case .habit: return hasWeeklyQuota(subject) ? .week : .day
    case .measure(let measure):
      let goals = configuration.measures[measure].goals
      let weekEnd = configuration.week(of: today).to
      let goal =
        configuration.goal(of: measure, on: weekEnd) { _ in false }
        ?? configuration.goal(of: measure, on: weekEnd) { _ in true } ?? goals.last
      return goal?.isWeekly == true ? .week : .day
    }
  }

  /// The days up to today: from the first day file on, or all that the book covers.
  var history: Period {
    Period(min(isWhole ? book.days.first ?? today : book.coverage.from, today), today)
  }

  /// The days that a streak is looked for in, up to today: from the first day file on, or all that the book
  /// covers but for the first days, whose state may depend on days before them.
  func history(of subject: Reference) -> Period {
    let week = configuration.week(of: today)
    let isWeekly = streakUnit(of: subject) == .week
    var from = history.from
    if isWeekly {
      let first = configuration.week(of: from)
      from = isWhole || first.from == from ? first.from : min(first.to + 1, week.from)
    } else if !isWhole {
      from = min(from + configuration.daysBefore(of: subject), today)
    }
    return Period(from, isWeekly ? week.to : today)
  }

  /// The runs of a subject up to today, and its last closed days or weeks.
  func runs(of subject: Reference, judged: JudgedDays? = nil) -> (runs: Runs, recent: Count) {
    let history = history(of: subject)
    let unit = streakUnit(of: subject)
    var runs = Runs(unit: unit)
    var recent = Count()
    if unit == .week {
      let weeks = weekFacts(of: subject, in: history)
      for week in weeks {
        let state = week?.state ?? .unknown
        if let week, state == .met {
          runs.extend(by: Period(min(week.days.from, today), min(week.days.to, today)))
        } else if state.endsStreak {
          runs.end()
        }
      }
      for week in weeks.lazy.compactMap({ $0 }).filter(\.state.isClosed).suffix(12) { recent.add(week.state) }
    } else {
      let states = judged?.states(of: subject, in: history) ?? judgedStates(of: subject, in: history)[...]
      runs.take(states, from: history.from)
      for state in states.reversed().lazy.filter({ $0.isClosed }).prefix(30) { recent.add(state) }
    }
    return (runs, recent)
  }
}
