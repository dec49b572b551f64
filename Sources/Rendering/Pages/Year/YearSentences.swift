import Journal
import Reports

extension YearPage {
  /// The year in sentences that make sense read aloud: what it came to, its months, its habits.
  package var sentences: [String] {
    guard words.isAloud else { return aloud.sentences }
    let head = (title.map { [$0 + "."] } ?? []) + [heading + "."]
    guard !isEmpty else {
      return head + spokenCounted(grid) + [screen.spokenNothing(of: title, in: configuration)]
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
      sentences += spokenCounted(grid)
    }
    return sentences
  }
}
