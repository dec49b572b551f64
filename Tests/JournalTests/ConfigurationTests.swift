import TestSupport
import Testing

@testable import Journal

/// The configuration that the format's own page shows.
let page = """
  daybook 1
  name        Captain
  language    en                     # en, cs
  week        sunday                 # the first day of a week; monday if not said
  clock       24h                    # or 12h
  units       metric                 # or us: what reports print; what is typed stays as typed
  layout      flat
  day-starts  00:00
  active      08:00-22:00            # when reminders may speak
  remind      every 2h               # or: at 09:00 12:00 15:00; or: off
  coach       "llm -m local"         # a command that answers in place of the built-in rules
  push        "curl -fsS --json @- https://example.org/api/v1/progress"

  unit     bottle 750ml
  measure  water   "Water"    goal 2500ml  cup 250ml  presets 100ml 250ml 330ml 500ml
  measure  weight  "Weight"   unit kg  last
  measure  steps   "Steps"    goal 10000
  measure  coffee  "Coffee"   goal at most 3cup  counts 80% water
  measure  run     "Running"  goal 20km/week
  measure  kcal    "Calories" unit kcal  goal 1400..1600
  goal     kcal    1600..1800 when workout
  measure  protein "Protein"  unit g  goal 140g
  habit    weighed            "Weighed myself"
  habit    breakfast  10:30   "Breakfast"
  habit    kitchen            "Kitchen closed at 10 PM"  alias kitchen-closed
  habit    workout            "Completed workout"
  habit    gym                "Gym"  every mon wed fri
  habit    read               "Read"  3/week  from 2026-02-01 until 2026-06-30
  goal     water   3000ml  from 2026-06-01
  cup      water   330ml   from 2026-06-01
  pause    2026-07-01..2026-07-14  "Holiday"
  badges   off
  """

/// The problems of a configuration: line (from 1), column (from 1) and code.
func conf(_ text: String) -> [String] {
  ConfigurationReading(DayFile(text)).problems
    .map { "\(($0.line ?? -1) + 1):\($0.range.lowerBound + 1) \($0.code)" }
}

@Suite struct ConfigurationTests {
  @Test func whatAMergeLeftIsAnErrorAndItsAncestorDeclaresNothing() {
    let text = """
      <<<<<<< HEAD
      measure water goal 2l
      habit gym
      ||||||| base
      habit nap
      =======
      measure water goal 2l
      habit read
      >>>>>>> other
      """
    #expect(conf(text) == [1, 4, 6, 9].map { "\($0):1 merge-marker" })
    let read = ConfigurationReading(DayFile(text)).configuration
    #expect(read.habits.map(\.name) == ["gym", "read"] && read.measures.map(\.name) == ["water"])
    #expect(conf("=======\nhabit gym\n") == ["1:1 unknown-word"])
  }

  @Test func theConfigurationOfThePageIsReadWhole() throws {
    let reading = ConfigurationReading(DayFile(page))
    #expect(reading.problems == [])
    let read = reading.configuration
    #expect(read.name == "Captain" && read.language == .en && read.firstWeekday == .sunday)
    #expect(read.coach == "llm -m local")
    #expect(read.push == "curl -fsS --json @- https://example.org/api/v1/progress")
    #expect(read.remind.rhythm == .every(minutes: 120) && !read.badges)
    #expect(read.active == ActiveHours(from: TimeOfDay(minutes: 480), to: TimeOfDay(minutes: 1320)))
    #expect(read.measures.map(\.name) == ["water", "weight", "steps", "coffee", "run", "kcal", "protein"])
    #expect(read.measures.map(\.unit.name) == ["ml", "kg", "", "ml", "km", "kcal", "g"])
    #expect(read.measures[1].aggregate == .last)
    #expect(read.measures[3].lends == Lending(percent: 80_000_000, measure: 0))
    #expect(read.measures[0].presets.count == 4)
    #expect(read.habits.map(\.name) == ["weighed", "breakfast", "kitchen", "workout", "gym", "read"])
    #expect(read.habits[1].time == TimeOfDay(hour: 10, minute: 30))
    #expect(read.habits[2].aliases == ["kitchen-closed"])
    #expect(read.habits[4].schedule == .weekdays(WeekdaySet([.monday, .wednesday, .friday])))
    #expect(read.habits[5].schedule == .perWeek(3) && read.habits[5].until == Day("2026-06-30"))
    var pause = Pause(period: Period(Day("2026-07-01")!, Day("2026-07-14")!), label: "Holiday")
    pause.line = 31
    #expect(read.pauses == [pause])
    #expect(read.measures[0].goals.map(\.line) == [15, 29])
  }

