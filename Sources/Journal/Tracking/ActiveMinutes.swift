/// The active hours within one logical day, in minutes from its start: two runs, if they reach over its end.
package struct ActiveMinutes: Hashable, Sendable {
  /// The runs, in order.
  package let windows: [Range<Int>]

  /// Places active hours in a day that begins at a time.
  package init(_ active: ActiveHours, dayStarts: TimeOfDay) {
    let start = active.from.minutes(sinceStart: dayStarts)
    let end = start + active.from.minutes(until: active.to)
    windows = end <= 1440 ? [start..<end] : [0..<(end - 1440), start..<1440]
  }

  /// How many there are in all.
  package var length: Int { left(from: 0) }

  /// The minute at which the last of them is over.
  package var end: Int { windows.last?.upperBound ?? 0 }

  /// Whether a minute is one of them.
  package func contains(_ minute: Int) -> Bool { window(at: minute) != nil }

  /// The run that a minute lies in; nil if it lies in none.
  package func window(at minute: Int) -> Range<Int>? { windows.first { $0.contains(minute) } }

  /// How many are left from a minute on.
  package func left(from minute: Int) -> Int {
    windows.reduce(0) { $0 + max(0, $1.upperBound - max($1.lowerBound, minute)) }
  }
}

extension Configuration {
  /// Whether an hour of the clock, 0 to 23, holds an active minute.
  package func isActive(hour: Int) -> Bool {
    (0..<60).contains { active.holds(TimeOfDay(minutes: hour * 60 + $0)) }
  }

  /// The active hours within one logical day.
  package var activeMinutes: ActiveMinutes { ActiveMinutes(active, dayStarts: dayStarts) }

  /// The fixed times of reminders that lie outside the active hours, where nothing is said.
  package var silentTimes: [TimeOfDay] {
    guard case .at(let times) = remind.rhythm else { return [] }
    return times.filter { !active.holds($0) }
  }

  /// The habits that reminders never speak of, although they speak of habits: no active minute of the day comes after the
  /// time of one.
  package var silentHabits: [Int] {
    guard remind.habits else { return [] }
    let end = activeMinutes.end
    return habits.indices.filter { place in
      guard let time = habits[place].time, habits[place].derivation == nil else { return false }
      return time.minutes(sinceStart: dayStarts) >= end
    }
  }
}
