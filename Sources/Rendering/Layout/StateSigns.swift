import Journal
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

  /// The sign of a day of a habit or goal.
  func sign(of sign: DaySign) -> StyledText {
    switch sign {
    case .state(let state): self.sign(of: state)
    case .amount: StyledText(bullet, .accent)
    case .noFile: StyledText(gap, .muted)
    }
  }
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

/// What stands for a day of a habit or goal.
enum DaySign: Hashable {
  case state(State)
  /// An amount that nothing asks for.
  case amount
  /// A day without a file of which something was asked.
  case noFile

  /// All that can be seen, in the order of a legend.
  static let legend = State.legend.map(DaySign.state) + [.amount, .noFile]

  /// Those of some signs, in that order.
  static func legend(of shown: some Sequence<DaySign>) -> [DaySign] { legend.filter(Set(shown).contains) }

  var code: String {
    switch self {
    case .state(let state): state.code
    case .amount: "amount"
    case .noFile: "no_file"
    }
  }
}

extension Words {
  /// The name of a sign.
  func name(of sign: DaySign) -> String {
    switch sign {
    case .state(let state): name(of: state)
    case .amount: someAmount
    case .noFile: nothingWritten
    }
  }
}

extension PeriodGrid.Row {
  /// The sign of a day, with a file or without.
  func sign(_ place: Int) -> DaySign { hasAmountUnasked(place) ? .amount : .state(states[place]) }
}

extension PeriodGrid {
  /// The sign of a day of a row that has the screen to itself.
  func sign(_ place: Int, of row: Row) -> DaySign { lacksFile(place, of: row) ? .noFile : row.sign(place) }

  /// The same in a calendar, if it has one: every day to come is open or not due, which goes without saying.
  func shownSign(_ place: Int, of row: Row, today: Day) -> DaySign? {
    let sign = sign(place, of: row)
    let isTold = period.from + place <= today || ![.state(.pending), .state(.notDue)].contains(sign)
    return isTold ? sign : nil
  }
}

extension Screen {
  /// The signs that are shown, each with its name.
  func legend(of shown: some Sequence<DaySign>) -> [StyledText] {
    DaySign.legend(of: shown).map { legendEntry(glyphs.sign(of: $0), words.name(of: $0)) }
  }

  /// A sign with its name.
  func legendEntry(_ sign: StyledText, _ name: String) -> StyledText { sign + StyledText(" " + name, .muted) }
}
