/// Something that the coach says; its name is its code in machine output.
package enum Advice: String, CaseIterable, Sendable {
  // What was said, and when.
  case callHelp, seeDoctor, paused, goodNight
  case carryOn, breathe, smallPiece, drinkSlowly, wellDone, wordsUnknown, aim
  // Sleep.
  case declareSleep, sleepUnwritten, sleepWithoutGoal, sleepShort, sleepMet, sleepTonight
  // Habits.
  case declareHabits, nothingDue, allDone, limitsHold, habitLate, habitNext, habitPast, goalsOpen
  case dayStands, dayStood
  // Training.
  case declareTraining, trainingOpen, trainingDone, trainingSkipped, trainingChangesGoal
  // Food.
  case declareFood, nothingEaten, nothingWasEaten, tagMeals
  case proteinShort, proteinLeft, proteinStayedShort, proteinMet
  case sweetBelow, sweetReached, sweetPassed
  case caloriesOver, caloriesLeft, caloriesKept, caloriesStayedShort
  case macroOver, macroShort
  case foodWithoutGoal
  // Drink.
  case drinkLeft, drinkLate, drinkMet
  // Hunger.
  case hungerRoom, hungerOver, hungerWithoutGoal, hungerAtNight
  case mealsFit, wishTooLarge, noMealFits, noMealsYet, noMealLikeThat
  // Plans.
  case outRoom, outOver, outProtein, outWithoutGoal, mealsLikeThat
  case weekOpen, weekDone, weekWithoutGoal, weekTraining, weekProtein
  // The end of the day.
  case dayBegins, openStill, openAtNight, openNothing
  case letGoOfExcess, letGoOfRest, letGoOfNothing
  case todayFirst, tomorrowFirst, tomorrowFree
  case dayIsOver
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

extension Advice {
  /// What alone is said beside a complaint about health, in a pause, and at night; nil where all else may be.
  var onlyOthers: Set<Advice>? {
    switch self {
    case .callHelp, .seeDoctor: []
    case .paused: [.goodNight, .trainingDone, .wordsUnknown]
    case .goodNight:
      [
        .paused, .trainingDone, .dayStands, .hungerAtNight, .openAtNight, .letGoOfExcess, .tomorrowFirst,
        .breathe, .wellDone,
        .wordsUnknown,
      ]
    case .dayIsOver: []
    default: nil
    }
  }
}
