import Journal
import TestSupport
import Testing

@testable import Reports

/// Days written as text, and what their lines mean.
private struct Days {
  let configuration: Configuration
  var records: [DayRecord] = []

  init(_ configuration: String, _ files: [String: String]) {
    self.configuration = configured(configuration)
    var interpreter = DayReader(self.configuration)
    records = files.keys.sorted().map { interpreter.read(DayFile(files[$0]!), of: Day($0)!).record }
  }

  func assessment(today: String, coverage: Period = Period(.first, .last)) -> Assessment {
    var book = Book(configuration, coverage: coverage)
    for record in records { book.append(record) }
    return Assessment(book: book, configuration: configuration, today: Day(today)!)
  }

  func report(today: String, kept: BadgeDays = [:]) -> BadgeReport {
    let days = feats(covering: Period(.first, .last))
    return BadgeReport(days, kept: kept, in: assessment(today: today))
  }

  /// What the days have earned if the last of them was another before, of all of them or of those from a day on.
  func earned(replacing before: String, today: String, from first: String? = nil) -> (
    before: BadgeDays, after: BadgeDays
  ) {
    let after = records.last!
    var interpreter = DayReader(configuration)
    let old = interpreter.read(DayFile(before), of: after.day).record
    let from = first.map { Day($0)! }
    return feats(covering: Period(from ?? records[0].day, Day(today)!)).earned(
      around: [ChangedDay(before: old, after: after)], today: Day(today)!,
      firstFile: from == nil ? records[0].day : .first)
  }

  func feats(covering coverage: Period) -> FeatDays {
    var days = FeatDays(configuration, coverage: coverage)
    for record in records where record.day >= coverage.from { days.append(record) }
    return days
  }
}

private let water = "daybook 1\nmeasure water goal 2500ml cup 250ml\nmeasure coffee unit ml\n"

@Suite struct BadgeTests {
  @Test(arguments: [
    ("water 250ml 12:00", "first_sip"),
    ("coffee 200ml 12:00", "first_sip"),
    ("[x] lunch 12:00 water:300ml", "first_sip"),
    ("water 0ml", ""),
    ("[ ] water 250ml 07:00", ""),
    ("water 250ml 03:59", "first_sip night_owl"),
    ("water 250ml 04:00", "first_sip early_bird"),
    ("water 250ml 07:59", "first_sip early_bird"),
    ("water 250ml 08:00", "first_sip"),
    ("water 250ml 21:59", "first_sip"),
    ("water 250ml 22:00", "first_sip night_owl"),
    ("water 250ml 00:40", "first_sip night_owl"),
    ("water 500ml", "first_sip big_gulp"),
    ("water 499ml", "first_sip"),
    ("water 2x300ml", "first_sip big_gulp"),
    ("water 250ml\nwater 2250ml", "first_sip goal_reached big_gulp"),
    ("goal water 250ml\nwater 250ml", "first_sip goal_reached"),
    ("goal water 200ml\nwater 300ml", "first_sip goal_reached overachiever"),
    ("goal water 201ml\nwater 300ml", "first_sip goal_reached"),
    ("Slept badly.", ""),
  ])
  func aDayAloneEarns(_ text: String, _ badges: String) {
    let days = Days(water, ["2026-01-12": text])
    let day = days.records[0].day
    let earned = days.feats(covering: Period(day, day)).earned(today: day, firstFile: day)
    #expect(earned.badges.map(\.rawValue).joined(separator: " ") == badges)
  }

  @Test func aBadgeKeepsTheFirstDayThatEarnedIt() {
    let days = Days(
      water,
      [
        "2026-01-10": "water 1l 07:00", "2026-01-11": "water 2500ml 23:00",
        "2026-01-12": "water 2500ml 07:00",
      ])
    let report = days.report(today: "2026-01-12")
    func day(_ badge: Badge) -> String? { report.standings.first { $0.badge == badge }?.day?.description }
    #expect(day(.firstSip) == "2026-01-10")
    #expect(day(.bigGulp) == "2026-01-10")
    #expect(day(.goalReached) == "2026-01-11")
    #expect(day(.nightOwl) == "2026-01-11")
    #expect(day(.overachiever) == nil)
    #expect(report.earned == 5)
  }

  @Test func streaksAreOfPerfectDaysAndPassOverDaysOnWhichNothingIsDue() {
    let configuration = "daybook 1\nhabit walk every mon tue thu\n"
    let files = ["2026-01-05": "[x] walk", "2026-01-06": "[x] walk", "2026-01-08": "[x] walk"]
    let standing = Days(configuration, files).report(today: "2026-01-09").standings.first {
      $0.badge == .streak3
    }
    #expect(standing?.day == Day("2026-01-08"))
    var broken = files
    broken["2026-01-06"] = "[ ] walk"
    let open = Days(configuration, broken).report(today: "2026-01-09").standings.first {
      $0.badge == .streak3
    }
    #expect(open?.day == nil && open?.done == 1 && open?.needed == 3)
  }

  @Test func theHundredthEntryMakesACenturion() {
    let ninety = String(repeating: "water 1ml\n", count: 90)
    let days = Days(water, ["2026-01-01": ninety, "2026-01-02": String(repeating: "water 1ml\n", count: 9)])
    let open = days.report(today: "2026-01-02").standings.last
    #expect(open == BadgeReport.Standing(badge: .centurion, day: nil, done: 99))
    #expect(open?.needed == 100)
    let more = Days(water, ["2026-01-01": ninety, "2026-01-02": String(repeating: "water 1ml\n", count: 10)])
    #expect(more.report(today: "2026-01-02").standings.last?.day == Day("2026-01-02"))
  }

