import Journal

/// Where every number of statistics comes from: the days, their states, and the lines that made them.
package struct Explanation: Hashable, Sendable {
  /// The day that a person still lives.
  package var today: Day
  /// The days that were asked about, up to today; all of them if they are all to come.
  package var period: Period
  /// The days that every figure counts; nil if they are all to come.
  package var counted: Period?
  /// The habits and measures, in the order of the statistics.
  package var subjects: [SubjectExplanation]
  /// The perfect days and their streaks.
  package var perfect: PerfectExplanation
}

/// Where the number of perfect days and their streaks come from.
package struct PerfectExplanation: Hashable, Sendable {
  /// A day and what was met of what was due, over every habit and goal.
  package struct DaySum: Hashable, Sendable {
    package var day: Day
    package var count: Count
  }

  /// The figures.
  package var figures: PerfectDays
  /// The perfect days of the period.
  package var days: [DaySum]
  /// The perfect days of the streaks that lie outside of the period.
  package var outside: [DaySum]
  /// The number of days of the period that were decided and not perfect.
  package var others: Int
  /// The day that ended the run before the current streak; nil if nothing did.
  package var ending: DaySum?
  /// The habits and measures that were lost on that day.
  package var lost: [Reference]
}

extension Explanation {
  /// Explains statistics; of those that nothing can be said of only the ones that `isNamed` tells were asked for.
  package init(
    of statistics: StatisticsReport, isNamed: Bool, in assessment: Assessment, by evidence: Evidence
  ) {
    (today, period, counted) = (statistics.today, statistics.period, statistics.counted)
    subjects = []
    for habit in statistics.habits where isNamed || habit.rates.isBegun {
      subjects.append(
        SubjectExplanation(
          of: .habit(habit.habit), rates: habit.rates, amounts: nil, over: period, in: assessment,
          by: evidence))
      subjects[subjects.count - 1].comparison = habit.comparison
    }
    for measure in statistics.measures {
      let rates = measure.rates.flatMap { isNamed || $0.saysSomething ? $0 : nil }
      guard isNamed || rates != nil || measure.summary.days > 0 else { continue }
      subjects.append(
        SubjectExplanation(
          of: .measure(measure.measure), rates: rates, amounts: measure, over: period, in: assessment,
          by: evidence))
      subjects[subjects.count - 1].comparison = measure.comparison
    }
    perfect = PerfectExplanation(of: statistics.perfect, over: period, in: assessment)
  }
}

extension StatisticsReport.Rates {
  /// Whether there is anything to count: a decided day, or a streak at any time.
  package var saysSomething: Bool { count.closed > 0 || streaks.longest.length > 0 }
  /// The same of a habit, of which something may be done in a week that runs, and is in no sum yet.
  package var isBegun: Bool { saysSomething || strength?.share ?? 0 > 0 }
}

extension PerfectExplanation {
  /// Explains the perfect days of a period and their streaks over all history.
  init(of figures: PerfectDays, over period: Period, in assessment: Assessment) {
    self.figures = figures
    let judged = JudgedDays(in: assessment, with: period)
    func sums(_ period: Period) -> [DaySum] {
      zip(period.days, judged.sums(in: period)).map { DaySum(day: $0, count: $1) }
    }
    let (asked, history) = (sums(period), sums(assessment.history))
    days = asked.filter(\.count.isPerfect)
    others = asked.count { $0.count.bearing == .ends }
    let runs = [figures.current.days, figures.longest.days].compactMap { $0 }
    outside = history.filter { sum in
      sum.count.isPerfect && !period.contains(sum.day) && runs.contains { $0.contains(sum.day) }
    }
    let ending = history.last { $0.count.bearing == .ends }
    self.ending = ending
    lost =
      ending.map { ending in
        assessment.configuration.references.filter { subject in
          !assessment.configuration.hasWeeklyQuota(subject)
            && judged.states(of: subject, in: Period(ending.day, ending.day)).contains(where: \.isLost)
        }
      } ?? []
  }
}
