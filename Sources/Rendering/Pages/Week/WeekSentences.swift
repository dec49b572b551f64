import Journal
import Reports

extension WeekPage {
  /// The week in sentences that make sense read aloud.
  package var sentences: [String] {
    if let lists { return lists.sentences }
    guard words.isAloud else { return aloud.sentences }
    guard !rows.isEmpty else {
      return [heading.asSentence, isNothingTracked ? screen.spokenNothing(of: nil) : words.emptyPeriod]
    }
    var sentences = [heading.asSentence]
    if grid.todayIndex != nil {
      sentences.append(words.todayIs(words.longDate(today.parts, weekday: today.weekday.index)))
    }
    sentences.append(words.metShare(grid.total) + ".")
    for group in groups { sentences += screen.spokenGroup(group.heading) + group.items.map(spoken) }
    sentences += zip(grid.period.days, grid.days).map { day, count in
      words.daySum(words.weekdayAndDate(day), count)
    }
    return sentences + [screen.hint(grid)].compactMap { $0 }
  }

  private func spoken(_ row: PeriodGrid.Row) -> String {
    var sum = row.count.closed > 0 ? words.some(row.count.met, of: row.count.closed) : words.undecided
    if let week = row.week {
      switch week.tally {
      case .repetitions(let done, let quota): sum = words.some(done, of: quota)
      case .amount(let done, let goal):
        sum = screen.progress(
          done, of: Target(atLeast: goal, atMost: nil), in: configuration.unit(of: row.subject))
      }
      sum += ", " + words.name(of: week.state)
    }
    let days = State.ordered.compactMap { state -> String? in
      let days = zip(grid.period.days, row.states).filter { $0.1 == state }
        .map { words.weekdayName($0.0.weekday.index) }
      return days.isEmpty ? nil : words.days(days, state)
    }
    return ([words.row(configuration.title(of: row.subject), sum)] + days).joined(separator: " ")
  }
}
