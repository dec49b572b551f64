import Journal
import Notation
import Reports

/// Streaks, rates, totals and means: tables where they fit, else a block for each habit and measure.
package struct StatsPage: FramedPage {
  let statistics: StatisticsReport
  /// The tags that were asked for, and what their lines hold.
  let tags: [TagStatistics]
  /// The files of the last of these lines, relative to the daybook.
  let paths: [Day: String]
  /// Whether only some habits and measures were asked for, each of which is answered.
  let isNamed: Bool
  package var frame: Frame

  /// Makes the page of statistics.
  package init(
    _ statistics: StatisticsReport, isNamed: Bool = false, tags: [TagStatistics] = [],
    paths: [Day: String] = [:], in frame: Frame
  ) {
    (self.statistics, self.isNamed, self.tags) = (statistics, isNamed, tags)
    (self.paths, self.frame) = (paths, frame)
  }

  /// One habit or goal and how often it was met.
  struct Line {
    let subject: Reference
    let rates: StatisticsReport.Rates
  }

  /// Whether there is nothing at all to count.
  var isEmpty: Bool { rated.isEmpty && measured.isEmpty && tags.isEmpty && uncounted.isEmpty }

  /// Whether only tags were asked for.
  var isOfTagsAlone: Bool { !tags.isEmpty && statistics.habits.isEmpty && statistics.measures.isEmpty }

  /// The habits, then the measures with a goal; those that nothing was asked of are left out.
  var rated: [Line] {
    let habits = statistics.habits.filter(\.rates.isBegun).map {
      Line(subject: .habit($0.habit), rates: $0.rates)
    }
    let goals = statistics.measures.compactMap { measure in
      measure.rates.map { Line(subject: .measure(measure.measure), rates: $0) }
    }
    return habits + goals.filter(\.rates.saysSomething)
  }

  /// The measures that have a value.
  var measured: [StatisticsReport.MeasureStatistics] { statistics.measures.filter { $0.summary.days > 0 } }

  /// What is said of each habit and measure that was asked for by name, and of which nothing counts on these days.
  var uncounted: [String] {
    guard isNamed else { return [] }
    let told = rated.map(\.subject) + measured.map(\.subject)
    let asked = statistics.habits.map { Reference.habit($0.habit) } + statistics.measures.map(\.subject)
    return asked.filter { !told.contains($0) }.map {
      "\(configuration.title(of: $0)): \(words.nothingCounts)."
    }
  }

  /// The same, on the screen.
  private var uncountedLines: [StyledText] { uncounted.flatMap { screen.wrapped($0, .muted) } }

  /// What is said where there is nothing to count.
  var invitation: Invitation {
    Invitation(
      words.emptyStatistics, screen.firstLine(configuration, on: statistics.today),
      words.setUp(configuration))
  }

  /// The object `daybook.stats/1`.
  package var json: JSON { statistics.json(configuration, tags: tags, paths: paths) }

  /// The lines, none wider than the screen.
  package var lines: [StyledText] {
    let head =
      [StyledText(words.statisticsHeading, .heading)] + screen.wrapped(periodLine, .muted)
    guard !isEmpty else { return screen.joined([head, invitation.lines(on: screen)]) }
    guard !isOfTagsAlone else { return screen.joined([head] + tagBlocks) }
    let tables = [habitTable, measureTable].compactMap { $0 }
    guard tables.allSatisfy({ $0.columns(words) <= screen.columns }) else {
      return screen.joined(
        [head] + habitBlocks + measureBlocks + [uncountedLines, comparisonLines] + tagBlocks
          + [perfect, recentLegend])
    }
    return screen.joined(
      [head] + tables.map { $0.text(words, columns: Int.max) }
        + [uncountedLines, trendLines, weekdayLines, comparisonLines] + tagBlocks + [perfect, recentLegend])
  }

  var periodLine: String {
    let period = statistics.period
    return words.statisticsPeriod(period.from.parts, period.to.parts, days: statistics.counted?.count)
  }

  private var recentLegend: [StyledText] { rated.isEmpty ? [] : screen.wrapped(words.recentLegend, .muted) }

  private var perfect: [StyledText] {
    perfectText.isEmpty ? [] : perfectText.wrapped(at: screen.columns, indentation: 2)
  }

  /// The perfect days and their streaks; nothing without any.
  var perfectText: StyledText {
    guard statistics.perfect.longest.length > 0 || statistics.perfect.days > 0 else { return "" }
    let parts = [
      words.perfectDays(statistics.perfect.days), words.currentStreak(statistics.perfect.current),
      words.longestStreak(statistics.perfect.longest),
    ]
    return StyledText(parts.joined(separator: ", "), .number)
  }
}
