import Journal
import Platform
import Reports

/// The result of an undo, or the reason that it did nothing.
enum UndoOutcome: Hashable, Sendable {
  case undone(UndoStep, [UndoneFile])
  /// No change of this daybook is left to take back.
  case nothingLeft
  /// The file, named as in the daybook, has been changed where the step changed it; nothing is written.
  case changedSince(UndoStep, Path, Reversion.Hindrance?)
  /// The file is not there any more; nothing is written.
  case gone(UndoStep, Path)
  /// The file is as it was before the step, which never happened or was taken back by hand; nothing is written. `next` is
  /// the step before it.
  case alreadyBack(UndoStep, Path, next: UndoStep?)
  /// The newest record is torn, and with it all that is known of the newest change; nothing is written.
  case torn(Bytes)
  /// A file could not be written after others were given back, at least one of them; the next undo takes the rest back.
  case stopped(FileTrouble, givenBack: Int)
}

/// A file that an undo gave back.
struct UndoneFile: Hashable, Sendable {
  /// Within the daybook.
  var file: Path
  /// The file's contents before the undo; nil if it was not there.
  var before: Bytes?
  /// The file's contents now; nil if it is gone.
  var after: Bytes?
  var exactness: Reversion.Exactness
  /// The permission bits of a file that is made again; nil if they are not known.
  var mode: UInt32?
}

extension UndoLog {
  /// Takes the newest step of a daybook back, in all of its files or in none that has since been changed.
  ///
  /// A step that never happened, or that was taken back by hand, is told and forgotten, and so is a torn record: the next
  /// undo takes the change before it. `daybook` is resolved.
  func undo(_ daybook: Path, whenWaiting say: () -> Void = {}) throws(FileTrouble) -> UndoOutcome {
    try files.withLock(daybook, whenWaiting: say) { () throws(FileTrouble) -> UndoOutcome in
      for _ in 0..<100 {
        let (outcome, passed) = try next(daybook, isTidying: true)
        var givenBack = 0
        let isDone: Bool
        do throws(FileTrouble) {
          isDone = try perform(outcome, in: daybook, &givenBack)
        } catch {
          if givenBack == 0 { throw error }
          return .stopped(error, givenBack: givenBack)
        }
        if isDone {
          var over = passed
          switch outcome {
          case .undone(let step, _), .alreadyBack(let step, _, _): over.insert(step.id)
          case .nothingLeft, .changedSince, .gone, .torn, .stopped: break
          }
          // If they cannot be forgotten now, the next undo passes over them.
          do throws(FileTrouble) {
            if !over.isEmpty { try remove { over.contains($0.step.id) } }
            if case .torn(let line) = outcome { try forget(torn: line) }
          } catch {}
          return outcome
        }
      }
      throw FileTrouble(.busy, at: daybook)
    }
  }

  /// Forgets the newest step of a daybook, whose files stay as they are, so that the next undo is for the one before it;
  /// what it was, nil if none is remembered. A torn record has no words.
  func forgetNewest(_ daybook: Path, whenWaiting say: () -> Void = {}) throws(FileTrouble) -> String? {
    try files.withLock(daybook, whenWaiting: say) { () throws(FileTrouble) -> String? in
      let (outcome, passed) = try next(daybook, isTidying: true)
      switch outcome {
      case .nothingLeft, .stopped: return nil
      case .torn(let line):
        try forget(torn: line)
        return ""
      case .undone(let step, _), .changedSince(let step, _, _), .gone(let step, _),
        .alreadyBack(let step, _, _):
        let over = passed.union([step.id])
        try remove { over.contains($0.step.id) }
        return step.what
      }
    }
  }

  /// The outcome that `undo` would have now.
  func preview(_ daybook: Path) throws(FileTrouble) -> UndoOutcome {
    try next(daybook, isTidying: false).outcome
  }

  private func next(
    _ daybook: Path, isTidying: Bool
  ) throws(FileTrouble) -> (outcome: UndoOutcome, passed: Set<String>) {
    if let torn = try tornNewest(of: daybook) { return (.torn(torn), []) }
    var passed: Set<String> = []
    let steps = UndoLog.steps(in: try records.of(daybook))
    for (place, records) in steps.enumerated() {
      let step = records[0].step
      if isTidying {
        // As long as the step is remembered.
        for file in Set(records.map(\.file)) {
          files.tidy(daybook.appending(file)) { self.records.know($0, of: file, in: daybook) }
        }
      }
      switch try plan(records, in: daybook) {
      case .undone(_, let files) where files.allSatisfy({ Self.isEarned($0.file) }):
        guard let own = records.last(where: { !Self.isEarned($0.file) }) else {
          passed.insert(step.id)
          continue
        }
        let next = place + 1 < steps.count ? steps[place + 1][0].step : nil
        return (.alreadyBack(step, own.file, next: next), passed)
      case let outcome: return (outcome, passed)
      }
    }
    return (.nothingLeft, passed)
  }

  /// Whether a file is kept beside what is written, and follows it: the badges.
  private static func isEarned(_ file: Path) -> Bool { file == Path(FileName.badges) }

  private func plan(_ records: [UndoRecord], in daybook: Path) throws(FileTrouble) -> UndoOutcome {
    var plans: [UndoneFile] = []
    var places: [Path: Int] = [:]
    for record in records {
      let planned = places[record.file]
      let current: Bytes?
      if let planned {
        current = plans[planned].after
      } else {
        current = try files.contentsIfAny(of: daybook.appending(record.file))
      }
      switch record.reverting(current) {
      case .notNeeded: continue
      // Badges that others have touched since do not keep the line that earned them.
      case .changedSince where Self.isEarned(record.file), .gone where Self.isEarned(record.file): continue
      case .changedSince(let line): return .changedSince(record.step, record.file, line)
      case .gone: return .gone(record.step, record.file)
      case .restored(let bytes, let exactness):
        if let planned {
          plans[planned].after = bytes
          plans[planned].mode = plans[planned].mode ?? record.mode
          if exactness == .ownLinesOnly { plans[planned].exactness = exactness }
        } else {
          places[record.file] = plans.count
          plans.append(
            UndoneFile(
              file: record.file, before: current, after: bytes, exactness: exactness, mode: record.mode))
        }
      }
    }
    // What was written first.
    let (earned, own) = (plans.filter { Self.isEarned($0.file) }, plans.filter { !Self.isEarned($0.file) })
    return .undone(records[0].step, own + earned)
  }

  /// Writes what is planned; false if a file changed meanwhile, and another plan is needed.
  private func perform(
    _ outcome: UndoOutcome, in daybook: Path, _ givenBack: inout Int
  ) throws(FileTrouble) -> Bool {
    guard case .undone(_, let plans) = outcome else { return true }
    var series = FileSeries(files)
    defer { series.settleIfPossible() }
    var unconfirmed: FileTrouble?
    for plan in plans {
      do throws(FileTrouble) {
        let result = try series.put(
          plan.after, inPlaceOf: plan.before, at: daybook.appending(plan.file), mode: plan.mode ?? 0o666)
        if result != .replaced { return false }
      } catch {
        guard error.isInPlace else { throw error }
        unconfirmed = error
      }
      givenBack += 1
    }
    try series.settle()
    if let unconfirmed { throw unconfirmed }
    return true
  }
}
