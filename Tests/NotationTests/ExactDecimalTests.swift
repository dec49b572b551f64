import Notation
import Testing

@Suite struct ExactDecimalTests {
  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("250", 250_000_000), ("2.5", 2_500_000), ("-0.5", -500_000),
      ("1e3", 1_000_000_000),
      ("1.5E-6", 2), ("2.5e-6", 2), ("3.5e-6", 4), ("0.0000005", 0), ("0.00000050001", 1), ("0.0000015", 2),
      ("-0.0000015", -2), ("0.1234565", 123_456), ("0.1234575", 123_458), ("1e-9", 0), ("0e999999999999", 0),
      ("0.00e99", 0), ("1e-999999999999", 0), ("9223372036854.775807", .max), ("0.0000012e6", 1_200_000),
      ("12345e-2", 123_450_000), ("1" + String(repeating: "0", count: 150) + "e-150", 1_000_000),
    ] as [(String, Int64)])
  func decimalsAreMillionthsRoundedHalfToEven(text: String, micros: Int64) {
    #expect(ExactDecimal.micros(text) == micros)
  }

  @Test(arguments: [
    "", "-", "a", "1,5", "1.", ".5", "01", "+1", "1e", "0x1", "1 ", " 1", "1e999", "9223372036854.775808",
    "9223372036854.7758075", "18446744073709.5516155", "99999999999999999999",
  ])
  func aBadOrTooLargeNumberIsNil(text: String) {
    #expect(ExactDecimal.micros(text) == nil)
  }

  @Test(
    arguments: [
      ("2.5", 2_500_000), ("2.5000000", 2_500_000), ("0.0000001", nil), ("1e-7", nil), ("1e-20", nil),
    ] as [(String, Int64?)])
  func aNumberFinerThanMillionthsIsNotExact(text: String, micros: Int64?) {
    #expect(ExactDecimal.exactMicros(text) == micros)
  }

  @Test(arguments: [0, 1, -1, 999_999, 1_000_000, 12_345_678, -250_000, .max] as [Int64])
  func aWrittenValueIsReadBack(micros: Int64) {
    #expect(ExactDecimal.exactMicros(ExactDecimal.text(micros: micros)) == micros)
  }
}