  @Test func whatIsKeptStaysEarnedWhenLinesAreGone() {
    let report = Days(water, [:]).report(today: "2026-01-12", kept: [.bigGulp: Day("2026-01-03")!])
    #expect(report.standings.first { $0.badge == .bigGulp }?.day == Day("2026-01-03"))
    #expect(report.earned == 1)
  }

  @Test func ofTwoDaysTheEarlierCounts() {
    let days = Days(water, ["2026-01-02": "water 250ml"])
    let later = days.report(today: "2026-01-12", kept: [.firstSip: Day("2026-01-05")!])
    #expect(later.standings[0].day == Day("2026-01-02"))
    let earlier = days.report(today: "2026-01-12", kept: [.firstSip: Day("2026-01-01")!])
    #expect(earlier.standings[0].day == Day("2026-01-01"))
  }
}

@Suite struct BadgeLookTests {
  private let walk = "daybook 1\nhabit walk\n"

  @Test func whatTheDaysHadEarnedIsToldFromWhatTheChangeEarns() {
    let days = Days(water, ["2026-01-05": "water 500ml 12:00", "2026-01-12": "water 250ml 07:00"])
    let earned = days.earned(replacing: "", today: "2026-01-12")
    #expect(earned.before.badges == [.firstSip, .bigGulp])
    #expect(
      earned.after == [
        .firstSip: Day("2026-01-05")!, .bigGulp: Day("2026-01-05")!, .earlyBird: Day("2026-01-12")!,
      ])
  }

  @Test func aThirdDayInARowEarnsTheStreak() {
    let files = ["2026-01-10": "[x] walk", "2026-01-11": "[x] walk", "2026-01-12": "[x] walk"]
    let earned = Days(walk, files).earned(replacing: "[ ] walk", today: "2026-01-12")
    #expect(earned.before.badges.isEmpty && earned.after == [.streak3: Day("2026-01-12")!])
  }

  @Test func aDayFilledInLaterEarnsTheStreakOnItsThirdDay() {
    var days = Days(
      "daybook 1\nmeasure water goal 2l\n",
      [
        "2026-01-09": "water 2l", "2026-01-11": "water 2l", "2026-01-12": "water 2l",
        "2026-01-10": "water 2l",
      ])
    days.records.append(days.records.remove(at: 1))
    let change = days.records.removeLast()
    let earned = days.feats(covering: Period(days.records[0].day, change.day + 2)).earned(
      around: [ChangedDay(before: DayRecord(day: change.day), after: change)], today: change.day + 2,
      firstFile: days.records[0].day)
    #expect(earned.before[.streak3] == nil && earned.after[.streak3] == Day("2026-01-11"))
  }

  @Test func aLimitThatHoldsOnlySoFarDoesNotHoldAStreakUp() {
    // Today's limit is open until tomorrow: the three days before are enough.
    let days = Days(
      "daybook 1\nhabit walk\nmeasure coffee unit cups\nmeasure tea goal at most 3 unit cups\n",
      [
        "2026-01-09": "[x] walk\ntea 1", "2026-01-10": "[x] walk\ntea 1", "2026-01-11": "[x] walk\ntea 1",
        "2026-01-12": "[x] walk\ntea 1",
      ])
    #expect(days.earned(replacing: "tea 1", today: "2026-01-12").after[.streak3] == Day("2026-01-11"))
  }

  @Test func anUnreadPastNeverGivesAStreakTooSoon() {
    // Without a first day the habit may have been missed before: only the days that are read count.
    let days = Days(
      "daybook 1\nhabit walk\nhabit read\n",
      ["2026-01-10": "[x] walk", "2026-01-11": "[x] walk", "2026-01-12": "[x] walk\n[x] read"])
    let earned = days.earned(replacing: "[x] walk", today: "2026-01-12", from: "2026-01-09")
    #expect(earned.after[.streak3] == nil)
  }

  @Test(arguments: [
    ("measure water goal 2l\nhabit walk", "water 2l", true),
    ("measure water goal 2l\nhabit walk", "[x] walk", false),
    ("measure coffee unit ml\nmeasure steps goal 100", "steps 100", true),
    ("measure water unit ml\nhabit walk", "water 2l\n[x] walk", true),
    ("measure water unit ml\nhabit walk", "water 2l", false),
    ("measure water goal 14l/week\nhabit walk", "[x] walk", true), ("habit walk", "[x] walk", true),
    ("measure water goal 2l\npause 2026-01-11..2026-01-12", "water 2l", false),
    ("measure water goal 2l\npause 2026-01-11..2026-01-12 water", "water 2l", true),
    ("habit walk\npause 2026-01-11..2026-01-12", "[x] walk", false),
  ])
  func aStreakIsOfTheGoalOrOfPerfectDays(_ declared: String, _ day: String, _ isEarned: Bool) {
    let files = Dictionary(uniqueKeysWithValues: (10...12).map { ("2026-01-\($0)", day) })
    let report = Days("daybook 1\n\(declared)\n", files).report(today: "2026-01-12")
    #expect((report.standings[2].day != nil) == isEarned)
  }

  @Test func inAPauseOfEverythingNoBadgeIsEarned() {
    let days = Days(
      water + "pause 2026-01-05..2026-01-06\n",
      ["2026-01-05": "water 5l 07:00", "2026-01-07": "water 250ml 12:00"])
    let report = days.report(today: "2026-01-07")
    #expect(report.standings.compactMap { $0.day?.description } == ["2026-01-07"])
  }
}
