import Journal

/// One reminder; amounts are in the measure's unit.
package enum Reminder: Hashable, Sendable {
  /// So much an hour reaches the goal by the end of the active hours.
  case pace(perHour: Micros)
  /// No more than a cup is left.
  case lastCup(remaining: Micros)
  /// More an hour would be needed than is sensible; this much an hour is.
  case outOfReach(sensible: Micros)
  /// The goal is met.
  case met
  /// Ticks that are still open after their time.
  case planned([PlannedTick])
}

/// An open tick with a time.
package struct PlannedTick: Hashable, Sendable {
  /// Its name as written.
  package var name: String
  /// In minutes from the start of the logical day, 0 to 1439.
  package var minute: Int

  package init(name: String, minute: Int) {
    self.name = name
    self.minute = minute
  }
}

/// Something that was said today, so that it is not said again too soon.
package struct Spoken: Hashable, Sendable {
  /// The thing that was spoken of.
  package enum Topic: Hashable, Sendable {
    /// The measure: its pace or the last cup.
    case measure
    case outOfReach
    case met
    /// A tick by its name.
    case tick(String)
  }
  /// In minutes from the start of the logical day.
  package var minute: Int
  package var topic: Topic

  package init(minute: Int, topic: Topic) {
    self.minute = minute
    self.topic = topic
  }
}

extension Reminder {
  /// The memory of it after it is said at a minute.
  package func spoken(at minute: Int) -> [Spoken] {
    switch self {
    case .pace, .lastCup: [Spoken(minute: minute, topic: .measure)]
    case .outOfReach: [Spoken(minute: minute, topic: .outOfReach)]
    case .met: [Spoken(minute: minute, topic: .met)]
    case .planned(let ticks): ticks.map { Spoken(minute: minute, topic: .tick($0.name)) }
    }
  }
}

/// The facts that reminders go by on one day; minutes are counted from the start of the logical day, on the wall clock.
package struct ReminderFacts: Hashable, Sendable {
  /// When they speak.
  package var plan: ReminderPlan
  /// When they may speak.
  package var active: ActiveHours
  /// When the logical day begins.
  package var dayStarts: TimeOfDay
  /// The total so far.
  package var total: Micros = 0
  /// The goal; nil if there is none, or none today.
  package var goal: Micros?
  /// A cup.
  package var cup: Micros?
  /// The most an hour that is ever advised: 750 ml; nil for what is not drunk.
  package var limit: Micros?
  /// When amounts were logged.
  package var logged: [Int] = []
  /// The open ticks that have a time.
  package var ticks: [PlannedTick] = []
  /// Whether a met goal is congratulated on.
  package var congratulates = true

  package init(plan: ReminderPlan, active: ActiveHours, dayStarts: TimeOfDay) {
    self.plan = plan
    self.active = active
    self.dayStarts = dayStarts
  }

  /// How far back the wall clock may go in a night, in minutes: what was said that much later was said just now.
  private static let clockChange = 60
}

extension ReminderFacts {
  /// The reminders that are due at a minute of the day, after those that were said before; usually none.
  package func due(at minute: Int, after said: [Spoken]) -> [Reminder] {
    var due: [Reminder] = []
    if let reminder = measureReminder(at: minute, after: said) { due.append(reminder) }
    if plan.habits, isActive(minute) {
      let open = ticks.filter { tick in
        tick.minute <= minute && !said.contains { $0.topic == .tick(tick.name) }
      }
      if !open.isEmpty { due.append(.planned(open)) }
    }
    return due
  }

  /// The reminders of the rest of the day if nothing more is logged.
  package func schedule(from minute: Int, after said: [Spoken]) -> [(minute: Int, reminders: [Reminder])] {
    var said = said
    var schedule: [(minute: Int, reminders: [Reminder])] = []
    for minute in max(minute, 0)..<max(minute, 1440) {
      let due = due(at: minute, after: said)
      if due.isEmpty { continue }
      schedule.append((minute, due))
      said += due.flatMap { $0.spoken(at: minute) }
    }
    return schedule
  }

  /// Whether reminders may speak at a minute.
  package func isActive(_ minute: Int) -> Bool { windows.contains { $0.contains(minute) } }

