import Journal

/// How it stands now with one measure and with the day: as much as a bar has room for.
package struct Status: Hashable, Sendable {
  /// The day.
  package var day: Day
  /// The measure; nil in a daybook that has none.
  package var measure: DayMeasure?
  /// What counted in each hour of the logical day, from its first hour on: 24 sums in millionths of the unit.
  package var hours: [Micros]
  /// The hour of the clock that the first of them is, 0 to 23.
  package var firstHour: Int
  /// The day's sum.
  package var count: Count
}

extension Status {
  /// Tells of a measure of today, and of the day; `record` is today's, empty without a file.
  package init(of measure: Int?, record: DayRecord, in assessment: Assessment, now: Moment) {
    let configuration = assessment.configuration
    day = record.day
    firstHour = configuration.dayStarts.hour
    count = assessment.sums(ofDaysIn: Period(day, day))[0]
    self.measure = measure.map { DayMeasure($0, in: record, of: assessment, now: now) }
    let clock = measure.map { HourlyAmounts(of: $0, in: record, configuration: configuration).hours } ?? []
    hours = Array(clock[min(firstHour, clock.count)...] + clock[..<min(firstHour, clock.count)])
  }
}

extension Configuration {
  /// The measure that bars and reminders are about unless one is named: water, else the first with a daily
  /// at-least goal that adds up, else the first; nil without measures.
  package var leadingMeasure: Int? {
    let vocabulary = Vocabulary(self)
    for name in ["water", "voda"] {
      if case .measure(let place)? = vocabulary.subject(named: name) { return place }
    }
    let asked = measures.firstIndex { measure in
      measure.aggregate == .sum
        && measure.goals.contains { goal in
          if case .atLeast = goal.bound { !goal.isWeekly } else { false }
        }
    }
    return asked ?? measures.indices.first
  }

  /// The days that must be read so that a day's sum is right: weekly goals need the week, `N per M days` its days.
  package func daysTelling(of day: Day) -> Period {
    var from = day
    if measures.contains(where: { $0.goals.contains(where: \.isWeekly) }) { from = week(of: day).from }
    for habit in habits {
      if case .perDays(_, let days) = habit.schedule { from = min(from, day - (days - 1)) }
    }
    return Period(from, day)
  }
}
