import Platform

extension FileWriting {
  /// Puts a finished file in place of one that holds `old`, and looks at what was there at that very moment.
  ///
  /// Between the last look at a file and a rename over it others may save, and what they saved would be gone. So the
  /// two files are exchanged, and what comes out is looked at: if it is not `old`, it goes back. Were the process
  /// killed between these steps, the other file would be left under a name that is a conflict copy's, from which
  /// nothing is lost.
  func exchange(
    _ temporary: Path, holding new: Bytes, with target: Path, expecting old: Bytes?
  ) throws(FileTrouble) -> Replacement {
    let current = try contentsIfAny(of: target)
    if current != old { return .changedMeanwhile(current) }
    guard let aside = try freeAside(of: target) else {
      return try put(temporary, inPlaceOf: target, expecting: old)
    }
    try rename(temporary, to: aside)
    do throws(FileTrouble) {
      try exchange(aside, with: target)
    } catch {
      switch error.kind {
      case .unsupported: return try putting(aside, inPlaceOf: target, expecting: old)
      case .notFound:
        try remove(aside)
        return .changedMeanwhile(nil)
      default:
        removeIfPossible(aside)
        throw error
      }
    }
    return try settle(aside, new, target, expecting: old)
  }

  /// Keeps an exchange if what came out is `old`; else takes it back.
  private func settle(
    _ aside: Path, _ new: Bytes, _ target: Path, expecting old: Bytes?
  ) throws(FileTrouble) -> Replacement {
    let found: Bytes?
    do throws(FileTrouble) {
      found = try contentsIfAny(of: aside)
    } catch {
      // It is no file any more that can be read: not ours to throw away.
      try exchange(aside, with: target)
      removeIfPossible(aside)
      throw error.told(of: target, insteadOf: aside)
    }
    if found == old {
      // The file is in place; what is left lying now is removed by its next write.
      removeIfPossible(aside)
      return .replaced
    }
    try exchange(aside, with: target)
    if try contentsIfAny(of: aside) == new {
      try remove(aside)
      return .changedMeanwhile(found)
    }
    // Others saved a second time meanwhile: that is newer, and what they saved before stays as a conflict copy.
    try exchange(aside, with: target)
    return .changedMeanwhile(try contentsIfAny(of: target))
  }

  private func putting(
    _ aside: Path, inPlaceOf target: Path, expecting old: Bytes?
  ) throws(FileTrouble) -> Replacement {
    do throws(FileTrouble) {
      let outcome = try put(aside, inPlaceOf: target, expecting: old)
      if outcome != .replaced { try remove(aside) }
      return outcome
    } catch {
      removeIfPossible(aside)
      throw error
    }
  }

  /// Removes what a killed writer left beside a file, if nothing would be lost with it; what is to be kept stays, as
  /// a conflict copy.
  ///
  /// Called before a write, while no other daybook writes the file; what cannot be read or removed stands in the way
  /// of no write.
  func tidy(_ path: Path, isKnown: (Bytes) -> Bool) {
    for leftover in leftovers(beside: path, isKnown: isKnown) { removeIfPossible(leftover) }
  }

  private func freeAside(of target: Path) throws(FileTrouble) -> Path? {
    for aside in asides(of: target) where try status(of: aside) == nil { return aside }
    return nil
  }
}

extension FileReading {
  /// The files that killed writers left beside a file and that may go: the file holds their lines, or is there and
  /// their bytes can be had again, which `isKnown` tells.
  func leftovers(beside path: Path, isKnown: (Bytes) -> Bool) -> [Path] {
    var found: [Path] = []
    do throws(FileTrouble) {
      let target = try linkedTarget(of: path)
      for aside in asides(of: target) {
        guard let left = try contentsIfAny(of: aside) else { continue }
        let current = try contentsIfAny(of: target)
        if FileEdit.holdsLines(of: left, current ?? []) || (current != nil && isKnown(left)) {
          found.append(aside)
        }
      }
    } catch {}
    return found
  }

  /// Whether something of an exchange may be left beside a file; true where that cannot be told.
  func mayHaveLeftovers(beside path: Path) -> Bool {
    do throws(FileTrouble) {
      for aside in asides(of: try linkedTarget(of: path)) where try status(of: aside) != nil { return true }
      return false
    } catch { return true }
  }

  /// Where a file's bytes stand while they are exchanged: names that are those of conflict copies.
  fileprivate func asides(of target: Path) -> [Path] {
    let name = String(decoding: target.lastComponent, as: UTF8.self)
    guard Bytes(name.utf8) == Bytes(target.lastComponent) else { return [] }
    return ["", "2", "3"].map { target.parent.appending(".\(name).daybook\($0)") }
  }
}
