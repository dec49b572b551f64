import Journal
import Reports

extension Screen {
  /// The head of a long period: the habit or measure that it is of, if it is of one, its name, and what of it was met.
  func head(of grid: PeriodGrid, _ subject: String?, _ heading: String) -> [StyledText] {
    let title =
      (subject.map { wrapped($0, .heading) } ?? []) + wrapped(heading, subject == nil ? .heading : .plain)
    guard !grid.rows.isEmpty else { return title }
    return title + share(of: grid, showingPerfect: subject == nil).wrapped(at: columns)
  }

  /// The share of a grid that was met, and the number of its perfect days.
  func share(of grid: PeriodGrid, showingPerfect: Bool) -> StyledText {
    let share = StyledText(words.metShare(grid.total), .number)
    guard showingPerfect, grid.perfectDays > 0 else { return share }
    return share + StyledText(" \(glyphs.dot) ", .muted)
      + StyledText(words.perfectDayCount(grid.perfectDays), .good)
  }

  /// The lines for a period that holds nothing of a habit or measure, or where nothing is tracked at all.
  func nothing(of subject: String?, in configuration: Configuration) -> [StyledText] {
    subject.map { wrapped(words.nothingInCalendar($0)) }
      ?? wrapped(words.emptyGrid) + [StyledText("  " + words.setUp(configuration), .accent)]
  }

  /// The same as a sentence.
  func spokenNothing(of subject: String?, in configuration: Configuration) -> String {
    subject.map(words.nothingInCalendar) ?? "\(words.emptyGrid) \(words.setUp(configuration))"
  }

  /// The sum of a grid's row: met of closed, for a week's quota the part done. Empty where nothing is asked for.
  func sum(of row: PeriodGrid.Row) -> String {
    if case .repetitions(let done, let quota)? = row.week?.tally {
      return quota > 0 ? words.share(done, of: quota, percent: nil) : ""
    }
    return sum(of: row.count)
  }

  /// Met of closed; empty while nothing is decided.
  func sum(of count: Count) -> String {
    count.closed > 0 ? words.share(count.met, of: count.closed, percent: nil) : ""
  }

  /// How it stands with a week's goal of a row: `15.2 / 20 km`; nil of any other row, and where nothing is asked for.
  func progress(of row: PeriodGrid.Row, _ configuration: Configuration) -> String? {
    guard let week = row.week, !week.asksNothing, case .amount(let done, let target) = week.tally else {
      return nil
    }
    return progress(done, of: target, in: configuration.unit(of: row.subject))
  }
}

extension FramedPage {
  /// What was counted of the measures that have no goal, a text each: `Water: 4.2 l (5 days, 840 ml a day)`.
  func counted(_ grid: PeriodGrid) -> [String] {
    grid.counted.compactMap { counted in
      let (measure, summary) = (configuration.measures[counted.measure], counted.summary)
      guard let mean = summary.mean.map({ screen.amount($0, in: measure.unit) }) else { return nil }
      guard let total = summary.total else { return words.averaged(measure.title, mean, days: summary.days) }
      return words.counted(
        measure.title, screen.amount(total, in: measure.unit), days: summary.days, perDay: mean)
    }
  }

  /// The same read aloud.
  func spokenCounted(_ grid: PeriodGrid) -> [String] { counted(grid).map { $0 + "." } }

  /// The same in lines, none wider than the screen.
  func countedLines(_ grid: PeriodGrid) -> [StyledText] {
    counted(grid).flatMap { screen.wrapped($0, indentation: 2) }
  }

  /// The same as a part of a page; nothing where nothing was counted.
  func countedSection(_ grid: PeriodGrid) -> HTML {
    grid.counted.isEmpty ? "" : .section(.list(countedLines(grid)))
  }
}

extension Count {
  /// Met of due, as short as a cell needs: `5/6`.
  var fraction: String { "\(met)/\(due)" }

  /// Whether it is told of a day: what is asked of days to come says nothing of them.
  func isTold(on day: Day, today: Day) -> Bool { due > 0 && (day <= today || met > 0) }
}

extension Period {
  /// Whether a month begins on a day of it, or it does itself, where it has days of several months.
  func beginsMonth(on day: Day) -> Bool {
    (day == from || day.dayOfMonth == 1) && Period.month(of: day).intersection(self) != self
  }
}
