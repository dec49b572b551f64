/// The usual times of habits: of each the one last written on a tick in the days before, else the configured one.
package struct UsualTimes: Sendable {
  /// How many days before a day a time may be written and still be usual on it.
  package static let daysBack = 60

  private let configured: [TimeOfDay?]
  private var written: [(time: TimeOfDay, day: Day)?]

  /// Makes the usual times of a configuration's habits before any is written.
  package init(_ configuration: Configuration) {
    configured = configuration.habits.map(\.time)
    written = configured.map { _ in nil }
  }

  /// Takes the time of a tick. Days may come in any order; of several ticks on a day the last one taken holds.
  package mutating func take(_ time: TimeOfDay, of habit: Int, on day: Day) {
    if let known = written[habit], known.day > day { return }
    written[habit] = (time, day)
  }

  /// Takes the times of a day's ticks.
  package mutating func take(_ record: DayRecord) {
    for line in record.records where line.form == .tick {
      if case .habit(let habit)? = line.subject, let time = line.time {
        take(time, of: habit, on: record.day)
      }
    }
  }

  /// Takes what was written on other days, those of the same configuration.
  package mutating func take(_ others: UsualTimes) {
    for (habit, other) in others.written.enumerated() {
      if let other { take(other.time, of: habit, on: other.day) }
    }
  }

  /// Whether a time of a habit was taken.
  package func isWritten(_ habit: Int) -> Bool { written[habit] != nil }

  /// The usual time of a habit on a day that is not before those taken; nil if it has none.
  package func time(of habit: Int, on day: Day) -> TimeOfDay? {
    guard let last = written[habit], day - last.day <= Self.daysBack else { return configured[habit] }
    return last.time
  }

  /// The usual times of some habits on a day, those that have one.
  package func times(of habits: [Int], on day: Day) -> [Int: TimeOfDay] {
    var times: [Int: TimeOfDay] = [:]
    for habit in habits { times[habit] = time(of: habit, on: day) }
    return times
  }
}
