import Journal
import Testing

@testable import Reports

@Suite struct DayToneTests {
  @Test(arguments: [(0, 0), (1, 1), (49, 1), (50, 2), (74, 2), (75, 3), (99, 3), (100, 4), (250, 4)])
  func aPercentageHasAStep(_ percent: Int, _ level: Int) {
    #expect(DayTone(percent: percent) == .level(level))
  }

  @Test(arguments: [
    (Count(met: 9, due: 9, closed: 9), -1, DayTone.level(4)),
    (Count(met: 6, due: 9, closed: 9), -1, .level(2)),
    (Count(met: 0, due: 9, closed: 9), -1, .level(0)),
    (Count(met: 0, due: 0, closed: 0, skipped: 3), -1, .skipped),
    (Count(), -1, .blank),
    (Count(met: 3, due: 9, closed: 3), 0, .open),
    (Count(met: 9, due: 9, closed: 9), 0, .level(4)),
    (Count(met: 0, due: 9, closed: 0), 1, .blank),
  ])
  func aSumHasATone(_ count: Count, _ days: Int, _ tone: DayTone) {
    let today = Day("2026-01-12")!
    #expect(DayTone(of: count, on: today + days, today: today) == tone)
  }

  @Test func aGoalThatWasNearlyReachedIsNotShownAsReached() {
    let sketch = Sketch(measures: [(measure(Asked.atLeast(1000).goal()), "1000 999 500 10 _ -")])
    let bars = MeasureBars(of: 0, over: sketch.period(0...6), in: sketch.seen(from: 6))
    let map = HeatMap(of: bars, today: sketch.first + 6)
    #expect(map.tones == [.level(4), .level(3), .level(2), .level(1), .noFile, .skipped, .open])
    #expect(map.todayIndex == 6 && !map.isRelative)
  }

  @Test func aDayThatWasBegunOneThatWasMissedAndOneWithoutAFileDiffer() {
    let sketch = Sketch(
      habits: [(habit(from: "2026-01-05"), "..._")],
      measures: [(measure(Asked.atLeast(1000).goal(from: "2026-01-05")), "900 . 1000 _")])
    let grid = PeriodGrid(of: sketch.period(0...3), in: sketch.seen(from: 6))
    #expect(
      HeatMap(of: grid, today: sketch.first + 6).tones == [.level(1), .level(0), .level(2), .noFile])
    #expect(grid.lacksFile(3, of: grid.rows[0]) && !grid.lacksFile(1, of: grid.rows[0]))
  }

  @Test func aDayOfAWeeksGoalShowsItsAmount() {
    var run = measure(Asked.atLeast(1000).goal(weekly: true))
    run.name = "run"
    let sketch = Sketch(measures: [(run, "400 . 700 _ _ _ _")])
    let row = PeriodGrid(of: sketch.period(0...6), in: sketch.seen(from: 9)).rows[0]
    #expect((0..<7).filter(row.hasAmountUnasked) == [0, 2])
  }

  @Test func withoutAGoalTheLargestDayIsTheDarkest() {
    let sketch = Sketch(measures: [(measure(), "1000 10 0 _ 500")])
    let bars = MeasureBars(of: 0, over: sketch.period(0...4), in: sketch.seen(from: 6))
    let map = HeatMap(of: bars, today: sketch.first + 6)
    #expect(map.tones == [.level(4), .level(1), .level(0), .blank, .level(3)])
    #expect(map.isRelative)
  }

  @Test func aWeightIsShadedBetweenItsLeastAndItsMost() {
    let sketch = Sketch(measures: [(measure(adding: .last), "80 82 84 81")])
    let bars = MeasureBars(of: 0, over: sketch.period(0...3), in: sketch.seen(from: 6))
    #expect(HeatMap(of: bars, today: sketch.first + 6).tones == [.level(1), .level(3), .level(4), .level(2)])
  }
}

