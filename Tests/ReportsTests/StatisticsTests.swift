import Journal
import Testing

@testable import Reports

@Suite struct StatisticsTests {
  @Test func theyReachFromTheFirstFileToToday() {
    let sketch = Sketch(habits: [(habit(), "__x.-xx")], measures: [(measure(), "_ _ 7 . 8 9")])
    let report = StatisticsReport(in: sketch.seen(from: 6))
    #expect(report.period == sketch.period(2...6))
    let gym = report.habits[0].rates
    #expect(gym.count == Count(met: 3, due: 4, closed: 4, skipped: 1))
    #expect(gym.count.rate == 750_000)
    #expect(gym.streaks.current.length == 2)
    #expect(report.measures[0].summary.total == 24_000_000)
    #expect(report.measures[0].rates == nil)
    #expect(report.perfect.days == 3)
  }

  @Test func aPeriodLeavesTheStreaksAlone() {
    let sketch = Sketch(
      habits: [(habit(), "xxxx.x")], measures: [(measure(Asked.atLeast(1).goal()), "1 1 . 1")])
    let report = StatisticsReport(over: sketch.period(1...2), in: sketch.seen(from: 5))
    #expect(report.habits[0].rates.count == Count(met: 2, due: 2, closed: 2))
    #expect(report.habits[0].rates.streaks.longest.length == 4)
    #expect(report.habits[0].rates.streaks.recent == Count(met: 5, due: 6, closed: 6))
    #expect(report.measures[0].rates?.count == Count(met: 1, due: 2, closed: 2))
    #expect(report.perfect.days == 1)
    #expect(report.perfect.longest.length == 2)
  }

  // "`to` is never after today": what is written of days to come is not counted either.
  @Test func aPeriodThatRunsEndsWithToday() {
    let sketch = Sketch(
      habits: [(habit(), "xxxxxx")], measures: [(measure(Asked.atLeast(1).goal()), "1 1 1 1 1 1")])
    let report = StatisticsReport(over: sketch.period(0...5), in: sketch.seen(from: 2))
    #expect(report.period == sketch.period(0...2))
    #expect(report.habits[0].rates.count == Count(met: 3, due: 3, closed: 3))
    #expect(report.measures[0].summary.total == 3_000_000)
    #expect(
      StatisticsReport(over: sketch.period(3...5), in: sketch.seen(from: 2)).period == sketch.period(3...5))
  }

  @Test func onlyTheNamedAreShown() {
    let sketch = Sketch(
      habits: [(habit(), "x"), (habit(), "x")], measures: [(measure(), "1"), (measure(), "1")])
    let report = StatisticsReport(of: [.measure(1), .habit(0)], in: sketch.seen(from: 1))
    #expect(report.habits.map(\.habit) == [0])
    #expect(report.measures.map(\.measure) == [1])
  }

  @Test(
    arguments: [
      ("1 2", 1_500_000), ("1 1 2", 1_333_333), ("2 2 1", 1_666_667), ("0 0 .", 0), (". .", nil), ("", nil),
    ] as [(String, Micros?)])
  func aMeanIsOverTheDaysWithAnAmount(words: String, mean: Micros?) {
    let sketch = Sketch(measures: [(measure(), words)])
    let summary = MeasureSummary(of: 0, in: sketch.period(0...9), of: sketch.seen(from: 9))
    #expect(summary.mean == mean)
  }

  @Test(arguments: [(0, 0), (2, 0), (3, 1), (4, 1), (6, 2)] as [(Parts, Micros)])
  func aMeanIsRoundedHalfToEven(parts: Parts, mean: Micros) {
    // Of a unit of four million parts, a part is a quarter of a millionth.
    let pills = Measure(name: "pills", unit: Unit("pill", .count, 4_000_000))
    var sketch = Sketch(measures: [(pills, "")])
    var record = DayRecord(day: sketch.first)
    record.entry(0, 1, unit: Unit("bit", .count, parts))
    sketch.records[sketch.first] = record
    let summary = MeasureSummary(of: 0, in: sketch.period(0...0), of: sketch.seen(from: 0))
    #expect(summary.mean == mean)
  }

  @Test func theBestDayIsTheFirstOfEquals() {
    let sketch = Sketch(measures: [(measure(), "3 9 1 9 .")])
    let summary = MeasureSummary(of: 0, in: sketch.period(0...9), of: sketch.seen(from: 9))
    #expect(summary.best == MeasureSummary.BestDay(day: sketch.first + 1, total: 9_000_000))
  }

  @Test func aSumAtTheEdgeOfItsNumbersStaysThere() {
    var sketch = Sketch(measures: [(measure(), "")])
    var record = DayRecord(day: sketch.first)
    for _ in 0..<3 { record.entry(0, 1, unit: Unit("sea", .volume, .max / 2)) }
    sketch.records[sketch.first] = record
    let summary = MeasureSummary(of: 0, in: sketch.period(0...0), of: sketch.seen(from: 0))
    #expect(summary.total == Parts.max.micros(in: .millilitre))
  }

  @Test func theMeanOfTheLastSevenDaysEndsToday() {
    let sketch = Sketch(measures: [(measure(), "100 7 . . . . . 1 900")])
    let report = StatisticsReport(over: sketch.period(0...30), in: sketch.seen(from: 7))
    #expect(report.measures[0].meanOfLastSeven == 4_000_000)
  }

  @Test func theBestAndTheWorstWeekday() {
    let ticks = "x.xxxxx x.xxxxx x.xxxxx .xxxxxx"
    let rates = StatisticsReport(in: Sketch(habits: [(habit(), ticks)]).seen(from: 28)).habits[0].rates
    #expect(rates.weekdays[1] == Count(met: 1, due: 4, closed: 4))
    #expect(rates.bestWeekday == .wednesday)
    #expect(rates.worstWeekday == .tuesday)
  }

  @Test func weekdaysThatAreTooFewOrEqualHaveNoBest() {
    for ticks in ["x.xxxxx x.xxxxx x.xxxxx", String(repeating: "x", count: 28)] {
      let sketch = Sketch(habits: [(habit(), ticks)])
      let rates = StatisticsReport(in: sketch.seen(from: ticks.filter { $0 != " " }.count)).habits[0].rates
      #expect(rates.bestWeekday == nil)
      #expect(rates.worstWeekday == nil)
    }
  }

  @Test func anEmptyDaybookHasEmptyStatistics() {
    let report = StatisticsReport(in: Sketch(habits: [(habit(), "")]).seen(from: 0))
    #expect(report.period.count == 1)
    #expect(report.habits[0].rates.count == Count(met: 0, due: 1, closed: 0))
    #expect(report.perfect == PerfectDays(days: 0, current: Streak(unit: .day), longest: Streak(unit: .day)))
  }
}
