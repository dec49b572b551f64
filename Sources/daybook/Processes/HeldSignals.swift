import Platform

/// The signals by which a person ends the program, held back on this thread while something is to be cleared away first.
///
/// Long work looks now and then whether one has come, clears up, and lets it through.
struct HeldSignals: Sendable {
  private let before: System.SignalMask

  /// Holds them back from now on.
  init() { before = System.holdSignals() }

  /// Whether one has come.
  var isPending: Bool { System.hasHeldSignal() }

  /// Lets them through again: one that has come ends the program here.
  func release() { System.restoreSignals(before) }
}
