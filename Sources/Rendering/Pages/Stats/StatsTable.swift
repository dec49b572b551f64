import Journal
import Reports

extension StatsPage {
  /// A row a habit or measure, a column a number.
  package var table: Table? {
    let period = statistics.period
    let range = words.range(period.from.parts, period.to.parts, showingYear: true)
    return Table(
      title: "\(words.statisticsHeading), \(range)",
      columns: [
        Table.Column(words.rowHead, key: "name"), Table.Column(words.streakHead, key: "streak", .right),
        Table.Column(words.longestHead, key: "longest", .right),
        Table.Column(words.unitHead, key: "streak_unit"), Table.Column(words.metHead, key: "met", .right),
        Table.Column(words.decidedHead, key: "closed", .right), Table.Column("%", key: "percent", .right),
        Table.Column(words.recentHead, key: "recent_met", .right),
        Table.Column(words.decidedHead, key: "recent_closed", .right),
        Table.Column(words.totalHead, key: "total", .right),
        Table.Column(words.meanHead, key: "mean", .right),
        Table.Column(words.lastSevenHead, key: "mean_7", .right),
        Table.Column(words.mostHead, key: "best", .right),
        Table.Column(words.daySums, key: "best_date", .right),
        Table.Column(words.measureUnitHead, key: "unit"),
        Table.Column(words.strengthHead, key: "strength", .right),
        Table.Column(words.trendHead, key: "trend", .right),
        Table.Column(words.trendChangeHead, key: "trend_change", .right),
      ],
      rows: statistics.habits.map { habit in
        [screen.cell(of: .habit(habit.habit), configuration)] + cells(of: habit.rates)
          + [Table.Cell](repeating: .empty, count: 6) + [cell(of: habit.rates.strength)]
      }
        + statistics.measures.map { measure in
          let declared = configuration.measures[measure.measure]
          let summary = measure.summary
          return [screen.cell(of: .measure(measure.measure), configuration)]
            + cells(of: measure.rates)
            + [
              screen.cell(of: summary.days > 0 ? summary.total : nil, in: declared.unit, isLarge: true),
              screen.cell(of: summary.mean, in: declared.unit),
              screen.cell(of: measure.meanOfLastSeven, in: declared.unit),
              screen.cell(of: summary.best?.total, in: declared.unit),
              summary.best.map { screen.cell($0.day) } ?? .empty, .text(StyledText(declared.unit.name)),
              cell(of: measure.rates?.strength), screen.cell(of: measure.trend?.value, in: declared.unit),
              screen.cell(of: measure.trend?.change, in: declared.unit),
            ]
        })
  }

  /// A strength: a person reads a percentage, a program the share.
  private func cell(of strength: Strength?) -> Table.Cell {
    strength.map { .figure(StyledText(words.percent($0.percent), .number), micros: $0.share) } ?? .empty
  }

  private func cells(of rates: StatisticsReport.Rates?) -> [Table.Cell] {
    guard let rates else { return [Table.Cell](repeating: .empty, count: 8) }
    let (streaks, count) = (rates.streaks, rates.count)
    return [
      screen.cell(streaks.current.length), screen.cell(streaks.longest.length),
      .coded(StyledText(words.unitName(streaks.current.unit)), code: streaks.current.unit.rawValue),
      screen.cell(count.met), screen.cell(count.closed), count.percentOfClosed.map { .percent($0) } ?? .empty,
      screen.cell(streaks.recent.met), screen.cell(streaks.recent.closed),
    ]
  }
}
