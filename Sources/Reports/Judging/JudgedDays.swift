import Journal

/// The states of every habit and goal on a run of days, worked out once and asked for many times.
struct JudgedDays {
  /// The days: all history up to today, and the period in question.
  let span: Period
  /// The states of each subject on these days, habits first.
  private let subjects: [[State]]
  private let habitCount: Int
  /// Whether a subject has a weekly quota, habits first.
  private let quotas: [Bool]

  /// Judges the days that the book covers up to today, and those of a period.
  init(in assessment: Assessment, with period: Period) {
    let references = assessment.configuration.references
    let history = assessment.history
    let span = Period(min(history.from, period.from), max(history.to, period.to))
    self.span = span
    subjects = references.map { assessment.judgedStates(of: $0, in: span) }
    quotas = references.map(assessment.hasWeeklyQuota)
    habitCount = assessment.configuration.habits.count
  }

  /// The states of a subject on the days of a period within the span.
  func states(of subject: Reference, in period: Period) -> ArraySlice<State> {
    let number =
      switch subject {
      case .habit(let habit): habit
      case .measure(let measure): habitCount + measure
      }
    return subjects[number][(period.from - span.from)...(period.to - span.from)]
  }

  /// The sum of each day of a period within the span, over every habit and goal.
  func sums(in period: Period) -> [Count] {
    var sums = [Count](repeating: Count(), count: period.count)
    let first = period.from - span.from
    for (states, isQuota) in zip(subjects, quotas) {
      for place in sums.indices { sums[place].add(states[first + place], ofWeeklyQuota: isQuota) }
    }
    return sums
  }
}
