import Journal

/// The facts that the coach goes by on one day; amounts are in each measure's unit.
package struct CoachFacts: Sendable {
  /// The amount eaten of one nutrient, and its goal.
  package struct Nutrition: Hashable, Sendable {
    package var nutrient: Nutrient
    /// The place in `Configuration.measures`.
    package var measure: Int
    package var eaten: Micros
    /// Whether anything of it is written down.
    package var isLogged: Bool
    /// The daily goal in force; nil if there is none.
    package var target: Target?
    /// The goal that training would bring, where it is another; nil once it is done or is not to come.
    package var trainingTarget: Target?
  }

  /// Something open: a habit, a planned amount, or a tick that nobody declared.
  package struct Open: Hashable, Sendable {
    /// The habit or measure; nil for a tick that is not declared.
    package var subject: Reference?
    /// The name as written where it is not declared, else empty.
    package var name = ""
    package var time: TimeOfDay?
  }

  /// A habit or goal that is counted by the week.
  package struct Weekly: Hashable, Sendable {
    package var subject: Reference
    package var week: WeekFacts
  }

  /// A day to come in the week.
  package struct Coming: Hashable, Sendable {
    package var day: Day
    /// Whether training is asked for on that day, and not on every day.
    package var isTraining: Bool
    /// The ticks that its file plans.
    package var planned: [Open]
  }

  package var day: Day
  package var today: Day
  /// When the logical day begins.
  package var dayStarts: TimeOfDay
  /// The clock.
  package var time: TimeOfDay
  /// The clock, in minutes from the start of the logical day.
  package var minute: Int
  /// The hours in which reminders may speak: at the others a person may be asleep.
  package var active: ActiveHours
  /// The most of the drink that a reminder advises an hour; nil if none is declared, or it is no drink of a volume.
  var mostAnHour: Micros?
  /// The pause of everything that holds on the day; nil if none does.
  package var pause: Pause?
  /// The purpose of it all, in the person's own words.
  package var aim: String?
  package var subjects: CoachSubjects
  package var report: DayReport
  package var nutrition: [Nutrition] = []
  /// The day's meals, by time; those without one come last.
  package var meals: [Meal] = []
  /// Meals of earlier days, each text once, newest first; what was eaten on the day already is none.
  package var earlierMeals: [Meal] = []
  /// Whether there is no meal with words of its own, of the day or of earlier ones.
  var hasNoMealsYet = true
  /// The meals that are still to come: open ones after the latest that was eaten, by their times.
  package var mealsToCome: [Open] = []
  /// The open things, by time; those without one come last.
  package var open: [Open] = []
  /// The first thing of the next day; nil if it asks for nothing.
  package var first: Open?
  package var weekly: [Weekly] = []
  /// The days of the week from this one on.
  package var coming: [Coming] = []
  /// The text of the day's training, and its time.
  package var trainingText = ""
  /// Whether a training was just written down, even if only as an amount.
  package var isTrainingWritten = false
  /// The person's own words.
  package var wish = ""
  /// Their topics.
  package var wishTopics: [TypedWords.Topic] = []
}

