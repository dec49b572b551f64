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
