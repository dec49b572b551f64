import Journal
import Notation
import Reports

/// A month, or any days, as a calendar by weeks: each day with its sign and what was met.
package struct MonthPage: Page {
  let grid: PeriodGrid
  /// The habit or goal that the calendar is of; nil if it is of everything.
  let subject: Reference?
  let configuration: Configuration
  let today: Day
  package var screen: Screen
  /// The bars of a measure, which stand above its calendar; nil of anything else.
  let bars: BarsPage?
  /// What stands below the sign of each day.
  let figures: [String]

  /// Makes the calendar of a grid; of a grid of one subject, which then is named, and if it is a measure with its bars.
  package init(
    _ grid: PeriodGrid, of subject: Reference? = nil, bars: MeasureBars? = nil,
    configuration: Configuration, today: Day, on screen: Screen
  ) {
    self.grid = grid
    self.subject = subject
    self.configuration = configuration
    self.today = today
    self.screen = screen
    self.bars = bars.map { BarsPage($0, configuration: configuration, today: today, on: screen) }
    figures = zip(grid.period.days, grid.days).map { day, count in
      let isBlank = count.due == 0 || (day > today && count.met == 0)
      return subject == nil && !isBlank ? "\(count.met)/\(count.due)" : ""
    }
  }

  var words: Words { screen.words }
  private var glyphs: Glyphs { screen.glyphs }

  /// A row a day: of a measure with its value, of anything else with what was met.
  package var table: Table? { bars?.table ?? grid.dayTable(configuration, today: today, on: screen) }

  /// The object `daybook.month/1`, of a measure `daybook.bars/1`.
  package var json: JSON { bars?.json ?? grid.json(as: .month, configuration) }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    if let bars { return bars.lines + (picture.isEmpty ? [] : [StyledText()] + picture) }
    guard !grid.rows.isEmpty else {
      return screen.joined([
        head,
        subject.map { screen.wrapped(words.nothingInCalendar(configuration.title(of: $0))) }
          ?? screen.wrapped(words.emptyGrid) + [StyledText("  daybook init", .accent)],
      ])
    }
    let rows = subject == nil ? RowList(grid.rows, configuration: configuration, on: screen).lines : []
    let hint = screen.hint(grid).map { screen.wrapped($0, .muted) } ?? []
    return screen.joined([head, calendar, legend, rows, hint])
  }

  var heading: String {
    screen.heading(of: grid.period, firstWeekday: configuration.firstWeekday, today: today)
  }

  private var head: [StyledText] {
    var lines = subject.map { screen.wrapped(configuration.title(of: $0), .heading) } ?? []
    lines += screen.wrapped(heading, subject == nil ? .heading : .plain)
    guard !grid.rows.isEmpty else { return lines }
    var share = StyledText(words.metShare(grid.total), .number)
    if subject == nil, grid.perfectDays > 0 {
      share +=
        StyledText(" \(glyphs.dot) ", .muted) + StyledText(words.perfectDayCount(grid.perfectDays), .good)
    }
    return lines + share.wrapped(at: screen.columns)
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
    let hasFigures = figures.contains { !$0.isEmpty && $0.widthInColumns < cell }
    var lines = [heads.joined().trimmedAtEnd]
    for week in grid.period.parts(by: .week, firstWeekday: configuration.firstWeekday) {
      let indent = (week.from.weekday.index - configuration.firstWeekday.index + 7) % 7 * cell
      var top = StyledText(String(repeating: " ", count: indent))
      var bottom = top
      for day in week.days {
        let place = day - grid.period.from
        let isToday = place == grid.todayIndex
        let number = StyledText(
          "\(isToday ? glyphs.pointer : "")\(day.dayOfMonth)", isToday ? .today : .muted)
        top += (number + (cell > 4 ? " " : "") + sign(place)).padded(to: cell, .right)
        let figure = figures[place].widthInColumns < cell ? figures[place] : ""
        bottom += StyledText(figure, grid.days[place].isPerfect ? .good : .number).padded(to: cell, .right)
      }
      lines += hasFigures ? [top.trimmedAtEnd, bottom.trimmedAtEnd] : [top.trimmedAtEnd]
    }
    // The last week may have no figures.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private var tones: [DayTone] { HeatMap(of: grid, today: today).tones }

  /// The sign of a day: of one subject that of its state, of everything that of how much of it was met.
  private func sign(_ place: Int) -> StyledText {
    if subject != nil, let row = grid.rows.first {
      let state = row.states[place]
      // Every day to come is open, which goes without saying.
      return state == .pending && grid.period.from + place > today ? " " : glyphs.sign(of: state)
    }
    return glyphs.sign(of: tones[place])
  }

  private var legend: [StyledText] {
    var entries: [StyledText] = []
    func add(_ sign: StyledText, _ name: String) {
      entries.append(sign + StyledText(" " + name, .muted))
    }
    if let row = grid.rows.first, subject != nil {
      let shown = Set(zip(grid.period.days, row.states).filter { $0.0 <= today || $0.1 != .pending }.map(\.1))
      for state in State.legend where shown.contains(state) {
        add(glyphs.sign(of: state), words.name(of: state))
      }
    } else {
      let shown = tones
      for tone in [DayTone.level(4), .level(1), .level(0), .open, .skipped] {
        let isShown = shown.contains { glyphs.sign(of: $0) == glyphs.sign(of: tone) }
        if isShown, let name = words.name(of: tone) { add(glyphs.sign(of: tone), name) }
      }
    }
    if grid.todayIndex != nil { add(StyledText(glyphs.pointer, .today), words.todayLegend) }
    return screen.flowed(entries)
  }
}

