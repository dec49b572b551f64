import Journal
import Reports

extension StatisticsReport {
  /// The statistics as one table: a row a habit or measure, a column a number.
  package func table(_ configuration: Configuration, on screen: Screen) -> Table {
    let words = screen.words
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
      ],
      rows: habits.map { [screen.cell(of: .habit($0.habit), configuration)] + cells(of: $0.rates, screen) }
        + measures.map { measure in
          let declared = configuration.measures[measure.measure]
          let summary = measure.summary
          return [screen.cell(of: .measure(measure.measure), configuration)]
            + cells(of: measure.rates, screen)
            + [
              screen.cell(of: summary.days > 0 ? summary.total : nil, in: declared.unit, isLarge: true),
              screen.cell(of: summary.mean, in: declared.unit),
              screen.cell(of: measure.meanOfLastSeven, in: declared.unit),
              screen.cell(of: summary.best?.total, in: declared.unit),
              summary.best.map { screen.cell($0.day) } ?? .empty, .text(StyledText(declared.unit.name)),
            ]
        })
  }

  private func cells(of rates: Rates?, _ screen: Screen) -> [Table.Cell] {
    guard let rates else { return [Table.Cell](repeating: .empty, count: 8) }
    let (streaks, count) = (rates.streaks, rates.count)
    return [
      screen.cell(streaks.current.length), screen.cell(streaks.longest.length),
      .coded(StyledText(screen.words.unitName(streaks.current.unit)), code: streaks.current.unit.rawValue),
      screen.cell(count.met), screen.cell(count.closed), count.percentOfClosed.map { .percent($0) } ?? .empty,
      screen.cell(streaks.recent.met), screen.cell(streaks.recent.closed),
    ]
  }
}

extension BadgeReport {
  /// The badges as a table: a row a badge, with its day or how far it is.
  package func table(on screen: Screen) -> Table {
    let words = screen.words
    return Table(
      title: words.badgesHeading(earned, of: standings.count),
      columns: [
        Table.Column(words.badgeHead, key: "badge"), Table.Column(words.categoryHead, key: "category"),
        Table.Column(words.earnedHead, key: "date"), Table.Column(words.doneHead, key: "done", .right),
        Table.Column(words.neededHead, key: "needed", .right),
      ],
      rows: standings.map { standing in
        [
          .coded(StyledText(words.title(of: standing.badge)), code: standing.badge.rawValue),
          .coded(
            StyledText(words.name(of: standing.badge.category)), code: standing.badge.category.rawValue),
          standing.day.map { screen.cell($0) } ?? .empty, screen.cell(standing.done),
          screen.cell(standing.needed),
        ]
      })
  }
}

extension Explanation {
  /// The explanation as a table: a row a day of each habit and measure, with the lines that made it.
  package func table(_ configuration: Configuration, paths: [Day: String], on screen: Screen) -> Table {
    let words = screen.words
    let view = ExplanationPage(
      self, isNamed: true, configuration: configuration, paths: paths, on: screen)
    return Table(
      title: words.explanationHeading,
      columns: [
        Table.Column(words.rowHead, key: "name"), Table.Column(words.daySums, key: "date"),
        Table.Column(words.stateHead, key: "state"), Table.Column(words.reasonHead, key: "reason"),
        Table.Column(words.totalHead, key: "total", .right), Table.Column(words.sourcesHead, key: "sources"),
      ],
      rows: subjects.flatMap { subject in
        subject.days.map { day in
          var value = Table.Cell.empty
          if case .measure(let place) = subject.subject {
            value = screen.cell(of: day.total, in: configuration.measures[place].unit)
          }
          return [
            screen.cell(of: subject.subject, configuration), screen.cell(day.day),
            day.state.map { .coded(StyledText(words.name(of: $0)), code: $0.code) } ?? .empty,
            day.reason.map { .coded(StyledText(view.why($0, isSpoken: false)), code: $0.code) } ?? .empty,
            value,
            day.lines.isEmpty ? .empty : .text(StyledText(view.source(day.day, day.lines, isSpoken: false))),
          ]
        }
      })
  }
}
