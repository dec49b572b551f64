import Testing

@testable import Rendering

/// The contrast of text and signs on what they stand on, by the formula of WCAG 2.
@Suite struct ContrastTests {
  /// The relative luminance of `#rrggbb`.
  private func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16)!
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// A number to the power of 2.4: its square times the square of its fifth root.
  private func power(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root * root * root - value) / (5 * root * root * root * root) }
    return value * value * root * root
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let (left, right) = (luminance(one), luminance(other))
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  private func color(_ name: String) -> HTMLStyle.Color {
    ([HTMLStyle.background, HTMLStyle.card] + HTMLStyle.inks + HTMLStyle.quiet).first { $0.name == name }!
  }

  @Test func theFormulaIsThatOfTheStandard() {
    #expect(abs(contrast("#000000", "#ffffff") - 21) < 0.001)
    #expect(abs(contrast("#777777", "#ffffff") - 4.478) < 0.001)
    #expect(contrast("#123456", "#123456") == 1)
  }

  @Test(arguments: [
    // Text of every ink on pages and cards, and on today's column.
    ("ink", "page"), ("ink", "card"), ("ink", "glass"), ("muted", "page"), ("muted", "card"),
    ("muted", "glass"), ("water", "page"), ("water", "card"), ("good", "page"), ("good", "card"),
    ("partial", "page"), ("partial", "card"), ("bad", "page"), ("bad", "card"),
    // The numbers of days on their shades.
    ("ink", "step1"), ("ink", "step2"), ("ink", "step3"), ("card", "good"), ("ink", "quiet"),
  ])
  func textStandsOutFromItsGround(_ text: String, _ ground: String) {
    let (text, ground) = (color(text), color(ground))
    #expect(contrast(text.light, ground.light) >= 4.5, "\(contrast(text.light, ground.light))")
    #expect(contrast(text.dark, ground.dark) >= 4.5, "\(contrast(text.dark, ground.dark))")
  }

  @Test(arguments: [
    ("good", "glass"), ("partial", "glass"), ("bad", "glass"), ("water", "glass"), ("page", "good"),
    ("muted", "card"), ("bad", "card"), ("water", "quiet"), ("good", "quiet"), ("bad", "quiet"),
    ("ink", "quiet"), ("partial", "card"), ("water", "card"),
  ])
  func signsStandOutFromTheirGround(_ sign: String, _ ground: String) {
    let (sign, ground) = (color(sign), color(ground))
    // Signs need three to one.
    #expect(contrast(sign.light, ground.light) >= 3, "\(sign.name) \(ground.name)")
    #expect(contrast(sign.dark, ground.dark) >= 3, "\(sign.name) \(ground.name)")
  }
}
