/// A run of days, both ends included; never empty.
public struct Period: Hashable, Sendable {
  /// The first day.
  public let from: Day
  /// The last day, not before `from`.
  public let to: Day

  /// Makes a period; the ends are put in order.
  public init(_ from: Day, _ to: Day) {
    self.from = min(from, to)
    self.to = max(from, to)
  }

  /// The number of days, at least 1.
  public var count: Int { to - from + 1 }

  /// Its days, in order.
  package var days: ClosedRange<Day> { from...to }

  /// Whether a day is one of its days.
  public func contains(_ day: Day) -> Bool { from <= day && day <= to }

  /// The days with those up to a day, or from it on, which may lie beyond them.
  package func reaching(_ day: Day) -> Period { Period(min(from, day), max(to, day)) }

  /// The days that both have; nil if there is none.
  package func intersection(_ other: Period) -> Period? {
    let (start, end) = (max(from, other.from), min(to, other.to))
    return start <= end ? Period(start, end) : nil
  }

  /// The week that holds a day; the first week of year 1 and the last of year 9999 may be cut short.
  package static func week(of day: Day, first: Weekday) -> Period {
    let passed = day.weekday.days(since: first)
    return Period(day - passed, day + (6 - passed))
  }

  /// The calendar month that holds a day.
  package static func month(of day: Day) -> Period {
    let (year, month, dayOfMonth) = day.parts
    let start = day - (dayOfMonth - 1)
    return Period(start, start + (Day.length(ofMonth: month, year: year) - 1))
  }

  /// The calendar year that holds a day.
  package static func year(of day: Day) -> Period {
    let year = day.year
    return Period(
      Day(year: year, month: 1, day: 1) ?? Day.first, Day(year: year, month: 12, day: 31) ?? Day.last)
  }

  /// The Thursday of an ISO 8601 week, by which a week that begins on another day is found too.
  ///
  /// Week 1 holds the year's first Thursday. `week` is 1 to 53; nil when the year has no such week.
  package static func thursday(ofISOWeek week: Int, year: Int) -> Day? {
    guard (1...53).contains(week), let fourth = Day(year: year, month: 1, day: 4) else { return nil }
    let thursday = fourth.startOfWeek(.monday) + 3 + (week - 1) * 7
    // Past the last day of all there is no other day, and it is no Thursday.
    return thursday.year == year && thursday.weekday == .thursday ? thursday : nil
  }

  /// The name of a week, `2026-W03`, whatever day it begins with: that of the ISO week of its Thursday.
  package var isoWeekName: String {
    let (year, week) = Period.isoWeek(of: days.first { $0.weekday == .thursday } ?? from)
    return "\(zeroPadded(year, 4))-W\(zeroPadded(week, 2))"
  }

  /// The ISO 8601 year and week of a day; late December may belong to the next year.
  package static func isoWeek(of day: Day) -> (year: Int, week: Int) {
    let thursday = day.startOfWeek(.monday) + 3
    let year = thursday.year
    let newYear = Day(year: year, month: 1, day: 1) ?? Day.first
    return (year, (thursday - newYear) / 7 + 1)
  }
}
