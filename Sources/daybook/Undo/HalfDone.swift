import Journal
import Platform

extension UndoLog {
  /// The newest step of a daybook, which is resolved, if it was cut short: some of its files were written, and others are
  /// as they were before it. Nil of any other, and of one that is under way.
  func halfDone(_ daybook: Path, whenWaiting say: () -> Void = {}) throws(FileTrouble) -> UndoStep? {
    guard try unfinished(daybook) != nil else { return nil }
    // Another program may be at it.
    return try files.withLock(daybook, whenWaiting: say) { () throws(FileTrouble) in try unfinished(daybook) }
  }

  private func unfinished(_ daybook: Path) throws(FileTrouble) -> UndoStep? {
    guard let newest = UndoLog.steps(in: try records.of(daybook)).first else { return nil }
    var (isBegun, isEnded) = (false, true)
    for record in newest {
      let now = try files.contentsIfAny(of: daybook.appending(record.file)).map { Fingerprint(of: $0) }
      if now == record.before { isEnded = false } else if now == record.after { isBegun = true }
    }
    return isBegun && !isEnded ? newest[0].step : nil
  }
}
