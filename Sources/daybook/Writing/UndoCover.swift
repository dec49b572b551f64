import Platform

/// Whether a change can be taken back.
enum UndoCover: Hashable, Sendable {
  case recorded
  /// There is no state folder to record it in: neither `XDG_STATE_HOME` nor `HOME` is set.
  case noStateFolder
  /// The state folder could not be written; the change is made all the same.
  case unavailable(FileTrouble)
}
