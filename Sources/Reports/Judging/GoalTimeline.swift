import Journal

/// The configured goals of a measure as they stand from day to day, worked out once a stretch of days.
struct GoalTimeline {
  /// A goal that holds, if its habit is met.
  private struct Candidate {
    var habit: Int?
    /// The place of the goal among `targets`.
    var target: Int
  }

  /// The first day of each stretch, ascending, and the places of its candidates.
  private var stretches: [(from: Int, candidates: Range<Int>)] = []
  /// The goals of all stretches, in each from the strongest to the first without a habit.
  private var candidates: [Candidate] = []
  private var place = 0
  /// Every goal that holds on a day, as it stands on it.
  private(set) var targets: [Target] = []

  /// Works them out for the days of a period.
  init(of measure: Int, in period: Period, configuration: Configuration) {
    guard !configuration.measures[measure].goals.isEmpty else { return }
    let turns = configuration.turnsOfGoals(of: measure, in: period)
    for day in turns where stretches.last?.from != Int(day.number) {
      let goals = configuration.goalsByStrength(of: measure, on: day)
      let first = candidates.count
      for goal in goals {
        candidates.append(Candidate(habit: goal.whenHabit, target: targets.count))
        targets.append(configuration.target(goal, in: measure, on: day))
      }
      stretches.append((Int(day.number), first..<candidates.count))
    }
  }

  /// The place among `targets` of the goal in force on a day; days are asked for in ascending order.
  mutating func target(on number: Int, isMet: (_ habit: Int) -> Bool) -> Int? {
    guard !stretches.isEmpty else { return nil }
    while place + 1 < stretches.count, stretches[place + 1].from <= number { place += 1 }
    let found = stretches[place].candidates.first { candidates[$0].habit.map(isMet) ?? true }
    return found.map { candidates[$0].target }
  }
}
