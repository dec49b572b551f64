import Platform

/// The terminal, or whatever else the program talks to.
struct TerminalInfo: Hashable, Sendable {
  var inputIsTerminal: Bool
  var outputIsTerminal: Bool
  var errorIsTerminal: Bool
  /// The terminal's width, else `COLUMNS`, else 80; at least 1.
  var widthInColumns: Int

  /// Asks the standard streams.
  static func current(_ environment: Environment) -> TerminalInfo {
    TerminalInfo(
      inputIsTerminal: System.isTerminal(0), outputIsTerminal: System.isTerminal(1),
      errorIsTerminal: System.isTerminal(2),
      widthInColumns: System.widthInColumns(1) ?? environment["COLUMNS"].flatMap { Int($0) }.flatMap {
        $0 > 0 ? $0 : nil
      } ?? 80)
  }
}
