import Rendering

/// Why a command did not do what it was asked, in one line that is made once the language is known.
struct CommandError: Error {
  /// The line.
  let message: @Sendable (Words) -> String
  /// The exit status (default: `trouble`).
  let status: ExitStatus

  /// An error in words of its own.
  init(_ status: ExitStatus = .trouble, _ message: @escaping @Sendable (Words) -> String) {
    self.status = status
    self.message = message
  }

  /// An error that the words know.
  init(_ trouble: Trouble, status: ExitStatus = .trouble) {
    self.init(status) { $0.sentence(for: trouble) }
  }

  /// An error of a file that would not let the program do something.
  init(_ trouble: FileTrouble, doing deed: FileDeed) {
    self.init(.file(trouble, deed))
  }
}

/// Does something with files; what they refuse becomes the error of a command.
@discardableResult
func telling<Result>(
  _ deed: FileDeed, _ body: @autoclosure () throws(FileTrouble) -> Result
) throws(CommandError) -> Result {
  do throws(FileTrouble) { return try body() } catch { throw CommandError(error, doing: deed) }
}
