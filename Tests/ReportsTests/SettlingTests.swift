import Journal
import Testing

@testable import Reports

/// How far back a program must read.
@Suite struct SettlingTests {
  private func seen(_ sketch: Sketch, from covered: Int, today: Int, firstFile: Day? = .first) -> Assessment {
    Assessment(
      book: sketch.book(covering: Period(sketch.first + covered, .last)), configuration: sketch.configuration,
      today: sketch.first + today, firstFile: firstFile)
  }

  @Test(arguments: [
    // (schedule, ticks, first covered column, today, whether that is enough)
    (Schedule.daily, "xxxx.xx", 3, 6, true),
    (.daily, "xxxx.xx", 4, 6, true),
    (.daily, "xxxx.xx", 5, 6, false),
    (.daily, "xxxxxxx", 1, 6, false),
    (.daily, "xxxxxx.", 6, 7, true),
    (.daily, "xxx....", 4, 6, true),
    (.daily, "xx-----", 2, 6, false),
    // From Wednesday on: the Tuesday before it may be unknown or a rest day.
    (.weekdays(WeekdaySet([.monday, .wednesday])), "x.x", 1, 2, false),
    (.weekdays(WeekdaySet([.monday, .wednesday])), "..x", 0, 2, true),
    (.perWeek(1), "x...... ....... x......", 14, 15, false),
    (.perWeek(1), "x...... ....... x......", 8, 15, false),
    (.perWeek(1), "x...... ....... x......", 7, 15, true),
    // Whether a day is due depends on the three before it.
    (.perDays(1, days: 4), "x.......x", 5, 8, false), (.perDays(1, days: 4), "x.......x", 4, 8, true),
  ])
  func aStreakIsSettledWhereItsEndIsRead(
    schedule: Schedule, ticks: String, covered: Int, today: Int, isEnough: Bool
  ) {
    let sketch = Sketch(habits: [(habit(schedule), ticks)])
    let part = StreakReport(of: .habit(0), in: seen(sketch, from: covered, today: today))
    #expect(part.isSettled == isEnough)
    if isEnough {
      #expect(part.current == StreakReport(of: .habit(0), in: sketch.seen(from: today)).current)
    }
  }

  @Test func theFirstFileSettlesEverything() {
    let sketch = Sketch(habits: [(habit(), "__xxx")])
    for (covered, isWhole) in [(1, true), (2, true), (3, false)] {
      let assessment = seen(sketch, from: covered, today: 4, firstFile: sketch.first + 2)
      #expect(assessment.isWhole == isWhole)
      #expect(StreakReport(of: .habit(0), in: assessment).isSettled == isWhole)
    }
  }

  @Test func aLimitNotYetSeenMayHaveBeenKept() {
    let limit = measure(Asked.atMost(3).goal())
    let sketch = Sketch(measures: [(limit, "1 . . 2 2")])
    #expect(!StreakReport(of: .measure(0), in: seen(sketch, from: 1, today: 5)).isSettled)
    let stopped = Sketch(measures: [(limit, "1 . _ . 2")])
    #expect(!StreakReport(of: .measure(0), in: seen(stopped, from: 1, today: 5)).isSettled)
    let over = Sketch(measures: [(limit, "1 . 4 2 2")])
    #expect(StreakReport(of: .measure(0), in: seen(over, from: 1, today: 5)).isSettled)
  }

  @Test func aBookThatEndsBeforeTodaySettlesNothing() {
    let sketch = Sketch(habits: [(habit(), "xxx")])
    #expect(!StreakReport(of: .habit(0), in: seen(sketch, from: 5, today: 3)).isSettled)
  }

  @Test func aWeekIsSettledOnceEachHabitIsSeenBeforeIt() {
    let sketch = Sketch(habits: [(habit(), "x...... x......"), (habit(from: "2026-01-01"), "")])
    let week = sketch.period(7...13)
    #expect(seen(sketch, from: 7, today: 13).isSettled(over: week))
    #expect(seen(sketch, from: 0, today: 13).isSettled(over: week))
    let late = Sketch(habits: [(habit(), "x...... ..x....")])
    #expect(!seen(late, from: 7, today: 13).isSettled(over: week))
    #expect(seen(late, from: 0, today: 13).isSettled(over: week))
  }

  @Test func aMeasureWithoutAGoalNeedsNoEarlierDays() {
    let sketch = Sketch(habits: [(habit(), "xxx")], measures: [(measure(), "1 1 .")])
    #expect(seen(sketch, from: 2, today: 2).isSettled(over: sketch.period(2...2)))
  }

  @Test func todayIsSettledWithoutHistoryUnlessAScheduleLooksBack() {
    let daily = Sketch(habits: [(habit(), "xx.")], measures: [(measure(Asked.atLeast(5).goal()), ". . 1")])
    #expect(seen(daily, from: 2, today: 2).isSettled(over: daily.period(2...2)))
    let rare = Sketch(habits: [(habit(.perDays(1, days: 2)), "xx.")])
    #expect(!seen(rare, from: 2, today: 2).isSettled(over: rare.period(2...2)))
    #expect(seen(rare, from: 1, today: 2).isSettled(over: rare.period(2...2)))
  }

  @Test(arguments: [
    (Schedule.daily, 9...10, 9...10), (.perWeek(2), 9...10, 7...13), (.perDays(2, days: 4), 9...10, 6...10),
  ])
  func whatIsNeededToJudgeAPeriod(schedule: Schedule, asked: ClosedRange<Int>, needed: ClosedRange<Int>) {
    let sketch = Sketch(habits: [(habit(schedule), "")])
    #expect(sketch.configuration.daysNeeded(toJudge: sketch.period(asked)) == sketch.period(needed))
  }

  @Test func aDayReportSaysWhetherItsStreaksAreSettled() {
    let sketch = Sketch(habits: [(habit(), "xxxx")])
    func report(_ covered: Int, today: Int) -> DayReport {
      let assessment = seen(sketch, from: covered, today: today, firstFile: sketch.first)
      let record = sketch.records[assessment.today] ?? DayRecord(day: assessment.today)
      let written = WordedDay(record, in: DayFile([]), by: LineReader(sketch.configuration))
      return DayReport(of: written, in: assessment, now: Moment(day: assessment.today, time: .midnight))
    }
    #expect(!report(2, today: 4).isSettled)
    #expect(report(0, today: 4).isSettled)
    #expect(!report(3, today: 3).isSettled)
  }
}
