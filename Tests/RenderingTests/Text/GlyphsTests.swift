import Reports
import Testing

@testable import Rendering

@Suite struct GlyphsTests {
  private func strings(of glyphs: Glyphs) -> [String] {
    Mirror(reflecting: glyphs).children.flatMap { $0.value as? [String] ?? [$0.value as? String ?? ""] }
  }

  @Test func asciiGlyphsAreASCII() {
    let all = strings(of: .ascii)
    #expect(all.count > 30)
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
    #expect(glyphs.shades.count == 4)
  }

  @Test func statesHaveTheirSigns() {
    let states: [State] = [.met, .partial, .missed, .pending, .skipped, .notDue, .unknown]
    #expect(State.ordered == states)
    #expect(State.legend == states.dropLast())
    #expect(states.map { Glyphs.unicode.sign(of: $0).text } == ["✓", "◐", "✗", "◦", "–", "·", " "])
    #expect(states.map { Glyphs.ascii.sign(of: $0).text } == ["x", "~", "!", "o", "-", ".", " "])
  }
}
