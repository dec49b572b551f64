import Journal

/// Streaks, rates, totals and means over a period.
package struct StatisticsReport: Hashable, Sendable {
  /// How often a habit was met, or a goal.
  package struct Rates: Hashable, Sendable {
    /// The streaks, over all history.
    package var streaks: StreakReport
    /// The sum over the period; of a habit with a weekly quota it counts repetitions.
    package var count: Count
    /// The sum of each weekday over the period, from Monday on; empty where the unit is the week.
    package var weekdays: [Count]
    /// The weekday with the highest rate; nil unless two with at least 4 closed days differ.
    package var bestWeekday: Weekday?
    /// The weekday with the lowest rate; nil unless two with at least 4 closed days differ.
    package var worstWeekday: Weekday?
  }

  /// One habit over the period.
  package struct HabitStatistics: Hashable, Sendable {
    /// The place in `Configuration.habits`.
    package var habit: Int
    package var rates: Rates
  }

  /// One measure over the period; amounts are in millionths of its unit.
  package struct MeasureStatistics: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package var measure: Int
    package var summary: MeasureSummary
    /// The mean over the days with an amount among the period's last seven up to today; nil without one.
    package var meanOfLastSeven: Int64?
    /// How its goal went; nil without a goal.
    package var rates: Rates?
  }

  /// The days that are counted.
  package var period: Period
  /// The habits, in the order of the configuration.
  package var habits: [HabitStatistics]
  /// The measures, in the order of the configuration.
  package var measures: [MeasureStatistics]
  /// The days on which all that was due was met.
  package var perfect: PerfectDays
}
