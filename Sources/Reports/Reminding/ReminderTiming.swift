import Journal

// When something is said, and when it is not.
extension ReminderFacts {
  /// How far back the wall clock may go in a night, in minutes: what was said that much later was said just now.
  private static let clockChange = 60
  /// How many minutes at most lie between two looks of a timer.
  private static let look = 15

  /// The reminders that are due at a minute of the day, after what is remembered of it; usually none.
  package func due(at minute: Int, after said: [Spoken]) -> [Reminder] {
    guard active.contains(minute), !isQuiet(at: minute, after: said) else { return [] }
    var due: [Reminder] = []
    // What was said is looked up in a set, as a day may have very many ticks; usually there is nothing to look up.
    let topics = late.isEmpty && !plan.habits ? [] : Set(said.lazy.map(\.topic))
    if plan.rhythm != .off, let reminder = measureReminder(at: minute, after: said) { due.append(reminder) }
    if plan.rhythm != .off || plan.habits {
      due += late.filter { !topics.contains(.late($0.name)) }.map(Reminder.late)
    }
    if plan.habits, !areTicksUnheard || !said.contains(where: \.isAboutTick) {
      let open = ticks.filter { $0.minute <= minute && !topics.contains(.tick($0.name)) }
      let isEnough =
        isMeasureUnheard && areTicksUnheard && (!due.isEmpty || said.contains(where: \.isAboutMeasure))
      if !open.isEmpty, !isEnough { due.append(.planned(open)) }
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

  /// What is to be remembered of what is seen at a minute; nil if it is remembered already.
  package func seen(at minute: Int, after said: [Spoken]) -> Spoken? {
    let now = Spoken.Topic.seen(total: total, done: done)
    return said.last { $0.total != nil }?.topic == now ? nil : Spoken(minute: minute, topic: now)
  }

  private func measureReminder(at minute: Int, after said: [Spoken]) -> Reminder? {
    guard let goal else { return nil }
    if total >= goal {
      return congratulates && !said.celebrates(goal) ? .met(goal: goal) : nil
    }
    let aboutIt = said.filter(\.isAboutMeasure).map(\.minute)
    if isMeasureUnheard, !aboutIt.isEmpty || areTicksUnheard && said.contains(where: \.isAboutTick) {
      return nil
    }
    guard isTime(at: minute, after: said, aboutIt, goal: goal), !isAsUsual(at: minute) else { return nil }
    let reminder = advice(at: minute, goal: goal)
    // A goal out of reach is spoken of once: a reminder does not push. Neither does bedtime.
    if case .outOfReach = reminder, said.contains(where: { $0.topic == .outOfReach }) { return nil }
    if case .bedtime = reminder, !aboutIt.isEmpty { return nil }
    return reminder
  }

  /// When something was logged: the times of amounts, and the minutes at which the total was found to have changed.
  private func logs(after said: [Spoken]) -> [Int] {
    let seen = said.filter { $0.total != nil }
    let changes = zip(seen, seen.dropFirst()).filter { $0.total != $1.total }.map { before, after in
      // An amount with its time was logged then, and not when it was found.
      logged.filter { $0 > before.minute && $0 <= after.minute && $0 > after.minute - Self.look }.max()
        ?? after.minute
    }
    // What stood there at the first look has its own times, if it has any.
    return logged + changes + (hasUntimed ? seen.prefix(1).map(\.minute) : [])
  }

  private func isTime(at minute: Int, after said: [Spoken], _ aboutIt: [Int], goal: Micros) -> Bool {
    func isRecent(_ past: Int, within interval: Int) -> Bool {
      minute - past < interval && past - minute <= Self.clockChange
    }
    let logs = logs(after: said)
    switch plan.rhythm {
    case .off: return false
    case _ where manner == .sleep: return true
    case .every(let interval):
      let hasPressure = isPressing(goal - total, at: minute)
      if awaitsFirstAnswer(at: minute, after: said, hasPressure: hasPressure) { return false }
      let wait =
        isLost(goal - total, logs, interval) ? min(interval, max(30, min(interval / 2, 60))) : interval
      if logs.contains(where: { isRecent($0, within: wait) }) { return false }
      // Each one that stays without an answer makes the next wait twice as long, while there is time.
      let unanswered = aboutIt.filter { said in !logs.contains { $0 >= said } }
      let pause = hasPressure ? interval : interval << min(max(unanswered.count - 1, 0), 10)
      return !aboutIt.contains { isRecent($0, within: unanswered.contains($0) ? pause : interval) }
    case .at(let times):
      let minutes = minutes(at: times)
      guard let latest = minutes.last(where: { $0 <= minute }), !aboutIt.contains(where: { $0 >= latest })
      else { return false }
      let gap = zip(minutes, minutes.dropFirst()).map { $1 - $0 }.min() ?? 60
      return !logs.contains { isRecent($0, within: min(gap, 60)) }
    }
  }

  /// Whether two thirds of the most that is advised would be needed from now on.
  private func isPressing(_ remaining: Micros, at minute: Int) -> Bool {
    guard let limit, !isLittle(remaining) else { return false }
    return remaining.scaled(by: 90, over: 1) >= limit.scaled(by: Int64(active.left(from: minute)), over: 1)
  }

  /// Whether the goal would be out of reach if nothing were said within the interval after the last amount.
  private func isLost(_ remaining: Micros, _ logs: [Int], _ interval: Int) -> Bool {
    guard !isLittle(remaining) else { return false }
    return logs.max().map { isOutOfReach(remaining, in: active.left(from: $0 + interval)) } ?? false
  }
}
