import Journal
import Testing

@testable import Reports

/// The expected numbers were worked out apart from the program, by the formula of the format.
@Suite struct StrengthTests {
  @Test(
    arguments: [
      (.daily, "xxxxxxxxxxxxx", 500_000), (.daily, "xxxxx", 234_017), (.daily, "xx.x-ox", 180_315),
      (.daily, "x_x", 98_593), (.daily, ".", 0), (.daily, "", nil),
      (.weekdays(WeekdaySet([.monday, .wednesday, .friday])), "x.x..x.x", 128_156),
      (.everyDays(2), "x...xx.", 101_765), (.perDays(3, days: 7), "xx.x...x..", 119_514),
    ] as [(Schedule, String, Micros?)])
  func ofAHabitItIsMadeOfItsClosedDays(schedule: Schedule, ticks: String, share: Micros?) {
    let sketch = Sketch(habits: [(habit(schedule, from: "2026-01-05"), ticks)])
    #expect(sketch.seen(from: ticks.count).strength(of: .habit(0))?.share == share)
  }

  @Test(
    arguments: [
      (nil, nil, "x.x...x..x.", 11, 308_553), (nil, nil, "x-x", 4, 127_279),
      ("2026-01-07", nil, "xxx..", 4, 147_820), (nil, "2026-01-08", "x...x..", 7, 64_022),
      ("2026-01-11", nil, "x.......", 7, 16_409),
    ] as [(String?, String?, String, Int, Micros)])
  func ofAWeeklyQuotaEachDayCountsByItsLastSevenDays(
    from: String?, until: String?, ticks: String, today: Int, share: Micros
  ) {
    let sketch = Sketch(habits: [(habit(.perWeek(3), from: from, until: until), ticks)])
    #expect(sketch.seen(from: today).strength(of: .habit(0))?.share == share)
  }

  @Test(
    arguments: [
      (Asked.atLeast(1000).goal(), "500 1000 250 . _ 1500", 6, 124_820),
      (Asked.atLeast(1000).goal(), "333 1000 1", 3, 64_820),
      (Asked.atMost(100).goal(), "50 150 100 _ .", 5, 145_396),
      (Asked.atLeast(1000).goal(weekly: true), "400 . 300 500 _ _ _ 200", 8, 328_040),
      (Asked.atMost(1000).goal(weekly: true), "400 . 300 500 _ _ _ 200", 8, 208_497),
    ] as [(Goal, String, Int, Micros)])
  func ofAGoalItIsMadeOfTheShareThatIsReached(goal: Goal, amounts: String, today: Int, share: Micros) {
    let sketch = Sketch(measures: [(measure(goal), amounts)])
    #expect(sketch.seen(from: today).strength(of: .measure(0))?.share == share)
  }

  @Test func aMeasureWithoutAGoalHasNone() {
    #expect(Sketch(measures: [(measure(), "1 2 3")]).seen(from: 3).strength(of: .measure(0)) == nil)
  }

  @Test(arguments: [(60, 95), (13, 50), (1, 5)])
  func thePercentageIsRoundedDown(days: Int, percent: Int) {
    let sketch = Sketch(habits: [(habit(), String(repeating: "x", count: days))])
    #expect(sketch.seen(from: days).strength(of: .habit(0))?.percent == percent)
  }

  /// However many days are met, there is always something to go.
  @Test(arguments: [100, 300, 500, 2000])
  func itIsNeverWhole(days: Int) {
    let ticks = String(repeating: "x", count: days)
    let sketch = Sketch(
      habits: [(habit(), ticks), (habit(.perWeek(1)), ticks)],
      measures: [(measure(Asked.atLeast(1).goal()), String(repeating: "1 ", count: days))])
    for subject in [Reference.habit(0), .habit(1), .measure(0)] {
      let strength = sketch.seen(from: days).strength(of: subject, steps: 30)
      #expect(strength?.percent == 99 && strength!.share < 1_000_000)
      #expect(strength?.steps.allSatisfy { $0.strength < 1_000_000 } == true)
    }
  }

  @Test func theStepsAreTheLastDaysThatCount() {
    let strength = Sketch(habits: [(habit(), "xx-.")]).seen(from: 4).strength(of: .habit(0), steps: 2)
    let first = Day("2026-01-05")!
    #expect(
      strength.map { Array($0.steps) } == [
        Strength.Step(day: first + 1, done: 1_000_000, strength: 101_149),
        Strength.Step(day: first + 3, done: 0, strength: 95_897),
      ])
    let many = Sketch(habits: [(habit(), String(repeating: "x", count: 200))])
    let steps = many.seen(from: 200).strength(of: .habit(0), steps: 30)?.steps
    #expect(steps?.count == 30)
    #expect(steps?.last?.day == first + 199)
  }

  @Test func aPeriodLeavesItAlone() {
    let sketch = Sketch(habits: [(habit(), "xxxxx")])
    let report = StatisticsReport(over: sketch.period(3...3), in: sketch.seen(from: 5))
    #expect(report.habits[0].rates.strength?.share == 234_017)
  }
}

@Suite struct TrendTests {
  @Test(
    arguments: [
      (0, 84_000_000, nil), (6, 83_710_000, nil), (7, 83_710_000, -290_000), (8, 83_439_000, -461_000),
      (9, 83_595_100, -304_900), (20, 83_595_100, 0),
    ] as [(Int, Micros, Micros?)])
  func eachValueMovesTheLineByATenth(day: Int, value: Micros, change: Micros?) {
    let sketch = Sketch(measures: [(measure(adding: .last), "84 83 . 82 _ _ _ . 81 85")])
    let trend = sketch.seen(from: 30).trend(of: 0, on: sketch.first + day)
    #expect(trend?.value == value)
    #expect(trend?.change == change)
  }

  @Test func whatAddsUpHasNoneNorHasWhatIsEmpty() {
    let sketch = Sketch(measures: [(measure(), "1 2"), (measure(adding: .mean), ". _")])
    #expect(sketch.seen(from: 3).trend(of: 0, on: sketch.first + 3) == nil)
    #expect(sketch.seen(from: 3).trend(of: 1, on: sketch.first + 3) == nil)
  }

  @Test func whatIsToComeMovesNothing() {
    let sketch = Sketch(measures: [(measure(adding: .last), "84 83 10")])
    #expect(sketch.seen(from: 1).trend(of: 0, on: sketch.first + 9)?.value == 83_900_000)
    let report = StatisticsReport(over: sketch.period(0...0), in: sketch.seen(from: 1))
    #expect(report.measures[0].trend?.value == 84_000_000)
  }

  @Test func theStepsAreTheLastDaysWithAValue() {
    let sketch = Sketch(measures: [(measure(adding: .last), "84 83 . 82")])
    let steps = sketch.seen(from: 5).trend(of: 0, on: sketch.first + 5, steps: 1)?.steps
    #expect(
      steps.map { Array($0) } == [
        Trend.Step(day: sketch.first + 3, value: 82_000_000, trend: 83_710_000)
      ])
  }
}
