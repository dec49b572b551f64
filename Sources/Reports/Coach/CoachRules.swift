/// When something is said: of the rules about a topic that serve a question, the first that fits; on a day that is over
/// a plan says that and nothing else.
package struct CoachRule {
  package var topic: CoachTopic
  package var condition: (CoachFacts) -> Bool
  package var advice: Advice
  package var questions: [CoachQuestion]

  fileprivate init(
    _ topic: CoachTopic, _ condition: @escaping (CoachFacts) -> Bool, _ advice: Advice,
    _ questions: CoachQuestion...
  ) {
    self.topic = topic
    self.condition = condition
    self.advice = advice
    self.questions = questions
  }
}

extension CoachRule {
  /// Every rule. A table, since that is how it is read: topic, condition, advice, and where it is said.
  package static var table: [CoachRule] {
    [
      CoachRule(.sleep, \.isPast, .dayIsOver, .planToday, .planWeek),
      CoachRule(.sleep, \.isSleepUndeclared, .declareSleep, .sanity),
      CoachRule(.sleep, \.isSleepUnwritten, .sleepUnwritten, .sanity),
      CoachRule(.sleep, \.isSleepWithoutGoal, .sleepWithoutGoal, .sanity),
      CoachRule(.sleep, \.isSleepShort, .sleepShort, .sanity, .planToday),
      CoachRule(.sleep, \.isSleepMet, .sleepMet, .sanity),
      CoachRule(.sleep, \.hasSleepGoal, .sleepTonight, .workout, .planWeek),

      CoachRule(.habits, \.isPast, .dayStood, .sanity),
      CoachRule(.habits, \.tracksNothing, .declareHabits, .sanity, .planToday),
      CoachRule(.habits, \.isNothingDue, .nothingDue, .sanity, .planToday),
      CoachRule(.habits, \.isAllDone, .allDone, .sanity, .planToday),
      CoachRule(.habits, \.isHabitLate, .habitLate, .sanity, .planToday),
      CoachRule(.habits, \.isHabitOpen, .habitNext, .sanity, .planToday),
      CoachRule(.habits, { _ in true }, .goalsOpen, .sanity, .planToday),
      CoachRule(.habits, \.isWeekOpen, .weekOpen, .planWeek),
      CoachRule(.habits, \.isWeekDone, .weekDone, .planWeek),
      CoachRule(.habits, { _ in true }, .weekWithoutGoal, .planWeek),

      CoachRule(.protein, \.isFoodUndeclared, .declareFood, .meals, .sanity),
      CoachRule(.protein, \.isNothingEatenToday, .nothingEaten, .meals, .sanity),
      CoachRule(.protein, \.isNothingEaten, .nothingWasEaten, .meals, .sanity),
      CoachRule(.protein, \.isEatenUntagged, .tagMeals, .meals, .sanity),
      CoachRule(
        .protein, { !$0.isPast && $0.isProteinShort }, .proteinShort, .meals, .workout, .hungry, .planToday,
        .sanity),
      CoachRule(.protein, \.isProteinAsked, .outProtein, .planOut),
      CoachRule(.protein, \.isProteinShort, .proteinStayedShort, .meals, .workout, .sanity),
      CoachRule(.protein, { $0.isProteinMet && $0.isKcalKept }, .proteinMet, .sanity),
      CoachRule(.protein, \.isProteinMet, .proteinMet, .meals, .workout, .planToday),

      CoachRule(.calories, \.isPast, .dayIsOver, .planOut),
      CoachRule(.calories, \.isKcalOver, .outOver, .planOut),
      CoachRule(.calories, \.isKcalOpen, .outRoom, .planOut),
      CoachRule(.calories, { _ in true }, .outWithoutGoal, .planOut),
      CoachRule(.calories, \.isKcalOver, .caloriesOver, .meals, .workout, .planToday, .sanity),
      CoachRule(
        .calories, { !$0.isPast && $0.isKcalOpen }, .caloriesLeft, .meals, .workout, .planToday, .sanity),
      CoachRule(.calories, \.isKcalShort, .caloriesStayedShort, .meals, .sanity),
      CoachRule(.calories, \.isKcalKept, .caloriesKept, .meals, .workout, .planToday, .sanity),
      CoachRule(.calories, { $0.isEatenTagged && !$0.hasFoodGoal }, .foodWithoutGoal, .meals, .sanity),

      CoachRule(.macros, \.isMacroOver, .macroOver, .meals, .sanity),
      CoachRule(.macros, { !$0.isPast && $0.isMacroShort }, .macroShort, .meals, .sanity),

      CoachRule(.training, \.isTrainingUndeclared, .declareTraining, .workout),
      CoachRule(.training, \.isTrainingDone, .trainingDone, .workout),
      CoachRule(.training, \.isTrainingSkipped, .trainingSkipped, .workout),
      CoachRule(.training, { _ in true }, .trainingOpen, .workout),
      CoachRule(.training, \.isTrainingChangingGoal, .trainingChangesGoal, .meals, .planToday),
      CoachRule(.training, \.hasTrainingDays, .weekTraining, .planWeek),

      CoachRule(.drink, \.isDrinkOpen, .drinkLeft, .workout),
      CoachRule(.drink, \.isDrinkMet, .drinkMet, .workout),

      CoachRule(.hunger, \.isPast, .dayIsOver, .hungry),
      CoachRule(.hunger, \.isKcalOver, .hungerOver, .hungry),
      CoachRule(.hunger, \.isKcalOpen, .hungerRoom, .hungry),
      CoachRule(.hunger, \.isKcalKept, .hungerOver, .hungry),
      CoachRule(.hunger, { _ in true }, .hungerWithoutGoal, .hungry),

      CoachRule(.choice, \.hasNoMealsYet, .noMealsYet, .hungry),
      CoachRule(.choice, \.isWishUnknown, .noMealLikeThat, .hungry),
      CoachRule(.choice, { !$0.fittingMeals.isEmpty }, .mealsFit, .hungry),
      CoachRule(.choice, { !$0.isKcalOver }, .noMealFits, .hungry),
      CoachRule(.choice, { !$0.mealsOfWish.isEmpty }, .mealsLikeThat, .planOut),
      CoachRule(.choice, { !$0.richestMeals.isEmpty }, .weekProtein, .planWeek),

      CoachRule(.open, \.hasOpen, .openStill, .unwind),
      CoachRule(.open, { _ in true }, .openNothing, .unwind),
      CoachRule(.letGo, \.hasExcess, .letGoOfExcess, .unwind),
      CoachRule(.letGo, \.hasOpen, .letGoOfRest, .unwind),
      CoachRule(.letGo, { _ in true }, .letGoOfNothing, .unwind),
      CoachRule(.tomorrow, { $0.first != nil }, .tomorrowFirst, .unwind),
      CoachRule(.tomorrow, { _ in true }, .tomorrowFree, .unwind),
    ]
  }
}
