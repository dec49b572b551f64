import Reports

extension Glyphs {
  /// Whether these are the signs of ASCII alone.
  var areASCII: Bool { self == .ascii }

  /// The sign of a state, distinct from every other even without its colour; a blank for an unknown one.
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

  /// The sign of a day without a file of which something was asked.
  var noFile: StyledText { StyledText(gap, .muted) }

  /// The sign of an amount on a day that asks for none, as a day of a week's goal.
  var someAmount: StyledText { StyledText(bullet, .accent) }
}

extension State {
  /// The states in the order in which reports name them.
  static let ordered = allCases.sorted { $0.place < $1.place }

  /// The states that a legend explains: all that have a sign.
  static let legend = ordered.filter { $0 != .unknown }

  /// The place among `ordered`.
  private var place: Int {
    switch self {
    case .met: 0
    case .partial: 1
    case .missed: 2
    case .pending: 3
    case .skipped: 4
    case .notDue: 5
    case .unknown: 6
    }
  }
}
