import Testing

@testable import Journal

@Suite struct FractionSignTests {
  /// Every character that Unicode calls a vulgar fraction, but for the one that is zero.
  private static let signs = (0...0x2FFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.filter {
    $0.properties.name?.hasPrefix("VULGAR FRACTION ") == true && $0.properties.numericValue != 0
  }

  @Test func everySignIsTheNumberThatUnicodeSays() {
    #expect(Self.signs.count == 18)
    for sign in Self.signs {
      let ratio = Ratio(sign: sign)
      let number = ratio.map { Double($0.numerator) / Double($0.denominator) } ?? 0
      #expect(abs(number - (sign.properties.numericValue ?? 1)) < 0.000_001, "\(sign)")
      let bytes = ContiguousArray("\(sign)".utf8)
      let read = bytes.withSpan { vulgarFraction($0, 0, bytes.count) }
      #expect(read?.ratio == ratio && read?.length == bytes.count, "\(sign)")
    }
  }

  @Test(arguments: ["²", "°", "ⅰ", "⅟", "↉", "℃", "é", "Â", "½"]) func onlyAWholeSignIsOne(text: String) {
    let bytes = ContiguousArray(text.utf8)
    #expect(bytes.withSpan { vulgarFraction($0, 0, bytes.count - 1) } == nil)
    guard text != "½" else { return }
    #expect(bytes.withSpan { vulgarFraction($0, 0, bytes.count) } == nil)
  }
}
