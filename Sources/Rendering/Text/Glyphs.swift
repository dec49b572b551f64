/// The signs that reports are drawn with, in Unicode or in ASCII alone.
///
/// A person's own text is never changed for `--ascii`; only these are.
package struct Glyphs: Equatable, Sendable {
  package let tick: String
  package let cross: String
  package let dot: String
  package let dash: String
  /// The sign of something begun and not finished.
  package let half: String
  /// The sign of something still open.
  package let circle: String
  package let emptyBox: String
  package let doneBox: String
  package let skippedBox: String

  /// A cell of a bar that is full.
  package let barFull: String
  /// Cells of a bar that are full from the left by one to seven eighths; none where a cell is full or empty.
  package let barPartials: [String]
  package let barEmpty: String
  /// Where a bar should be by now.
  package let paceMark: String
  /// Columns of a small chart, from the lowest to the highest of eight.
  package let levels: [String]
  /// Cells of a heat map, from nothing to the most of five.
  package let shades: [String]

  package let flame: String

  package let glassLeft: String
  package let glassRight: String
  package let glassBottomLeft: String
  package let glassBottom: String
  package let glassBottomRight: String

  package let upArrow: String
  /// A pointer at today's line.
  package let pointer: String
  package let rule: String
  package let upright: String
  package let bullet: String
  package let ellipsis: String
  package let enDash: String
  /// A blank that no line is broken at.
  package let noBreakBlank: String

  package static let unicode = Glyphs(
    tick: "✓", cross: "✗", dot: "·", dash: "–", half: "◐", circle: "◦", emptyBox: "☐", doneBox: "☑",
    skippedBox: "⊟",
    barFull: "█", barPartials: ["▏", "▎", "▍", "▌", "▋", "▊", "▉"], barEmpty: "░", paceMark: "│",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], shades: ["·", "░", "▒", "▓", "█"],
    flame: "🔥",
    glassLeft: "╲", glassRight: "╱", glassBottomLeft: "╲", glassBottom: "▁", glassBottomRight: "╱",
    upArrow: "↑", pointer: "▸", rule: "─", upright: "│", bullet: "•",
    ellipsis: "…", enDash: "–", noBreakBlank: "\u{A0}")

  package static let ascii = Glyphs(
    tick: "x", cross: "!", dot: ".", dash: "-", half: "~", circle: "o", emptyBox: "[ ]", doneBox: "[x]",
    skippedBox: "[-]",
    barFull: "#", barPartials: [], barEmpty: ".", paceMark: "|",
    levels: ["_", ".", ":", "-", "=", "+", "*", "#"], shades: [".", ":", "+", "*", "#"],
    flame: "*",
    glassLeft: "\\", glassRight: "/", glassBottomLeft: "\\", glassBottom: "_", glassBottomRight: "/",
    upArrow: "^", pointer: ">", rule: "-", upright: "|", bullet: "*",
    ellipsis: "...", enDash: "-", noBreakBlank: " ")
}
