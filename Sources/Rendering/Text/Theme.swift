/// How roles look on a terminal.
package struct Theme: Sendable {
  /// Whether there are any escape sequences.
  package let isColored: Bool

  /// No escape sequences at all.
  package static let plain = Theme(isColored: false)
  /// Colours of the terminal's own palette, only those that dark and light backgrounds both show, and one blue that is
  /// the same everywhere: cyan is pale on white, and the palette's blue vanishes on black.
  package static let colored = Theme(isColored: true)

  /// The SGR parameters of a role, `1;36`; nil for what looks like the text around it.
  func parameters(of role: Role) -> String? {
    guard isColored else { return nil }
    return switch role {
    case .plain, .label, .number: nil
    case .heading: "1"
    case .muted: "2"
    case .accent: "1;38;5;31"
    case .good: "32"
    case .partial: "35"
    case .bad: "31"
    case .warning: "1;35"
    case .water: "38;5;31"
    case .streak: "1;31"
    case .today: "1;4"
    }
  }
}

extension StyledText {
  /// The text with the theme's escape sequences, each reset behind its piece.
  package func string(_ theme: Theme) -> String {
    var string = ""
    for span in spans {
      if let parameters = theme.parameters(of: span.role) {
        string += "\u{1B}[\(parameters)m\(span.text)\u{1B}[0m"
      } else {
        string += span.text
      }
    }
    return string
  }
}

/// When output has colours: what `--color` takes.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// Whether output is coloured: by this choice, then `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `TERM`, and whether
  /// it goes to a terminal. An empty variable is as good as none.
  package func isColored(environment: [String: String], isTerminal: Bool) -> Bool {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if value("NO_COLOR") != nil { return false }
    if let force = value("CLICOLOR_FORCE"), force != "0" { return true }
    if value("CLICOLOR") == "0" || value("TERM") == "dumb" { return false }
    return isTerminal
  }
}
