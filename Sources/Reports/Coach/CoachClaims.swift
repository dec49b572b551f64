import Journal

// The conditions of the rules. All thresholds are the person's own goals.

extension CoachFacts {
  /// The facts of a nutrient; nil if no measure of it is declared.
  package func nutrition(_ nutrient: Nutrient) -> Nutrition? { nutrition.first { $0.nutrient == nutrient } }

  private var kcal: Nutrition? { nutrition(.kcal) }
  private var protein: Nutrition? { nutrition(.protein) }

  var isPast: Bool { day < today }
  package var isToday: Bool { day == today }
  var tracksNothing: Bool { report.habits.isEmpty && report.measures.isEmpty }

  /// Whether everything is paused.
  var isPaused: Bool { pause != nil }
  /// Whether the person is to sleep now: from 23 to 5, outside of the hours in which reminders may speak.
  var isNight: Bool { isToday && (time.hour >= 23 || time.hour < 5) && !active.holds(time) }
  /// Whether the day has more behind it than the end of a night.
  package var hasDayBegun: Bool { time.hour >= 5 || minute >= 5 * 60 }
  /// Whether the day has only begun; not for whose active hours end about now.
  var isMorning: Bool {
    guard isToday, time.part == .morning else { return false }
    return active.holds(time) || active.to.minutes(until: time) > time.minutes(until: active.from)
  }
  var isBeforeEvening: Bool { isMorning || isToday && time.part == .afternoon }

  // What the person said.

  func speaks(of topic: TypedWords.Topic) -> Bool { wishTopics.contains(topic) }
  var isEmergency: Bool { speaks(of: .emergency) || isComplaint && speaks(of: .vitalPlace) }
  var isComplaint: Bool { speaks(of: .complaint) }

  /// The things that the person speaks of, at most two, and the question whose rules tell of them; nil for rules that
  /// serve every question.
  var spoken: [(topic: CoachTopic, answeredBy: CoachQuestion?)] {
    let all: [(CoachTopic, CoachQuestion?)] = wishTopics.compactMap { topic in
      switch topic {
      case .emergency, .complaint, .vitalPlace: nil
      case .sleep: (.sleep, .sanity)
      case .drink: (.drink, .workout)
      case .protein: (.protein, .meals)
      case .calories: (.calories, .meals)
      case .training: (.training, .workout)
      case .hunger: (.hunger, .hungry)
      case .habits: (.habits, .sanity)
      case .tomorrow: (.tomorrow, .unwind)
      case .will, .stress, .craving, .alcohol, .praise: (.words, nil)
      }
    }
    return Array(all.prefix(2))
  }

  /// Whether the person said something that no rule is about; what is a training's is written down, and what is to be
  /// eaten is looked for among meals.
  func areWordsUnknown(in question: CoachQuestion) -> Bool {
    // That nothing hurts needs no answer.
    if TypedWords.denyComplaints(wish) { return false }
    guard !wish.isEmpty, wishTopics.isEmpty, question != .workout, question != .hungry else { return false }
    return ![.planOut, .planToday, .planWeek].contains(question) || mealsOfWish.isEmpty
  }

  // Sleep.

  /// The day's sleep; nil if no measure of it is declared.
  package var sleep: DayMeasure? { subjects.sleep.map { report.measures[$0] } }
  var hasSleepGoal: Bool { !isPast && sleep?.target?.daily?.atLeast != nil }
  var isSleepUndeclared: Bool { subjects.sleep == nil }
  var isSleepUnwritten: Bool { sleep != nil && sleep?.total == nil }
  var isSleepWithoutGoal: Bool { sleep?.total != nil && sleep?.target?.daily?.atLeast == nil }
  var isSleepShort: Bool {
    guard let sleep, let total = sleep.total, let least = sleep.target?.daily?.atLeast else { return false }
    return total < least
  }
  var isSleepMet: Bool { sleep?.total != nil && !isSleepShort }

  // Habits.

  var isNothingDue: Bool { report.count.due == 0 }
  /// Whether all that is due is met, but for limits that only have to be kept until the day is over.
  var isAllDone: Bool {
    report.count.due > 0 && report.count.closed == report.count.met && report.openSubjects.isEmpty
  }
  /// How long after its time a thing may still be done, in minutes; a rule of thumb.
  private static let patience = 180