  @Test func aTextOfNothingIsNone() {
    let text = "push \"\"\ncoach \" \"\nname \"\""
    let read = configured(text)
    #expect(conf(text) == [] && read.push == nil && read.coach == nil && read.name == nil)
  }

  private func target(_ measure: Int, _ day: String, met: Set<Int> = []) -> Target? {
    let read = configured(page)
    let day = Day(day)!
    return read.goal(of: measure, on: day) { met.contains($0) }
      .map { read.target($0.bound, isWeekly: $0.isWeekly, in: measure, on: day) }
  }

  @Test func aLaterGoalHoldsFromItsDayOn() {
    #expect(target(0, "2026-05-31")?.atLeast == 2_500_000_000)
    #expect(target(0, "2026-06-01")?.atLeast == 3_000_000_000)
  }

  @Test func aGoalWhenAHabitIsMetComesFirst() {
    #expect(target(5, "2026-01-12")?.atMost == 1_600_000_000)
    #expect(target(5, "2026-01-12", met: [3])?.atMost == 1_800_000_000)
  }

  @Test func aWeeklyGoalIsWeekly() {
    #expect(target(4, "2026-01-12") == Target(atLeast: 20_000_000, atMost: nil, isWeekly: true))
  }

  @Test func aCupHoldsFromItsDayOn() {
    #expect(told("water 08:10", page, on: "2026-05-31") == ["entry water 1 cup =250 08:10"])
    #expect(told("water 08:10", page, on: "2026-06-01") == ["entry water 1 cup =330 08:10"])
  }

  @Test func aUnitMayBeRedefinedAndDated() {
    let text = "measure water goal 2l\nunit bottle 750ml\nunit bottle 1l from 2026-06-01"
    #expect(conf(text) == [])
    #expect(told("water 1 bottle", text, on: "2026-05-31") == ["entry water 1 bottle =750"])
    #expect(told("water 2 bottles", text, on: "2026-06-01") == ["entry water 2 bottles =2000"])
  }

  @Test func aGoalInCupsFollowsTheCup() {
    let read = configured("measure water cup 250ml goal 8cup\ncup water 300ml from 2026-06-01")
    let (may, june) = (Day("2026-05-31")!, Day("2026-06-01")!)
    let goal = read.goal(of: 0, on: may) { _ in false }!
    #expect(read.target(goal.bound, isWeekly: false, in: 0, on: may).atLeast == 2_000_000_000)
    #expect(read.target(goal.bound, isWeekly: false, in: 0, on: june).atLeast == 2_400_000_000)
  }

  @Test func aBareGoalBeforeACupIsNotInCups() {
    let read = configured("measure water unit ml goal 2500 cup 250ml")
    #expect(read.measures.first?.goals.count == 1 && read.measures.first?.cups.count == 1)
    #expect(told("water", "measure water unit ml goal 2500 cup 250ml") == ["entry water 1 cup =250"])
  }

  @Test func onlyAtLeastNothingAsksForNothing() {
    #expect(Target(atLeast: 0, atMost: nil).asksForNothing)
    for (least, most) in [(1, nil), (nil, 0), (0, 5_000_000)] as [(Micros?, Micros?)] {
      #expect(!Target(atLeast: least, atMost: most).asksForNothing)
    }
  }

