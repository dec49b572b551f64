import Journal

@testable import Reports

/// The format's chapter on a day's states once more, slowly and word by word: what reports are checked against.
struct Oracle {
  let configuration: Configuration
  let records: [Day: DayRecord]
  let today: Day
  private var seen: [Reference: Day] = [:]

  init(configuration: Configuration, records: [Day: DayRecord], today: Day) {
    self.configuration = configuration
    self.records = records
    self.today = today
    for (day, record) in records {
      for line in record.records where line.mark != .none || line.amount != nil {
        if let subject = line.subject { seen[subject] = min(seen[subject] ?? day, day) }
      }
    }
  }

  func state(_ subject: Reference, _ day: Day) -> State {
    switch subject {
    case .habit(let habit): habitState(habit, day)
    case .measure(let measure): measureState(measure, day)
    }
  }

  // What the files say.

  private func mark(_ subject: Reference, _ day: Day) -> Mark {
    (records[day]?.records ?? []).filter { $0.subject == subject }.map(\.mark).max() ?? .none
  }

  private func amounts(_ measure: Int, _ day: Day) -> [Parts] {
    (records[day]?.records ?? []).filter { $0.subject == .measure(measure) && $0.mark == .none }
      .compactMap { $0.amount?.parts }
  }

  private func total(_ measure: Int, _ day: Day) -> Parts {
    let own = amounts(measure, day)
    let value: Parts =
      switch configuration.measures[measure].aggregate {
      case .sum: own.reduce(0, +)
      case .last: own.last ?? 0
      case .max: own.max() ?? 0
      case .min: own.min() ?? 0
      case .mean: own.isEmpty ? 0 : own.reduce(0, +).divided(by: own.count)
      }
    var borrowed: Parts = 0
    for (lender, other) in configuration.measures.enumerated() {
      guard let lends = other.lends, lends.measure == measure else { continue }
      borrowed += amounts(lender, day).map { $0.share(percent: lends.percent) }
        .reduce(0, +)
    }
    return value + borrowed
  }

  // What the configuration says.

  private func isPaused(_ subject: Reference, _ day: Day) -> Bool { configuration.isPaused(subject, on: day) }

  private func isOutside(_ subject: Reference, _ day: Day) -> Bool {
    let from: Day?
    let until: Day?
    switch subject {
    case .habit(let place):
      (from, until) = (configuration.habits[place].from, configuration.habits[place].until)
    case .measure(let place):
      (from, until) = (configuration.measures[place].from, configuration.measures[place].until)
    }
    let start = from ?? [seen[subject], today].compactMap { $0 }.min()!
    return day < start || day > (until ?? .last)
  }

  func target(_ measure: Int, _ day: Day) -> Target? {
    if let own = records[day]?.ownGoals.last(where: { $0.measure == measure }) {
      return configuration.target(own.bound, isWeekly: false, in: measure, on: day)
    }
    return configuration.goal(of: measure, on: day) { mark(.habit($0), day) == .done }
      .map { configuration.target($0.bound, isWeekly: $0.isWeekly, in: measure, on: day) }
  }

  private func week(_ day: Day) -> [Day] {
    Array(Period.week(of: day, first: configuration.firstWeekday).days)
  }

  // The states.

  private func habitState(_ habit: Int, _ day: Day) -> State {
    let subject = Reference.habit(habit)
    let declared = configuration.habits[habit]
    if mark(subject, day) == .done { return .met }
    if mark(subject, day) == .skipped || isPaused(subject, day) { return .skipped }
    if isOutside(subject, day) { return .unknown }
    if !declared.schedule.asks(for: day, from: declared.from) { return .notDue }
    if case .perDays(let quota, let length) = declared.schedule {
      let done = (0..<length).count { mark(subject, day - $0) == .done }
      if done >= quota { return .notDue }
    }
    return day >= today ? .pending : .missed
  }

  private func measureState(_ measure: Int, _ day: Day) -> State {
    let subject = Reference.measure(measure)
    let declared = configuration.measures[measure]
    guard let target = target(measure, day) else { return .unknown }
    if target.isWeekly { return week(day).last == day ? goalWeek(measure, day, target) : .notDue }
    let parts = total(measure, day)
    let figure = parts.micros(in: declared.unit)
    let isOver = day < today
    let hasFile = records[day] != nil
    let hasValue = declared.aggregate == .sum || !amounts(measure, day).isEmpty
    if hasValue, target.isKept(by: figure) {
      if target.isAtLeast { return .met }
      if isOver, hasFile, !isOutside(subject, day), !isPaused(subject, day) { return .met }
    }
    if mark(subject, day) == .skipped || isPaused(subject, day) { return .skipped }
    if isOutside(subject, day) { return .unknown }
    if !target.isAtLeast, isOver, !hasFile || !hasValue { return .unknown }
    if !isOver, !hasValue || !target.isOverrun(by: figure) { return .pending }
    if target.isAtLeast, parts > 0 { return .partial }
    return .missed
  }

  private func goalWeek(_ measure: Int, _ day: Day, _ target: Target) -> State {
    let subject = Reference.measure(measure)
    let days = week(day)
    let parts = days.map { total(measure, $0) }.reduce(0, +)
    let figure = parts.micros(in: configuration.measures[measure].unit)
    let isOver = day < today
    let hasFile = days.contains { records[$0] != nil }
    if target.isAtLeast, target.isKept(by: figure) { return .met }
    if !target.isAtLeast, target.isKept(by: figure), isOver, hasFile,
      days.contains(where: { !isOutside(subject, $0) }), days.contains(where: { !isPaused(subject, $0) })
    {
      return .met
    }
    if days.allSatisfy({ isPaused(subject, $0) || mark(subject, $0) == .skipped }) { return .skipped }
    if days.allSatisfy({ isOutside(subject, $0) }) { return .unknown }
    if !target.isAtLeast, isOver, !hasFile { return .unknown }
    if !isOver, !target.isOverrun(by: figure) { return .pending }
    if target.isAtLeast, parts > 0 { return .partial }
    return .missed
  }

  /// The done, the quota and the state of the week that holds a day, of a habit with a weekly quota.
  func quotaWeek(_ habit: Int, _ day: Day) -> (done: Int, quota: Int, state: State) {
    let days = week(day)
    let states = days.map { habitState(habit, $0) }
    let done = states.count { $0 == .met }
    let asked = configuration.habits[habit].schedule.weeklyQuota ?? 0
    let quota = min(asked, states.count { $0 != .skipped && $0 != .unknown })
    if states.allSatisfy({ $0 == .unknown }) { return (done, quota, .unknown) }
    if quota == 0 { return (done, quota, .skipped) }
    if done >= quota { return (done, quota, .met) }
    if days.last! >= today { return (done, quota, .pending) }
    return (done, quota, done > 0 ? .partial : .missed)
  }

  /// The days of the current streak, newest first, as the format words it.
  func streak(_ subject: Reference, back: Day) -> [Day] {
    var met: [Day] = []
    var day = today
    while day >= back {
      let state = state(subject, day)
      if state == .partial || state == .missed || state == .unknown { break }
      if state == .met { met.append(day) }
      day = day - 1
    }
    return met
  }
}
