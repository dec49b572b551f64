import Platform

/// Why something could not be measured, in one line.
struct Failure: Error, Equatable {
  let message: String

  /// The person asked for an end; unlike any other failure it ends the whole bench.
  static let interrupted = Failure(message: "interrupted")
}

/// Says what could not be done when the system call in `body` fails.
func attempt<Result>(_ what: String, _ body: () throws(SystemError) -> Result) throws(Failure) -> Result {
  do throws(SystemError) { return try body() } catch { throw Failure(message: what + ": " + error.text) }
}
