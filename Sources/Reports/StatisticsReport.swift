import Journal

/// Streaks, rates, totals and means over a period.
package struct StatisticsReport: Hashable, Sendable {
  /// How often a habit was met, or a goal.
  package struct Rates: Hashable, Sendable {
    /// The streaks, over all history.
    package var streaks: StreakReport
    /// How firm it is, over all history; nil where no day counts.
    package var strength: Strength?
    /// The sum over the period; of a habit with a weekly quota it counts repetitions.
    package var count: Count
    /// The sum of each weekday over the period, from Monday on; empty where the unit is the week.
    package var weekdays: [Count]
    /// The weekday with the highest rate; nil unless two with at least 4 closed days differ.
    package var bestWeekday: Weekday?
    /// The weekday with the lowest rate; nil unless two with at least 4 closed days differ.
    package var worstWeekday: Weekday?
  }

  /// One habit over the period.
  package struct HabitStatistics: Hashable, Sendable {
    /// The place in `Configuration.habits`.
    package var habit: Int
    package var rates: Rates
    /// Its days with and without another, if that was asked.
    package var comparison: Comparison?
  }

  /// One measure over the period; amounts are in its unit.
  package struct MeasureStatistics: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package var measure: Int
    package var summary: MeasureSummary
    /// The mean over the days with an amount among the period's last seven up to today; nil without one.
    package var meanOfLastSeven: Micros?
    /// The trend on the period's last day up to today; nil if it adds up, and without a value.
    package var trend: Trend?
    /// How its goal went; nil without a goal.
    package var rates: Rates?
    /// Its days with and without another, if that was asked.
    package var comparison: Comparison?
    /// The measure.
    package var subject: Reference { .measure(measure) }
  }

  /// The day that a person still lives.
  package var today: Day
  /// The days that were asked about, up to today; all of them if they are all to come.
  package var period: Period
  /// The days that every figure counts; nil if they are all to come.
  package var counted: Period?
  /// The habits, in the order of the configuration.
  package var habits: [HabitStatistics]
  /// The measures, in the order of the configuration.
  package var measures: [MeasureStatistics]
  /// The days on which all that was due was met.
  package var perfect: PerfectDays
}

extension StatisticsReport {
  /// Works out the statistics of a period up to today, or from the first day file on; of the given habits and
  /// measures, or of all. Streaks always look at all days that the book covers. A question is asked of each of them.
  package init(
    over period: Period? = nil, of subjects: [Reference]? = nil,
    comparing question: Comparison.Question? = nil,
    in assessment: Assessment
  ) {
    let configuration = assessment.configuration
    let today = assessment.today
    let period =
      period.map { $0.from <= today ? Period($0.from, min($0.to, today)) : $0 }
      ?? Period(assessment.firstDay, today)
    let judged = JudgedDays(in: assessment, with: period)
    (self.today, self.period) = (today, period)
    counted = period.from <= today ? period : nil
    let wanted = configuration.references.filter { subjects?.contains($0) ?? true }
    let found = assessment.each(of: wanted, over: judged.span) { subject in
      Self.statistics(of: subject, over: period, comparing: question, in: assessment, judged: judged)
    }
    habits = found.compactMap(\.habit)
    measures = found.compactMap(\.measure)
    perfect = PerfectDays(of: judged, history: assessment.history, period: counted)
  }
}

extension StatisticsReport {
  /// The statistics of a habit or of a measure; neither of a habit that has no state in the period.
  private static func statistics(
    of subject: Reference, over period: Period, comparing question: Comparison.Question?,
    in assessment: Assessment, judged: JudgedDays
  ) -> (habit: HabitStatistics?, measure: MeasureStatistics?) {
    let rates = Rates(of: subject, over: period, in: assessment, judged: judged)
    let comparison = question.map { Comparison(of: subject, $0, over: period, in: assessment) }
    switch subject {
    case .habit(let habit):
      return (rates.map { HabitStatistics(habit: habit, rates: $0, comparison: comparison) }, nil)
    case .measure(let measure):
      let lastSeven = assessment.lastSeven(of: period)
      let statistics = MeasureStatistics(
        measure: measure,
        summary: MeasureSummary(of: measure, in: period, of: assessment),
        meanOfLastSeven: MeasureSummary(of: measure, in: lastSeven, of: assessment).mean,
        trend: assessment.trend(of: measure, on: lastSeven.to), rates: rates, comparison: comparison)
      return (nil, statistics)
    }
  }
}

extension Assessment {
  /// The last seven days of a period, up to today where it is one of them.
  func lastSeven(of period: Period) -> Period {
    let end = min(max(today, period.from), period.to)
    return Period(max(period.from, end - 6), end)
  }
}

extension StatisticsReport.Rates {
  /// Works out how often a subject was met in a period; nil for a measure without a goal.
  init?(of subject: Reference, over period: Period, in assessment: Assessment, judged: JudgedDays) {
    guard assessment.hasState(subject, in: period) else { return nil }
    let states = judged.states(of: subject, in: period)
    streaks = StreakReport(of: subject, in: assessment, judged: judged)
    strength = assessment.strength(of: subject, judged: judged)
    weekdays = []
    guard period.from <= assessment.today else {
      count = Count()
      return
    }
    guard assessment.streakUnit(of: subject) == .day else {
      count = assessment.sum(of: subject, states: states, in: period)
      return
    }
    weekdays = [Count](repeating: Count(), count: 7)
    var weekday = period.from.weekday.index
    for state in states {
      weekdays[weekday].add(state)
      weekday = weekday == 6 ? 0 : weekday + 1
    }
    count = weekdays.reduce(into: Count()) { $0 += $1 }
    let first = assessment.configuration.firstWeekday
    let ranked = Weekday.week(from: first).filter { weekdays[$0.index].closed >= 4 }
    let rate = { [weekdays] (day: Weekday) in weekdays[day.index].rate ?? 0 }
    // The first in the week stands for its equals, on both ends.
    guard let best = ranked.first(where: { day in ranked.allSatisfy { rate($0) <= rate(day) } }),
      let worst = ranked.first(where: { day in ranked.allSatisfy { rate($0) >= rate(day) } }),
      rate(best) > rate(worst)
    else { return }
    bestWeekday = best
    worstWeekday = worst
  }
}
