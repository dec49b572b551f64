import Journal
import Reports
import Testing

@testable import Rendering

@Suite struct GlassTests {
  private func glass(_ part: Micros, of whole: Micros, _ glyphs: Glyphs = .unicode) -> String {
    Glass(part: part, whole: whole, glyphs: glyphs).lines.map(\.trimmedAtEnd).drawn
  }

  @Test func anEmptyGlassIsWidestAtTheTop() {
    #expect(
      glass(0, of: 2500) == """
        ╲           ╱
        ▕           ▏
         ╲         ╱
         ▕         ▏
          ╲       ╱
          ▕       ▏
           ╲▁▁▁▁▁╱
        """)
  }

  @Test func aHalfFullGlassHoldsHalfOfItsArea() {
    #expect(
      glass(1250, of: 2500) == """
        ╲           ╱
        ▕           ▏
         ╲▃▃▃▃▃▃▃▃▃╱
         ▕█████████▏
          ╲███████╱
          ▕███████▏
           ╲▁▁▁▁▁╱
        """)
    #expect(
      glass(1250, of: 2500, .ascii) == """
        \\           /
         |         |
         \\---------/
          |#######|
          \\#######/
           |#####|
           \\_____/
        """)
  }

  @Test func somethingShowsAsSoonAsThereIsSomething() {
    #expect(glass(1, of: 1_000_000).contains("▕▁▁▁▁▁▁▁▏"))
    #expect(glass(1, of: 1_000_000, .ascii).contains("|_____|"))
  }

  @Test(arguments: [Glyphs.unicode, .ascii]) func itIsFullOnlyAtTheGoal(_ glyphs: Glyphs) {
    let top = String(repeating: glyphs.barFull, count: 11)
    let full = Glass(part: 2500, whole: 2500, glyphs: glyphs).lines[0].text
    #expect(full == glyphs.glassLeft + top + glyphs.glassRight)
    #expect(Glass(part: 4000, whole: 2500, glyphs: glyphs).lines[0].text == full)
    for part in (2475...2499).map({ Micros($0) }) + [2_499_999_999] {
      let whole: Micros = part > 2500 ? 2_500_000_000 : 2500
      #expect(Glass(part: part, whole: whole, glyphs: glyphs).lines[0].text != full)
    }
  }

  @Test func itOnlyRises() {
    let levels = "_▁▂▃▄▅▆▇█"
    var before = -1
    for part in 0...500 {
      let water = glass(Micros(whole: part), of: 500_000_000).split(separator: "\n").prefix(6)
        .reduce(0) { sum, line in
          sum + line.reduce(0) { $0 + (Array(levels).firstIndex(of: $1) ?? 0) }
        }
      #expect(water >= before)
      before = water
    }
  }
}

@Suite struct BarTests {
  private func bar(_ value: Micros, limit: Micros? = nil, marks: [Micros] = [], _ glyphs: Glyphs = .unicode)
    -> String
  {
    Bar(value: value, scale: 1000, role: .water, limit: limit, marks: marks).text(columns: 10, glyphs).text
  }

  @Test(arguments: [
    (0, "░░░░░░░░░░", ".........."), (1, "▏░░░░░░░░░", "#........."), (500, "█████░░░░░", "#####....."),
    (550, "█████▌░░░░", "#####....."), (999, "█████████▉", "#########."), (1000, "██████████", "##########"),
    (5000, "██████████", "##########"),
  ])
  func itIsFullOnlyAtItsEnd(_ value: Micros, unicode: String, ascii: String) {
    #expect(bar(value) == unicode)
    #expect(bar(value, .ascii) == ascii)
  }

  @Test func marksStandWhereTheyBelong() {
    #expect(bar(300, marks: [450]) == "███░│░░░░░")
    #expect(bar(300, marks: [0, 1000]) == "│██░░░░░░│")
    #expect(bar(900, marks: [500, 700], .ascii) == "#####|#|#.")
  }

  @Test func whatIsBeyondTheLimitIsBad() {
    let text = Bar(value: 1000, scale: 1000, role: .water, limit: 800, marks: [800])
      .text(columns: 10, .unicode)
    #expect(text.spans.map(\.role) == [.water, .label, .bad])
    #expect(text.text == "████████│█")
    let bare = Bar(value: 1000, scale: 1000, role: .water, limit: 800).text(columns: 10, .unicode)
    #expect(bare.spans.map(\.role) == [.water, .bad])
    #expect(bare.spans.map(\.text.count) == [8, 2])
  }
}
