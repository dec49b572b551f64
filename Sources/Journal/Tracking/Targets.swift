extension Configuration {
  /// The parts that a written amount of a measure holds on a day; kept at the largest amount.
  package func parts(of written: WrittenAmount, in measure: Int, on day: Day) -> Parts {
    written.ratio.parts(of: unit(written.unit, of: measure, on: day)) ?? .largest
  }

  /// The unit that a written unit stands for in a measure on a day.
  ///
  /// A cup of a measure without one (on that day) is the configuration's own cup, else the customary 236.5882365 ml.
  package func unit(_ written: WrittenUnit, of measure: Int?, on day: Day) -> Unit {
    switch written {
    case .fixed(let unit): return unit
    case .custom(let place):
      let custom = units[place]
      return Unit(custom.name, custom.kind, max(1, custom.parts(on: day)))
    case .cup:
      guard let measure, let cup = measures[measure].cup(on: day), cup.unit != .cup else {
        return units.firstIndex { $0.name == Unit.cup.name }.map { unit(.custom($0), of: measure, on: day) }
          ?? .cup
      }
      return Unit("cup", measures[measure].unit.kind, max(1, parts(of: cup, in: measure, on: day)))
    }
  }

  /// The unit that a measure is counted in, whatever the day: its cup, a unit of the configuration, or one of fixed size.
  func countedUnit(of measure: Int) -> WrittenUnit {
    let unit = measures[measure].unit
    if unit.name == Unit.cup.name { return .cup }
    return units.firstIndex { $0.name == unit.name }.map { .custom($0) } ?? .fixed(unit)
  }

  /// The days of a period on which the goal of a measure may come to be another, or to be another amount, the first day
  /// among them, ascending: those on which a goal or a cup of it begins to hold or has just ended, and those of units.
  package func turnsOfGoals(of measure: Int, in period: Period) -> [Day] {
    var turns = [period.from]
    func take(_ day: Day) { if period.contains(day) { turns.append(day) } }
    eachTurnOfGoals(of: measure, take)
    eachTurnOfCups(of: measure, take)
    eachTurnOfUnits(take)
    return turns.sorted()
  }

  /// Gives the days on which a goal of a measure begins to hold or has just ended.
  func eachTurnOfGoals(of measure: Int, _ take: (Day) -> Void) {
    // By their places: each goal that is copied has its references counted.
    for goal in measures[measure].goals.indices { measures[measure].goals[goal].eachTurn(take) }
  }

  /// Gives the days on which a cup of a measure begins to hold or has just ended.
  func eachTurnOfCups(of measure: Int, _ take: (Day) -> Void) {
    for cup in measures[measure].cups.indices { measures[measure].cups[cup].eachTurn(take) }
  }

  /// Gives the days on which a unit that is declared begins to hold another amount.
  func eachTurnOfUnits(_ take: (Day) -> Void) {
    for unit in units.indices {
      for size in units[unit].sizes.indices { units[unit].sizes[size].eachTurn(take) }
    }
  }

  /// A bound as it stands for a measure on a day.
  package func target(_ bound: Goal.Bound, isWeekly: Bool, in measure: Int, on day: Day) -> Target {
    let unit = measures[measure].unit(on: day)
    func micros(_ written: WrittenAmount) -> Micros {
      parts(of: written, in: measure, on: day).micros(in: unit)
    }
    let cup =
      bound.isInCups && unit.name != Unit.cup.name
      ? self.unit(.cup, of: measure, on: day).parts.micros(in: unit) : nil
    return switch bound {
    case .atLeast(let least): Target(atLeast: micros(least), atMost: nil, isWeekly: isWeekly, cup: cup)
    case .atMost(let most): Target(atLeast: nil, atMost: micros(most), isWeekly: isWeekly, cup: cup)
    case .range(let least, let most):
      Target(atLeast: micros(least), atMost: micros(most), isWeekly: isWeekly, cup: cup)
    }
  }

  /// A configured goal as it stands for its measure on a day, with its sweet spot.
  package func target(_ goal: Goal, in measure: Int, on day: Day) -> Target {
    var target = target(goal.bound, isWeekly: goal.isWeekly, in: measure, on: day)
    if let best = goal.best.map({ self.target($0, isWeekly: false, in: measure, on: day) }),
      let least = best.atLeast, let most = best.atMost, least <= most
    {
      target.best = least...most
    }
    return target
  }

  /// The configured goals of a measure that may hold on a day, the strongest first, and none that is weaker than one
  /// which holds whatever is met.
  ///
  /// "The day's own `goal` line is strongest, then `when`, then the latest `from`, then the last line." The day's own is
  /// no part of the configuration, and put first by those who judge the day.
  package func goalsByStrength(of measure: Int, on day: Day) -> [Goal] {
    let goals = measures[measure].goals
    var ranked = goals.byRank(on: day) { $0.whenHabit != nil }
    if let always = goals.latest(on: day, where: { $0.whenHabit == nil }) { ranked.append(always) }
    return ranked
  }

  /// The configured goal of a measure on a day; nil if none holds.
  package func goal(of measure: Int, on day: Day, isMet: (_ habit: Int) -> Bool) -> Goal? {
    goalsByStrength(of: measure, on: day).first { $0.whenHabit.map(isMet) ?? true }
  }

  /// The goal of a measure on a day, if it is written in cups: beside it sums and means are told in cups as well. Nil of
  /// any other.
  package func goalInCups(of measure: Int, on day: Day) -> Target? {
    guard let goal = goal(of: measure, on: day, isMet: { _ in false }), goal.bound.isInCups else {
      return nil
    }
    let target = target(goal, in: measure, on: day)
    return target.cup == nil ? nil : target
  }

  /// The place of the pause that holds for a habit or measure on a day; nil if none does.
  package func pause(of subject: Reference, on day: Day) -> Int? {
    pauses.firstIndex { $0.period.contains(day) && $0.concerns(subject) }
  }

  /// The pause of everything that holds on a day; nil if none does, whatever is paused by itself.
  package func pauseOfEverything(on day: Day) -> Pause? {
    pauses.first { $0.isOfEverything && $0.period.contains(day) }
  }

  /// Whether a habit or measure is paused on a day.
  package func isPaused(_ subject: Reference, on day: Day) -> Bool { pause(of: subject, on: day) != nil }
}
