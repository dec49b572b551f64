import Journal

/// One measure over a period, a value for each day; amounts are in its unit.
package struct MeasureBars: Hashable, Sendable {
  /// The place in `Configuration.measures`.
  package var measure: Int
  /// The days.
  package var period: Period
  /// The place of today among the days; nil if it is not one of them.
  package var todayIndex: Int?
  /// The value of each day; nil where there is none.
  package var values: [Micros?]
  /// The goal in force on each day; nil where there is none.
  package var targets: [Target?]
  /// The state of each day; nil if the measure has no goal.
  package var states: [State]?
  /// The sums of the values.
  package var summary: MeasureSummary
  /// The number of met days.
  package var metDays: Int
  /// The places of the days that are no days to come: only they count.
  private let begun: Range<Int>
  /// Whether each day has a file.
  package var hasFile: [Bool]
  /// The trend of what does not add up, at each day with a value; none where not all days before were read.
  package var trend: [Trend.Step]
  /// The weeks that end on these days and have a goal of the week.
  package var weeks: [WeekFacts] = []

  /// How the goals of some of the days went, or those of the weeks that end on them.
  package func count(ofWeeks: Bool, at places: Range<Int>) -> Count {
    places.clamped(to: begun).reduce(into: Count()) { count, place in
      if targets[place]?.isWeekly == ofWeeks, let state = states?[place] { count.add(state) }
    }
  }

  /// Whether a day missed its goal because it has no file; the goal of a week is not missed so.
  package func lacksFile(_ place: Int) -> Bool {
    states?[place] == .missed && targets[place]?.isWeekly == false && !hasFile[place]
  }
}

extension MeasureBars {
  /// Lays out a measure over the days of a period.
  package init(of measure: Int, over period: Period, in assessment: Assessment) {
    let unit = assessment.configuration.measures[measure].unit
    let judged = assessment.measureDays(of: measure, in: period)
    (self.measure, self.period) = (measure, period)
    todayIndex = period.contains(assessment.today) ? assessment.today - period.from : nil
    values = assessment.totals(of: measure, in: period).map { $0?.micros(in: unit) }
    targets = judged.map(\.target)
    states = assessment.hasState(.measure(measure), in: period) ? judged.map(\.state) : nil
    summary = MeasureSummary(of: measure, in: period, of: assessment)
    begun = 0..<max(0, min(period.to, assessment.today) - period.from + 1)
    metDays = judged[begun].count { $0.state == .met }
    hasFile = assessment.hasFile(on: period)
    weeks = assessment.weeks(of: .measure(measure), in: period)
    let steps = assessment.isWhole ? assessment.trend(of: measure, on: period.to, steps: period.count) : nil
    trend = steps?.steps.filter { period.contains($0.day) } ?? []
  }
}

extension Assessment {
  /// The value of a measure on each day of a period; nil where there is none.
  func totals(of measure: Int, in period: Period) -> [Parts?] {
    var totals = [Parts?](repeating: nil, count: period.count)
    for row in book.rows(in: period) {
      let value = book.value(measure, row: row)
      if value.isPresent { totals[book.days[row] - period.from] = value.total }
    }
    return totals
  }
}
