import Speech

/// The contents of `daybook.conf`: settings, units, measures, habits, goals and pauses, by date.
///
/// Without a file it is the default value, in which nothing is declared.
package struct Configuration: Sendable {
  /// Whom to greet; nil if nobody said.
  package var name: String?
  /// `en` or `cs`, as written; nil if the environment decides.
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
  /// What it is all for, in the person's own words; nil if nobody said.
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

/// How times are printed.
package enum ClockStyle: String, CaseIterable, Sendable {
  case hours24 = "24h"
  case hours12 = "12h"
}

/// In which units reports print.
package enum UnitSystem: String, CaseIterable, Sendable { case metric, us }

/// The three usual places of day files.
package enum UsualLayout: String, CaseIterable, Sendable { case flat, year, month }

/// Where new day files go.
package enum Layout: Hashable, Sendable {
  case usual(UsualLayout)
  /// Where another program lays them out; days are read there too.
  case pattern(LayoutPattern)

  /// Reads a word of the three, or a pattern; nil if it is neither.
  package init?(_ text: String) {
    if let usual = UsualLayout(rawValue: text.lowercased()) {
      self = .usual(usual)
    } else if let pattern = LayoutPattern(text) {
      self = .pattern(pattern)
    } else {
      return nil
    }
  }

  /// The layout as it is written.
  package var text: String {
    switch self {
    case .usual(let usual): usual.rawValue
    case .pattern(let pattern): pattern.text
    }
  }

  /// Its pattern; nil of the three.
  package var pattern: LayoutPattern? { if case .pattern(let pattern) = self { pattern } else { nil } }
}

/// The hours in which reminders may speak.
package struct ActiveHours: Hashable, Sendable {
  package var from: TimeOfDay
  package var to: TimeOfDay
  package init(from: TimeOfDay, to: TimeOfDay) {
    self.from = from
    self.to = to
  }

  /// Whether a time is in them; the end is not.
  package func holds(_ time: TimeOfDay) -> Bool {
    from.minutes(until: time) % 1440 < from.minutes(until: to)
  }
}

/// When reminders speak: every so many minutes, at given times, or never; and whether of habits too.
package struct ReminderPlan: Hashable, Sendable {
  package enum Rhythm: Hashable, Sendable {
    case off
    /// Every so many minutes, at least 1.
    case every(minutes: Int)
    case at([TimeOfDay])
  }
  package var rhythm = Rhythm.off
  /// Whether planned ticks whose time has passed are spoken of.
  package var habits = false
  package init() {}
}

/// A unit of the person's own, or a glass or bottle of another size; its size may change with time.
package struct CustomUnit: Hashable, Sendable {
  /// The word, as declared.
  package var name: String
  /// The kind of thing that it measures.
  package var kind: Kind
  /// Its sizes, in the order of the lines.
  package var sizes: [DatedSize] = []
  /// The size that the format gives it; nil of a unit that is the person's own.
  private let standard: Parts?

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
    standard = Unit.catalogue.first { $0.unit.name == name && $0.unit.kind == kind }?.unit.parts
  }

  /// The size on a day; before the first of them that of the format, which holds "until the configuration says otherwise",
  /// else the earliest.
  package func parts(on day: Day) -> Parts {
    sizes.latest(on: day)?.parts ?? standard
      ?? sizes.min { ($0.from ?? .first) < ($1.from ?? .first) }?.parts ?? 1
  }
}

/// A size of a unit, from a day on.
package struct DatedSize: Dated, Hashable, Sendable {
  package var parts: Parts
  package var from: Day?
  package var until: Day? { nil }

  package init(parts: Parts, from: Day?) {
    self.parts = parts
    self.from = from
  }
}
