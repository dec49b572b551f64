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