@Suite struct LongPeriodTests {
  @Test func aPeriodIsCutIntoWeeksAndMonths() {
    let period = Period(Day("2026-01-30")!, Day("2026-02-10")!)
    let weeks = period.parts(by: .week, firstWeekday: .monday).map { "\($0.from)..\($0.to)" }
    #expect(weeks == ["2026-01-30..2026-02-01", "2026-02-02..2026-02-08", "2026-02-09..2026-02-10"])
    let months = period.parts(by: .month, firstWeekday: .monday).map { "\($0.from)..\($0.to)" }
    #expect(months == ["2026-01-30..2026-01-31", "2026-02-01..2026-02-10"])
  }

  /// What is written for later is shown too, but not beyond a year from today.
  @Test(arguments: [
    ([], 10, 10...10), ([0, 3], 10, 0...10), ([20], 10, 10...20), ([0, 376], 10, 0...376),
    ([0, 377], 10, 0...376),
  ])
  func allDaysAreThoseOfFilesAndToday(_ files: [Int], today: Int, shown: ClosedRange<Int>) {
    let letters = (0...377).map { files.contains($0) ? "." : "_" }.joined()
    let sketch = Sketch(habits: [(habit(), letters)])
    #expect(sketch.seen(from: today).wholePeriod == sketch.period(shown))
  }

  @Test(arguments: ["0001-01-01", "2024-02-29", "9999-12-31"])
  func theEndsOfTheCalendarHaveParts(_ date: String) {
    let year = Period.year(of: Day(date)!)
    for step in [PeriodStep.week, .month] {
      let parts = year.parts(by: step, firstWeekday: .sunday)
      #expect(parts.first?.from == year.from && parts.last?.to == year.to)
      #expect(parts.map(\.count).reduce(0, +) == year.count)
    }
  }

  @Test func aGridOfOneHabitHoldsOnlyItsDays() {
    let sketch = Sketch(habits: [(habit(), "xxox"), (habit(), "oooo")])
    let one = PeriodGrid(of: sketch.period(0...3), only: .habit(0), in: sketch.seen(from: 6))
    #expect(one.rows.count == 1 && one.total == one.rows[0].count)
    #expect(one.days.map(\.met) == [1, 1, 0, 1] && one.days.map(\.due) == [1, 1, 1, 1])
  }

  @Test func theMonthWithTheLargestShareIsTheBest() {
    let letters = String(repeating: "o", count: 27) + String(repeating: "x", count: 28)
    let sketch = Sketch(habits: [(habit(), letters)])
    let report = YearReport(of: Period.year(of: sketch.first), in: sketch.seen(from: 54))
    #expect(report.months.count == 12)
    #expect(report.bestMonth?.period.from == Day("2026-02-01"))
    #expect(report.months[0].count.closed == 27 && report.months[0].count.met == 0)
  }

  @Test func ofEqualMonthsTheFirstIsTheBestAndOneAloneIsNone() {
    for (days, best) in [(55, Day("2026-01-01")), (28, Day("2026-01-01")), (27, nil)] {
      let sketch = Sketch(habits: [(habit(), String(repeating: "x", count: days))])
      let report = YearReport(of: Period.year(of: sketch.first), in: sketch.seen(from: days - 1))
      #expect(report.bestMonth?.period.from == best)
    }
    let sketch = Sketch(habits: [(habit(), String(repeating: "o", count: 55))])
    #expect(YearReport(of: Period.year(of: sketch.first), in: sketch.seen(from: 54)).bestMonth == nil)
  }

  @Test(arguments: [(119, PeriodStep.week), (120, .month)])
  func aMeasureIsCutIntoMonthsBeyondAHundredAndTwentyDays(_ last: Int, _ step: PeriodStep) {
    let sketch = Sketch(measures: [(measure(), "1")])
    let report = YearReport(of: sketch.period(0...last), only: .measure(0), in: sketch.seen(from: 130))
    #expect(report.measure?.steps.step == step)
  }
}

