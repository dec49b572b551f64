import Speech

/// One of the declared habits or measures, by its place in the configuration.
package enum Reference: Hashable, Sendable {
  /// The place in `Configuration.habits`.
  case habit(Int)
  /// The place in `Configuration.measures`.
  case measure(Int)

  /// The place in `Configuration.measures`; nil of a habit.
  package var measure: Int? { if case .measure(let place) = self { place } else { nil } }

  /// The one numbering of habits and measures together: the habits first.
  @inline(__always)
  func number(habitCount: Int) -> Int {
    switch self {
    case .habit(let habit): habit
    case .measure(let measure): habitCount + measure
    }
  }
}

extension Configuration {
  /// Every habit and then every measure, in their order: the one numbering that they have together.
  package var references: [Reference] {
    habits.indices.map(Reference.habit) + measures.indices.map(Reference.measure)
  }

  /// The number of a habit or measure among `references`.
  package func number(of subject: Reference) -> Int { subject.number(habitCount: habits.count) }

  /// The unit of a measure; of a habit a plain count.
  package func unit(of subject: Reference) -> Unit {
    switch subject {
    case .habit: .count("")
    case .measure(let measure): measures[measure].unit
    }
  }

  /// The declared first day of a habit or measure; nil if there is none.
  package func from(of subject: Reference) -> Day? {
    switch subject {
    case .habit(let habit): habits[habit].from
    case .measure(let measure): measures[measure].from
    }
  }

  /// The declared last day of a habit or measure; nil if there is none.
  package func until(of subject: Reference) -> Day? {
    switch subject {
    case .habit(let habit): habits[habit].until
    case .measure(let measure): measures[measure].until
    }
  }

  /// Whether a habit or measure holds on a day, by its declared first and last ones.
  package func isHeld(_ subject: Reference, on day: Day) -> Bool {
    switch subject {
    case .habit(let habit): habits[habit].holds(on: day)
    case .measure(let measure): measures[measure].holds(on: day)
    }
  }

  /// Whether a habit has a weekly quota.
  package func hasWeeklyQuota(_ subject: Reference) -> Bool {
    switch subject {
    case .habit(let habit): habits[habit].schedule.weeklyQuota != nil
    case .measure: false
    }
  }

  /// Whether days of a habit or measure are judged by the week that holds them: a weekly quota, or a goal of a week.
  package func isJudgedByWeek(_ subject: Reference) -> Bool {
    switch subject {
    case .habit: hasWeeklyQuota(subject)
    case .measure(let measure): measures[measure].goals.contains(where: \.isWeekly)
    }
  }

  /// The week that holds a day; the calendar's first and last weeks may be short.
  package func week(of day: Day) -> Period { .week(of: day, first: firstWeekday) }

  /// The measure that is the water: the first whose name, label or alias is `water` or `voda`, else the first of a volume
  /// with a goal; nil if there is neither.
  package var water: Int? {
    measures.firstIndex { $0.isCalled(TypedWords.water) }
      ?? measures.firstIndex { $0.unit.kind == .volume && !$0.goals.isEmpty }
  }

  /// The measure of the calories that are eaten: the first in kilocalories, else the first of energy; nil if there is none.
  package var energy: Int? {
    measures.firstIndex { $0.unit == .kilocalorie } ?? measures.firstIndex { $0.unit.kind == .energy }
  }

  /// The measures of volume, the water before the others.
  package var volumes: [Int] {
    let (water, volumes) = (water, measures.indices.filter { measures[$0].unit.kind == .volume })
    return volumes.filter { $0 == water } + volumes.filter { $0 != water }
  }

  /// The measure that bars and reminders are about unless one is named: the water, else the first with a daily
  /// at-least goal that adds up, else the first; nil without measures.
  package var leadingMeasure: Int? {
    let asked = measures.firstIndex { measure in
      measure.aggregate == .sum
        && measure.goals.contains { goal in
          if case .atLeast = goal.bound { !goal.isWeekly } else { false }
        }
    }
    return water ?? asked ?? measures.indices.first
  }

  /// Whether a measure has a pace: what is drunk, and steps. Meals come when they come, and sleep at night.
  package func hasPace(_ measure: Int) -> Bool {
    measures[measure].unit.kind == .volume || measures[measure].isCalled(TypedWords.steps)
  }

  /// The title of a habit or measure in reports.
  package func title(of subject: Reference) -> String {
    switch subject {
    case .habit(let place): habits[place].title
    case .measure(let place): measures[place].title
    }
  }
}
