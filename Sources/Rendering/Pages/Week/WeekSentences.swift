import Journal
import Reports

extension WeekPage {
  /// The week in sentences that make sense read aloud.
  package var sentences: [String] {
    if let lists { return lists.sentences }
    guard words.isAloud else { return aloud.sentences }
    guard !rows.isEmpty else {
      let nothing =
        isNothingTracked
        ? [screen.spokenNothing(of: nil, in: configuration)]
        : grid.counted.isEmpty ? [words.emptyPeriod] : []
      return [heading.asSentence] + spokenCounted(grid) + nothing
    }
    var sentences = [heading.asSentence]
    if grid.todayIndex != nil {
      sentences.append(words.todayIs(words.longDate(today.parts, weekday: today.weekday.index)))
    }
    sentences.append(words.weekShare(grid.total) + ".")
    for group in groups { sentences += screen.spokenGroup(group.heading) + group.items.map(spoken) }
    sentences += spokenCounted(grid)
    sentences += words.daySums(grid) { $0 <= today || grid.days[$1].met > 0 }
    return sentences + [screen.hint(grid)].compactMap { $0 }
  }

  private func spoken(_ row: PeriodGrid.Row) -> String {
    var sum = row.count.closed > 0 ? words.some(row.count.met, of: row.count.closed) : words.undecided
    if let week = row.week {
      switch week.tally {
      case .repetitions(let done, let quota):
        sum = words.some(done, of: quota) + ", " + words.name(of: week.state)
      case .amount(let done, let target):
        sum = screen.progress(of: row, configuration) ?? sum
        sum += ", " + words.standing(week.state, of: target, total: done)
      }
    }
    let days = State.ordered.compactMap { state -> String? in
      let days = weekdays { row.states[$0] == state && !row.hasAmountUnasked($0) }
      return days.isEmpty ? nil : words.days(days, state)
    }
    let extra = weekdays(row.hasAmountUnasked)
    return
      ([words.row(configuration.title(of: row.subject), sum)] + days
      + (extra.isEmpty ? [] : [words.unaskedAmounts(extra)])).joined(separator: " ")
  }

  /// The names of some of the days.
  private func weekdays(_ isWanted: (Int) -> Bool) -> [String] {
    grid.days.indices.filter(isWanted).map { words.weekdayName((grid.period.from + $0).weekday.index) }
  }
}