@Suite struct SummaryTests {
  @Test func aWholeWeekIsComparedWithTheOneBefore() {
    let sketch = Sketch(
      measures: [
        (
          measure(Asked.atLeast(1000).goal()),
          "1000 1000 1000 1000 1000 1000 1000 1300 1300 1300 1300 1300 1300 1300"
        )
      ])
    let summary = SummaryReport(of: sketch.period(7...13), in: sketch.seen(from: 20))
    #expect(summary.before == sketch.period(0...6))
    #expect(summary.changes.map(\.percent) == [30])
    #expect(summary.vessel?.mean == 1_300_000_000)
    #expect(summary.vessel?.count == Count(met: 7, due: 7, closed: 7))
    #expect(summary.bestStreak?.streak.length == 14)
  }

  @Test func everyFigureCountsTheDaysThatAreDecided() {
    let sketch = Sketch(
      habits: [(habit(), "xxoxo")],
      measures: [(measure(Asked.atLeast(1000).goal()), "1000 500 1000 1000 1000")])
    let running = SummaryReport(of: sketch.period(0...6), in: sketch.seen(from: 4))
    #expect(running.counted == sketch.period(0...3))
    #expect(running.grid.total == Count(met: 6, due: 8, closed: 8))
    #expect(running.grid.days.map(\.due) == [2, 2, 2, 2, 0, 0, 0])
    #expect(running.vessel?.count == Count(met: 3, due: 4, closed: 4))
    #expect(running.grid.perfectDays == 2)
    #expect(SummaryReport(of: sketch.period(4...6), in: sketch.seen(from: 4)).counted == nil)
  }

  /// Once nothing of today is left to do, it counts as well; a limit only has to be kept.
  @Test(arguments: [("xxx", "100 100 100", 2), ("xx", "100 100 100", 1), ("xxx", "100 100", 2)])
  func todayCountsOnceItIsDone(ticks: String, amounts: String, last: Int) {
    let sketch = Sketch(
      habits: [(habit(), ticks)], measures: [(measure(Asked.atMost(500).goal()), amounts)])
    let summary = SummaryReport(of: sketch.period(0...6), in: sketch.seen(from: 2))
    #expect(summary.counted == sketch.period(0...last))
  }

  @Test func aQuotaIsCountedWithItsWeek() {
    let sketch = Sketch(habits: [(habit(), "xxxxxxx"), (habit(.perWeek(4)), "xx.....")])
    for today in 3...6 {
      let summary = SummaryReport(of: sketch.period(0...6), in: sketch.seen(from: today))
      #expect(summary.perfectRows.map(\.subject) == [.habit(0)])
      #expect(summary.missedRows.isEmpty)
    }
    let over = SummaryReport(of: sketch.period(0...6), in: sketch.seen(from: 7))
    #expect(over.missedRows.map(\.count) == [Count(met: 2, due: 4, closed: 4)])
  }

  @Test func aGlassIsFilledByTheGoalsOfItsDays() {
    let goals = [Asked.atLeast(1000).goal(), Asked.atLeast(2000).goal(from: "2026-01-07")]
    var water = measure()
    water.goals = goals
    let sketch = Sketch(measures: [(water, "1000 1000 1000 _")])
    let vessel = SummaryReport(of: sketch.period(0...3), in: sketch.seen(from: 9)).vessel
    #expect(vessel?.total == 3_000_000_000 && vessel?.asked == 4_000_000_000)
    #expect(vessel?.mean == 1_000_000_000 && vessel?.days == 3 && vessel?.target == nil)
    #expect(vessel?.count == Count(met: 2, due: 4, closed: 4))
  }

