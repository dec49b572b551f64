import Reports

extension Glyphs {
  /// Whether these are the signs of ASCII alone.
  var areASCII: Bool { self == .ascii }

  /// What was begun and not finished.
  package var half: String { areASCII ? "~" : "◐" }
  /// What is still open.
  package var circle: String { areASCII ? "o" : "◦" }
  /// What points at today's line.
  package var pointer: String { areASCII ? ">" : "▸" }

  /// The sign of a state, told from every other without its colour; blank where nothing can be said.
  package func sign(of state: State) -> StyledText {
    switch state {
    case .met: StyledText(tick, .good)
    case .partial: StyledText(half, .partial)
    case .missed: StyledText(cross, .bad)
    case .skipped: StyledText(dash, .muted)
    case .pending: StyledText(circle)
    case .notDue: StyledText(dot, .muted)
    case .unknown: " "
    }
  }
}
