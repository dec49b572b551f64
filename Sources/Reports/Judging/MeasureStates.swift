import Journal

extension Assessment {
  /// The goal in force for a measure on each day of a period; nil where there is none.
  package func targets(of measure: Int, in period: Period) -> [Target?] {
    measureDays(of: measure, in: period).map(\.target)
  }

  /// Each day of a measure in a period.
  func measureDays(of measure: Int, in period: Period) -> MeasureDays {
    let subject = book.subject(.measure(measure))
    let now = Int(firstOpen.number)
    let declared = configuration.measures[measure]
    let (unit, addsUp, hasGoals) = (declared.unit.parts, declared.aggregate == .sum, !declared.goals.isEmpty)
    let isWeekly = declared.goals.contains(where: \.isWeekly)
    var timeline = GoalTimeline(of: measure, in: period, configuration: configuration)
    // What is made of others has no mark: its days are judged before.
    var derived: [Int: [State]] = [:]
    for habit in declared.goals.compactMap(\.whenHabit) where derived[habit] == nil {
      guard let derivation = configuration.habits[habit].derivation else { continue }
      derived[habit] = derivedStates(of: habit, derivation, in: period)
    }
    // A weekly goal is judged on the week's last day, so the walk begins where the first week does.
    let begin = period.from.startOfWeek(configuration.firstWeekday)
    var walk = DayWalk(
      from: begin, span: span(of: .measure(measure)), book: book,
      firstWeekday: configuration.firstWeekday)
    var week = DaysSoFar()
    var ownGoals = book.ownGoals(of: measure, in: period)[...]
    var days = MeasureDays(timeline.targets, count: period.count)
    for number in Int(begin.number)...Int(period.to.number) {
      let day = walk.next()
      let row = day.row
      let value = row.map { book.value(measure, row: $0) } ?? DayValue()
      let mark = row.map { book.mark(subject, row: $0) } ?? .none
      if isWeekly {
        if day.placeInWeek == 0 { week = DaysSoFar() }
        week.add(value, mark: mark, on: day)
      }
      if number >= Int(period.from.number) {
        var target: Int?
        if let own = ownGoals.first, Int(own.day.number) == number {
          ownGoals.removeFirst()
          target = days.add(
            configuration.target(own.goal.bound, isWeekly: false, in: measure, on: own.day))
        } else {
          target = timeline.target(on: number) { habit in
            if let states = derived[habit] { return states[number - Int(period.from.number)] == .met }
            return row.map { book.mark(book.subject(.habit(habit)), row: $0) == .done } ?? false
          }
        }
        let state: State
        if let place = target {
          let target = days.target(at: place)
          if !target.isWeekly {
            var alone = DaysSoFar()
            alone.add(value, mark: mark, on: day)
            // Nothing adds up to zero, but the last, mean, most or least of nothing is no value.
            state = alone.state(target, unit: unit, isValued: addsUp || value.hasAmount, isOver: number < now)
          } else if day.isWeekEnd {
            // "Unknown: after its `until`": the week's state is that of its last day.
            state = week.state(target, unit: unit, isOver: number < now, isEnded: day.isOutside)
          } else {
            state = .notDue
          }
        } else {
          // "Not due: a measure has no goal on that day." A day's own goal is of that day alone: where no other is
          // declared, a day without one asks for nothing that could be left out.
          let isLeftOut = hasGoals && (mark == .skipped || day.isPaused)
          state = isLeftOut ? .skipped : day.isOutside ? .unknown : .notDue
        }
        days.append(state, target: target, weekParts: week.parts)
      }
    }
    return days
  }
}

/// The days that a goal of a measure is judged over: a single one, or those of a week so far.
private struct DaysSoFar {
  private(set) var parts: Parts = 0
  private var hasFile = false
  private var isPausedThroughout = true
  private var isSkippedThroughout = true
  private var isOutsideThroughout = true

  @inline(__always)
  mutating func add(_ value: DayValue, mark: Mark, on day: WalkedDay) {
    parts += value.total
    hasFile = hasFile || day.row != nil
    isPausedThroughout = isPausedThroughout && day.isPaused
    isSkippedThroughout = isSkippedThroughout && (day.isPaused || mark == .skipped)
    isOutsideThroughout = isOutsideThroughout && day.isOutside
  }

  /// The first of the seven states that fits; `isEnded` says that the measure has ended on the last of the days.
  @inline(__always)
  func state(_ target: Target, unit: Parts, isValued: Bool = true, isOver: Bool, isEnded: Bool = false)
    -> State
  {
    let total = parts.micros(in: unit)
    let isKept = isValued && target.isKept(by: total)
    if target.isAtLeast {
      if isKept { return .met }
    } else if isKept, isOver, hasFile, !isOutsideThroughout, !isEnded, !isPausedThroughout {
      return .met
    }
    if isSkippedThroughout { return .skipped }
    if isOutsideThroughout || isEnded { return .unknown }
    if !target.isAtLeast, isOver, !hasFile || !isValued { return .unknown }
    if !isOver, !(isValued && target.isOverrun(by: total)) { return .pending }
    return target.isAtLeast && parts > 0 ? .partial : .missed
  }
}
