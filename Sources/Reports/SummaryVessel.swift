import Journal

extension SummaryReport {
  /// One measure's glass or bar: what the days with an amount and a daily goal came to, of what each of them asked for.
  ///
  /// A goal of every kind counts, as in the grid: on a day on which it sets a limit, the limit is what was asked for, and
  /// what is beyond it makes up for no other day.
  package struct Vessel: Hashable, Sendable {
    /// The place in `Configuration.measures`.
    package var measure: Int
    /// The mean over these days.
    package var mean: Micros
    /// The number of these days.
    package var days: Int
    /// Whether they are all the days with an amount: on none of those was there no daily goal.
    package var isOfAllAmounts: Bool
    /// Whether they are the days that asked for the goal: none had no entry, and no other day has one.
    package var isOfDueDays: Bool
    /// The daily goal; nil if it was not the same on all of these days.
    package var target: Target?
    /// What these days came to together, of each with a limit no more than that.
    package var total: Micros
    /// What their goals come to together.
    package var asked: Micros
    /// The days on which the goal was reached or kept, of those that asked for it.
    package var count: Count

    /// How much of what was asked for was reached, as a whole percentage.
    package var percent: Int { percentage(of: total, in: asked) ?? 0 }
  }
}

extension Assessment {
  /// The glass of a period, of days that are judged: of the first drink that adds up and has a daily goal to be reached;
  /// nil if there is none.
  func vessel(over period: Period, judged: JudgedDays) -> SummaryReport.Vessel? {
    configuration.volumes.lazy.filter { configuration.measures[$0].aggregate == .sum }
      .compactMap { vessel(of: $0, over: period, judged: judged) }.first
  }

  private func vessel(of measure: Int, over period: Period, judged: JudgedDays) -> SummaryReport.Vessel? {
    guard hasState(.measure(measure), in: period) else { return nil }
    let unit = configuration.measures[measure].unit
    let days = judged.measureDays(of: measure, in: period)
    var rows = book.rows(in: period)
    var (total, asked, count): (Micros, Micros, Count) = (0, 0, Count())
    var isOfDueDays = true
    var targets: [Target] = []
    for (place, day) in days.enumerated() {
      var value: Micros?
      if let row = rows.first, book.days[row] - period.from == place {
        let found = book.value(measure, row: row)
        if found.isPresent { value = found.total.micros(in: unit) }
        rows.removeFirst()
      }
      let target = day.target?.daily
      let isDue = day.state.isDue && target != nil
      if isDue { count.add(day.state) }
      if isDue != (value != nil) { isOfDueDays = false }
      guard let value, let target else { continue }
      total += target.isAtLeast ? value : min(value, target.figure)
      asked += target.figure
      targets.append(target)
    }
    guard total > 0, asked > 0, let first = targets.first, targets.contains(where: \.isAtLeast) else {
      return nil
    }
    let all = MeasureSummary(of: measure, in: period, of: self)
    let isOfAllAmounts = targets.count == all.days
    let summary =
      isOfAllAmounts
      ? all
      : MeasureSummary(of: measure, in: period, of: self) { day in
        days[days.startIndex + (day - period.from)].target?.isWeekly == false
      }
    guard let mean = summary.mean else { return nil }
    return SummaryReport.Vessel(
      measure: measure, mean: mean, days: summary.days, isOfAllAmounts: isOfAllAmounts,
      isOfDueDays: isOfDueDays, target: targets.allSatisfy { $0 == first } ? first : nil, total: total,
      asked: asked, count: count)
  }
}
