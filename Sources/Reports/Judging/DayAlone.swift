import Journal

/// One day by itself: it answers only what no other day can change, and nothing that is judged by a week.
struct DayAlone {
  /// One day of a measure by its daily goal.
  struct Goal {
    var target: Target
    var total: Micros
  }

  /// The day judged; what other days could change is not to be asked of it.
  let assessment: Assessment
  private let day: Day

  /// Takes a day as it would be seen from another; without a `from`, a habit or measure has begun before it.
  init(_ record: DayRecord, _ configuration: Configuration, seenFrom today: Day) {
    day = record.day
    assessment =
      Assessment(book: Book(of: record, configuration), configuration: configuration, today: today)
      .supposingEarlierStarts
  }

  /// The goal of the day for a measure, and what it came to; nil without one, and of a weekly one.
  func goal(of measure: Int) -> Goal? {
    guard let target = assessment.targets(of: measure, in: Period(day, day))[0], !target.isWeekly else {
      return nil
    }
    return Goal(target: target, total: total(of: measure))
  }

  /// What the day came to for a measure.
  func total(of measure: Int) -> Micros {
    assessment.book.value(measure, row: 0).total.micros(in: assessment.configuration.measures[measure].unit)
  }
}
