import Platform

/// Files put in place of others, one after the other, with each folder synced no more often than need be.
///
/// A merge of thousands of copies removes one file after the other: whether the first or the last of them is gone
/// after a power failure is all one, so that the folder is synced once. What is put in place of other bytes is never
/// on the disk before what came ahead of it.
struct FileSeries {
  private enum Kind { case making, replacing, removing }

  private let files: any FileWriting
  private var last = Kind.replacing
  private var unsynced: Set<Path> = []

  /// Starts with nothing put.
  init(_ files: any FileWriting) { self.files = files }

  /// Puts bytes, or nothing, in place of others, or of nothing; the `mode` of a file that is made is cut by the mask.
  mutating func put(
    _ new: Bytes?, inPlaceOf old: Bytes?, at path: Path, mode: UInt32 = 0o666
  ) throws(FileTrouble) -> Replacement {
    let kind: Kind = new == nil ? .removing : old == nil ? .making : .replacing
    if kind != last { try settle() }
    last = kind
    guard let new else {
      guard let old else { return .replaced }
      return putting(path, try files.remove(path, expecting: old, syncingFolder: false))
    }
    let isMade = kind == .making
    let outcome = try files.replace(
      path, expecting: old, with: new, mode: mode, isShared: true, syncingFolder: !isMade)
    return isMade ? putting(path, outcome) : outcome
  }

  private mutating func putting(_ path: Path, _ outcome: Replacement) -> Replacement {
    if outcome == .replaced { unsynced.insert(path.parent) }
    return outcome
  }

  /// Returns once all that was put is on the disk.
  mutating func settle() throws(FileTrouble) {
    let folders = unsynced
    unsynced = []
    for folder in folders { try files.confirm(folder) }
  }

  /// Syncs what is still to be synced, after trouble of which a person is told already.
  mutating func settleIfPossible() { try? settle() }
}
