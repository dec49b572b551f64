import Testing

@testable import Journal

@Suite struct DatePhraseTests {
  /// A Monday.
  let today = Day("2026-01-12")!

  @Test(arguments: [
    ("2026-01-12", "2026-01-12"), ("today", "2026-01-12"), ("Yesterday", "2026-01-11"),
    ("tomorrow", "2026-01-13"),
    ("-1", "2026-01-11"), ("+2", "2026-01-14"), ("mon", "2026-01-12"), ("tue", "2026-01-06"),
    ("sun", "2026-01-11"),
    ("jan 12", "2026-01-12"), ("dec 24", "2025-12-24"), ("12.1.", "2026-01-12"), ("24. 12.", "2025-12-24"),
    ("12.1.2025", "2025-01-12"), ("dnes", "2026-01-12"), ("včera", "2026-01-11"), ("po", "2026-01-12"),
    ("so", "2026-01-10"), ("12. ledna 2024", "2024-01-12"), ("January 12, 2024", "2024-01-12"),
    ("feb 29", "2024-02-29"),
  ])
  func aDateIsReadAsPeopleSayIt(_ phrase: String, _ expected: String) {
    #expect(Day(phrase: phrase, today: today)?.description == expected)
  }

  @Test(arguments: ["", "someday", "2026-02-30", "32.1.", "jan", "12.1", "--1", "2026-1-1", "feb 30"])
  func whatIsNoDateIsNone(_ phrase: String) {
    #expect(Day(phrase: phrase, today: today) == nil)
  }

  @Test(arguments: [
    ("2026-W03", "2026-01-11", "2026-01-17"), ("2026-01", "2026-01-01", "2026-01-31"),
    ("2026", "2026-01-01", "2026-12-31"), ("this week", "2026-01-11", "2026-01-17"),
    ("last week", "2026-01-04", "2026-01-10"), ("last month", "2025-12-01", "2025-12-31"),
    ("last year", "2025-01-01", "2025-12-31"), ("minulý týden", "2026-01-04", "2026-01-10"),
    ("2026-01-03..2026-01-05", "2026-01-03", "2026-01-05"), ("2025-12..2026-01", "2025-12-01", "2026-01-31"),
    ("yesterday", "2026-01-11", "2026-01-11"), ("all", "2025-11-01", "2026-01-20"),
    ("2026-01..", "2026-01-01", "2026-01-20"), ("..2025-12-31", "2025-11-01", "2025-12-31"),
    ("mon..today", "2026-01-12", "2026-01-12"),
  ])
  func aPeriodIsReadAsPeopleSayIt(_ phrase: String, _ from: String, _ to: String) {
    let period = PeriodPhrase(phrase, today: today, firstWeekday: .sunday)?
      .settled(first: Day("2025-11-01")!, last: Day("2026-01-20")!)
    #expect(period == Period(Day(from)!, Day(to)!))
  }

  @Test(arguments: ["2026-W54", "2026-13", "week of", "2026-01-05..2026-01-03", "next", "0000"])
  func whatIsNoPeriodIsNone(_ phrase: String) {
    #expect(PeriodPhrase(phrase, today: today, firstWeekday: .monday) == nil)
  }
}
