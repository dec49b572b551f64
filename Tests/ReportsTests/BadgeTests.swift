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

  func report(today: String, kept: String = "") -> BadgeReport {
    var search = BadgeSearch()
    for record in records { search.look(at: record, configuration: configuration) }
    return BadgeReport(search, kept: file(kept), in: assessment(today: today))
  }

  /// The badges that the last of the days earns when it takes the place of the other given.
  func earned(replacing before: String, kept: String = "") -> BadgeDays {
    let after = records.last!
    var interpreter = DayReader(configuration)
    let old = interpreter.read(DayFile(before), of: after.day).record
    var new = NewBadges(before: old, after: after, kept: file(kept), configuration: configuration)
    if !new.open.isEmpty {
      let coverage = Period(after.day - NewBadges.daysBack, after.day)
      new.look(at: records, in: assessment(today: after.day.description, coverage: coverage))
    }
    return new.days
  }
}

private func file(_ text: String) -> BadgeFile { BadgeFile(ContiguousArray(text.utf8)) }

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
    let feats = DayFeats(of: days.records[0], configuration: days.configuration)
    let names = Badge.allCases.filter { feats.badges.contains($0) }.map(\.rawValue)
    #expect(names.joined(separator: " ") == badges)
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
    #expect(open == BadgeReport.Standing(badge: .centurion, day: nil, done: 99, needed: 100))
    let more = Days(water, ["2026-01-01": ninety, "2026-01-02": String(repeating: "water 1ml\n", count: 10)])
    #expect(more.report(today: "2026-01-02").standings.last?.day == Day("2026-01-02"))
  }

  @Test func whatIsKeptStaysEarnedWhenLinesAreGone() {
    let report = Days(water, [:]).report(today: "2026-01-12", kept: "2026-01-03 big_gulp\n")
    #expect(report.standings.first { $0.badge == .bigGulp }?.day == Day("2026-01-03"))
    #expect(report.earned == 1)
  }

  @Test func ofTwoDaysTheEarlierCounts() {
    let days = Days(water, ["2026-01-02": "water 250ml"])
    let later = days.report(today: "2026-01-12", kept: "2026-01-05 first_sip\n")
    #expect(later.standings[0].day == Day("2026-01-02"))
    let earlier = days.report(today: "2026-01-12", kept: "2026-01-01 first_sip\n")
    #expect(earlier.standings[0].day == Day("2026-01-01"))
  }
}

@Suite struct BadgeFileTests {
  @Test func linesAreReadInAnyOrderAndTheRestIsPassedOver() {
    let kept = file(
      "# mine\r\n2026-02-01 big_gulp\n2026-01-01\tbig_gulp # on both devices\n\n2026-01-02 no_such_badge\n2026-13-01 centurion\nhello\n"
    )
    #expect(kept.days == [.bigGulp: Day("2026-01-01")!])
  }

  @Test(arguments: [
    ("", "# daybook: badges once earned stay earned\n2026-01-12 first_sip\n2026-01-12 big_gulp\n"),
    ("# mine", "# mine\n2026-01-12 first_sip\n2026-01-12 big_gulp\n"),
    ("2026-01-01 first_sip\r\n", "2026-01-01 first_sip\r\n2026-01-12 big_gulp\r\n"),
    ("2026-01-01 first_sip\n2026-01-01 big_gulp", "2026-01-01 first_sip\n2026-01-01 big_gulp"),
  ])
  func newBadgesGoToTheEndInTheFilesOwnStyle(_ before: String, _ after: String) {
    let day = Day("2026-01-12")!
    let bytes = file(before).adding([.bigGulp: day, .firstSip: day])
    #expect(String(decoding: bytes, as: UTF8.self) == after)
  }
}

@Suite struct NewBadgeTests {
  @Test func whatIsKeptIsNotEarnedAgain() {
    let days = Days(water, ["2026-01-12": "water 500ml 07:00"])
    #expect(days.earned(replacing: "").badges == [.firstSip, .earlyBird, .bigGulp])
    let kept = "2026-01-01 first_sip\n2026-01-01 big_gulp\n2026-01-02 early_bird\n"
    #expect(days.earned(replacing: "", kept: kept).isEmpty)
  }

  @Test func theDaysBeforeAreReadOnlyWhereABadgeHangsOnThem() {
    let configuration = configured("daybook 1\nhabit walk\nhabit read\n")
    var interpreter = DayReader(configuration)
    func open(_ before: String, _ after: String, kept: String = "") -> [Badge] {
      let day = Day("2026-01-12")!
      let (old, new) = (
        interpreter.read(DayFile(before), of: day).record, interpreter.read(DayFile(after), of: day).record
      )
      return NewBadges(before: old, after: new, kept: file(kept), configuration: configuration).open
    }
    #expect(open("", "[x] walk") == [])
    #expect(open("[x] walk", "[x] walk\n[x] read") == [.streak3, .streak7, .streak30])
    #expect(open("[x] walk", "[x] walk\n[x] read", kept: "2026-01-01 streak_3") == [.streak7, .streak30])
    #expect(open("[x] walk\n[x] read", "[x] walk\n[x] read\nA note.") == [])
  }

  @Test func aThirdPerfectDayEarnsTheStreak() {
    let days = Days(
      "daybook 1\nhabit walk\n",
      ["2026-01-10": "[x] walk", "2026-01-11": "[x] walk", "2026-01-12": "[x] walk"])
    #expect(days.earned(replacing: "[ ] walk") == [.streak3: Day("2026-01-12")!])
    let broken = Days(
      "daybook 1\nhabit walk\n",
      [
        "2026-01-09": "[x] walk", "2026-01-10": "[x] walk", "2026-01-11": "[ ] walk",
        "2026-01-12": "[x] walk",
      ])
    #expect(broken.earned(replacing: "[ ] walk").isEmpty)
  }

  @Test func aLimitThatHoldsOnlySoFarDoesNotHoldAStreakUp() {
    // Today's limit is open until tomorrow: the three days before are enough.
    let days = Days(
      "daybook 1\nhabit walk\nmeasure coffee goal at most 3 unit cups\n",
      [
        "2026-01-09": "[x] walk\ncoffee 1", "2026-01-10": "[x] walk\ncoffee 1",
        "2026-01-11": "[x] walk\ncoffee 1",
        "2026-01-12": "[x] walk\ncoffee 1",
      ])
    #expect(days.earned(replacing: "coffee 1")[.streak3] == Day("2026-01-11"))
  }

  @Test func anUnreadPastNeverGivesAStreakTooSoon() {
    // Without a first day the habit may have been missed before: only the days that are read count.
    let days = Days(
      "daybook 1\nhabit walk\nhabit read\n",
      ["2026-01-10": "[x] walk", "2026-01-11": "[x] walk", "2026-01-12": "[x] walk\n[x] read"])
    #expect(days.earned(replacing: "[x] walk")[.streak3] == nil)
  }
}
