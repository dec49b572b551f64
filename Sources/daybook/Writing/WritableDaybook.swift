import Platform

/// The fate proposed for a file, once it has been read.
enum Proposal: Hashable, Sendable {
  case keep
  case write(Bytes)
  case remove
}

/// Whether a change can be taken back.
enum UndoCover: Hashable, Sendable {
  case recorded
  /// There is no state folder to record it in: neither `XDG_STATE_HOME` nor `HOME` is set.
  case noStateFolder
  /// The state folder could not be written; the change is made all the same.
  case unavailable(FileTrouble)
}

/// A file that was written, made or removed.
struct FileUpdate: Hashable, Sendable {
  /// Within the daybook.
  var file: Path
  /// Nil if it was not there.
  var before: Bytes?
  /// Nil if it is removed.
  var after: Bytes?
}

/// Why files were not all updated; those before the failure are.
enum UpdateFailure<Refusal: Error>: Error {
  /// How many files were updated before it, and whether they can be taken back.
  case trouble(FileTrouble, updated: Int, undo: UndoCover)
  /// The change itself declined, in its own words.
  case refused(Refusal)
}

/// A daybook that may be changed: the only way in which its files are written.
struct WritableDaybook: Sendable {
  let files: any FileWriting
  /// The daybook's folder, resolved.
  let folder: Path
  /// Nil if no state folder is known.
  let undo: UndoLog?

  /// How often a change is made anew because others write the same file.
  private static let attempts = 100

  /// Changes files, each safely, all under the daybook's lock, as one step to take back.
  ///
  /// `change` is given a file's path within the daybook and its bytes, nil if it is not there, and is asked again if
  /// they change before they are replaced. All files are read and asked for before the first is written. Folders
  /// that are missing are made. Files that are proposed to be as they are are not written, nor in the result.
  /// `didWrite` is called after each file, with their number in all.
  func update<Refusal>(
    _ paths: [Path], as step: UndoStep, didWrite: (Int) -> Void = { _ in },
    _ change: (Path, Bytes?) throws(Refusal) -> Proposal
  ) throws(UpdateFailure<Refusal>) -> (updates: [FileUpdate], undo: UndoCover) {
    var updates: [FileUpdate] = []
    var cover = UndoCover.recorded
    var refusal: Refusal?
    func proposed(_ path: Path, _ current: Bytes?) -> FileUpdate? {
      do throws(Refusal) {
        switch try change(path, current) {
        case .keep: return nil
        case .write(let bytes):
          return bytes == current ? nil : FileUpdate(file: path, before: current, after: bytes)
        case .remove: return current == nil ? nil : FileUpdate(file: path, before: current, after: nil)
        }
      } catch {
        refusal = error
        return nil
      }
    }
    do throws(FileTrouble) {
      try files.withLock(folder) { () throws(FileTrouble) in
        var planned: [FileUpdate] = []
        for path in paths {
          if let update = proposed(path, try settledContents(of: path)) {
            planned.append(update)
          }
          if refusal != nil { return }
        }
        cover = record(planned, as: step)
        // Taken out at the end: meanwhile another would write again what was just read.
        var unwanted: [FileUpdate] = []
        defer { withdraw(unwanted, of: step) }
        var series = FileSeries(files)
        defer { series.settleIfPossible() }
        for plan in planned {
          var plan: FileUpdate? = plan
          for attempt in 1... {
            guard let next = plan else { break }
            if attempt > WritableDaybook.attempts {
              throw FileTrouble(.busy, at: folder.appending(next.file))
            }
            if next.before == nil { try files.createFolders(folder.appending(next.file).parent) }
            if next.before != nil, next.after != nil {
              files.tidy(folder.appending(next.file)) { undo?.knows($0, of: next.file, in: folder) ?? false }
            }
            let result = try series.put(next.after, inPlaceOf: next.before, at: folder.appending(next.file))
            guard case .changedMeanwhile(let current) = result else {
              updates.append(next)
              didWrite(planned.count)
              break
            }
            unwanted.append(next)
            plan = proposed(next.file, current == [] ? try settledContents(of: next.file) : current)
            if refusal != nil { return }
            if let plan { cover = record([plan], as: step) }
          }
        }
        try series.settle()
      }
    } catch {
      throw .trouble(error, updated: updates.count, undo: cover)
    }
    if let refusal { throw .refused(refusal) }
    return (updates, cover)
  }

  private func record(_ updates: [FileUpdate], as step: UndoStep) -> UndoCover {
    // A daybook in the state folder would wait for its own lock.
    guard let undo, undo.folder != folder else { return .noStateFolder }
    do throws(FileTrouble) {
      try undo.add(
        updates.map {
          UndoRecord(step: step, daybook: folder, file: $0.file, before: $0.before, after: $0.after)
        })
      return .recorded
    } catch {
      return .unavailable(error)
    }
  }

  /// The contents of a file, nil if it is not there.
  ///
  /// One without a byte may be about to be written by an editor that has just emptied it: for a tenth of a second it
  /// is looked at again and again.
  private func settledContents(of path: Path) throws(FileTrouble) -> Bytes? {
    for _ in 0..<20 {
      let current = try files.contentsIfAny(of: folder.appending(path))
      if current != [] { return current }
      System.wait(for: [], milliseconds: 5)
    }
    return try files.contentsIfAny(of: folder.appending(path))
  }

  /// Forgets the records of updates that never came to be, though their files are no longer what they were before.
  private func withdraw(_ updates: [FileUpdate], of step: UndoStep) {
    if updates.isEmpty { return }
    let unwanted = Set(
      updates.map {
        UndoRecord(step: step, daybook: folder, file: $0.file, before: $0.before, after: $0.after)
      })
    do throws(FileTrouble) { try undo?.remove { unwanted.contains($0) } } catch {}
  }
}
