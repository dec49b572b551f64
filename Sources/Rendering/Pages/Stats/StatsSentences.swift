import Journal
import Reports

extension StatsPage {
  /// The statistics in sentences that make sense read aloud.
  package var sentences: [String] {
    let period = statistics.period
    let head = [
      words.statisticsHeading + ".",
      words.spokenStatisticsPeriod(
        words.date(period.from.parts), words.date(period.to.parts), days: period.count),
    ]
    guard !isEmpty else { return head + [words.emptyStatistics, "daybook add water 250ml", "daybook init"] }
    return head + rated.map(spoken) + measured.map(spoken) + spokenPerfect
  }

  private func spoken(_ line: Line) -> String {
    let rates = line.rates
    var parts = ["\(configuration.title(of: line.subject)):"]
    if rates.count.closed > 0 { parts.append(words.spokenMetShare(rates.count)) }
    parts += spokenStreaks(rates.streaks.current, longest: rates.streaks.longest)
    if let recent = words.spokenRecent(rates.streaks.recent, rates.streaks.current.unit) {
      parts.append(recent)
    }
    if let best = rates.bestWeekday, let worst = rates.worstWeekday {
      parts.append(
        words.spokenWeekdays(
          best: words.weekdayName(best.index), rates.weekdays[best.index],
          worst: words.weekdayName(worst.index), rates.weekdays[worst.index]))
    }
    return parts.joined(separator: " ")
  }

  private func spoken(_ measure: StatisticsReport.MeasureStatistics) -> String {
    let facts = facts(of: measure, isSpoken: true).map { words.spokenFact($0.head, $0.value) }
    return (["\(configuration.measures[measure.measure].title):"] + facts).joined(separator: " ")
  }

  private var spokenPerfect: [String] {
    let perfect = statistics.perfect
    guard perfect.longest.length > 0 || perfect.days > 0 else { return [] }
    let parts =
      ["\(words.perfectDays(perfect.days))."] + spokenStreaks(perfect.current, longest: perfect.longest)
    return [parts.joined(separator: " ")]
  }

  private func spokenStreaks(_ current: Streak, longest: Streak) -> [String] {
    func dates(_ streak: Streak) -> String? {
      streak.days.map { words.spokenDates(words.date($0.from.parts), words.date($0.to.parts)) }
    }
    let first = words.spokenStreak(current, dates(current))
    guard longest.length > 0, let days = dates(longest) else { return [first] }
    return [first, longest == current ? words.longestSoFar : words.spokenLongest(longest, days)]
  }
}
