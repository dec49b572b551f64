import Platform

extension DiskFiles {
  /// How many writers of one folder there can be at once.
  private static let slots = 1000

  // The names are few and fixed, so that the next writer runs into what a dead one left, and nobody has to list a
  // folder of 36,500 days to find it. Whether a writer lives is told by a lock on its file, which ends with it:
  // unlike a process's number, it is not given to another, and means the same in a container.
  func createTemporary(beside path: Path, mode: UInt32) throws(FileTrouble) -> OpenFile {
    let folder = path.parent
    for slot in 0..<DiskFiles.slots {
      let name = DiskFiles.temporary(slot, in: folder)
      while true {
        do throws(SystemError) {
          let descriptor = try System.openFile(name, for: .creating(mode: mode))
          if isClaimed(descriptor) {
            removeAbandoned(after: slot, in: folder)
            return OpenFile(path: name, descriptor: descriptor)
          }
          System.closeFile(descriptor)
        } catch {
          if error != .alreadyExists { throw FileTrouble(error, during: .createTemporary, at: folder) }
          if !removedAbandoned(name) { break }
        }
      }
    }
    throw FileTrouble(.busy, at: folder)
  }

  private static func temporary(_ slot: Int, in folder: Path) -> Path {
    folder.appending(".daybook-\(slot).tmp")
  }

  private func removeAbandoned(after slot: Int, in folder: Path) {
    for next in slot + 1..<DiskFiles.slots where !removedAbandoned(DiskFiles.temporary(next, in: folder)) {
      return
    }
  }

  /// Takes the lock that says that the maker of a new file lives.
  ///
  /// False if another took the file for abandoned between its making and its locking.
  private func isClaimed(_ descriptor: Int32) -> Bool {
    do throws(SystemError) {
      try System.lock(descriptor, waiting: false)
    } catch {
      if !error.saysNoLocks { return false }
    }
    do throws(SystemError) { return try System.status(of: descriptor).linkCount > 0 } catch { return false }
  }

  /// Removes a temporary file whose maker is dead; whether the name is free now, or was.
  private func removedAbandoned(_ path: Path) -> Bool {
    do throws(SystemError) {
      let descriptor = try System.openFile(path, for: .readingUnlinked)
      defer { System.unlockFile(descriptor) }
      let opened = try System.status(of: descriptor)
      guard opened.file.kind == .file else { return false }
      do throws(SystemError) {
        try System.lock(descriptor, waiting: false)
      } catch {
        // Without locks only age tells; no write takes an hour.
        let age = System.nanoseconds() - opened.file.modified
        if !error.saysNoLocks || age < 3_600_000_000_000 { return false }
      }
      // Its maker may have put it in place, and another made a new one of that name, before we had the lock.
      let named = try System.status(of: path, followingLinks: false)
      guard (named.inode, named.device) == (opened.inode, opened.device) else { return true }
      try System.removeFile(path)
      return true
    } catch {
      return false
    }
  }
}
