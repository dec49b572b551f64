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

  @Test func aFileIsPlainlyFormattedOrPerhapsNot() {
    for text in Self.texts + Self.texts.map({ $0 + [0x0A] }) {
      let isOdd = zip(text, text.dropFirst()).contains { $0 == 0x20 && ($1 == 0x20 || $1 == 0x0A) }
      let isPlain = !isOdd && !text.contains(0x09) && !text.contains(0x0D) && text.last ?? 0x0A == 0x0A
      #expect(DayFile.isPlainlyFormatted(text) == isPlain, "\(Array(text))")
    }
  }

  @Test func aTextMayHoldAnAttachmentOrSurelyNot() {
    var chance = SplitMix64(seed: 9)
    for plain in Self.texts {
      var text = plain
      let word = chance.one(of: [
        "file:", "FILE:", "fIlE:", "fil:e", "profile:", ":", "f\u{69}\u{6C}\u{65}", "08:10",
      ])
      text.insert(contentsOf: word.utf8, at: chance.below(text.count + 1))
      let start = chance.below(text.count)
      let range = start..<(start + 1 + chance.below(text.count - start))
      let said = text[range].map { $0 | 0x20 }
      let holds = said.indices.dropFirst(4).contains { place in
        text[start + place] == 0x3A && said[(place - 4)..<place].elementsEqual("file".utf8)
      }
      #expect(text.withSpan { Tag.mayAttach($0, in: range) } == holds, "\(Array(text)) \(range)")
    }
  }
}
