import Journal

/// What a week came to for a habit that is asked for so many times a week, or for a weekly goal.
package struct WeekFacts: Hashable, Sendable {
  /// The days of the week.
  package var days: Period
  /// What was done: repetitions of a habit; of a measure its total, in millionths of its unit.
  package var done: Int64
  /// What was asked: repetitions of a habit, lowered by days that are skipped or unknown; of a measure the
  /// goal's figure, in millionths of its unit.
  package var quota: Int64
  /// The state of the week.
  package var state: State
}
