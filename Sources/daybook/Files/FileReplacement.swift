import Platform

/// A file that is written piece by piece beside the one that it will replace, and put in its place when it is whole.
///
/// Unlike `replace(_:expecting:with:)` it holds nothing in memory, and takes the place of whatever is there then: it is
/// for a file that the person named to be written, and never for one of the daybook's own.
struct FileReplacement: Sendable {
  private let files: any FileWriting
  /// The file to be replaced, at the end of its links.
  private let target: Path
  private let temporary: OpenFile
  private let replacesFile: Bool

  /// Begins beside a file, or where none is yet; one that its permissions protect is not replaced.
  init(of path: Path, in files: any FileWriting) throws(FileTrouble) {
    let target = try files.linkedTarget(of: path)
    var status = try files.status(of: target)
    // One that is gone by now is not protected.
    let isProtected = status?.kind == .file && !files.isWritable(target)
    if isProtected { status = try files.status(of: target) }
    switch status?.kind {
    case .folder?: throw FileTrouble(.isAFolder, at: target)
    case .link?, .other?: throw FileTrouble(.notAFile, at: target)
    case .file? where isProtected: throw FileTrouble(.permissionDenied, at: target)
    case .file?, nil: break
    }
    (self.files, self.target) = (files, target)
    replacesFile = status != nil
    // Until it has the mode of the old file, nobody else may read the new one.
    temporary = try files.createTemporary(beside: target, mode: replacesFile ? 0o600 : 0o666)
  }

  /// Adds bytes at its end.
  func write(_ bytes: Bytes) throws(FileTrouble) {
    do throws(FileTrouble) { try files.writeAll(bytes, to: temporary) } catch { throw named(error) }
  }

  /// Puts it in place, once it is on the disk; it is closed then, and nothing more is done with it.
  ///
  /// Unless `replacing`, a file that is there by now stays as it is, and this one is taken away: false then.
  func finish(replacing: Bool) throws(FileTrouble) -> Bool {
    defer { files.close(temporary) }
    var isInPlace = true
    do throws(FileTrouble) {
      let isThere = try files.status(of: target) != nil
      if replacing, replacesFile, isThere { try files.copyMode(of: target, to: temporary) }
      if !replacing, isThere {
        isInPlace = false
      } else {
        try files.sync(temporary)
        if replacing {
          try files.rename(temporary.path, to: target)
        } else {
          isInPlace = try files.put(temporary.path, inPlaceOf: target, expecting: nil) == .replaced
        }
      }
    } catch {
      files.removeIfPossible(temporary.path)
      throw named(error)
    }
    if isInPlace { try files.confirm(target.parent) } else { files.removeIfPossible(temporary.path) }
    return isInPlace
  }

  /// Takes it away again, and closes it; the file that it was to replace stays as it is.
  func discard() {
    files.removeIfPossible(temporary.path)
    files.close(temporary)
  }

  private func named(_ trouble: FileTrouble) -> FileTrouble {
    trouble.told(of: target, insteadOf: temporary.path)
  }
}
