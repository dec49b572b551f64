import Journal
import TestSupport
import Testing

@testable import Reports

/// What the coach advises to people whose day is given as text.
@Suite struct CoachTests {
  /// A person who counts sleep, food and training.
  static let careful = """
    daybook 1
    measure water "Water" goal 2500ml cup 250ml
    measure sleep "Sleep" unit h goal 7h
    measure kcal "Calories" unit kcal goal 1400..1600
    goal kcal 1600..1800 when workout
    measure protein "Protein" unit g goal 140g
    measure fat unit g goal at most 60g
    habit breakfast 10:30
    habit lunch 15:30
    habit dinner 21:00
    habit workout
    """

  /// The codes of the advice on 2026-01-12, a Monday, or another day of the files.
  private func advice(
    _ question: CoachQuestion, _ today: String, _ others: [String: String] = [:],
    with configuration: String = careful,
    at time: String = "13:30", on date: String = "2026-01-12", wish: String = ""
  ) -> [String] {
    report(question, today, others, with: configuration, at: time, on: date, wish: wish).sayings.map(
      \.advice.rawValue)
  }

  private func report(
    _ question: CoachQuestion, _ today: String, _ others: [String: String] = [:],
    with configuration: String = careful,
    at time: String = "13:30", on date: String = "2026-01-12", wish: String = "",
    after said: [Advice: Int] = [:]
  ) -> CoachReport {
    let configuration = configured(configuration)
    var interpreter = DayReader(configuration)
    var files: [Day: DayFile] = [:]
    for (date, text) in others { files[Day(date)!] = DayFile(text) }
    if !today.isEmpty { files[Day("2026-01-12")!] = DayFile(today) }
    var book = Book(configuration, coverage: Period(.first, .last))
    for day in files.keys.sorted() {
      book.append(interpreter.read(files[day]!, of: day).record)
    }
    let assessment = Assessment(book: book, configuration: configuration, today: Day("2026-01-12")!)
    let now = Moment(day: assessment.today, time: clock(time))
    let day = Day(date)!
    let earlier = files.keys.sorted().filter { $0 < day }.flatMap { each in
      Meal.all(
        in: WordedDay(files[each]!, of: each, by: interpreter), subjects: CoachSubjects(in: configuration),
        configuration: configuration)
    }
    let facts = CoachFacts(
      of: DayReport(
        of: WordedDay(files[day] ?? DayFile([]), of: day, by: interpreter), in: assessment, now: now),
      days: files.reduce(into: [:]) { $0[$1.key] = WordedDay($1.value, of: $1.key, by: interpreter) },
      earlier: earlier, in: assessment, now: now, wish: wish)
    return CoachReport(to: question, about: facts, after: said)
  }

  @Test func whoHasLoggedNothingHearsWhatToWrite() {
    #expect(advice(.sanity, "") == ["sleepUnwritten", "habitLate", "nothingEaten"])
    #expect(advice(.meals, "") == ["nothingEaten", "caloriesLeft", "trainingChangesGoal"])
    #expect(advice(.sanity, "", at: "08:00") == ["sleepUnwritten", "habitNext", "nothingEaten"])
    #expect(advice(.sanity, "", at: "10:30") == ["sleepUnwritten", "habitNext", "nothingEaten"])
    #expect(advice(.sanity, "", at: "10:31") == ["sleepUnwritten", "habitLate", "nothingEaten"])
  }

  @Test func whoIsShortOfProteinHearsOfItBeforeCalories() {
    let day = "[x] breakfast 10:30 oats kcal:420 protein:18g\n"
    #expect(advice(.meals, day) == ["proteinShort", "caloriesLeft", "trainingChangesGoal"])
    #expect(advice(.sanity, "sleep 7h\n" + day) == ["sleepMet", "habitNext", "proteinShort"])
  }

  @Test(arguments: [(300, ["soup"]), (301, [])])
  func aMealFitsThatFillsItsShareOfTheRoom(_ kcal: Int, _ fitting: [String]) {
    let facts = report(
      .hungry, "[x] breakfast 10:30 oats kcal:1000\n", ["2026-01-11": "[x] lunch soup kcal:\(kcal)\n"]
    ).facts
    #expect(facts.fittingMeals.map(\.text) == fitting)
  }

