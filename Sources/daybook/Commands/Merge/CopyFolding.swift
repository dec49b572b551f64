import Journal
import Platform
import Rendering

/// Folds conflict copies into their files: the file is written first, then its copies are removed, all as one step.
struct CopyFolding {
  let writable: WritableDaybook

  /// The outcome for one file and its copies.
  struct Result {
    var group: CopyGroup
    var outcome: MergeOutcome
    /// The copies that are, or would be, removed.
    var folded: [String] = []

    /// Whether a person still has something to decide.
    var hasConflict: Bool { !outcome.conflicts.isEmpty || !outcome.contested.isEmpty }
  }

  /// Folds the copies of some files, and returns what was done to each.
  ///
  /// A copy that changes meanwhile, or that another has removed, is left as it is.
  func fold(
    _ groups: [CopyGroup], isDryRun: Bool, in world: inout World
  ) throws(CommandError) -> [Result] {
    var results: [Path: Result] = [:]
    // The copies as they were folded in.
    var folded: [Path: Bytes] = [:]
    let targets = Dictionary(groups.map { (Path($0.target), $0) }) { first, _ in first }
    let paths = groups.flatMap { [Path($0.target)] + $0.copies.map { Path($0) } }
    let updates = try writable.update(paths, saying: "merge", isDryRun: isDryRun, in: &world) {
      path, current throws(CommandError) in
      guard let group = targets[path] else {
        // Only what has been folded in may go.
        return folded[path] == current ? .remove : .keep
      }
      // Whoever wrote while the copies were listed may have been killed since.
      for copy in group.copies where !writable.daybook.isLeftover(copy) {
        folded[Path(copy)] = try writable.daybook.contentsIfAny(of: copy)
      }
      let outcome = try folding(group, group.copies.compactMap { folded[Path($0)] }, into: current ?? [])
      results[path] = Result(group: group, outcome: outcome)
      return outcome.file.source == current ?? [] ? .keep : .write(outcome.file.source)
    }
    let removed = Set(updates.filter { $0.after == nil }.map(\.file))
    return groups.compactMap { group in
      var result = results[Path(group.target)]
      result?.folded = group.copies.filter { removed.contains(Path($0)) }
      return result
    }
  }

  /// Works out what a file and its copies come to, and makes sure that nothing of any of them is lost.
  private func folding(
    _ group: CopyGroup, _ copies: [Bytes], into current: Bytes
  ) throws(CommandError) -> MergeOutcome {
    let target = Path(group.target)
    let (ours, others) = (DayFile(current, at: target), copies.map { DayFile($0, at: target) })
    let outcome = Union(ours, others, of: writable.daybook.interpreter.mergedKind(of: target)).outcome
    guard outcome.keepsMeaning else {
      throw CommandError { $0.mergeChangesMeaning(group.target) + $0.fate(of: $1) }
    }
    guard outcome.file.isWhole, outcome.holdsAll(of: [ours] + others) else {
      throw CommandError { $0.mergeRefused(group.target) + $0.fate(of: $1) }
    }
    return outcome
  }
}

extension DayReader {
  /// The kind of a file, by its name, or that of a day by the end of its path.
  func mergedKind(of path: Path) -> MergedKind {
    if path.lastComponent.elementsEqual(FileName.configuration.utf8) { return .configuration }
    guard let day = reader.configuration.day(ofFileAt: path) else { return .plain }
    return .day(reader(asOf: day))
  }
}
