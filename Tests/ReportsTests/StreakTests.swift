import Journal
import Testing

@testable import Reports

@Suite struct StreakTests {
  /// A streak as its length and the columns of its first and last day: `3: 1-4`.
  private func drawn(_ streak: Streak, _ sketch: Sketch) -> String {
    streak.days.map { "\(streak.length): \($0.from - sketch.first)-\($0.to - sketch.first)" }
      ?? "\(streak.length)"
  }

  @Test(arguments: [
    // (ticks, today's column, current, longest)
    ("xxx", 2, "3: 0-2", "3: 0-2"),
    ("xxxo", 3, "3: 0-2", "3: 0-2"),
    ("xxx.", 4, "0", "3: 0-2"),
    ("x.xx", 3, "2: 2-3", "2: 2-3"),
    ("xx.xx.", 6, "0", "2: 3-4"),
    ("xx-x", 3, "3: 0-3", "3: 0-3"),
    ("xx-", 2, "2: 0-1", "2: 0-1"),
    ("xx_x", 3, "1: 3-3", "2: 0-1"),
    ("o", 0, "0", "0"),
    ("xxxxx", 2, "3: 0-2", "3: 0-2"),
    ("__x", 0, "0", "0"),
    ("_", 5, "0", "0"),
  ])
  func daysInARow(ticks: String, today: Int, current: String, longest: String) {
    let sketch = Sketch(habits: [(habit(), ticks)])
    let report = StreakReport(of: .habit(0), in: sketch.seen(from: today))
    #expect(drawn(report.current, sketch) == current)
    #expect(drawn(report.longest, sketch) == longest)
    #expect(report.current.unit == .day)
    #expect(report.isSettled)
  }

  @Test func aPauseAndARestDayDoNotBreakAStreak() {
    let workout = habit(.weekdays(WeekdaySet([.monday, .wednesday])))
    let sketch = Sketch(
      habits: [(workout, "x.x.... ....... x......")], pauses: [pause("2026-01-12", "2026-01-18")])
    let report = StreakReport(of: .habit(0), in: sketch.seen(from: 15))
    #expect(drawn(report.current, sketch) == "3: 0-14")
  }

  @Test func anEndedHabitHasNoCurrentStreak() {
    let sketch = Sketch(habits: [(habit(until: "2026-01-07"), "xxx....")])
    let report = StreakReport(of: .habit(0), in: sketch.seen(from: 5))
    #expect(drawn(report.current, sketch) == "0")
    #expect(drawn(report.longest, sketch) == "3: 0-2")
  }

  @Test(arguments: [
    // (ticks from a Monday, today's column, current, longest)
    ("xx..... xx..... x......", 15, "2: 0-13", "2: 0-13"),
    ("xx..... xx..... xx.....", 15, "3: 0-15", "3: 0-15"),
    ("xx..... x...... xx.....", 22, "1: 14-20", "1: 14-20"),
    ("xx..... x...... o......", 22, "0", "1: 0-6"),
    (".....xx ------- xx.....", 20, "2: 0-20", "2: 0-20"),
  ])
  func weeksInARow(ticks: String, today: Int, current: String, longest: String) {
    let sketch = Sketch(habits: [(habit(.perWeek(2)), ticks)])
    let report = StreakReport(of: .habit(0), in: sketch.seen(from: today))
    #expect(drawn(report.current, sketch) == current)
    #expect(drawn(report.longest, sketch) == longest)
    #expect(report.current.unit == .week)
  }

  @Test func aWeeklyGoalIsCountedInWeeks() {
    let run = measure(Asked.atLeast(20).goal(weekly: true))
    let sketch = Sketch(measures: [(run, "20 . . . . . . 10 10 . . . . . 5")])
    let report = StreakReport(of: .measure(0), in: sketch.seen(from: 14))
    #expect(drawn(report.current, sketch) == "2: 0-13")
    #expect(report.recent == Count(met: 2, due: 2, closed: 2))
  }