  private static let wrongLines: [(String, [String])] = [
    ("language de", ["1:10 bad-value"]),
    ("language", ["1:1 bad-value"]),
    ("week someday", ["1:6 bad-value"]),
    ("active 8-22", ["1:8 bad-value"]),
    ("remind sometimes", ["1:8 bad-value"]),
    ("day-starts 25:00", ["1:12 bad-value"]),
    ("language en\nlanguage cs", ["2:1 declared-twice"]),
    ("habit read\nhabit Read", ["2:7 declared-twice"]),
    ("habit read\nmeasure pages \"Read\" goal 10", ["2:15 declared-twice"]),
    ("measure water", ["1:9 missing-unit"]),
    ("habit gym weekly\nmeasure gym unit kg", ["1:11 bad-value"]),
    ("measure 5km unit km", ["1:9 bad-value"]),
    ("habit gym every 2 days", ["1:7 missing-from"]),
    ("habit gym every 2 days from 2026-01-01", []),
    ("habit gym 2 per 3 days", []),
    ("habit gym 4 per 3 days", ["1:17 bad-value"]),
    ("habit gym 8/week", ["1:11 bad-value"]),
    ("goal water 3l", ["1:6 unknown-reference"]),
    ("measure water goal 2l\ngoal watre 3l", ["2:6 unknown-reference"]),
    ("measure water goal 2l\ngoal water 3kg", ["2:12 bad-value"]),
    ("measure water goal 2l\ngoal water 3l when gym", ["2:20 unknown-reference"]),
    ("measure water goal 2l\nhabit gym\ngoal water 3l when gym from 2026-02-01", []),
    ("measure water goal 2l\nhabit gym\ngoal water 3l from 2026-02-01 when gym", []),
    ("measure water goal 2l\nhabit gym\ngoal water 3l until 2026-03-01 when gym from 2026-02-01", []),
    (
      "measure water goal 2l\nhabit gym\ngoal water 3l from 2026-03-01 when gym until 2026-02-01",
      ["3:46 bad-value"]
    ),
    ("measure weight unit kg last goal 80kg/week", ["1:34 bad-value"]),
    ("measure tea goal 1l counts 80% water", ["1:32 unknown-reference"]),
    ("measure water goal 2500ml cup 250g", ["1:31 bad-value"]),
    ("unit ml 5l", ["1:6 bad-value"]),
    ("unit mug", ["1:6 bad-value"]),
    ("unit mug 300ml\nmeasure tea unit mug", []),
    ("pause 2026-07-14..2026-07-01", ["1:7 bad-value"]), ("pause 2026-07-01 - 2026-07-14", ["1:7 bad-value"]),
    ("pause 2026-07-01 to 2026-07-14 \"Holiday\"", ["1:7 bad-value"]),
    ("pause 2026-07-01..2026-07-14 gmy", ["1:30 unknown-reference"]),
    ("habbit read", ["1:1 unknown-word"]),
    ("theme dark", ["1:1 unknown-word"]),
    ("daybook 2", ["1:9 newer-version"]),
    // Times at which reminders may not speak.
    ("remind at 06:00 12:00 22:00\nactive 08:00-22:00", ["1:11 uncounted", "1:23 uncounted"]),
    ("remind at 05:00 5:00 12:00", ["1:11 uncounted", "1:17 uncounted"]),
    ("active 22:00-06:00\nremind at 5:30 12:00 9 pm", ["2:16 uncounted", "2:22 uncounted"]),
    ("remind every 2h habits\nhabit lights 23:30\nhabit pills 06:30", ["2:7 uncounted"]),
    ("habit lights 23:30\nremind every 2h", []),
    ("habit lights 23:30\nremind habits\nactive 08:00-23:45", []),
    ("remind habits\nday-starts 04:00\nhabit lights 01:30\nhabit early 05:00", ["3:7 uncounted"]),
    ("measure water goal 2 l", []), ("measure sleep goal 6h30m..8h", []), ("unit mug 1/3 l", []),
    ("habit pills 8:10 PM", []), ("habit pills 07:00 21:00", ["1:19 bad-value"]),
    ("habit gym 3/week every mon", ["1:18 bad-value"]), ("habit gym \"A\" \"B\"", ["1:15 bad-value"]),
    ("measure water goal 2l goal 3l", ["1:23 bad-value"]),
    ("measure water goal 2l \"A\" \"B\"", ["1:27 bad-value"]),
    ("habit gym from 2026-01-31 until 2026-01-31", []),
    ("habit gym from 2026-02-01 until 2026-01-31", ["1:33 bad-value"]),
    ("measure water goal 2l\ncup water 250ml from 2026-02-01 until 2026-01-01", ["2:39 bad-value"]),
    ("measure water unit ml goal 3 cup 250ml", ["1:28 tiny-amount"]), ("measure water goal 3l cup 250ml", []),
    ("measure protein unit g goal 140g best 150..160g", []),
    ("measure protein unit g goal 140g best 150g..160g cup 30g", []),
    ("measure protein unit g\ngoal protein 140g best 150..160g from 2026-01-01", []),
    ("measure protein unit g goal 140g best 130..160g", ["1:39 bad-value"]),
    // As of the goal's first day: five cups are two and a half litres then.
    (
      "measure water cup 100ml\ncup water 500ml from 2026-02-01\ngoal water 2l best 5cup..8cup from 2026-02-01",
      []
    ),
    (
      "measure water cup 500ml\ncup water 100ml from 2026-02-01\ngoal water 2l best 5cup..8cup from 2026-02-01",
      ["3:20 bad-value"]
    ),
    // A cup in a line of its own is known to a goal before it.
    ("measure tea goal 1000ml best 4cup..6cup\ncup tea 300ml", []),
    ("measure tea goal 1000ml best 4cup..6cup\ncup tea 200ml", ["1:30 bad-value", "2:5 unknown-reference"]),
    ("measure tea unit ml goal 2\ncup tea 300ml", ["1:26 tiny-amount"]),
    ("measure water goal 2l cup 0.3", ["1:27 tiny-amount"]),
    ("measure water goal 2l cup 0.3l", []), ("measure water goal 2l cup 250", []),
    ("measure water goal 2l\ncup water 8", ["2:11 tiny-amount"]), ("measure water unit l goal 2 cup 0.3", []),
    ("measure water goal 2l presets 250 0.5", ["1:35 tiny-amount"]), ("measure pills cup 2", []),
    ("measure protein unit g goal at most 140g best 150..160g", ["1:47 bad-value"]),
    ("measure protein unit g goal 140g best", ["1:34 bad-value"]),
    ("measure protein unit g best 150..160g", ["1:24 bad-value"]),
    ("habit a from 2026-13-01", ["1:14 bad-value"]),
    ("name \u{FF}".replacing("\u{FF}", with: "x"), []),
  ]

