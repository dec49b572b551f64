import Journal
import Reports

extension StatsPage {
  /// The statistics in sentences that make sense read aloud.
  package var sentences: [String] {
    guard words.isAloud else { return aloud.sentences }
    let head = [words.statisticsHeading + ".", periodLine]
    guard !isEmpty else { return head + invitation.sentences }
    guard !isOfTagsAlone else { return head + tagSentences }
    let rates = configuration.grouped(rated, by: \.subject).flatMap {
      screen.spokenGroup($0.heading) + $0.items.map { spoken($0) }
    }
    let sums = configuration.grouped(measured, by: { .measure($0.measure) }).flatMap {
      screen.spokenGroup($0.heading) + $0.items.map { spoken($0) }
    }
    return head + rates + sums + uncounted + comparisonSentences + tagSentences + perfect
  }

  private func spoken(_ line: Line) -> String {
    let rates = line.rates
    var parts = ["\(configuration.title(of: line.subject)):"]
    if rates.count.closed > 0 { parts.append(words.metShare(rates.count) + ".") }
    parts += streaks(rates.streaks.current, longest: rates.streaks.longest)
    if let recent = words.recent(rates.streaks.recent, rates.streaks.current.unit) { parts.append(recent) }
    if let strength = rates.strength {
      parts.append(words.strength(strength.percent).asSentenceStart.asSentence)
    }
    if let weekdays = weekdays(of: rates) { parts.append(weekdays) }
    return parts.joined(separator: " ")
  }

  private func spoken(_ measure: StatisticsReport.MeasureStatistics) -> String {
    let facts = facts(of: measure).map { words.fact($0.head, $0.value) }
    return (["\(configuration.measures[measure.measure].title):"] + facts).joined(separator: " ")
  }

  private var perfect: [String] {
    let perfect = statistics.perfect
    guard perfect.longest.length > 0 || perfect.days > 0 else { return [] }
    let parts =
      ["\(words.perfectDays(perfect.days))."] + streaks(perfect.current, longest: perfect.longest)
    return [parts.joined(separator: " ")]
  }

  private func streaks(_ current: Streak, longest: Streak) -> [String] {
    func dates(_ streak: Streak) -> String? { streak.days.map { words.dates($0.from.parts, $0.to.parts) } }
    let first = words.streak(current, dates(current))
    guard longest.length > 0, let days = dates(longest) else { return [first] }
    return [first, longest == current ? words.longestSoFar : words.longest(longest, days)]
  }
}
