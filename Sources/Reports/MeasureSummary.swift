import Journal

/// What the days of a measure come to together; amounts are in millionths of its unit.
package struct MeasureSummary: Hashable, Sendable {
  /// A day and its value.
  package struct BestDay: Hashable, Sendable {
    package var day: Day
    package var total: Int64
  }

  /// The sum; nil unless the measure adds up.
  package var total: Int64?
  /// The number of days with an amount.
  package var days: Int
  /// The mean over the days with an amount, rounded half to even; nil without one.
  package var mean: Int64?
  /// The largest day, the first of equals; nil without one.
  package var best: BestDay?
}
