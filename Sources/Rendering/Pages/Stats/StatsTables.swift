import Journal
import Reports

extension StatsPage {
  /// The habits and goals as a table; nil if there are none.
  ///
  /// Where a column of the week has room, it draws how often each weekday was met.
  var habitTable: Table? { rated.isEmpty ? nil : habitTable(withWeekdays: hasWeekdayColumn) }

  /// Whether the column of the week has room.
  private var hasWeekdayColumn: Bool { habitTable(withWeekdays: true).columns(words) <= screen.columns }

  private func habitTable(withWeekdays showsWeekdays: Bool) -> Table {
    var columns = [
      Table.Column(statistics.habits.isEmpty ? words.goalHead : words.habitHead),
      Table.Column(words.streakHead, .right), Table.Column(words.longestHead, .right),
      Table.Column(words.metHead, .right), Table.Column(words.recentHead, .right),
      Table.Column(words.strengthHead, .right),
    ]
    if showsWeekdays { columns.append(Table.Column(weekdayInitials)) }
    return Table(
      columns: columns,
      rows: rows(of: rated, under: \.subject) { line in
        let (streaks, count) = (line.rates.streaks, line.rates.count)
        var cells: [Table.Cell] = [
          .text(title(configuration.title(of: line.subject))),
          .text(
            StyledText(words.streakLength(streaks.current), streaks.current.length > 1 ? .streak : .muted)),
          .text(StyledText(words.streakLength(streaks.longest))),
          .text(StyledText(share(count, withPercent: true), .number)),
          .text(StyledText(share(streaks.recent, withPercent: false), .number)),
          line.rates.strength.map { .percent($0.percent) } ?? .empty,
        ]
        if showsWeekdays { cells.append(.text(weekdayLine(line.rates))) }
        return cells
      })
  }

  /// A row each, with the headings above them.
  private func rows<Item>(
    of items: [Item], under subject: KeyPath<Item, Reference>, _ row: (Item) -> [Table.Cell]
  ) -> [[Table.Cell]] {
    configuration.grouped(items, by: { $0[keyPath: subject] }).flatMap { group in
      (group.heading.map { [[Table.Cell.text(screen.cut(StyledText($0, .label), to: screen.columns / 3))]] }
        ?? [])
        + group.items.map(row)
    }
  }

  /// A label cut to what a table has room for.
  private func title(_ label: String) -> StyledText { screen.cut(StyledText(label), to: screen.columns / 3) }

  private func share(_ count: Count, withPercent: Bool) -> String {
    guard count.closed > 0 else { return "" }
    return words.share(
      count.met, of: count.closed, percent: withPercent ? count.percentOfClosed : nil)
  }

  private var week: [Weekday] { Weekday.week(from: configuration.firstWeekday) }

  /// The first letters of the weekdays, one column each.
  private var weekdayInitials: String {
    week.map { String(words.weekdayHead($0.index).prefix(1)).uppercased() }.joined()
  }

  /// How often each weekday was met, as a row of levels, the best and the worst in their colours too; a dot where none
  /// of its days is decided.
  private func weekdayLine(_ rates: StatisticsReport.Rates) -> StyledText {
    guard rates.weekdays.contains(where: { $0.closed > 0 }) else { return "" }
    return week.map { weekday in
      let count = rates.weekdays[weekday.index]
      guard count.closed > 0 else { return StyledText(glyphs.dot, .muted) }
      let level = floored(
        Micros(whole: count.met), in: Micros(whole: count.closed), of: glyphs.levels.count - 1)
      let role: Role =
        weekday == rates.bestWeekday ? .good : weekday == rates.worstWeekday ? .bad : .accent
      return StyledText(glyphs.levels[level], role)
    }.joined()
  }

  var measureTable: Table? {
    guard !measured.isEmpty else { return nil }
    return Table(
      columns: [
        Table.Column(words.measureHead), Table.Column(words.meanHead, .right),
        Table.Column(words.lastSevenHead, .right), Table.Column(words.totalHead, .right),
        Table.Column(words.mostHead, .right),
      ],
      rows: rows(of: measured, under: \.subject) { measure in
        let declared = configuration.measures[measure.measure]
        let inCups = inCups(measure.measure)
        func text(_ amount: Micros?) -> Table.Cell {
          .text(
            StyledText(amount.map { screen.amount($0, in: declared.unit, against: inCups) } ?? "", .number))
        }
        return [
          .text(title(declared.title)), text(measure.summary.mean), text(measure.meanOfLastSeven),
          .text(StyledText(total(of: measure) ?? "", .number)), .text(StyledText(best(measure))),
        ]
      })
  }

  /// The largest day of a measure with its date; empty without one.
  func best(_ measure: StatisticsReport.MeasureStatistics) -> String {
    guard let best = measure.summary.best else { return "" }
    let unit = configuration.measures[measure.measure].unit
    let date =
      words.isAloud
      ? words.date(best.day.parts)
      : words.shortDate(best.day.parts, showingYear: best.day.year != statistics.period.to.year)
    return words.amountOn(screen.amount(best.total, in: unit, against: inCups(measure.measure)), date)
  }

  /// Where the trend of a measure stands, with its change; nil without one.
  func trend(of measure: StatisticsReport.MeasureStatistics) -> String? {
    measure.trend.map { screen.text(of: $0, in: configuration.measures[measure.measure].unit) }
  }

  /// The trends of the measures that have one, a line each.
  var trendLines: [StyledText] {
    let lines = measured.flatMap { measure in
      trend(of: measure).map { text in
        (StyledText("  \(configuration.measures[measure.measure].title): ") + StyledText(text, .number))
          .wrapped(at: screen.columns, indentation: 4)
      } ?? []
    }
    return lines.isEmpty ? [] : [StyledText(words.trendHead, .heading)] + lines
  }

  /// The best and the worst weekday of what has them, a line each, where no column shows them.
  var weekdayLines: [StyledText] {
    guard !hasWeekdayColumn else { return [] }
    let lines = rated.flatMap { line in
      weekdays(of: line.rates).map { text in
        (StyledText("  \(configuration.title(of: line.subject)): ") + StyledText(text, .muted))
          .wrapped(at: screen.columns, indentation: 4)
      } ?? []
    }
    return lines.isEmpty ? [] : [StyledText(words.weekdaysHeading, .heading)] + lines
  }

  func weekdays(of rates: StatisticsReport.Rates) -> String? {
    guard let best = rates.bestWeekday, let worst = rates.worstWeekday else { return nil }
    return words.weekdays(
      best: words.weekdayName(best.index), rates.weekdays[best.index],
      worst: words.weekdayName(worst.index), rates.weekdays[worst.index])
  }
}

extension Screen {
  /// Where a trend stands, with its change in the seven days before, if there were any.
  func text(of trend: Trend, in unit: Unit) -> String {
    let value = amount(trend.value, in: unit)
    guard let change = trend.change else { return value }
    let size = amount(Micros(Int64(clamping: change.number.magnitude)), in: unit, besides: trend.value)
    guard size != amount(0, in: unit, besides: trend.value) else { return words.steadyTrend(value) }
    return words.trend(value, change: size, isUp: change > 0)
  }
}
