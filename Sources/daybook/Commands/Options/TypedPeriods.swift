import Journal
import Rendering

/// The days that a command is asked about, as typed.
extension Daybook {
  /// A date as typed; today if none was. An empty one is what a script with an unset variable gives, and an error.
  func day(_ text: String?) throws(CommandError) -> Day {
    guard let text else { return today }
    guard let day = Day(phrase: text, today: today) else {
      throw CommandError { $0.notADate(text) }.correcting(Correction(date: text, today: today))
    }
    return day
  }

  /// A period as typed; nil if none was. `unit` is what `last` alone is the last one of.
  func period(_ text: String, of unit: String = "") throws(CommandError) -> PeriodPhrase? {
    if text.isEmpty { return nil }
    func read(_ text: String) -> PeriodPhrase? {
      PeriodPhrase(text, today: today, firstWeekday: configuration.firstWeekday)
    }
    guard let period = read(text) ?? (unit.isEmpty ? nil : read("\(text) \(unit)")) else {
      var correction = Correction(period: text, of: unit, today: today, configuration: configuration)
      let (today, firstWeekday) = (today, configuration.firstWeekday)
      if let (first, last) = reversedEnds(of: text) {
        throw CommandError { $0.endsBeforeItBegins(text, first, last) }
          .correcting(Correction(text, ["\(first)..\(last)"]))
      }
      correction.isWhole = { PeriodPhrase($0, today: today, firstWeekday: firstWeekday) != nil }
      throw CommandError { $0.notAPeriod(text) }.correcting(correction)
    }
    return period
  }

  /// The first and last day of a period whose ends are the wrong way around; nil if it is none.
  private func reversedEnds(of text: String) -> (first: Day, last: Day)? {
    guard let dots = text.firstPlace(of: "..") else { return nil }
    func end(_ part: Substring) -> Period? {
      let phrase = PeriodPhrase(String(part), today: today, firstWeekday: configuration.firstWeekday)
      return phrase?.closed
    }
    guard let later = end(text[..<dots.lowerBound]), let earlier = end(text[dots.upperBound...]) else {
      return nil
    }
    return (earlier.from, later.to)
  }

  /// The period that ends some words of which the others are names, as in `water last month`; nil if there is none.
  func takePeriod(offEndOf names: inout [String]) -> String? {
    let vocabulary = Vocabulary(configuration)
    guard let place = names.firstIndex(where: { vocabulary.subject(named: $0) == nil }) else { return nil }
    let text = names[place...].joined(separator: " ")
    guard PeriodPhrase(text, today: today, firstWeekday: configuration.firstWeekday) != nil else {
      return nil
    }
    names.removeSubrange(place...)
    return text
  }

  /// The week that a text names, or counted from this one (`-1` is the week before).
  ///
  /// Days that lie in more than one are refused: a grid of the first alone would look whole.
  func week(_ text: String) throws(CommandError) -> Period {
    if let weeks = count(text, atMost: 600_000) { return configuration.week(of: today + weeks * 7) }
    guard let period = try settledPeriod(text, of: "week") else { return configuration.week(of: today) }
    let week = configuration.week(of: period.from)
    guard period.to <= week.to else { throw CommandError { $0.longerThanAWeek(text) } }
    return week
  }

  /// The month that a text names, or counts from this one (`-1` is the month before); a longer period as it is.
  func month(_ text: String) throws(CommandError) -> Period {
    try span(text, of: "month", inMonths: 1, Period.month(of:))
  }

  /// The year that a text names, or counts from this one (`-1` is the year before); a longer period as it is.
  func year(_ text: String) throws(CommandError) -> Period {
    try span(text, of: "year", inMonths: 12, Period.year(of:))
  }

  private func span(
    _ text: String, of unit: String, inMonths months: Int, _ whole: (Day) -> Period
  ) throws(CommandError) -> Period {
    if let number = count(text, atMost: 10_000) {
      return whole(whole(today).from.adding(months: number * months))
    }
    guard let period = try settledPeriod(text, of: unit) else { return whole(today) }
    let first = whole(period.from)
    return period.to <= first.to ? first : period
  }