  @Test func whatIsBeyondALimitFillsNoGlass() {
    var water = measure()
    water.goals = [Asked.atLeast(1000).goal(), Asked.atMost(500).goal(from: "2026-01-07")]
    let sketch = Sketch(measures: [(water, "1000 1200 800 300")])
    let vessel = SummaryReport(of: sketch.period(0...3), in: sketch.seen(from: 9)).vessel
    #expect(vessel?.total == 3_000_000_000 && vessel?.asked == 3_000_000_000)
  }

  @Test func aGlassIsOfTheDaysThatAreDueThoughOthersHaveNoFile() {
    var water = measure()
    water.goals = [Asked.atLeast(1000).goal()]
    let paused = ["2026-01-06", "2026-01-08"].map { Pause(period: Period(Day($0)!, Day($0)!)) }
    let sketch = Sketch(measures: [(water, "1000 _ 1000 _ 1000")], pauses: paused)
    let vessel = SummaryReport(of: sketch.period(0...4), in: sketch.seen(from: 9)).vessel
    #expect(vessel?.isOfDueDays == true && vessel?.total == 3_000_000_000)
    #expect(vessel?.count == Count(met: 3, due: 3, closed: 3))
  }

  @Test func meansAreOfTheDaysWithAnAmount() {
    let sketch = Sketch(measures: [(measure(), "420 420 420 420 420 420 420 420 420 420 420 _ _ 420")])
    let change = SummaryReport(of: sketch.period(7...13), in: sketch.seen(from: 20)).changes.first
    #expect(change?.percent == 0 && change?.days == 5 && change?.daysBefore == 7)
  }

  @Test func aRunningWeekIsComparedByItsDaysBeforeToday() {
    let sketch = Sketch(
      measures: [(measure(Asked.atLeast(5000).goal()), "100 100 900 900 900 900 900 200 200 50")])
    let summary = SummaryReport(of: sketch.period(7...13), in: sketch.seen(from: 9))
    #expect(summary.before == sketch.period(0...1))
    #expect(summary.changes.map(\.percent) == [100])
  }

  @Test func aMonthIsComparedWithTheMonthBeforeOfWhateverLength() {
    let march = Period.month(of: Day("2026-03-10")!)
    #expect(SummaryReport.periodBefore(march) == Period.month(of: Day("2026-02-01")!))
    let year = Period.year(of: Day("2026-03-10")!)
    #expect(SummaryReport.periodBefore(year) == Period.year(of: Day("2025-02-01")!))
    #expect(SummaryReport.periodBefore(Period(.first, .first + 6)) == nil)
  }

  @Test func whatWasWrittenDownNowAndThenIsNotCompared() {
    let sketch = Sketch(measures: [(measure(), "100 _ _ _ _ _ _ 100 100 100 100 100 100 100")])
    #expect(SummaryReport(of: sketch.period(7...13), in: sketch.seen(from: 20)).changes.isEmpty)
  }

  @Test(arguments: [("xxxxxxx", 7), ("xxxxxx-", nil)] as [(String, Int?)])
  func aPeriodIsComparedIfHalfAsMuchWasAskedForBefore(ticks: String, closed: Int?) {
    let sketch = Sketch(habits: [
      (habit(from: "2026-01-05"), ticks + "xxxxxxx"), (habit(from: "2026-01-05"), "-------xxxxxxx"),
    ])
    let summary = SummaryReport(of: sketch.period(7...13), in: sketch.seen(from: 20))
    #expect(summary.totalBefore?.closed == closed)
  }

  @Test(arguments: [(14, 7, 0), (14, 8, 1), (7, 14, 0), (8, 14, 1)])
  func amountsAreComparedIfMoreThanHalfOfTheDaysHaveOne(before: Int, days: Int, changes: Int) {
    let words = [before, days].flatMap { days in
      [String](repeating: "100", count: days) + [String](repeating: "_", count: 14 - days)
    }
    let sketch = Sketch(measures: [(measure(), words.joined(separator: " "))])
    let summary = SummaryReport(of: sketch.period(14...27), in: sketch.seen(from: 40))
    #expect(summary.changes.count == changes)
  }

