import Foundation
import TestSupport
import Testing

@testable import Journal

@Suite struct WordTableLaws {
  private static let words = [
    "ml", "water", "thousands", "half an hour", "no-more", "čtvrt", "půl hodiny", "žluťoučký kůň",
    "décilitre",
    "°c", "straße", "ĳssel", "ſirup", "šálek", "sálek", "salek", "kůň", "kun", "i̇zmir", "вода", "стакан воды",
    "コップ", "½ cup", "🥛", "km/h", "o’clock",
  ]

  /// What a table is: words in small letters, one blank between each two, equal however their letters are put together.
  private static func number(_ typed: String) -> Int32? {
    let parts = typed.split { $0 == " " || $0 == "\t" || $0 == "\u{A0}" || $0 == "\u{202F}" }
    let word = parts.joined(separator: " ").lowercased()
    return words.firstIndex { $0 == word }.map(Int32.init)
  }

  @Test(arguments: 0..<20) func aWordIsFoundHoweverItIsSpelledAndNothingElseIs(seed: UInt64) {
    var chance = SplitMix64(seed: seed)
    var table = WordTable(capacity: chance.below(2) * 200)
    for (place, word) in Self.words.enumerated() { table.add(word, Int32(place)) }
    for _ in 0..<2000 {
      var typed = chance.one(of: Self.words)
      if chance.below(3) == 0 { typed = typed.decomposedStringWithCanonicalMapping }
      if chance.below(3) == 0 { typed = typed.uppercased() }
      if chance.below(3) == 0 { typed = typed.precomposedStringWithCanonicalMapping }
      if chance.below(3) == 0 {
        typed = typed.replacing(" ", with: chance.one(of: ["  ", "\t", "\u{A0}", " \u{202F}"]))
      }
      if chance.below(2) == 0 {
        var letters = Array(typed.unicodeScalars)
        letters[chance.below(letters.count)] = chance.one(of: Array("aČž\u{30C}İKſ".unicodeScalars))
        typed = String(String.UnicodeScalarView(letters))
      }
      #expect(table.number(of: typed) == Self.number(typed), "\(typed)")
    }
  }
}
