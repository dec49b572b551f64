import Speech

/// The contents of `daybook.conf`: settings, units, measures, habits, goals and pauses, by date.
///
/// Without a file it is the default value, in which nothing is declared.
package struct Configuration: Sendable {
  /// Whom to greet; nil if nobody said.
  package var name: String?
  /// The language of what is said; nil if the environment decides.
  package var language: Language?
  /// The first day of a week.
  package var firstWeekday = Weekday.monday
  /// How times are printed.
  package var clock = ClockStyle.hours24
  /// In which system volumes, masses and distances are printed.
  package var system = UnitSystem.metric
  /// Where new files go; nil if where the newest file is.
  package var layout: Layout?
  /// The heading of the section where new lines go in a Markdown file; nil if below the last tick or entry.
  package var section: String?
  /// When a logical day begins.
  package var dayStarts = TimeOfDay.midnight
  /// When reminders may speak; over midnight if the end is not later than the start.
  package var active = ActiveHours(
    from: TimeOfDay(minutes: 480), to: TimeOfDay(minutes: 1320))
  /// When reminders speak.
  package var remind = ReminderPlan()
  /// The command that answers in place of the coach's rules, in words; nil if none.
  package var coach: String?
  /// The purpose of it all, in the person's own words; nil if nobody said.
  package var aim: String?
  /// The command that is given what changed; nil if none.
  package var push: String?
  /// Whether badges and celebrations are wanted.
  package var badges = true

  /// The person's own units, each with its sizes in the order of the lines.
  package var units: [CustomUnit] = []
  /// The measures, in the order of the lines.
  package var measures: [Measure] = []
  /// The habits, in the order of the lines.
  package var habits: [Habit] = []
  /// The headings that habits and measures stand under, each once, in the order of the lines.
  package var groups: [String] = []
  /// The pauses, in the order of the lines.
  package var pauses: [Pause] = []
  /// Where each setting was said: its word to its line, counting from 1.
  package var settingLines: [String: Int] = [:]

  /// The empty configuration: every setting at its default, nothing declared.
  package init() {}

  /// Whether no habit and no measure is declared, so that the day files say what is tracked.
  package var declaresNothing: Bool { habits.isEmpty && measures.isEmpty }
}
