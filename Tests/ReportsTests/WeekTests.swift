import Journal
import Testing

@testable import Reports

/// Weekly quotas of habits and weekly goals of measures.
@Suite struct WeekTests {
  /// The day of a column of a sketch.
  private func day(_ column: Int) -> Day { Sketch().period(column...column).from }

  private func facts(_ week: WeekFacts) -> String {
    switch week.tally {
    case .repetitions(let done, let quota): "\(done)/\(quota) " + drawing([week.state])
    case .amount(let done, let goal): "\(done.wholeUnits)/\(goal.figure.wholeUnits) " + drawing([week.state])
    }
  }

  @Test(arguments: [
    // (ticks of one week from Monday, today's column, done of quota and the week's state)
    ("x.x.x..", 9, "3/3 M"),
    ("x.x.xx.", 9, "4/3 M"),
    ("x.x....", 9, "2/3 h"),
    ("o......", 9, "0/3 !"),
    ("x.x....", 6, "2/3 p"),
    ("x.x.x..", 4, "3/3 M"),
    ("o......", 0, "0/3 p"),
    (".......", 9, "0/0 ?"),
    ("-------", 9, "0/0 s"),
    ("-----xx", 9, "2/2 M"),
    ("-----x.", 9, "1/2 h"),
    ("......x", 9, "1/1 M"),
    (".....o.", 9, "0/2 !"),
    (".....--", 9, "0/0 s"),
  ])
  func aWeeklyQuota(ticks: String, today: Int, expected: String) {
    let sketch = Sketch(habits: [(habit(.perWeek(3)), ticks)])
    let weeks = sketch.seen(from: today).weeks(of: .habit(0), in: sketch.period(0...6))
    #expect(weeks.map(facts) == [expected])
  }

  @Test func pausesLowerAQuota() {
    let sketch = Sketch(
      habits: [(habit(.perWeek(3)), "xx..... ....... xxx....")],
      pauses: [pause("2026-01-07", "2026-01-20")])
    let weeks = sketch.seen(from: 30).weeks(of: .habit(0), in: sketch.period(0...20))
    #expect(weeks.map(facts) == ["2/2 M", "0/0 s", "3/3 M"])
  }

  @Test func aWeekBelongsToThePeriodOfItsLastDay() {
    let sketch = Sketch(habits: [(habit(.perWeek(2)), "xx..... x......")])
    let assessment = sketch.seen(from: 30)
    #expect(assessment.weeks(of: .habit(0), in: sketch.period(3...12)).map(facts) == ["2/2 M"])
    #expect(assessment.weeks(of: .habit(0), in: sketch.period(6...13)).map(facts) == ["2/2 M", "1/2 h"])
    #expect(assessment.weeks(of: .habit(0), in: sketch.period(7...12)).isEmpty)
  }

  @Test func aWeekBeginsOnTheConfiguredDay() {
    let sketch = Sketch(habits: [(habit(.perWeek(2)), ".....xx x......")], week: .sunday)
    let weeks = sketch.seen(from: 30).weeks(of: .habit(0), in: sketch.period(0...12))
    #expect(weeks.map(\.days.from.description) == ["2026-01-04", "2026-01-11"])
    #expect(weeks.map(facts) == ["1/1 M", "2/2 M"])
  }

  @Test(arguments: [
    ("5 5 10 . . . .", 9, "nnnnnnM", "20/20 M"),
    ("5 . . . . . .", 9, "nnnnnnh", "5/20 h"),
    ("0 . . . . . .", 9, "nnnnnn!", "0/20 !"),
    ("5 . . . . . .", 6, "nnnnnnp", "5/20 p"),
    ("25 . . . . . .", 1, "nnnnnnM", "25/20 M"),
    ("- - - - - - -", 9, "nnnnnns", "0/20 s"),
    ("- - - - - - .", 9, "nnnnnn!", "0/20 !"),
    ("_ _ _ _ _ _ _", 9, "nnnnnn?", "0/20 ?"),
  ])
  func aWeeklyGoalToReach(words: String, today: Int, states: String, week: String) {
    let run = measure(Asked.atLeast(20).goal(weekly: true))
    let sketch = Sketch(measures: [(run, words)])
    let assessment = sketch.seen(from: today)
    #expect(sketch.states(.measure(0), 0...6, today: today) == states)
    #expect(sketch.states(.measure(0), 6...6, today: today) == String(states.last!))
    let found = assessment.weeks(of: .measure(0), in: sketch.period(0...6)).first
    #expect(found.map(facts) == week)
  }

