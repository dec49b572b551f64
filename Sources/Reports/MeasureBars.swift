import Journal

/// One measure over a period, a value for each day; amounts are in millionths of its unit.
package struct MeasureBars: Hashable, Sendable {
  /// The place in `Configuration.measures`.
  package var measure: Int
  /// The days.
  package var period: Period
  /// The place of today among the days; nil if it is not one of them.
  package var todayIndex: Int?
  /// The value of each day; nil where there is none.
  package var values: [Int64?]
  /// The goal in force on each day; nil where there is none.
  package var targets: [Target?]
  /// The state of each day; nil if the measure has no goal.
  package var states: [State]?
  /// The sums of the values.
  package var summary: MeasureSummary
  /// The number of met days.
  package var metDays: Int
}
