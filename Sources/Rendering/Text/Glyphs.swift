/// A mark in a report's grid or list.
package enum Sign: String, CaseIterable, Sendable {
  case tick
  case cross
  case dot
  case dash
  case emptyBox
  case doneBox
  case skippedBox
}

/// The signs that reports are drawn with, in Unicode or in ASCII alone.
///
/// A person's own text is never changed for `--ascii`; only these are.
package struct Glyphs: Equatable, Sendable {
  package let tick: String
  package let cross: String
  package let dot: String
  package let dash: String
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
  package let drop: String

  package let glassLeft: String
  package let glassRight: String
  package let glassBottomLeft: String
  package let glassBottom: String
  package let glassBottomRight: String

  package let leftArrow: String
  package let rightArrow: String
  package let upArrow: String
  package let downArrow: String
  package let rule: String
  package let upright: String
  package let bullet: String
  package let ellipsis: String
  package let enDash: String
  package let times: String
  /// A blank that no line is broken at.
  package let noBreakBlank: String

  package static let unicode = Glyphs(
    tick: "✓", cross: "✗", dot: "·", dash: "–", emptyBox: "☐", doneBox: "☑", skippedBox: "⊟",
    barFull: "█", barPartials: ["▏", "▎", "▍", "▌", "▋", "▊", "▉"], barEmpty: "░", paceMark: "│",
    levels: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], shades: ["·", "░", "▒", "▓", "█"],
    flame: "🔥", drop: "💧",
    glassLeft: "╲", glassRight: "╱", glassBottomLeft: "╲", glassBottom: "▁", glassBottomRight: "╱",
    leftArrow: "←", rightArrow: "→", upArrow: "↑", downArrow: "↓", rule: "─", upright: "│", bullet: "•",
    ellipsis: "…", enDash: "–", times: "×", noBreakBlank: "\u{A0}")

  package static let ascii = Glyphs(
    tick: "x", cross: "!", dot: ".", dash: "-", emptyBox: "[ ]", doneBox: "[x]", skippedBox: "[-]",
    barFull: "#", barPartials: [], barEmpty: ".", paceMark: "|",
    levels: ["_", ".", ":", "-", "=", "+", "*", "#"], shades: [".", ":", "+", "*", "#"],
    flame: "*", drop: "o",
    glassLeft: "\\", glassRight: "/", glassBottomLeft: "\\", glassBottom: "_", glassBottomRight: "/",
    leftArrow: "<-", rightArrow: "->", upArrow: "^", downArrow: "v", rule: "-", upright: "|", bullet: "*",
    ellipsis: "...", enDash: "-", times: "x", noBreakBlank: " ")

  /// The sign of a mark.
  package subscript(sign: Sign) -> String {
    switch sign {
    case .tick: tick
    case .cross: cross
    case .dot: dot
    case .dash: dash
    case .emptyBox: emptyBox
    case .doneBox: doneBox
    case .skippedBox: skippedBox
    }
  }
}
