/// Which of the records that both sides of a three-way merge added are the same ones.
///
/// A line that a side moved went at one place and came at another, and is no new one. So it is told by how often a record is
/// there: as many times as the side has it that has it most often or, where one side has fewer than the ancestor, as
/// many fewer than the other.
struct SharedAdditions {
  /// By the bytes of a record that both added: how many of those that theirs added are the ones that ours added.
  let counts: [ArraySlice<UInt8>: Int]

  /// How often a record is in each of the three outside of conflicts, and in what stays of the ancestor's lines.
  private struct Times {
    var old = 0
    var ours = 0
    var theirs = 0
    var kept = 0

    /// How many of the records that both sides added have to be the same for it to be there as often as it is meant.
    func shared(_ mine: Int, _ other: Int) -> Int {
      let (ours, theirs) = (ours + mine, theirs + other)
      let meant = min(ours, theirs) < old ? ours + theirs - old : max(ours, theirs)
      return min(max(kept + mine + other - meant, 0), min(mine, other))
    }
  }

  /// Compares what two sides added to the lines of an ancestor.
  init(
    to ancestor: [MergedLine], ours: (lines: [MergedLine], hunks: LineHunks),
    theirs: (lines: [MergedLine], hunks: LineHunks), outside conflicts: [Range<Int>]
  ) {
    let (mine, other) = (
      ours.hunks.added.joined().recordCounts, theirs.hunks.added.joined().recordCounts
    )
    var times = mine.filter { other[$0.key] != nil }.mapValues { _ in Times() }
    if times.isEmpty {
      counts = [:]
      return
    }
    let conflicting = Set(conflicts.joined())
    for (place, line) in ancestor.enumerated() where !conflicting.contains(place) {
      let old = line.content
      let mine = ours.hunks.partners[place].map { ours.lines[$0].content }
      let other = theirs.hunks.partners[place].map { theirs.lines[$0].content }
      times[old]?.old += 1
      if let mine { times[mine]?.ours += 1 }
      if let other { times[other]?.theirs += 1 }
      guard let mine, let other else { continue }
      // What one side changed is kept as changed, and what both changed otherwise as each did.
      if mine == other || mine != old { times[mine]?.kept += 1 }
      if mine != other, other != old { times[other]?.kept += 1 }
    }
    counts = times.reduce(into: [:]) { counts, entry in
      counts[entry.key] = entry.value.shared(mine[entry.key] ?? 0, other[entry.key] ?? 0)
    }
  }
}

extension Sequence where Element == MergedLine {
  /// How often each record is among the lines.
  var recordCounts: [ArraySlice<UInt8>: Int] {
    reduce(into: [:]) { counts, line in if line.isRecord { counts[line.content, default: 0] += 1 } }
  }
}
