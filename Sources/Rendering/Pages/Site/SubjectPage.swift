import Journal
import Reports

/// A habit or measure with its whole history: what it came to, its months, and each year as a map.
package struct SubjectPage: Framed {
  let subject: Reference
  /// Its statistics, and no other's.
  let statistics: StatsPage
  /// Every day of it.
  let grid: PeriodGrid
  /// Its values, if it is a measure.
  let measure: LongMeasure?
  package let frame: Frame

  /// Makes the page of everything that was written of a habit or measure.
  package init(
    _ subject: Reference, statistics: StatsPage, grid: PeriodGrid, measure: LongMeasure?, in frame: Frame
  ) {
    (self.subject, self.statistics, self.grid) = (subject, statistics, grid)
    (self.measure, self.frame) = (measure, frame)
  }

  /// The page.
  package var body: HTMLBody {
    let title = configuration.title(of: subject)
    return HTMLBody(
      title: title,
      main: .head(title) + .section(screen.words.statisticsHeading, statistics.allFacts)
        + (isEmpty ? "" : steps + months + maps))
  }

  /// Whether there is neither a state nor a value on any day.
  private var isEmpty: Bool {
    !grid.rows.contains(where: \.isKnown)
      && measure.map { $0.bars.values.allSatisfy { $0 == nil } } ?? true
  }

  private var map: HeatMap? {
    if let measure { return HeatMap(of: measure.bars, today: today) }
    return grid.rows.first.map { HeatMap(of: $0, in: grid, today: today) }
  }

  private var steps: HTML {
    guard let measure else { return "" }
    let bars = StepBars(
      steps: measure.steps, measure: configuration.measures[measure.bars.measure], screen: screen)
    return bars.html()
  }

  private var months: HTML {
    guard measure == nil, let row = grid.rows.first else { return "" }
    let list = RowList(grid.months(of: row, in: configuration), on: screen)
    return list.html(addresses: list.periods.map { screen.links?.month($0) })
  }

  /// The years that hold anything, the newest first.
  private var maps: HTML {
    guard let map else { return "" }
    // The days are many, and each has its month's page near.
    var plain = frame
    plain.screen.links = nil
    let grids = DayGrids(grid: grid, frame: plain)
    let years = Set([map.period.from.year, map.period.to.year]).max() ?? 0
    return stride(from: years, through: map.period.from.year, by: -1).compactMap { number -> HTML? in
      guard let day = Day(year: number, month: 1, day: 1),
        let part = Period.year(of: day).intersection(map.period)
      else { return nil }
      let year = map.part(part)
      guard year.tones.contains(where: { $0 != .blank }) else { return nil }
      let heading = screen.words.heading(of: .year(number))
      return .section(heading, grids.map(year, "\(configuration.title(of: subject)), \(heading)"))
    }.joined()
  }
}
