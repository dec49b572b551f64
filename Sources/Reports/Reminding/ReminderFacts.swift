import Journal

/// The facts that reminders go by on one day; minutes are counted from the start of the logical day, on the wall clock.
package struct ReminderFacts: Hashable, Sendable {
  /// The kind of a measure, by which it is spoken of.
  package enum Manner: Hashable, Sendable {
    /// So much until the next reminder: what is drunk, and steps.
    case pace
    /// The amount that is left for the next meal.
    case food
    /// When to be in bed.
    case sleep
    /// The amount that is left.
    case rest
  }

  /// When they speak.
  package var plan: ReminderPlan
  /// When they may speak.
  package var active: ActiveMinutes
  /// When the logical day begins.
  package var dayStarts: TimeOfDay
  package var manner = Manner.pace
  /// The total so far.
  package var total: Micros = 0
  /// The goal; nil if there is none, or none today.
  package var goal: Micros?
  /// How long a night is to be, in minutes, of sleep.
  package var night: Int?
  /// A cup.
  package var cup: Micros?
  /// The most an hour that is ever advised; nil for what is not drunk.
  package var limit: Micros?
  /// When amounts were logged.
  package var logged: [Int] = []
  /// Whether there are amounts without a time.
  package var hasUntimed = false
  /// The number of ticks that are done.
  package var done = 0
  /// The open things that have a time, in the order of times.
  package var ticks: [PlannedTick] = []
  /// The meals that are still to come, in the order of times.
  package var meals: [PlannedTick] = []
  /// The last amount of each measure that was taken later than the measure says.
  package var late: [LateEntry] = []
  /// Whether a met goal is congratulated on.
  package var congratulates = true
  /// What is remembered of the days before, the latest first.
  package var past: [RememberedDay] = []
  /// Whether it is known what is logged after a reminder: a calendar hears of nothing, and what keeps nothing forgets.
  package var hearsAnswers = true

  package init(plan: ReminderPlan, active: ActiveHours, dayStarts: TimeOfDay) {
    self.plan = plan
    self.active = ActiveMinutes(active, dayStarts: dayStarts)
    self.dayStarts = dayStarts
  }

  /// The clock at a minute of the logical day.
  package func time(ofMinute minute: Int) -> TimeOfDay { TimeOfDay(minutes: Int(dayStarts.minutes) + minute) }

  /// The clock at the end of the last active hours of the logical day.
  package var end: TimeOfDay { time(ofMinute: active.end) }
}

extension ReminderFacts {
  /// The most an hour that is ever advised, 750 ml; nil for what is not drunk.
  static func mostAnHour(in unit: Unit) -> Micros? {
    unit.kind == .volume ? (750 * Unit.millilitre.parts).micros(in: unit) : nil
  }

  /// Gathers what reminders about a measure go by on a day.
  package init(of measure: Int?, on day: WordedDay, in assessment: Assessment, now: Moment) {
    let (record, configuration) = (day.record, assessment.configuration)
    self.init(
      plan: configuration.remind, active: configuration.active, dayStarts: configuration.dayStarts)
    congratulates = configuration.badges
    done = record.records.count { $0.mark == .done }
    if let measure { take(measure, on: day, in: assessment, now: now) }
    for (place, measure) in configuration.measures.enumerated() {
      guard let by = measure.by else { continue }
      let limit = by.minutes(sinceStart: dayStarts)
      let times = record.records.filter {
        $0.subject == .measure(place) && $0.mark == .none && $0.amount != nil
      }.compactMap { $0.time?.minutes(sinceStart: dayStarts) }
      if let last = times.max(), last > limit {
        late.append(LateEntry(name: measure.title, minute: last, by: by))
      }
    }
    takeTicks(of: day, in: assessment)
  }

  private mutating func take(_ measure: Int, on day: WordedDay, in assessment: Assessment, now: Moment) {
    let (record, configuration) = (day.record, assessment.configuration)
    let report = DayMeasure(measure, on: day, of: assessment, now: now)
    let unit = configuration.measures[measure].unit(on: record.day)
    total = report.total ?? 0
    cup = configuration.measures[measure].cup(on: record.day).map {
      configuration.parts(of: $0, in: measure, on: record.day).micros(in: unit)
    }
    limit = ReminderFacts.mostAnHour(in: unit)
    let subjects = CoachSubjects(in: configuration)
    takeGoal(of: measure, on: record.day, in: assessment, subjects)
    logged = report.entries.compactMap { $0.time?.minutes(sinceStart: dayStarts) }
    hasUntimed = report.entries.contains { $0.time == nil && $0.value > 0 }
    if manner == .food { meals = open(subjects.meals, on: day, in: assessment) }
  }

  /// The goal to be reached on a day that asks for it, and how it is spoken of.
  mutating func takeGoal(
    of measure: Int, on day: Day, in assessment: Assessment, _ subjects: CoachSubjects
  ) {
    let configuration = assessment.configuration
    let alone = Period(day, day)
    let state = assessment.state(of: .measure(measure), on: day)
    if state != .skipped, state != .unknown,
      let target = assessment.targets(of: measure, in: alone)[0], !target.isWeekly
    {
      // Nothing is to be reached where nothing is asked for.
      goal = target.atLeast.flatMap { $0 > 0 ? $0 : nil }
    }
    manner =
      configuration.hasPace(measure)
      ? .pace
      : subjects.sleep == measure ? .sleep : subjects.nutrients.values.contains(measure) ? .food : .rest
    if manner == .sleep {
      night = goal?.converted(from: configuration.measures[measure].unit, to: .minute).wholeUnits
    }
  }

  /// The ticks of the file that are open and have a time, and the habits that have one and are due, file or not.
  private mutating func takeTicks(of day: WordedDay, in assessment: Assessment) {
    let configuration = assessment.configuration
    for tick in day.ticks where tick.mark == .open && assessment.awaits(tick.subject, on: day.record.day) {
      guard let time = tick.time else { continue }
      if let subject = tick.subject, configuration.isDerived(subject) { continue }
      let name = tick.subject.map { configuration.title(of: $0) } ?? tick.name
      ticks.append(PlannedTick(name: name, minute: time.minutes(sinceStart: dayStarts)))
    }
    let written = Set(ticks.map(\.name))
    ticks += open(configuration.habits.indices, on: day, in: assessment).filter { !written.contains($0.name) }
    ticks.sort { $0.minute < $1.minute }
  }

  /// The habits of some that are due, not done, and have a time, by their times.
  private func open(
    _ habits: some Sequence<Int>, on day: WordedDay, in assessment: Assessment
  ) -> [PlannedTick] {
    let configuration = assessment.configuration
    let ticks = day.record.winningTicks(of: configuration)
    return habits.compactMap { habit -> PlannedTick? in
      guard configuration.habits[habit].derivation == nil else { return nil }
      let found = DayHabit(habit, on: day.record.day, by: ticks[habit], of: assessment, usualTime: nil)
      guard found.state == .pending, let time = found.usualTime else { return nil }
      return PlannedTick(
        name: configuration.habits[habit].title, minute: time.minutes(sinceStart: dayStarts))
    }.sorted { $0.minute < $1.minute }
  }
}
