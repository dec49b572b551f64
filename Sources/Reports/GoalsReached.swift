import Journal

/// The at-least goals of a day that one change of its file reached: what a writer celebrates, once each.
package struct GoalsReached: Hashable, Sendable {
  /// One goal that was not reached before and is now.
  package struct Reached: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package var measure: Int
    /// What was asked, in millionths of the measure's unit.
    package var goal: Micros
    /// What it has come to, in millionths of the measure's unit.
    package var total: Micros
  }

  /// The goals, in the order of the configuration; weekly goals are not looked at, nor are limits.
  package var goals: [Reached]

  /// Compares a day before and after a change.
  package init(before: DayRecord, after: DayRecord, configuration: Configuration) {
    let period = Period(after.day, after.day)
    func book(_ record: DayRecord) -> Book {
      var book = Book(configuration, coverage: period)
      book.append(record)
      return book
    }
    let (old, new) = (book(before), book(after))
    goals = configuration.measures.indices.compactMap { measure in
      func judged(_ book: Book) -> (target: Target?, total: Micros) {
        let assessment = Assessment(book: book, configuration: configuration, today: after.day)
        let total = book.value(measure, row: 0).total.micros(in: configuration.measures[measure].unit)
        return (assessment.targets(of: measure, in: period)[0], total)
      }
      let (earlier, later) = (judged(old), judged(new))
      guard let target = later.target, target.isAtLeast, !target.isWeekly, let goal = target.atLeast,
        goal > 0,
        later.total >= goal, !(earlier.target.map { $0.isKept(by: earlier.total) } ?? false)
      else { return nil }
      return Reached(measure: measure, goal: goal, total: later.total)
    }
  }
}
