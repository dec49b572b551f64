import Journal
import Testing

@testable import Rendering

private let en = Words(.en)
private let cs = Words(.cs)

@Suite struct NumbersTests {
  @Test(
    arguments: [
      (0, "0", "0"), (250_000_000, "250", "250"), (1_250_000_000, "1,250", "1\u{A0}250"),
      (2_500_000, "2.5", "2,5"),
      (999_000_000, "999", "999"), (1_000_000_000_000, "1,000,000", "1\u{A0}000\u{A0}000"),
      (-500_000, "-0.5", "-0,5"),
      (-1_250_500_000, "-1,250.5", "-1\u{A0}250,5"), (1, "0.000001", "0,000001"), (2_050_000, "2.05", "2,05"),
      (.max, "9,223,372,036,854.775807", "9\u{A0}223\u{A0}372\u{A0}036\u{A0}854,775807"),
      (.min, "-9,223,372,036,854.775808", "-9\u{A0}223\u{A0}372\u{A0}036\u{A0}854,775808"),
    ] as [(Micros, String, String)])
  func numbersAreExactAndGrouped(micros: Micros, english: String, czech: String) {
    #expect(en.number(micros: micros) == english)
    #expect(cs.number(micros: micros) == czech)
  }

  @Test(
    arguments: [
      (2_071_917_808, 1, "2,071.9"), (2_071_917_808, 0, "2,072"), (2_500_000, 0, "2"), (3_500_000, 0, "4"),
      (2_500_001, 0, "3"), (-2_500_000, 0, "-2"), (-400_000, 0, "0"), (250_000, 1, "0.2"),
      (350_000, 1, "0.4"), (999_950_000, 1, "1,000"), (8_000_000, 2, "8"), (1, 9, "0.000001"),
      (1_500_000, -1, "2"), (.max, 0, "9,223,372,036,855"), (-1, 2, "0"), (5, 6, "0.000005"),
    ] as [(Micros, Int, String)])
  func decimalsAreRoundedHalfToEven(micros: Micros, decimals: Int, text: String) {
    #expect(en.number(micros: micros, decimals: decimals) == text)
  }

  @Test func aUnitIsHeldToItsNumber() {
    #expect(en.quantity(micros: 1_250_000_000, unit: "ml") == "1,250\u{A0}ml")
    #expect(cs.quantity(micros: 1_250_000_000, unit: "ml") == "1\u{A0}250\u{A0}ml")
    #expect(cs.quantity(micros: 2_500_000, unit: "l") == "2,5\u{A0}l")
    #expect(en.quantity(micros: 2_460_000, unit: "l", decimals: 1) == "2.5\u{A0}l")
    #expect(en.quantity(micros: 10_000_000_000, unit: "") == "10,000")
  }

  @Test func percentagesAreTheSameInBothLanguages() {
    #expect(en.percent(87) == "87\u{A0}%")
    #expect(cs.percent(0) == "0\u{A0}%")
    #expect(en.share(61, of: 70, percent: 87) == "61/70 (87\u{A0}%)")
    #expect(cs.share(1061, of: 1070, percent: 99) == "1\u{A0}061/1\u{A0}070 (99\u{A0}%)")
    #expect(en.share(0, of: 0, percent: nil) == "0/0")
  }

  @Test(arguments: [(0, "0", "0"), (-1250, "-1,250", "-1\u{A0}250"), (10000, "10,000", "10\u{A0}000")])
  func wholeNumbersAreGrouped(value: Int, english: String, czech: String) {
    #expect(en.number(value) == english)
    #expect(cs.number(value) == czech)
    #expect(en.number(.min) == "-9,223,372,036,854,775,808")
  }

  @Test func asciiHasNoNoBreakBlanks() {
    let words = Words(.cs, glyphs: .ascii)
    #expect(words.quantity(micros: 1_250_500_000, unit: "ml") == "1 250,5 ml")
    #expect(words.percent(87) == "87 %")
  }

  @Test func aFallHasAMinusAndNoHyphen() {
    #expect(Words(.en).trend("82 kg", change: "0.4 kg", isUp: false) == "82 kg (−0.4 kg in 7 days)")
    #expect(Words(.cs).trend("82 kg", change: "0,4 kg", isUp: true) == "82 kg (za 7 dní +0,4 kg)")
    #expect(
      Words(.en, glyphs: .ascii).trend("82 kg", change: "0.4 kg", isUp: false) == "82 kg (-0.4 kg in 7 days)")
  }
}
