import Journal
import TestSupport
import Testing

@testable import Rendering
@testable import Reports

/// Where pages change as a terminal becomes narrower: at the width that is meant, and not a column sooner or later.
@Suite struct NarrowPagesTests {
  /// The columns of the bar in a line.
  private func barColumns(_ line: String) -> Int { line.count { "█▏▎▍▌▋▊▉░│".contains($0) } }

  private func line(_ text: String, in lines: [StyledText]) throws -> String {
    try #require(
      lines.map(\.text).first { $0.contains(text) && barColumns($0) > 0 || $0.contains(text + "  ") })
  }

  /// The columns that a line takes without its bar.
  private func fixedColumns(_ line: String) -> Int { line.widthInColumns - barColumns(line) }

  @Test func aGoalHasItsBarBesideItWhereTenColumnsAreLeft() throws {
    func goals(_ columns: Int) throws -> String {
      try line("Calories", in: captainsDaybook.day("2026-01-12", on: screen(columns: columns)).lines)
    }
    let wide = try goals(110)
    #expect(barColumns(wide) == 32)
    let narrowest = fixedColumns(wide) + 10
    #expect(barColumns(try goals(narrowest)) == 10)
    #expect(barColumns(try goals(narrowest - 1)) == 0)
  }

  @Test func aGoalsNameTakesAThirdOfTheScreenAtMost() {
    let daybook = WrittenDaybook(
      "measure kcal \"A name of thirty-one characters\" goal 1000", ["2026-01-12": "kcal 500"],
      now: "2026-01-12T14:00")
    let lines = daybook.day(on: screen(columns: 60)).lines.map(\.text)
    #expect(lines.contains { $0.contains("A name of thirty-on…  █") })
  }

  @Test func aLimitHasAQuarterMoreOfItsBar() throws {
    let daybook = WrittenDaybook(
      "measure caffeine unit mg goal at most 400mg", ["2026-01-12": "caffeine 400mg"],
      now: "2026-01-12T14:00")
    let limit = try line("caffeine", in: daybook.day(on: screen(columns: 80)).lines)
    #expect(barColumns(limit) == 32)
    // 400 of 500 mg are 25.6 of 32 columns, where the limit is marked.
    #expect(limit.contains(String(repeating: "█", count: 25) + "│░░░░░░"))
  }

  @Test func thePercentageOfADayIsDroppedWhereItLeavesLessThanTwelveColumns() throws {
    func day(_ columns: Int) throws -> String {
      try line("Sun 11", in: captainsDaybook.bars(of: "water", on: screen(columns: columns)).lines)
    }
    let wide = try day(110)
    #expect(barColumns(wide) == 40)
    let narrowest = fixedColumns(wide) + 12
    #expect(barColumns(try day(narrowest)) == 12)
    #expect(try day(narrowest).contains("%"))
    #expect(!(try day(narrowest - 1)).contains("%"))
  }

  @Test func theCountOfAMonthIsDroppedWhereItLeavesLessThanEightColumns() throws {
    func month(_ columns: Int) throws -> String {
      let year = captainsDaybook.year(of: .measure(0), on: screen(columns: columns))
      return try line("January", in: year.lines)
    }
    let wide = try month(110)
    #expect(barColumns(wide) == 40)
    let narrowest = fixedColumns(wide) + 8
    #expect(narrowest > 30)
    #expect(barColumns(try month(narrowest)) == 8)
    #expect(try month(narrowest).contains("/"))
    #expect(!(try month(narrowest - 1)).contains("/"))
  }

  private func shares(_ title: String, _ columns: Int) -> String {
    var configuration = Configuration()
    configuration.habits = [Habit(name: "h", label: title)]
    let row = PeriodGrid.Row(
      subject: .habit(0), states: [], count: Count(met: 12, due: 12, closed: 12), week: nil)
    return RowList([row], in: Frame(configuration, today: .first, on: screen(columns: columns))).lines[1].text
  }

  @Test func aShareHasABarOfSixToThirtyColumns() {
    let title = "kitchen closed at ten"
    #expect(barColumns(shares(title, 110)) == 30)
    #expect(barColumns(shares(title, 32)) == 6)
    #expect(barColumns(shares(title, 31)) == 0)
  }

  @Test func aLongNameSparesTheBarOfAShare() {
    let line = shares(String(repeating: "n", count: 60), 60)
    #expect(barColumns(line) == 10)
    #expect(line.widthInColumns == 60)
  }

  @Test func monthsWithoutADecisionAreLeftOutAtBothEnds() {
    let months = [0, 3, 0, 5, 0].enumerated().map { place, met in
      MonthSum(
        period: .month(of: Day(year: 2026, month: place + 1, day: 1)!),
        count: Count(met: met, due: met, closed: met))
    }
    let lines = RowList(months, on: screen()).lines.map(\.text)
    #expect(lines.dropFirst().map { String($0.prefix(3)) } == ["Feb", "Mar", "Apr"])
  }

  @Test func aWeekSaysOfHowManyWhereThereIsRoom() {
    let daybook = WrittenDaybook(
      "habit kitchen \"Kitchen closed\"", ["2026-01-13": "[x] kitchen"], now: "2026-01-13T12:00")
    func sums(_ columns: Int) -> String { daybook.week(on: screen(columns: columns)).lines.drawn }
    // Twelve columns of a name, seven days of four, and the sum of a row.
    #expect(sums(45).contains("\nDay "))
    #expect(sums(44).contains("\nMet "))
  }

  @Test func theBracketOfTodayFitsAtTheEndOfTheWeek() {
    let daybook = WrittenDaybook(
      "habit kitchen \"Kitchen closed\"", ["2026-01-18": "[x] kitchen"], now: "2026-01-18T12:00")
    for line in daybook.week(on: screen(columns: 30)).lines { #expect(line.widthInColumns <= 30) }
  }

  @Test func badgesHaveShorterBarsBelowSixtyColumns() {
    func badges(_ columns: Int) -> String {
      captainsDaybook.badges(on: screen(columns: columns)).lines.filter {
        $0.text.contains("3-day") || $0.text.contains("/7")
      }
      .drawn
    }
    #expect(barColumns(badges(60)) == 2 * barColumns(badges(59)))
    #expect(badges(60).contains("days"))
    #expect(!badges(59).contains("days"))
  }

  @Test func thirteenWeeksAreDrawnTwoColumnsWideInThirtyColumns() {
    let monday = Day("2026-01-05")!
    let map = HeatMap(
      period: Period(monday, monday + 90), tones: [DayTone](repeating: .level(4), count: 91))
    let parts = HeatMapLines(map, in: Frame(Configuration(), today: .first, on: screen(columns: 30))).parts
    #expect(parts.count == 1)
    #expect(parts[0][1].text == "Mon \(String(repeating: "█", count: 26))")
  }

  @Test func ofTwoMonthsThatWouldTouchTheFormerIsLeftOut() {
    let monday = Day("2026-03-23")!
    let map = HeatMap(
      period: Period(monday, monday + 279), tones: [DayTone](repeating: .level(4), count: 280))
    let parts = HeatMapLines(map, in: Frame(Configuration(), today: .first, on: screen(columns: 60))).parts
    #expect(parts.count == 1)
    #expect(parts[0][0].text.hasPrefix("     Apr May"), "\(parts[0][0].text)")
  }

  @Test func aCalendarHasFiguresWhereTheyDoNotTouch() {
    let habits = (0..<10).map { "habit h\($0) from 2026-01-01" }.joined(separator: "\n")
    let ticks = (0..<9).map { "[x] h\($0)" }.joined(separator: "\n")
    let daybook = WrittenDaybook(habits, ["2026-01-12": ticks], now: "2026-01-13T12:00")
    #expect(!daybook.calendar(on: screen(columns: 34)).lines.drawn.contains("9/10"))
    #expect(daybook.calendar(on: screen(columns: 35)).lines.drawn.contains("9/10"))
    #expect(daybook.calendar(on: screen(columns: 34)).lines.drawn.contains("12◐"))
    #expect(daybook.calendar(on: screen(columns: 35)).lines.drawn.contains("12 ◐"))
  }

  @Test func aFigureThatWouldTouchIsLeftOutByItself() {
    let habits = (0..<10).map { "habit h\($0)" }.joined(separator: "\n")
    let ticks = (0..<9).map { "[x] h\($0)" }.joined(separator: "\n")
    let daybook = WrittenDaybook(habits, ["2026-01-12": ticks], now: "2026-01-13T12:00")
    let calendar = daybook.calendar(on: screen(columns: 34)).lines.drawn
    #expect(calendar.contains("9/9"))
    #expect(!calendar.contains("0/10"))
  }

  @Test func theGlassNeedsThirtySixColumns() {
    func day(_ columns: Int) -> String { captainsDaybook.day(on: screen(columns: columns)).lines.drawn }
    #expect(day(36).contains("╲▁▁▁▁▁╱"))
    #expect(!day(35).contains("╲▁▁▁▁▁╱"))
  }

  @Test func aNoteStandsBehindItsTickWhereTwoColumnsSetItApart() {
    let daybook = WrittenDaybook(
      "habit read \"Read a good book\" 3/week", ["2026-01-12": "[x] read"], now: "2026-01-13T12:00")
    func ticks(_ columns: Int) -> Int { daybook.day(on: screen(columns: columns)).habits.count }
    let wide = daybook.day(on: screen(columns: 60)).habits[1].widthInColumns
    #expect(wide > 30)
    #expect(ticks(wide) == 2)
    #expect(ticks(wide - 1) == 3)
  }

  @Test func ofManyGoalsTheHeadOfTheBarsNamesNone() {
    func goals(_ count: Int) -> String {
      let goals = (0..<count).map { "goal water \($0 + 1)l from 2026-01-1\($0 + 1)" }
      let daybook = WrittenDaybook(
        (["measure water unit ml"] + goals).joined(separator: "\n"), ["2026-01-11": "water 1l"],
        now: "2026-01-17T12:00")
      let days = Period(Day("2026-01-11")!, Day("2026-01-17")!)
      return daybook.bars(of: "water", days, on: screen()).goalLine
    }
    #expect(goals(3).hasSuffix("from Jan\u{A0}13"))
    #expect(goals(4).isEmpty)
  }
}
