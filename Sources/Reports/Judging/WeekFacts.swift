import Journal

/// One week of a habit that is asked for so many times a week, or for a weekly goal.
package struct WeekFacts: Hashable, Sendable {
  /// The days of the week.
  package var days: Period
  /// How much was done of how much was asked.
  package var tally: Tally
  /// The state of the week.
  package var state: State

  /// How much was done in a week, of how much was asked.
  package enum Tally: Hashable, Sendable {
    /// The days of a habit, of its quota, which days that are skipped or unknown lower.
    case repetitions(Int, of: Int)
    /// The total of a measure, of its goal, in its unit.
    case amount(Micros, of: Target)
  }

  /// Whether nothing is asked: every day is skipped or unknown.
  package var asksNothing: Bool {
    if state == .skipped || state == .unknown { return true }
    return switch tally {
    case .repetitions(_, let quota): quota == 0
    case .amount(_, let target): target.figure <= 0
    }
  }

  /// Whether less was done than is asked; a limit asks for nothing.
  package var isShort: Bool {
    switch tally {
    case .repetitions(let done, let quota): done < quota
    case .amount(let done, let target): target.isShort(at: done)
    }
  }

  /// How much was done as a whole percentage of how much is asked; nil if nothing is.
  package var percent: Int? {
    switch tally {
    case .repetitions(let done, let quota): percentage(of: Int64(done), in: Int64(quota))
    case .amount(let done, let target): percentage(of: done, in: target.figure)
    }
  }
}

extension Assessment {
  /// The weeks whose last day lies in a period, as a weekly quota or goal sees them; none for a subject
  /// without one, and none where no weekly goal is in force on a week's last day.
  package func weeks(of subject: Reference, in period: Period) -> [WeekFacts] {
    if case .measure(let measure) = subject,
      !configuration.measures[measure].goals.contains(where: \.isWeekly)
    {
      return []
    }
    return weekFacts(of: subject, in: period).compactMap { $0 }
  }

  /// The same, with nil for a week that has no weekly goal.
  func weekFacts(of subject: Reference, in period: Period) -> [WeekFacts?] {
    switch subject {
    case .habit(let habit):
      guard let quota = configuration.habits[habit].schedule.weeklyQuota else { return [] }
      return habitWeeks(of: habit, quota: quota, in: period)
    case .measure(let measure): return measureWeeks(of: measure, in: period)
    }
  }

  /// The first day of the week that holds a day; the calendar's first week may be a short one.
  private func weekStart(of day: Day) -> Day { day.startOfWeek(configuration.firstWeekday) }

  private func habitWeeks(of habit: Int, quota: Int, in period: Period) -> [WeekFacts?] {
    let whole = Period(weekStart(of: period.from), period.to)
    let states = habitStates(of: habit, in: whole)
    var weeks: [WeekFacts?] = []
    var place = 0
    while place < states.count {
      let first = whole.from + place
      let length = configuration.week(of: first).count
      guard place + length <= states.count else { break }
      let days = states[place..<(place + length)]
      weeks.append(habitWeek(days, first: first, quota: quota))
      place += length
    }
    return weeks
  }

  private func habitWeek(_ states: ArraySlice<State>, first: Day, quota: Int) -> WeekFacts {
    var (done, open, unknown) = (0, 0, 0)
    for state in states {
      if state == .met { done += 1 }
      if state == .unknown { unknown += 1 }
      if state != .unknown, state != .skipped { open += 1 }
    }
    let days = Period(first, first + (states.count - 1))
    let quota = min(quota, open)
    let state: State =
      if unknown == states.count {
        .unknown
      } else if quota == 0 {
        .skipped
      } else if done >= quota {
        .met
      } else if days.to >= firstOpen {
        .pending
      } else {
        done > 0 ? .partial : .missed
      }
    return WeekFacts(days: days, tally: .repetitions(done, of: quota), state: state)
  }

  private func measureWeeks(of measure: Int, in period: Period) -> [WeekFacts?] {
    let unit = configuration.measures[measure].unit
    let judged = measureDays(of: measure, in: period)
    var weeks: [WeekFacts?] = []
    var week = configuration.week(of: period.from)
    while week.to <= period.to {
      let last = judged[week.to - period.from]
      if let target = last.target, target.isWeekly {
        weeks.append(
          WeekFacts(
            days: week, tally: .amount(last.weekParts.micros(in: unit), of: target), state: last.state)
        )
      } else {
        weeks.append(nil)
      }
      guard week.to < .last else { break }
      week = configuration.week(of: week.to + 1)
    }
    return weeks
  }
}

extension Assessment {
  /// The week of a subject that holds a day, as the day's evening saw it; nil if nothing is counted by it.
  func week(of subject: Reference, upTo day: Day) -> WeekFacts? {
    weeks(of: subject, in: configuration.week(of: day)).first.map { week($0, of: subject, upTo: day) }
  }

  /// A week as the evening of a day saw it that is none before it: the days after it are still to come. `judged` has the
  /// days if they are judged already.
  func week(_ week: WeekFacts, of subject: Reference, upTo day: Day, _ judged: JudgedDays? = nil) -> WeekFacts
  {
    guard day < week.days.to else { return week }
    var week = week
    let state: State
    switch (subject, week.tally) {
    case (.habit, .repetitions(_, let quota)):
      let done = states(of: subject, in: Period(week.days.from, day), judged).count { $0 == .met }
      week.tally = .repetitions(done, of: quota)
      state = done >= quota ? .met : .pending
    case (.measure(let measure), .amount(_, let target)):
      let unit = configuration.measures[measure].unit
      let soFar = measureDays(of: measure, in: Period(day, day))[0].weekParts.micros(in: unit)
      week.tally = .amount(soFar, of: target)
      let isDecided = target.isAtLeast ? target.isKept(by: soFar) : target.isOverrun(by: soFar)
      state = !isDecided ? .pending : target.isAtLeast ? .met : .missed
    case (.habit, .amount), (.measure, .repetitions): return week
    }
    if week.state != .unknown, week.state != .skipped { week.state = state }
    return week
  }
}
