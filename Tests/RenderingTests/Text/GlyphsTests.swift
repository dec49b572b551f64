import Rendering
import Testing

@Suite struct GlyphsTests {
  private func strings(of glyphs: Glyphs) -> [String] {
    Mirror(reflecting: glyphs).children.flatMap { $0.value as? [String] ?? [$0.value as? String ?? ""] }
  }

  @Test func asciiGlyphsAreASCII() {
    let all = strings(of: .ascii)
    #expect(all.count > 35)
    for glyph in all {
      #expect(glyph.utf8.allSatisfy { (0x20..<0x7F).contains($0) } && !glyph.isEmpty, "\(glyph)")
    }
  }

  @Test(arguments: [Glyphs.unicode, .ascii])
  func whatABarIsMadeOfIsOneColumnWide(glyphs: Glyphs) {
    let cells = [glyphs.barFull, glyphs.barEmpty, glyphs.paceMark, glyphs.rule, glyphs.noBreakBlank]
    for cell in cells + glyphs.barPartials + glyphs.levels + glyphs.shades {
      #expect(cell.widthInColumns == 1, "\(cell)")
    }
    #expect(glyphs.levels.count == 8)
    #expect(glyphs.shades.count == 5)
  }

  @Test(arguments: [Glyphs.unicode, .ascii])
  func marksAreToldApart(glyphs: Glyphs) {
    #expect(Set(Sign.allCases.map { glyphs[$0] }).count == Sign.allCases.count)
  }

  @Test func marksHaveTheirSigns() {
    #expect(Sign.allCases.map { Glyphs.unicode[$0] } == ["✓", "✗", "·", "–", "☐", "☑", "⊟"])
    #expect(Sign.allCases.map { Glyphs.ascii[$0] } == ["x", "!", ".", "-", "[ ]", "[x]", "[-]"])
  }
}