  @Test(arguments: wrongLines)
  func aWrongLineIsNamedAndLeftOut(_ text: String, _ expected: [String]) {
    #expect(conf(text) == expected)
  }

  @Test func aLineWithAnErrorIsAsIfItWereNotThere() {
    let text = "measure water goal 2l\nhabit read 3/wek\ngoal water 3l when read"
    #expect(conf(text) == ["2:12 bad-value", "3:20 unknown-reference"])
    #expect(configured(text).measures.count == 1 && configured(text).habits.isEmpty)
  }

  private static let goalsWrittenOtherwise: [(String, String?)] = [
    ("<2l", "at most 2l"), ("< 2l", "at most 2l"), ("<=2l", "at most 2l"), ("≤2l", "at most 2l"),
    ("max 2l", "at most 2l"), ("nejvýš 2l", "at most 2l"), (">2l", "2l"), ("2l-3l", "2l..3l"),
    ("2-3l", "2..3l"), ("2l - 3l", "2l..3l"), ("2l/day", "2l"), ("a lot", nil), ("<", nil), ("max", nil),
    ("4x per week", "4/week"), ("4 times a week", "4/week"), ("4x/week", "4/week"), ("4 týdně", "4/week"),
    ("20km per week", "20km/week"), ("20 km a week", "20 km/week"), ("20km weekly", "20km/week"),
    ("20km/týden", "20km/week"), ("20 km / week", "20 km/week"), ("2l a day", "2l"), ("2 l denně", "2 l"),
    ("2l per month", nil), ("max 3 cups", "at most 3 cups"), ("< 80 kg", "at most 80 kg"),
    ("at most 10 per week", "at most 10/week"), ("max 3 cups a week", "at most 3 cups/week"),
    ("10 pages a day", "10 pages"), ("2 l - 3 l", "2 l..3 l"), ("no more than 3 cups", "at most 3 cups"),
    ("Up to 2l", "at most 2l"), ("limit 2l", "at most 2l"), ("méně než 2 l", "at most 2 l"),
    ("7:3", nil), ("30:00", nil), ("7:60", nil), ("minimum 2l", "2l"), ("více než 2l a day", "2l"),
    ("at least 2l a day", "2l"), ("more than", nil),
  ]

