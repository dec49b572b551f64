import Rendering

/// Why a command did not do what it was asked, in one line that is made once the language is known.
struct CommandError: Error {
  private let sentence: @Sendable (Words, WrittenFiles) -> String
  private var written = WrittenFiles()
  /// The correction that may have been meant; nil if that is not known.
  private(set) var correction: Correction?
  /// The exit status: no where a person said no to what was asked, else trouble.
  private(set) var status = ExitStatus.trouble

  /// An error in words of its own.
  init(_ message: @escaping @Sendable (Words) -> String) {
    sentence = { $1.count == 0 ? message($0) : message($0) + $0.fate(of: $1) }
  }

  /// An error that says itself what was written before it.
  init(_ message: @escaping @Sendable (Words, WrittenFiles) -> String) { sentence = message }

  /// An error of a file that would not let the program do something.
  init(_ trouble: FileTrouble, doing deed: FileDeed) {
    let deed = trouble.isInPlace ? .confirming : deed
    self.init { $0.fileTrouble(trouble, deed, after: $1) }
  }

  /// The same error of a line that another command than `add` was given: what it proposes is typed behind that.
  func proposing(_ command: String) -> CommandError {
    var error = CommandError { [sentence] words, written in
      var words = words
      words.lineCommand = command
      return sentence(words, written)
    }
    (error.written, error.correction, error.status) = (written, correction, status)
    return error
  }

  /// The line.
  func message(_ words: Words) -> String { sentence(words, written) }

  /// The line, with the words that were typed as they would work.
  func message(_ words: Words, on line: [String]) -> String {
    guard let given = correction else { return message(words) }
    let correction = given.continued(on: line) ?? given
    return words.sentence(
      message(words), meaning: correction.commands(for: line, in: words.language).map(words.inQuotes),
      isExample: correction.isExample)
  }

  /// The error with what may have been meant instead.
  func correcting(_ correction: Correction?) -> CommandError {
    var error = self
    error.correction = correction
    return error
  }

  /// The same as the end of a command to whose question a person said no.
  func afterNo() -> CommandError {
    var error = self
    error.status = .no
    return error
  }

  /// The error after files were written, which it then says.
  func after(_ written: WrittenFiles) -> CommandError {
    var error = self
    error.written = written
    return error
  }
}

/// Does something with files; what they refuse becomes the error of a command.
@discardableResult
func telling<Result>(
  _ deed: FileDeed, _ body: @autoclosure () throws(FileTrouble) -> Result
) throws(CommandError) -> Result {
  do throws(FileTrouble) { return try body() } catch { throw CommandError(error, doing: deed) }
}
