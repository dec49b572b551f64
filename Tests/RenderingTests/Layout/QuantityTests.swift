import Journal
import Speech
import TestSupport
import Testing

@testable import Rendering

@Suite struct QuantityTests {
  private func plain(_ text: String) -> String { [StyledText(text)].drawn }

  @Test(arguments: [
    (1_250_000_000, Unit.millilitre, "1,250 ml", "42.3 oz"), (82_450_000, .kilogram, "82.45 kg", "181.8 lb"),
    (140_000_000, .gram, "140 g", "140 g"), (10_000_000, .kilometre, "10 km", "6.21 mi"),
    (7_500_000, .hour, "7 h 30 min", "7 h 30 min"), (45_000_000, .minute, "45 min", "45 min"),
    (2_071_917_808, .millilitre, "2,072 ml", "70.1 oz"), (48_333_333, .gram, "48.3 g", "48.3 g"),
    (10_432_000_000, .count(""), "10,432", "10,432"), (3_000_000, .count("pills"), "3 pills", "3 pills"),
    (2_365_882_365, .millilitre, "2,366 ml", "80 oz"), (9_994_000, .gram, "9.99 g", "9.99 g"),
    (10_040_000, .gram, "10 g", "10 g"), (10_060_000, .gram, "10.1 g", "10.1 g"),
    (99_940_000, .gram, "99.9 g", "99.9 g"), (100_400_000, .gram, "100 g", "100 g"),
    (4_530_000, .kilogram, "4.53 kg", "9.99 lb"), (4_540_000, .kilogram, "4.54 kg", "10 lb"),
    (999_120_000, .litre, "999.12 l", "33,784.3 oz"), (1_000_120_000, .litre, "1,000 l", "33,818.1 oz"),
  ])
  func amountsArePrintedAsAPersonAsksForThem(_ micros: Micros, unit: Unit, metric: String, us: String) {
    #expect(plain(screen().amount(micros, in: unit)) == metric)
    #expect(plain(screen(units: .us).amount(micros, in: unit)) == us)
  }

  /// What is typed: no group that a day file reads two ways, and no blank that a shell parts words at.
  @Test(arguments: [
    (1_250_000_000, Unit.millilitre, "1250ml", "1250ml"), (82_450_000, .kilogram, "82.45kg", "82,45kg"),
    (7_500_000, .hour, "7h30min", "7h30min"), (12_000_000_000, .count(""), "12000", "12000"),
    (1_500_000_000_000, .millilitre, "1500000ml", "1500000ml"),
  ])
  func anAmountToTypeIsReadBackAsItself(_ micros: Micros, unit: Unit, _ english: String, _ czech: String) {
    var reader = DayReader(
      configured("daybook 1\nmeasure x unit \(unit.name.isEmpty ? "count" : unit.name)\n"))
    for (language, text) in [(Language.en, english), (.cs, czech)] {
      let typed = screen(language).typedAmount(micros, in: unit)
      #expect(typed == text && screen(language, .ascii).typedAmount(micros, in: unit) == text)
      let (record, problems) = reader.read(DayFile("x \(typed)"), of: Day("2026-01-12")!)
      #expect(problems.isEmpty && record.records.first?.amount?.parts.micros(in: unit) == micros)
    }
  }

  @Test func goalsAndSumsAreInLitres() {
    #expect(plain(screen().largeAmount(2_500_000_000, in: .millilitre)) == "2.5 l")
    #expect(plain(screen(.cs).largeAmount(151_250_000_000, in: .millilitre)) == "151,2 l")
    #expect(plain(screen().largeAmount(999_999_999, in: .millilitre)) == "1,000 ml")
    #expect(plain(screen().largeAmount(1_000_000_000, in: .millilitre)) == "1 l")
    #expect(plain(screen().largeAmount(99_990_000_000, in: .millilitre)) == "99.99 l")
    #expect(plain(screen().largeAmount(100_060_000_000, in: .millilitre)) == "100.1 l")
    #expect(plain(screen(units: .us).largeAmount(2_365_882_365, in: .millilitre)) == "80 oz")
  }

