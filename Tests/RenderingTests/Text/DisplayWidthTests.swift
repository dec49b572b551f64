import Rendering
import TestSupport
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("water 250 ml", 12), ("příliš žluťoučký kůň", 20), ("10 zł", 5), ("é", 1), ("e\u{301}", 1),
    ("Ω≈√", 3), ("привет", 6), ("\u{A0}", 1), ("½", 1), ("…–×", 3), ("\u{7F}\u{1B}\u{85}\u{0}", 0),
  ])
  func mostLettersTakeOneColumn(text: String, columns: Int) {
    #expect(text.widthInColumns == columns)
  }

  @Test(arguments: [
    ("水", 2), ("日本語", 6), ("ひらがなカタカナ", 16), ("한국어", 6), ("ＡＢ", 4), ("ｱｲ", 2), ("、。", 4), ("𠀋", 2),
    ("\u{3000}", 2), ("\u{303F}", 1), ("\u{115F}", 2), ("\u{2E80}", 2), ("\u{FFE6}", 2), ("\u{FFE8}", 1),
    ("\u{3FFFD}", 2),
  ])
  func wideLettersTakeTwo(text: String, columns: Int) {
    #expect(text.widthInColumns == columns)
  }

  @Test func hangulWrittenInJamoIsAsWideAsItsSyllable() {
    #expect("\u{1112}\u{1161}\u{11AB}".widthInColumns == 2)
    #expect("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}".widthInColumns == 4)
  }

  @Test(arguments: [
    ("a\u{200D}b", 2), ("a\u{200B}b", 2), ("\u{FEFF}a", 1), ("\u{202E}a", 1), ("नमस्ते", 4), ("ก็", 1), ("שָׁ", 1),
    ("a\u{20DD}", 1), ("\u{300}", 0), ("か\u{3099}", 2), ("a\u{FE0F}", 1), ("\u{601}1", 2),
  ])
  func marksAndJoinersTakeNone(text: String, columns: Int) {
    #expect(text.widthInColumns == columns)
  }

  @Test(arguments: [
    ("🔥", 2), ("💧", 2), ("⏰", 2), ("✅", 2), ("☑", 1), ("☑\u{FE0F}", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("🌡", 1),
    ("🌡\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("©\u{FE0F}", 2), ("🔥\u{FE0F}", 2), ("👍🏽", 2), ("☝🏽", 2),
    ("🏽", 2), ("👩‍👩‍👧‍👦", 2), ("❤️‍🔥", 2), ("🏴‍☠️", 2), ("🧑🏽‍💻", 2), ("🇨🇿", 2), ("🇨🇿🇬🇧", 4), ("🇨a🇿", 5),
    ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("🫩", 2), ("🔥🔥", 4), ("👩‍a", 3),
  ])
  func anEmojiTakesTwoHoweverManyPartsItHas(text: String, columns: Int) {
    #expect(text.widthInColumns == columns)
  }

  @Test func aTextIsAsWideAsItsCharacters() {
    let scalars: [Unicode.Scalar] = [
      "a", "1", " ", "ž", "水", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{301}", "\u{20E3}", "\u{FE0F}",
      "\u{200D}", "\u{200B}", "\u{200C}", "\u{AD}", "🔥", "👩", "☝", "❤", "🏽", "🇨", "🇿", "न", "\u{94D}",
      "\u{903}",
      "©", "\u{202E}", "\u{FEFF}", "\u{E0067}", "\u{600}", "か", "\u{3099}",
    ]
    var random = SplitMix64(seed: 17)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        text.unicodeScalars.append(scalars.randomElement(using: &random)!)
      }
      let sum = text.reduce(0) { $0 + String($1).widthInColumns }
      #expect(sum == text.widthInColumns, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }
}
