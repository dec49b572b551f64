import Journal
import TestSupport
import Testing

@testable import Journal
@testable import Reports

@Suite struct ReminderTests {
  /// 2.5 l of water, a cup of 250 ml, every two hours from 08:00 to 22:00, unless said.
  private func facts(
    active: (String, String) = ("08:00", "22:00"), dayStarts: String = "00:00",
    rhythm: ReminderPlan.Rhythm = .every(minutes: 120)
  ) -> ReminderFacts {
    var plan = ReminderPlan()
    plan.rhythm = rhythm
    var facts = ReminderFacts(
      plan: plan, active: ActiveHours(from: clock(active.0), to: clock(active.1)), dayStarts: clock(dayStarts)
    )
    facts.goal = 2_500_000_000
    facts.cup = 250_000_000
    facts.limit = 750_000_000
    // The first day of all, of which nothing is known, is that of RemindedMonthTests.
    facts.past = [RememberedDay(daysAgo: 1, said: [])]
    return facts
  }

  /// A day lived minute by minute: what is said when, while amounts in millilitres are logged at their times.
  private func lived(_ facts: ReminderFacts, drinking: [(String, Int)]) -> [String] {
    var facts = facts
    var said: [Spoken] = []
    var heard: [String] = []
    for minute in 0..<1440 {
      let time = TimeOfDay(minutes: Int(facts.dayStarts.minutes) + minute)
      for (at, amount) in drinking where clock(at) == time {
        facts.total += Micros(whole: amount)
        facts.logged.append(minute)
      }
      for reminder in facts.due(at: minute, after: said) {
        heard.append("\(time) \(told(reminder, facts))")
        said += reminder.spoken(at: minute)
      }
    }
    return heard
  }

  private func told(_ reminder: Reminder, _ facts: ReminderFacts) -> String {
    switch reminder {
    case .amount(let amount, let until, _):
      "\(amount.wholeUnits) by \(facts.time(ofMinute: until))"
    case .last(let remaining): "last \(remaining.wholeUnits)"
    case .left(let remaining, let meal): "left \(remaining.wholeUnits) \(meal?.name ?? "-")"
    case .bedtime(let minute): "bed \(facts.time(ofMinute: minute))"
    case .late(let entry): "late \(entry.name)"
    case .outOfReach(let sensible): "out \(sensible.wholeUnits)"
    case .met: "met"
    case .planned(let ticks): "planned " + ticks.map(\.name).joined(separator: ", ")
    }
  }

  @Test func whoeverDrinksOnTimeHearsOfTheGoalAlone() {
    let cups = (0..<10).map { ("\($0 + 8):00", 250) }
    #expect(lived(facts(), drinking: cups) == ["17:00 met"])
  }

