import Journal
import Testing

@testable import Reports

/// The chapter on a day's states, as it is read of a measure with a goal.
@Suite struct MeasureStateTests {
  private func states(
    _ measure: Measure, _ words: String, _ columns: ClosedRange<Int>, today: Int, pauses: [Pause] = []
  ) -> String? {
    Sketch(measures: [(measure, words)], pauses: pauses).states(.measure(0), columns, today: today)
  }

  @Test(arguments: [
    ("2500 2499 0 . _ 1500+1000 9000", 9, "Mh!!!MM"),
    (". . 1 . .", 3, "??hp" + "ppp"),
    ("2500 100 2500 100 100 . .", 2, "MhMpppp"),
    ("100 - -100 -2500 .", 9, "hssM!!!"),
  ])
  func aGoalToReach(words: String, today: Int, expected: String) {
    #expect(states(measure(Asked.atLeast(2500).goal()), words, 0...6, today: today) == expected)
  }

  @Test(arguments: [
    ("700 900 . _ 700 701 700", 9, "M!M?M!M"),
    ("700 700 900 . . . .", 1, "Mp!pppp"),
    ("100 - -900 -100 . _ .", 9, "MMsMM?M"),
    (". . 100 . _ _ .", 9, "??MM??M"),
  ])
  func aLimitToKeep(words: String, today: Int, expected: String) {
    #expect(states(measure(Asked.atMost(700).goal()), words, 0...6, today: today) == expected)
  }

  @Test(arguments: [
    ("1400 1600 1399 1601 1500 . _", 9, "MM!!M!?"),
    ("1500 1500 1601 100 . . .", 1, "Mp!pppp"),
    ("1500 -1500 -1700 - . _ _", 9, "MMss!??"),
  ])
  func aRangeToStayIn(words: String, today: Int, expected: String) {
    #expect(states(measure(Asked.range(1400, 1600).goal()), words, 0...6, today: today) == expected)
  }

  @Test func aKeptLimitOfAPausedOrOutlyingDayIsNotMet() {
    let limit = Asked.atMost(700).goal()
    let pauses = [pause("2026-01-06", "2026-01-07")]
    #expect(states(measure(limit), "100 100 900 100 _", 0...4, today: 9, pauses: pauses) == "MssM?")
    let dated = measure(limit, from: "2026-01-06", until: "2026-01-07")
    #expect(states(dated, "100 100 900 100 100", 0...4, today: 9) == "?M!??")
  }

  @Test func aReachedGoalOfAPausedOrOutlyingDayIsMet() {
    let goal = Asked.atLeast(700).goal()
    let pauses = [pause("2026-01-06", "2026-01-07")]
    #expect(states(measure(goal), "100 700 100 700 .", 0...4, today: 9, pauses: pauses) == "hMsM!")
    let dated = measure(goal, from: "2026-01-06", until: "2026-01-07")
    #expect(states(dated, "700 100 . 700 100", 0...4, today: 9) == "Mh!M?")
  }

  @Test(arguments: [
    (Aggregate.last, "900+100 100+900 . _ 700", "M!??M"),
    (.max, "900+100 100+900 . _ 700", "!!??M"),
    (.min, "900+100 100+900 . _ 700", "MM??M"),
    (.mean, "900+100 900+800 . _ 700", "M!??M"),
  ])
  func withoutAValueALimitIsUnknown(aggregate: Aggregate, words: String, expected: String) {
    let limit = measure(Asked.atMost(700).goal(), adding: aggregate)
    #expect(states(limit, words, 0...4, today: 9) == expected)
  }

  @Test func withoutAValueALimitIsPendingToday() {
    let limit = measure(Asked.atMost(700).goal(), adding: .last)
    #expect(states(limit, "700 .", 0...2, today: 1) == "Mpp")
  }

  @Test func withoutAValueAGoalToReachIsMissed() {
    let goal = measure(Asked.atLeast(700).goal(), adding: .last)
    #expect(states(goal, "700 . _ 100", 0...3, today: 9) == "M!!h")
  }

  @Test func whatIsBorrowedCounts() {
    var coffee = measure()
    coffee.lends = Lending(percent: 80_000_000, measure: 0)
    let sketch = Sketch(measures: [
      (measure(Asked.atLeast(1000).goal()), "800 800 ."), (coffee, "250 249 1250"),
    ])
    #expect(sketch.states(.measure(0), 0...2, today: 5) == "MhM")
    #expect(sketch.states(.measure(1), 0...2, today: 5) == nil)
  }