  @Test(arguments: [(1000, [900]), (1001, [])])
  func moreThanTenTimesAsMuchIsNotCompared(after: Int, percents: [Int]) {
    let words = [String](repeating: "100", count: 7) + [String](repeating: "\(after)", count: 7)
    let sketch = Sketch(measures: [(measure(), words.joined(separator: " "))])
    #expect(
      SummaryReport(of: sketch.period(7...13), in: sketch.seen(from: 20)).changes.map(\.percent) == percents)
  }

  @Test func ofEqualDaysTheFirstIsTheBest() {
    let sketch = Sketch(habits: [(habit(), "oxxo"), (habit(), "oxxo")])
    #expect(
      SummaryReport(of: sketch.period(0...6), in: sketch.seen(from: 5)).bestDay?.day == sketch.first + 1)
  }

  @Test(arguments: [
    // Perfect days stand before an equal streak; a week weighs as much as seven days; one alone is no streak.
    ([(habit(), "oooooxx")], nil as Reference?, 2), ([(habit(), "ooooooo")], nil, 0),
    ([(habit(), "ooooxxx"), (habit(), "ooooxoo")], .habit(0), 3),
    ([(habit(), "x............"), (habit(.perWeek(1)), "x......x.....")], .habit(1), 2),
    ([(habit(), ".xxxxxxxxxxxx"), (habit(.perWeek(1)), "x......x.....")], .habit(1), 2),
  ])
  func theBestStreakIsTheLongest(habits: [(Habit, String)], subject: Reference?, length: Int) {
    let sketch = Sketch(habits: habits)
    let today = (habits.first?.1.count ?? 0) - 1
    let best = SummaryReport(of: sketch.period(0...today), in: sketch.seen(from: today)).bestStreak
    #expect(best?.streak.length ?? 0 == length && best?.subject == subject)
  }

  @Test func whatWasAskedForOnceAndDoneIsKeptEveryTime() {
    let sketch = Sketch(habits: [(habit(), "x-----."), (habit(), "x------")])
    let summary = SummaryReport(of: sketch.period(0...6), in: sketch.seen(from: 6))
    #expect(summary.perfectRows.map(\.subject) == [.habit(0), .habit(1)])
  }

  @Test func theBestDayIsTheOneWithTheLargestShareAndNoneToCome() {
    let sketch = Sketch(habits: [(habit(), "oxxooox"), (habit(), "ooxooox")])
    let summary = SummaryReport(of: sketch.period(0...6), in: sketch.seen(from: 5))
    #expect(summary.bestDay?.day == sketch.first + 2)
    #expect(summary.grid.perfectDays == 1)
  }

  @Test func aDayOfAHolidayIsNotTheBest() {
    let sketch = Sketch(
      habits: [(habit(), "oxxxoox"), (habit(), "ooxooox")], pauses: [pause("2026-01-06", "2026-01-07")])
    let summary = SummaryReport(of: sketch.period(0...5), in: sketch.seen(from: 6))
    #expect(summary.bestDay?.day == sketch.first + 3)
  }

  @Test func whatWasMissedComesWithTheLeastMetFirst() {
    let sketch = Sketch(habits: [(habit(), "xxxxxxx"), (habit(), "xxoxxxx"), (habit(), "oooxooo")])
    let summary = SummaryReport(of: sketch.period(0...6), in: sketch.seen(from: 9))
    #expect(summary.perfectRows.map(\.subject) == [.habit(0)])
    #expect(summary.missedRows.map(\.subject) == [.habit(2), .habit(1)])
    let equal = Sketch(habits: [(habit(), "xxoxxxx"), (habit(), "xxxxxox")])
    #expect(
      SummaryReport(of: equal.period(0...6), in: equal.seen(from: 9)).missedRows.map(\.subject)
        == [.habit(0), .habit(1)])
  }
}
