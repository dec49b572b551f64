import Journal

// The conditions of the rules. All thresholds are the person's own goals.

extension CoachFacts {
  /// The facts of a nutrient; nil if no measure of it is declared.
  package func nutrition(_ nutrient: Nutrient) -> Nutrition? { nutrition.first { $0.nutrient == nutrient } }

  private var kcal: Nutrition? { nutrition(.kcal) }
  private var protein: Nutrition? { nutrition(.protein) }

  var isPast: Bool { day < today }
  var isToday: Bool { day == today }
  var tracksNothing: Bool { report.habits.isEmpty && report.measures.isEmpty }

  // Sleep.

  /// The day's sleep; nil if no measure of it is declared.
  package var sleep: DayMeasure? { subjects.sleep.map { report.measures[$0] } }
  var hasSleepGoal: Bool { !isPast && sleep?.target?.atLeast != nil }
  var isSleepUndeclared: Bool { subjects.sleep == nil }
  var isSleepUnwritten: Bool { sleep != nil && sleep?.total == nil }
  var isSleepWithoutGoal: Bool { sleep?.total != nil && sleep?.target?.atLeast == nil }
  var isSleepShort: Bool {
    guard let sleep, let total = sleep.total, let least = sleep.target?.atLeast else { return false }
    return total < least
  }
  var isSleepMet: Bool { sleep?.total != nil && !isSleepShort }

  // Habits.

  var isNothingDue: Bool { report.count.due == 0 }
  /// Whether all that is due is met, but for limits that only have to be kept until the day is over.
  var isAllDone: Bool {
    let kept = report.measures.filter { measure in
      measure.state == .pending && measure.target?.isKept(by: measure.total ?? 0) ?? false
    }
    return report.count.due > 0 && report.count.met + kept.count >= report.count.due
  }
  var isHabitOpen: Bool { !open.isEmpty }
  /// The open thing whose time has passed, the earliest; nil on another day than today.
  package var late: Open? {
    guard isToday else { return nil }
    return open.first { $0.time.map { minutes(of: $0) < minute } ?? false }
  }
  var isHabitLate: Bool { late != nil }
  /// The open thing that comes next: of those with a time the first that is not past, else the first.
  package var next: Open? {
    open.first { $0.time.map { !isToday || minutes(of: $0) >= minute } ?? false } ?? open.first
  }

  private func minutes(of time: TimeOfDay) -> Int { time.minutes(sinceStart: dayStarts) }

  /// The weekly habit or goal that is open and most behind; nil if none is.
  package var mostOpenWeekly: Weekly? {
    weekly.filter(\.week.isShort).min { ($0.week.percent ?? 0) < ($1.week.percent ?? 0) }
  }
  var isWeekOpen: Bool { mostOpenWeekly != nil }
  var isWeekDone: Bool { !weekly.isEmpty && !isWeekOpen }

  // Food.

  var isFoodUndeclared: Bool { nutrition.isEmpty }
  var isNothingEaten: Bool { meals.isEmpty && !isEatenTagged }
  var isNothingEatenToday: Bool { !isPast && isNothingEaten }
  var isEatenTagged: Bool { nutrition.contains(where: \.isLogged) }
  var isEatenUntagged: Bool { !meals.isEmpty && !isEatenTagged }
  var hasFoodGoal: Bool { nutrition.contains { $0.target != nil } }
  var isProteinAsked: Bool { protein?.target?.atLeast != nil && isProteinShort }
  var isProteinShort: Bool { (protein?.left ?? 0) > 0 }
  var isProteinMet: Bool { protein?.target?.atLeast != nil && !isProteinShort }
  var isKcalOver: Bool { (kcal?.excess ?? 0) > 0 }
  /// Whether calories are asked for that are not eaten yet, or a limit leaves room and asks for no least.
  var isKcalOpen: Bool {
    guard let kcal, let target = kcal.target else { return false }
    return target.atLeast == nil ? (kcal.room ?? 0) > 0 : kcal.left > 0
  }
  var isKcalShort: Bool { isPast && (kcal?.left ?? 0) > 0 && kcal?.isLogged == true }
  var isKcalKept: Bool { kcal.map { $0.target?.isKept(by: $0.eaten) ?? false } ?? false }

  /// Carbohydrates or fat over their limit; nil if neither is.
  package var macroOver: Nutrition? { macros.first { $0.excess > 0 } }
  /// Carbohydrates or fat below their least; nil if neither is.
  package var macroShort: Nutrition? { macros.first { $0.left > 0 } }
  private var macros: [Nutrition] { nutrition.filter { $0.nutrient == .carbs || $0.nutrient == .fat } }
  var isMacroOver: Bool { macroOver != nil }
  var isMacroShort: Bool { macroShort != nil }

  // Training.

  /// The day's training; nil if no habit of it is declared.
  package var training: DayHabit? { subjects.training.map { report.habits[$0] } }
  var isTrainingUndeclared: Bool { training == nil }
  var isTrainingDone: Bool { training?.state == .met }
  var isTrainingSkipped: Bool { training?.state == .skipped || training?.state == .notDue }
  /// The goals that training would change.
  package var changedByTraining: [Nutrition] { nutrition.filter { $0.trainingTarget != nil } }
  var isTrainingChangingGoal: Bool { !isPast && !changedByTraining.isEmpty }
  var hasTrainingDays: Bool { coming.contains(where: \.isTraining) }

  // Drink.

  /// The day's drink; nil if none is declared.
  package var drink: DayMeasure? { subjects.drink.map { report.measures[$0] } }
  var isDrinkOpen: Bool { !isPast && (drink?.target?.atLeast).map { (drink?.total ?? 0) < $0 } ?? false }
  var isDrinkMet: Bool { (drink?.target?.atLeast).map { (drink?.total ?? 0) >= $0 } ?? false }

  // The end of the day.

  var hasOpen: Bool { !open.isEmpty }
  /// The goals of the day whose limit is overrun.
  package var excesses: [DayMeasure] {
    report.measures.filter { measure in
      measure.target.map { !$0.isWeekly && $0.isOverrun(by: measure.total ?? 0) } ?? false
    }
  }
  var hasExcess: Bool { !excesses.isEmpty }
}
