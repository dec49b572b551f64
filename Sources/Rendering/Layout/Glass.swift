import Journal

/// A glass of text, 7 lines of 13 columns, widest at the top, that fills in proportion.
struct Glass {
  static let columns = 13

  /// A line of the glass: the columns before its wall, its walls and what is between them.
  private struct Ring {
    let margin: Int
    let left: String
    let right: String
    var inside: Int { Glass.columns - 2 * margin - 2 }
  }

  /// How full it is, from nothing to `whole`.
  let part: Micros
  let whole: Micros
  let glyphs: Glyphs

  /// The lines from the top, each padded to the glass's columns.
  ///
  /// It is full only when nothing is missing, and something shows as soon as there is something.
  var lines: [StyledText] {
    let rings = rings
    let levels = levels(in: rings)
    let sides = zip(rings, levels).map { ring, level in
      StyledText.blanks(ring.margin) + StyledText(ring.left, .muted)
        + StyledText(String(repeating: surface(level), count: ring.inside), .water)
        + StyledText(ring.right, .muted)
    }
    let bottom =
      glyphs.glassBottomLeft + String(repeating: glyphs.glassBottom, count: 5) + glyphs.glassBottomRight
    return (sides + ["   " + StyledText(bottom, .muted)]).map { $0.padded(to: Glass.columns) }
  }

  /// The glass with texts at its side, half way up, none of the lines wider than the screen.
  func lines(beside texts: [StyledText], on screen: Screen) -> [StyledText] {
    let glass = lines
    let gap = screen.columns < 60 ? 2 : 3
    let texts = texts.flatMap {
      $0.wrapped(at: screen.columns - Glass.columns - gap, indentation: 2)
    }
    let top = max(0, (glass.count - texts.count) / 2)
    return (0..<max(glass.count, texts.count)).map { line in
      let side = line < glass.count ? glass[line] : StyledText()
      guard texts.indices.contains(line - top) else { return side.trimmedAtEnd }
      return side.padded(to: Glass.columns + gap) + texts[line - top]
    }
  }

  /// The slanted walls and, between them, upright ones that stand where a slant ends and the next begins.
  private var rings: [Ring] {
    (0..<6).map { line in
      let step = line / 2
      if line % 2 == 0 { return Ring(margin: step, left: glyphs.glassLeft, right: glyphs.glassRight) }
      return glyphs.areASCII
        ? Ring(margin: step + 1, left: glyphs.upright, right: glyphs.upright)
        : Ring(margin: step, left: "▕", right: "▏")
    }
  }

  /// The level in each ring in eighths: as much of the glass's area as there is of the whole.
  private func levels(in rings: [Ring]) -> [Int] {
    let area = rings.reduce(0) { $0 + $1.inside * 8 }
    var rest = floored(part, in: whole, of: area)
    var levels = [Int](repeating: 0, count: rings.count)
    for ring in rings.indices.reversed() {
      levels[ring] = min(8, rest / rings[ring].inside)
      rest -= min(rest, rings[ring].inside * 8)
    }
    if part > 0 { levels[rings.count - 1] = max(1, levels[rings.count - 1]) }
    return levels
  }

  private func surface(_ level: Int) -> String {
    guard level > 0 else { return " " }
    guard glyphs.areASCII else { return glyphs.levels[level - 1] }
    switch level {
    case ...2: return "_"
    case ...5: return "-"
    case ...7: return "="
    default: return glyphs.barFull
    }
  }
}

/// A part of a whole as so many of `steps`, rounded down and within 0 to `steps`; all of them without a whole.
func floored(_ part: Micros, in whole: Micros, of steps: Int) -> Int {
  guard part > 0 else { return 0 }
  guard part < whole else { return steps }
  let product = part.number.magnitude.multipliedFullWidth(by: UInt64(steps))
  return Int(whole.number.magnitude.dividingFullWidth(product).quotient)
}
