import Reports

extension Words {
  /// The head of the statistics.
  var statisticsHeading: String { say("Statistics", "Statistika") }

  /// The days that statistics are of, and how many are counted: `Nov 1, 2025 – Jan 12, 2026 · 73 days`; nil of days that
  /// are all to come.
  func statisticsPeriod(_ first: DateParts, _ last: DateParts, days count: Int?) -> String {
    let toCome = say("these days are still to come", "tyto dny teprve přijdou")
    guard isAloud else {
      return "\(range(first, last, showingYear: true)) \(glyphs.dot) \(count.map(days) ?? toCome)"
    }
    let (from, to) = (date(first), date(last))
    guard let count else {
      return say("From \(from) to \(to): \(toCome).", "Období: \(from) až \(to), \(toCome).")
    }
    return say("From \(from) to \(to), \(days(count)).", "Období: \(from) až \(to), celkem \(days(count)).")
  }

  /// The heads of the columns.
  var habitHead: String { say("Habit", "Návyk") }
  var goalHead: String { say("Goal", "Cíl") }
  var measureHead: String { say("Measure", "Veličina") }
  var streakHead: String { say("Streak", "Série") }
  var longestHead: String { say("Longest", "Nejdelší") }
  var metHead: String { say("Met", "Splněno") }
  var recentHead: String { say("Recent", "Nedávno") }
  var strengthHead: String { say("Strength", "Síla") }
  var trendHead: String { say("Trend", "Trend") }
  var trendChangeHead: String { say("Change in 7 days", "Změna za 7 dní") }
  var lastSevenHead: String { say("7-day mean", "Průměr 7 dní") }

  /// The meaning of "recent", below a table that has it.
  var recentLegend: String {
    say(
      "Recent: of the last 30 days that are decided, or 12 weeks.",
      "Nedávno: z posledních 30 rozhodnutých dní nebo 12 týdnů.")
  }

  /// A streak in a line: `12 days`, `none`.
  func streakLength(_ streak: Streak) -> String {
    streak.length == 0 ? say("none", "žádná") : length(of: streak)
  }

  /// The current streak of a habit in a block: `12 days in a row`.
  func currentStreak(_ streak: Streak) -> String {
    streak.length == 0
      ? say("no streak now", "teď bez série")
      : say("\(length(of: streak)) in a row", "série \(length(of: streak))")
  }

  /// The longest streak in a block.
  func longestStreak(_ streak: Streak) -> String {
    say("longest \(streakLength(streak))", "nejdelší \(streakLength(streak))")
  }

  /// The recent share in a block: `recently 27/30`.
  func recently(_ count: Count) -> String {
    let fraction = share(count.met, of: count.closed, percent: nil)
    return say("recently \(fraction)", "nedávno \(fraction)")
  }

  /// The strength in a block or a sentence: `strength 67 %`.
  func strength(_ percent: Int) -> String {
    say("strength \(self.percent(percent))", "síla \(self.percent(percent))")
  }

  /// Where a trend stands, and its change in the seven days before, which is given without its sign:
  /// `82.1 kg (−0.4 kg in 7 days)`.
  func trend(_ value: String, change: String, isUp: Bool) -> String {
    if isAloud {
      return isUp
        ? say("\(value), up by \(change) in 7 days", "\(value), za 7 dní o \(change) více")
        : say("\(value), down by \(change) in 7 days", "\(value), za 7 dní o \(change) méně")
    }
    let sign = isUp ? "+" : glyphs.minus
    return say("\(value) (\(sign)\(change) in 7 days)", "\(value) (za 7 dní \(sign)\(change))")
  }

  /// A trend that did not change in the seven days before.
  func steadyTrend(_ value: String) -> String {
    say("\(value), no change in 7 days", "\(value), za 7 dní beze změny")
  }

  /// The heads of the best and the worst weekday.
  var weekdaysHeading: String { say("Weekdays", "Dny v týdnu") }

  /// The best and the worst weekday, each with how often it was met.
  func weekdays(best: String, _ bestCount: Count, worst: String, _ worstCount: Count) -> String {
    let bestShare = share(bestCount.met, of: bestCount.closed, percent: nil)
    let worstShare = share(worstCount.met, of: worstCount.closed, percent: nil)
    if isAloud {
      return say(
        "Best on \(best), \(bestShare); worst on \(worst), \(worstShare).",
        "Nejlepší den v týdnu: \(best), \(bestShare). Nejhorší: \(worst), \(worstShare).")
    }
    return say(
      "best \(best) \(bestShare), worst \(worst) \(worstShare)",
      "nejlépe \(best) \(bestShare), nejhůře \(worst) \(worstShare)")
  }

  /// The days on which everything due was met.
  func perfectDays(_ count: Int) -> String {
    say("Perfect days: \(number(count))", "Bezchybné dny: \(number(count))")
  }

  /// Said of a habit or measure that was asked for by name, and of which nothing counts on the days that are shown.
  var nothingCounts: String {
    say("nothing that counts is written on these days", "v těchto dnech není zapsáno nic, co se počítá")
  }

  /// Said where there is nothing to count.
  var emptyStatistics: String {
    say(
      "There is nothing to count yet. A first line is enough to begin:",
      "Zatím není co počítat. Na začátek stačí jeden řádek:")
  }
}

extension Words {
  /// The current streak with its days, read aloud.
  func streak(_ streak: Streak, _ days: String?) -> String {
    guard streak.length > 0, let days else { return say("No streak now.", "Teď žádná série.") }
    return say("A streak of \(length(of: streak)), \(days).", "Série: \(length(of: streak)), \(days).")
  }

  /// The longest streak with its days, read aloud.
  func longest(_ streak: Streak, _ days: String) -> String {
    say(
      "The longest streak: \(length(of: streak)), \(days).",
      "Nejdelší série: \(length(of: streak)), \(days).")
  }

  /// Said of a streak that is longer than every one before.
  var longestSoFar: String { say("It is the longest so far.", "Zatím nejdelší.") }

  /// From one date to another, read aloud, or on a single one.
  func dates(_ first: DateParts, _ last: DateParts) -> String {
    let (from, to) = (date(first), date(last))
    return from == to ? say("on \(from)", from) : say("from \(from) to \(to)", "\(from) až \(to)")
  }

  /// The recent share, read aloud.
  func recent(_ count: Count, _ unit: StreakUnit) -> String? {
    guard count.closed > 0 else { return nil }
    return say(
      "Lately met: \(some(count.met, of: count.closed, unit)).",
      "Nedávno splněno: \(some(count.met, of: count.closed, unit)).")
  }

  /// A total, a mean or a best day, read aloud: `Total: 151 l.`
  func fact(_ head: String, _ value: String) -> String { "\(head): \(value)".asSentence }
}