extension CoachFacts {
  /// Gathers what the coach goes by.
  ///
  /// `days` holds the day and those after it in the week that have a file; the assessment covers the week and the day
  /// after.
  package init(
    of report: DayReport, days: [Day: WordedDay], earlier: [Meal], in assessment: Assessment, now: Moment,
    wish: String = ""
  ) {
    let configuration = assessment.configuration
    day = report.day
    today = assessment.today
    dayStarts = configuration.dayStarts
    time = now.time
    minute = now.time.minutes(sinceStart: configuration.dayStarts)
    active = configuration.active
    pause = configuration.pauseOfEverything(on: report.day)
    aim = configuration.aim
    subjects = CoachSubjects(in: configuration)
    mostAnHour = subjects.drink.flatMap { ReminderFacts.mostAnHour(in: configuration.measures[$0].unit) }
    (self.report, self.wish) = (report, wish)
    wishTopics = TypedWords.topics(of: wish)
    let start = configuration.dayStarts
    /// The open ticks in the file of a day.
    func planned(on day: Day) -> [Open] {
      (days[day]?.ticks ?? []).filter { $0.mark == .open }.map { tick in
        Open(subject: tick.subject, name: tick.subject == nil ? tick.name : "", time: tick.time)
      }.inOrder(sinceStart: start)
    }
    meals = (days[day].map { Meal.all(in: $0, subjects: subjects, configuration: configuration) } ?? [])
      .inOrder(sinceStart: start)
    let eatenToday = Set(meals.map { Vocabulary.folded($0.text) })
    earlierMeals = earlier.distinctNewestFirst.filter { !eatenToday.contains(Vocabulary.folded($0.text)) }
    hasNoMealsYet = earlierMeals.isEmpty && meals.allSatisfy(\.text.isEmpty)
    let habits = report.habits.filter {
      $0.state.isOpen && configuration.habits[$0.habit].derivation == nil
    }
    open =
      (habits.map { Open(subject: .habit($0.habit), time: $0.usualTime) }
      + planned(on: day).filter { plan in
        switch plan.subject {
        case .habit: false
        case .measure, nil: assessment.awaits(plan.subject, on: day)
        }
      })
      .inOrder(sinceStart: start)
    let latest = meals.compactMap { $0.time?.minutes(sinceStart: start) }.max() ?? -1
    mealsToCome = open.filter { open in
      subjects.meals.contains { open.subject == .habit($0) }
        && (open.time.map { $0.minutes(sinceStart: start) > latest } ?? true) && !isLongPast(open)
    }
    if let done = self.training, done.mark == .done, let line = done.line {
      trainingText = days[day]?.line(line).text ?? ""
    }
    nutrition = Nutrient.allCases.compactMap { nutrient in
      subjects.nutrients[nutrient].map { Nutrition(nutrient, of: $0, in: report, subjects, assessment) }
    }
    let week = configuration.week(of: day)
    weekly = configuration.references.compactMap { subject in
      assessment.week(of: subject, upTo: day).flatMap {
        $0.asksNothing ? nil : Weekly(subject: subject, week: $0)
      }
    }
    let comingDays = max(day, today) <= week.to ? Array(Period(max(day, today), week.to).days) : []
    coming = comingDays.map { day in
      Coming(
        day: day, isTraining: isTrainingDue(on: day, in: assessment),
        planned: day == self.day ? [] : planned(on: day))
    }
    if !hasDayBegun, isToday {
      // Before dawn, tomorrow is what comes after sleep.
      first = Self.first(of: open)
    } else if day < .last {
      first = Self.first(of: due(on: day + 1, besides: planned(on: day + 1), in: assessment))
    }
  }

  /// Whether the training that is not of every day is due on a day.
  private func isTrainingDue(on day: Day, in assessment: Assessment) -> Bool {
    guard let training = subjects.training else { return false }
    return assessment.configuration.habits[training].schedule != .daily
      && assessment.state(of: .habit(training), on: day) == .pending
  }

  /// What is planned for a day, and the habits due on it that are not, at their usual times.
  private func due(on day: Day, besides plans: [Open], in assessment: Assessment) -> [Open] {
    let due = assessment.configuration.tickedHabits.filter { habit in
      assessment.state(of: .habit(habit), on: day)?.isOpen == true
        && !plans.contains { $0.subject == .habit(habit) }
    }
    return (plans + due.map { Open(subject: .habit($0), time: report.habits[$0].usualTime) })
      .inOrder(sinceStart: dayStarts)
  }
}

extension CoachFacts.Open: Timed {}

extension CoachFacts {
  /// The first of things in order: the earliest, or a habit without a time that is declared before it and before every
  /// other, as weighing is before breakfast.
  private static func first(of open: [Open]) -> Open? {
    guard let earliest = open.first, case .habit(let timed)? = earliest.subject, earliest.time != nil else {
      return open.first
    }
    func place(_ open: Open) -> Int { if case .habit(let habit)? = open.subject { habit } else { .max } }
    let untimed = open.filter { $0.time == nil }.min { place($0) < place($1) }
    let isBefore = untimed.map { one in place(one) < timed && open.allSatisfy { place(one) <= place($0) } }
    return isBefore == true ? untimed : earliest
  }
}

extension CoachFacts.Nutrition {
  /// Tells what was eaten and asked on the report's day.
  fileprivate init(
    _ nutrient: Nutrient, of measure: Int, in report: DayReport, _ subjects: CoachSubjects,
    _ assessment: Assessment
  ) {
    let facts = report.measures[measure]
    let configuration = assessment.configuration
    (self.nutrient, self.measure) = (nutrient, measure)
    eaten = facts.total ?? 0
    isLogged = facts.total != nil
    target = facts.target?.daily
    guard let training = subjects.training, report.habits[training].state == .pending else { return }
    let goal = configuration.goal(of: measure, on: report.day) { habit in
      habit == training || report.habits[habit].state == .met
    }
    // The day's own goal is stronger than what training brings.
    guard let goal, goal.whenHabit == training, !goal.isWeekly,
      assessment.book.ownGoal(measure, on: report.day) == nil
    else { return }
    let other = configuration.target(goal, in: measure, on: report.day)
    if other != target { trainingTarget = other }
  }

  /// The rest up to the least that is asked; 0 where nothing is.
  package var left: Micros { max(0, (target?.atLeast ?? 0) - eaten) }
  /// The room up to the limit, not below 0; nil without a limit.
  package var room: Micros? { target?.atMost.map { max(0, $0 - eaten) } }
  /// By how much the limit is overrun; 0 if it is not.
  package var excess: Micros { max(0, eaten - (target?.atMost ?? .max)) }
}
