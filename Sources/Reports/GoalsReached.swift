import Journal

/// The at-least goals of a day that one change of its file reached: what a writer celebrates, once each.
package struct GoalsReached: Hashable, Sendable {
  /// One goal that was not reached before and is now.
  package struct Reached: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package var measure: Int
    /// The goal, in the measure's unit.
    package var goal: Micros
    /// The total that reached it, in the same.
    package var total: Micros
  }

  /// The goals, in the order of the configuration; weekly goals are not looked at, nor are limits.
  package var goals: [Reached]

  /// Compares a day before and after a change.
  package init(before: DayRecord, after: DayRecord, configuration: Configuration) {
    let (old, new) = (
      DayAlone(before, configuration, seenFrom: after.day),
      DayAlone(after, configuration, seenFrom: after.day)
    )
    goals = configuration.measures.indices.compactMap { measure in
      guard let now = new.goal(of: measure), let goal = now.target.atLeast, now.target.isAtLeast, goal > 0,
        now.total >= goal
      else { return nil }
      let wasReached = old.goal(of: measure).map { $0.target.isKept(by: $0.total) } ?? false
      return wasReached ? nil : Reached(measure: measure, goal: goal, total: now.total)
    }
  }
}
