import Journal
import Reports

extension MonthPage {
  /// The calendar in sentences that make sense read aloud.
  package var sentences: [String] {
    if let bars { return bars.sentences }
    guard words.isAloud else { return aloud.sentences }
    var sentences = title.map { [$0 + "."] } ?? []
    sentences.append(heading + ".")
    guard !grid.rows.isEmpty else {
      return sentences + spokenCounted(grid) + [screen.spokenNothing(of: title, in: configuration)]
    }
    if grid.todayIndex != nil {
      sentences.append(words.todayIs(words.longDate(today.parts, weekday: today.weekday.index)))
    }
    sentences.append(words.metShare(grid.total) + ".")
    if let row = grid.rows.first, subject != nil { return sentences + states(row) }
    if grid.perfectDays > 0 {
      sentences.append(words.perfectDayCount(grid.perfectDays).asSentenceStart + ".")
    }
    sentences += words.daySums(grid) { $0 <= today || grid.days[$1].met > 0 }
    for group in configuration.grouped(grid.rows, by: \.subject) {
      sentences += screen.spokenGroup(group.heading)
      sentences += group.items.map { words.monthSum(configuration.title(of: $0.subject), $0.count) }
    }
    sentences += spokenCounted(grid)
    return sentences + [screen.hint(grid)].compactMap { $0 }
  }

  private func states(_ row: PeriodGrid.Row) -> [String] {
    func days(_ isWanted: (Int) -> Bool) -> [String] {
      row.states.indices.filter(isWanted).map { grid.period.from + $0 }.map {
        grid.period.count <= 31 ? String($0.dayOfMonth) + words.say("", ".") : words.shortDate($0.parts)
      }
    }
    return DaySign.legend.compactMap { sign in
      let days = days { shownSign($0, of: row) == sign }
      return days.isEmpty ? nil : words.dayNumbers(words.name(of: sign), days)
    }
  }
}
