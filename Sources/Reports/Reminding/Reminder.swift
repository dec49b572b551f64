import Journal

/// One reminder; amounts are in the measure's unit, minutes count from the start of the logical day.
package enum Reminder: Hashable, Sendable {
  /// So much until then, when the next one comes, and as much in proportion after it, reaches the goal in time.
  case amount(Micros, until: Int, perHour: Micros)
  /// What is left now is all that is missing.
  case last(remaining: Micros)
  /// More an hour would be needed than is sensible; this much an hour is.
  case outOfReach(sensible: Micros)
  /// What is left of a thing that has no pace, and the next meal, if it is food.
  case left(remaining: Micros, meal: PlannedTick?)
  /// When to be in bed, to have slept enough at the beginning of the active hours.
  case bedtime(minute: Int)
  /// The goal, which is this, is met.
  case met(goal: Micros)
  /// An amount after the time until which its measure is meant to be taken.
  case late(LateEntry)
  /// Habits and plans that are still open after their time.
  case planned([PlannedTick])
}

/// Something open that has a time.
package struct PlannedTick: Hashable, Sendable {
  /// The title of a habit, else its name as written.
  package var name: String
  /// In minutes from the start of the logical day, 0 to 1439.
  package var minute: Int

  package init(name: String, minute: Int) { (self.name, self.minute) = (name, minute) }
}

/// An amount that was taken later than its measure says.
package struct LateEntry: Hashable, Sendable {
  /// The measure's title.
  package var name: String
  /// When it was taken, and until when it was meant to be.
  package var minute: Int
  package var by: TimeOfDay
}

/// Something that is remembered of a day: what was said, so that it is not said again too soon, and what was seen.
package struct Spoken: Hashable, Sendable {
  /// The thing that was spoken of.
  package enum Topic: Hashable, Sendable {
    /// The measure: how much by when, or what is left.
    case measure
    case outOfReach
    /// A goal of the measure was reached.
    case met(goal: Micros)
    /// A tick by its name.
    case tick(String)
    /// A late amount of a measure.
    case late(String)
    /// The total was found to be this, with so many ticks done.
    case seen(total: Micros, done: Int)
    /// Nothing is to be said before the minute.
    case quiet
  }
  /// In minutes from the start of the logical day.
  package var minute: Int
  package var topic: Topic

  package init(minute: Int, topic: Topic) { (self.minute, self.topic) = (minute, topic) }

  /// Whether it was said of the measure that it is not met yet.
  var isAboutMeasure: Bool { topic == .measure || topic == .outOfReach }
  var isAboutTick: Bool { if case .tick = topic { true } else { false } }
}

extension [Spoken] {
  /// Whether a goal of the day has been celebrated, or a greater one: one that was raised since, and is reached anew, is
  /// celebrated again.
  package func celebrates(_ goal: Micros) -> Bool {
    contains { if case .met(let celebrated) = $0.topic { celebrated >= goal } else { false } }
  }
}

extension Reminder {
  /// The memory of it after it is said at a minute.
  package func spoken(at minute: Int) -> [Spoken] {
    let topics: [Spoken.Topic] =
      switch self {
      case .amount, .last, .left, .bedtime: [.measure]
      case .outOfReach: [.outOfReach]
      case .met(let goal): [.met(goal: goal)]
      case .late(let entry): [.late(entry.name)]
      case .planned(let ticks): ticks.map { .tick($0.name) }
      }
    return topics.map { Spoken(minute: minute, topic: $0) }
  }
}
