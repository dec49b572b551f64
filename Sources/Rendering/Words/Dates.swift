import Journal
import Speech

/// The parts of a civil date: the year, the month (1 to 12) and the day of the month.
package typealias DateParts = (year: Int, month: Int, day: Int)

extension Words {
  /// The whole date with its weekday (0 is Monday): `Monday, January 12, 2026`, `pondělí 12. ledna 2026`.
  package func longDate(_ date: DateParts, weekday: Int) -> String {
    "\(weekdayName(weekday))\(say(", ", " "))\(self.date(date))"
  }

  /// The date with the month in full: `January 12, 2026`, `12. ledna 2026`.
  package func date(_ date: DateParts) -> String { "\(dayAndMonth(date))\(say(", ", blank))\(date.year)" }

  /// The day and the month in full: `January 12`, `12. ledna`.
  package func dayAndMonth(_ date: DateParts) -> String {
    let month = DateNames.monthsAfterDay(language)[date.month - 1]
    return say("\(month)\(blank)\(date.day)", "\(date.day).\(blank)\(month)")
  }

  /// The day and the month in short, with the year if asked for: `Jan 12`, `Jan 12, 2026`, `12. 1.`, `12. 1. 2026`.
  package func shortDate(_ date: DateParts, showingYear: Bool = false) -> String {
    let day = say(
      "\(shortMonthName(date.month))\(blank)\(date.day)", "\(date.day).\(blank)\(date.month).")
    return showingYear ? day + say(", ", blank) + String(date.year) : day
  }

  /// From the first to the last day, with what they share said once: `Jan 11–17`, `Jan 28 – Feb 3`,
  /// `11.–17. ledna`, `28. ledna – 3. února`.
  ///
  /// Years are shown where they differ, or if asked for. One day is no range.
  package func range(_ first: DateParts, _ last: DateParts, showingYear: Bool = false) -> String {
    if first.year != last.year {
      return "\(rangeEnd(first, showingYear: true)) \(glyphs.enDash) \(rangeEnd(last, showingYear: true))"
    }
    if first.month != last.month {
      return "\(rangeEnd(first)) \(glyphs.enDash) \(rangeEnd(last, showingYear: showingYear))"
    }
    if first.day == last.day { return rangeEnd(first, showingYear: showingYear) }
    return say(
      "\(rangeEnd(first))\(glyphs.enDash)\(last.day)" + (showingYear ? ", \(last.year)" : ""),
      "\(first.day).\(glyphs.enDash)\(rangeEnd(last, showingYear: showingYear))")
  }

  /// The head of a week: `Week of Jan 11–17`, `Týden 11.–17. ledna`.
  package func weekOf(_ first: DateParts, _ last: DateParts, showingYear: Bool = false) -> String {
    let range = range(first, last, showingYear: showingYear)
    return say("Week of \(range)", "Týden \(range)")
  }

  /// One end of a range: English has the month in short, Czech in full.
  private func rangeEnd(_ date: DateParts, showingYear: Bool = false) -> String {
    say(
      shortDate(date, showingYear: showingYear),
      showingYear ? self.date(date) : dayAndMonth(date))
  }

  /// A month and its year: `January 2026`, `leden 2026`.
  package func month(_ month: Int, year: Int) -> String { "\(monthName(month))\(blank)\(year)" }
}

extension Words {
  /// The name of a month (1 to 12) by itself: `January`, `leden`.
  package func monthName(_ month: Int) -> String { DateNames.months(language, isShort: false)[month - 1] }

  /// A month (1 to 12) in three letters, `Jan`; in Czech, which has no such names, as its number: `1.`.
  package func shortMonthName(_ month: Int) -> String { say(String(monthName(month).prefix(3)), "\(month).") }

  /// The name of a weekday (0 is Monday): `Monday`, `pondělí`.
  package func weekdayName(_ weekday: Int) -> String { DateNames.weekdays(language, isShort: false)[weekday] }

  /// A weekday (0 is Monday) in short: `Mon`, `po`.
  package func shortWeekdayName(_ weekday: Int) -> String { String(weekdayName(weekday).prefix(say(3, 2))) }

  /// The head of a weekday's column (0 is Monday), as short as can be: `M`, `po`.
  package func weekdayHead(_ weekday: Int) -> String { String(weekdayName(weekday).prefix(say(1, 2))) }
}
