import Journal

extension PeriodGrid {
  /// The number of days on which all that was due was met.
  package var perfectDays: Int { days.count { $0.isPerfect } }
}

/// A part of a long period with its sum: a month of a year.
package struct MonthSum: Hashable, Sendable {
  /// Its days.
  package var period: Period
  /// Met, due and closed of its rows, as a report of these days alone would have it.
  package var count: Count
}

/// A long period: every day, and what its months came to.
package struct YearReport: Hashable, Sendable {
  /// Habits and goals by day.
  package var grid: PeriodGrid
  /// The months that lie within the period, in order.
  package var months: [MonthSum]
  /// How each day went: of a measure how much of it there was.
  package var map: HeatMap
  /// The sums of a measure; nil for a habit.
  package var measure: LongMeasure?
}

/// One measure over a long period, by day, and by week or month.
package struct LongMeasure: Hashable, Sendable {
  package var bars: MeasureBars
  package var steps: MeasureSteps
}

extension LongMeasure {
  /// Lays out a measure over a long period, by month if it is longer than some months.
  package init(of measure: Int, over period: Period, in assessment: Assessment) {
    bars = MeasureBars(of: measure, over: period, in: assessment)
    steps = MeasureSteps(of: bars, by: period.count > 120 ? .month : .week, in: assessment)
  }
}

extension YearReport {
  /// Judges a period by day and by month; of one habit or goal, if one is given.
  package init(of period: Period, only subject: Reference? = nil, in assessment: Assessment) {
    grid = PeriodGrid(of: period, only: subject, in: assessment)
    months = period.parts(by: .month, firstWeekday: assessment.configuration.firstWeekday).map {
      MonthSum(period: $0, count: PeriodGrid(of: $0, only: subject, in: assessment).total)
    }
    if case .measure(let place)? = subject {
      let long = LongMeasure(of: place, over: period, in: assessment)
      map = HeatMap(of: long.bars, today: assessment.today)
      measure = long
    } else if subject != nil, let row = grid.rows.first {
      map = HeatMap(of: row, in: grid, today: assessment.today)
    } else {
      map = HeatMap(of: grid, today: assessment.today)
    }
  }

  /// The month of which the largest share was met, the first of equals; nil unless two have something decided, and where
  /// nothing was met.
  package var bestMonth: MonthSum? {
    let closed = months.filter { $0.count.closed > 0 }
    guard closed.count > 1, closed.contains(where: { $0.count.met > 0 }) else { return nil }
    return closed.max {
      ($0.count.rate ?? 0, $1.period.from) < ($1.count.rate ?? 0, $0.period.from)
    }
  }
}

/// One measure over a long period, a mean for each week or month; amounts are in its unit.
package struct MeasureSteps: Hashable, Sendable {
  /// A week or month.
  package struct Part: Hashable, Sendable {
    package var period: Period
    package var summary: MeasureSummary
    /// The daily goals that held in it, each once, in the order of days.
    package var targets: [Target]
    /// Met of closed of the goals of a day, and of those of a week.
    package var days, weeks: Count
  }

  /// The parts in order.
  package var parts: [Part]
  package var step: PeriodStep
}

extension MeasureSteps {
  /// Sums up the days of bars by week or month.
  package init(of bars: MeasureBars, by step: PeriodStep, in assessment: Assessment) {
    self.step = step
    parts = bars.period.parts(by: step, firstWeekday: assessment.configuration.firstWeekday).map { part in
      let places = (part.from - bars.period.from)..<(part.to - bars.period.from + 1)
      var targets: [Target] = []
      for target in bars.targets[places].compactMap({ $0 }) where !targets.contains(target) {
        targets.append(target)
      }
      return Part(
        period: part, summary: MeasureSummary(of: bars.measure, in: part, of: assessment), targets: targets,
        days: bars.count(ofWeeks: false, at: places), weeks: bars.count(ofWeeks: true, at: places))
    }
  }
}
