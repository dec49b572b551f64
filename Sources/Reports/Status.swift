import Journal

/// How it stands now with one measure and with the day: as much as a bar has room for.
package struct Status: Hashable, Sendable {
  /// The day.
  package var day: Day
  /// The measure; nil in a daybook that has none.
  package var measure: DayMeasure?
  /// The sum of each hour of the logical day, from its first hour on: 24 of them.
  package var hours: [Micros]
  /// The hour of the clock that the first of them is, 0 to 23.
  package var firstHour: Int
  /// The day's sum.
  package var count: Count
}

extension Status {
  /// Tells of a measure of today, and of the day.
  package init(of measure: Int?, on today: WordedDay, in assessment: Assessment, now: Moment) {
    let configuration = assessment.configuration
    day = today.record.day
    firstHour = configuration.dayStarts.hour
    count = assessment.sums(ofDaysIn: Period(day, day))[0]
    self.measure = measure.map { DayMeasure($0, on: today, of: assessment, now: now) }
    let clock =
      measure.map { HourlyAmounts(of: $0, in: today.record, configuration: configuration).hours } ?? []
    hours = Array(clock[min(firstHour, clock.count)...] + clock[..<min(firstHour, clock.count)])
  }
}
