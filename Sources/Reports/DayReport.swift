import Journal

/// One day: each habit, each measure, and what else its file says.
package struct DayReport: Hashable, Sendable {
  /// A tick of a name that is not declared.
  package struct OneOff: Hashable, Sendable {
    /// The line, counting from 0.
    package var line: Int32
    /// The bytes of the file that hold the name.
    package var name: Range<Int32>
    package var mark: Mark
    package var time: TimeOfDay?
  }

  /// A habit or goal that is still open today and would end a streak of at least 2.
  package struct StreakAtRisk: Hashable, Sendable {
    package var subject: Reference
    package var streak: Streak
  }

  /// The day.
  package var day: Day
  /// Whether it is the day that a person still lives.
  package var isToday: Bool
  /// The habits, in the order of the configuration.
  package var habits: [DayHabit]
  /// The measures, in the order of the configuration, with a goal or without.
  package var measures: [DayMeasure]
  /// The ticks of undeclared names, in the order of lines.
  package var oneOffs: [OneOff]
  /// The lines that are journal, counting from 0.
  package var textLines: [Int32]
  /// The day's sum; of a habit with a weekly quota only a met day counts.
  package var count: Count
  /// The streaks that today still has to save; none for another day.
  package var streaksAtRisk: [StreakAtRisk]
  /// Whether no earlier day file can change any of this.
  package var isSettled: Bool
}

/// One habit on one day.
package struct DayHabit: Hashable, Sendable {
  /// The place in `Configuration.habits`.
  package var habit: Int
  package var state: State
  /// The strongest mark of the day; `none` if there is no tick.
  package var mark: Mark
  /// The line of the first tick that has this mark, counting from 0; nil if there is no tick.
  package var line: Int32?
  /// The first time written on a tick with this mark, else the usual time; nil if there is none.
  package var time: TimeOfDay?
  /// Whether the time is written on this day.
  package var isTimeWritten: Bool
  /// The quota of the week that holds the day; nil unless the habit has one.
  package var week: WeekFacts?
}
