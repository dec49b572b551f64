/// What the ticks of a habit on a day come to.
package struct WinningTick: Sendable {
  /// The strongest mark; `none` without a tick.
  package private(set) var mark = Mark.none
  /// The line of the first tick that has this mark, counting from 0; nil without a tick.
  package private(set) var line: Int32?
  /// The first time written on a tick that has this mark; nil without one.
  package private(set) var time: TimeOfDay?

  /// Makes that of no ticks.
  package init() {}

  /// Takes in one more tick, in the order of lines.
  package mutating func take(_ mark: Mark, at time: TimeOfDay?, inLine line: Int32) {
    if mark > self.mark {
      (self.mark, self.line, self.time) = (mark, line, time)
    } else if mark == self.mark {
      (self.line, self.time) = (self.line ?? line, self.time ?? time)
    }
  }
}

extension DayRecord {
  /// The ticks of each habit, in the order of the configuration; none of a habit that is made of others.
  package func winningTicks(of configuration: Configuration) -> [WinningTick] {
    var ticks = [WinningTick](repeating: WinningTick(), count: configuration.habits.count)
    for record in records {
      guard case .habit(let habit) = record.subject, configuration.habits[habit].derivation == nil else {
        continue
      }
      ticks[habit].take(record.mark, at: record.time, inLine: record.line)
    }
    return ticks
  }
}
