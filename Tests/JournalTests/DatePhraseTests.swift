import Testing

@testable import Journal

@Suite struct DatePhraseTests {
  /// A Monday.
  let today = Day("2026-01-12")!

  @Test(
    arguments: [
      ("2026-01-12", "2026-01-12"), ("today", "2026-01-12"), ("Yesterday", "2026-01-11"),
      ("tomorrow", "2026-01-13"),
      ("-1", "2026-01-11"), ("+2", "2026-01-14"), ("mon", "2026-01-12"), ("tue", "2026-01-06"),
      ("sun", "2026-01-11"),
      ("jan 12", "2026-01-12"), ("dec 24", "2025-12-24"), ("12.1.", "2026-01-12"), ("24. 12.", "2025-12-24"),
      ("12.1.2025", "2025-01-12"), ("dnes", "2026-01-12"), ("včera", "2026-01-11"), ("po", "2026-01-12"),
      ("so", "2026-01-10"), ("12. ledna 2024", "2024-01-12"), ("January 12, 2024", "2024-01-12"),
      ("2026-1-5", "2026-01-05"), ("2026/01/05", "2026-01-05"),
      ("feb 29", "2024-02-29"), ("dec 31", "2025-12-31"), ("jan 1", "2026-01-01"), ("31.12.", "2025-12-31"),
      ("vcera", "2026-01-11"), ("zítra", "2026-01-13"), ("zitra", "2026-01-13"),
      ("předevčírem", "2026-01-10"), ("predevcirem", "2026-01-10"), ("pozítří", "2026-01-14"),
      ("pozitri", "2026-01-14"), ("1st may", "2026-05-01"), ("May 1st, 2026", "2026-05-01"),
      ("2nd of jan", nil), ("jan 3rd", "2026-01-03"), ("24TH December 2024", "2024-12-24"),
      ("5. unora", "2026-02-05"), ("5.zari 2025", "2025-09-05"), ("dec. 24", "2025-12-24"),
      ("12 jan 26", nil), ("12 jan +202", nil), ("1x may", nil), ("may st", nil), ("jan feb", nil),
      ("-9223372036854775808", nil), ("-9223372036854775809", nil), ("+9223372036854775807", nil),
      ("+3999999", nil), ("+1.+2.2026", nil), ("2026-+1-5", nil), ("jan 3 +202", nil),
    ] as [(String, String?)])
  func aDateIsReadAsPeopleSayIt(_ phrase: String, _ expected: String?) {
    #expect(Day(phrase: phrase, today: today)?.description == expected)
  }

  @Test(arguments: [("2100-01-01", "2096-02-29"), ("2100-06-01", "2104-02-29"), ("2026-06-01", "2028-02-29")])
  func aLeapDayIsTheNearest(_ today: String, _ expected: String) {
    #expect(Day(phrase: "29. 2.", today: Day(today)!)?.description == expected)
  }

  /// Only what says both its ends needs no look at the days that there are, wherever today is.
  @Test(
    arguments: [
      ("..2026-01-03", nil), ("..2027-01-03", nil), ("2026-01-03..", nil), ("2027-01-03..", nil), ("..", nil),
      ("all", nil), ("2026-01", "2026-01-01..2026-01-31"),
      ("2026-01-03..2026-01-05", "2026-01-03..2026-01-05"),
    ] as [(String, String?)])
  func anOpenEndIsNotClosed(_ phrase: String, _ closed: String?) {
    let period = PeriodPhrase(phrase, today: today, firstWeekday: .monday)
    #expect(period != nil)
    #expect(period?.closed.map { "\($0.from)..\($0.to)" } == closed)
  }

  @Test(arguments: ["feb +202", "2026-W+3", "2026-+3", "last +3 days", "+202"])
  func aNumberOfAPeriodIsOfDigitsAlone(_ phrase: String) {
    #expect(PeriodPhrase(phrase, today: today, firstWeekday: .monday)?.closed?.count ?? 1 == 1)
  }

  @Test func ofTwoThatAreAsNearTheEarlierIsMeant() {
    #expect(Day(phrase: "2 mar", today: Day("2027-09-01")!) == Day("2027-03-02"))
    #expect(Day(phrase: "2 mar", today: Day("2027-09-02")!) == Day("2028-03-02"))
  }

  /// The words of each weekday, from Tuesday, which is the farthest from a Monday today, to Monday.
  @Test(
    arguments: [
      "tue tues tuesday út ut úterý utery", "wed wednesday st středa streda",
      "thu thur thurs thursday čt ct čtvrtek ctvrtek", "fri friday pá pa pátek patek",
      "sat saturday so sobota",
      "sun sunday ne neděle nedele", "mon monday po pondělí pondeli",
    ].enumerated().map { ($0.offset, $0.element) })
  func aWeekdayIsTheLatestOfItsName(_ place: Int, _ words: String) {
    for word in words.split(separator: " ") {
      #expect(Day(phrase: String(word), today: today) == today + (place - 6), "\(word)")
      #expect(Day(phrase: word.uppercased(), today: today) == today + (place - 6), "\(word)")
    }
  }

