import Journal

extension Configuration {
  /// The moment that a calendar and a clock show at a time of a logical day: a time before the day's start belongs to
  /// the next date.
  func moment(_ time: TimeOfDay, of day: Day) -> Moment {
    Moment(day: time < dayStarts ? day + 1 : day, time: time)
  }
}
