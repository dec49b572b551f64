/// Which days ask for a habit.
package enum Schedule: Hashable, Sendable {
  /// Every day.
  case daily
  /// The named days of each week.
  case weekdays(WeekdaySet)
  /// Every so many days, counted from the habit's `from`; at least 1.
  case everyDays(Int)
  /// So many days of each week, whichever; 1 to 7.
  case perWeek(Int)
  /// So many days of any run of `days` days; the first is at least 1 and at most the second.
  case perDays(Int, days: Int)

  /// Whether a day asks for it, as far as the calendar alone can tell.
  ///
  /// `from` is what `everyDays` counts from. A weekly quota asks for no single day;
  /// `perDays` asks for each day until its own past answers.
  package func asks(for day: Day, from: Day?) -> Bool {
    switch self {
    case .daily, .perDays: true
    case .weekdays(let set): set.contains(day.weekday)
    case .everyDays(let step): from.map { (day - $0) % max(step, 1) == 0 } ?? true
    case .perWeek: false
    }
  }

  /// The number of days before a day on which it looks whether the day asks.
  package var daysBefore: Int {
    if case .perDays(_, let length) = self { length - 1 } else { 0 }
  }

  /// The weekly quota, 1 to 7; nil if the unit is the day.
  package var weeklyQuota: Int? {
    if case .perWeek(let quota) = self { quota } else { nil }
  }
}

/// Some days of the week.
package struct WeekdaySet: Hashable, Sendable {
  private var bits: UInt8 = 0

  /// Makes a set of the given days.
  package init(_ weekdays: [Weekday] = []) { for weekday in weekdays { insert(weekday) } }

  /// Adds a day.
  package mutating func insert(_ weekday: Weekday) { bits |= 1 << UInt8(weekday.index) }
  /// Whether a day is in the set.
  package func contains(_ weekday: Weekday) -> Bool { bits & (1 << UInt8(weekday.index)) != 0 }
  /// The days of the set, from Monday on.
  package var weekdays: [Weekday] { Weekday.allCases.filter(contains) }
}
