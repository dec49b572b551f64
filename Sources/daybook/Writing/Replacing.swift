import Platform

/// How an attempt to replace a file ended, if nothing failed.
enum Replacement: Hashable, Sendable {
  case replaced
  /// Others changed the file since it was read; nothing is written. What it holds now, nil if it is gone.
  case changedMeanwhile(Bytes?)
}

extension FileWriting {
  /// Replaces a file's bytes by others, all at once, and returns when they are on the disk.
  ///
  /// `old` is what the file must hold now, nil if it must not be there. A link is kept, and the file at its end is
  /// replaced, or made; mode, owner and group are kept as far as may be, a new file's `mode` is cut by the mask.
  /// After trouble the file holds all its old bytes, or all the new ones, which the trouble then says. A file that its
  /// permissions protect is not replaced, though its folder would let it be. Unless `syncingFolder`, the folder is left to
  /// be synced later. A file that `isShared` may be saved by others at any moment: what they save is then never lost, as
  /// far as the file system can exchange two files. One longer than can be read again is not written.
  func replace(
    _ path: Path, expecting old: Bytes?, with new: Bytes, mode: UInt32 = 0o666, isShared: Bool = false,
    syncingFolder: Bool = true
  ) throws(FileTrouble) -> Replacement {
    let target = try linkedTarget(of: path)
    if new.count > DiskFiles.largestFile { throw FileTrouble(.overLimit, at: target) }
    if old != nil, !isWritable(target) {
      if try status(of: target) == nil { return .changedMeanwhile(nil) }
      throw FileTrouble(.permissionDenied, at: target)
    }
    // Until it has the mode of the old file, nobody else may read the new one.
    let temporary = try createTemporary(beside: target, mode: old == nil ? mode : 0o600)
    // It is this process's own until it is closed, so that happens after it is in place.
    defer { close(temporary) }
    do throws(FileTrouble) {
      try writeAll(new, to: temporary)
      if old != nil, try !copiedMode(of: target, to: temporary) {
        return try discard(temporary, .changedMeanwhile(nil))
      }
      try sync(temporary)
      let outcome =
        try isShared && old != nil
        ? exchange(temporary.path, holding: new, with: target, expecting: old)
        : put(temporary.path, inPlaceOf: target, expecting: old)
      if outcome != .replaced { return try discard(temporary, outcome) }
    } catch {
      removeIfPossible(temporary.path)
      throw error.told(of: target, insteadOf: temporary.path)
    }
    if syncingFolder || target != path { try confirm(target.parent) }
    return .replaced
  }

  /// Removes a file, or the file at a link's end, if it still holds `old`.
  ///
  /// Unless `syncingFolder`, the folder is left to be synced later, but for that of a link's end.
  func remove(
    _ path: Path, expecting old: Bytes, syncingFolder: Bool = true
  ) throws(FileTrouble) -> Replacement {
    let target = try linkedTarget(of: path)
    let current = try contentsIfAny(of: target)
    if current != old { return .changedMeanwhile(current) }
    try remove(target)
    if syncingFolder || target != path { try confirm(target.parent) }
    return .replaced
  }

  private func copiedMode(of path: Path, to file: OpenFile) throws(FileTrouble) -> Bool {
    do throws(FileTrouble) {
      try copyMode(of: path, to: file)
      return true
    } catch {
      if error.kind == .notFound { return false }
      throw error
    }
  }

  private func discard(_ file: OpenFile, _ outcome: Replacement) throws(FileTrouble) -> Replacement {
    do throws(FileTrouble) { try remove(file.path) } catch { if error.kind != .notFound { throw error } }
    return outcome
  }

  /// Puts a finished file in place of one that holds `old`, or of nothing.
  func put(
    _ temporary: Path, inPlaceOf target: Path, expecting old: Bytes?
  ) throws(FileTrouble) -> Replacement {
    guard old == nil else {
      let current = try contentsIfAny(of: target)
      if current != old { return .changedMeanwhile(current) }
      try rename(temporary, to: target)
      return .replaced
    }
    do throws(FileTrouble) {
      // Unlike a rename, a link never takes the place of a file that others made meanwhile.
      try link(temporary, to: target)
    } catch {
      switch error.kind {
      case .alreadyExists: return .changedMeanwhile(try contentsIfAny(of: target))
      case .unsupported:
        if let current = try contentsIfAny(of: target) { return .changedMeanwhile(current) }
        try rename(temporary, to: target)
        return .replaced
      default: throw error
      }
    }
    // The file is in place; a second name that cannot be removed now is removed by the next write.
    removeIfPossible(temporary)
    return .replaced
  }
}
