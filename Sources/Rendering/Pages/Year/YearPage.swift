import Journal
import Notation
import Reports

/// A year, or any long period, as a heat map: a column a week, a row a weekday, with months above.
package struct YearPage: Page {
  let report: YearReport
  /// The habit or goal that it is of; nil if it is of everything.
  let subject: Reference?
  let configuration: Configuration
  let today: Day
  package var screen: Screen

  /// Makes the page of a period; of one subject, which then is named.
  package init(
    _ report: YearReport, of subject: Reference? = nil, configuration: Configuration, today: Day,
    on screen: Screen
  ) {
    self.report = report
    self.subject = subject
    self.configuration = configuration
    self.today = today
    self.screen = screen
  }

  var words: Words { screen.words }
  private var glyphs: Glyphs { screen.glyphs }
  private var grid: PeriodGrid { report.grid }
  private var map: HeatMap { report.map }

  /// A row a day: of a measure with its value, of anything else with what was met.
  package var table: Table? {
    guard let bars = report.measure?.bars else {
      return grid.dayTable(configuration, today: today, on: screen)
    }
    return BarsPage(bars, configuration: configuration, today: today, on: screen).table
  }

  /// The object `daybook.year/1`, of a measure `daybook.bars/1`.
  package var json: JSON {
    report.measure?.bars.json(configuration) ?? grid.json(as: .year, configuration)
  }

  /// Whether there is neither a habit nor a goal, nor a value to shade.
  private var isEmpty: Bool { grid.rows.isEmpty && map.tones.allSatisfy { $0 == .blank } }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    guard !isEmpty else {
      return screen.joined([
        head,
        subject.map { screen.wrapped(words.nothingInCalendar(configuration.title(of: $0))) }
          ?? screen.wrapped(words.emptyGrid) + [StyledText("  daybook init", .accent)],
      ])
    }
    let rows = subject == nil ? RowList(grid.rows, configuration: configuration, on: screen).lines : []
    let months = stepBars?.lines ?? (grid.rows.isEmpty ? [] : RowList(report.months, on: screen).lines)
    return screen.joined(
      [head] + HeatMapLines(map, configuration: configuration, on: screen).parts + [
        legend, months, rows, screen.hint(grid).map { screen.wrapped($0, .muted) } ?? [],
      ])
  }

  /// The bars of a measure; nil of anything else.
  private var stepBars: StepBars? {
    report.measure.map {
      StepBars(steps: $0.steps, measure: configuration.measures[$0.bars.measure], screen: screen)
    }
  }

  var heading: String {
    screen.heading(of: map.period, firstWeekday: configuration.firstWeekday, today: today)
  }

  private var head: [StyledText] {
    let lines = subject.map { screen.wrapped(configuration.title(of: $0), .heading) } ?? []
    let title = screen.wrapped(heading, subject == nil ? .heading : .plain)
    guard !grid.rows.isEmpty else { return lines + title }
    var share = StyledText(words.metShare(grid.total), .number)
    if subject == nil, grid.perfectDays > 0 {
      share +=
        StyledText(" \(glyphs.dot) ", .muted) + StyledText(words.perfectDayCount(grid.perfectDays), .good)
    }
    return lines + title + share.wrapped(at: screen.columns)
  }

  private var legend: [StyledText] {
    func entry(_ sign: StyledText, _ name: String) -> StyledText { sign + StyledText(" " + name, .muted) }
    var entries: [StyledText]
    if map.isRelative {
      entries = [entry((1...4).map { glyphs.shade(of: .level($0)) }.joined(), words.relativeShadeLegend)]
    } else {
      entries = (0...4).map { entry(glyphs.shade(of: .level($0)), words.shadeLegend($0)) }
    }
    for tone in [DayTone.skipped, .open] where map.tones.contains(tone) {
      if let name = words.name(of: tone) { entries.append(entry(glyphs.shade(of: tone), name)) }
    }
    return screen.flowed(entries)
  }
}

extension Screen {
  /// Short texts one after another, two columns apart, none broken that fits on a line.
  func flowed(_ entries: [StyledText]) -> [StyledText] {
    var lines: [StyledText] = []
    var line = StyledText()
    for entry in entries {
      if !line.isEmpty, line.widthInColumns + 2 + entry.widthInColumns > columns {
        lines.append(line)
        line = StyledText()
      }
      line = line.isEmpty ? entry : line + "  " + entry
    }
    return (lines + [line]).filter { !$0.isEmpty }.flatMap { $0.wrapped(at: columns, indentation: 2) }
  }
}

extension Glyphs {
  /// The sign of a day's tone in a heat map.
  func shade(of tone: DayTone) -> StyledText {
    switch tone {
    case .blank: " "
    case .skipped: StyledText(dash, .muted)
    case .open: StyledText(circle, .today)
    case .level(let level): StyledText(shades[min(max(level, 0), 4)], level == 0 ? .muted : .good)
    }
  }
}

/// The heat map itself, in as many parts, one below the other, as the screen's width asks for.
struct HeatMapLines {
  private let map: HeatMap
  private let configuration: Configuration
  private let screen: Screen