  /// A number with a sign, or 0, which counts from today; nil for other words. `most` is what a calendar holds.
  func count(_ text: String, atMost most: Int) -> Int? {
    guard let number = Int(text), text.first == "-" || text.first == "+" || text == "0" else { return nil }
    return min(max(number, -most), most)
  }

  /// A period as typed, whose open ends are the first day that has a file and the last, or today; nil if none was.
  ///
  /// `unit` is what `last` alone is the last one of.
  func settledPeriod(_ text: String, of unit: String = "") throws(CommandError) -> Period? {
    try settled(text, of: unit)?.period
  }

  /// The days of a phrase up to today, from the first one that has a file if it names no first; nil without a phrase.
  func settled(_ phrase: PeriodPhrase?, _ index: DayIndex) -> Period? {
    phrase?.settled(over: Period(index.written(or: today).reaching(today).from, today))
  }

  /// The same, with the listing of everything if it had to be made.
  func settled(_ text: String, of unit: String) throws(CommandError) -> (period: Period, index: DayIndex?)? {
    guard let phrase = try period(text, of: unit) else { return nil }
    // Only an open end asks for a listing of everything.
    if let period = phrase.closed { return (period, nil) }
    let index = try index()
    return (phrase.settled(over: index.written(or: today).reaching(today)), index)
  }
}

extension Words {
  /// What the calendar has of that of which a text names too much: `2026-02-30`, `2026-13`, `2025-W53`; nil if it names
  /// no such thing.
  private func calendarLimit(_ text: String) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].count == 4, let year = Int(parts[0]), Day("\(parts[0])-01-01") != nil
    else { return nil }
    if parts.count == 2, parts[1].lowercased().hasPrefix("w"), let week = Int(digits: parts[1].dropFirst()) {
      let count = Period.thursday(ofISOWeek: 53, year: year) == nil ? 52 : 53
      return 1...count ~= week
        ? nil : say("\(year) has \(count) weeks", "rok \(year) má \(count) týdnů")
    }
    guard let month = Int(parts[1]), parts[1].count == 2 else { return nil }
    guard 1...12 ~= month else { return say("a year has 12 months", "rok má 12 měsíců") }
    guard parts.count == 3, parts[2].count == 2, let number = Int(parts[2]) else { return nil }
    let count = Day.length(ofMonth: month, year: year)
    return 1...count ~= number
      ? nil : say("\(parts[0])-\(parts[1]) has \(count) days", "\(parts[0])-\(parts[1]) má \(count) dní")
  }

  /// A text that is no date.
  func notADate(_ text: String) -> String {
    if let limit = calendarLimit(text) {
      return say(
        "\(quoted(text)) is not a date: \(limit); write another",
        "\(quoted(text)) není datum: \(limit); napište jiné")
    }
    return say(
      "\(quoted(text)) is not a date; write one such as '2026-01-12', 'yesterday', '-1' or 'mon'",
      "\(quoted(text)) není datum; napište třeba „2026-01-12“, „včera“, „-1“ nebo „po“")
  }

  /// A text that is no period.
  func notAPeriod(_ text: String) -> String {
    if let limit = calendarLimit(text) {
      return say(
        "\(quoted(text)) is not a period: \(limit); write another",
        "\(quoted(text)) není období: \(limit); napište jiné")
    }
    return say(
      "\(quoted(text)) is not a period; write one such as '2026-01', '2026-W03', 'last 30 days' or '2026-01-05..2026-01-11'",
      "\(quoted(text)) není období; napište třeba „2026-01“, „2026-W03“, „posledních 30 dní“ nebo „2026-01-05..2026-01-11“"
    )
  }

  /// The text that stands for the clock is no date and time.
  func notAMoment(_ text: String) -> String {
    say(
      "\(quoted(text)) is not a date and time; write one such as '2026-01-12T14:30'",
      "\(quoted(text)) není datum a čas; napište třeba „2026-01-12T14:30“")
  }

  /// A period of more than one week, where a week is shown.
  func longerThanAWeek(_ text: String) -> String {
    let (sum, days) = (inQuotes("daybook summary \(text)"), inQuotes("daybook month \(text)"))
    return say(
      "\(quoted(text)) is more than one week; \(sum) sums these days up, and \(days) shows each of them",
      "\(quoted(text)) je víc než jeden týden; ty dny shrne \(sum) a každý z nich ukáže \(days)")
  }
}
