import Journal
import Notation
import Reports

/// A year, or any long period, as a heat map: a column a week, a row a weekday, with months above.
package struct YearPage: FramedPage {
  let report: YearReport
  /// The habit or goal that it is of; nil if it is of everything.
  let subject: Reference?
  package var frame: Frame

  /// Makes the page of a period; of one subject, which then is named.
  package init(_ report: YearReport, of subject: Reference? = nil, in frame: Frame) {
    (self.report, self.subject, self.frame) = (report, subject, frame)
  }

  var grid: PeriodGrid { report.grid }
  var map: HeatMap { report.map }

  /// A row a day: of a measure with its value, of anything else with what was met.
  package var table: Table? {
    report.measure.map { BarsPage($0.bars, in: frame).table } ?? grid.dayTable(in: frame)
  }

  /// The object `daybook.year/1`, of a measure `daybook.bars/1`.
  package var json: JSON { report.measure?.bars.json(configuration) ?? grid.json(as: .year, configuration) }

  /// Whether there is neither a habit nor a goal, nor a value to shade.
  var isEmpty: Bool { grid.rows.isEmpty && map.tones.allSatisfy { $0 == .blank } }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    guard !isEmpty else {
      return screen.joined([head, countedLines(grid), screen.nothing(of: title, in: configuration)])
    }
    let rows = subject == nil ? RowList(grid.rows, in: frame).lines : []
    let months = stepBars?.lines ?? (grid.rows.isEmpty ? [] : RowList(report.months, on: screen).lines)
    let picture = HeatMapLines(map, in: frame)
    return screen.joined(
      [head] + picture.parts + [
        picture.legend, months, rows, countedLines(grid),
        screen.hint(grid).map { screen.wrapped($0, .muted) } ?? [],
      ])
  }

  /// The bars of a measure; nil of anything else.
  var stepBars: StepBars? {
    report.measure.map {
      StepBars(steps: $0.steps, measure: configuration.measures[$0.bars.measure], screen: screen)
    }
  }

  /// The months that lead to their pages.
  package var linkedMonths: [Period] {
    stepBars == nil && !grid.rows.isEmpty ? RowList(report.months, on: screen).periods : []
  }

  var heading: String { frame.heading(of: map.period) }

  var title: String? { subject.map(configuration.title(of:)) }

  private var head: [StyledText] { screen.head(of: grid, title, heading) }
}
