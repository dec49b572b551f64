import Notation

/// A period as people say it; its open ends are settled by the days that there are.
package enum PeriodPhrase: Hashable, Sendable {
  case days(Period)
  case all
  case from(Day)
  case upTo(Day)

  /// Reads a period in English or Czech; nil if it is none.
  ///
  /// A date, `2026-W03` (the week that holds that ISO week's Thursday), `2026-01`, `2026`, `feb` (the latest that has
  /// begun), `feb 2025`, `this week`, `last month`, `last-month`, `next year`, `last 30 days`, `past 4 weeks`, `all`, `A..B`,
  /// `A..`, `..B`.
  package init?(_ phrase: String, today: Day, firstWeekday: Weekday) {
    let text = phrase.lowercased().trimmed
    func single(_ text: String) -> Period? { Period(phrase: text, today: today, firstWeekday: firstWeekday) }
    if TypedWords.all.holds(text) {
      self = .all
    } else if let dots = text.firstPlace(of: "..") {
      let (start, end) = (String(text[..<dots.lowerBound]).trimmed, String(text[dots.upperBound...]).trimmed)
      switch (start.isEmpty, end.isEmpty) {
      case (true, true): self = .all
      case (false, true):
        guard let period = single(start) else { return nil }
        self = .from(period.from)
      case (true, false):
        guard let period = single(end) else { return nil }
        self = .upTo(period.to)
      case (false, false):
        guard let first = single(start), let last = single(end), first.from <= last.to else { return nil }
        self = .days(Period(first.from, last.to))
      }
    } else {
      guard let period = single(text) else { return nil }
      self = .days(period)
    }
  }

  /// The period, if it says both its ends itself, whatever days there are.
  package var closed: Period? {
    if case .days(let period) = self { period } else { nil }
  }

  /// The period, with open ends at those of another.
  package func settled(over whole: Period) -> Period {
    switch self {
    case .days(let period): period
    case .all: whole
    case .from(let day): Period(day, max(day, whole.to))
    case .upTo(let day): Period(min(whole.from, day), day)
    }
  }
}

extension Period {
  /// Reads a period with both its ends; nil if it is none.
  init?(phrase text: String, today: Day, firstWeekday: Weekday) {
    if let period = Period.named(text, today: today, firstWeekday: firstWeekday) {
      self = period
      return
    }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    if parts[0].utf8.count == 4, let year = Int(digits: parts[0]),
      let newYear = Day(year: year, month: 1, day: 1)
    {
      if parts.count == 1 {
        self = Period.year(of: newYear)
        return
      }
      if parts.count == 2, parts[1].hasPrefix("w"), let week = Int(digits: parts[1].dropFirst()),
        let thursday = Period.thursday(ofISOWeek: week, year: year)
      {
        self = Period.week(of: thursday, first: firstWeekday)
        return
      }
      if parts.count == 2, (1...2).contains(parts[1].utf8.count), let month = Int(digits: parts[1]),
        let first = Day(year: year, month: month, day: 1)
      {
        self = Period.month(of: first)
        return
      }
    }
    guard let day = Day(phrase: text, today: today) else { return nil }
    self.init(day, day)
  }

  private static func named(_ text: String, today: Day, firstWeekday: Weekday) -> Period? {
    // `last-month` and `last_month` need no quotes in a shell.
    let isJoined = !text.contains(" ")
    let words = text.split { $0 == " " || isJoined && ($0 == "-" || $0 == "_") }.map(String.init)
    if let period = Period.upToToday(words, today) { return period }
    guard let last = words.last, words.count <= 2 else { return nil }
    if let month = Period.month(named: words, today: today) { return month }
    let first = words.count == 2 ? words[0] : "this"
    let step = TypedWords.last.holds(first) ? -1 : TypedWords.next.holds(first) ? 1 : 0
    guard step != 0 || TypedWords.this.holds(first) else { return nil }
    switch last {
    case _ where TypedWords.week.holds(last): return Period.week(of: today + step * 7, first: firstWeekday)
    case _ where TypedWords.month.holds(last): return Period.month(of: today.adding(months: step))
    case _ where TypedWords.year.holds(last): return Period.year(of: today.adding(months: step * 12))
    case _ where TypedWords.thisYear.holds(last): return Period.year(of: today)
    case _ where TypedWords.lastYear.holds(last): return Period.year(of: today.adding(months: -12))
    default: return nil
    }
  }

  /// `last 30 days`, `past 4 weeks`, `last 3 months`: so many up to today, which is the last of them; the days before the
  /// first of all are left out.
  private static func upToToday(_ words: [String], _ today: Day) -> Period? {
    guard words.count == 3, TypedWords.recent.holds(words[0]), let count = Int(digits: words[1]),
      (1...1_000_000).contains(count)
    else { return nil }
    switch words[2] {
    case let unit where TypedWords.days.holds(unit): return Period(today - (count - 1), today)
    case let unit where TypedWords.weeks.holds(unit): return Period(today - (count * 7 - 1), today)
    case let unit where TypedWords.monthsInNumber.holds(unit):
      return Period(min(today, today.adding(months: -count) + 1), today)
    case let unit where TypedWords.yearsInNumber.holds(unit):
      return Period(min(today, today.adding(months: -count * 12) + 1), today)
    default: return nil
    }
  }

  /// `feb`, the latest that has begun; `feb 2025`
  private static func month(named words: [String], today: Day) -> Period? {
    guard let month = Day.month(named: words[0]) else { return nil }
    let year = words.count == 2 ? words[1].utf8.count == 4 ? Int(digits: words[1]) : nil : today.year
    guard let year, let first = Day(year: year, month: month, day: 1) else { return nil }
    let isAhead = words.count == 1 && first > today
    return Period.month(of: isAhead ? first.adding(months: -12) : first)
  }
}
