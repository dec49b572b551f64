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

extension PerfectDays {
  /// Counts the perfect days of a period among judged ones, and finds their streaks over all days that the book covers.
  ///
  /// A day with nothing due or in a pause of everything is passed over, and so is one that has something open and
  /// nothing lost. Of no period there are none.
  init(of judged: JudgedDays, history: Period, period: Period?) {
    days = period.map { judged.sums(in: $0).count(where: \.isPerfect) } ?? 0
    let runs = Runs(of: judged.sums(in: history), from: history.from, \.bearing)
    current = runs.current
    longest = runs.longest
  }
}

extension Assessment {
  /// The runs of perfect days in a period.
  func perfectRuns(over period: Period) -> Runs {
    Runs(of: sums(ofDaysIn: period)[...], from: period.from, \.bearing)
  }
}
