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
