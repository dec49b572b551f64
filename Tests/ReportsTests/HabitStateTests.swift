import Journal
import Testing

@testable import Reports

/// The chapter on a day's states, as it is read of a habit.
@Suite struct HabitStateTests {
  @Test(arguments: [
    // (ticks, today's column, states)
    ("x", 0, "M"),
    ("-", 0, "s"),
    ("o", 0, "p"),
    (".", 0, "p"),
    ("_", 0, "p"),
    ("xo", 2, "M!"),
    ("x.", 2, "M!"),
    ("x_", 2, "M!"),
    ("x-", 2, "Ms"),
    ("x.x", 1, "MpM"),
    ("x._", 1, "Mpp"),
    (".x.", 3, "?M!"),
    ("__-", 3, "??s"),
    (".o.", 3, "?!!"),
    ("...", 3, "???"),
    ("..", 1, "?p"),
  ])
  func aDailyHabit(ticks: String, today: Int, states: String) {
    let sketch = Sketch(habits: [(habit(), ticks)])
    #expect(sketch.states(0...(states.count - 1), today: today) == states)
  }

  @Test func theStrongestTickOfADayCounts() {
    var sketch = Sketch(habits: [(habit(), "o")])
    let later = Sketch(habits: [(habit(), "x")]).records[sketch.first]!
    sketch.records[sketch.first]!.records.append(contentsOf: later.records)
    #expect(sketch.states(0...0, today: 3) == "M")
  }

  @Test(arguments: [
    (".......", "?!!!???"),
    ("-......", "s!!!???"),
    ("xx.....", "MM!!???"),
    ("....x..", "?!!!M??"),
    (".....-.", "?!!!?s?"),
  ])
  func fromAndUntilAreInclusive(ticks: String, states: String) {
    let sketch = Sketch(habits: [(habit(from: "2026-01-06", until: "2026-01-08"), ticks)])
    #expect(sketch.states(0...6, today: 9) == states)
  }

  @Test func afterTheEndTodayIsUnknownAndNotPending() {
    let sketch = Sketch(habits: [(habit(until: "2026-01-05"), "x")])
    #expect(sketch.states(0...2, today: 1) == "M??")
  }

  @Test func aStartInTheFutureIsUnknownUntilThen() {
    let sketch = Sketch(habits: [(habit(from: "2026-01-08"), "_")])
    #expect(sketch.states(0...4, today: 1) == "???pp")
  }

  @Test func aHabitPlannedForTomorrowAloneStartsToday() {
    let sketch = Sketch(habits: [(habit(), "..o")])
    #expect(sketch.states(0...3, today: 1) == "?ppp")
  }

  @Test(arguments: [
    ("xx.xo..", "MMsM!!!", 7),
    ("x......", "Msss!!!", 7),
    ("x.o-...", "Msss!!!", 7),
    ("_.._.x_", "?sss?M!", 7),
    ("x......", "Msssppp", 2),
  ])
  func aPausedDayIsSkippedUnlessItIsMet(ticks: String, states: String, today: Int) {
    let sketch = Sketch(habits: [(habit(), ticks)], pauses: [pause("2026-01-06", "2026-01-08")])
    #expect(sketch.states(0...6, today: today) == states)
  }

  @Test func aPauseOfOneLeavesTheOthers() {
    let sketch = Sketch(
      habits: [(habit(), "x.."), (habit(), "x..")],
      pauses: [pause("2026-01-06", "2026-01-06", .habit(1))])
    #expect(sketch.states(.habit(0), 0...2, today: 5) == "M!!")
    #expect(sketch.states(.habit(1), 0...2, today: 5) == "Ms!")
  }

  @Test func pausesMayOverlapAndStandInAnyOrder() {
    let sketch = Sketch(
      habits: [(habit(), "x")],
      pauses: [
        pause("2026-01-10", "2026-01-10"), pause("2026-01-06", "2026-01-08"),
        pause("2026-01-07", "2026-01-07"),
      ])
    #expect(sketch.states(0...6, today: 9) == "Msss!s!")
  }

  @Test(arguments: [
    // Monday 5 to Sunday 11, then Monday 12.
    ("x......_", 9, "Mn!n!nn!"),
    ("xx.....x", 9, "MM!n!nnM"),
    ("x.-.....", 9, "Mnsn!nn!"),
    ("x......_", 2, "Mnpnpnnp"),
  ])
  func namedWeekdays(ticks: String, today: Int, states: String) {
    let days = WeekdaySet([.monday, .wednesday, .friday])
    let sketch = Sketch(habits: [(habit(.weekdays(days)), ticks)])
    #expect(sketch.states(0...7, today: today) == states)
  }

  @Test func beforeItsStartADayNobodyAsksForIsUnknown() {
    let sketch = Sketch(habits: [(habit(.weekdays(WeekdaySet([.monday]))), "..x....")])
    #expect(sketch.states(0...7, today: 9) == "??Mnnnn!")
  }

  @Test func everySoManyDaysAreCountedFromTheStart() {
    let sketch = Sketch(habits: [(habit(.everyDays(3), from: "2026-01-06"), "..x....")])
    #expect(sketch.states(0...7, today: 9) == "?!Mn!nn!")
  }

  @Test(arguments: [
    // Two of any four days.
    ("x.......", "M!!!!!!!"),
    ("xx......", "MMnn!!!!"),
    ("x.x.x...", "M!MnMn!!"),
    ("xxx..xx.", "MMMnnMMn"),
  ])
  func soManyOfAnyRunOfDays(ticks: String, states: String) {
    let sketch = Sketch(habits: [(habit(.perDays(2, days: 4)), ticks)])
    #expect(sketch.states(0...7, today: 9) == states)
  }

  @Test func aRunOfDaysLooksBackBeforeThePeriod() {
    let sketch = Sketch(habits: [(habit(.perDays(2, days: 4)), "xx......")])
    #expect(sketch.states(2...4, today: 9) == "nn!")
    #expect(sketch.states(3...3, today: 9) == "n")
  }

  @Test(arguments: [
    ("x.-x...", "MnsMnnn", 9),
    ("_.x....", "??Mnnnn", 9),
    ("x......", "Mnnnnnn", 2),
  ])
  func aDayOfAWeeklyQuotaIsNeverDue(ticks: String, states: String, today: Int) {
    let sketch = Sketch(habits: [(habit(.perWeek(3)), ticks)])
    #expect(sketch.states(0...6, today: today) == states)
  }

  @Test func theCalendarsEndsAreDaysLikeOthers() {
    for (first, today) in [("0001-01-01", 6), ("9999-12-25", 6)] {
      for schedule in [Schedule.daily, .everyDays(1), .perDays(1, days: 1)] {
        let sketch = Sketch(from: first, habits: [(habit(schedule, from: first), "x.x...x")], week: .sunday)
        #expect(sketch.states(0...6, today: today) == "M!M!!!M")
        #expect(StreakReport(of: .habit(0), in: sketch.seen(from: today)).current.length == 1)
      }
    }
    let sketch = Sketch(habits: [(habit(), "x")])
    let assessment = sketch.seen(from: 1)
    #expect(assessment.states(of: .habit(0), in: Period(.first, .first + 1)) == [.unknown, .unknown])
    #expect(assessment.states(of: .habit(0), in: Period(.last - 1, .last)) == [.pending, .pending])
  }
}
