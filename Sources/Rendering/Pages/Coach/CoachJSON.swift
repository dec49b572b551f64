import Journal
import Notation
import Reports

extension CoachReport {
  /// The answer as `daybook.coach/1`: figures, the person's own meals, and the codes of what is advised.
  func json(_ configuration: Configuration) -> JSON {
    [
      "schema": "daybook.coach/1", "date": JSON(facts.day), "action": .string(question.action),
      "plan": JSON(question.plan), "met": .integer(facts.report.count.met),
      "due": .integer(facts.report.count.due),
      "sleep": JSON(facts.sleep) { sleep in
        .object(
          configuration.figure(
            of: sleep.measure, sleep.total, goal: sleep.target, remaining: sleep.remaining))
      },
      "nutrients": JSON(each: facts.nutrition) { nutrition in
        .object(
          configuration.figure(
            of: nutrition.measure, nutrition.isLogged ? nutrition.eaten : nil, goal: nutrition.target,
            remaining: nutrition.target.map { $0.atLeast == nil ? nutrition.room ?? 0 : nutrition.left })
            + [JSON.Member("goalWithTraining", JSON(nutrition.trainingTarget))])
      },
      "meals": JSON(each: facts.meals) { $0.json(configuration, facts.subjects) },
      "mealsToCome": JSON(each: facts.mealsToCome.indices) { place in
        .object(
          (facts.mealsToCome[place].json(configuration).members ?? [])
            + [JSON.Member("share", facts.share(ofMeal: place).json)])
      },
      "open": JSON(each: facts.open) { $0.json(configuration) },
      "first": JSON(facts.first) { $0.json(configuration) },
      "advice": JSON(each: sayings) { .string($0.advice.rawValue) },
      "suggestions": JSON(each: suggestions) { $0.json(configuration, facts.subjects) },
    ]
  }
}

extension CoachQuestion {
  /// The action as it is typed.
  var action: String { plan == nil ? rawValue : "plan" }

  /// The word for the kind of plan, as it is typed; nil for other actions.
  var plan: String? {
    switch self {
    case .planOut: "out"
    case .planToday: "today"
    case .planWeek: "week"
    case .meals, .workout, .hungry, .sanity, .unwind: nil
    }
  }
}

extension Configuration {
  fileprivate func figure(
    of measure: Int, _ total: Micros?, goal: Target?, remaining: Micros?
  ) -> [JSON.Member] {
    identity(of: .measure(measure)) + [
      JSON.Member("unit", JSON(measures[measure].unit)), JSON.Member("total", JSON(micros: total)),
      JSON.Member("goal", JSON(goal)), JSON.Member("remaining", JSON(micros: remaining)),
    ]
  }
}

extension CoachFacts.Share {
  /// The amounts that a meal should bring: calories as a goal, and protein.
  fileprivate var json: JSON {
    let kcal = leastKcal == nil && mostKcal == nil ? nil : Target(atLeast: leastKcal, atMost: mostKcal)
    return ["kcal": JSON(kcal), "protein": JSON(micros: protein)]
  }
}

extension CoachFacts.Open {
  /// The declared name of a habit or measure, or null and the name as written.
  fileprivate func json(_ configuration: Configuration) -> JSON {
    [
      "id": JSON(subject.map(configuration.name(of:))),
      "name": .string(subject.map(configuration.title(of:)) ?? name), "time": JSON(time),
    ]
  }
}

extension Meal {
  fileprivate func json(_ configuration: Configuration, _ subjects: CoachSubjects) -> JSON {
    .object(
      [
        JSON.Member("date", JSON(day)), JSON.Member("line", .integer(line + 1)),
        JSON.Member("time", JSON(time)),
        JSON.Member("habit", JSON(habit.map { configuration.habits[$0].name })),
        JSON.Member("id", JSON(label.map(configuration.name(of:)))),
        JSON.Member("text", .string(text)),
        JSON.Member(
          "amounts",
          .object(
            Nutrient.allCases.compactMap { nutrient in
              guard let amount = amounts[nutrient], let measure = subjects.nutrients[nutrient] else {
                return nil
              }
              return JSON.Member(configuration.measures[measure].name, .micros(amount))
            })),
      ])
  }
}
