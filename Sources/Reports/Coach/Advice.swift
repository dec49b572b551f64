/// Something that the coach says, by what it is about; the name within its kind is its code in machine output.
package enum Advice: Hashable, Sendable {
  case quiet(Quiet)
  case spoken(Spoken)
  case sleep(Sleep)
  case habit(Habit)
  case training(Training)
  case food(Food)
  case protein(Protein)
  case calories(Calories)
  case drink(Drink)
  case choice(Choice)
  case evening(Evening)
  case week(Week)

  /// Health, a day that is over, a pause and the night, beside which little else is said; the strongest first.
  package enum Quiet: String, CaseIterable, Sendable {
    case callHelp, seeDoctor, dayIsOver, paused, goodNight
  }

  /// An answer to words that were said along with the question, or the aim in the person's own words.
  package enum Spoken: String, CaseIterable, Sendable {
    case carryOn, breathe, smallPiece, drinkSlowly, wellDone, wordsUnknown, aim
  }

  package enum Sleep: String, CaseIterable, Sendable {
    case declareSleep, sleepUnwritten, sleepWithoutGoal, sleepShort, sleepMet, sleepTonight
  }

  package enum Habit: String, CaseIterable, Sendable {
    case declareHabits, nothingDue, allDone, limitsHold, habitLate, habitNext, habitPast, goalsOpen
    case dayStands, dayStood
  }

  package enum Training: String, CaseIterable, Sendable {
    case declareTraining, trainingOpen, trainingDone, trainingSkipped, trainingChangesGoal
  }

  /// Meals, and what they held besides protein and calories.
  package enum Food: String, CaseIterable, Sendable {
    case declareFood, nothingEaten, nothingWasEaten, tagMeals, macroOver, macroShort, foodWithoutGoal
  }

  package enum Protein: String, CaseIterable, Sendable {
    case proteinShort, proteinLeft, proteinStayedShort, proteinMet, outProtein
    case sweetBelow, sweetReached, sweetPassed
  }

  /// Calories, of the day and of a meal out.
  package enum Calories: String, CaseIterable, Sendable {
    case caloriesOver, caloriesLeft, caloriesKept, caloriesStayedShort, outRoom, outOver, outWithoutGoal
  }

  package enum Drink: String, CaseIterable, Sendable { case drinkLeft, drinkLate, drinkMet }

  /// Hunger, and meals to choose from.
  package enum Choice: String, CaseIterable, Sendable {
    case hungerRoom, hungerOver, hungerWithoutGoal, hungerAtNight
    case mealsFit, wishTooLarge, noMealFits, noMealsYet, noMealLikeThat, mealsLikeThat
  }

  /// The end of the day, and what comes first after it.
  package enum Evening: String, CaseIterable, Sendable {
    case dayBegins, openStill, openAtNight, openNothing
    case letGoOfExcess, letGoOfRest, letGoOfNothing
    case todayFirst, tomorrowFirst, tomorrowFree
  }

  /// Goals and quotas of a week.
  package enum Week: String, CaseIterable, Sendable {
    case weekOpen, weekDone, weekWithoutGoal, weekTraining, weekProtein
  }
}

extension Advice: CaseIterable, RawRepresentable {
  package static let allCases =
    Quiet.allCases.map(Advice.quiet) + Spoken.allCases.map(Advice.spoken) + Sleep.allCases.map(Advice.sleep)
    + Habit.allCases.map(Advice.habit) + Training.allCases.map(Advice.training)
    + Food.allCases.map(Advice.food) + Protein.allCases.map(Advice.protein)
    + Calories.allCases.map(Advice.calories) + Drink.allCases.map(Advice.drink)
    + Choice.allCases.map(Advice.choice) + Evening.allCases.map(Advice.evening)
    + Week.allCases.map(Advice.week)

  package init?(rawValue: String) {
    guard let advice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = advice
  }

  package var rawValue: String {
    switch self {
    case .quiet(let one): one.rawValue
    case .spoken(let one): one.rawValue
    case .sleep(let one): one.rawValue
    case .habit(let one): one.rawValue
    case .training(let one): one.rawValue
    case .food(let one): one.rawValue
    case .protein(let one): one.rawValue
    case .calories(let one): one.rawValue
    case .drink(let one): one.rawValue
    case .choice(let one): one.rawValue
    case .evening(let one): one.rawValue
    case .week(let one): one.rawValue
    }
  }
}

/// A question to the coach.
package enum CoachQuestion: String, CaseIterable, Sendable {
  case meals, workout, hungry, planOut, planToday, planWeek, sanity, unwind
}

/// The topic of an advice, the most important first: the first five are the coach's priorities.
package enum CoachTopic: String, Sendable {
  case sleep, habits, protein, calories, macros, training, drink, hunger, choice, open, letGo, tomorrow
  case health, pause, words, aim, night
}

extension CoachQuestion {
  /// The parts of an answer: in each the first rule that fits speaks, and a part without one is silent.
  package var parts: [[CoachTopic]] { [[.health], [.pause]] + ownParts + [[.night]] }

  private var ownParts: [[CoachTopic]] {
    switch self {
    case .meals: [[.protein], [.calories], [.macros], [.training]]
    case .workout: [[.training], [.sleep], [.protein], [.calories], [.drink]]
    case .hungry: [[.hunger], [.protein], [.choice]]
    case .planOut: [[.calories], [.protein], [.choice]]
    case .planToday: [[.sleep], [.habits], [.protein], [.calories], [.training], [.choice], [.aim]]
    case .planWeek: [[.sleep], [.habits], [.training], [.aim], [.choice]]
    case .sanity: [[.sleep], [.habits], [.protein, .calories, .macros], [.aim]]
    case .unwind: [[.open], [.letGo], [.tomorrow]]
    }
  }
}

extension Advice.Quiet {
  /// All that may be said beside it.
  var others: Set<Advice> {
    switch self {
    case .callHelp, .seeDoctor, .dayIsOver: []
    case .paused: [.quiet(.goodNight), .training(.trainingDone), .spoken(.wordsUnknown)]
    case .goodNight:
      [
        .quiet(.paused), .training(.trainingDone), .habit(.dayStands), .choice(.hungerAtNight),
        .evening(.openAtNight), .evening(.letGoOfExcess), .evening(.tomorrowFirst), .spoken(.breathe),
        .spoken(.wellDone), .spoken(.wordsUnknown),
      ]
    }
  }
}