extension Glyphs {
  /// The sign of a day's tone in a calendar: all, some or nothing met, open, left out.
  func sign(of tone: DayTone) -> StyledText {
    switch tone {
    case .blank: " "
    case .skipped: sign(of: State.skipped)
    case .open: sign(of: State.pending)
    case .level(0): sign(of: State.missed)
    case .level(4): sign(of: State.met)
    case .level: sign(of: State.partial)
    }
  }
}

extension MonthPage {
  /// The calendar in sentences that make sense read aloud.
  package var sentences: [String] {
    if let bars { return bars.sentences }
    guard words.isAloud else { return aloud.sentences }
    var sentences = subject.map { [configuration.title(of: $0) + "."] } ?? []
    sentences.append(heading + ".")
    guard !grid.rows.isEmpty else {
      return sentences + [
        subject.map { words.nothingInCalendar(configuration.title(of: $0)) }
          ?? "\(words.emptyGrid) daybook init"
      ]
    }
    if grid.todayIndex != nil {
      sentences.append(words.todayIs(words.longDate(today.parts, weekday: today.weekday.index)))
    }
    sentences.append(words.metShare(grid.total) + ".")
    if let row = grid.rows.first, subject != nil { return sentences + states(row) }
    if grid.perfectDays > 0 {
      sentences.append(words.perfectDayCount(grid.perfectDays).asSentenceStart + ".")
    }
    for (place, day) in grid.period.days.enumerated() where day <= today || grid.days[place].met > 0 {
      sentences.append(words.daySum(words.weekdayAndDate(day), grid.days[place]))
    }
    return sentences
      + grid.rows.map { row in
        words.monthSum(configuration.title(of: row.subject), row.count)
      } + [screen.hint(grid)].compactMap { $0 }
  }

  private func states(_ row: PeriodGrid.Row) -> [String] {
    State.legend.compactMap { state in
      let days = zip(grid.period.days, row.states).filter { $0.1 == state }
        .map {
          grid.period.count <= 31 ? String($0.0.dayOfMonth) + words.say("", ".") : words.shortDate($0.0.parts)
        }
      return days.isEmpty ? nil : words.dayNumbers(state, days)
    }
  }
}

extension Words {
  /// A day at the beginning of a sentence: `Monday, January 12`, `Pondělí 12. ledna`.
  func weekdayAndDate(_ day: Day) -> String {
    (weekdayName(day.weekday.index) + say(", ", " ") + dayAndMonth(day.parts)).asSentenceStart
  }
}
