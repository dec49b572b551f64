import Journal
import Notation
import Reports

/// A summary to be read and shared: the same story as text, as Markdown, as a page and as a picture.
package struct SummaryPage: FramedPage {
  /// The text that a person wrote on a day, shown only where they ask for it.
  package struct Note: Sendable {
    let day: Day
    let texts: [String]

    package init(day: Day, texts: [String]) { (self.day, self.texts) = (day, texts) }
  }

  let summary: SummaryReport
  let notes: [Note]
  package var frame: Frame

  /// Makes the summary's page; `notes` are empty unless they are to be shared.
  package init(_ summary: SummaryReport, notes: [Note] = [], in frame: Frame) {
    (self.summary, self.notes, self.frame) = (summary, notes, frame)
  }

  var period: Period { summary.grid.period }
  /// The object `daybook.summary/1`.
  package var json: JSON { summary.json(configuration) }

  /// Whether there is nothing to tell.
  var isEmpty: Bool { summary.grid.total.closed == 0 && summary.vessel == nil && summary.changes.isEmpty }

  /// The sentence where there is nothing to tell.
  var nothing: String {
    let invitation = words.nothingToLookBackOn(screen.firstLine(configuration, on: today))
    if period.from > today { return invitation }
    if summary.counted == nil, summary.grid.hasFile.contains(true) { return words.onlyBegun }
    let done = summary.grid.rows.filter { row in row.states.indices.contains { isDone($0, of: row) } }
    // Where nothing has a goal, what was counted is the story.
    if summary.grid.rows.isEmpty, !summary.grid.counted.isEmpty {
      return spokenCounted(summary.grid).joined(separator: " ")
    }
    if done.isEmpty {
      return summary.grid.rows.contains { $0.states.contains(.skipped) } ? words.nothingAsked : invitation
    }
    if done.contains(where: { configuration.isJudgedByWeek($0.subject) }) {
      return period.to >= today ? words.onlyUndecided : words.onlyOfALaterWeek
    }
    let isDoneToday = summary.grid.todayIndex.map { place in done.contains { isDone(place, of: $0) } }
    return isDoneToday == true ? words.onlyBegun : words.nothingAsked
  }

  /// Whether something of a row was done on a day, asked for or not.
  private func isDone(_ place: Int, of row: PeriodGrid.Row) -> Bool {
    row.states[place] == .met || row.hasAmount.indices.contains(place) && row.hasAmount[place]
  }

  var heading: String { frame.heading(of: period) }

  /// The share that was met of all that is decided, and how it compares.
  var lead: String {
    let share = words.metShare(summary.grid.total) + (isWhole ? "" : words.upTo(summary.counted?.to, today))
    guard let now = summary.grid.total.percentOfClosed, let before = summary.totalBefore?.percentOfClosed
    else { return share }
    return "\(share), \(words.shareChange(now - before, than: than))"
  }

  private var kind: PeriodKind {
    if period == .week(of: period.from, first: configuration.firstWeekday) { return .week }
    if period == .month(of: period.from) { return .month }
    return period == .year(of: period.from) ? .year : .days
  }

  /// Whether every day of the period is counted.
  var isWhole: Bool { summary.counted == period }

  var than: String { words.thanBefore(kind, isWhole: isWhole) }

  /// The good news, a text each.
  var praise: [String] {
    var texts: [String] = []
    let all = summary.perfectRows.map { configuration.title(of: $0.subject) }
    // A long list of praise is praise of nothing.
    if !all.isEmpty { texts.append(words.everyTime(Array(all.prefix(6)), more: max(0, all.count - 6))) }
    if summary.grid.perfectDays > 0 {
      texts.append(words.perfectDayCount(summary.grid.perfectDays).asSentenceStart)
    }
    if let best = summary.bestDay, period.count > 1, !best.count.isPerfect || summary.grid.perfectDays == 1 {
      texts.append(words.bestDayLine(words.dayInSentence(best.day), best.count))
    }
    if let best = summary.bestStreak {
      texts.append(words.bestStreakLine(best.subject.map(configuration.title(of:)), best.streak))
    }
    return texts
  }

  /// How measures compare with the period before, a text each, for below the heading that names it.
  var changes: [String] { changes(before: nil) }

  /// The same, each saying what it is compared with.
  var wholeChanges: [String] { changes(before: words.periodBefore(kind, isWhole: isWhole)) }

  private func changes(before: String?) -> [String] {
    summary.changes.map { change in
      let measure = configuration.measures[change.measure]
      let inCups = configuration.goalInCups(of: change.measure, on: summary.grid.period.to)
      return words.change(
        measure.title, change, now: screen.amount(change.mean, in: measure.unit, against: inCups),
        before: screen.amount(change.meanBefore, in: measure.unit, against: inCups), in: before)
    }
  }

  var changesHeading: String {
    words.changesHeading(kind, isWhole: isWhole, upToYesterday: summary.counted.map { $0.to < today } ?? true)
  }

  /// The three that were met least often, a text each.
  var room: [String] {
    summary.missedRows.prefix(3).map { words.roomLine(configuration.title(of: $0.subject), $0.count) }
  }

  /// The facts that the glass shows, in words; nil without a glass.
  var glassFacts: (title: String, progress: String, percent: Int, reached: String?)? {
    guard let vessel = summary.vessel else { return nil }
    let measure = configuration.measures[vessel.measure]
    let reached = vessel.count.closed > 0 ? words.goalReachedOn(vessel.count) : nil
    let lacks =
      vessel.isOfDueDays
      ? nil
      : vessel.isOfAllAmounts ? words.meanOfEntries(vessel.days) : words.meanOfEntriesWithGoal(vessel.days)
    return (
      measure.title, progress(of: vessel, on: screen), vessel.percent,
      [reached, lacks].compactMap { $0 }.joined(separator: ", ").nilIfEmpty
    )
  }

  /// What a day came to on average, of the goal, or where that changed, of each day's own.
  func progress(of vessel: SummaryReport.Vessel, on screen: Screen) -> String {
    let unit = configuration.measures[vessel.measure].unit
    guard let target = vessel.target else {
      return words.ofEachGoal(words.perDay(screen.amount(vessel.mean, in: unit)))
    }
    return words.perDayOf(screen.progress(vessel.mean, of: target, in: unit))
  }
}

