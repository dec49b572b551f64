import Journal

extension Screen {
  /// The head of a period as a person calls it: `Week of Jan 11–17`, `January 2026`, `Year 2026`.
  ///
  /// A week of another year than today's says its year.
  func heading(of period: Period, firstWeekday: Weekday, today: Day) -> String {
    let (from, to) = (period.from.parts, period.to.parts)
    if period == .week(of: period.from, first: firstWeekday) {
      return words.heading(of: .week(from, to, showingYear: to.year != today.year))
    }
    if period == .month(of: period.from) {
      return words.heading(of: .month(from.month, year: from.year))
    }
    if period == .year(of: period.from) { return words.heading(of: .year(from.year)) }
    return words.heading(of: .days(from, to))
  }
}
