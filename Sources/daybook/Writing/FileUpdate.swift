import Platform

/// The fate proposed for a file, once it has been read.
enum Proposal: Hashable, Sendable {
  case keep
  case write(Bytes)
  case remove
}

/// A file that is written, made or removed.
struct FileUpdate: Hashable, Sendable {
  /// Within the daybook.
  var file: Path
  /// Nil if it was not there.
  var before: Bytes?
  /// Nil if it is removed.
  var after: Bytes?
}

extension FileUpdate {
  /// The update that a proposal comes to; nil if it leaves the file as it is.
  init?(of path: Path, from current: Bytes?, to proposal: Proposal) {
    switch proposal {
    case .write(let bytes) where bytes != current: self.init(file: path, before: current, after: bytes)
    case .remove where current != nil: self.init(file: path, before: current, after: nil)
    case .keep, .write, .remove: return nil
    }
  }
}

/// Whether a change can be taken back.
enum UndoCover: Hashable, Sendable {
  case recorded
  /// There is no state folder to record it in: neither `XDG_STATE_HOME` nor `HOME` is set.
  case noStateFolder
  /// The state folder could not be written; the change is made all the same.
  case unavailable(FileTrouble)
}

/// The files that a command had changed before it failed.
struct WrittenFiles: Hashable, Sendable {
  var count = 0
  /// Whether `undo` takes them back.
  var canBeUndone = true
}
