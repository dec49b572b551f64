import Journal
import Reports

/// Shares of long periods as bars, a line each: habits and goals, or the months of a year.
struct RowList {
  /// One line.
  struct Row {
    let label: String
    let count: Count
  }

  let rows: [Row]
  /// The habits and goals of the rows; none of months.
  private(set) var subjects: [Reference] = []
  /// The months of the rows; none of habits and goals.
  private(set) var periods: [Period] = []
  /// The headings, by the place of the row below them.
  private var headings: [Int: String] = [:]
  let screen: Screen
  let heading: String

  /// Makes the list of a grid's rows; those with nothing decided are left out.
  init(_ rows: [PeriodGrid.Row], in frame: Frame) {
    let configuration = frame.configuration
    var shown: [Row] = []
    for group in configuration.grouped(rows.filter { $0.count.closed > 0 }, by: \.subject) {
      headings[shown.count] = group.heading
      subjects += group.items.map(\.subject)
      shown += group.items.map { Row(label: configuration.title(of: $0.subject), count: $0.count) }
    }
    self.rows = shown
    screen = frame.screen
    heading = screen.words.rowsHeading
  }

  /// Makes the list of months, each by its name; those with nothing decided are left out at both ends.
  init(_ months: [MonthSum], on screen: Screen) {
    let isSeveralYears = Set(months.map(\.period.from.year)).count > 1
    let first = months.firstIndex { $0.count.closed > 0 } ?? months.endIndex
    let end = months.lastIndex { $0.count.closed > 0 }.map { $0 + 1 } ?? months.endIndex
    periods = months[first..<end].map(\.period)
    rows = months[first..<end]
      .map { month in
        let (year, number, _) = month.period.from.parts
        let name = isSeveralYears ? screen.words.month(number, year: year) : screen.words.monthName(number)
        return Row(label: name, count: month.count)
      }
    self.screen = screen
    heading = screen.words.monthsHeading
  }

  /// A bar for each row, as long as the share that was met.
  private var bars: [Columns.Row] {
    let words = screen.words
    return rows.map { row in
      let count = row.count
      let isAll = count.closed > 0 && count.met >= count.closed
      return Columns.Row(
        label: StyledText(row.label),
        bar: Bar(
          value: Micros(whole: count.met), scale: Micros(whole: max(count.closed, 1)),
          role: isAll ? .good : .accent),
        figures: [
          StyledText(words.share(count.met, of: count.closed, percent: nil), .number),
          StyledText(count.percentOfClosed.map(words.percent) ?? "", .muted),
        ])
    }
  }

  /// The rows under their heading; each leads to its page, if it has one.
  func html(addresses: [String?] = []) -> HTML {
    .section(
      heading, .folded(rows.map(\.label), bars.html(addresses: addresses, headings: headings)))
  }

  /// The heading and a line for each row; nothing without rows.
  var lines: [StyledText] {
    guard !rows.isEmpty else { return [] }
    let columns = Columns(
      bars, labels: .namesSparing(barColumns: 10), widestBar: 30, narrow: .dropsBars(below: 6), on: screen)
    return [StyledText(heading, .heading)]
      + columns.lines.enumerated().flatMap { screen.groupHeading(headings[$0.offset]) + [$0.element] }
  }
}
