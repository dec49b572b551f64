import Journal

/// Habits and goals by day over a period: a week, a month or a year.
package struct PeriodGrid: Hashable, Sendable {
  /// One habit or goal over the period.
  package struct Row: Hashable, Sendable {
    /// The habit or measure.
    package var subject: Reference
    /// Its state on each day of the period.
    package var states: [State]
    /// Its sum over the period; of a habit with a weekly quota it counts repetitions.
    package var count: Count
    /// The week's quota or goal; nil unless the period is one week and the subject is counted by the week.
    package var week: WeekFacts?
  }

  /// The days.
  package var period: Period
  /// The place of today among the days; nil if it is not one of them.
  package var todayIndex: Int?
  /// The habits in the order of the configuration, then the measures that have a goal.
  package var rows: [Row]
  /// The sum of each day; of a habit with a weekly quota only its met days count.
  package var days: [Count]
  /// The sum of the rows.
  package var total: Count
}

extension PeriodGrid {
  /// Judges every habit and goal on each day of a period.
  package init(of period: Period, in assessment: Assessment) {
    let configuration = assessment.configuration
    let isWeek = period == configuration.week(of: period.from)
    self.period = period
    todayIndex = period.contains(assessment.today) ? assessment.today - period.from : nil
    rows = []
    days = []
    total = Count()
    for subject in configuration.references {
      guard let states = assessment.states(of: subject, in: period) else { continue }
      let count = assessment.sum(of: subject, states: states, in: period)
      total += count
      rows.append(
        Row(
          subject: subject, states: states, count: count,
          week: isWeek ? assessment.weeks(of: subject, in: period).first : nil))
    }
    days = sums(ofDaysIn: configuration)
  }

  /// The sum of each day over the rows.
  func sums(ofDaysIn configuration: Configuration) -> [Count] {
    [Count](ofDaysIn: period, rows.map { ($0.subject, $0.states[...]) }, in: configuration)
  }
}
