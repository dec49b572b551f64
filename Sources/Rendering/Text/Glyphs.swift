/// The signs that reports are drawn with, in Unicode or in ASCII alone.
///
/// A person's own text is never changed for `--ascii`; only these are.
package struct Glyphs: Equatable, Sendable {
  package let tick: String
  let cross: String
  package let dot: String
  let dash: String
  /// The sign of something begun and not finished.
  package let half: String
  /// The sign of something still open.
  package let circle: String
  /// The place of a day that has no file.
  let gap: String
  let emptyBox: String
  let doneBox: String
  let skippedBox: String

  /// A cell of a bar that is full.
  let barFull: String
  /// Cells of a bar that are full from the left by one to seven eighths; none where a cell is full or empty.
  let barPartials: [String]
  let barEmpty: String
  /// Where a bar should be by now.
  let paceMark: String
  /// Columns of a small chart, from the lowest to the highest of eight.
  let levels: [String]
  /// Cells of a heat map, from little to the most of four.
  let shades: [String]

  let flame: String

  let glassLeft: String
  let glassRight: String
  let glassBottomLeft: String
  let glassBottom: String
  let glassBottomRight: String

  let upArrow: String
  /// A pointer at today's line.
  package let pointer: String
  package let rule: String
  let upright: String
  package let bullet: String
  package let ellipsis: String
  let enDash: String
  let minus: String
  /// A blank that no line is broken at.
  let noBreakBlank: String

  package static let unicode = Glyphs(
    tick: "✓", cross: "✗", dot: "·", dash: "–", half: "◐", circle: "◦", gap: "▁", emptyBox: "☐", doneBox: "☑",
    skippedBox: "⊟",
    barFull: "█", barPartials: ["▏", "▎", "▍", "▌", "▋", "▊", "▉"], barEmpty: "░", paceMark: "│",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], shades: ["░", "▒", "▓", "█"],
    flame: "🔥",
    glassLeft: "╲", glassRight: "╱", glassBottomLeft: "╲", glassBottom: "▁", glassBottomRight: "╱",
    upArrow: "↑", pointer: "▸", rule: "─", upright: "│", bullet: "•",
    ellipsis: "…", enDash: "–", minus: "−", noBreakBlank: "\u{A0}")

  package static let ascii = Glyphs(
    tick: "x", cross: "!", dot: ".", dash: "-", half: "~", circle: "o", gap: "_", emptyBox: "[ ]",
    doneBox: "[x]",
    skippedBox: "[-]",
    barFull: "#", barPartials: [], barEmpty: ".", paceMark: "|",
    levels: ["_", ".", ":", "-", "=", "+", "*", "#"], shades: [":", "+", "*", "#"],
    flame: "*",
    glassLeft: "\\", glassRight: "/", glassBottomLeft: "\\", glassBottom: "_", glassBottomRight: "/",
    upArrow: "^", pointer: ">", rule: "-", upright: "|", bullet: "*",
    ellipsis: "...", enDash: "-", minus: "-", noBreakBlank: " ")
}
