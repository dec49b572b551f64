import Journal

/// The unit that a streak is counted in.
package enum StreakUnit: String, Sendable { case day, week }

/// A run of met days or weeks.
package struct Streak: Hashable, Sendable {
  /// The number of its met days or weeks.
  package var length: Int
  /// The unit that it is counted in.
  package var unit: StreakUnit
  /// Its first and last met day, of weeks the first day of the first and the last of the last, never after
  /// today; nil when the length is 0.
  package var days: Period?

  /// Makes a streak; one without days, if nothing is said.
  package init(length: Int = 0, unit: StreakUnit, days: Period? = nil) {
    (self.length, self.unit, self.days) = (length, unit, days)
  }
}

extension Streak {
  /// How much it counts among streaks of days and weeks.
  var weight: Int { unit == .week ? length * 7 : length }
}
