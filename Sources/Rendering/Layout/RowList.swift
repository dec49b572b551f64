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
  let screen: Screen
  let heading: String

  /// Makes the list of a grid's rows; those with nothing decided are left out.
  init(_ rows: [PeriodGrid.Row], configuration: Configuration, on screen: Screen) {
    self.rows = rows.filter { $0.count.closed > 0 }
      .map { Row(label: configuration.title(of: $0.subject), count: $0.count) }
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
    let fractions = rows.map { words.share($0.count.met, of: $0.count.closed, percent: nil) }
    let percents = rows.map { $0.count.percentOfClosed.map(words.percent) ?? "" }
    let fractionColumns = fractions.map(\.widthInColumns).max() ?? 0
    let percentColumns = percents.map(\.widthInColumns).max() ?? 0
    let figures = fractionColumns + 2 + percentColumns
    let wanted = rows.map(\.label.widthInColumns).max() ?? 0
    let labelColumns = min(wanted, max(10, screen.columns - figures - 2 - 12))
    let barColumns = min(30, screen.columns - labelColumns - figures - 4)
    return [StyledText(heading, .heading)]
      + rows.indices.map { place in
        let row = rows[place]
        var line = screen.cut(StyledText(row.label), to: labelColumns).padded(to: labelColumns) + "  "
        if barColumns >= 6 {
          let isAll = row.count.met >= row.count.closed && row.count.closed > 0
          let bar = Bar(
            value: Int64(row.count.met), scale: Int64(max(row.count.closed, 1)), role: isAll ? .good : .accent
          )
          line += bar.text(columns: barColumns, screen.glyphs) + "  "
        }
        line += StyledText(fractions[place], .number).padded(to: fractionColumns, .right) + "  "
        line += StyledText(percents[place], .muted).padded(to: percentColumns, .right)
        return line.trimmedAtEnd
      }
  }
}