  @Test func aMealOfTheHourOfTheLastOneIsNotToCome() {
    #expect(report(.meals, "[x] lunch 21:00 soup kcal:600\n", at: "22:00").facts.mealsToCome.isEmpty)
    #expect(report(.meals, "[x] lunch 20:59 soup kcal:600\n", at: "22:00").facts.mealsToCome.count == 1)
  }

  @Test func aMealIsMentionedByWordsOfThreeLetters() {
    let past = ["2026-01-11": "[x] lunch egg kcal:300\n[x] dinner ox kcal:300\n"]
    let facts = report(.planOut, "", past, wish: "an egg, no ox").facts
    #expect(facts.mealsOfWish.map(\.text) == ["egg"])
  }

  @Test func whatIsLeftIsSharedByTheMealsAfterTheLastOne() {
    let day = "[x] lunch 13:00 soup kcal:600 protein:40g\n"
    let facts = report(.meals, day).facts
    // Breakfast was not ticked, and no one has breakfast after lunch.
    #expect(facts.mealsSharing == 1)
    #expect(
      facts.share == CoachFacts.Share(leastKcal: 800_000_000, mostKcal: 1_000_000_000, protein: 100_000_000))
    #expect(report(.meals, "").facts.mealsSharing == 3)
    #expect(report(.meals, "[x] dinner 21:00 soup kcal:600\n", at: "22:00").facts.mealsSharing == 1)
  }

  @Test func mealsShareAsTheyUsuallyDo() {
    let past = [
      "2026-01-10": "[x] lunch rice kcal:600 protein:20g\n[x] dinner soup kcal:300 protein:20g\n",
      "2026-01-11": "[x] lunch fish kcal:800\n[x] dinner bread kcal:400\n",
    ]
    let facts = report(.meals, "[x] breakfast 10:30 oats kcal:350 protein:20g\n", past).facts
    // Of 1,050 to 1,250 kcal two thirds are lunch's; of 120 g of protein half.
    #expect(
      facts.share == CoachFacts.Share(leastKcal: 700_000_000, mostKcal: 833_333_333, protein: 60_000_000))
    #expect(facts.share(ofMeal: 1).leastKcal == 350_000_000)
    #expect(facts.rest.leastKcal == 1_050_000_000)
  }

  @Test func whoAteTooMuchIsNotPushed() {
    let day = "[x] lunch 13:00 pizza kcal:1900 protein:150g fat:50g\n"
    #expect(advice(.meals, day) == ["proteinMet", "caloriesOver", "trainingChangesGoal"])
    #expect(advice(.hungry, day, ["2026-01-11": "[x] lunch soup kcal:300\n"]) == ["hungerOver"])
    #expect(advice(.unwind, day, at: "22:00") == ["openStill", "letGoOfExcess", "tomorrowFirst"])
    #expect(advice(.planOut, day) == ["outOver"])
  }

  @Test func whatIsReachedIsNotOpenWhateverItsBoxSays() {
    func names(_ day: String) -> [String] {
      report(.unwind, day).facts.open.map { open in
        if case .measure? = open.subject { "measure" } else { "other" }
      }
    }
    #expect(names("[ ] protein 30g\n").contains("measure"))
    #expect(!names("[ ] protein\nprotein 500g\n").contains("measure"))
  }

  @Test func aShortNightComesFirst() {
    let day = "sleep 01:00-06:10\n[x] breakfast 10:30 eggs kcal:400 protein:30g\n"
    #expect(advice(.sanity, day) == ["sleepShort", "habitNext", "proteinShort"])
    #expect(advice(.planToday, day).first == "sleepShort")
  }

  @Test func whoHasItAllHearsThatItIsEnough() {
    let day = """
      sleep 23:00-06:30
      water 2500ml
      [x] breakfast 10:30 eggs kcal:500 protein:50g fat:20g
      [x] lunch 15:30 fish kcal:600 protein:50g fat:10g
      [x] dinner 21:00 quark kcal:600 protein:45g fat:10g
      [x] workout
      """
    #expect(advice(.sanity, day, at: "22:00") == ["sleepMet", "allDone", "proteinMet"])
    #expect(advice(.meals, day, at: "22:00") == ["proteinMet", "caloriesKept"])
    #expect(advice(.unwind, day, at: "22:00") == ["openNothing", "letGoOfNothing", "tomorrowFirst"])
    #expect(
      advice(.workout, day, at: "22:00") == [
        "trainingDone", "sleepTonight", "proteinMet", "caloriesKept", "drinkMet",
      ])
  }

  @Test func onATrainingDayTheGoalOfThatDayHolds() {
    let day = "[x] workout 12:00 squats\n[x] breakfast 10:30 oats kcal:1500 protein:18g\n"
    let kcal = report(.meals, day).facts.nutrition(.kcal)
    #expect(kcal?.target == Target(atLeast: 1_600_000_000, atMost: 1_800_000_000))
    #expect(kcal?.trainingTarget == nil)
    #expect(advice(.meals, day) == ["proteinShort", "caloriesLeft"])
    let rest = report(.meals, "[-] workout\n").facts.nutrition(.kcal)
    #expect(rest?.target == Target(atLeast: 1_400_000_000, atMost: 1_600_000_000))
    #expect(rest?.trainingTarget == nil)
    #expect(advice(.workout, "[-] workout\n").first == "trainingSkipped")
    #expect(advice(.workout, "").first == "trainingOpen")
    // The day's own goal is stronger than what training brings.
    #expect(report(.meals, "goal kcal 1500kcal\n").facts.nutrition(.kcal)?.trainingTarget == nil)
  }

  @Test func withoutDeclarationsItSaysWhatToDeclare() {
    let bare = "daybook 1\nhabit read\n"
    #expect(advice(.sanity, "", with: bare) == ["habitNext"])
    #expect(advice(.sanity, "", with: bare, wish: "I am tired").first == "declareSleep")
    #expect(advice(.meals, "", with: bare) == ["declareFood"])
    #expect(advice(.workout, "", with: bare) == ["declareTraining"])
    #expect(advice(.hungry, "", with: bare) == ["hungerWithoutGoal", "noMealsYet"])
    #expect(advice(.planOut, "", with: bare) == ["outWithoutGoal"])
    #expect(advice(.planToday, "", with: bare) == ["habitNext"])
    #expect(advice(.planWeek, "", with: bare) == ["weekWithoutGoal"])
    #expect(advice(.unwind, "", with: bare) == ["openStill", "tomorrowFirst"])
    #expect(advice(.unwind, "", with: bare, at: "21:30") == ["openStill", "letGoOfRest", "tomorrowFirst"])
    #expect(advice(.sanity, "", with: "") == ["declareHabits"])
    #expect(advice(.unwind, "", with: "") == ["declareHabits"])
  }

  @Test func mealsWithoutTagsAreSeen() {
    #expect(
      advice(.meals, "[x] breakfast 10:30 oats\n") == ["tagMeals", "caloriesLeft", "trainingChangesGoal"])
  }

  @Test func aPastDayIsToldAndNotPlanned() {
    let past = ["2026-01-09": "sleep 7h\n[x] lunch soup kcal:500 protein:20g\n"]
    #expect(
      advice(.sanity, "", past, on: "2026-01-09") == ["sleepMet", "dayStood", "proteinStayedShort"])
    #expect(advice(.meals, "", past, on: "2026-01-09") == ["proteinStayedShort", "caloriesStayedShort"])
    #expect(advice(.hungry, "", past, on: "2026-01-09") == ["dayIsOver"])
    #expect(advice(.planOut, "", past, on: "2026-01-09") == ["dayIsOver"])
    #expect(advice(.planWeek, "", past, on: "2026-01-09") == ["dayIsOver"])
    #expect(advice(.planToday, "", past, on: "2026-01-09") == ["dayIsOver"])
  }

  @Test func onlyGoalsJudge() {
    let goalless = """
      daybook 1
      measure spánek unit h
      measure bílkoviny unit g
      habit oběd
      """
    let day = "spánek 4h\n[x] oběd guláš bílkoviny:40g\n"
    #expect(advice(.sanity, day, with: goalless) == ["sleepWithoutGoal", "allDone", "foodWithoutGoal"])
    #expect(advice(.meals, day, with: goalless) == ["foodWithoutGoal"])
  }

  @Test func aNameOfAnotherKindIsNotMeant() {
    let subjects = CoachSubjects(
      in: ConfigurationReading(
        DayFile("measure fat unit %\nmeasure kalorie unit kcal\nmeasure sleep unit points\nhabit gym\n")
      ).configuration)
    #expect(subjects.nutrients == [.kcal: 1])
    #expect(subjects.sleep == nil)
    #expect(subjects.training == 0)
  }

  @Test func trainingIsElseWhatAGoalWaitsFor() {
    let configuration = "habit jóga\nmeasure kcal unit kcal goal 1400..1600\ngoal kcal 1600..1800 when jóga\n"
    #expect(
      CoachSubjects(in: configured(configuration)).training == 0)
  }

  @Test func proposedIsWhatFitsNewestFirstAndOnce() {
    let past = [
      "2026-01-07": "[x] lunch goulash kcal:1700 protein:60g\n[x] dinner omelette kcal:400 protein:50g\n",
      "2026-01-08": "[x] lunch rice kcal:500 protein:10g\n",
      "2026-01-09": "[x] dinner Omelette kcal:420 protein:70g\nsnack at work kcal:100\n",
      "2026-01-10": "[x] lunch\n[x] dinner steak, no numbers\n",
      "2026-01-11": "[x] breakfast oats kcal:420 protein:18g\n",
    ]
    // Oats were had today; goulash is too much, steak has no number, and lunch on the 10th no words.
    let today = "[x] breakfast 10:30 oats kcal:420 protein:18g\n"
    #expect(
      report(.hungry, today, past).suggestions.map(\.text) == ["Omelette", "snack at work", "rice"])
    #expect(
      report(.hungry, today, past, wish: "goulash").sayings.map(\.advice.rawValue).last == "wishTooLarge")
    #expect(
      report(.hungry, today, past, wish: "some rice please").suggestions.map(\.text)
        == ["rice", "Omelette", "snack at work"])
    #expect(advice(.hungry, today, past, wish: "sushi").last == "noMealLikeThat")
    #expect(report(.planOut, today, past, wish: "goulash").suggestions.map(\.text) == ["goulash"])
    #expect(report(.planToday, today, past).facts.menu.map { $0.meal?.text } == ["rice", nil])
    #expect(report(.planWeek, today, past).suggestions.map(\.text) == ["Omelette"])
  }

  @Test func weeklyGoalsAreToldByTheOneMostBehind() {
    let weekly = """
      daybook 1
      measure run unit km goal 20km/week
      habit read 3/week
      habit gym every wed fri
      """
    let report = report(.planWeek, "run 5km\n[x] read\n", with: weekly)
    #expect(report.sayings.map(\.advice.rawValue) == ["weekOpen", "weekTraining"])
    #expect(report.facts.mostOpenWeekly?.subject == .measure(0))
    #expect(report.facts.coming.filter(\.isTraining).map(\.day.description) == ["2026-01-14", "2026-01-16"])
  }

  @Test(arguments: [
    ("no pain", false), ("nothing hurts", false), ("I don't have any pain today", false),
    ("no headache or fever", false), ("It does not hurt, really", false), ("no chest pain", false),
    ("nic mě nebolí", false), ("bez bolesti", false), ("nemám horečku ani bolesti", false),
    ("nejsem nemocný", false), ("žádná bolest", false),
    ("no fever but my throat hurts", true), ("no sleep, pain", true), ("nothing helps the pain", true),
    ("can't walk without pain", true), ("no relief from pain", true), ("never had such pain", true),
    ("not sure, my head hurts", true), ("it hurts", true), ("nemůžu chodit bez bolesti", true),
    ("nemám horečku, ale bolí mě hlava", true), ("není mi dobře", true), ("bolí mě záda", true),
  ])
  func aComplaintThatIsDeniedIsNone(words: String, isComplaint: Bool) {
    #expect(TypedWords.topics(of: words).contains(.complaint) == isComplaint)
    #expect(TypedWords.denyComplaints(words) == !isComplaint)
  }

  @Test func nothingIsSaidTwiceRunning() {
    for question in CoachQuestion.allCases {
      var said: [Advice: Int] = [:]
      var last: [Saying] = []
      for _ in 0..<5 {
        let sayings = report(question, "", after: said).sayings
        #expect(Set(sayings).isDisjoint(with: last))
        for saying in sayings { said[saying.advice] = saying.phrasing }
        last = sayings
      }
      // Without a memory the minute takes its place.
      #expect(
        Set(report(question, "").sayings).isDisjoint(with: report(question, "", at: "13:31").sayings))
    }
  }

  private static let water = "daybook 1\nmeasure water goal 2500ml cup 250ml\n"
  private static let ill = careful + "\npause 2026-01-10..2026-01-14 \"Flu\"\n"

  @Test(arguments: CoachQuestion.allCases) func atNightItSaysGoodNight(_ question: CoachQuestion) {
    for configuration in [Self.careful, Self.water, "", "day-starts 04:00\n" + Self.careful] {
      let advice = Set(advice(question, "[x] breakfast 10:30\n", with: configuration, at: "02:30"))
      #expect(advice.contains("goodNight"))
      #expect(
        advice.isSubset(of: ["goodNight", "dayStands", "hungerAtNight", "openAtNight", "tomorrowFirst"]))
    }
    // Whose active hours are at night is awake.
    #expect(
      !advice(question, "", with: "active 21:00-06:00\n" + Self.careful, at: "02:30").contains("goodNight"))
  }

  @Test(arguments: CoachQuestion.allCases) func inAPauseItAdvisesNothing(_ question: CoachQuestion) {
    #expect(advice(question, "[x] breakfast 10:30\n", with: Self.ill) == ["paused"])
    #expect(advice(question, "", with: Self.ill, at: "02:30") == ["paused", "goodNight"])
    #expect(advice(question, "", with: Self.ill, wish: "my chest hurts") == ["callHelp"])
  }

  @Test func nothingIsNeverAllDone() {
    #expect(advice(.sanity, "water 250ml\n", with: Self.water) == ["goalsOpen"])
    #expect(advice(.sanity, "water 2500ml\n", with: Self.water) == ["allDone"])
    #expect(
      advice(.unwind, "", with: Self.water, at: "21:30") == ["goalsOpen", "letGoOfRest", "tomorrowFree"])
    #expect(advice(.sanity, "", with: "daybook 1\nmeasure coffee goal at most 3cup\n") == ["limitsHold"])
    #expect(advice(.sanity, "", with: "daybook 1\nmeasure water unit ml\n") == ["nothingDue"])
  }

  @Test(
    arguments: [
      ("07:00", ["dayBegins", "todayFirst"]), ("13:30", ["openStill", "tomorrowFirst"]),
      ("21:30", ["openStill", "letGoOfRest", "tomorrowFirst"]),
      ("02:30", ["tomorrowFirst", "goodNight"]),
    ] as [(String, [String])])
  func unwindingKnowsTheHour(_ time: String, _ expected: [String]) {
    #expect(advice(.unwind, "", at: time) == expected)
  }

  @Test func whatIsLongPastIsNotUrged() {
    #expect(report(.sanity, "", at: "14:00").facts.late == nil)
    #expect(report(.meals, "", at: "14:00").facts.mealsToCome.count == 2)
    let one = "daybook 1\nhabit breakfast 10:30\n"
    #expect(advice(.sanity, "", with: one, at: "13:30") == ["habitLate"])
    #expect(advice(.sanity, "", with: one, at: "13:31") == ["habitPast"])
    #expect(advice(.meals, "", at: "21:30") == ["nothingEaten", "trainingChangesGoal"])
  }

  @Test func noMealHasToCarryMostOfTheProtein() {
    let day = "[x] lunch 13:00 soup kcal:600 protein:40g\n"
    #expect(advice(.meals, day).first == "proteinLeft")
    #expect(advice(.meals, "[x] lunch 13:00 fish kcal:600 protein:80g\n").first == "proteinShort")
  }

  @Test(
    arguments: [
      (139, "proteinShort"), (140, "sweetBelow"), (150, "sweetReached"), (160, "sweetReached"),
      (161, "sweetPassed"),
    ]
      as [(Int, String)])
  func theSweetSpotIsAdvised(_ protein: Int, _ expected: String) {
    let best = Self.careful.replacing("goal 140g", with: "goal 140g best 150..160g")
    let day = "[x] dinner 12:00 fish kcal:500 protein:\(protein)g\n"
    #expect(advice(.meals, day, with: best).first == expected)
  }

  @Test func theFirstOfTomorrowIsTheEarliest() {
    let habits = "daybook 1\nhabit weighed\nhabit lunch 12:30\nhabit breakfast 10:30\nhabit read\n"
    func first(_ tomorrow: String, _ configuration: String = habits) -> CoachFacts.Open? {
      report(.unwind, "", ["2026-01-13": tomorrow], with: configuration).facts.first
    }
    #expect(first("")?.subject == .habit(0))
    #expect(first("", habits.replacing("habit weighed\n", with: ""))?.subject == .habit(1))
    #expect(first("[ ] lunch 08:00\n[ ] weighed 09:00\n")?.subject == .habit(1))
    #expect(first("[x] weighed 06:50\n")?.subject == .habit(2))
    #expect(first("[ ] catch the train 05:40\n")?.name == "catch the train")
  }

  @Test(
    arguments: [
      ("I feel awful and my chest hurts", "callHelp"), ("Je mi mizerně a bolí mě na hrudi", "callHelp"),
      ("I can't breathe", "callHelp"), ("Nemůžu dýchat!", "callHelp"), ("I want to die", "callHelp"),
      ("my knee hurts", "seeDoctor"), ("bolí mě koleno", "seeDoctor"), ("boli me hlava", "seeDoctor"),
      ("I have a FEVER", "seeDoctor"), ("mám horečku", "seeDoctor"), ("je mi špatně", "seeDoctor"),
    ] as [(String, String)])
  func aComplaintIsForADoctor(_ words: String, _ expected: String) {
    for question in CoachQuestion.allCases {
      for time in ["07:00", "13:30", "02:30"] {
        #expect(advice(question, "", at: time, wish: words) == [expected])
      }
    }
  }

  @Test(
    arguments: [
      ("so stressed", "breathe"), ("jsem ve stresu", "breathe"), ("I am tired", "sleepShort"),
      ("jsem unavený", "sleepShort"), ("don't feel like it", "carryOn"),
      ("vůbec se mi nechce… nechce se mi", "carryOn"),
      ("chocolate?", "smallPiece"), ("chci něco sladkého", "smallPiece"), ("two beers", "drinkSlowly"),
      ("dám si pivo", "drinkSlowly"), ("thirsty", "drinkLeft"), ("mám žízeň", "drinkLeft"),
      ("how much protein", "nothingEaten"), ("no gym, chest press", "trainingOpen"),
      ("what next", "habitLate"),
      ("co teď", "habitLate"),
      ("tomorrow?", "tomorrowFirst"), ("thank you", "wellDone"), ("díky", "wellDone"),
      ("purple elephants", "wordsUnknown"), ("bolognese", "wordsUnknown"),
    ] as [(String, String)])
  func theWordsAreAnswered(_ words: String, _ expected: String) {
    let advices = advice(.sanity, "sleep 5h\n", wish: words)
    #expect(advices.first == expected)
    #expect(Set(advices).count == advices.count)
  }

  @Test func aimsAreRemembered() {
    #expect(advice(.sanity, "", with: "aim \"lose fat\"\n" + Self.careful).last == "aim")
  }

  @Test func everyAdviceHasARule() {
    let rules = CoachRule.table
    #expect(Set(Advice.allCases.map(\.rawValue)).count == Advice.allCases.count)
    // What no rule is about is said without one.
    #expect(Set(rules.map(\.advice)).union([.spoken(.wordsUnknown)]) == Set(Advice.allCases))
    for rule in rules {
      for question in rule.questions {
        #expect(question.parts.joined().contains(rule.topic), "\(rule.advice) in \(question)")
      }
    }
  }
}
