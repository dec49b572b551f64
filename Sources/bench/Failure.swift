/// Why something could not be measured, in one line.
struct Failure: Error, Equatable {
  let message: String

  /// The person asked for an end; unlike any other failure it ends the whole bench.
  static let interrupted = Failure(message: "interrupted")
}
