import Journal
import Reports

extension StatsPage {
  var habitBlocks: [[StyledText]] {
    blocks(of: rated, under: \.subject) { line in
      block(configuration.title(of: line.subject), texts(of: line))
    }
  }

  /// The streaks of a habit or goal, how often it was met, how firm it is, and its weekdays.
  func texts(of line: Line) -> [StyledText] {
    let (streaks, count) = (line.rates.streaks, line.rates.count)
    var texts = [
      StyledText(words.currentStreak(streaks.current), streaks.current.length > 1 ? .streak : .muted)
        + (streaks.longest.length > 0 ? StyledText(", \(words.longestStreak(streaks.longest))") : "")
    ]
    if count.closed > 0 {
      let lately = streaks.recent.closed > 0 ? ", \(words.recently(streaks.recent))" : ""
      texts.append(StyledText(words.metShare(count).asSentenceStart + lately, .number))
    }
    if let strength = line.rates.strength {
      texts.append(StyledText(words.strength(strength.percent).asSentenceStart, .number))
    }
    if let weekdays = weekdays(of: line.rates) { texts.append(StyledText(weekdays, .muted)) }
    return texts
  }

  var measureBlocks: [[StyledText]] {
    blocks(of: measured, under: \.subject) { measure in
      let declared = configuration.measures[measure.measure]
      return block(
        declared.title, facts(of: measure).map { StyledText("\($0.head): ") + StyledText($0.value, .number) })
    }
  }

  /// A block each, with the headings above them.
  private func blocks<Item>(
    of items: [Item], under subject: KeyPath<Item, Reference>, _ block: (Item) -> [StyledText]
  ) -> [[StyledText]] {
    configuration.grouped(items, by: { $0[keyPath: subject] }).flatMap { group in
      [screen.groupHeading(group.heading)] + group.items.map(block)
    }
  }

  private func block(_ title: String, _ texts: [StyledText]) -> [StyledText] {
    screen.wrapped(title, .heading)
      + texts.flatMap { ("  " + $0).wrapped(at: screen.columns, indentation: 4) }
  }

  /// The sum of a measure's days together; nil where nobody asks for it.
  func total(of measure: StatisticsReport.MeasureStatistics) -> String? {
    let declared = configuration.measures[measure.measure]
    guard declared.isTotalled else { return nil }
    return measure.summary.total.map {
      screen.largeAmount($0, in: declared.unit, against: inCups(measure.measure))
    }
  }

  /// The goal that the sums and means of a measure are told beside, if it is written in cups.
  func inCups(_ measure: Int) -> Target? {
    configuration.goalInCups(of: measure, on: statistics.period.to)
  }

  /// The means and sums of a measure's days, each with its head.
  func facts(of measure: StatisticsReport.MeasureStatistics) -> [(head: String, value: String)] {
    let (unit, inCups) = (configuration.measures[measure.measure].unit, inCups(measure.measure))
    let summary = measure.summary
    var facts: [(head: String, value: String)] = []
    if let mean = summary.mean {
      facts.append((words.meanHead, screen.amount(mean, in: unit, against: inCups)))
    }
    if let mean = measure.meanOfLastSeven {
      facts.append((words.lastSevenHead, screen.amount(mean, in: unit, against: inCups)))
    }
    if let total = total(of: measure) { facts.append((words.totalHead, total)) }
    if summary.best != nil { facts.append((words.mostHead, best(measure))) }
    if let trend = trend(of: measure) { facts.append((words.trendHead, trend)) }
    return facts
  }
}
