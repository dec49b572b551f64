import Journal
import Reports

extension MonthPage {
  /// The calendar in sentences that make sense read aloud.
  package var sentences: [String] {
    if let bars { return bars.sentences }
    guard words.isAloud else { return aloud.sentences }
    var sentences = title.map { [$0 + "."] } ?? []
    sentences.append(heading + ".")
    guard !grid.rows.isEmpty else { return sentences + [screen.spokenNothing(of: title)] }
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
    for group in configuration.grouped(grid.rows, by: \.subject) {
      sentences += screen.spokenGroup(group.heading)
      sentences += group.items.map { words.monthSum(configuration.title(of: $0.subject), $0.count) }
    }
    return sentences + [screen.hint(grid)].compactMap { $0 }
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
