import Journal
import Reports

extension YearPage {
  /// The map drawn, then the months and what each habit and goal came to.
  package var body: HTMLBody? {
    let name = title.map { "\($0), \(heading)" } ?? heading
    if isEmpty {
      return HTMLBody(
        title: name,
        main: .head(name) + .section(.list(countedLines(grid) + screen.nothing(of: title, in: configuration)))
      )
    }
    return HTMLBody(
      title: name,
      main: .head(
        name, grid.rows.isEmpty ? StyledText() : screen.share(of: grid, showingPerfect: subject == nil))
        + .section(words.gridHeading, mapPart) + parts)
  }

  /// The map with its legend.
  var mapPart: HTML {
    let grids = DayGrids(grid: grid, frame: frame)
    let label = words.mapLabel(title.map { "\($0), \(heading)" } ?? heading, perfect: grid.perfectDays)
    return grids.map(map, label)
  }

  /// The days of a measure that does not add up, as long as a line can show each of them.
  private var days: HTML {
    guard let bars = report.measure?.bars, configuration.measures[bars.measure].aggregate != .sum,
      bars.period.count <= 800
    else { return "" }
    return BarsPage(bars, in: frame).chart
  }

  private var parts: HTML {
    let months = RowList(report.months, on: screen)
    let rows = subject == nil ? frame.rowList(grid) : ""
    let steps =
      stepBars.map { $0.html(days) }
      ?? (grid.rows.isEmpty ? "" : months.html(addresses: months.periods.map { screen.links?.month($0) }))
    return "<div class=\"pair\">\n\(steps)\(rows)</div>\n\(countedSection(grid))"
  }
}
