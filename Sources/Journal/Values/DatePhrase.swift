import Notation

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
      guard let days = Int(text), Day.mostDaysAway.contains(days), let day = today.moved(by: days) else {
        return nil
      }
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

  /// How many days a day that is told by a number lies off: all that the calendar has.
  private static let mostDaysAway = -3_999_999...3_999_999

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
    guard parts.count == 3, parts[0].utf8.count == 4, let year = Int(digits: parts[0]),
      let month = Int(digits: parts[1]), let day = Int(digits: parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `12.1.`, `12. 1.`, `12.1.2026`
  private init?(dotted text: String, today: Day) {
    guard text.contains(".") else { return nil }
    let parts = text.split(separator: ".").map { String($0).trimmed }.filter { !$0.isEmpty }
    guard parts.count == 2 || parts.count == 3, let day = Int(digits: parts[0]),
      let month = Int(digits: parts[1])
    else {
      return nil
    }
    guard parts.count == 3 else {
      guard text.hasSuffix("."), let nearest = Day(nearest: month, day, to: today) else { return nil }
      self = nearest
      return
    }
    guard parts[2].utf8.count == 4, let year = Int(digits: parts[2]) else { return nil }
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
      guard words[2].utf8.count == 4, let year = Int(digits: words[2]) else {
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
