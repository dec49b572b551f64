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
  /// The headings, by the place of the row below them.
  private var headings: [Int: String] = [:]
  let screen: Screen
  let heading: String

  /// Makes the list of a grid's rows; those with nothing decided are left out.
  init(_ rows: [PeriodGrid.Row], configuration: Configuration, on screen: Screen) {
    var shown: [Row] = []
    for group in configuration.grouped(rows.filter { $0.count.closed > 0 }, by: \.subject) {
      headings[shown.count] = group.heading
      shown += group.items.map { Row(label: configuration.title(of: $0.subject), count: $0.count) }
    }
    self.rows = shown
    self.screen = screen
    heading = screen.words.rowsHeading
  }

  /// Makes the list of months, each by its name; those with nothing decided are left out at both ends.
  init(_ months: [MonthSum], on screen: Screen) {
    let isSeveralYears = Set(months.map(\.period.from.year)).count > 1
    let first = months.firstIndex { $0.count.closed > 0 } ?? months.endIndex
    let end = months.lastIndex { $0.count.closed > 0 }.map { $0 + 1 } ?? months.endIndex
    rows = months[first..<end]
      .map { month in
        let (year, number, _) = month.period.from.parts
        let name = isSeveralYears ? screen.words.month(number, year: year) : screen.words.monthName(number)
        return Row(label: name, count: month.count)
      }
    self.screen = screen
    heading = screen.words.monthsHeading
  }

  /// The heading and a line for each row; nothing without rows.
  var lines: [StyledText] {
    guard !rows.isEmpty else { return [] }
    let words = screen.words
    let columns = Columns(
      rows.map { row in
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
      }, labels: .namesSparing(barColumns: 10), widestBar: 30, narrow: .dropsBars(below: 6), on: screen)
    return [StyledText(heading, .heading)]
      + columns.lines.enumerated().flatMap { screen.groupHeading(headings[$0.offset]) + [$0.element] }
  }
}
