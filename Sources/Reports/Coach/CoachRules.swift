/// When something is said: of the rules about a topic that serve a question, the first that fits. A rule that names no
/// question serves all.
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
      CoachRule(.health, \.isEmergency, .callHelp),
      CoachRule(.health, \.isComplaint, .seeDoctor),
      CoachRule(.pause, \.isPaused, .paused),
      CoachRule(.night, \.isNight, .goodNight),
      CoachRule(.aim, { $0.aim != nil && !$0.isPast }, .aim, .sanity, .planToday, .planWeek),

      CoachRule(.sleep, \.isPast, .dayIsOver, .planToday, .planWeek),
      CoachRule(.sleep, { $0.isSleepUndeclared && $0.speaks(of: .sleep) }, .declareSleep, .sanity),
      CoachRule(.sleep, \.isSleepUnwritten, .sleepUnwritten, .sanity),
      CoachRule(.sleep, \.isSleepWithoutGoal, .sleepWithoutGoal, .sanity),
      CoachRule(.sleep, \.isSleepShort, .sleepShort, .sanity, .planToday),
      CoachRule(.sleep, \.isSleepMet, .sleepMet, .sanity),
      CoachRule(.sleep, \.hasSleepGoal, .sleepTonight, .workout, .planWeek),

      CoachRule(.habits, \.isPast, .dayStood, .sanity),
      CoachRule(.habits, { $0.isNight && $0.hasDayBegun && !$0.isNothingDue }, .dayStands, .sanity),
      CoachRule(.habits, \.tracksNothing, .declareHabits, .sanity, .planToday),
      CoachRule(.habits, \.isNothingDue, .nothingDue, .sanity, .planToday),
      CoachRule(.habits, { $0.isAllDone && $0.report.count.met > 0 }, .allDone, .sanity, .planToday),
      CoachRule(.habits, \.isAllDone, .limitsHold, .sanity, .planToday),
      CoachRule(.habits, \.isHabitLate, .habitLate, .sanity, .planToday),
      CoachRule(.habits, { $0.next != nil }, .habitNext, .sanity, .planToday),
      CoachRule(.habits, \.isHabitOpen, .habitPast, .sanity, .planToday),
      CoachRule(.habits, { !$0.openGoals.isEmpty }, .goalsOpen, .sanity, .planToday),
      CoachRule(.habits, { _ in true }, .dayStands, .sanity, .planToday),
      CoachRule(.habits, \.isWeekOpen, .weekOpen, .planWeek),
      CoachRule(.habits, \.isWeekDone, .weekDone, .planWeek),
      CoachRule(.habits, { _ in true }, .weekWithoutGoal, .planWeek),

      CoachRule(.protein, \.isFoodUndeclared, .declareFood, .meals),
      CoachRule(.protein, \.isFoodUntold, .nothingEaten, .hungry, .planToday, .planOut),
      CoachRule(
        .protein, { !$0.isFoodUndeclared && $0.isNothingEatenToday }, .nothingEaten, .meals, .sanity),
      CoachRule(
        .protein, { !$0.isFoodUndeclared && $0.isNothingEaten }, .nothingWasEaten, .meals, .sanity),
      CoachRule(.protein, \.isEatenUntagged, .tagMeals, .meals, .sanity),
      CoachRule(
        .protein, { !$0.isPast && $0.isProteinShort && $0.isShareModest }, .proteinShort, .meals, .workout,
        .hungry, .planToday, .sanity),
      CoachRule(.protein, { $0.isProteinAsked && $0.isShareModest }, .outProtein, .planOut),
      CoachRule(
        .protein, { !$0.isPast && $0.isProteinShort }, .proteinLeft, .meals, .workout, .hungry, .planToday,
        .planOut, .sanity),
      CoachRule(.protein, \.isProteinShort, .proteinStayedShort, .meals, .workout, .sanity),
      CoachRule(.protein, { $0.isProteinAt(.below) }, .sweetBelow, .meals, .workout, .planToday, .sanity),
      CoachRule(.protein, { $0.isProteinAt(.within) }, .sweetReached, .meals, .workout, .planToday, .sanity),
      CoachRule(.protein, { $0.isProteinAt(.above) }, .sweetPassed, .meals, .workout, .planToday, .sanity),
      CoachRule(.protein, { $0.isProteinMet && $0.isKcalKept }, .proteinMet, .sanity),
      CoachRule(.protein, \.isProteinMet, .proteinMet, .meals, .workout, .planToday),

      CoachRule(.calories, \.isPast, .dayIsOver, .planOut),
      CoachRule(.calories, \.isFoodUntold, .outWithoutGoal, .planOut),
      CoachRule(.calories, \.isKcalOver, .outOver, .planOut),
      CoachRule(.calories, \.isKcalOpen, .outRoom, .planOut),
      CoachRule(.calories, { _ in true }, .outWithoutGoal, .planOut),
      CoachRule(.calories, \.isKcalOver, .caloriesOver, .meals, .workout, .planToday, .sanity),
      CoachRule(
        .calories, { !$0.isPast && $0.isKcalOpen && !$0.isFoodUntold }, .caloriesLeft, .meals, .workout,
        .planToday, .sanity),
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

      CoachRule(.drink, \.isDrinkLate, .drinkLate, .workout),
      CoachRule(.drink, \.isDrinkOpen, .drinkLeft, .workout),
      CoachRule(.drink, \.isDrinkMet, .drinkMet, .workout),

      CoachRule(.hunger, \.isPast, .dayIsOver, .hungry),
      CoachRule(.hunger, \.isNight, .hungerAtNight, .hungry),
      CoachRule(.hunger, { $0.isFoodUntold || $0.isFoodUndeclared }, .hungerWithoutGoal, .hungry),
      CoachRule(.hunger, \.isKcalOver, .hungerOver, .hungry),
      CoachRule(.hunger, \.isKcalOpen, .hungerRoom, .hungry),
      CoachRule(.hunger, \.isKcalKept, .hungerOver, .hungry),
      CoachRule(.hunger, { _ in true }, .hungerWithoutGoal, .hungry),

      CoachRule(.choice, \.hasNoMealsYet, .noMealsYet, .hungry),
      CoachRule(.choice, \.isWishUnknown, .noMealLikeThat, .hungry),
      CoachRule(
        .choice, { !$0.mealsOfWish.isEmpty && !$0.isWishFitting }, .wishTooLarge, .hungry),
      CoachRule(.choice, { !$0.fittingMeals.isEmpty }, .mealsFit, .hungry),
      CoachRule(.choice, { !$0.isKcalOver }, .noMealFits, .hungry),
      CoachRule(.choice, { !$0.mealsOfWish.isEmpty }, .mealsLikeThat, .planOut, .planToday, .planWeek),
      CoachRule(.choice, { !$0.richestMeals.isEmpty }, .weekProtein, .planWeek),

      CoachRule(.open, \.tracksNothing, .declareHabits, .unwind),
      CoachRule(.open, { $0.isNight && $0.hasDayBegun && $0.hasOpen }, .openAtNight, .unwind),
      CoachRule(.open, \.isMorning, .dayBegins, .unwind),
      CoachRule(.open, \.hasOpen, .openStill, .unwind),
      CoachRule(.open, \.isNothingDue, .nothingDue, .unwind),
      CoachRule(.open, { !$0.openGoals.isEmpty && !$0.isPast }, .goalsOpen, .unwind),
      CoachRule(.open, { _ in true }, .openNothing, .unwind),
      CoachRule(.letGo, \.hasExcess, .letGoOfExcess, .unwind),
      CoachRule(
        .letGo, { ($0.hasOpen || !$0.openGoals.isEmpty) && !$0.isBeforeEvening }, .letGoOfRest, .unwind),
      CoachRule(.letGo, { $0.isAllDone && !$0.isBeforeEvening }, .letGoOfNothing, .unwind),
      CoachRule(.tomorrow, { $0.isMorning && $0.next != nil }, .todayFirst, .unwind),
      CoachRule(.tomorrow, { $0.first != nil }, .tomorrowFirst, .unwind),
      CoachRule(.tomorrow, { !$0.tracksNothing && !$0.isMorning }, .tomorrowFree, .unwind),

      CoachRule(.words, { $0.speaks(of: .stress) }, .breathe),
      CoachRule(.words, { $0.speaks(of: .will) }, .carryOn),
      CoachRule(.words, { $0.speaks(of: .craving) }, .smallPiece),
      CoachRule(.words, { $0.speaks(of: .alcohol) }, .drinkSlowly),
      CoachRule(.words, { $0.speaks(of: .praise) }, .wellDone),
    ]
  }
}
