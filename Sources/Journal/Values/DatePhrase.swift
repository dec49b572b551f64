extension Day {
  /// Reads a date as people say it, in English or Czech; nil if it is none.
  ///
  /// `2026-01-12`, `today`, `yesterday`, `tomorrow`, `-1`, `+2`, `mon` (the latest, today included), `jan 12`
  /// and `12.1.` (in the year that brings it nearest to today), `12th january 2026`, `12.1.2026`, `2026-1-5`, `dnes`,
  /// `včera`, `po`, `12. ledna`.
  package init?(phrase: String, today: Day) {
    let text = phrase.lowercased().trimmed
    if let day = Day(text) {
      self = day
    } else if let near = TypedWords.nearDays.first(where: { $0.words.holds(text) }) {
      guard let day = today.moved(by: near.offset) else { return nil }
      self = day
    } else if text.hasPrefix("-") || text.hasPrefix("+") {
      guard let days = Int(text), abs(days) < 4_000_000, let day = today.moved(by: days) else { return nil }
      self = day
    } else if let weekday = Weekday(word: text) {
      self = today - today.weekday.days(since: weekday)
    } else if let day = Day(unpadded: text) ?? Day(dotted: text, today: today)
      ?? Day(named: text, today: today)
    {
      self = day
    } else {
      return nil
    }
  }

  /// The day so many days later; nil after the last day of all, which is not what was said. A report of what was before the
  /// first day is one of that day.
  private func moved(by days: Int) -> Day? {
    let day = self + days
    return day - self < days ? nil : day
  }

  /// `2026-1-5`, `2026/01/05`
  private init?(unpadded text: String) {
    let mark: Character = text.contains("/") ? "/" : "-"
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `12.1.`, `12. 1.`, `12.1.2026`
  private init?(dotted text: String, today: Day) {
    guard text.contains(".") else { return nil }
    let parts = text.split(separator: ".").map { String($0).trimmed }.filter { !$0.isEmpty }
    guard parts.count == 2 || parts.count == 3, let day = Int(parts[0]), let month = Int(parts[1]) else {
      return nil
    }
    guard parts.count == 3 else {
      guard text.hasSuffix("."), let nearest = Day(nearest: month, day, to: today) else { return nil }
      self = nearest
      return
    }
    guard parts[2].utf8.count == 4, let year = Int(parts[2]) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `jan 12`, `january 12th, 2026`, `12 jan`, `12. ledna 2026`, `12.ledna`
  private init?(named text: String, today: Day) {
    let words = text.split { $0 == " " || $0 == "\t" || $0 == "," || $0 == "." || $0 == "\u{A0}" }
    self.init(named: words.map(String.init), nearest: today)
  }

  /// Reads the words of a date that names its month, in small letters: the month and the day in either order, then the
  /// year in four digits; nil if they are none.
  ///
  /// Without a year the date is the one that is nearest to a day; without that day too it is none.
  package init?(named words: [String], nearest today: Day? = nil) {
    guard words.count == 2 || words.count == 3 else { return nil }
    let isMonthFirst = Day.month(named: words[0]) != nil
    guard let month = Day.month(named: words[isMonthFirst ? 0 : 1]),
      let day = Day.ordinal(words[isMonthFirst ? 1 : 0])
    else { return nil }
    if words.count == 3 {
      guard words[2].utf8.count == 4, words[2].utf8.allSatisfy(\.isDigit), let year = Int(words[2]) else {
        return nil
      }
      self.init(year: year, month: month, day: day)
    } else {
      guard let today else { return nil }
      self.init(nearest: month, day, to: today)
    }
  }

  /// The number that `3`, `3rd` or `3.` says; nil of anything else.
  private static func ordinal(_ word: String) -> Int? {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let end = String(word.dropFirst(digits.count))
    return end.isEmpty || TypedWords.ordinals.holds(end) ? Int(digits) : nil
  }

  /// The day of a month in the year that brings it nearest to another day.
  private init?(nearest month: Int, _ day: Int, to today: Day) {
    let candidates = (-4...4).compactMap { Day(year: today.year + $0, month: month, day: day) }
    guard let nearest = candidates.min(by: { abs($0 - today) < abs($1 - today) }) else { return nil }
    self = nearest
  }

  /// The month, 1 to 12, that a word names, perhaps with a point behind it; nil if it is none.
  static func month(named word: String) -> Int? {
    let name = word.hasSuffix(".") ? String(word.dropLast()) : word
    return TypedWords.months.firstIndex { $0.holds(name) }.map { $0 + 1 }
  }
}

/// A period as people say it; its open ends are settled by the days that there are.
package enum PeriodPhrase: Hashable, Sendable {
  case days(Period)
  case all
  case from(Day)
  case upTo(Day)

  /// Reads a period in English or Czech; nil if it is none.
  ///
  /// A date, `2026-W03` (the week that holds that ISO week's Thursday), `2026-01`, `2026`, `feb` (the latest that has
  /// begun), `feb 2025`, `this week`, `last month`, `next year`, `all`, `A..B`, `A..`, `..B`.
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
    let isYear = parts[0].utf8.count == 4 && parts[0].utf8.allSatisfy(\.isDigit)
    if isYear, let year = Int(parts[0]), let newYear = Day(year: year, month: 1, day: 1) {
      if parts.count == 1 {
        self = Period.year(of: newYear)
        return
      }
      if parts.count == 2, parts[1].hasPrefix("w"), let week = Int(parts[1].dropFirst()),
        let thursday = Period.thursday(ofISOWeek: week, year: year)
      {
        self = Period.week(of: thursday, first: firstWeekday)
        return
      }
      if parts.count == 2, (1...2).contains(parts[1].utf8.count), parts[1].utf8.allSatisfy(\.isDigit),
        let month = Int(parts[1]),
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
    let words = text.split(separator: " ").map(String.init)
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

  /// `feb`, the latest that has begun; `feb 2025`
  private static func month(named words: [String], today: Day) -> Period? {
    guard let month = Day.month(named: words[0]) else { return nil }
    let year = words.count == 2 ? words[1].utf8.count == 4 ? Int(words[1]) : nil : today.year
    guard let year, let first = Day(year: year, month: month, day: 1) else { return nil }
    let isAhead = words.count == 1 && first > today
    return Period.month(of: isAhead ? first.adding(months: -12) : first)
  }
}
