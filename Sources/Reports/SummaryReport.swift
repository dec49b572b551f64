import Journal

/// A period to look back on and to share: what went well, and how it compares with the one before.
package struct SummaryReport: Hashable, Sendable {
  /// How a measure compares with the period before.
  package struct Change: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package var measure: Int
    /// The mean over the days with an amount, in its unit.
    package var mean: Micros
    /// The same of the period before.
    package var meanBefore: Micros
    /// How much more it is, in percent; less if negative.
    package var percent: Int
    /// The number of days with an amount.
    package var days: Int
    /// The same of the period before.
    package var daysBefore: Int
  }

  /// A day and how much of what was due was met.
  package struct BestDay: Hashable, Sendable {
    package var day: Day
    package var count: Count
  }

  /// A streak and what it is of; of no subject it is of perfect days.
  package struct BestStreak: Hashable, Sendable {
    package var subject: Reference?
    package var streak: Streak
  }

  /// The days that every figure counts: those that are over, and today once nothing of it is left to do; nil if there
  /// is none yet.
  package var counted: Period?
  /// Habits and goals by day; what they come to is of the counted days alone.
  package var grid: PeriodGrid
  /// The period of the same length before, as far as it is compared; nil if nothing can be compared.
  package var before: Period?
  /// The sum of the period before; nil if nothing can be compared, or less than half as much was asked for then.
  package var totalBefore: Count?
  /// The measures that add up and changed, in the order of the configuration.
  package var changes: [Change]
  /// The first drink whose daily goal is to be reached; nil if there is none.
  package var vessel: Vessel?
  /// The longest streak of at least 2 that a day of the period belongs to, as long as it was at the period's end; nil
  /// if there is none.
  package var bestStreak: BestStreak?
  /// The day with the largest share met, the first of equals; nil if nothing was met.
  package var bestDay: BestDay?
  /// The habits with a weekly quota, of which a week that runs has only what was met.
  private var quotas: Set<Reference>
}

extension SummaryReport {
  /// Sums up a period; the book covers it and what a comparison and the streaks need.
  ///
  /// A period that is not over is compared by its counted days with as many of the one before.
  package init(of period: Period, in assessment: Assessment) {
    let counted = assessment.countedDays(of: period)
    self.counted = counted
    quotas = Set(assessment.configuration.references.filter(assessment.configuration.hasWeeklyQuota))
    let judged = JudgedDays(in: assessment, with: period)
    grid = PeriodGrid(of: period, in: assessment, judged: judged)
      .counting(counted, in: assessment, judged: judged)
    // A row that was not asked for on any of the days is no part of the story.
    grid.rows.removeAll { !$0.isKnown }
    let earlier = SummaryReport.periodBefore(period)
    changes = []
    if let counted, let earlier {
      let same = Period(earlier.from, min(earlier.to, earlier.from + (counted.count - 1)))
      let reference = counted == period ? earlier : same
      if !assessment.book.rows(in: reference).isEmpty {
        before = reference
        let sum = PeriodGrid(of: earlier, in: assessment, judged: judged)
          .counting(reference, in: assessment, judged: judged).total
        // A period that was mostly paused says little of how much is met.
        totalBefore = sum.closed * 2 >= grid.total.closed ? sum : nil
        changes = assessment.changes(over: counted, before: reference)
      }
    }
    vessel = counted.flatMap { assessment.vessel(over: $0, judged: judged) }
    bestStreak = assessment.bestStreak(over: period, judged: judged)
    bestDay = grid.bestDay
  }

  /// The period before: of a month or a year the one before, of any other days as many; nil before the calendar.
  static func periodBefore(_ period: Period) -> Period? {
    guard period.from > .first else { return nil }
    let last = period.from - 1
    if period == .month(of: period.from) { return .month(of: last) }
    if period == .year(of: period.from) { return .year(of: last) }
    return Period(period.from - period.count, last)
  }

  /// The rows of which all that is decided was met, and more than once where more than once was asked, in their order; today
  /// may be decided though the sums end before it, as a limit that is passed is.
  package var perfectRows: [PeriodGrid.Row] {
    grid.rows.filter { row in
      if let today = grid.todayIndex, row.states[today].isLost { return false }
      let asked = quotas.contains(row.subject) ? row.count.due : row.count.closed
      return row.count.met >= asked
        && (row.count.closed > 1 || row.count.closed == 1 && row.count.due == 1)
    }
  }

  /// The rows of which something was missed, those with the least met first.
  package var missedRows: [PeriodGrid.Row] {
    grid.rows.enumerated().filter { $0.element.count.closed > $0.element.count.met }
      .sorted {
        let (left, right) = ($0.element.count.rate ?? 0, $1.element.count.rate ?? 0)
        return (left, $0.offset) < (right, $1.offset)
      }.map(\.element)
  }
}

