/// Something that the coach says; its name is its code in machine output.
package enum Advice: String, CaseIterable, Sendable {
  // Sleep.
  case declareSleep, sleepUnwritten, sleepWithoutGoal, sleepShort, sleepMet, sleepTonight
  // Habits.
  case declareHabits, nothingDue, allDone, habitLate, habitNext, goalsOpen, dayStood
  // Training.
  case declareTraining, trainingOpen, trainingDone, trainingSkipped, trainingChangesGoal
  // Food.
  case declareFood, nothingEaten, nothingWasEaten, tagMeals
  case proteinShort, proteinStayedShort, proteinMet
  case caloriesOver, caloriesLeft, caloriesKept, caloriesStayedShort
  case macroOver, macroShort
  case foodWithoutGoal
  // Drink.
  case drinkLeft, drinkMet
  // Hunger.
  case hungerRoom, hungerOver, hungerWithoutGoal
  case mealsFit, noMealFits, noMealsYet, noMealLikeThat
  // Plans.
  case outRoom, outOver, outProtein, outWithoutGoal, mealsLikeThat
  case weekOpen, weekDone, weekWithoutGoal, weekTraining, weekProtein
  // The end of the day.
  case openStill, openNothing
  case letGoOfExcess, letGoOfRest, letGoOfNothing
  case tomorrowFirst, tomorrowFree
  case dayIsOver
}

/// A question to the coach.
package enum CoachQuestion: String, CaseIterable, Sendable {
  case meals, workout, hungry, planOut, planToday, planWeek, sanity, unwind
}

/// The topic of an advice, the most important first: the first five are the coach's priorities.
package enum CoachTopic: String, Sendable {
  case sleep, habits, protein, calories, macros, training, drink, hunger, choice, open, letGo, tomorrow
}

extension CoachQuestion {
  /// The parts of an answer: in each the first rule that fits speaks, and a part without one is silent.
  package var parts: [[CoachTopic]] {
    switch self {
    case .meals: [[.protein], [.calories], [.macros], [.training]]
    case .workout: [[.training], [.sleep], [.protein], [.calories], [.drink]]
    case .hungry: [[.hunger], [.protein], [.choice]]
    case .planOut: [[.calories], [.protein], [.choice]]
    case .planToday: [[.sleep], [.habits], [.protein], [.calories], [.training]]
    case .planWeek: [[.sleep], [.habits], [.training], [.choice]]
    case .sanity: [[.sleep], [.habits], [.protein, .calories, .macros]]
    case .unwind: [[.open], [.letGo], [.tomorrow]]
    }
  }
}
