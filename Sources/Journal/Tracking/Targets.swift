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

  /// A bound as it stands for a measure on a day.
  package func target(_ bound: Goal.Bound, isWeekly: Bool, in measure: Int, on day: Day) -> Target {
    let unit = measures[measure].unit
    func micros(_ written: WrittenAmount) -> Micros {
      parts(of: written, in: measure, on: day).micros(in: unit)
    }
    return switch bound {
    case .atLeast(let least): Target(atLeast: micros(least), atMost: nil, isWeekly: isWeekly)
    case .atMost(let most): Target(atLeast: nil, atMost: micros(most), isWeekly: isWeekly)
    case .range(let least, let most):
      Target(atLeast: micros(least), atMost: micros(most), isWeekly: isWeekly)
    }
  }

  /// The configured goal of a measure on a day: of those that hold, `when` a habit is met before others,
  /// then the latest dated, then the last line; nil if none holds.
  ///
  /// The day's own goal line, which is stronger than these, is the caller's to put first.
  package func goal(of measure: Int, on day: Day, isMet: (_ habit: Int) -> Bool) -> Goal? {
    var chosen: Goal?
    for goal in measures[measure].goals where goal.holds(on: day) {
      if let habit = goal.whenHabit, !isMet(habit) { continue }
      if let old = chosen {
        if (old.whenHabit != nil) != (goal.whenHabit != nil) {
          if old.whenHabit != nil { continue }
        } else if (old.from ?? .first) > (goal.from ?? .first) {
          continue
        }
      }
      chosen = goal
    }
    return chosen
  }

  /// Whether a habit or measure is paused on a day.
  package func isPaused(_ subject: Reference, on day: Day) -> Bool {
    for pause in pauses where pause.period.contains(day) {
      if pause.subjects.isEmpty || pause.subjects.contains(subject) { return true }
    }
    return false
  }
}
