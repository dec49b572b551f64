import Journal
import TestSupport
import Testing

@testable import Journal
@testable import Reports

@Suite struct DayReportTests {
  private func report(
    _ sketch: Sketch, _ column: Int, today: Int, at time: String = "12:00", usual: [TimeOfDay?] = []
  ) -> DayReport {
    let day = sketch.first + column
    let assessment = sketch.seen(from: today)
    return DayReport(
      of: WordedDay(
        sketch.records[day] ?? DayRecord(day: day), in: DayFile("[x] lunch"),
        by: LineReader(sketch.configuration)),
      in: assessment,
      now: Moment(day: assessment.today, time: clock(time)), usualTimes: usual)
  }

  private func tick(_ mark: Mark, _ line: Int32, _ time: String?, of habit: Int? = 0) -> Record {
    Record(
      form: .tick, line: line, offset: 0, subject: habit.map(Reference.habit), name: 4..<9, mark: mark,
      time: time.map(clock))
  }

  @Test func theFirstTimeOfTheWinningStateIsShown() {
    var sketch = Sketch(habits: [(habit(), ".")])
    sketch.records[sketch.first]!.records = [
      tick(.open, 0, "07:00"), tick(.done, 1, nil), tick(.skipped, 2, "08:00"), tick(.done, 3, "09:00"),
      tick(.done, 4, "06:00"),
    ]
    let line = report(sketch, 0, today: 0).habits[0]
    #expect(line.state == .met)
    #expect(line.mark == .done)
    #expect(line.time == clock("09:00"))
    #expect(line.isTimeWritten)
    #expect(line.line == 1)
  }

  @Test func withoutATickAHabitHasItsUsualTimeAndATickWithoutATimeHasNone() {
    var lunch = habit()
    lunch.time = clock("15:30")
    let sketch = Sketch(habits: [(lunch, "o"), (lunch, "."), (habit(), "."), (lunch, "x")])
    let lines = report(sketch, 0, today: 0, usual: [clock("14:00"), nil, nil, clock("14:00")]).habits
    #expect(lines.map(\.time) == [nil, clock("15:30"), nil, nil])
    #expect(lines.map(\.usualTime) == [clock("14:00"), clock("15:30"), nil, clock("14:00")])
    #expect(lines.map(\.isTimeWritten) == [false, false, false, false])
    #expect(lines.map(\.line) == [0, nil, nil, 1])
  }

  /// The streaks at risk, the coach, `ask` and the summary go by one rule; an upper edge only has to be kept.
  @Test(arguments: [(".", true), ("5", true), ("12", false), ("25", false)])
  func whatIsLeftToDoIsOneRule(_ amount: String, _ isLeft: Bool) {
    let goal = Asked.range(10, 20).goal()
    let sketch = Sketch(habits: [(habit(), "x")], measures: [(measure(goal), amount)])
    let report = report(sketch, 0, today: 0)
    #expect(report.measures[0].isLeftToDo == isLeft && report.measures[0].asksForMore == isLeft)
    #expect(report.openSubjects.isEmpty != isLeft)
    #expect((SummaryReport(of: sketch.period(0...0), in: sketch.seen(from: 0)).counted == nil) == isLeft)
  }

  @Test func aMeasureTellsItsTotalAndWhatIsLeft() {
    let sketch = Sketch(measures: [
      (measure(Asked.atLeast(2500).goal()), "1000+250"), (measure(Asked.atMost(700).goal()), "900"),
      (measure(Asked.range(1400, 1600).goal()), "800"), (measure(Asked.atLeast(20).goal()), "."),
      (measure(), "5"), (measure(Asked.atMost(0).goal()), "."),
    ])
    let lines = report(sketch, 0, today: 0).measures
    #expect(lines.map(\.total) == [1_250_000_000, 900_000_000, 800_000_000, nil, 5_000_000, nil])
    #expect(lines.map(\.percent) == [50, 128, 50, 0, nil, nil])
    #expect(lines.map(\.remaining) == [1_250_000_000, 0, 600_000_000, 20_000_000, nil, 0])
    #expect(lines.map(\.state) == [.pending, .missed, .pending, .pending, nil, .pending])
    #expect(lines[0].entries.map(\.value) == [1_000_000_000, 250_000_000])
    #expect(lines[0].entries.map(\.line) == [0, 1])
  }