  @Test func whoeverDrinksLateIsRemindedUntilThen() {
    let heard = lived(facts(), drinking: [("13:30", 1000), ("15:00", 1000), ("19:00", 300), ("19:30", 200)])
    #expect(
      heard == ["08:00 500 by 10:00", "10:00 500 by 12:00", "17:13 250 by 19:13", "19:30 met"])
  }

  @Test func whoeverNeverDrinksIsToldOnceThatItIsOutOfReach() {
    #expect(
      lived(facts(), drinking: []) == [
        "08:00 500 by 10:00", "10:00 500 by 12:00", "14:00 750 by 16:00", "17:00 1000 by 19:00",
        "19:00 out 250",
      ])
  }

  @Test func whoeverDrinksTooMuchIsCongratulatedOnce() {
    let heard = lived(facts(), drinking: [("07:00", 2000), ("07:30", 2000), ("12:00", 2000)])
    #expect(heard == ["08:00 met"])
  }

  @Test func activeHoursOverMidnightBelongToTheDayThatStartsAtFour() {
    let heard = lived(
      facts(active: ("20:00", "02:00"), dayStarts: "04:00"), drinking: [("23:30", 1000), ("01:45", 1500)])
    #expect(heard == ["20:00 1000 by 22:00", "22:00 1250 by 00:00", "00:30 out 250", "01:45 met"])
  }

  @Test func fixedTimesSpeakOnceEachUntilTheGoalIsMet() {
    let times = ["09:00", "12:00", "15:00"].map(clock)
    let heard = lived(facts(rhythm: .at(times)), drinking: [("11:59", 1000), ("13:00", 1500)])
    #expect(heard == ["09:00 750 by 12:00", "12:59 500 by 15:00", "13:00 met"])
  }

  @Test func aTimerThatWasAsleepHearsOnlyTheLatestFixedTime() {
    let facts = facts(rhythm: .at([clock("09:00"), clock("12:00")]))
    let due = facts.due(at: 13 * 60, after: [])
    #expect(due.count == 1)
    #expect(facts.due(at: 13 * 60 + 5, after: due[0].spoken(at: 13 * 60)).isEmpty)
  }

  @Test(arguments: [(1, 200_000_000), (60, 300_000_000)] as [(Int, Micros)])
  func whatIsLittleIsTheLastAndNeverOutOfReach(minutesLeft: Int, remaining: Micros) {
    var facts = facts()
    facts.total = 2_500_000_000 - remaining
    #expect(facts.due(at: 22 * 60 - minutesLeft, after: []) == [.last(remaining: remaining)])
  }

  @Test(arguments: [(539, []), (540, [480])] as [(Int, [Int])])
  func aReminderWaitsAnHourForItsAnswer(minute: Int, unheeded: [Int]) {
    let day = RememberedDay(daysAgo: 0, said: [Spoken(minute: 480, topic: .measure)])
    #expect(day.unheeded(before: minute) == unheeded)
  }

  @Test(arguments: [(599, 0), (600, 1)])
  func anAmountOfTheSameMinuteAnswersAReminder(logged: Int, count: Int) {
    var facts = facts()
    facts.total = 1_250_000_000
    facts.logged = [logged]
    let said = [600, 720].map { Spoken(minute: $0, topic: .measure) }
    #expect(facts.due(at: 840, after: said).count == count)
  }

  /// The amount that a look found is that of a quarter of an hour before, not of longer ago.
  @Test(arguments: [(585, 0), (586, 1)])
  func anAmountFoundByALookHasItsOwnTime(logged: Int, count: Int) {
    var facts = facts()
    facts.total = 250_000_000
    facts.logged = [logged]
    let said = [(480, 0), (600, 250_000_000)].map {
      Spoken(minute: $0, topic: .seen(total: Micros($1), done: 0))
    }
    #expect(facts.due(at: 706, after: said).count == count)
  }

  @Test func aClockThatGoesBackAnHourSaysNothingTwice() {
    let said = [Spoken(minute: 10 * 60, topic: .measure)]
    #expect(facts().due(at: 9 * 60, after: said).isEmpty)
    #expect(facts().due(at: 8 * 60 + 59, after: said).count == 1)
  }

  @Test func aPlannedTickIsSpokenOfOnceAfterItsTimeIfHabitsAreWanted() {
    var facts = facts(rhythm: .off)
    facts.ticks = [PlannedTick(name: "dinner", minute: 21 * 60)]
    #expect(lived(facts, drinking: []) == [])
    facts.plan.habits = true
    #expect(lived(facts, drinking: []) == ["21:00 planned dinner"])
  }

  @Test(arguments: [
    ("[ ] dinner 21:00", ["dinner"]), ("[ ] dinner 21:00\n[x] dinner 20:00", []), ("[ ] dinner", ["dinner"]),
    ("[ ] dinner 20:00", ["dinner"]),
    ("[ ] dinner 21:00\n[-] dinner", []), ("", ["dinner"]), ("[-] dinner", []),
    ("[ ] call mum 18:00\n[x] dinner", ["call mum"]),
  ])
  func aTickWithATimeIsPlannedUntilItsHabitIsDone(_ text: String, _ names: [String]) {
    let configuration = configured("habit dinner 21:00")
    let (reader, day) = (DayReader(configuration), Day("2026-01-12")!)
    let written = WordedDay(DayFile(text), of: day, by: reader)
    let assessment = Assessment(
      book: Book(of: written.record, configuration), configuration: configuration, today: day)
    let facts = ReminderFacts(
      of: nil, on: written, in: assessment, now: Moment(day: day, time: clock("22:00")))
    #expect(facts.ticks.map(\.name) == names)
  }

  @Test func aGoalThatIsRaisedIsCelebratedAgainWhenItIsReached() {
    var facts = facts()
    func heard(_ total: Int, of goal: Int, after said: [Spoken]) -> [Reminder] {
      (facts.total, facts.goal) = (Micros(whole: total), Micros(whole: goal))
      return facts.due(at: 12 * 60, after: said).filter { if case .met = $0 { true } else { false } }
    }
    let said = heard(2600, of: 2500, after: []).flatMap { $0.spoken(at: 12 * 60) }
    #expect(said.count == 1 && heard(2700, of: 2500, after: said).isEmpty)
    #expect(heard(2700, of: 3000, after: said).isEmpty && heard(3000, of: 3000, after: said).count == 1)
    #expect(heard(3000, of: 2000, after: said).isEmpty)
  }

  @Test func theScheduleIsWhatAnIdleRestOfTheDayWouldHear() {
    let schedule = facts().schedule(from: 17 * 60, after: [])
    #expect(schedule.map(\.minute) == [17 * 60, 19 * 60])
  }
}
