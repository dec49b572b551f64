/// How a command ended, for the shell.
enum ExitStatus: Int32, Comparable, Sendable {
  /// Done, or yes.
  case done = 0
  /// No.
  case no = 1
  /// Trouble.
  case trouble = 2

  static func < (one: ExitStatus, other: ExitStatus) -> Bool { one.rawValue < other.rawValue }
}