  init(_ map: HeatMap, configuration: Configuration, on screen: Screen) {
    self.map = map
    self.configuration = configuration
    self.screen = screen
  }

  private var words: Words { screen.words }
  private var weekdays: [Weekday] { Weekday.week(from: configuration.firstWeekday) }
  private var labelColumns: Int {
    (weekdays.map { words.shortWeekdayName($0.index).widthInColumns }.max() ?? 0) + 1
  }

  /// The parts, each with its months above and a row a weekday.
  var parts: [[StyledText]] {
    let weeks = map.period.parts(by: .week, firstWeekday: configuration.firstWeekday)
    let room = screen.columns - labelColumns
    let cell = weeks.count * 2 <= room ? 2 : 1
    let most = max(1, room / cell)
    // Parts of equal length look like what they are.
    let count = (weeks.count + most - 1) / most
    let length = (weeks.count + count - 1) / count
    let groups = stride(from: 0, to: weeks.count, by: length).map {
      Array(weeks[$0..<min($0 + length, weeks.count)])
    }
    // Of several parts, one in which nothing is yet says nothing.
    let shown = groups.filter { group in
      groups.count == 1 || group.flatMap(\.days).contains { map.tones[$0 - map.period.from] != .blank }
    }
    return (shown.isEmpty ? [groups[0]] : shown).map { part($0, cell: cell) }
  }

  private func part(_ weeks: [Period], cell: Int) -> [StyledText] {
    var rows = weekdays.map { day in
      StyledText(words.shortWeekdayName(day.index), .muted).padded(to: labelColumns)
    }
    var marker: Int?
    for (column, week) in weeks.enumerated() {
      for place in 0..<7 {
        let day = week.from.startOfWeek(configuration.firstWeekday) + place
        let tone =
          week.contains(day) && day.weekday == weekdays[place] ? map.tones[day - map.period.from] : .blank
        rows[place] += screen.glyphs.shade(of: tone).padded(to: cell)
        if let today = map.todayIndex, day == map.period.from + today { marker = column }
      }
    }
    var lines = [months(weeks, cell: cell)] + rows.map(\.trimmedAtEnd)
    if let marker {
      let margin = labelColumns + marker * cell
      let label = "\(screen.glyphs.upArrow) \(words.todayLegend)"
      let text = StyledText(label, .today)
      lines.append(
        margin + text.widthInColumns <= screen.columns
          ? StyledText(String(repeating: " ", count: margin)) + text
          : StyledText(screen.glyphs.upArrow, .today).padded(to: margin + 1, .right))
    }
    return lines
  }

  /// The months above the weeks in which they begin, or the part does; where two would touch, the former is left out.
  private func months(_ weeks: [Period], cell: Int) -> StyledText {
    var heads: [(column: Int, name: String)] = []
    for (column, week) in weeks.enumerated() {
      let first = week.days.first { $0.dayOfMonth == 1 } ?? (column == 0 ? week.from : nil)
      if let first { heads.append((labelColumns + column * cell, words.shortMonthName(first.month))) }
    }
    var line = ""
    for (place, head) in heads.enumerated() {
      let end = head.column + head.name.widthInColumns
      if place + 1 < heads.count, end >= heads[place + 1].column { continue }
      guard end <= screen.columns else { continue }
      line += String(repeating: " ", count: head.column - line.widthInColumns) + head.name
    }
    return StyledText(line, .muted)
  }
}

extension YearPage {
  /// The year in sentences that make sense read aloud: what it came to, its months, its habits.
  package var sentences: [String] {
    guard words.isAloud else { return aloud.sentences }
    let title = subject.map { [configuration.title(of: $0) + "."] } ?? []
    let head = title + [heading + "."]
    guard !isEmpty else {
      return head + [
        subject.map { words.nothingInCalendar(configuration.title(of: $0)) }
          ?? "\(words.emptyGrid) daybook init"
      ]
    }
    if let stepBars, grid.rows.isEmpty { return head + stepBars.sentences }
    var sentences = head + [words.metShare(grid.total) + "."]
    if subject == nil, grid.perfectDays > 0 {
      sentences.append(words.perfectDayCount(grid.perfectDays).asSentenceStart + ".")
    }
    let isSeveralYears = map.period.from.year != map.period.to.year
    func name(_ month: MonthSum) -> String {
      let (year, number, _) = month.period.from.parts
      return isSeveralYears ? words.month(number, year: year) : words.monthName(number)
    }
    if let best = report.bestMonth, let percent = best.count.percentOfClosed {
      sentences.append(words.bestMonth(name(best), percent: percent).asSentenceStart + ".")
    }
    if let stepBars { return sentences + stepBars.sentences }
    sentences += report.months.filter { $0.count.closed > 0 }.map {
      words.monthSum(name($0).asSentenceStart, $0.count)
    }
    if subject == nil {
      sentences += grid.rows.filter { $0.count.closed > 0 }.map {
        words.monthSum(configuration.title(of: $0.subject), $0.count)
      }
    }
    return sentences
  }
}