extension PeriodGrid {
  /// The grid with every sum taken over some of its days alone; without any, nothing is met or due.
  ///
  /// "A week belongs to the period that holds its last day": of a weekly quota the weeks of the whole grid are summed up,
  /// with what was done on these days, which are the first ones of the grid.
  fileprivate func counting(_ days: Period?, in assessment: Assessment, judged: JudgedDays) -> PeriodGrid {
    if days == period { return self }
    let counted = days?.count ?? 0
    var grid = self
    for (place, row) in rows.enumerated() {
      grid.rows[place].count = Count()
      guard let days else { continue }
      grid.rows[place].week = row.week.map { assessment.week($0, of: row.subject, upTo: days.to, judged) }
      grid.rows[place].count = assessment.sum(
        of: row.subject, states: row.states.prefix(counted), in: period, upTo: days.to, judged)
    }
    grid.days.replaceSubrange(counted..., with: [Count](repeating: Count(), count: period.count - counted))
    grid.total = grid.rows.reduce(into: Count()) { $0 += $1.count }
    return grid
  }

  /// The day with the largest share of what was due met, of equals the one with more, then the first; as with perfect days,
  /// none in a pause of everything, which asks for nothing but what was met.
  fileprivate var bestDay: SummaryReport.BestDay? {
    var best: SummaryReport.BestDay?
    for (day, count) in zip(period.days, days) where count.met > 0 && !count.isPaused {
      let share = { (count: Count) in (count.due == 0 ? 0 : count.met * 1_000_000 / count.due, count.met) }
      if best.map({ share($0.count) < share(count) }) ?? true {
        best = SummaryReport.BestDay(day: day, count: count)
      }
    }
    return best
  }
}

extension Assessment {
  /// The days of a period that are decided: those before today, and today if nothing of it is left to do; nil if there
  /// is none.
  fileprivate func countedDays(of period: Period) -> Period? {
    let last = isAnythingLeft(on: today) ? today - 1 : today
    return period.from <= last ? Period(period.from, min(period.to, last)) : nil
  }

  /// Whether something is still to be done on a day, or nothing was asked of it at all; a limit only has to be kept.
  private func isAnythingLeft(on day: Day) -> Bool {
    let period = Period(day, day)
    guard sums(ofDaysIn: period)[0].closed > 0 else { return true }
    return configuration.references.contains { subject in
      if weeks(of: subject, in: period).contains(where: { $0.state == .pending && $0.isShort }) {
        return true
      }
      guard state(of: subject, on: day) == .pending else { return false }
      guard case .measure(let measure) = subject else { return true }
      let bars = MeasureBars(of: measure, over: period, in: self)
      return bars.targets[0]?.daily?.isShort(at: bars.values[0] ?? 0) ?? false
    }
  }

  fileprivate func changes(over period: Period, before: Period) -> [SummaryReport.Change] {
    configuration.measures.indices.compactMap { place in
      let measure = configuration.measures[place]
      guard measure.aggregate == .sum else { return nil }
      let (these, those) = (
        MeasureSummary(of: place, in: period, of: self), MeasureSummary(of: place, in: before, of: self)
      )
      // An amount that is written down now and then cannot be told from one that is had now and then.
      guard these.days * 2 > period.count, those.days * 2 > before.count, let mean = these.mean,
        let meanBefore = those.mean, meanBefore > 0
      else { return nil }
      let ratio = mean.number.scaled(by: 100, over: meanBefore.number)
      // A growth from next to nothing is a number that says nothing.
      guard ratio <= 1000 else { return nil }
      return SummaryReport.Change(
        measure: place, mean: mean, meanBefore: meanBefore, percent: Int(ratio) - 100, days: these.days,
        daysBefore: those.days)
    }
  }

  /// The longest streak that a day of a period belongs to, as it stood at the period's end, of perfect days before others,
  /// then the first of equals.
  ///
  /// `judged` has the days as they stand today.
  fileprivate func bestStreak(over period: Period, judged: JudgedDays) -> SummaryReport.BestStreak? {
    let day = min(period.to, today)
    let isToday = day >= today
    let then = isToday ? self : atTheEnd(of: day)
    let judged = isToday ? judged : JudgedDays(in: then, with: Period(day, day))
    let perfect = Runs(of: judged.sums(in: then.history), from: then.history.from, \.bearing)
    var best = SummaryReport.BestStreak(subject: nil, streak: perfect.longest(since: period.from))
    let subjects = configuration.references.filter { then.hasState($0, in: Period(day, day)) }
    let streaks = then.each(of: subjects, over: then.history) {
      then.runs(of: $0, judged: judged).runs.longest(since: period.from)
    }
    for (subject, streak) in zip(subjects, streaks) {
      // Weeks are longer than days; one of them alone is no streak.
      if streak.length >= 2, best.streak.length < 2 || streak.weight > best.streak.weight {
        best = SummaryReport.BestStreak(subject: subject, streak: streak)
      }
    }
    return best.streak.length >= 2 ? best : nil
  }
}
