import Journal

/// A period to look back on and to share: what went well, and how it compares with the one before.
package struct Summary: Hashable, Sendable {
  /// How a measure compares with the period before.
  package struct Change: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package var measure: Int
    /// The mean of a day over the days that are compared, in its unit.
    package var mean: Micros
    /// The same of the period before.
    package var meanBefore: Micros
    /// By how much more it is, in percent, less if negative.
    package var percent: Int
    /// Whether more is what the goal asks for; nil without a goal that says so.
    package var isMoreWanted: Bool?
  }

  /// One measure's glass or bar: what a day came to on the average, of what was asked.
  package struct Vessel: Hashable, Sendable {
    package var measure: Int
    /// The mean over the days that are over and ask for it; a day without an amount counts as none.
    package var mean: Micros
    /// The daily goal on the last of these days.
    package var target: Target
    /// The days on which the goal was reached, of those that asked for it.
    package var count: Count
    package var total: Micros
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

  /// Habits and goals by day.
  package var grid: PeriodGrid
  /// The period of the same length before, as far as it is compared; nil if nothing can be compared.
  package var before: Period?
  /// The sum of the period before; nil if nothing can be compared, or less than half as much was asked for then.
  package var totalBefore: Count?
  /// The measures that add up and changed, in the order of the configuration.
  package var changes: [Change]
  /// The first drink whose daily goal is to be reached; nil if there is none.
  package var vessel: Vessel?
  /// The longest current streak of at least 2 that the period's end belongs to; nil if there is none.
  package var bestStreak: BestStreak?
  /// The day with the largest share met, the first of equals; nil if nothing was met.
  package var bestDay: BestDay?
}

extension Summary {
  /// Sums up a period; the book covers it and what a comparison and the streaks need.
  ///
  /// A period that is not over is compared by its days before today with as many of the one before.
  package init(of period: Period, in assessment: Assessment) {
    let today = assessment.today
    grid = PeriodGrid(of: period, in: assessment)
    // A row that was not asked for on any of the days is no part of the story.
    grid.rows.removeAll { row in row.states.allSatisfy { $0 == .unknown } }
    let compared = period.from < today ? Period(period.from, min(period.to, today - 1)) : nil
    let earlier = Summary.periodBefore(period, firstWeekday: assessment.configuration.firstWeekday)
    changes = []
    if let compared, let earlier {
      let same = Period(earlier.from, min(earlier.to, earlier.from + (compared.count - 1)))
      let isWholePeriod = compared == period
      let reference = isWholePeriod ? earlier : same
      let sum = PeriodGrid(of: reference, in: assessment).total
      if assessment.book.days.contains(where: reference.contains) {
        before = reference
        // A period that was mostly paused says little of how much is met.
        totalBefore = sum.closed * 2 >= grid.total.closed ? sum : nil
        changes = assessment.changes(over: compared, before: reference)
      }
    }
    vessel = assessment.vessel(over: Period(period.from, min(period.to, max(period.from, today - 1))))
    bestStreak = assessment.bestStreak(at: min(period.to, today))
    bestDay = grid.bestDay(upTo: today)
  }

  /// The period before: of a month or a year the one before, of any other days as many; nil before the calendar.
  static func periodBefore(_ period: Period, firstWeekday: Weekday) -> Period? {
    guard period.from > .first else { return nil }
    let last = period.from - 1
    if period == .month(of: period.from) { return .month(of: last) }
    if period == .year(of: period.from) { return .year(of: last) }
    return Period(period.from - period.count, last)
  }

  /// The rows of which all that is decided was met, and more than once where more than once was asked, in their order.
  package var perfectRows: [PeriodGrid.Row] {
    grid.rows.filter { row in
      row.count.met >= row.count.closed
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
  /// The day with the largest share of what was due met, of equals the one with more, then the first.
  fileprivate func bestDay(upTo today: Day) -> Summary.BestDay? {
    var best: Summary.BestDay?
    for (day, count) in zip(period.days, days) where count.met > 0 && day <= today {
      let share = { (count: Count) in (count.due == 0 ? 0 : count.met * 1_000_000 / count.due, count.met) }
      if best.map({ share($0.count) < share(count) }) ?? true {
        best = Summary.BestDay(day: day, count: count)
      }
    }
    return best
  }
}

extension Assessment {
  fileprivate func changes(over period: Period, before: Period) -> [Summary.Change] {
    configuration.measures.indices.compactMap { place in
      let measure = configuration.measures[place]
      guard measure.aggregate == .sum else { return nil }
      let (these, those) = (
        MeasureSummary(of: place, in: period, of: self), MeasureSummary(of: place, in: before, of: self)
      )
      // An amount that is written down now and then cannot be told from one that is had now and then.
      guard these.days * 2 > period.count, those.days * 2 > before.count, let now = these.total,
        let earlier = those.total
      else { return nil }
      let mean = now.divided(by: period.count)
      let meanBefore = earlier.divided(by: before.count)
      guard meanBefore > 0 else { return nil }
      let ratio = mean.number.scaled(by: 100, over: meanBefore.number)
      // From next to nothing, a growth is no number that says anything.
      guard ratio <= 1000 else { return nil }
      return Summary.Change(
        measure: place, mean: mean, meanBefore: meanBefore, percent: Int(ratio) - 100,
        isMoreWanted: targets(of: place, in: Period(period.to, period.to))[0].flatMap { target in
          target.isAtLeast ? true : target.atLeast == nil ? false : nil
        })
    }
  }

  fileprivate func vessel(over period: Period) -> Summary.Vessel? {
    for (place, measure) in configuration.measures.enumerated()
    where measure.unit.kind == .volume && measure.aggregate == .sum {
      let bars = MeasureBars(of: place, over: period, in: self)
      guard let target = bars.targets.last ?? nil, target.isAtLeast, !target.isWeekly, target.figure > 0
      else { continue }
      var (total, days, count): (Micros, Int, Count) = (0, 0, Count())
      for (value, state) in zip(bars.values, bars.states ?? []) where state.isDue {
        total += value ?? 0
        days += 1
        count.add(state)
      }
      guard total > 0 else { continue }
      return Summary.Vessel(
        measure: place, mean: total.divided(by: days), target: target, count: count,
        total: total)
    }
    return nil
  }

  /// The longest streak as it stood on a day, of perfect days before others, then the first of equals.
  fileprivate func bestStreak(at day: Day) -> Summary.BestStreak? {
    let then = Assessment(
      book: book, configuration: configuration, today: min(today, day), firstFile: firstFile)
    let judged = JudgedDays(in: then, with: Period(then.today, then.today))
    let perfect = PerfectDays(of: judged, history: then.history, period: Period(then.today, then.today))
      .current
    var best = Summary.BestStreak(subject: nil, streak: perfect)
    for subject in configuration.references where then.hasState(subject, in: Period(day, day)) {
      let streak = StreakReport(of: subject, in: then, judged: judged).current
      // Weeks are longer than days.
      if streak.weight > best.streak.weight { best = Summary.BestStreak(subject: subject, streak: streak) }
    }
    return best.streak.length >= 2 ? best : nil
  }
}
