import Journal
import Platform
import Rendering

/// Folds conflict copies into their files: the file is written first, then its copies are removed, all as one step.
struct CopyFolding {
  let editor: DayEditor

  /// The outcome for one file and its copies.
  struct Result {
    var group: CopyGroup
    /// The former contents of the file; nil if it was not there.
    var before: Bytes?
    var outcome: MergeOutcome
    /// The copies that are, or would be, removed, with what they held.
    var folded: [(path: String, bytes: Bytes)]

    /// Whether a person still has something to decide.
    var hasConflict: Bool {
      !outcome.conflicts.isEmpty || (group.target == Location.configurationName && !outcome.contested.isEmpty)
    }
  }

  /// Folds the copies of some files, and returns what was done to each.
  ///
  /// A copy that changes meanwhile, or that another has removed, is left as it is.
  func fold(
    _ groups: [CopyGroup], isDryRun: Bool, in world: inout World
  ) throws(CommandError) -> [Result] {
    var results: [Path: Result] = [:]
    var folded: [Path: [Path: Bytes]] = [:]
    func merged(_ group: CopyGroup, _ current: Bytes?) throws(CommandError) -> Proposal {
      let result = try folding(group, into: current)
      let target = Path(group.target)
      results[target] = result
      folded[target] = Dictionary(result.folded.map { (Path($0.path), $0.bytes) }) { first, _ in first }
      let after = result.outcome.file.source
      return after == current ?? [] ? .keep : .write(after)
    }
    if isDryRun {
      for group in groups { _ = try merged(group, try editor.daybook.contentsIfAny(of: group.target)) }
    } else {
      var targets: [Path: CopyGroup] = [:]
      var copies: [Path: Path] = [:]
      var paths: [Path] = []
      for group in groups {
        targets[Path(group.target)] = group
        paths.append(Path(group.target))
        for copy in group.copies {
          copies[Path(copy)] = Path(group.target)
          paths.append(Path(copy))
        }
      }
      let updates = try editor.update(paths, saying: "merge", in: &world) {
        path, current throws(CommandError) in
        if let group = targets[path] { return try merged(group, current) }
        // Only what has been folded in may go.
        guard let target = copies[path], let bytes = folded[target]?[path] else { return .keep }
        return bytes == current ? .remove : .keep
      }
      let removed = Set(updates.filter { $0.after == nil }.map(\.file))
      for target in targets.keys { results[target]?.folded.removeAll { !removed.contains(Path($0.path)) } }
    }
    return groups.compactMap { results[Path($0.target)] }
  }

  /// Works out what a file and its copies come to, and makes sure that nothing of any of them is lost.
  private func folding(_ group: CopyGroup, into current: Bytes?) throws(CommandError) -> Result {
    var folded: [(path: String, bytes: Bytes)] = []
    for copy in group.copies {
      if let bytes = try editor.daybook.contentsIfAny(of: copy) { folded.append((copy, bytes)) }
    }
    let ours = DayFile(current ?? [])
    let others = folded.map { DayFile($0.bytes) }
    let outcome = Union(ours, others, of: kind(of: group)).outcome
    guard outcome.file.isWhole, outcome.holdsAll(of: [ours] + others) else {
      throw CommandError { $0.mergeRefused(group.target) }
    }
    return Result(group: group, before: current, outcome: outcome, folded: folded)
  }

  private func kind(of group: CopyGroup) -> MergedKind {
    if let day = group.day { return .day(editor.daybook.interpreter.reader(asOf: day)) }
    return group.target == Location.configurationName ? .configuration : .plain
  }
}