  /// The active minutes from a minute to the end of the logical day.
  package func activeMinutes(from minute: Int) -> Int {
    windows.reduce(0) { $0 + max(0, $1.upperBound - max($1.lowerBound, minute)) }
  }

  /// The clock at a minute of the logical day.
  package func time(ofMinute minute: Int) -> TimeOfDay { TimeOfDay(minutes: Int(dayStarts.minutes) + minute) }

  /// The clock at the end of the last active hours of the logical day.
  package var end: TimeOfDay { time(ofMinute: windows.last?.upperBound ?? 0) }

  /// The active hours within the logical day, in order: two runs, if they reach over its end.
  private var windows: [Range<Int>] {
    let start = active.from.minutes(sinceStart: dayStarts)
    let end = start + active.from.minutes(until: active.to)
    return end <= 1440 ? [start..<end] : [0..<(end - 1440), start..<1440]
  }

  private func measureReminder(at minute: Int, after said: [Spoken]) -> Reminder? {
    guard let goal, plan.rhythm != .off else { return nil }
    if total >= goal {
      let isSaid = said.contains { $0.topic == .met }
      return congratulates && !isSaid && isActive(minute) ? .met : nil
    }
    let aboutIt = said.filter { $0.topic == .measure || $0.topic == .outOfReach }.map(\.minute)
    switch plan.rhythm {
    case .off: return nil
    case .every(let interval):
      func isRecent(_ past: Int) -> Bool {
        minute - past < interval && past - minute <= Self.clockChange
      }
      guard isActive(minute), !logged.contains(where: isRecent), !aboutIt.contains(where: isRecent) else {
        return nil
      }
      let reminder = advice(at: minute, goal: goal)
      // A goal out of reach is spoken of once: a reminder does not push.
      if case .outOfReach = reminder, said.contains(where: { $0.topic == .outOfReach }) { return nil }
      return reminder
    case .at(let times):
      let passed = times.map { $0.minutes(sinceStart: dayStarts) }.filter { $0 <= minute }
      guard let latest = passed.max(), !aboutIt.contains(where: { $0 >= latest }) else { return nil }
      return advice(at: minute, goal: goal)
    }
  }

  private func advice(at minute: Int, goal: Micros) -> Reminder {
    let remaining = goal - total
    if let cup, remaining <= min(cup, limit ?? cup) { return .lastCup(remaining: remaining) }
    let left = activeMinutes(from: minute)
    let sensible = min(cup ?? remaining, limit ?? .max)
    guard left > 0 else { return .outOfReach(sensible: sensible) }
    let perHour = remaining.scaled(by: 60, over: Int64(left))
    if let limit, perHour > limit { return .outOfReach(sensible: sensible) }
    return .pace(perHour: perHour)
  }
}

extension ReminderFacts {
  /// Gathers what reminders about a measure go by on a day.
  package init(of measure: Int?, on day: WordedDay, in assessment: Assessment, now: Moment) {
    let record = day.record
    let configuration = assessment.configuration
    self.init(
      plan: configuration.remind, active: configuration.active, dayStarts: configuration.dayStarts)
    congratulates = configuration.badges
    let start = configuration.dayStarts
    if let measure {
      let report = DayMeasure(measure, on: day, of: assessment, now: now)
      let unit = configuration.measures[measure].unit
      total = report.total ?? 0
      if report.state != .skipped, report.state != .unknown, let target = report.target, !target.isWeekly {
        goal = target.atLeast
      }
      cup = configuration.measures[measure].cup(on: record.day).map {
        configuration.parts(of: $0, in: measure, on: record.day).micros(in: unit)
      }
      if unit.kind == .volume { limit = (750 * Unit.millilitre.parts).micros(in: unit) }
      logged = report.entries.compactMap { $0.time?.minutes(sinceStart: start) }
    }
    let done = Set(record.records.filter { $0.mark == .done }.compactMap(\.subject))
    for tick in day.ticks where tick.mark == .open {
      guard let time = tick.time else { continue }
      if let subject = tick.subject, done.contains(subject) || configuration.isDerived(subject) { continue }
      ticks.append(PlannedTick(name: tick.name, minute: time.minutes(sinceStart: start)))
    }
  }
}
