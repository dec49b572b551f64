import Testing

@testable import daybook

/// What `summary` and `stats` say, as a person reads it.
@Suite struct SummaryTranscripts {
  private let water = [
    "05", "06", "07", "08", "09", "10", "11", "12", "13",
  ].reduce(into: ["14": "water 400ml\n", "15": "water 400ml\n"]) { $0[$1] = "water 1l\n" }

  @Test func oneWeekAloneHidesNoLongerStreakOfDays() {
    let days = (5...11).map { ($0 < 10 ? "0\($0)" : "\($0)", "[x] gym\n" + ($0 == 7 ? "[x] read\n" : "")) }
    for conf in ["habit read 1/week\nhabit gym\n", "habit gym\nhabit read 1/week\n"] {
      let text = said(
        "summary -1 --now 2026-01-12T09:00", conf + "habit med from 2026-01-05\n",
        Dictionary(uniqueKeysWithValues: days))
      #expect(text.contains("gym, 7 days in a row"), "\(text)")
    }
  }

  @Test func theGlassAndTheComparisonHaveOneMean() {
    let text = said(
      "summary -1 --now 2026-01-20T10:00 --format markdown",
      "measure water goal 1l cup 250ml\npause 2026-01-14..2026-01-16\n", water)
    #expect(
      text.contains(
        "water: 700 / 1,000 ml a day, 70 %, goal reached on 2 of 4 days, mean of the 4 days with an entry"))
    #expect(text.contains("water: 700 ml a day, 30 % less than 1,000 ml (4 days against 7)"))
  }

  @Test(arguments: [
    ("summary 2026", "Best streak: a, 6 days in a row\n"),
    ("summary 2026-01-15..2026-01-19", "Best streak: b, 2 days in a row\n"),
    ("summary 2026-01-08..2026-01-12", "Best streak: a, 6 days in a row\n"),
    ("summary 2026 --lang cs", "Nejlepší série: a, 6 dní za sebou\n"),
    (
      "summary 2026 --json",
      #""bestStreak": {"id": "a", "length": 6, "unit": "day", "from": "2026-01-05", "to": "2026-01-10"}"#
    ),
  ])
  func theBestStreakNeedNotStandAtTheEnd(_ line: String, _ text: String) {
    var days = ["18": "[x] b\n", "19": "[x] b\n"]
    for day in ["05", "06", "07", "08", "09", "10"] { days[day] = "[x] a\n" }
    let shown = said(
      "\(line) --now 2026-01-19T22:00", "habit a\nhabit b from 2026-01-01\n", days)
    #expect(shown.contains(text), "\(shown)")
  }

  private let gym = "habit gym 3/week\n"
  private let done = ["12": "[x] gym\n[x] read\n", "13": "[x] gym\n[ ] read\n"]

  @Test func aQuotaCountsWhatWasDoneInTheWeekThatRuns() {
    let text = said("summary --now 2026-01-14T12:00", gym + "habit read\n", done)
    #expect(text.contains("3/4 met (75 %) up to yesterday\n"), "\(text)")
    #expect(!text.contains("Every time") && text.contains("read: 1 of 2\n"))
    let json = said("summary --json --now 2026-01-14T12:00", gym + "habit read\n", done)
    #expect(json.contains(#""met": 3,"#) && json.contains(#""closed": 4,"#))
    // Today counts once nothing of it is left, so what was done today does not before.
    let today = said(
      "summary --now 2026-01-14T12:00", gym + "habit read\n", done.merging(["14": "[x] gym\n"]) { $1 })
    #expect(today.contains("3/4 met (75 %) up to yesterday\n"))
  }

  @Test func whatAWeekComesToIsToldAsOfTheCountedDays() {
    let conf = gym + "habit read\nmeasure run unit km goal 20km/week\n"
    let days = done.mapValues { $0 + "run 4km\n" }.merging(["14": "[x] gym\nrun 4km\n"]) { $1 }
    let week = said("week --now 2026-01-14T12:00", conf, days)
    #expect(week.contains("3/3\n") && week.contains("run: 12 / 20 km this week  60 %"), "\(week)")
    let text = said("summary --now 2026-01-14T12:00", conf, days)
    #expect(text.contains("2/3\n"), "\(text)")
    #expect(text.contains("run: 8 / 20 km this week up to yesterday  40 %"), "\(text)")
    #expect(text.contains("3/4 met (75 %) up to yesterday\n"), "\(text)")
  }

  /// A month is a calendar, whose legend has the best first; longer is a map, whose shades grow darker.
  @Test(arguments: ["html", "svg"]) func aCalendarHasOneLegendInEveryFormat(_ format: String) {
    for (period, isCalendar) in [("2026-01", true), ("2026", false)] {
      let text = said(
        "summary \(period) --now 2026-01-20T10:00 --format \(format)", "habit gym\n",
        ["05": "[x] gym\n", "06": "[ ] gym\n", "09": "[x] gym\n"])
      let parts = text.split { $0 == ">" || $0 == "<" || $0 == "\n" }.map { $0.filter { $0 != "\u{A0}" } }
      let places = ["all met", "none met"].map { name in parts.lastIndex { $0.hasSuffix(name) } ?? -1 }
      #expect(!places.contains(-1) && (places[0] < places[1]) == isCalendar, "\(period): \(places)")
    }
  }

  @Test(arguments: ["text", "html", "svg"]) func theShadesOfALongPeriodHaveNames(_ format: String) {
    for period in ["2026"] + (format == "text" ? [] : ["2026-01"]) {
      let shown = said(
        "summary \(period) --format \(format) --now 2026-01-20T12:00", "habit gym\nhabit read\n",
        ["05": "[x] gym\n[x] read\n", "06": "[x] gym\n"])
      for name in ["all met", "from 50 %", "nothing written"] {
        #expect(shown.contains(name), "\(period) \(name): \(shown)")
      }
    }
  }

  @Test func theSameDaysOfTheWeekBeforeAreCountedAlike() {
    let earlier = ["05": "[x] gym\n", "06": "[x] gym\n", "07": "[x] gym\n"]
    let json = said("summary --json --now 2026-01-14T12:00", gym, done.merging(earlier) { $1 })
    #expect(
      json.contains(
        #""before": {"from": "2026-01-05", "to": "2026-01-06", "met": 2, "closed": 2, "percent": 100}"#))
  }

  @Test(arguments: [
    ("summary", "1/1 met (100 %)"), ("stats gym", "none"), ("stats --linear", "gym: No streak now."),
    ("stats --explain", "Strength 4 %"),
  ])
  func whatWasDoneOfARunningWeekIsNotDenied(_ line: String, _ text: String) {
    let shown = said("\(line) --now 2026-01-14T12:00", gym, ["12": "[x] gym\n"])
    #expect(shown.contains(text) && !shown.contains("There is nothing"), "\(shown)")
  }

  @Test func aGoalOfTheWeekIsNotDecidedBeforeItsEnd() {
    let goal = "measure run unit km goal 10km/week\n"
    let days = ["12": "run 5km\n"]
    #expect(
      said("summary --now 2026-01-14T12:00 --linear", goal, days).hasSuffix(
        "What was done in these days is not decided yet; goals by the week are summed up once the week is over.\n"
      ))
    #expect(said("summary --now 2026-01-14T12:00 --lang cs", goal, days).contains("ještě není rozhodnuto"))
    #expect(said("summary --now 2026-01-14T12:00", goal, [:]).contains("There is nothing to look back on"))
  }

  @Test(arguments: [
    ("stats --period 2026-03 --json", #""from": null, "to": null,"#),
    ("stats --period 2026-03 --explain --json", #""from": null, "to": null,"#),
    ("stats --period 2026-01-10..2026-01-20 --json", #""to": "2026-01-14","#),
    ("stats --period 2026-01-10..2026-01-20 --explain --json", #""to": "2026-01-14","#),
    ("stats --period 2026-01-10..2026-01-20", "Jan 10–14, 2026 · 5 days\n"),
    ("stats --period 2026-01-10..2026-01-20 --explain", "Jan 10–14, 2026 · 5 days\n"),
    (
      "stats --period 2026-01-10..2026-01-20 --linear", "From January 10, 2026 to January 14, 2026, 5 days.\n"
    ),
    ("stats --period 2026-01-10..2026-01-12", "Jan 10–12, 2026 · 3 days\n"),
    ("stats --period 2026-03", "Mar 1–31, 2026 · these days are still to come\n"),
    ("stats --period 2026-03 --explain", "Mar 1–31, 2026 · these days are still to come\n"),
    (
      "stats --period 2026-03 --linear",
      "From March 1, 2026 to March 31, 2026: these days are still to come.\n"
    ),
    ("stats --period 2026-03 --lang cs", "1.–31. března 2026 · tyto dny teprve přijdou\n"),
    ("stats --period 2026-03 --format html", "these days are still to come"),
  ])
  func statisticsEndToday(_ line: String, _ text: String) {
    let shown = said("\(line) --now 2026-01-14T12:00", "habit gym\n", ["12": "[x] gym\n"])
    #expect(shown.replacing("\n  \"", with: " \"").contains(text), "\(shown)")
  }

  /// What is written on days to come is in no figure, as it is in no period that ends today.
  @Test(arguments: ["habit gym\nmeasure water goal 1l\n", "habit gym 1/week\nmeasure water goal 1l/week\n"])
  func daysToComeAreNotCounted(_ configuration: String) {
    let days = ["12": "[x] gym\n", "20": "[x] gym\nwater 1l\n"]
    let json = said(
      "stats --json --period 2026-01-19..2026-01-25 --now 2026-01-14T12:00", configuration, days)
    let plain = json.filter { !$0.isWhitespace }
    #expect(plain.ranges(of: #""met":0,"closed":0,"rate":null"#).count == 2, "\(json)")
    #expect(plain.contains(#""total":0,"days":0"#) && plain.contains(#""perfect":{"days":0"#), "\(json)")
  }
}