  @Test(arguments: goalsWrittenOtherwise)
  func aGoalThatIsWrittenOtherwiseIsProposed(_ goal: String, _ meant: String?) {
    for line in ["measure water goal \(goal)", "measure water unit ml goal \(goal)"] {
      let problem = ConfigurationReading(DayFile("daybook 1\n\(line)\n")).problems.first?.kind
      if case .badValue(_, _, .meantGoal(let found))? = problem {
        #expect(found == meant)
      } else {
        #expect(meant == nil && problem != nil)
      }
    }
  }

  @Test(arguments: [
    ("h", "7:30", "7h30m"), ("min", "7h30", "7h30m"), ("h", "8:00", "8h"), ("h", "7:3", nil),
    ("h", "30:00", nil), ("ml", "7:30", nil),
  ])
  func aGoalOfALengthThatIsWrittenAsATimeIsProposed(_ unit: String, _ goal: String, _ meant: String?) {
    for line in ["measure m unit \(unit) goal \(goal)", "measure m unit \(unit)\ngoal m \(goal)"] {
      let problem = ConfigurationReading(DayFile("daybook 1\n\(line)\n")).problems.first?.kind
      var found: String?
      if case .badValue(_, _, .meantGoal(let goal))? = problem { found = goal }
      #expect(found == meant && problem != nil, "\(line)")
    }
  }

  @Test(arguments: [
    ("max 3000", "goal at most 3000"), ("max 3 cups", "goal at most 3 cups"), ("min 2l", "goal 2l"),
    ("2l", "goal 2l"), ("2 l", "goal 2 l"), ("<3000", "goal at most 3000"), ("under 2l", "goal at most 2l"),
    ("5x per week", "goal 5/week"), ("1400-1600", "goal 1400..1600"), ("limit 300", "goal at most 300"),
    ("at most 300", "goal at most 300"), ("at least 300", "goal 300"),
    ("no more than 300", "goal at most 300"),
    ("less than 2 l", "goal at most 2 l"), ("minimálně 2 l", "goal 2 l"),
  ])
  func aGoalWithoutItsWordIsProposed(_ typed: String, _ meant: String) {
    for parts in [
      "\(typed)", "\"Label\" \(typed) by 20:00", "unit ml \(typed)", "\(typed) cup 250ml unit ml",
    ] {
      let problem = ConfigurationReading(DayFile("measure drink \(parts)")).problems.first?.kind
      #expect(problem == .badValue(word: "measure", value: typed, expected: .meantGoal(meant)), "\(parts)")
      #expect(conf("measure drink \(parts.replacing(typed, with: meant))") == [], "\(parts)")
    }
  }

  @Test(arguments: [
    ("to 80kg", "80kg", "goal 80kg"), ("daily 8000", "8000", "goal 8000"),
    ("last to 80kg", "80kg", "goal 80kg"),
  ])
  func aGoalBehindAnotherWordIsProposed(_ parts: String, _ typed: String, _ meant: String) {
    let problems = ConfigurationReading(DayFile("measure weight \(parts)")).problems.map(\.kind)
    #expect(problems == [.badValue(word: "measure", value: typed, expected: .meantGoal(meant))])
  }

  @Test(arguments: ["unit kg last 80kg", "last 80kg", "mean 80kg unit kg"])
  func anAggregateThatSetsNoLimitIsNoPartOfTheGoal(_ parts: String) {
    let problem = ConfigurationReading(DayFile("measure weight \(parts)")).problems.first?.kind
    #expect(problem == .badValue(word: "measure", value: "80kg", expected: .meantGoal("goal 80kg")))
  }