  @Test func aWeeklyGoalIsMeasuredByItsWeek() {
    let run = measure(Asked.atLeast(20).goal(weekly: true))
    let sketch = Sketch(measures: [(run, "5 . 4")])
    let line = report(sketch, 2, today: 2).measures[0]
    #expect(line.total == 4_000_000)
    #expect(line.state == .notDue)
    #expect(line.percent == 45)
    #expect(line.remaining == 11_000_000)
    #expect(line.week?.state == .pending)
    #expect(line.expectedShare == nil)
  }

  @Test func whatIsLentIsToldApart() {
    var coffee = measure()
    coffee.lends = Lending(percent: 80_000_000, measure: 0)
    let sketch = Sketch(measures: [(measure(), "500"), (coffee, "200+100"), (coffee, "-")])
    let line = report(sketch, 0, today: 0).measures[0]
    #expect(line.total == 740_000_000)
    #expect(line.loans == [DayMeasure.Loan(lender: 1, taken: 300_000_000, counted: 240_000_000)])
  }

  @Test func anEntryKeepsWhatWasTyped() {
    var sketch = Sketch(measures: [(measure(), ".")])
    sketch.records[sketch.first]!.entry(0, 2, unit: .bottle, time: clock("08:10"))
    let entry = report(sketch, 0, today: 0).measures[0].entries.first
    #expect(entry?.amount == 2_000_000)
    #expect(entry?.unit.name == "bottle")
    #expect(entry?.value == 1_000_000_000)
    #expect(entry?.time == clock("08:10"))
  }