  @Test func aMeasureWithoutAGoalHasNoState() {
    #expect(states(measure(), "700 100", 0...1, today: 5) == nil)
  }

  @Test func aDayWithoutAGoalInForceIsNotDue() {
    let goal = Asked.atLeast(700).goal(from: "2026-01-06", until: "2026-01-07")
    #expect(states(measure(goal), "700 700 100 700 -", 0...4, today: 9) == "nMhns")
  }

  @Test func aLaterGoalLeavesEarlierDaysAsTheyWere() {
    let goals = measure(
      Asked.atLeast(500).goal(), Asked.atLeast(1000).goal(from: "2026-01-07"))
    #expect(states(goals, "500 999 999 1000", 0...3, today: 9) == "MMhM")
  }

  @Test func ofEquallyDatedGoalsTheLastLineHolds() {
    let goals = measure(Asked.atLeast(500).goal(), Asked.atLeast(1000).goal())
    #expect(states(goals, "500 1000", 0...1, today: 9) == "hM")
  }

  @Test func aGoalOfAMetHabitIsStrongerThanALaterDatedOne() {
    let kcal = measure(
      Asked.atLeast(900).goal(when: 0), Asked.atLeast(500).goal(from: "2026-01-06"))
    let sketch = Sketch(habits: [(habit(), "xx.-o")], measures: [(kcal, "500 500 500 500 500")])
    #expect(sketch.states(.measure(0), 0...4, today: 9) == "hhMMM")
  }

  @Test func theDaysOwnGoalIsStrongest() {
    let kcal = measure(Asked.atLeast(900).goal(when: 0), Asked.atLeast(500).goal())
    let sketch = Sketch(habits: [(habit(), "xx..")], measures: [(kcal, "500 500/400 500 500/501")])
    #expect(sketch.states(.measure(0), 0...3, today: 9) == "hMMh")
  }

  @Test func anOwnGoalGivesAMeasureStatesInItsPeriodAlone() {
    let sketch = Sketch(measures: [(measure(), "500 500/400 500/600 500")])
    #expect(sketch.states(.measure(0), 0...3, today: 9) == "nMhn")
    #expect(sketch.states(.measure(0), 3...3, today: 9) == nil)
  }

  @Test func aGoalInCupsFollowsTheCup() {
    var water = Measure(name: "water", unit: .millilitre)
    water.goals = [Goal(.atLeast(WrittenAmount(Ratio(2), .cup)))]
    water.cups = [
      DatedCup(amount: written(250, .millilitre)),
      DatedCup(amount: written(330, .millilitre), from: Day("2026-01-07")),
    ]
    #expect(states(water, "500 500 500 660", 0...3, today: 9) == "MMhM")
  }

  @Test func goalAndTotalAreComparedAsPrinted() {
    var share = Measure(name: "share", unit: .cup)
    share.goals = [Goal(.atLeast(WrittenAmount(Ratio(1, over: 3), .fixed(.cup))))]
    var sketch = Sketch(measures: [(share, ".")])
    // A third of a cup as a file has it, and a part less: both print as 0.333333.
    for parts in [2_523_607_856, 2_523_607_855, 2_523_600_000] as [Parts] {
      var record = DayRecord(day: sketch.first)
      record.entry(0, 1, unit: Unit("third", .volume, parts))
      sketch.records[sketch.first] = record
      #expect(sketch.states(.measure(0), 0...0, today: 2) == (parts > 2_523_600_000 ? "M" : "h"))
    }
  }

  @Test func theTargetsOfAPeriodStep() {
    let goals = measure(
      Asked.atLeast(500).goal(from: "2026-01-06"), Asked.atMost(900).goal(from: "2026-01-08"))
    let sketch = Sketch(measures: [(goals, ". . ./700 .")])
    let targets = sketch.seen(from: 9).targets(of: 0, in: sketch.period(0...3))
    #expect(targets.map { $0?.atLeast } == [nil, 500_000_000, 700_000_000, nil])
    #expect(targets.map { $0?.atMost } == [nil, nil, nil, 900_000_000])
  }
}
