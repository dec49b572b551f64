import Journal

/// One measure's amounts on one day by the hour; in millionths of its unit.
package struct HourlyAmounts: Hashable, Sendable {
  /// What counted in each hour of the clock, from midnight on: 24 sums.
  package var hours: [Int64]
  /// What has no time.
  package var untimed: Int64
}