extension SummaryPage {
  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    let head = screen.wrapped(heading, .heading)
    guard !isEmpty else { return screen.joined([head, screen.wrapped(nothing)] + noteLines) }
    return screen.joined(
      [
        head + screen.wrapped(lead, .number, indentation: 2), glass, list(words.wentWellHeading, praise),
        list(changesHeading, changes),
      ]
        + [days, list(words.roomHeading, room, end: words.freshPage)] + noteLines)
  }

  private func list(_ heading: String, _ texts: [String], end: String? = nil) -> [StyledText] {
    guard !texts.isEmpty else { return [] }
    return screen.wrapped(heading, .heading)
      + texts.flatMap { screen.wrapped("\(screen.glyphs.bullet) \($0)", indentation: 2) }
      + (end.map { screen.wrapped($0, .muted) } ?? [])
  }

  private var glass: [StyledText] {
    guard let facts = glassFacts, let vessel = summary.vessel else { return [] }
    var texts = [StyledText(facts.title, .heading)]
    texts.append(
      StyledText("\(facts.progress)  ", .number) + StyledText(words.percent(facts.percent), .water))
    if let reached = facts.reached { texts.append(StyledText(reached.asSentenceStart, .muted)) }
    return Glass(part: vessel.total, whole: vessel.asked, glyphs: screen.glyphs)
      .lines(beside: texts, on: screen)
  }

  /// The grid of a week, the calendar of a month, the heat map of what is longer.
  private var days: [StyledText] {
    func rows() -> [StyledText] { RowList(summary.grid.rows, in: frame).lines }
    switch period.picture {
    case .grid:
      let last = isWhole ? nil : summary.counted?.to
      let grid = WeekPage(summary.grid, countedUpTo: last, in: frame).lines
      return Array(grid.drop { !$0.isEmpty }.dropFirst())
    case .calendar: return screen.joined([MonthPage(summary.grid, in: frame).picture, rows()])
    case .map:
      let map = HeatMapLines(HeatMap(of: summary.grid, today: today), in: frame)
      return screen.joined(map.parts + [map.legend, rows()])
    }
  }

  private var noteLines: [[StyledText]] {
    guard !notes.isEmpty else { return [] }
    return [screen.wrapped(words.notesHeading, .heading)]
      + notes.map { note in
        screen.wrapped(words.weekdayAndDate(note.day), .label)
          + note.texts.flatMap { screen.wrapped("  " + $0, indentation: 2) }
      }
  }
}

extension String {
  /// The text; nil if it is empty.
  fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
