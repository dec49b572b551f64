import Journal

@testable import Reports

/// The format's chapter on a day's states once more, slowly and word by word: what reports are checked against.
///
/// It shares no rule with the program: pauses, goals, their amounts, schedules and shares are its own.
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

  /// The amounts of a measure in lines of a day, in smallest parts.
  private func amounts(_ measure: Int, _ day: Day) -> [Int] {
    (records[day]?.records ?? []).filter { $0.subject == .measure(measure) && $0.mark == .none }
      .compactMap { $0.amount.map { Int($0.parts.number) } }
  }

  /// The quotient, rounded half to even.
  private func quotient(_ value: Int, _ divisor: Int) -> Int {
    let (whole, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest * 2 > divisor || rest * 2 == divisor && whole % 2 == 1 ? whole + 1 : whole
  }

  /// The amounts of a day and what others count for it, in the order of lines.
  private func amountsWithLoans(_ measure: Int, _ day: Day) -> [Int] {
    (records[day]?.records ?? []).filter { $0.mark == .none }.compactMap { record in
      guard case .measure(let other)? = record.subject, let amount = record.amount else { return nil }
      if other == measure { return Int(amount.parts.number) }
      guard let lends = configuration.measures[other].lends, lends.measure == measure else { return nil }
      return quotient(Int(amount.parts.number) * Int(lends.percent.number), 100_000_000)
    }
  }

  /// The value of a day in smallest parts, with what other measures count for it, rounded per line.
  private func total(_ measure: Int, _ day: Day) -> Int {
    let aggregate = configuration.measures[measure].aggregate
    // "Into max, min, mean, last as an amount of its own."
    let own = aggregate == .sum ? amounts(measure, day) : amountsWithLoans(measure, day)
    var value =
      switch aggregate {
      case .sum: own.reduce(0, +)
      case .last: own.last ?? 0
      case .max: own.max() ?? 0
      case .min: own.min() ?? 0
      case .mean: own.isEmpty ? 0 : quotient(own.reduce(0, +), own.count)
      }
    for (lender, other) in configuration.measures.enumerated() where aggregate == .sum {
      guard let lends = other.lends, lends.measure == measure else { continue }
      for amount in amounts(lender, day) {
        value += quotient(amount * Int(lends.percent.number), 100_000_000)
      }
    }
    return value
  }

  /// Smallest parts as they are printed: in millionths of the measure's unit.
  private func printed(_ parts: Int, _ measure: Int) -> Int {
    quotient(parts * 1_000_000, Int(configuration.measures[measure].unit.parts.number))
  }

  // What the configuration says.

  /// "`pause FROM..TO [NAME...]` is for all, or for the named."
  private func isPaused(_ subject: Reference, _ day: Day) -> Bool {
    for pause in configuration.pauses where pause.period.from <= day && day <= pause.period.to {
      if pause.subjects.isEmpty { return true }
      for named in pause.subjects where named == subject { return true }
    }
    return false
  }

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

  /// A goal on one day, in millionths of the measure's unit.
  struct Asks: Equatable {
    var least: Int?
    var most: Int?
    var isWeekly: Bool

    func isKept(by total: Int) -> Bool { total >= least ?? total && total <= most ?? total }
    func isOverrun(by total: Int) -> Bool { most.map { total > $0 } ?? false }
    var isAtLeast: Bool { most == nil }
  }

  /// "The day's own `goal` line is strongest, then `when`, then the latest `from`, then the last line."
  func goal(_ measure: Int, _ day: Day) -> Asks? {
    var own: Goal.Bound?
    for goal in records[day]?.ownGoals ?? [] where goal.measure == measure { own = goal.bound }
    if let own { return asks(own, false, measure, day) }
    var holding: [Goal] = []
    for goal in configuration.measures[measure].goals {
      if let from = goal.from, day < from { continue }
      if let until = goal.until, day > until { continue }
      if let habit = goal.whenHabit, mark(.habit(habit), day) != .done { continue }
      holding.append(goal)
    }
    if holding.contains(where: { $0.whenHabit != nil }) { holding.removeAll { $0.whenHabit == nil } }
    if let latest = holding.compactMap(\.from).max() { holding.removeAll { $0.from != latest } }
    return holding.last.map { asks($0.bound, $0.isWeekly, measure, day) }
  }

  private func asks(_ bound: Goal.Bound, _ isWeekly: Bool, _ measure: Int, _ day: Day) -> Asks {
    func figure(_ written: WrittenAmount) -> Int {
      printed(parts(written, measure, day), measure)
    }
    return switch bound {
    case .atLeast(let least): Asks(least: figure(least), most: nil, isWeekly: isWeekly)
    case .atMost(let most): Asks(least: nil, most: figure(most), isWeekly: isWeekly)
    case .range(let least, let most): Asks(least: figure(least), most: figure(most), isWeekly: isWeekly)
    }
  }

  /// "Amounts in the configuration are read as of the day they serve (`3cup`)."
  private func parts(_ written: WrittenAmount, _ measure: Int, _ day: Day) -> Int {
    var size: Int
    switch written.unit {
    case .fixed(let unit): size = Int(unit.parts.number)
    case .custom(let place):
      // "`unit bottle 750ml from 2026-03-01` dates a unit, as a `cup`": before the first it is the earliest.
      let sizes = configuration.units[place].sizes
      var latest: Day?
      size = Int(sizes.first { $0.from == nil || $0.from == sizes.compactMap(\.from).min() }!.parts.number)
      for one in sizes {
        if let from = one.from, day < from || from < latest ?? .first { continue }
        if one.from == nil, latest != nil { continue }
        (size, latest) = (Int(one.parts.number), one.from ?? latest)
      }
    case .cup:
      // "A later-dated `cup` line holds from its day on": without one, a cup is the customary one.
      size = Int(Unit.cup.parts.number)
      var latest: Day?
      for cup in configuration.measures[measure].cups {
        if let from = cup.from, day < from || from < latest ?? .first { continue }
        if cup.from == nil, latest != nil { continue }
        if let until = cup.until, day > until { continue }
        (size, latest) = (parts(cup.amount, measure, day), cup.from ?? latest)
      }
    }
    return quotient(Int(written.ratio.numerator) * size, Int(written.ratio.denominator))
  }

  private func week(_ day: Day) -> [Day] {
    var start = day
    while start.weekday != configuration.firstWeekday { start = start - 1 }
    return (0..<7).map { start + $0 }
  }

  // The states.

  private func habitState(_ habit: Int, _ day: Day) -> State {
    let subject = Reference.habit(habit)
    let declared = configuration.habits[habit]
    if mark(subject, day) == .done { return .met }
    if mark(subject, day) == .skipped || isPaused(subject, day) { return .skipped }
    if isOutside(subject, day) { return .unknown }
    switch declared.schedule {
    case .daily: break
    case .weekdays(let set): if !set.weekdays.contains(day.weekday) { return .notDue }
    case .everyDays(let step): if let from = declared.from, (day - from) % step != 0 { return .notDue }
    case .perWeek: return .notDue
    case .perDays(let quota, let length):
      if (0..<length).count(where: { mark(subject, day - $0) == .done }) >= quota { return .notDue }
    }
    return day >= today ? .pending : .missed
  }

  private func measureState(_ measure: Int, _ day: Day) -> State {
    let subject = Reference.measure(measure)
    let declared = configuration.measures[measure]
    guard let target = goal(measure, day) else {
      // "Not due: a measure has no goal on that day."
      // A day's own goal is of that day alone: without another there is nothing to leave out.
      if !declared.goals.isEmpty, mark(subject, day) == .skipped || isPaused(subject, day) { return .skipped }
      return isOutside(subject, day) ? .unknown : .notDue
    }
    if target.isWeekly { return week(day).last == day ? goalWeek(measure, day, target) : .notDue }
    let parts = total(measure, day)
    let figure = printed(parts, measure)
    let isOver = day < today
    let hasFile = records[day] != nil
    let hasValue = declared.aggregate == .sum || !amountsWithLoans(measure, day).isEmpty
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

  private func goalWeek(_ measure: Int, _ day: Day, _ target: Asks) -> State {
    let subject = Reference.measure(measure)
    let days = week(day)
    let parts = days.map { total(measure, $0) }.reduce(0, +)
    let figure = printed(parts, measure)
    let isOver = day < today
    let hasFile = days.contains { records[$0] != nil }
    if target.isAtLeast, target.isKept(by: figure) { return .met }
    if !target.isAtLeast, target.isKept(by: figure), isOver, hasFile,
      days.contains(where: { !isOutside(subject, $0) }), days.contains(where: { !isPaused(subject, $0) })
    {
      return .met
    }
    if days.allSatisfy({ isPaused(subject, $0) || mark(subject, $0) == .skipped }) { return .skipped }
    // The week's state is that of its last day: unknown before the start and after the `until`.
    if days.last.map({ isOutside(subject, $0) }) == true { return .unknown }
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
