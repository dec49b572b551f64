import Rendering
import Speech
import Testing

private let en = Words(.en, glyphs: .ascii)
private let cs = Words(.cs, glyphs: .ascii)
private let january12: DateParts = (2026, 1, 12)

@Suite struct DatesTests {
  @Test func datesAreWrittenAsEachLanguageWritesThem() {
    #expect(en.longDate(january12, weekday: 0) == "Monday, January 12, 2026")
    #expect(cs.longDate(january12, weekday: 0) == "pondělí 12. ledna 2026")
    #expect(en.date(january12) == "January 12, 2026")
    #expect(cs.date(january12) == "12. ledna 2026")
    #expect(en.dayAndMonth(january12) == "January 12")
    #expect(cs.dayAndMonth(january12) == "12. ledna")
    #expect(en.shortDate(january12) == "Jan 12")
    #expect(cs.shortDate(january12) == "12. 1.")
    #expect(en.shortDate(january12, showingYear: true) == "Jan 12, 2026")
    #expect(cs.shortDate(january12, showingYear: true) == "12. 1. 2026")
    #expect(en.month(1, year: 2026) == "January 2026")
    #expect(cs.month(1, year: 2026) == "leden 2026")
  }

  @Test(
    arguments: [
      ((2026, 1, 11), (2026, 1, 17), false, "Jan 11–17", "11.–17. ledna"),
      ((2026, 1, 28), (2026, 2, 3), false, "Jan 28 – Feb 3", "28. ledna – 3. února"),
      (
        (2025, 12, 29), (2026, 1, 4), false, "Dec 29, 2025 – Jan 4, 2026", "29. prosince 2025 – 4. ledna 2026"
      ),
      ((2025, 1, 11), (2026, 1, 11), false, "Jan 11, 2025 – Jan 11, 2026", "11. ledna 2025 – 11. ledna 2026"),
      ((2026, 1, 11), (2026, 1, 17), true, "Jan 11–17, 2026", "11.–17. ledna 2026"),
      ((2026, 1, 28), (2026, 2, 3), true, "Jan 28 – Feb 3, 2026", "28. ledna – 3. února 2026"),
      ((2026, 1, 12), (2026, 1, 12), false, "Jan 12", "12. ledna"),
      ((2026, 1, 12), (2026, 1, 12), true, "Jan 12, 2026", "12. ledna 2026"),
    ] as [(DateParts, DateParts, Bool, String, String)])
  func aRangeSaysWhatItsEndsShareOnce(
    first: DateParts, last: DateParts, showingYear: Bool, english: String, czech: String
  ) {
    func spaced(_ text: String) -> String { String(text.map { $0 == "\u{A0}" ? " " : $0 }) }
    #expect(spaced(Words(.en).range(first, last, showingYear: showingYear)) == english)
    #expect(spaced(Words(.cs).range(first, last, showingYear: showingYear)) == czech)
  }

  @Test func datesAreNotBrokenWithinTheirNumbers() {
    #expect(Words(.cs).date(january12) == "12.\u{A0}ledna\u{A0}2026")
    #expect(Words(.cs).longDate(january12, weekday: 0) == "pondělí 12.\u{A0}ledna\u{A0}2026")
    #expect(Words(.cs).shortDate(january12, showingYear: true) == "12.\u{A0}1.\u{A0}2026")
    #expect(Words(.en).date(january12) == "January\u{A0}12, 2026")
    #expect(Words(.cs).range((2026, 1, 28), (2026, 2, 3)) == "28.\u{A0}ledna – 3.\u{A0}února")
  }

  @Test func aWeekHasAHead() {
    #expect(en.weekOf((2026, 1, 11), (2026, 1, 17)) == "Week of Jan 11-17")
    #expect(cs.weekOf((2026, 1, 11), (2026, 1, 17)) == "Týden 11.-17. ledna")
    #expect(Words(.en).weekOf((2026, 1, 11), (2026, 1, 17)) == "Week of Jan\u{A0}11–17")
    #expect(en.weekOf((2026, 1, 11), (2026, 1, 17), showingYear: true) == "Week of Jan 11-17, 2026")
  }

  @Test func monthsHaveTheirNames() {
    #expect(
      (1...12).map(cs.monthName) == [
        "leden", "únor", "březen", "duben", "květen", "červen", "červenec", "srpen", "září", "říjen",
        "listopad",
        "prosinec",
      ])
    #expect(
      (1...12).map { cs.dayAndMonth((2026, $0, 9)).dropFirst(3).description } == [
        "ledna", "února", "března", "dubna", "května", "června", "července", "srpna", "září", "října",
        "listopadu",
        "prosince",
      ])
    #expect(
      (1...12).map(en.shortMonthName) == [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
      ])
    #expect(cs.shortMonthName(9) == "9.")
    #expect(en.monthName(9) == "September")
  }

  @Test func weekdaysHaveTheirNames() {
    #expect(
      (0..<7).map(en.weekdayName) == [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
      ])
    #expect(
      (0..<7).map(cs.weekdayName) == ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"])
    #expect((0..<7).map(en.shortWeekdayName) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect((0..<7).map(cs.shortWeekdayName) == ["po", "út", "st", "čt", "pá", "so", "ne"])
  }

  @Test func theHeadsOfAWeeksColumnsAreShort() {
    #expect((0..<7).map(en.weekdayHead) == ["M", "T", "W", "T", "F", "S", "S"])
    #expect((0..<7).map(cs.weekdayHead) == ["po", "út", "st", "čt", "pá", "so", "ne"])
  }

  @Test(arguments: [
    (490, "08:10", "8:10 AM"), (0, "00:00", "12:00 AM"), (720, "12:00", "12:00 PM"),
    (1439, "23:59", "11:59 PM"),
    (780, "13:00", "1:00 PM"), (1480, "00:40", "12:40 AM"), (-20, "23:40", "11:40 PM"),
  ])
  func timesFollowTheClock(minutes: Int, hours24: String, hours12: String) {
    for language in Language.allCases {
      #expect(Words(language).time(minutes) == hours24)
      let said = hours12.replacing("AM", with: language == .cs ? "dop." : "AM")
        .replacing("PM", with: language == .cs ? "odp." : "PM")
      #expect(Words(language, glyphs: .ascii, clock: .hours12).time(minutes) == said)
    }
    #expect(Words(.en, clock: .hours12).time(490) == "8:10\u{A0}AM")
  }

  @Test(arguments: [
    (450, "7 h 30 min"), (45, "45 min"), (480, "8 h"), (0, "0 min"), (-90, "-1 h 30 min"),
    (90_000, "1,500 h"),
  ])
  func durationsAreHoursAndMinutes(minutes: Int, text: String) {
    #expect(en.duration(minutes) == text)
    #expect(Words(.cs).duration(450) == "7\u{A0}h 30\u{A0}min")
  }
}
