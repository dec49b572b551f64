import Journal

/// The days on which all that was due was met.
package struct PerfectDays: Hashable, Sendable {
  /// The number of perfect days in the period.
  package var days: Int
  /// The run of perfect days that today belongs to, over all history.
  package var current: Streak
  /// The longest run up to today, the newest of equals.
  package var longest: Streak
}

extension PerfectDays {
  /// Counts the perfect days of a period, and finds their streaks over all days that the book covers.
  ///
  /// A day with nothing due is passed over, and so is one that has something open and nothing lost.
  package init(in assessment: Assessment, period: Period) {
    self.init(of: JudgedDays(in: assessment, with: period), history: assessment.history, period: period)
  }

  /// The same, of days that are judged already.
  init(of judged: JudgedDays, history: Period, period: Period) {
    let sums = judged.sums(in: judged.span)
    let inPeriod = (period.from - judged.span.from)...(period.to - judged.span.from)
    days = sums[inPeriod].count { $0.isPerfect }
    let first = history.from - judged.span.from
    var runs = Runs(unit: .day)
    for place in 0..<history.count {
      let sum = sums[first + place]
      if sum.isPerfect {
        runs.extend(by: Period(history.from + place, history.from + place))
      } else if sum.met < sum.closed {
        runs.end()
      }
    }
    current = runs.current
    longest = runs.longest
  }
}

extension Count {
  /// Whether, as the sum of a day, something is due and all of it is met.
  package var isPerfect: Bool { due > 0 && met == due }

  /// Takes a subject's state into the sum of a day, in which a weekly quota counts where it is met alone.
  mutating func add(_ state: State, ofWeeklyQuota: Bool) {
    if !ofWeeklyQuota || state == .met { add(state) }
  }
}

extension Assessment {
  /// The sum of each day of a period, over every habit and goal.
  package func sums(ofDaysIn period: Period) -> [Count] {
    var sums = [Count](repeating: Count(), count: period.count)
    for subject in configuration.references {
      let isQuota = hasWeeklyQuota(subject)
      for (place, state) in judgedStates(of: subject, in: period).enumerated() {
        sums[place].add(state, ofWeeklyQuota: isQuota)
      }
    }
    return sums
  }

  /// The sum of a subject over a period, of whose days the states are given.
  ///
  /// A habit with a weekly quota counts repetitions: of each week whose last day lies in the period the quota is
  /// due, what was done up to it is met, and the quota is closed once the week is over.
  func sum(of subject: Reference, states: some Sequence<State>, in period: Period) -> Count {
    var sum = Count()
    guard hasWeeklyQuota(subject) else {
      for state in states { sum.add(state) }
      return sum
    }
    for week in weeks(of: subject, in: period) {
      guard case .repetitions(let done, let quota) = week.tally else { continue }
      let met = min(done, quota)
      sum += Count(met: met, due: quota, closed: week.days.to < today ? quota : met)
    }
    for state in states where state == .skipped { sum.skipped += 1 }
    return sum
  }
}
