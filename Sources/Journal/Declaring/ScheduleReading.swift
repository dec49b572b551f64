import Notation

extension Schedule {
  /// Reads what follows `every`: weekdays, `N days`, or `day`.
  init(after cursor: inout ConfigurationCursor) throws(Problem) {
    guard let first = cursor.next else { throw cursor.problem(.weekdays) }
    if let count = Int(digits: first.text) {
      cursor.pass()
      guard (1...3660).contains(count), cursor.take(TypedWords.days) || cursor.take(TypedWords.day) else {
        throw cursor.problem(.schedule, at: first)
      }
      self = count == 1 ? .daily : .everyDays(count)
      return
    }
    if cursor.take(TypedWords.day) {
      self = .daily
      return
    }
    var set = WeekdaySet()
    while let next = cursor.next, !next.isQuoted, let weekday = Weekday(word: next.text) {
      set.insert(weekday)
      cursor.pass()
    }
    guard !set.weekdays.isEmpty else { throw cursor.problem(.weekdays, at: first) }
    self = .weekdays(set)
  }

  /// Reads `N/week` or `N per M days`; nil if the word begins neither.
  init?(_ first: ConfigurationLine.Value, _ cursor: inout ConfigurationCursor) throws(Problem) {
    let text = first.keyword
    if text.hasSuffix("/week") {
      guard let count = Int(digits: text.dropLast(5)), (1...7).contains(count) else {
        throw cursor.problem(.schedule, at: first)
      }
      self = .perWeek(count)
      return
    }
    guard let count = Int(digits: text), cursor.next?.keyword == "per" else { return nil }
    cursor.pass()
    let days = try cursor.value(.number)
    guard let span = Int(digits: days.text), (1...3660).contains(span), (1...span).contains(count),
      cursor.take(TypedWords.days)
    else { throw cursor.problem(.schedule, at: days) }
    self = .perDays(count, days: span)
  }
}