  @Test func aDayWithoutAFileEndsTheStreakOfALimit() {
    let sketch = Sketch(measures: [(measure(Asked.atMost(3).goal()), "1 . _ 2 .")])
    let report = StreakReport(of: .measure(0), in: sketch.seen(from: 5))
    #expect(drawn(report.current, sketch) == "2: 3-4")
  }

  /// "Not due: a measure has no goal on that day", though all its goals are those of days.
  @Test func aDayWithoutAGoalDoesNotEndTheStreakOfDaysOwnGoals() {
    let sketch = Sketch(measures: [(measure(), "900/500 100 900/500 . 900/500")])
    let report = StreakReport(of: .measure(0), in: sketch.seen(from: 4))
    #expect(drawn(report.current, sketch) == "3: 0-4")
    #expect(drawn(report.longest, sketch) == "3: 0-4")
    #expect(sketch.states(.measure(0), 0...4, today: 4) == "MnMnM")
  }

  @Test func recentAreTheLastThirtyClosedDays() {
    let ticks = "xxxxx" + String(repeating: "x.", count: 14) + "--" + "xx" + "o"
    let sketch = Sketch(habits: [(habit(), ticks)])
    let report = StreakReport(of: .habit(0), in: sketch.seen(from: ticks.count - 1))
    #expect(report.recent == Count(met: 16, due: 30, closed: 30))
  }

  @Test func recentAreTheLastTwelveClosedWeeks() {
    let ticks = String(repeating: "xx.....", count: 3) + String(repeating: "x......", count: 11) + "xx"
    let sketch = Sketch(habits: [(habit(.perWeek(2)), ticks)])
    let report = StreakReport(of: .habit(0), in: sketch.seen(from: 14 * 7 + 1))
    #expect(report.recent == Count(met: 1, due: 12, closed: 12))
  }

  @Test(arguments: [
    // (two habits, today's column, perfect days, current, longest)
    ("xxx", "xxx", 2, 3, "3: 0-2", "3: 0-2"),
    ("xxxo", "xxxx", 3, 3, "3: 0-2", "3: 0-2"),
    ("xxx.", "xxxo", 3, 3, "3: 0-2", "3: 0-2"),
    ("xxx.", "xxxx", 4, 3, "0", "3: 0-2"),
    ("xx-xx", "xx-.x", 4, 3, "1: 4-4", "2: 0-1"),
    ("xx-xx", "xx-xx", 4, 4, "4: 0-4", "4: 0-4"),
    ("x-x", "---", 2, 2, "2: 0-2", "2: 0-2"),
  ])
  func perfectDays(
    one: String, other: String, today: Int, days: Int, current: String, longest: String
  ) {
    let sketch = Sketch(habits: [(habit(), one), (habit(), other)])
    let assessment = sketch.seen(from: today)
    let perfect = perfectDays(in: assessment, sketch.period(0...today))
    #expect(perfect.days == days)
    #expect(drawn(perfect.current, sketch) == current)
    #expect(drawn(perfect.longest, sketch) == longest)
  }

  /// "Perfect day: … and the day is in no pause of all"; such a day is passed over.
  @Test func noDayOfAPauseOfEverythingIsPerfect() {
    let pause = Pause(period: Period(Day("2026-01-07")!, Day("2026-01-08")!))
    let sketch = Sketch(habits: [(habit(), "xxxxx")], pauses: [pause])
    let perfect = perfectDays(in: sketch.seen(from: 4), sketch.period(0...4))
    #expect(perfect.days == 3)
    #expect(drawn(perfect.current, sketch) == "3: 0-4")
  }

  @Test func aWeeklyQuotaMakesADayPerfectWhereItIsMetAndNeverSpoilsOne() {
    let sketch = Sketch(habits: [(habit(), "x-x."), (habit(.perWeek(2)), "x-.x")])
    let perfect = perfectDays(in: sketch.seen(from: 5), sketch.period(0...3))
    #expect(perfect.days == 2)
  }

  private func perfectDays(in assessment: Assessment, _ period: Period) -> PerfectDays {
    PerfectDays(of: JudgedDays(in: assessment, with: period), history: assessment.history, period: period)
  }
}
