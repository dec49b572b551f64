/// The signals by which a person ends the program, held back on this thread while something is to be cleared away first.
///
/// Long work looks now and then whether one has come, clears up, and lets it through.
struct HeldSignals: Sendable {
  private let before: Platform.SignalMask

  /// Holds them back from now on.
  init() { before = Platform.holdSignals() }

  /// Whether one has come.
  var isPending: Bool { Platform.hasHeldSignal() }

  /// Lets them through again: one that has come ends the program here.
  func release() { Platform.restoreSignals(before) }
}
