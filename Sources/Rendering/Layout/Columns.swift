/// Rows of a label, a bar and figures, laid out in the width there is.
///
/// Labels and figures are as wide as the widest of them, and the bars get what is left.
struct Columns {
  /// One line.
  struct Row {
    /// A sign before the label, of the same width in each row.
    var lead = StyledText()
    let label: StyledText
    /// Nil where there is nothing to draw: a dot stands there, and no figure behind it.
    let bar: Bar?
    /// The figures behind the bar, as many in each row.
    let figures: [StyledText]
    /// A sign behind the figures, of the same width in each row.
    var end = StyledText()
  }

  /// How labels stand, and whether they give way.
  enum Labels {
    /// Dates and times: right aligned, and never cut.
    case dates
    /// Names: left aligned, in so many columns at the most.
    case names(atMost: Int)
    /// Names: left aligned, and cut for a bar of so many columns, though not to less than ten.
    case namesSparing(barColumns: Int)
  }

  /// The columns that give way on a narrow terminal.
  enum Narrow {
    /// The bars, where they would have fewer columns than these.
    case dropsBars(below: Int)
    /// The last figure, where it would leave the bars fewer columns than these; four remain to them.
    case dropsLastFigure(below: Int)
    /// Nothing: four columns remain to the bars.
    case dropsNothing
  }

  private let rows: [Row]
  private let screen: Screen
  private let labelAlignment: Alignment
  /// The columns of each figure that is shown.
  private let figureColumns: [Int]
  /// The columns of a label.
  let labelColumns: Int
  /// The columns before the bars.
  let marginColumns: Int
  /// The columns of a bar; 0 if there is no room for bars.
  let barColumns: Int

  /// Lays rows out; a bar has `widestBar` columns at the most, and the labels of other lines stand in the same column.
  init(
    _ rows: [Row], labels: Labels, besides others: [StyledText] = [], widestBar: Int, narrow: Narrow,
    on screen: Screen
  ) {
    func widest(_ texts: [StyledText]) -> Int { texts.map(\.widthInColumns).max() ?? 0 }
    (self.rows, self.screen) = (rows, screen)
    let figures = (0..<(rows.first?.figures.count ?? 0)).map { place in widest(rows.map { $0.figures[place] })
    }
    func taken(by columns: some Sequence<Int>) -> Int { columns.reduce(0) { $0 + 2 + $1 } }
    let wanted = widest(rows.map(\.label) + others)
    let sides = widest(rows.map(\.lead)) + widest(rows.map(\.end))
    switch labels {
    case .dates: (labelAlignment, labelColumns) = (.right, wanted)
    case .names(let most): (labelAlignment, labelColumns) = (.left, min(wanted, most))
    case .namesSparing(let bar):
      let room = screen.columns - sides - 2 - bar - taken(by: figures)
      (labelAlignment, labelColumns) = (.left, min(wanted, max(10, room)))
    }
    marginColumns = widest(rows.map(\.lead)) + labelColumns + 2
    let room = screen.columns - sides - labelColumns - 2
    let columns = room - taken(by: figures)
    switch narrow {
    case .dropsBars(let least):
      figureColumns = figures
      barColumns = columns >= least ? min(widestBar, columns) : 0
    case .dropsLastFigure(let least) where columns < least || figures.last == 0:
      figureColumns = figures.dropLast()
      barColumns = max(4, min(widestBar, room - taken(by: figureColumns)))
    case .dropsLastFigure, .dropsNothing:
      figureColumns = figures
      barColumns = max(4, min(widestBar, columns))
    }
  }

  /// All lines, without blanks at their ends.
  var lines: [StyledText] { rows.map(line) }

  private func line(_ row: Row) -> StyledText {
    let label = screen.cut(row.label, to: labelColumns).padded(to: labelColumns, labelAlignment)
    var line = row.lead + label
    guard let bar = row.bar else { return line + StyledText("  " + screen.glyphs.dot, .muted) }
    if barColumns > 0 { line += "  " + bar.text(columns: barColumns, screen.glyphs) }
    for (figure, columns) in zip(row.figures, figureColumns) {
      line += "  " + figure.padded(to: columns, .right)
    }
    return (line + row.end).trimmedAtEnd
  }
}
