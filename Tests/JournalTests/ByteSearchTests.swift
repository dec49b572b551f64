import TestSupport
import Testing

@testable import Journal

/// What eight bytes are asked at a time is what each of them is asked alone.
@Suite struct ByteSearchTests {
  /// Texts of up to 40 bytes: mostly plain, with any byte now and then, so that each stands at each of eight places.
  private static let texts: [ContiguousArray<UInt8>] = {
    var chance = SplitMix64(seed: 8)
    return (0..<20_000).map { _ in
      let rare = [
        UInt8(0x0D), 0x0A, 0x09, 0x7F, 0xC2, 0xE2, 0x1F, 0x80, 0xFF, 0x00, UInt8(chance.below(256)),
      ]
      return ContiguousArray(
        (0..<chance.below(40)).map { _ in
          chance.below(30) == 0 ? chance.one(of: rare) : UInt8(0x20 + chance.below(0x5F))
        })
    }
  }()

  @Test func aFileMayHoldControlCharactersOrSurelyNot() {
    for text in Self.texts {
      let mayHold = text.contains {
        $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2
      }
      #expect(text.withSpan { $0.mayHoldControls } == mayHold, "\(Array(text))")
    }
  }
}
