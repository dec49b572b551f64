import Journal
import TestSupport
import Testing

@testable import Journal
@testable import Reports

/// What is said of measures that have no pace, of late amounts, and when nothing may be said.
@Suite struct ReminderMannerTests {
  /// The facts of a day by its configuration, about its first measure.
  private func facts(_ declared: String, _ lines: String = "") -> ReminderFacts {
    let (configuration, day) = (configured(declared), Day("2026-01-12")!)
    let written = WordedDay(DayFile(lines), of: day, by: DayReader(configuration))
    let assessment = Assessment(
      book: Book(of: written.record, configuration), configuration: configuration, today: day)
    let measure = configuration.measures.isEmpty ? nil : 0
    return ReminderFacts(
      of: measure, on: written, in: assessment, now: Moment(day: day, time: clock("14:00")))
  }

  private func due(_ facts: ReminderFacts, _ time: String, after said: [Spoken] = []) -> [Reminder] {
    facts.due(at: Int(clock(time).minutes), after: said)
  }

  @Test func foodHasTheNextMealAndNoPace() {
    let food = facts(
      "measure protein unit g goal 140g\nhabit lunch 12:30\nhabit dinner 19:00\nremind every 2h",
      "protein 60g 08:00\n")
    let dinner = PlannedTick(name: "dinner", minute: 1140)
    #expect(due(food, "14:00") == [.left(remaining: 80_000_000, meal: dinner)])
    #expect(due(food, "20:00") == [.left(remaining: 80_000_000, meal: nil)])
  }

  @Test func sleepHasItsBedtimeOnce() {
    let sleep = facts("measure sleep goal 8h\nactive 07:00-23:00\nremind every 2h")
    #expect(due(sleep, "14:00") == [] && due(sleep, "21:59") == [])
    #expect(due(sleep, "22:30") == [.bedtime(minute: 1380)])
    #expect(due(sleep, "22:40", after: [Spoken(minute: 1350, topic: .measure)]) == [])
  }

  @Test(arguments: [("16:20", 1), ("14:00", 0), ("13:59", 0)])
  func aLateAmountIsSaidOnce(_ time: String, _ count: Int) {
    let late = facts("measure caffeine unit mg by 14:00\nremind every 2h", "caffeine 80mg \(time)\n")
    let reminders = due(late, "16:30")
    #expect(reminders.count == count)
    #expect(due(late, "16:35", after: reminders.flatMap { $0.spoken(at: 990) }) == [])
  }

  @Test(arguments: ["[ ]", "[-]"]) func whatWasNotTakenIsNotLate(_ box: String) {
    let open = facts("measure coffee unit ml by 14:00\nremind every 2h", "\(box) coffee 200ml 15:00\n")
    #expect(due(open, "16:30") == [])
  }

  @Test(arguments: [("pause 2026-01-12..2026-01-13", 0), ("pause 2026-01-12..2026-01-13 water", 1), ("", 2)])
  func aPauseIsKept(_ pause: String, _ count: Int) {
    let paused = facts(
      "measure water goal 2500ml cup 250ml\nhabit lunch 12:30\nremind every 2h habits\n\(pause)")
    #expect(due(paused, "14:00").count == count)
  }

  @Test func nothingIsSaidBeforeTheTimeThatAPersonNamed() {
    var water = facts("measure water goal 2500ml cup 250ml\nremind every 2h")
    let quiet = [Spoken(minute: 900, topic: .quiet)]
    #expect(due(water, "14:59", after: quiet) == [] && due(water, "15:00", after: quiet).count == 1)
    #expect(due(water, "14:00", after: quiet + [Spoken(minute: 0, topic: .quiet)]).count == 1)
    water.past = [RememberedDay(daysAgo: 1, said: [Spoken(minute: 1440 + 600, topic: .quiet)])]
    #expect(due(water, "09:00") == [] && due(water, "10:00").count == 1)
    water.past = [RememberedDay(daysAgo: 4, said: [Spoken(minute: 4 * 1440 + 600, topic: .quiet)])]
    #expect(due(water, "09:00") == [] && due(water, "10:00").count == 1)
    // What was said last holds, whichever day it was.
    #expect(due(water, "09:00", after: [Spoken(minute: 0, topic: .quiet)]).count == 1)
    water.past.insert(RememberedDay(daysAgo: 1, said: [Spoken(minute: 0, topic: .quiet)]), at: 0)
    #expect(due(water, "09:00").count == 1)
  }

  @Test func fixedTimesAreSaidWithinTheActiveHoursAlone() {
    let text = "measure water goal 2500ml cup 250ml\nremind at 06:00 12:00 23:00"
    let fixed = facts(text)
    #expect(due(fixed, "06:00") == [] && due(fixed, "12:00").count == 1 && due(fixed, "23:40") == [])
    #expect(configured(text).silentTimes == [clock("06:00"), clock("23:00")])
  }

  @Test func anAmountWithoutATimeWasLoggedWhenItWasFound() {
    let untimed = facts("measure water goal 2500ml cup 250ml\nremind every 2h", "water 250ml\n")
    let seen = [untimed.seen(at: 720, after: [])!]
    #expect(due(untimed, "13:59", after: seen) == [] && due(untimed, "14:00", after: seen).count == 1)
  }

  @Test func anEvenPaceCountsTheActiveMinutesOfItsOwnDay() {
    let night = ActiveMinutes(ActiveHours(from: clock("22:00"), to: clock("06:00")), dayStarts: .midnight)
    #expect(night.windows == [0..<360, 1320..<1440] && night.length == 480)
    #expect(night.left(from: 180) == 300 && night.left(from: 720) == 120 && night.end == 1440)
  }
}
