import Journal
import Testing

@testable import Reports

@Suite struct PeriodGridTests {
  @Test func aWeekHasARowForEachHabitAndGoal() {
    let sketch = Sketch(
      habits: [(habit(), "xx.x..."), (habit(.perWeek(3)), "x.x....")],
      measures: [
        (measure(), "1 1 1 1 . . ."), (measure(Asked.atLeast(10).goal()), "10 5 . 10 . . ."),
        (measure(Asked.atLeast(9).goal(weekly: true)), "1 1 1 1 1 1 1"),
      ])
    let grid = PeriodGrid(of: sketch.period(0...6), in: sketch.seen(from: 3))
    #expect(grid.todayIndex == 3)
    #expect(grid.rows.map(\.subject) == [.habit(0), .habit(1), .measure(1), .measure(2)])
    #expect(grid.rows.map { drawing($0.states) } == ["MM!Mppp", "MnMnnnn", "Mh!Mppp", "nnnnnnp"])
    #expect(grid.rows[0].count == Count(met: 3, due: 7, closed: 4))
    #expect(grid.rows[1].count == Count(met: 2, due: 3, closed: 2))
    #expect(grid.rows[2].count == Count(met: 2, due: 7, closed: 4))
    #expect(grid.rows[3].count == Count(met: 0, due: 1, closed: 0))
    #expect(grid.total == Count(met: 7, due: 18, closed: 10))
    #expect(grid.total.percentOfClosed == 70)
    #expect(grid.days[0] == Count(met: 3, due: 3, closed: 3))
    #expect(grid.days[1] == Count(met: 1, due: 2, closed: 2))
    #expect(grid.days[2] == Count(met: 1, due: 3, closed: 3))
    #expect(grid.days[6] == Count(met: 0, due: 3, closed: 0))
    #expect(grid.rows.map { $0.week?.state } == [nil, .pending, nil, .pending])
    #expect(
      grid.rows.map { $0.week?.tally } == [
        nil, .repetitions(2, of: 3), nil,
        .amount(7_000_000, of: Target(atLeast: 9_000_000, atMost: nil, isWeekly: true)),
      ])
  }

  @Test(arguments: [
    // (ticks of three weeks, columns, today, met, due, closed, skipped)
    ("xx..... xxxx... x......", 0...20, 40, [6, 9, 9, 0]),
    ("xx..... xxxx... x......", 0...20, 20, [6, 9, 7, 0]),
    ("xx..... xxxx... x......", 1...19, 40, [5, 6, 6, 0]),
    ("xx..... xxxx... xxx....", 14...20, 16, [3, 3, 3, 0]),
    ("xx..... xxxx... xxx....", 7...12, 40, [0, 0, 0, 0]),
    ("xx..... ----... -------", 7...20, 40, [0, 3, 3, 11]),
    ("xx..... ------. -------", 7...20, 40, [0, 1, 1, 13]),
  ])
  func aWeeklyQuotaCountsRepetitions(
    ticks: String, columns: ClosedRange<Int>, today: Int, sums: [Int]
  ) {
    let sketch = Sketch(habits: [(habit(.perWeek(3)), ticks)])
    let count = PeriodGrid(of: sketch.period(columns), in: sketch.seen(from: today)).total
    #expect([count.met, count.due, count.closed, count.skipped] == sums)
  }

  @Test func aMonthAndAWeekOnOtherDaysHaveNoWeek() {
    let sketch = Sketch(habits: [(habit(.perWeek(3)), "xxx")])
    let assessment = sketch.seen(from: 3)
    for period in [sketch.period(-4...26), sketch.period(-1...5), sketch.period(0...5)] {
      #expect(PeriodGrid(of: period, in: assessment).rows.map(\.week) == [nil])
    }
  }

  @Test func aDayMayLieOutsideThePeriod() {
    let sketch = Sketch(habits: [(habit(), "x")])
    #expect(PeriodGrid(of: sketch.period(0...6), in: sketch.seen(from: 7)).todayIndex == nil)
  }

  @Test func nothingDeclaredMakesAnEmptyGrid() {
    let grid = PeriodGrid(of: Period(Day("2026-01-01")!, Day("2026-01-31")!), in: Sketch().seen(from: 0))
    #expect(grid.rows.isEmpty)
    #expect(grid.days.count == 31)
    #expect(grid.total.percentOfClosed == nil)
  }

  @Test func theBarsOfAMeasure() {
    let goals = measure(Asked.atLeast(1000).goal(), Asked.atLeast(500).goal(from: "2026-01-08"))
    let sketch = Sketch(measures: [(goals, "1000 900 . 500+1 _ 0 .")])
    let bars = MeasureBars(of: 0, over: sketch.period(0...6), in: sketch.seen(from: 6))
    #expect(
      bars.values == [1_000_000_000, 900_000_000, nil, 501_000_000, nil, 0, nil])
    #expect(
      bars.targets.map { $0?.atLeast }.prefix(4) == [
        1_000_000_000, 1_000_000_000, 1_000_000_000, 500_000_000,
      ])
    #expect(bars.states.map(drawing) == "Mh!M!!p")
    #expect(bars.todayIndex == 6)
    #expect(bars.metDays == 2)
    #expect(bars.summary.total == 2_401_000_000)
    #expect(bars.summary.days == 4)
    #expect(bars.summary.mean == 600_250_000)
    #expect(bars.summary.best == MeasureSummary.BestDay(day: sketch.first, total: 1_000_000_000))
  }

  @Test func barsWithoutAGoalHaveNoStates() {
    let sketch = Sketch(measures: [(measure(adding: .last), "82 81+80")])
    let bars = MeasureBars(of: 0, over: sketch.period(0...2), in: sketch.seen(from: 6))
    #expect(bars.states == nil)
    #expect(bars.values == [82_000_000, 80_000_000, nil])
    #expect(bars.summary.total == nil)
    #expect(bars.summary.mean == 81_000_000)
  }
}
