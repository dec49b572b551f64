import Journal

/// Where the figures of one habit or measure come from.
package struct SubjectExplanation: Hashable, Sendable {
  /// Since when it is asked for.
  package enum Start: Hashable, Sendable {
    /// The configuration says so.
    case declared(Day)
    /// It is the first day that a line says something of it; the lines counting from 0.
    case seen(Day, lines: [Int32])
    /// No line ever said anything of it.
    case never
  }

  /// The habit or measure.
  package var subject: Reference
  /// Since when it is asked for.
  package var start: Start
  /// How often it was met; nil for a measure without a goal.
  package var rates: StatisticsReport.Rates?
  /// The sums of a measure's days; nil for a habit.
  package var amounts: StatisticsReport.MeasureStatistics?
  /// The days of the period that the mean of the last seven is taken over.
  package var lastSeven: Period
  /// From the first to the last of the days or weeks that the recent figure counts; nil if there are none.
  package var recent: Period?
  /// The day or week that ended the run before the current streak; nil if nothing did.
  package var ending: ExplainedDay?
  /// The week that ended it, where the streak is in weeks.
  package var endingWeek: WeekFacts?
  /// The days of the period, each once.
  package var days: [ExplainedDay]
  /// The met days of the streaks, and those of the recent figure, that lie outside of the period.
  package var outside: [ExplainedDay]
  /// The weeks that end in the period, where weeks are counted; else none.
  package var weeks: [WeekFacts]
  /// The weeks of the streaks and of the recent figure that do not end in the period.
  package var outsideWeeks: [WeekFacts]
  /// The strength with its last steps; nil where no day counts.
  package var strength: Strength?
  /// The comparison that was asked for; nil without one.
  package var comparison: Comparison?
  /// The trend with its last steps; nil of a habit, of what adds up, and without a value.
  package var trend: Trend?
}

extension SubjectExplanation {
  /// Explains the figures that statistics have of a habit or measure.
  init(
    of subject: Reference, rates: StatisticsReport.Rates?, amounts: StatisticsReport.MeasureStatistics?,
    over period: Period, in assessment: Assessment, by evidence: Evidence
  ) {
    (self.subject, self.rates, self.amounts) = (subject, rates, amounts)
    lastSeven = assessment.lastSeven(of: period)
    if let from = assessment.configuration.from(of: subject) {
      start = .declared(from)
    } else if let derivation = assessment.configuration.derivation(of: subject) {
      let first = assessment.start(of: subject)
      let lines = derivation.parts.flatMap { evidence.lines(of: $0, on: first).map(\.line) }
      start = lines.isEmpty ? .never : .seen(first, lines: Set(lines).sorted())
    } else if let seen = assessment.book.firstSeen(assessment.book.subject(subject)) {
      start = .seen(seen, lines: Set(evidence.lines(of: subject, on: seen).map(\.line)).sorted())
    } else {
      start = .never
    }
    (outside, weeks, outsideWeeks) = ([], [], [])
    days = assessment.explainedDays(of: subject, in: period, by: evidence)
    if let amounts {
      trend = assessment.trend(of: amounts.measure, on: lastSeven.to, steps: Trend.explainedSteps)
    }
    guard let rates else { return }
    strength = assessment.strength(of: subject, steps: Strength.explainedSteps)
    if rates.streaks.current.unit == .week {
      look(atWeeksOf: subject, rates, period, assessment)
    } else {
      look(atDaysOf: subject, rates, period, assessment, evidence)
    }
  }

  private mutating func look(
    atDaysOf subject: Reference, _ rates: StatisticsReport.Rates, _ period: Period, _ assessment: Assessment,
    _ evidence: Evidence
  ) {
    let history = assessment.history(of: subject)
    let all = assessment.explainedDays(of: subject, in: history, by: evidence)
    ending = all.last { $0.state?.endsStreak == true }
    let lately = all.recent(.day, \.state)
    if let first = lately.first, let last = lately.last { recent = Period(first.day, last.day) }
    let runs = [rates.streaks.current.days, rates.streaks.longest.days].compactMap { $0 }
    outside = all.filter { day in
      !period.contains(day.day)
        && (day.state == .met && runs.contains { $0.contains(day.day) }
          || day.state?.isClosed == true && recent?.contains(day.day) == true)
    }
  }

  private mutating func look(
    atWeeksOf subject: Reference, _ rates: StatisticsReport.Rates, _ period: Period, _ assessment: Assessment
  ) {
    let all = assessment.weeks(of: subject, in: assessment.history(of: subject))
    endingWeek = all.last(where: \.state.endsStreak)
    let lately = all.recent(.week, \.state)
    if let first = lately.first, let last = lately.last { recent = Period(first.days.from, last.days.to) }
    weeks = assessment.weeks(of: subject, in: period)
    let runs = [rates.streaks.current.days, rates.streaks.longest.days].compactMap { $0 }
    outsideWeeks = all.filter { week in
      !period.contains(week.days.to)
        && (week.state == .met && runs.contains { $0.contains(week.days.from) }
          || week.state.isClosed && recent?.contains(week.days.to) == true)
    }
  }
}
