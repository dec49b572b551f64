import Journal

/// The configured goals of a measure as they stand from day to day, worked out once a stretch of days.
struct GoalTimeline {
  /// A goal that holds, if its habit is met.
  private struct Candidate {
    var habit: Int?
    var target: Target
  }

  /// The first day of each stretch, ascending, and its goals from the strongest to the first without a habit.
  private var stretches: [(from: Int, candidates: [Candidate])] = []
  private var place = 0

  /// Works them out for the days of a period.
  init(of measure: Int, in period: Period, configuration: Configuration) {
    let declared = configuration.measures[measure]
    guard !declared.goals.isEmpty else { return }
    var turns = [period.from]
    for goal in declared.goals {
      if let from = goal.from { turns.append(from) }
      if let until = goal.until, until < .last { turns.append(until + 1) }
    }
    for cup in declared.cups {
      if let from = cup.from { turns.append(from) }
      if let until = cup.until, until < .last { turns.append(until + 1) }
    }
    for size in configuration.units.flatMap(\.sizes) {
      if let from = size.from { turns.append(from) }
    }
    for day in turns.filter(period.contains).sorted() where stretches.last?.from != Int(day.number) {
      stretches.append(
        (Int(day.number), Self.candidates(of: measure, on: day, configuration: configuration)))
    }
  }

  private static func candidates(of measure: Int, on day: Day, configuration: Configuration) -> [Candidate] {
    let goals = configuration.measures[measure].goals
    let ranked = goals.indices.filter { goals[$0].holds(on: day) }.sorted { left, right in
      let (one, other) = (goals[left], goals[right])
      if (one.whenHabit != nil) != (other.whenHabit != nil) { return one.whenHabit != nil }
      let (oneFrom, otherFrom) = (one.from ?? .first, other.from ?? .first)
      return oneFrom == otherFrom ? left > right : oneFrom > otherFrom
    }
    var candidates: [Candidate] = []
    for goal in ranked.map({ goals[$0] }) {
      let target = configuration.target(goal.bound, isWeekly: goal.isWeekly, in: measure, on: day)
      candidates.append(Candidate(habit: goal.whenHabit, target: target))
      if goal.whenHabit == nil { break }
    }
    return candidates
  }

  /// The goal in force on a day; days are asked for in ascending order.
  mutating func target(on number: Int, isMet: (_ habit: Int) -> Bool) -> Target? {
    guard !stretches.isEmpty else { return nil }
    while place + 1 < stretches.count, stretches[place + 1].from <= number { place += 1 }
    for candidate in stretches[place].candidates where candidate.habit.map(isMet) ?? true {
      return candidate.target
    }
    return nil
  }
}
