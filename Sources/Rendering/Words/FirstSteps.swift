import Journal

// Commands that are offered where a report has nothing to show yet; each works as it stands.
extension Words {
  /// The command that chooses goals and habits: `init` never touches a `daybook.conf` that is there.
  func setUp(_ configuration: Configuration) -> String {
    configuration.settingLines.isEmpty && configuration.declaresNothing
      ? "daybook init" : "daybook config habit \(say("read", "čtení"))"
  }
}

extension Screen {
  /// The command that writes a first line on a day: of the first measure that is proposed, else of a habit; of water
  /// where nothing is declared.
  func firstLine(_ configuration: Configuration, on day: Day) -> String {
    if let measure = configuration.proposedMeasures(on: day).first {
      return firstLine(of: measure, configuration, on: day)
    }
    let habit = configuration.proposedHabits(on: day).first
    return habit.map { "daybook done \(shellWord(configuration.habits[$0].name))" }
      ?? "daybook add water 250ml"
  }

  /// The command that writes a first line of a measure on a day: of its usual amount, else of an example's.
  func firstLine(of measure: Int, _ configuration: Configuration, on day: Day) -> String {
    let declared = configuration.measures[measure]
    let amount =
      usualAmount(of: measure, configuration, on: day)
      ?? words.exampleAmount(declared.unit.name, isTogether: true)
    return "daybook add \(shellWord(declared.name)) \(shellWord(amount))"
  }

  /// The amount that a measure is usually written down in, as it is typed: its cup of the day, else a tenth of what a day
  /// asks for; nil where neither is known.
  func usualAmount(of measure: Int, _ configuration: Configuration, on day: Day) -> String? {
    let declared = configuration.measures[measure]
    let amount: Micros
    if let cup = declared.cup(on: day) {
      amount = configuration.parts(of: cup, in: measure, on: day).micros(in: declared.unit(on: day))
    } else if let goal = configuration.goal(of: measure, on: day, isMet: { _ in false }), !goal.isWeekly,
      case .atLeast = goal.bound, declared.aggregate == .sum
    {
      amount = configuration.target(goal, in: measure, on: day).figure / 10
    } else {
      return nil
    }
    let typed = typedAmount(amount, in: declared.unit)
    return typed.contains { "123456789".contains($0) } ? typed : nil
  }
}

extension Configuration {
  /// The measures of which a line is proposed on a day, the leading one first: those that hold on it, leaving out those
  /// that have only a limit unless nothing else is left.
  func proposedMeasures(on day: Day) -> [Int] {
    let ordered = [leadingMeasure].compactMap { $0 } + measures.indices.filter { $0 != leadingMeasure }
    let held = ordered.filter { isHeld(.measure($0), on: day) }
    let free = held.filter { !isOnlyLimited($0, on: day) }
    return free.isEmpty && proposedHabits(on: day).isEmpty ? held : free
  }

  /// The habits of which a tick is proposed on a day: those that hold on it, and are not made of others.
  func proposedHabits(on day: Day) -> [Int] { tickedHabits.filter { isHeld(.habit($0), on: day) } }

  /// Whether the goal of a measure on a day is a limit and nothing else: a range asks for something too.
  private func isOnlyLimited(_ measure: Int, on day: Day) -> Bool {
    guard case .atMost? = goal(of: measure, on: day, isMet: { _ in false })?.bound else { return false }
    return true
  }
}
