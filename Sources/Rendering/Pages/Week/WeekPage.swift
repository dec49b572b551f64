import Journal
import Notation
import Reports

/// A few days as a grid: a row a habit or goal, a column a day.
package struct WeekPage: FramedPage {
  let grid: PeriodGrid
  package var frame: Frame
  private let days: [DayLists.Item]?
  /// The last day that the sums count; nil if they count all of them.
  private let last: Day?

  /// Makes the page of a grid, which has as many columns as its period has days: up to 7 fit any screen.
  ///
  /// Days, if they are given, are shown with the lines of their files in place of the grid. Where the sums are of the days
  /// up to one before today alone, how it stands with the goals of the week says so.
  package init(
    _ grid: PeriodGrid, listing days: [DayLists.Item]? = nil, countedUpTo last: Day? = nil, in frame: Frame
  ) {
    (self.grid, self.days, self.last, self.frame) = (grid, days, last, frame)
  }

  /// The lines of each day's file, if they are shown in place of the grid.
  var lists: DayLists? { days.map { DayLists(items: $0, page: self) } }

  /// A row a habit or goal, a column a day, and what each row comes to.
  package var table: Table? { grid.table(in: frame) }

  /// The object `daybook.week/1`.
  package var json: JSON { grid.json(as: .week, configuration) }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    if let lists { return lists.lines }
    let title = StyledText(heading, .heading)
    guard !rows.isEmpty else {
      return screen.joined([
        title.wrapped(at: screen.columns),
        countedLines(grid),
        isNothingTracked
          ? screen.nothing(of: nil, in: configuration)
          : grid.counted.isEmpty ? screen.wrapped(words.emptyPeriod) : [],
      ])
    }
    let layout = Layout(self)
    let share = StyledText(words.weekShare(grid.total), .number)
    return screen.joined([
      title.wrapped(at: screen.columns) + share.wrapped(at: screen.columns),
      head(layout)
        + groups.flatMap { group in
          screen.groupHeading(group.heading) + group.items.map { row($0, layout) }
        } + sums(layout), weekGoals + countedLines(grid), legend,
      screen.hint(grid).map { screen.wrapped($0, .muted) } ?? [],
    ])
  }

  /// The rows of which anything can be said.
  var rows: [PeriodGrid.Row] { grid.rows.filter(\.isKnown) }

  /// The rows by their headings.
  var groups: [Group<PeriodGrid.Row>] { configuration.grouped(rows, by: \.subject) }

  var isNothingTracked: Bool { grid.rows.isEmpty }

  var heading: String { frame.heading(of: grid.period) }

  /// The weekdays above the days of the month; today's in brackets, which take the blanks around it.
  private func head(_ layout: Layout) -> [StyledText] {
    let margin = StyledText.blanks(layout.labelColumns)
    var weekdays = margin
    var numbers = margin
    for (place, day) in grid.period.days.enumerated() {
      let role: Role = place == grid.todayIndex ? .today : .muted
      weekdays += StyledText(words.weekdayHead(day.weekday.index), role)
        .padded(to: layout.cellColumns, .right)
      let number = StyledText(String(day.dayOfMonth), role)
      if place == grid.todayIndex {
        numbers += (StyledText("[", .today) + number).padded(to: layout.cellColumns, .right)
        numbers += StyledText("]", .today)
      } else {
        let isAfterToday = grid.todayIndex.map { place == $0 + 1 } ?? false
        numbers += number.padded(to: layout.cellColumns - (isAfterToday ? 1 : 0), .right)
      }
    }
    return [weekdays, numbers]
  }

  private func row(_ row: PeriodGrid.Row, _ layout: Layout) -> StyledText {
    let label = StyledText(configuration.title(of: row.subject))
    var line = screen.cut(label, to: layout.labelColumns).padded(to: layout.labelColumns)
    for place in row.states.indices {
      line += glyphs.sign(of: row.sign(place)).padded(to: layout.cellColumns, .right)
    }
    if layout.sumColumns > 0 {
      line += StyledText(screen.sum(of: row), .number).padded(to: layout.sumColumns, .right)
    }
    return line.trimmedAtEnd
  }

  /// The label of the day sums: only where there is room for it are they of how many.
  private func sumsHead(hasDayFractions: Bool) -> String { hasDayFractions ? words.daySums : words.metByDay }

  private func sums(_ layout: Layout) -> [StyledText] {
    let head = sumsHead(hasDayFractions: layout.hasDayFractions)
    let label = screen.cut(StyledText(head, .label), to: layout.labelColumns)
    var line = label.padded(to: layout.labelColumns)
    for (day, count) in zip(grid.period.days, grid.days) {
      let text = layout.hasDayFractions ? count.fraction : String(count.met)
      let role: Role = count.isPerfect ? .good : .number
      line += StyledText(count.isTold(on: day, today: today) ? text : "", role).padded(
        to: layout.cellColumns, .right)
    }
    if layout.sumColumns > 0 {
      line += StyledText(screen.sum(of: grid.total), .number).padded(to: layout.sumColumns, .right)
    }
    let width = layout.labelColumns + layout.cellColumns * grid.period.count + layout.sumColumns
    return [
      StyledText(String(repeating: glyphs.rule, count: min(width, screen.columns)), .muted),
      line.trimmedAtEnd,
    ]
  }

  /// How it stands with the goals of the week, a line each.
  var weekGoals: [StyledText] {
    rows.flatMap { row -> [StyledText] in
      guard let progress = screen.progress(of: row, configuration) else { return [] }
      let text =
        words.weekGoal(
          configuration.title(of: row.subject), progress, isThisWeek: grid.todayIndex != nil)
        + words.upTo(last, today)
      return screen.wrapped(text + (row.week?.percent.map { "  " + words.percent($0) } ?? ""), indentation: 2)
    }
  }

  /// The signs that the grid holds, each with its name.
  private var legend: [StyledText] {
    screen.flowed(screen.legend(of: rows.flatMap { $0.states.indices.map($0.sign) }))
  }

  /// The widths of the columns: labels give way first, then the sums; the cells stay.
  private struct Layout {
    let labelColumns: Int
    let cellColumns: Int
    let sumColumns: Int
    /// Whether the day sums have room to say of how many.
    let hasDayFractions: Bool

    init(_ week: WeekPage) {
      let (columns, days) = (week.screen.columns, week.grid.period.count)
      let titles = week.rows.map { week.configuration.title(of: $0.subject).widthInColumns }
      let longest = titles.max() ?? 0
      let sums = week.rows.map { week.screen.sum(of: $0).widthInColumns }
      let total = week.screen.sum(of: week.grid.total)
      let sumColumns = (sums + [total.widthInColumns]).max().map { $0 + 2 } ?? 0
      let fraction = (week.grid.days.map { $0.fraction.utf8.count }.max() ?? 0) + 1
      let leastRoomy = min(max(longest, week.words.daySums.widthInColumns), 12)
      let roomy = max(4, fraction)
      hasDayFractions = leastRoomy + roomy * days + sumColumns <= columns
      // The labels, and that of the day sums below them.
      let wanted = max(longest, week.sumsHead(hasDayFractions: hasDayFractions).widthInColumns)
      let leastLabel = min(wanted, 12)
      cellColumns = hasDayFractions ? roomy : 3
      // The bracket behind today's number may stand in a column of its own, if today is the last day.
      let bracket = week.grid.todayIndex == days - 1 ? 1 : 0
      let least = leastLabel + cellColumns * days
      self.sumColumns = least + sumColumns <= columns ? sumColumns : 0
      labelColumns = max(
        0, min(wanted, columns - cellColumns * days - max(self.sumColumns, bracket)))
    }
  }
}
