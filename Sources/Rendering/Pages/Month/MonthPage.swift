import Journal
import Notation
import Reports

/// A month, or any days, as a calendar by weeks: each day with its sign and what was met.
package struct MonthPage: FramedPage {
  let grid: PeriodGrid
  /// The habit or goal that the calendar is of; nil if it is of everything.
  let subject: Reference?
  package var frame: Frame
  /// The bars of a measure, which stand above its calendar; nil of anything else.
  let bars: BarsPage?
  /// The figure below the sign of each day.
  let figures: [String]
  private let tones: [DayTone]

  /// Makes the calendar of a grid; of a grid of one subject, which then is named, and if it is a measure with its bars.
  package init(
    _ grid: PeriodGrid, of subject: Reference? = nil, bars: MeasureBars? = nil, in frame: Frame
  ) {
    (self.grid, self.subject, self.frame) = (grid, subject, frame)
    self.bars = bars.map { BarsPage($0, in: frame) }
    tones = HeatMap(of: grid, today: frame.today).tones
    figures = zip(grid.period.days, grid.days).map { day, count in
      subject == nil && count.isTold(on: day, today: frame.today) ? count.fraction : ""
    }
  }

  /// A row a day: of a measure with its value, of anything else with what was met.
  package var table: Table? { bars?.table ?? grid.dayTable(in: frame) }

  /// The object `daybook.month/1`, of a measure `daybook.bars/1`.
  package var json: JSON { bars?.json ?? grid.json(as: .month, configuration) }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    if let bars { return bars.lines + (picture.isEmpty ? [] : [StyledText()] + picture) }
    guard !grid.rows.isEmpty else {
      return screen.joined([head, countedLines(grid), screen.nothing(of: title, in: configuration)])
    }
    let rows = subject == nil ? RowList(grid.rows, in: frame).lines : []
    let hint = screen.hint(grid).map { screen.wrapped($0, .muted) } ?? []
    return screen.joined([head, calendar, legend, rows, countedLines(grid), hint])
  }

  var heading: String { frame.heading(of: grid.period) }

  var title: String? { subject.map(configuration.title(of:)) }

  private var head: [StyledText] { screen.head(of: grid, title, heading) }

  /// The calendar drawn; of a measure its bars as well.
  package var body: HTMLBody? {
    let grids = DayGrids(grid: grid, frame: frame)
    let name = title.map { "\($0), \(heading)" } ?? heading
    let calendar = HTML.section(
      words.gridHeading,
      grid.rows.isEmpty ? "" : grids.calendar(name, of: subject == nil ? nil : grid.rows[0]))
    if let bars { return HTMLBody(title: name, main: bars.main + calendar) }
    if grid.rows.isEmpty {
      return HTMLBody(
        title: name,
        main: .head(name) + .section(.list(countedLines(grid) + screen.nothing(of: title, in: configuration)))
      )
    }
    let hint = screen.hint(grid).map { HTML.paragraph(StyledText($0), class: "legend") } ?? ""
    return HTMLBody(
      title: name,
      main: .head(name, screen.share(of: grid, showingPerfect: subject == nil)) + calendar + hint
        + (subject == nil ? frame.rowList(grid) + countedSection(grid) : ""))
  }

  /// The calendar and its legend, without a head.
  var picture: [StyledText] { grid.rows.isEmpty ? [] : screen.joined([calendar, legend]) }

  /// The calendar alone: heads, then two lines a week, or one if no day has a figure.
  var calendar: [StyledText] {
    let cell = min(screen.columns / 7, 9)
    let heads = Weekday.week(from: configuration.firstWeekday).map {
      let name = words.shortWeekdayName($0.index)
      return StyledText(name.widthInColumns < cell - 1 ? name : words.weekdayHead($0.index), .muted)
        .padded(to: cell, .right)
    }
    // Where one is too wide, all are percentages: a day without a figure would look like one without a file.
    let fitting =
      figures.allSatisfy { $0.widthInColumns < cell }
      ? figures
      : zip(figures, grid.days).map { figure, count in
        let percent = figure.isEmpty ? "" : count.percentOfDue.map { "\($0)%" } ?? ""
        return percent.widthInColumns < cell ? percent : ""
      }
    let hasFigures = fitting.contains { !$0.isEmpty }
    var lines = [heads.joined().trimmedAtEnd]
    for week in grid.period.parts(by: .week, firstWeekday: configuration.firstWeekday) {
      let indent = week.from.weekday.days(since: configuration.firstWeekday) * cell
      var top = StyledText.blanks(indent)
      var bottom = top
      for day in week.days {
        let place = day - grid.period.from
        top += (number(of: day, in: cell) + sign(place)).padded(to: cell, .right)
        bottom += StyledText(fitting[place], grid.days[place].isPerfect ? .good : .number).padded(
          to: cell, .right)
      }
      lines += hasFigures ? [top.trimmedAtEnd, bottom.trimmedAtEnd] : [top.trimmedAtEnd]
    }
    // The last week may have no figures.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A day in the month, with the month where one begins in days of several, and with the room before its sign.
  private func number(of day: Day, in cell: Int) -> StyledText {
    let isToday = day - grid.period.from == grid.todayIndex
    let lead = isToday ? glyphs.pointer : ""
    let named = lead + words.shortDate(day.parts)
    let hasRoom = named.widthInColumns + 3 <= cell
    let text = hasRoom && grid.period.beginsMonth(on: day) ? named : lead + String(day.dayOfMonth)
    return StyledText(text, isToday ? .today : .muted) + (cell > 4 ? " " : "")
  }

  /// The sign of a day: of one subject that of its state, of everything that of how much of it was met.
  private func sign(_ place: Int) -> StyledText {
    guard let row = grid.rows.first, subject != nil else { return glyphs.sign(of: tones[place]) }
    return shownSign(place, of: row).map(glyphs.sign) ?? " "
  }

  /// The sign of a day, if it has one.
  func shownSign(_ place: Int, of row: PeriodGrid.Row) -> DaySign? {
    grid.shownSign(place, of: row, today: today)
  }

  private var legend: [StyledText] {
    var entries: [StyledText] = []
    if let row = grid.rows.first, subject != nil {
      entries = screen.legend(of: row.states.indices.compactMap { shownSign($0, of: row) })
    } else {
      // All tones between nothing and all have one sign.
      for tone in DayTone.calendarLegend.filter(tones.contains) {
        guard let name = words.name(of: tone) else { continue }
        let entry = screen.legendEntry(glyphs.sign(of: tone), name)
        if entries.last != entry { entries.append(entry) }
      }
    }
    if grid.todayIndex != nil {
      entries.append(screen.legendEntry(StyledText(glyphs.pointer, .today), words.todayLegend))
    }
    return screen.flowed(entries)
  }
}

extension Glyphs {
  /// The sign of a day's tone in a calendar: all, some or nothing met, open, left out, not written.
  func sign(of tone: DayTone) -> StyledText {
    switch tone {
    case .blank: " "
    case .skipped: sign(of: State.skipped)
    case .open: sign(of: State.pending)
    case .noFile: sign(of: DaySign.noFile)
    case .level(0): sign(of: State.missed)
    case .level(4): sign(of: State.met)
    case .level: sign(of: State.partial)
    }
  }
}
