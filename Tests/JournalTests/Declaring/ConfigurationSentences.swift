import TestSupport
import Testing

@testable import Journal

/// What a configuration declares, a short line for each measure and habit.
private func declared(_ text: String) -> [String] {
  let read = configured(text)
  return read.measures.map { measure in
    var parts = [measure.name, measure.unit.name, "\(measure.aggregate)"]
    if let lends = measure.lends {
      parts.append("counts \(lends.percent.number / 1_000_000)% \(read.measures[lends.measure].name)")
    }
    parts += measure.goals.map { "goal\($0.isWeekly ? "/week" : "")\($0.from.map { " from \($0)" } ?? "")" }
    if let from = measure.from { parts.append("from \(from)") }
    if let until = measure.until { parts.append("until \(until)") }
    parts += measure.aliases.map { "alias \($0)" }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
    + read.habits.map { habit in
      var parts = [habit.name, habit.time.map(\.description) ?? "", "\(habit.schedule)"]
      if let from = habit.from { parts.append("from \(from)") }
      if let until = habit.until { parts.append("until \(until)") }
      parts += habit.aliases.map { "alias \($0)" }
      return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// The rules of daybook.conf in the words of the format's own page, each above the lines that show it.
@Suite struct ConfigurationSentences {
  // "A word, then its values; comments as above."
  @Test(arguments: [
    ("week sunday", "sunday"), ("  week   sunday  ", "sunday"), ("WEEK Sunday", "sunday"),
    ("week\tsunday", "sunday"), ("week sunday # the first day", "sunday"), ("week sunday #", "sunday"),
    ("# week sunday", "monday"), ("#week sunday", "monday"), ("", "monday"),
    ("\r\nweek sunday\r\n", "sunday"),
  ])
  func aWordThenItsValues(_ text: String, _ week: String) {
    #expect(conf(text) == [])
    #expect("\(configured(text).firstWeekday)" == week)
  }

  // "A line whose first word this version does not know is a warning with the nearest known one"
  @Test(arguments: [
    ("habbit read", "habit"), ("goall water 3l", "goal"), ("wek sunday", ""), ("weeek sunday", "week"),
    ("theme dark", ""), ("\"week\" sunday", ""), ("lagnuage cs", "language"),
  ])
  func anUnknownWordIsAWarningWithTheNearest(_ text: String, _ near: String) throws {
    let problem = try #require(ConfigurationReading(DayFile(text)).problems.first)
    #expect(problem.code == "unknown-word" && problem.severity == .warning)
    #expect(problem.fix?.text ?? "" == near)
  }

  // "and is kept: an older program reads a newer file."
  @Test func anUnknownLineIsKept() throws {
    let file = DayFile("future thing 3\nweek monday\n")
    let change = try ConfigurationChange("week", ["sunday"], today: Day("2026-01-12")!)
    let bytes = try change.applied(to: file).file.source
    #expect(String(decoding: bytes, as: UTF8.self) == "future thing 3\nweek sunday\n")
  }

  // "Anything else wrong in a line is an error, and that line is as if it were not there"
  @Test(arguments: [
    ("habit read 3/wek\nhabit walk", "1:12 bad-value", "walk daily"),
    ("measure water\nhabit walk", "1:9 missing-unit", "walk daily"),
    ("measure tea goal 1l counts 80% water\nhabit walk", "1:32 unknown-reference", "walk daily"),
    ("measure water cup 0ml\nhabit walk", "1:19 bad-value", "walk daily"),
    ("unit mug 3\nunit mug 300ml\nmeasure tea unit mug", "1:10 bad-value", "tea mug sum"),
  ])
  func aWrongLineIsAsIfItWereNotThere(_ text: String, _ problem: String, _ left: String) {
    #expect(conf(text) == [problem])
    #expect(declared(text) == [left])
  }

  // "`all NAME...`, `any NAME...`, `any N of NAME...` make it derived; a name must be declared, and not be derived itself."
  @Test(arguments: [
    ("habit m all a b", []), ("habit m \"Mornings\" all a b from 2026-01-05 until 2026-02-05", []),
    ("habit m any a b \"Mornings\"", []), ("habit m any 2 of a b water every mon", []),
    ("habit m 3/week any a Bee", []), ("habit m any a 3/week alias mm", []),
    ("habit m all", ["1:9 bad-value"]), ("habit m any 3 of a b", ["1:13 bad-value"]),
    ("habit m any 0 of a b", ["1:13 bad-value"]), ("habit m any 2 a b", ["1:15 bad-value"]),
    ("habit m all a aa", ["1:15 unknown-reference"]), ("habit m all a m", ["1:15 unknown-reference"]),
    ("habit m all a a", ["1:15 bad-value"]), ("habit m all a any b", ["1:15 bad-value"]),
    ("habit m 10:30 all a b", ["1:9 bad-value"]),
    ("habit m all a b;habit n all m", ["2:13 unknown-reference"]),
    ("habit m all x;habit x 25/week", ["1:13 unknown-reference", "2:9 bad-value"]),
  ])
  func aHabitMayBeMadeOfOthers(_ lines: String, _ problems: [String]) {
    let rest = "\nhabit a\nhabit b \"Bee\"\nmeasure water goal 2l"
    #expect(conf(lines.split(separator: ";").joined(separator: "\n") + rest) == problems)
  }

  // "A goal `when` a habit that depends on that measure is an error (`unknown-reference`)."
  @Test(arguments: [
    ("habit m all w;goal w 2l when m", ["2:16 unknown-reference"]), ("habit m all a;goal w 2l when m", []),
    ("habit m all w;habit n all v;goal w 2l when n;goal v 2l when m", ["4:16 unknown-reference"]),
  ])
  func noGoalGoesInACircle(_ lines: String, _ problems: [String]) {
    let rest = "\nhabit a\nmeasure w unit l\nmeasure v unit l"
    #expect(conf(lines.split(separator: ";").joined(separator: "\n") + rest) == problems)
  }

  // "group \"LABEL\" is a heading: what is declared after it, up to the next, stands under it"
  @Test func aGroupIsAHeadingOfWhatFollows() {
    let text =
      "habit a\ngroup \"Meals\"\nhabit b\nmeasure kcal unit kcal\ngroup Sport # here\nhabit c\ngroup Meals\nhabit d"
    let read = configured(text)
    #expect(conf(text) == [])
    #expect(read.groups == ["Meals", "Sport"])
    #expect(read.habits.map { $0.group ?? "" } == ["", "Meals", "Sport", "Meals"])
    #expect(read.measures.map { $0.group ?? "" } == ["Meals"])
  }

  @Test(arguments: [
    ("group", ["1:1 bad-value"]), ("group \"\"", ["1:7 bad-value"]), ("group My meals", ["1:10 bad-value"]),
  ])
  func aGroupNeedsALabel(_ text: String, _ problems: [String]) { #expect(conf(text) == problems) }

  // "NAME adds up over a day unless it says last, mean, max or min."
  @Test(arguments: [
    ("measure water unit ml", "water ml sum"), ("measure weight unit kg last", "weight kg last"),
    ("measure mood unit points mean", "mood points mean"), ("measure p unit mmHg max", "p mmHg max"),
    ("measure p unit mmHg min", "p mmHg min"), ("measure steps goal 10000", "steps sum goal"),
    ("measure water sum goal 2l", "water ml sum goal"),
  ])
  func aMeasureAddsUpUnlessItSaysOtherwise(_ text: String, _ measure: String) {
    #expect(conf(text) == [])
    #expect(declared(text) == [measure])
  }

  // "A goal is goal AMOUNT (at least), goal at most AMOUNT, or goal AMOUNT..AMOUNT"
  @Test(
    arguments: [
      ("2l", 2_000_000_000, nil), ("at most 2l", nil, 2_000_000_000),
      ("1l..2l", 1_000_000_000, 2_000_000_000),
      ("1000..2000ml", 1_000_000_000, 2_000_000_000), ("1..2l", 1_000_000_000, 2_000_000_000),
      ("8cup", 1_600_000_000, nil),
    ] as [(String, Int64?, Int64?)])
  func aGoalIsAtLeastAtMostOrBetween(_ goal: String, _ least: Int64?, _ most: Int64?) throws {
    let text = "measure water cup 200ml goal \(goal)"
    #expect(conf(text) == [])
    let read = configured(text)
    let day = Day("2026-01-12")!
    let bound = try #require(read.goal(of: 0, on: day) { _ in false }).bound
    let target = read.target(bound, isWeekly: false, in: 0, on: day)
    #expect(target.atLeast?.number == least)
    #expect(target.atMost?.number == most)
  }

  // "with /week (of a measure that adds up ...) it is of the week"
  @Test(arguments: [
    ("measure run goal 20km/week", [], ["run km sum goal/week"]),
    ("measure run goal at most 20km/week", [], ["run km sum goal/week"]),
    ("measure run goal 20 km /week", [], ["run km sum goal/week"]),
    ("measure weight unit kg last goal 80kg/week", ["1:34 bad-value"], []),
    ("measure mood unit points mean goal 3/week", ["1:36 bad-value"], []),
    ("measure run unit km\ngoal run 20km/week", [], ["run km sum goal/week"]),
    ("measure run unit km max\ngoal run 20km/week", ["2:10 bad-value"], ["run km max"]),
  ])
  func aWeeklyGoalIsOfAMeasureThatAddsUp(_ text: String, _ problems: [String], _ left: [String]) {
    #expect(conf(text) == problems)
    #expect(declared(text) == left)
  }

  // "counts P% OTHER: its amounts count for OTHER too (of one kind)"
  @Test(arguments: [
    ("80% water", [], "tea ml sum counts 80% water"), ("0% water", [], "tea ml sum counts 0% water"),
    ("1000% water", [], "tea ml sum counts 1000% water"), ("1001% water", ["2:28 bad-value"], ""),
    ("1000.1% water", ["2:28 bad-value"], ""), ("80 water", ["2:28 bad-value"], ""),
    ("80%", ["2:28 bad-value"], ""),
    ("80% weight", ["2:32 bad-value"], ""), ("80% tea", ["2:32 unknown-reference"], ""),
    ("80% gym", ["2:32 unknown-reference"], ""),
  ])
  func aShareIsOfAnotherMeasureOfTheSameKind(_ share: String, _ problems: [String], _ tea: String) {
    let text = "measure water unit ml\nmeasure tea unit ml counts \(share)\nmeasure weight unit kg\nhabit gym"
    #expect(conf(text) == problems)
    #expect(declared(text).first { $0.hasPrefix("tea") } ?? "" == tea)
  }

  // "habit NAME [TIME] is due daily, or every mon wed fri, or every 2 days (counted from its from, which it needs),
  // or N/week, or N per M days."
  @Test(arguments: [
    ("gym", [], "gym daily"), ("gym 18:30", [], "gym 18:30 daily"), ("gym 6pm", [], "gym 18:00 daily"),
    ("gym every day", [], "gym daily"), ("gym every 1 day", [], "gym daily"),
    ("gym every 2 days from 2026-01-01", [], "gym everyDays(2) from 2026-01-01"),
    ("gym every 3660 days from 2026-01-01", [], "gym everyDays(3660) from 2026-01-01"),
    ("gym every 3661 days from 2026-01-01", ["1:17 bad-value"], ""),
    ("gym every 0 days from 2026-01-01", ["1:17 bad-value"], ""),
    ("gym every 2 days", ["1:7 missing-from"], ""), ("gym every", ["1:11 bad-value"], ""),
    ("gym every now", ["1:17 bad-value"], ""), ("gym 1/week", [], "gym perWeek(1)"),
    ("gym 7/week", [], "gym perWeek(7)"), ("gym 0/week", ["1:11 bad-value"], ""),
    ("gym 8/week", ["1:11 bad-value"], ""), ("gym /week", ["1:11 bad-value"], ""),
    ("gym 2 per 7 days", [], "gym perDays(2, days: 7)"), ("gym 7 per 7 days", [], "gym perDays(7, days: 7)"),
    ("gym 0 per 7 days", ["1:17 bad-value"], ""), ("gym 8 per 7 days", ["1:17 bad-value"], ""),
    ("gym 1 per 3660 days", [], "gym perDays(1, days: 3660)"),
    ("gym 1 per 3661 days", ["1:17 bad-value"], ""), ("gym 2 per 7", ["1:17 bad-value"], ""),
    ("gym 08:00-09:00", ["1:11 bad-value"], ""),
  ])
  func aHabitIsDueBySchedule(_ habit: String, _ problems: [String], _ left: String) {
    #expect(conf("habit \(habit)") == problems)
    #expect(declared("habit \(habit)") == (left.isEmpty ? [] : [left]))
  }

  @Test func aScheduleOfWeekdaysNamesThemInAnyLanguage() {
    let days = WeekdaySet([.monday, .wednesday, .friday])
    for text in ["every mon wed fri", "every monday wednesday friday", "every po st pá", "every fri mon wed"]
    {
      #expect(configured("habit gym \(text)").habits.first?.schedule == .weekdays(days), "\(text)")
    }
  }

  // "alias NAME, as often as there are others"
  @Test func aNameMayHaveAliases() {
    #expect(declared("measure water unit ml alias voda alias vody") == ["water ml sum alias voda alias vody"])
    #expect(told("vody 250ml", "measure water unit ml alias voda alias vody") == ["entry water 250 ml =250"])
    #expect(conf("habit read alias") == ["1:12 bad-value"])
  }

  // "from, until (inclusive) stand on a measure, habit, goal or cup. A later-dated goal or cup line holds from its
  // day on and leaves earlier days as they were; before the first of them a measure has no goal."
  @Test(
    arguments: [
      ("2025-12-31", nil), ("2026-01-01", 2_000), ("2026-01-31", 2_000), ("2026-02-01", 3_000),
      ("2026-02-10", 3_000), ("2026-02-11", 2_000),
    ] as [(String, Int64?)])
  func aGoalHoldsFromItsDayUntilItsDay(_ day: String, _ millilitres: Int64?) throws {
    let read = configured(
      "measure water unit ml\ngoal water 2l from 2026-01-01\ngoal water 3l from 2026-02-01 until 2026-02-10")
    let on = Day(day)!
    let goal = read.goal(of: 0, on: on) { _ in false }
    let least = goal.flatMap { read.target($0.bound, isWeekly: false, in: 0, on: on).atLeast }
    #expect(least?.number == millilitres.map { $0 * 1_000_000 })
  }

  // The same of a cup: a dated one that is over gives way to the one before.
  @Test(arguments: [
    ("2026-01-31", "250"), ("2026-02-01", "330"), ("2026-02-10", "330"), ("2026-02-11", "250"),
  ])
  func aCupHoldsFromItsDayUntilItsDay(_ day: String, _ held: String) {
    let text = "measure water unit ml cup 250ml\ncup water 330ml from 2026-02-01 until 2026-02-10"
    #expect(told("water 08:10", text, on: day) == ["entry water 1 cup =\(held) 08:10"])
  }

  // A cup cannot hold itself: cups in it are the customary ones, or the person's own.
  @Test func aCupInCupsIsOfTheCustomaryOnes() {
    #expect(told("water", "unit cup 200ml\nmeasure water unit ml cup 2cup") == ["entry water 1 cup =400"])
  }

  // "The day's own goal line is strongest, then when, then the latest from, then the last line."
  @Test(
    arguments: [
      ("goal water 2l\ngoal water 3l", [], 3_000),
      ("goal water 3l from 2026-01-02\ngoal water 2l from 2026-01-01", [], 3_000),
      ("goal water 2l from 2026-01-01\ngoal water 3l from 2026-01-01", [], 3_000),
      ("goal water 4l when gym\ngoal water 3l from 2026-01-02", [0], 4_000),
      ("goal water 4l when gym\ngoal water 3l from 2026-01-02", [], 3_000),
    ] as [(String, Set<Int>, Int64)])
  func theStrongestGoalHolds(_ goals: String, _ met: Set<Int>, _ millilitres: Int64) throws {
    let read = configured("measure water unit ml\nhabit gym\n\(goals)")
    let day = Day("2026-01-12")!
    let goal = try #require(read.goal(of: 0, on: day) { met.contains($0) })
    let least = try #require(read.target(goal.bound, isWeekly: false, in: 0, on: day).atLeast)
    #expect(least.number == millilitres * 1_000_000)
  }

  // "pause FROM..TO [NAME...] is for all, or for the named."
  @Test(
    arguments: [
      ("2026-01-12..2026-01-18", [], 0), ("2026-01-12", [], 0), ("2026-01-12..2026-01-12", [], 0),
      ("2026-01-12..2026-01-18 gym water", [], 2), ("2026-01-12..2026-01-18 gym \"Fever\"", [], 1),
      ("2026-01-18..2026-01-12", ["3:7 bad-value"], nil), ("2026-01-12..", ["3:7 bad-value"], nil),
      ("2026-01-12..2026-01-18 gmy", ["3:30 unknown-reference"], nil), ("", ["3:1 bad-value"], nil),
    ] as [(String, [String], Int?)])
  func aPauseIsForAllOrForTheNamed(_ pause: String, _ problems: [String], _ count: Int?) {
    let text = "measure water unit ml\nhabit gym\npause \(pause)"
    #expect(conf(text) == problems)
    #expect(configured(text).pauses.first?.subjects.count == count)
  }

  // "A name declared twice is an error on the second line. Names are one word; habits, measures, labels and aliases
  // share one space of names."
  @Test(arguments: [
    ("habit read\nhabit READ", ["2:7 declared-twice"]),
    ("habit read\nmeasure read unit h", ["2:9 declared-twice"]),
    ("habit read \"Book\"\nhabit book", ["2:7 declared-twice"]),
    ("habit read alias book\nhabit book", ["2:7 declared-twice"]),
    ("habit book\nhabit read alias book", ["2:18 declared-twice"]),
    ("habit read \"Read\"", []), ("habit read alias read", []), ("habit \"read\"", ["1:7 bad-value"]),
    ("habit 5km", ["1:7 bad-value"]), ("habit 10:30", ["1:7 bad-value"]), ("habit a:b", ["1:7 bad-value"]),
    ("habit", ["1:1 bad-value"]), ("unit mug 300ml\nunit mug 400ml", ["2:6 declared-twice"]),
    ("unit mug 300ml\nunit mug 400ml from 2026-01-01", []),
  ])
  func aNameIsDeclaredOnce(_ text: String, _ problems: [String]) {
    #expect(conf(text) == problems)
  }

  // A unit of one's own has a size of one kind; only glass, bottle and cup of the known ones may have another.
  @Test(arguments: [
    ("unit mug 300ml\nunit mug 300g from 2026-01-01", ["2:10 bad-value"]),
    ("unit mug 300ml\nunit mug 10oz from 2026-01-01", []),
    ("unit bottle 750g", []), ("unit glass 0.2l", []), ("unit ml 5l", ["1:6 bad-value"]),
    ("unit mug 0ml", ["1:10 bad-value"]), ("unit m3g 300ml", ["1:6 bad-value"]),
    ("unit mug", ["1:6 bad-value"]),
    ("unit tea-mug 300ml", []), ("unit mug 300ml now", ["1:16 bad-value"]),
    ("unit mug 300ml from soon", ["1:21 bad-value"]),
  ])
  func aUnitHasOneKind(_ text: String, _ problems: [String]) {
    #expect(conf(text) == problems)
  }
}