  @Test func theUnitOfAProgressIsSaidOnce() {
    let range = Target(atLeast: 1_400_000_000, atMost: 1_600_000_000)
    let limit = Target(atLeast: nil, atMost: 400_000_000)
    let sleep = Target(atLeast: 7_000_000, atMost: nil)
    #expect(plain(screen().progress(420_000_000, of: range, in: .kilocalorie)) == "420 / 1,400–1,600 kcal")
    #expect(
      plain(screen(.cs).progress(90_000_000, of: limit, in: Unit("mg", .mass, 1))) == "90 / max. 400 mg")
    let ounces = Target(atLeast: 2_365_882_365, atMost: nil)
    #expect(plain(screen().progress(0, of: ounces, in: .millilitre)) == "0 / 2,366 ml")
    #expect(plain(screen().progress(946_000_000, of: ounces, in: .millilitre)) == "946 / 2,366 ml")
    #expect(plain(screen().progress(6_500_000, of: sleep, in: .hour)) == "6 h 30 min / 7 h")
    #expect(
      plain(screen(.cs).aloud.progress(420_000_000, of: range, in: .kilocalorie))
        == "420 z 1 400 až 1 600 kcal")
  }

  @Test func aGoalMissedByALittleIsNotPrintedAsReached() {
    let goal = Target(atLeast: 2_500_000_000, atMost: nil)
    #expect(plain(screen().progress(2_499_900_000, of: goal, in: .millilitre)) == "2,499.9 / 2,500 ml")
    let ounces = Target(atLeast: 2_365_882_365, atMost: nil)
    #expect(plain(screen(units: .us).progress(2_365_000_000, of: ounces, in: .millilitre)) == "79.97 / 80 oz")
  }

  /// A goal in cups is told in cups, whatever the measure is counted in.
  @Test func aGoalThatWasWrittenInCupsIsToldInCups() {
    let configuration = configured(
      "daybook 1\nmeasure coffee cup 150ml goal at most 3cup\nmeasure tea cup 200ml goal 8cup\n")
    func target(_ measure: Int) -> Target {
      let goal = configuration.measures[measure].goals[0]
      return configuration.target(goal.bound, isWeekly: false, in: measure, on: Day("2026-01-12")!)
    }
    let (coffee, tea) = (target(0), target(1))
    #expect(plain(screen().goal(coffee, in: .millilitre)) == "max 3 cups")
    #expect(plain(screen(.cs).goal(coffee, in: .millilitre)) == "max. 3 hrnky")
    #expect(plain(screen().progress(150_000_000, of: coffee, in: .millilitre)) == "1 / max 3 cups")
    #expect(plain(screen().progress(1_500_000_000, of: tea, in: .millilitre)) == "7.5 / 8 cups")
    #expect(plain(screen(.cs).progress(1_500_000_000, of: tea, in: .millilitre)) == "7,5 / 8 hrnků")
    #expect(plain(screen().amount(200_000_000, in: .millilitre, towards: tea)) == "1 cup")
    #expect(plain(screen(.cs).amount(300_000_000, in: .millilitre, towards: tea)) == "1,5 hrnku")
    #expect(plain(screen().amount(200_000_000, in: .millilitre)) == "200 ml")
  }

  /// Vessels have words, which a number bends; behind `of` Czech has another case.
  @Test(arguments: [
    ("glass", 1_000_000, "1 glass", "1 sklenice", "sklenice"),
    ("glass", 3_000_000, "3 glasses", "3 sklenice", "sklenic"),
    ("glass", 8_000_000, "8 glasses", "8 sklenic", "sklenic"),
    ("bottle", 2_000_000, "2 bottles", "2 láhve", "lahví"),
    ("bottle", 5_000_000, "5 bottles", "5 lahví", "lahví"),
    ("bottle", 1_500_000, "1.5 bottles", "1,5 láhve", "láhve"),
    ("cup", 1_000_000, "1 cup", "1 hrnek", "hrnku"), ("cup", 3_000_000, "3 cups", "3 hrnky", "hrnků"),
    ("l", 3_000_000, "3 l", "3 l", "l"),
  ])
  func vesselsAreCounted(unit: String, micros: Micros, english: String, czech: String, genitive: String) {
    let measure = configured("daybook 1\nmeasure x unit \(unit)\n").measures[0]
    #expect(plain(screen().amount(micros, in: measure.unit)) == english)
    #expect(plain(screen(.cs).amount(micros, in: measure.unit)) == czech)
    let limit = Target(atLeast: nil, atMost: micros)
    let number = czech.prefix { $0 != " " }
    #expect(
      plain(screen(.cs).aloud.progress(0, of: limit, in: measure.unit)) == "0 z nejvýše \(number) \(genitive)"
    )
  }

  @Test(arguments: [
    ("1 hrnek", "zbývá"), ("2 hrnky", "zbývají"), ("4 l", "zbývají"), ("5 hrnků", "zbývá"),
    ("2,5 hrnku", "zbývá"), ("2 500 ml", "zbývá"), ("250 ml", "zbývá"), ("3", "zbývají"),
    ("2 h 30 min", "zbývají"), ("12", "zbývá"), ("", "zbývá"),
  ])
  func theCzechVerbFollowsTheNumber(amount: String, verb: String) {
    #expect(Words(.cs).toGo(amount) == "\(verb) \(amount)")
    #expect(Words(.cs).short(amount).contains("chyběly") == (verb == "zbývají"))
  }

  @Test(arguments: [
    (1, "z"), (2, "ze"), (3, "ze"), (4, "ze"), (5, "z"), (6, "ze"), (7, "ze"), (8, "z"), (9, "z"), (12, "z"),
    (13, "ze"), (14, "ze"), (15, "z"), (16, "ze"), (17, "ze"), (18, "z"), (20, "z"), (23, "z"), (30, "ze"),
    (57, "z"), (61, "ze"), (99, "z"), (100, "ze"), (199, "ze"), (500, "z"), (1400, "z"), (2500, "ze"),
  ])
  func theCzechPrepositionFollowsTheNumber(_ number: Int, preposition: String) {
    #expect(Words.czechOf(number) == preposition)
  }
}
