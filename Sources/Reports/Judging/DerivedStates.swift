import Journal

/// What a day says of those that a habit is made of: only those that it asks for are looked at.
struct PartsOfDay {
  /// How many of them the day asks for.
  var asked = 0
  /// How many of those are met.
  var met = 0
  /// How many of those are still open.
  var pending = 0

  /// Whether the day asks for any of them.
  var isAsked: Bool { asked > 0 }

  /// Whether as many are met as it takes.
  func isMet(_ derivation: Derivation) -> Bool { isAsked && met >= derivation.needed(of: asked) }

  /// Whether as many can still be met as it takes.
  func isOpen(_ derivation: Derivation) -> Bool { met + pending >= derivation.needed(of: asked) }

  fileprivate mutating func add(_ state: State) {
    guard state.isDue else { return }
    asked += 1
    if state == .met { met += 1 }
    if state == .pending { pending += 1 }
  }
}

extension Assessment {
  /// The state on each day of a period of a habit that is made of others.
  ///
  /// "It is done on a day on which that many of the named are met. One that is skipped, unknown or not due on a day is not
  /// asked for, and N is at most that of those asked for; with none left the derived one is not due."
  func derivedStates(of habit: Int, _ derivation: Derivation, in period: Period) -> [State] {
    let back = configuration.habits[habit].schedule.daysBefore
    let all = parts(of: derivation, in: Period(period.from - back, period.to))
    let first = all.count - period.count
    let days = all[first...]
    var states = zip(period.days, days).map { day, parts -> State in
      if !parts.isAsked { return .notDue }
      return day >= firstOpen && parts.isOpen(derivation) ? .pending : .missed
    }
    let done = all.indices.filter { all[$0].isMet(derivation) }.map { period.from + ($0 - first) }
    layDates(&states, of: habit, in: period, done: done)
    for day in done where period.contains(day) { states[day - period.from] = .met }
    return states
  }

  /// What each day of a period says of those that a habit is made of.
  func parts(of derivation: Derivation, in period: Period) -> [PartsOfDay] {
    var days = [PartsOfDay](repeating: PartsOfDay(), count: period.count)
    for part in derivation.parts {
      let states =
        switch part {
        case .habit(let habit): habitStates(of: habit, in: period)
        case .measure(let measure): partStates(ofMeasure: measure, in: period)
        }
      for (place, state) in states.enumerated() { days[place].add(state) }
    }
    return days
  }

  /// The state of a measure on each day of a period, as a part of a habit that is made of others.
  ///
  /// "A measure without a goal is met there by anything above zero", and so is one on a day on which none of its goals is in
  /// force. "A `/week` measure is met there on a day on which it has an amount."
  private func partStates(ofMeasure measure: Int, in period: Period) -> [State] {
    let subject = book.subject(.measure(measure))
    var walk = DayWalk(
      from: period.from, span: span(of: .measure(measure)), book: book,
      firstWeekday: configuration.firstWeekday)
    return measureDays(of: measure, in: period).map { judged in
      let day = walk.next()
      let isWeekly = judged.target?.isWeekly == true
      if !isWeekly, judged.target != nil { return judged.state }
      if let row = day.row, book.value(measure, row: row).total > 0 { return .met }
      if isWeekly { return .notDue }
      let mark = day.row.map { book.mark(subject, row: $0) } ?? .none
      if mark == .skipped || day.isPaused { return .skipped }
      if day.isOutside { return .unknown }
      return day.number >= Int(firstOpen.number) ? .pending : .missed
    }
  }
}
