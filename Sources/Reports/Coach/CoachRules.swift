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
    (self.topic, self.condition, self.advice, self.questions) = (topic, condition, advice, questions)
  }
}

extension CoachRule {
  /// Every rule. A table, since that is how it is read: topic, condition, advice, and where it is said.
  package static var table: [CoachRule] {
    [
      CoachRule(.health, \.isEmergency, .quiet(.callHelp)),
      CoachRule(.health, \.isComplaint, .quiet(.seeDoctor)),
      CoachRule(.pause, \.isPaused, .quiet(.paused)),
      CoachRule(.night, \.isNight, .quiet(.goodNight)),
      CoachRule(.aim, { $0.aim != nil && !$0.isPast }, .spoken(.aim), .sanity, .planToday, .planWeek),

      CoachRule(.sleep, \.isPast, .quiet(.dayIsOver), .planToday, .planWeek),
      CoachRule(.sleep, { $0.isSleepUndeclared && $0.speaks(of: .sleep) }, .sleep(.declareSleep), .sanity),
      CoachRule(.sleep, \.isSleepUnwritten, .sleep(.sleepUnwritten), .sanity),
      CoachRule(.sleep, \.isSleepWithoutGoal, .sleep(.sleepWithoutGoal), .sanity),
      CoachRule(.sleep, \.isSleepShort, .sleep(.sleepShort), .sanity, .planToday),
      CoachRule(.sleep, \.isSleepMet, .sleep(.sleepMet), .sanity),
      CoachRule(.sleep, \.hasSleepGoal, .sleep(.sleepTonight), .workout, .planWeek),

      CoachRule(.habits, \.isPast, .habit(.dayStood), .sanity),
      CoachRule(.habits, { $0.isNight && $0.hasDayBegun && !$0.isNothingDue }, .habit(.dayStands), .sanity),
      CoachRule(.habits, \.tracksNothing, .habit(.declareHabits), .sanity, .planToday),
      CoachRule(.habits, \.isNothingDue, .habit(.nothingDue), .sanity, .planToday),
      CoachRule(.habits, { $0.isAllDone && $0.report.count.met > 0 }, .habit(.allDone), .sanity, .planToday),
      CoachRule(.habits, \.isAllDone, .habit(.limitsHold), .sanity, .planToday),
      CoachRule(.habits, \.isHabitLate, .habit(.habitLate), .sanity, .planToday),
      CoachRule(.habits, { $0.next != nil }, .habit(.habitNext), .sanity, .planToday),
      CoachRule(.habits, \.hasOpen, .habit(.habitPast), .sanity, .planToday),
      CoachRule(.habits, { !$0.openGoals.isEmpty }, .habit(.goalsOpen), .sanity, .planToday),
      CoachRule(.habits, { _ in true }, .habit(.dayStands), .sanity, .planToday),
      CoachRule(.habits, \.isWeekOpen, .week(.weekOpen), .planWeek),
      CoachRule(.habits, \.isWeekDone, .week(.weekDone), .planWeek),
      CoachRule(.habits, { _ in true }, .week(.weekWithoutGoal), .planWeek),

      CoachRule(.protein, \.isFoodUndeclared, .food(.declareFood), .meals),
      CoachRule(.protein, \.isFoodUntold, .food(.nothingEaten), .hungry, .planToday, .planOut),
      CoachRule(
        .protein, { !$0.isFoodUndeclared && $0.isNothingEatenToday }, .food(.nothingEaten), .meals, .sanity),
      CoachRule(
        .protein, { !$0.isFoodUndeclared && $0.isNothingEaten }, .food(.nothingWasEaten), .meals, .sanity),
      CoachRule(.protein, \.isEatenUntagged, .food(.tagMeals), .meals, .sanity),
      CoachRule(
        .protein, { !$0.isPast && $0.isProteinShort && $0.isShareModest }, .protein(.proteinShort), .meals,
        .workout,
        .hungry, .planToday, .sanity),
      CoachRule(.protein, { $0.isProteinAsked && $0.isShareModest }, .protein(.outProtein), .planOut),
      CoachRule(
        .protein, { !$0.isPast && $0.isProteinShort }, .protein(.proteinLeft), .meals, .workout, .hungry,
        .planToday,
        .planOut, .sanity),
      CoachRule(.protein, \.isProteinShort, .protein(.proteinStayedShort), .meals, .workout, .sanity),
      CoachRule(
        .protein, { $0.isProteinAt(.below) }, .protein(.sweetBelow), .meals, .workout, .planToday, .sanity),
      CoachRule(
        .protein, { $0.isProteinAt(.within) }, .protein(.sweetReached), .meals, .workout, .planToday, .sanity),
      CoachRule(
        .protein, { $0.isProteinAt(.above) }, .protein(.sweetPassed), .meals, .workout, .planToday, .sanity),
      CoachRule(.protein, { $0.isProteinMet && $0.isKcalKept }, .protein(.proteinMet), .sanity),
      CoachRule(.protein, \.isProteinMet, .protein(.proteinMet), .meals, .workout, .planToday),

      CoachRule(.calories, \.isPast, .quiet(.dayIsOver), .planOut),
      CoachRule(.calories, \.isFoodUntold, .calories(.outWithoutGoal), .planOut),
      CoachRule(.calories, \.isKcalOver, .calories(.outOver), .planOut),
      CoachRule(.calories, \.isKcalOpen, .calories(.outRoom), .planOut),
      CoachRule(.calories, { _ in true }, .calories(.outWithoutGoal), .planOut),
      CoachRule(.calories, \.isKcalOver, .calories(.caloriesOver), .meals, .workout, .planToday, .sanity),
      CoachRule(
        .calories, { !$0.isPast && $0.isKcalOpen && !$0.isFoodUntold }, .calories(.caloriesLeft), .meals,
        .workout,
        .planToday, .sanity),
      CoachRule(.calories, \.isKcalShort, .calories(.caloriesStayedShort), .meals, .sanity),
      CoachRule(.calories, \.isKcalKept, .calories(.caloriesKept), .meals, .workout, .planToday, .sanity),
      CoachRule(.calories, { $0.isEatenTagged && !$0.hasFoodGoal }, .food(.foodWithoutGoal), .meals, .sanity),

      CoachRule(.macros, \.isMacroOver, .food(.macroOver), .meals, .sanity),
      CoachRule(.macros, { !$0.isPast && $0.isMacroShort }, .food(.macroShort), .meals, .sanity),

      CoachRule(.training, \.isTrainingUndeclared, .training(.declareTraining), .workout),
      CoachRule(.training, \.isTrainingDone, .training(.trainingDone), .workout),
      CoachRule(.training, \.isTrainingSkipped, .training(.trainingSkipped), .workout),
      CoachRule(.training, { _ in true }, .training(.trainingOpen), .workout),
      CoachRule(.training, \.isTrainingChangingGoal, .training(.trainingChangesGoal), .meals, .planToday),
      CoachRule(.training, \.hasTrainingDays, .week(.weekTraining), .planWeek),

      CoachRule(.drink, \.isDrinkLate, .drink(.drinkLate), .workout),
      CoachRule(.drink, \.isDrinkOpen, .drink(.drinkLeft), .workout),
      CoachRule(.drink, \.isDrinkMet, .drink(.drinkMet), .workout),

      CoachRule(.hunger, \.isPast, .quiet(.dayIsOver), .hungry),
      CoachRule(.hunger, \.isNight, .choice(.hungerAtNight), .hungry),
      CoachRule(.hunger, { $0.isFoodUntold || $0.isFoodUndeclared }, .choice(.hungerWithoutGoal), .hungry),
      CoachRule(.hunger, \.isKcalOver, .choice(.hungerOver), .hungry),
      CoachRule(.hunger, \.isKcalOpen, .choice(.hungerRoom), .hungry),
      CoachRule(.hunger, \.isKcalKept, .choice(.hungerOver), .hungry),
      CoachRule(.hunger, { _ in true }, .choice(.hungerWithoutGoal), .hungry),

      CoachRule(.choice, \.hasNoMealsYet, .choice(.noMealsYet), .hungry),
      CoachRule(.choice, \.isWishUnknown, .choice(.noMealLikeThat), .hungry),
      CoachRule(
        .choice, { !$0.mealsOfWish.isEmpty && !$0.isWishFitting }, .choice(.wishTooLarge), .hungry),
      CoachRule(.choice, { !$0.fittingMeals.isEmpty }, .choice(.mealsFit), .hungry),
      CoachRule(.choice, { !$0.isKcalOver && !$0.earlierMeals.isEmpty }, .choice(.noMealFits), .hungry),
      CoachRule(
        .choice, { !$0.mealsOfWish.isEmpty }, .choice(.mealsLikeThat), .planOut, .planToday, .planWeek),
      CoachRule(.choice, { !$0.richestMeals.isEmpty }, .week(.weekProtein), .planWeek),

      CoachRule(.open, \.tracksNothing, .habit(.declareHabits), .unwind),
      CoachRule(.open, { $0.isNight && $0.hasDayBegun && $0.hasOpen }, .evening(.openAtNight), .unwind),
      CoachRule(.open, \.isMorning, .evening(.dayBegins), .unwind),
      CoachRule(.open, \.hasOpen, .evening(.openStill), .unwind),
      CoachRule(.open, \.isNothingDue, .habit(.nothingDue), .unwind),
      CoachRule(.open, { !$0.openGoals.isEmpty && !$0.isPast }, .habit(.goalsOpen), .unwind),
      CoachRule(.open, { _ in true }, .evening(.openNothing), .unwind),
      CoachRule(.letGo, \.hasExcess, .evening(.letGoOfExcess), .unwind),
      CoachRule(
        .letGo, { ($0.hasOpen || !$0.openGoals.isEmpty) && !$0.isBeforeEvening }, .evening(.letGoOfRest),
        .unwind),
      CoachRule(.letGo, { $0.isAllDone && !$0.isBeforeEvening }, .evening(.letGoOfNothing), .unwind),
      CoachRule(.tomorrow, { $0.isMorning && $0.next != nil }, .evening(.todayFirst), .unwind),
      CoachRule(.tomorrow, { $0.first != nil }, .evening(.tomorrowFirst), .unwind),
      CoachRule(.tomorrow, { !$0.tracksNothing && !$0.isMorning }, .evening(.tomorrowFree), .unwind),

      CoachRule(.words, { $0.speaks(of: .stress) }, .spoken(.breathe)),
      CoachRule(.words, { $0.speaks(of: .will) }, .spoken(.carryOn)),
      CoachRule(.words, { $0.speaks(of: .craving) }, .spoken(.smallPiece)),
      CoachRule(.words, { $0.speaks(of: .alcohol) }, .spoken(.drinkSlowly)),
      CoachRule(.words, { $0.speaks(of: .praise) }, .spoken(.wellDone)),
    ]
  }
}
