import TestSupport
import Testing

@testable import Journal

/// What holds of the name of any file that may lie beside the days.
@Suite struct NameLaws {
  private static let pieces = [
    "2026", "01", "12", "1", "20260112", "26", "2026-01-12", "12345", "99999999999999999999", "½", "²", "٣",
    "５",
    "1\u{301}", "四", "𝟗", "Jan", "ledna", "Monday", "po", "Note", "Copy of ", "copy", "kopie", "のコピー",
    " (conflicted copy 2026-01-13)", "_conflict-20260112-103045", "-DESKTOP-12AB", "daybook", "badges",
    ".conf",
    ".txt", ".md", ".icloud", ".daybook", ".daybook2", ".", "-", " ", "_", "/", "(", ")", "[", "😀",
    "\u{FFFD}",
    "İ",
  ]

  @Test func eachNameHasAKindAndNoDateIsOverlooked() {
    var random = SplitMix64(seed: 20_260_112)
    var dated = 0
    for _ in 0..<20_000 {
      var name = (0..<(1 + random.below(7))).map { _ in random.one(of: Self.pieces) }.joined()
      if random.below(2) == 0 { name += random.one(of: [".txt", ".md"]) }
      _ = (FileName(name.utf8), DatedName(name), LayoutPattern.reading(name))
      guard LayoutPattern.date(in: name[...]) != nil else { continue }
      dated += 1
      #expect(DatedName.hasDigitsOfDate(name[...]), "\(name)")
    }
    #expect(dated > 500)
  }
}