  @Test(
    arguments: [
      "jan january leden ledna", "feb february únor února unor unora",
      "mar march březen března brezen brezna",
      "apr april duben dubna",
      "may květen května kveten kvetna", "jun june červen června cerven cervna",
      "jul july červenec července cervenec cervence", "aug august srpen srpna",
      "sep sept september září zari", "oct october říjen října rijen rijna",
      "nov november listopad listopadu",
      "dec december prosinec prosince",
    ].enumerated().map { ($0.offset + 1, $0.element) })
  func aMonthHasItsNamesInBothLanguages(_ month: Int, _ words: String) {
    for word in words.split(separator: " ") {
      #expect(Day(phrase: "\(word) 9 2025", today: today) == Day(year: 2025, month: month, day: 9), "\(word)")
    }
  }

  @Test(arguments: [
    "", "someday", "2026-02-30", "32.1.", "jan", "12.1", "--1", "26-1-1", "2026-2-30", "feb 30",
  ])
  func whatIsNoDateIsNone(_ phrase: String) {
    #expect(Day(phrase: phrase, today: today) == nil)
  }

  private static let periods: [(String, String, String)] = [
    ("2026-W03", "2026-01-11", "2026-01-17"), ("2026-01", "2026-01-01", "2026-01-31"),
    ("2026", "2026-01-01", "2026-12-31"), ("this week", "2026-01-11", "2026-01-17"),
    ("last week", "2026-01-04", "2026-01-10"), ("last month", "2025-12-01", "2025-12-31"),
    ("last year", "2025-01-01", "2025-12-31"), ("minulý týden", "2026-01-04", "2026-01-10"),
    ("2026-01-03..2026-01-05", "2026-01-03", "2026-01-05"), ("2025-12..2026-01", "2025-12-01", "2026-01-31"),
    ("yesterday", "2026-01-11", "2026-01-11"), ("all", "2025-11-01", "2026-01-20"),
    ("2026-01..", "2026-01-01", "2026-01-20"), ("..2025-12-31", "2025-11-01", "2025-12-31"),
    ("mon..today", "2026-01-12", "2026-01-12"), ("vše", "2025-11-01", "2026-01-20"),
    ("vse", "2025-11-01", "2026-01-20"), ("tento týden", "2026-01-11", "2026-01-17"),
    ("minuly tyden", "2026-01-04", "2026-01-10"), ("minulý měsíc", "2025-12-01", "2025-12-31"),
    ("tento mesic", "2026-01-01", "2026-01-31"), ("předchozí rok", "2025-01-01", "2025-12-31"),
    ("letos", "2026-01-01", "2026-12-31"), ("loni", "2025-01-01", "2025-12-31"),
    ("year", "2026-01-01", "2026-12-31"), ("2025-12", "2025-12-01", "2025-12-31"),
    ("jan", "2026-01-01", "2026-01-31"), ("feb", "2025-02-01", "2025-02-28"),
    ("february 2024", "2024-02-01", "2024-02-29"), ("únor", "2025-02-01", "2025-02-28"),
    ("unor", "2025-02-01", "2025-02-28"), ("zari 2024", "2024-09-01", "2024-09-30"),
    ("next week", "2026-01-18", "2026-01-24"), ("příští rok", "2027-01-01", "2027-12-31"),
    ("2026-2", "2026-02-01", "2026-02-28"), ("2026-1-5", "2026-01-05", "2026-01-05"),
    ("last 30 days", "2025-12-14", "2026-01-12"),
    ("past 2 weeks", "2025-12-30", "2026-01-12"), ("last 1 day", "2026-01-12", "2026-01-12"),
    ("last 3 months", "2025-10-13", "2026-01-12"), ("last 2 years", "2024-01-13", "2026-01-12"),
    ("posledních 7 dní", "2026-01-06", "2026-01-12"), ("minulé 4 týdny", "2025-12-16", "2026-01-12"),
    ("posledni 2 mesice", "2025-11-13", "2026-01-12"), ("last-month", "2025-12-01", "2025-12-31"),
    ("last_week", "2026-01-04", "2026-01-10"), ("last-30-days", "2025-12-14", "2026-01-12"),
    ("last 900000 days", "0001-01-01", "2026-01-12"),
    ("last 30 days..2026-01-14", "2025-12-14", "2026-01-14"),
    ("2026-W01", "2025-12-28", "2026-01-03"), ("2020-W53", "2020-12-27", "2021-01-02"),
  ]

  @Test(arguments: periods)
  func aPeriodIsReadAsPeopleSayIt(_ phrase: String, _ from: String, _ to: String) {
    let period = PeriodPhrase(phrase, today: today, firstWeekday: .sunday)?
      .settled(over: Period(Day("2025-11-01")!, Day("2026-01-20")!))
    #expect(period == Period(Day(from)!, Day(to)!))
  }

  @Test(arguments: [
    "2026-W54", "2026-13", "week of", "2026-01-05..2026-01-03", "next", "0000", "last 0 days", "last days",
    "last -3 days",
    "last 30", "30", "30 days", "3 week", "30 glasses", "last 30 days ago", "last 9999999 days", "last-",
  ])
  func whatIsNoPeriodIsNone(_ phrase: String) {
    #expect(PeriodPhrase(phrase, today: today, firstWeekday: .monday) == nil)
  }

  @Test(arguments: ["tomorrow", "+1", "+2", "zítra", "pozítří", "+3999999"])
  func noDateIsAfterTheLastDay(_ phrase: String) { #expect(Day(phrase: phrase, today: .last) == nil) }

  @Test(arguments: ["yesterday", "-1", "sun"])
  func theDayBeforeTheFirstIsTheFirst(_ phrase: String) {
    #expect(Day(phrase: phrase, today: .first) == .first)
  }
}
