import Journal

/// Whether days, one after another, ask for a habit that was not done on them; dates and pauses are not looked at.
///
/// "N per M days: a day not done is not_due if the M days that end with it hold N done ones; else as any day."
package struct Asking: Sendable {
  private let schedule: Schedule
  private let origin: Day?
  /// The days it was done, ascending; of a schedule other than N per M days none.
  private var doneDays: [Day] = []
  /// How many of them lie before the run of days that ends with the last one asked of.
  private var passed = 0

  /// Stands before all days.
  package init(_ habit: Habit) {
    schedule = habit.schedule
    origin = habit.from
  }

  /// Takes in a day on which it was done, after those before it; it bears on no day that was asked of before.
  package mutating func take(doneOn day: Day) { if case .perDays = schedule { doneDays.append(day) } }

  /// Whether a day asks for it, after all the days up to it on which it was done; days are asked of in their order.
  package mutating func asks(on day: Day) -> Bool {
    guard schedule.asks(for: day, from: origin) else { return false }
    guard case .perDays(let quota, let length) = schedule else { return true }
    while passed < doneDays.count, day - doneDays[passed] >= length { passed += 1 }
    return doneDays.count - passed < quota
  }
}
