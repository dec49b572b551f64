/// The meaning of one day file.
package struct DayRecord: Sendable {
  /// The day that the file's name says.
  package var day: Day
  /// Its ticks, entries and counting tags, in the order of lines and columns.
  package var records: ContiguousArray<Record> = []
  /// Its own goals, in the order of lines; of one measure the last holds.
  package var ownGoals: [OwnGoal] = []
  /// Its timers that still run, in the order of lines.
  package var timers: [Timer] = []
  /// The lines that are journal, counting from 0: text that is not blank, without errors' lines.
  package var textLines: [Int32] = []

  /// Makes an empty record of a day.
  package init(day: Day) { self.day = day }

  /// Empties it for another day, keeping what it has allocated.
  package mutating func reset(to day: Day) {
    self.day = day
    records.removeAll(keepingCapacity: true)
    ownGoals.removeAll(keepingCapacity: true)
    timers.removeAll(keepingCapacity: true)
    textLines.removeAll(keepingCapacity: true)
  }
}