  /// The open thing whose time has passed not long ago, the earliest; nil on another day than today.
  package var late: Open? { open.first { isPast($0) && !isLongPast($0) } }
  var isHabitLate: Bool { late != nil }
  /// The open thing that comes next: of those with a time the first that is not past, else the first without one.
  package var next: Open? { open.first { $0.time != nil && !isPast($0) } ?? open.first { $0.time == nil } }
  /// The open thing whose time was long ago, the latest.
  package var past: Open? { open.last(where: isLongPast) }

  private func isPast(_ open: Open) -> Bool { isToday && open.time.map { minutes(of: $0) < minute } ?? false }
  /// Whether the time of something has passed too long ago for it to be done now.
  func isLongPast(_ open: Open) -> Bool {
    isToday && open.time.map { minutes(of: $0) + Self.patience < minute } ?? false
  }

  /// The goals of the day that ask for more; sleep waits for the night.
  package var openGoals: [DayMeasure] {
    report.measures.filter { $0.asksForMore && $0.measure != subjects.sleep }
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
  /// Whether it is evening and nothing eaten is written down: what is left of the day is then not known.
  var isFoodUntold: Bool { !isFoodUndeclared && isNothingEatenToday && isToday && !isBeforeEvening }
  var isEatenTagged: Bool { nutrition.contains(where: \.isLogged) }
  var isEatenUntagged: Bool { !meals.isEmpty && !isEatenTagged }
  var hasFoodGoal: Bool { nutrition.contains { $0.target != nil } }
  var isProteinAsked: Bool { protein?.target?.atLeast != nil && isProteinShort }
  var isProteinShort: Bool { (protein?.left ?? 0) > 0 }
  var isProteinMet: Bool { protein?.target?.atLeast != nil && !isProteinShort }
  /// Whether the next meal's share of protein is what one meal may carry: no more than half of the day's.
  var isShareModest: Bool {
    guard !mealsToCome.isEmpty, let share = share.protein, let least = protein?.target?.atLeast else {
      return false
    }
    return share.number <= least.number / 2
  }
  /// Where protein stands beside its sweet spot, once the goal is met.
  enum SweetPlace { case below, within, above }
  func isProteinAt(_ place: SweetPlace) -> Bool {
    guard isProteinMet, let protein, let best = protein.target?.best else { return false }
    switch place {
    case .below: return protein.eaten < best.lowerBound
    case .within: return best.contains(protein.eaten)
    case .above: return protein.eaten > best.upperBound
    }
  }
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
  var isTrainingDone: Bool { training?.state == .met || isTrainingWritten }
  var isTrainingSkipped: Bool { training?.state == .skipped || training?.state == .notDue }
  /// The goals that training would change.
  package var changedByTraining: [Nutrition] { nutrition.filter { $0.trainingTarget != nil } }
  var isTrainingChangingGoal: Bool { !isPast && !changedByTraining.isEmpty }
  var hasTrainingDays: Bool { coming.contains(where: \.isTraining) }

  // Drink.

  /// The day's drink; nil if none is declared.
  package var drink: DayMeasure? { subjects.drink.map { report.measures[$0] } }
  var isDrinkOpen: Bool {
    !isPast && (drink?.target?.daily?.atLeast).map { (drink?.total ?? 0) < $0 } ?? false
  }
  /// Whether more of the drink is left in the evening than a reminder would advise until the active hours end: too much to
  /// make up for.
  var isDrinkLate: Bool {
    guard let drink, drink.target?.daily?.atLeast != nil, isToday, !isBeforeEvening, let mostAnHour else {
      return false
    }
    let minutesLeft = max(0, ActiveMinutes(active, dayStarts: dayStarts).end - minute)
    return drink.remaining ?? 0 > mostAnHour.scaled(by: Int64(minutesLeft), over: 60)
  }
  var isDrinkMet: Bool { (drink?.target?.daily?.atLeast).map { (drink?.total ?? 0) >= $0 } ?? false }

  // The end of the day.

  var hasOpen: Bool { !open.isEmpty }
  /// The goals of the day whose limit is overrun.
  package var excesses: [DayMeasure] {
    report.measures.filter { measure in
      measure.target?.daily?.isOverrun(by: measure.total ?? 0) ?? false
    }
  }
  var hasExcess: Bool { !excesses.isEmpty }
}
