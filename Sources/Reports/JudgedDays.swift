import Journal

/// The states of every habit and goal on a run of days, worked out once and asked for many times.
struct JudgedDays {
  /// The days: all history up to today, and the period in question.
  let span: Period
  private let subjects: [Reference: [State]]
  private let quotas: Set<Reference>

  /// Judges the days that the book covers up to today, and those of a period.
  init(in assessment: Assessment, with period: Period) {
    let references = assessment.configuration.references
    let history = assessment.history
    let span = Period(min(history.from, period.from), max(history.to, period.to))
    self.span = span
    subjects = Dictionary(
      uniqueKeysWithValues: references.map { ($0, assessment.judgedStates(of: $0, in: span)) })
    quotas = Set(references.filter(assessment.hasWeeklyQuota))
  }

  /// The states of a subject on the days of a period within the span.
  func states(of subject: Reference, in period: Period) -> ArraySlice<State> {
    subjects[subject, default: []][(period.from - span.from)...(period.to - span.from)]
  }

  /// The sum of each day of a period within the span, over every habit and goal.
  func sums(in period: Period) -> [Count] {
    var sums = [Count](repeating: Count(), count: period.count)
    for subject in subjects.keys {
      let isQuota = quotas.contains(subject)
      for (place, state) in states(of: subject, in: period).enumerated() {
        sums[place].add(state, ofWeeklyQuota: isQuota)
      }
    }
    return sums
  }
}
