import Journal
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
    (2_365_882_365, .millilitre, "2,366 ml", "80 oz"),
  ])
  func amountsArePrintedAsAPersonAsksForThem(_ micros: Micros, unit: Unit, metric: String, us: String) {
    #expect(plain(screen().amount(micros, in: unit)) == metric)
    #expect(plain(screen(units: .us).amount(micros, in: unit)) == us)
  }

  @Test func goalsAndSumsAreInLitres() {
    #expect(plain(screen().largeAmount(2_500_000_000, in: .millilitre)) == "2.5 l")
    #expect(plain(screen(.cs).largeAmount(151_250_000_000, in: .millilitre)) == "151,2 l")
    #expect(plain(screen().largeAmount(999_000_000, in: .millilitre)) == "999 ml")
    #expect(plain(screen(units: .us).largeAmount(2_365_882_365, in: .millilitre)) == "80 oz")
  }

  @Test func theUnitOfAProgressIsSaidOnce() {
    let range = Target(atLeast: 1_400_000_000, atMost: 1_600_000_000)
    let limit = Target(atLeast: nil, atMost: 400_000_000)
    let sleep = Target(atLeast: 7_000_000, atMost: nil)
    #expect(plain(screen().progress(420_000_000, of: range, in: .kilocalorie)) == "420 / 1,400–1,600 kcal")
    #expect(
      plain(screen(.cs).progress(90_000_000, of: limit, in: Unit("mg", .mass, 1))) == "90 / max. 400 mg")
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

  @Test(arguments: [
    (1, "z"), (2, "ze"), (5, "z"), (7, "ze"), (9, "z"), (12, "z"), (13, "ze"), (15, "z"), (30, "ze"),
    (57, "z"),
    (61, "ze"), (100, "ze"), (500, "z"), (1400, "z"), (2500, "ze"),
  ])
  func theCzechPrepositionFollowsTheNumber(_ number: Int, preposition: String) {
    #expect(Words.czechOf(number) == preposition)
  }
}
