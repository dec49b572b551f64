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
    let turns =
      [period.from] + declared.goals.flatMap(\.turns) + declared.cups.flatMap(\.turns)
      + configuration.units.flatMap(\.sizes).flatMap(\.turns)
    for day in turns.filter(period.contains).sorted() where stretches.last?.from != Int(day.number) {
      stretches.append(
        (Int(day.number), Self.candidates(of: measure, on: day, configuration: configuration)))
    }
  }

  private static func candidates(of measure: Int, on day: Day, configuration: Configuration) -> [Candidate] {
    configuration.goalsByStrength(of: measure, on: day).map { goal in
      Candidate(
        habit: goal.whenHabit,
        target: configuration.target(goal, in: measure, on: day))
    }
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