  @Test(arguments: [
    ("5 5 10 . . . .", 9, "nnnnnnM"),
    ("5 5 11 . . . .", 9, "nnnnnn!"),
    ("5 5 10 . . . .", 6, "nnnnnnp"),
    ("5 5 11 . . . .", 3, "nnnnnn!"),
    ("_ _ _ _ _ _ 0", 9, "nnnnnnM"),
    ("_ _ _ _ _ _ _", 9, "nnnnnn?"),
  ])
  func aWeeklyLimitToKeep(words: String, today: Int, states: String) {
    let sketch = Sketch(measures: [(measure(Asked.atMost(20).goal(weekly: true)), words)])
    #expect(sketch.states(.measure(0), 0...6, today: today) == states)
  }

  @Test func onlyAPauseOfAllSevenDaysExcusesAWeek() {
    let run = measure(Asked.atLeast(20).goal(weekly: true))
    func week(_ pauses: Pause) -> String? {
      Sketch(measures: [(run, "1 . . . . . . . . . . . . .")], pauses: [pauses])
        .states(.measure(0), 13...13, today: 20)
    }
    #expect(week(pause("2026-01-12", "2026-01-17")) == "!")
    #expect(week(pause("2026-01-12", "2026-01-18")) == "s")
  }

  @Test func theGoalOfTheLastDayDecidesAboutTheWeek() {
    let run = measure(
      Asked.atLeast(20).goal(weekly: true), Asked.atLeast(5).goal(from: "2026-01-09"),
      Asked.atLeast(10).goal(weekly: true, from: "2026-01-15"))
    let sketch = Sketch(measures: [(run, "5 5 5 5 5 1 5 . . 9 . . . 1")])
    #expect(sketch.states(.measure(0), 0...13, today: 20) == "nnnnMhM!!MnnnM")
    let weeks = sketch.seen(from: 20).weeks(of: .measure(0), in: sketch.period(0...13))
    #expect(
      weeks.map(\.tally) == [
        .amount(10_000_000, of: Target(atLeast: 10_000_000, atMost: nil, isWeekly: true))
      ])
  }

  // "Unknown: after its `until`": the week's state is that of its last day.
  @Test func aWeekInWhichAGoalEndsIsUnknownUnlessItWasMet() {
    var run = measure(Asked.atLeast(20).goal(weekly: true))
    run.until = day(9)
    let sketch = Sketch(measures: [(run, "5 5 5 5 . . . 20 . . . . . . . . .")])
    let weeks = sketch.seen(from: 20).weeks(of: .measure(0), in: sketch.period(0...20))
    #expect(weeks.map(facts) == ["20/20 M", "20/20 M", "0/20 ?"])
    #expect(weeks.map(\.asksNothing) == [false, false, true])
    run.until = day(2)
    let ended = Sketch(measures: [(run, "5 5 . . . . .")])
    #expect(ended.seen(from: 20).weeks(of: .measure(0), in: ended.period(0...6)).map(facts) == ["10/20 ?"])
    // "Neither before the start nor after the `until`": a limit is kept only by a week whose last day it holds on.
    var limited = measure(Asked.atMost(20).goal(weekly: true))
    limited.until = day(2)
    let kept = Sketch(measures: [(limited, "5 5 . . . . 1")])
    #expect(kept.seen(from: 20).weeks(of: .measure(0), in: kept.period(0...6)).map(facts) == ["11/20 ?"])
  }

  // "On a day, its percentage and what remains are of the week that holds the day, up to that day; without any value they
  // are null."
  @Test func aDaySeesItsWeekUpToItself() {
    let sketch = Sketch(measures: [(measure(Asked.atLeast(20).goal(weekly: true)), ". 5 . 15 1 . .")])
    let assessment = sketch.seen(from: 20)
    let weeks = (0...6).compactMap { assessment.week(of: .measure(0), upTo: day($0)) }
    #expect(weeks.map(facts) == ["0/20 p", "5/20 p", "5/20 p", "20/20 M", "21/20 M", "21/20 M", "21/20 M"])
  }

  @Test func theCalendarsFirstAndLastWeeksMayBeShort() {
    let swim = habit(.perWeek(7), from: "0001-01-01")
    let early = Sketch(from: "0001-01-01", habits: [(swim, "xxxxxx.")], week: .sunday)
    let first = early.seen(from: 20).weeks(of: .habit(0), in: early.period(0...6))
    #expect(first.map(\.days) == [early.period(0...5)])
    #expect(first.map(facts) == ["6/6 M"])
    let late = Sketch(
      from: "9999-12-25", habits: [(habit(.perWeek(7)), "xxxxxxx")],
      measures: [(measure(Asked.atLeast(5).goal(weekly: true)), "1 1 1 1 1 1 1")])
    let last = late.seen(from: 6)
    #expect(last.weeks(of: .habit(0), in: late.period(0...6)).map(facts) == ["2/2 M", "5/5 M"])
    #expect(late.states(.measure(0), 0...6, today: 6) == "nhnnnnM")
    #expect(StreakReport(of: .measure(0), in: last).current.length == 1)
  }
}
