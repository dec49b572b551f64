import Platform

/// A change of files that is under way: what is read, proved, logged, put in place and told, as one step to take back.
///
/// It is the only way in which the files of a daybook are written.
struct PendingWrite {
  private let files: any FileWriting
  private let folder: Path
  private let undo: UndoLog?
  private let step: UndoStep
  /// The proof of each file before it is written; nil where nothing is to be proved.
  private(set) var proof: FirstProof?
  /// The files that were written, made or removed, in order.
  private(set) var updates: [FileUpdate] = []
  /// Whether they can be taken back.
  private(set) var cover = UndoCover.recorded
  /// Whether nothing keeps other programs from writing at the same time.
  private(set) var isUnlocked = false
  /// The updates that were logged and never came to be.
  private var unmade: [FileUpdate] = []

  /// How often a change is made anew because others write the same file.
  static let attempts = 100

  /// Begins a step in a folder, which is resolved; `undo` is nil if no state folder is known.
  init(
    to files: any FileWriting, in folder: Path, undo: UndoLog?, as step: UndoStep, proof: FirstProof? = nil
  ) {
    (self.files, self.folder, self.undo, self.step, self.proof) = (files, folder, undo, step, proof)
  }

  /// Changes files, each safely, all under the folder's lock.
  ///
  /// `change` is given a file's path within the folder and its bytes, nil if it is not there, and is asked again if
  /// they change before they are replaced. All files are read and asked for before the first is written. Folders
  /// that are missing are made. A file that is proposed to be as it is is not written, nor among the updates.
  /// `say` is called if another program writes for longer than a moment, `didWrite` after each file, with their number in
  /// all. An error says what was written before it.
  ///
  /// `beginning` is called as soon as no other may write, before anything is read.
  ///
  /// `following` is called once all is written and before another may write; what it writes itself `isLocked` already.
  mutating func perform(
    _ paths: [Path], isLocked: Bool = false, whenWaiting say: () -> Void = {}, beginning: () -> Void = {},
    didWrite: (Int) -> Void = { _ in }, following: ([FileUpdate]) -> Void = { _ in },
    _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) {
    do throws(CommandError) {
      let lock = isLocked ? nil : try telling(.writing, files.lock(folder, whenWaiting: say))
      isUnlocked = lock.map { $0.descriptor == nil } ?? false
      defer { if let lock { files.unlock(lock) } }
      beginning()
      let planned = try read(paths, change)
      log(planned)
      // At the end: meanwhile another would write again what was just read.
      defer { forgetUnmade() }
      try put(planned, didWrite, change)
      following(updates)
    } catch {
      throw error.after(WrittenFiles(count: updates.count, canBeUndone: cover == .recorded))
    }
  }

  private mutating func read(
    _ paths: [Path], _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) -> [FileUpdate] {
    var planned: [FileUpdate] = []
    for path in paths {
      let current = try settledContents(of: path)
      if let update = try proved(path, current, change) { planned.append(update) }
    }
    return planned
  }

  /// The contents of a file, nil if it is not there.
  ///
  /// One without a byte may be about to be written by an editor that has just emptied it: for a tenth of a second it
  /// is looked at again and again.
  private func settledContents(of path: Path) throws(CommandError) -> Bytes? {
    for _ in 0..<20 {
      let current = try telling(.reading, files.contentsIfAny(of: folder.appending(path)))
      if current != [] { return current }
      System.wait(for: [], milliseconds: 5)
    }
    return try telling(.reading, files.contentsIfAny(of: folder.appending(path)))
  }

  /// The update of a file that is proposed, once it is proved that nothing of it would be lost; nil to keep it.
  private mutating func proved(
    _ path: Path, _ current: Bytes?, _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) -> FileUpdate? {
    let update = try FileUpdate(of: path, from: current, by: change)
    if let update, update.before == nil { try files.refuseIfElsewhere(path, in: folder) }
    if let update, let before = update.before, update.after != nil { try proof?.prove(before, at: path) }
    return update
  }

  /// Logs updates before they are made, so that none is without its record.
  private mutating func log(_ planned: [FileUpdate]) {
    // A daybook in the state folder would wait for its own lock.
    guard let undo, undo.folder != folder else {
      cover = .noStateFolder
      return
    }
    do throws(FileTrouble) {
      var records = planned.map(record)
      for index in records.indices where records[index].after == nil {
        records[index].mode = try files.status(of: folder.appending(records[index].file))?.mode
      }
      try undo.add(records)
      cover = .recorded
    } catch { cover = .unavailable(error) }
  }

  private func record(of update: FileUpdate) -> UndoRecord {
    UndoRecord(step: step, daybook: folder, file: update.file, before: update.before, after: update.after)
  }

  /// Forgets the records of updates that never came to be, though their files are no longer what they were before.
  private func forgetUnmade() {
    if unmade.isEmpty { return }
    let records = Set(unmade.map(record))
    do throws(FileTrouble) {
      try undo?.remove { record in
        var unmoded = record
        unmoded.mode = nil
        return records.contains(unmoded)
      }
    } catch {}
  }

  private mutating func put(
    _ planned: [FileUpdate], _ didWrite: (Int) -> Void,
    _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) {
    var series = FileSeries(files)
    defer { series.settleIfPossible() }
    for (place, update) in planned.enumerated() {
      do throws(CommandError) {
        if try put(update, in: &series, change) { didWrite(planned.count) }
      } catch {
        unmade += planned[(place + 1)...]
        throw error
      }
    }
    try telling(.writing, series.settle())
  }

  /// Puts one update in place, worked out anew each time that others have changed the file; false if it is then kept.
  private mutating func put(
    _ planned: FileUpdate, in series: inout FileSeries,
    _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) throws(CommandError) -> Bool {
    let path = planned.file
    var update = planned
    for _ in 0..<PendingWrite.attempts {
      let outcome: Replacement
      do throws(FileTrouble) { outcome = try exchange(update, in: &series) } catch {
        if error.isInPlace {
          updates.append(update)
        } else if !files.mayHaveLeftovers(beside: folder.appending(path)) {
          // What is left there is told from what others wrote by the record.
          unmade.append(update)
        }
        throw CommandError(error, doing: .writing)
      }
      guard case .changedMeanwhile(let current) = outcome else {
        updates.append(update)
        return true
      }
      unmade.append(update)
      let settled = try current == [] ? settledContents(of: path) : current
      guard let next = try proved(path, settled, change) else { return false }
      log([next])
      update = next
    }
    unmade.append(update)
    throw CommandError(FileTrouble(.busy, at: folder.appending(path)), doing: .writing)
  }

  private func exchange(_ update: FileUpdate, in series: inout FileSeries) throws(FileTrouble) -> Replacement
  {
    let target = folder.appending(update.file)
    if update.before == nil {
      try files.createFolders(target.parent)
    } else if update.after != nil {
      files.tidy(target) { undo?.records.know($0, of: update.file, in: folder) ?? false }
    }
    return try series.put(update.after, inPlaceOf: update.before, at: target)
  }
}