  @Test func undeclaredTicksAndTextAreHandedOn() {
    let days = WrittenDays(
      "habit lunch", ["2026-01-12": "[x] lunch\nSlept well.\n[ ] call Eva 10:00 at work\n  Late.  \n"])
    let day = days.days[0]
    let assessment = Assessment(
      book: days.book, configuration: days.reader.configuration, today: day.record.day)
    let report = DayReport(
      of: WordedDay(day.record, in: day.file, by: days.reader), in: assessment,
      now: Moment(day: day.record.day, time: clock("12:00")))
    #expect(
      report.oneOffs == [
        DayReport.OneOff(line: 2, name: "call Eva", mark: .open, time: clock("10:00"), text: "at work")
      ])
    #expect(
      report.texts == [
        DayReport.Text(line: 1, text: "Slept well."), DayReport.Text(line: 3, text: "  Late.  "),
      ])
  }

  @Test func theDaysSumIsMetOfDue() {
    let sketch = Sketch(
      habits: [(habit(), "xx"), (habit(), "xo"), (habit(.perWeek(2)), "x.")],
      measures: [(measure(Asked.atLeast(10).goal()), "5 5")])
    #expect(report(sketch, 0, today: 1).count == Count(met: 3, due: 4, closed: 4))
    #expect(report(sketch, 1, today: 1).count == Count(met: 1, due: 3, closed: 1))
  }

  @Test func aStreakIsAtRiskWhileTodayIsOpen() {
    let sketch = Sketch(
      habits: [(habit(), "xxo"), (habit(), ".xo"), (habit(), "xxx"), (habit(), "xx-")],
      measures: [
        (measure(Asked.atLeast(10).goal()), "10 10 5"), (measure(Asked.atMost(10).goal()), "5 5 5"),
        (measure(Asked.range(5, 10).goal()), "5 5 1"), (measure(Asked.range(5, 10).goal()), "5 5 6"),
      ])
    let risks = report(sketch, 2, today: 2).streaks(atRisk: true)
    #expect(risks.map(\.subject) == [.habit(0), .measure(0), .measure(2)])
    #expect(risks.map(\.streak.length) == [2, 2, 2])
    #expect(report(sketch, 1, today: 2).streaks.isEmpty)
  }

  /// A quota of two a week, met for two weeks, on days of the third.
  @Test(arguments: [
    ("x.....", [5: false]), ("......", [4: false, 5: true]), ("x.....x", [6: false]), ("x......", [6: true]),
    ("......-", [6: false]), ("x....-", [5: false]), ("x....-.", [6: true]),
  ])
  func aQuotaIsAtRiskOnceItNeedsToday(week: String, risks: [Int: Bool]) {
    let sketch = Sketch(habits: [(habit(.perWeek(2)), "xx.....xx....." + week)])
    for (day, isAtRisk) in risks {
      let streaks = report(sketch, 14 + day, today: 14 + day).streaks
      #expect(streaks.map(\.isAtRisk) == [isAtRisk], "\(day)")
    }
  }

  @Test(arguments: [
    ("07:00", "00:00", 0), ("08:00", "00:00", 0), ("15:00", "00:00", 500_000), ("22:00", "00:00", 1_000_000),
    ("23:00", "00:00", 1_000_000), ("01:00", "04:00", 1_000_000), ("05:00", "04:00", 0),
  ])
  func thePaceIsEvenOverTheActiveHours(time: String, dayStarts: String, share: Micros) {
    var sketch = Sketch(measures: [(measure(Asked.atLeast(2500).goal()), "100 100")])
    sketch.configuration.dayStarts = clock(dayStarts)
    #expect(report(sketch, 1, today: 1, at: time).measures[0].expectedShare == share)
    #expect(report(sketch, 0, today: 1, at: time).measures[0].expectedShare == nil)
  }

  @Test func aLimitHasNoPace() {
    let sketch = Sketch(measures: [
      (measure(Asked.atMost(700).goal()), "1"), (measure(Asked.range(1, 2).goal()), "1"), (measure(), "1"),
      (measure(Asked.atLeast(700).goal(), adding: .last), "1"),
    ])
    #expect(report(sketch, 0, today: 0).measures.map(\.expectedShare) == [nil, nil, nil, nil])
  }

  @Test func amountsAreSortedByTheHour() {
    var coffee = measure()
    coffee.lends = Lending(percent: 50_000_000, measure: 0)
    var record = DayRecord(day: Day("2026-01-05")!)
    record.entry(0, 250, unit: .millilitre, time: clock("08:10"))
    record.entry(0, 250, unit: .millilitre, time: clock("08:50"))
    record.entry(1, 100, unit: .millilitre, time: clock("23:59"))
    record.entry(0, 330, unit: .millilitre)
    let sketch = Sketch(measures: [(measure(), ""), (coffee, "")])
    let hourly = HourlyAmounts(of: 0, in: record, configuration: sketch.configuration)
    #expect(hourly.hours.enumerated().filter { $0.element > 0 }.map(\.offset) == [8, 23])
    #expect(hourly.hours[8] == 500_000_000)
    #expect(hourly.hours[23] == 50_000_000)
    #expect(hourly.untimed == 330_000_000)
    #expect(hourly.day == 880_000_000)
  }

  /// "`total` is null unless the measure adds up", and an hour of what does not is judged as the day is.
  @Test(arguments: [
    (Aggregate.last, 80, 80), (.max, 84, 84), (.min, 78, 78), (.mean, 82, 81),
  ])
  func whatDoesNotAddUpIsNotAdded(aggregate: Aggregate, evening: Int, day: Int) {
    var record = DayRecord(day: Day("2026-01-05")!)
    record.entry(0, 78, unit: .kilogram, time: clock("07:00"))
    record.entry(0, 84, unit: .kilogram, time: clock("21:00"))
    record.entry(0, 80, unit: .kilogram, time: clock("21:30"))
    let sketch = Sketch(measures: [(measure(adding: aggregate), "")])
    var weight = sketch.configuration
    weight.measures[0].unit = .kilogram
    let hourly = HourlyAmounts(of: 0, in: record, configuration: weight)
    #expect(hourly.hours[7] == Micros(whole: 78))
    #expect(hourly.hours[21] == Micros(whole: aggregate == .min ? 80 : evening))
    #expect(hourly.day == (aggregate == .mean ? Micros(80_666_667) : Micros(whole: day)))
  }
}