  @Test(arguments: [
    "max unit kg", "last unit kg", "presets 100 200 unit ml", "unit ml cup 250ml max", "goal 3",
  ])
  func aLineWithoutSuchWordsIsReadAsItIs(_ parts: String) { #expect(conf("measure drink \(parts)") == []) }

  @Test(arguments: [
    ("kg", "kg"), ("hours 8", "hours"), ("thing", nil), ("push", nil), ("10:30", nil), ("2026-01-12", nil),
    ("in cups", "cups"), ("a cup max 3", "cup"), ("kg last", "kg"), ("last in \"In\" kg", "kg"),
    ("until 2026-01-12 kg", nil),
  ])
  func aUnitWithoutItsWordIsProposed(_ parts: String, _ unit: String?) {
    #expect(
      ConfigurationReading(DayFile("measure drink \(parts)")).problems.map(\.kind)
        == [.missingUnit(measure: "drink", as: unit)])
  }

  @Test(arguments: [
    ("by 10:30", "10:30"), ("at 8:00", "8:00"), ("before 10:30 PM", "10:30 PM"), ("v 8:00", "8:00"),
  ])
  func aTimeBehindAWordIsProposed(_ typed: String, _ meant: String) {
    let problems = ConfigurationReading(DayFile("habit gym \(typed) every mon")).problems
    #expect(problems.map(\.kind) == [.badValue(word: "habit", value: typed, expected: .meantSchedule(meant))])
    #expect(conf("habit gym \(meant) every mon") == [])
  }

  @Test(arguments: [
    ("4x per week", "4/week"), ("3x/week", "3/week"), ("3 times a week", "3/week"), ("3x týdně", "3/week"),
    ("3 per week", "3/week"), ("once a week", "1/week"), ("dvakrát týdně", "2/week"), ("weekly", "1/week"),
    ("daily", "every day"), ("každý den", "every day"), ("weekdays", "every mon tue wed thu fri"),
    ("every weekend", "every sat sun"), ("mon, wed, fri", "every mon wed fri"), ("mon wed", "every mon wed"),
    ("every mon, wed", "every mon wed"), ("on Mondays", "every monday"), ("every other day", "every 2 days"),
    ("every 2 weeks", "every 14 days"), ("1/month", "1 per 30 days"),
  ])
  func aScheduleThatIsWrittenOtherwiseIsProposed(_ schedule: String, _ meant: String) {
    let read = ConfigurationReading(DayFile("habit gym \(schedule) \"Gym\" from 2026-01-01"))
    #expect(
      read.problems.map(\.kind) == [
        .badValue(word: "habit", value: schedule, expected: .meantSchedule(meant))
      ])
    #expect(conf("habit gym \(meant) \"Gym\" from 2026-01-01") == [])
  }

  @Test(arguments: ["twice a day", "2/day", "every morning", "every week", "9x a week", "sometimes"])
  func aScheduleThatNothingTellsIsNotProposed(_ schedule: String) {
    guard
      case .badValue(_, _, let expected)? = ConfigurationReading(DayFile("habit gym \(schedule)")).problems
        .first?
        .kind
    else {
      Issue.record("no problem")
      return
    }
    #expect(expected == .schedule || expected == .weekdays)
  }

  /// A unit behind a goal says so.
  @Test func aUnitBehindAGoalIsProposed() {
    let read = ConfigurationReading(DayFile("measure read goal 20 pages"))
    #expect(
      read.problems.map(\.kind) == [
        .badValue(word: "measure", value: "20 pages", expected: .meantGoal("20 unit pages"))
      ])
    #expect(conf("measure read goal 20 unit pages") == [])
  }

  @Test func theSweetSpotIsOfTheGoal() {
    let configuration = configured("measure protein unit g goal 140g best 150..160g")
    let target = configuration.target(configuration.measures[0].goals[0], in: 0, on: Day("2026-01-12")!)
    #expect(target.best == 150_000_000...160_000_000)
    for line in [
      "measure protein unit g goal 140g cup 20g best 150..160g",
      "measure protein best 150..160g unit g goal 140g",
    ] {
      let other = configured(line)
      let goal = other.measures[0].goals[0]
      #expect(other.target(goal, in: 0, on: Day("2026-01-12")!).best == 150_000_000...160_000_000)
    }
    #expect(conf("measure protein unit g goal 140g best 150..160g best 150..160g") == ["1:49 bad-value"])
  }
}
