/// Two files merged against the one that both were made from, as git has it: what one side changed is taken, and what
/// both changed is taken if it can be known what is meant.
///
/// Both sides' ticks of one habit are joined as `Union` joins them. Where a line that one side changed was deleted or
/// changed otherwise by the other, both stand between standard markers. With an empty ancestor it is a union.
package struct ThreeWay: Sendable {
  /// The merged file and what was done.
  package let outcome: MergeOutcome

  /// Merges two files of one kind; the result is in the style of ours, as far as theirs did not change it alone.
  package init(
    ancestor: DayFile, ours: DayFile, theirs: DayFile, of kind: MergedKind,
    conflicts: ConflictStyle = ConflictStyle()
  ) {
    let sides = (MergedSide(ours, of: kind), MergedSide(theirs, of: kind))
    if theirs.source == ancestor.source || theirs.source == ours.source {
      outcome = MergeOutcome(sides.0.allLines, like: MergedStyle(of: sides.0))
      return
    }
    if ours.source == ancestor.source {
      outcome = MergeOutcome(sides.1.allLines, like: MergedStyle(of: sides.1))
      return
    }
    let old = MergedSide(ancestor, of: kind)
    var style = MergedStyle(of: sides.0)
    var merged: MergeOutcome
    if ancestor.lines.isEmpty {
      merged = Union(ours, [theirs], of: kind).outcome
    } else {
      let (before, other) = (MergedStyle(of: old), MergedStyle(of: sides.1))
      if style.isEnded == before.isEnded { style.isEnded = other.isEnded }
      if style.hasMark == before.hasMark { style.hasMark = other.hasMark }
      var merge = LineMerge(
        old.lines, sides.0.lines, sides.1.lines, ending: style.ending, style: conflicts)
      merge.run()
      var fields = LineMerge(
        old.fields, sides.0.fields, sides.1.fields, ending: style.ending, style: conflicts)
      fields.run()
      // Front matter that one side deleted is gone, unless the other wrote more into it.
      let isDeleted = old.frame != nil && (sides.0.frame == nil || sides.1.frame == nil)
      let frame = isDeleted && fields.lines.isEmpty ? nil : sides.0.frame ?? sides.1.frame?.taken
      merged = MergeOutcome(
        (frame?.around(fields.lines) ?? fields.lines) + merge.lines, like: style,
        folds: fields.folds + merge.folds, contested: fields.contested.union(merge.contested))
      merged.keepsMeaning = merged.meansTheSame(as: [ours, theirs], of: kind)
    }
    if merged.keepsMeaning {
      outcome = merged
      return
    }
    // Where a line would mean something else than on its side, a person decides.
    let base = conflicts.form == .merge ? nil : old.allLines
    let whole = MergedLine(
      conflictOf: sides.0.allLines, base, sides.1.allLines, ending: style.ending, conflicts)
    outcome = MergeOutcome([whole], like: style)
  }
}

/// Runs of lines merged against the run that both were made from.
struct LineMerge {
  /// The lines in their order.
  private(set) var lines: [MergedLine] = []
  /// The ticks that gave way.
  private(set) var folds: [LineFold] = []
  /// The subjects of lines that were kept side by side.
  private(set) var contested: Set<Claim> = []
  private let ancestor: [MergedLine]
  private let (oldOurs, oldTheirs): ([MergedLine], [MergedLine])
  private var ours: LineHunks
  private var theirs: LineHunks
  /// By gap: lines of theirs that are the same as one of ours there, and another record.
  private var apart: [Int: [MergedLine]] = [:]
  private let ending: ContiguousArray<UInt8>
  private let style: ConflictStyle

  init(
    _ ancestor: [MergedLine], _ ours: [MergedLine], _ theirs: [MergedLine],
    ending: ContiguousArray<UInt8>, style: ConflictStyle
  ) {
    let numbers = LineNumbers(ancestor, ours, theirs)
    self.ancestor = ancestor
    (oldOurs, oldTheirs) = (ours, theirs)
    self.ours = LineHunks(numbers.ancestor, numbers.ours, ours)
    self.theirs = LineHunks(numbers.ancestor, numbers.theirs, theirs)
    self.ending = ending
    self.style = style
  }

  /// Merges.
  mutating func run() {
    let regions = conflicts()
    let conflicting = regions.map { (lines(of: ours, oldOurs, in: $0), lines(of: theirs, oldTheirs, in: $0)) }
    for region in regions {
      for gap in region { (ours.added[gap], theirs.added[gap]) = ([], []) }
    }
    joinAdditions(outside: regions)
    var next = 0
    var gap = 0
    while gap <= ancestor.count {
      if next < regions.count, regions[next].lowerBound == gap {
        addConflict(conflicting[next].0, conflicting[next].1, from: Array(ancestor[regions[next]]))
        gap = regions[next].upperBound
        next += 1
        continue
      }
      addAdditions(at: gap)
      if gap < ancestor.count { addLine(gap) }
      gap += 1
    }
  }

  /// The runs of the ancestor's lines that cannot be merged, in order and apart from each other; none is empty.
  private func conflicts() -> [Range<Int>] {
    var regions: [Range<Int>] = []
    for line in ancestor.indices where isConflict(line) {
      var region = line..<(line + 1)
      var last = 0..<0
      // A change is in a conflict as a whole.
      while region != last {
        last = region
        for edge in [region.lowerBound, region.upperBound - 1] {
          for run in [ours.run(of: edge), theirs.run(of: edge)] where !run.isEmpty {
            region = min(region.lowerBound, run.lowerBound)..<max(region.upperBound, run.upperBound)
          }
        }
      }
      if let before = regions.last, before.upperBound > region.lowerBound {
        regions[regions.count - 1] =
          min(before.lowerBound, region.lowerBound)..<max(before.upperBound, region.upperBound)
      } else {
        regions.append(region)
      }
    }
    return regions
  }

  private func isConflict(_ line: Int) -> Bool {
    let old = ancestor[line]
    switch (ours.partners[line], theirs.partners[line]) {
    case (_?, _?): return false
    case (let kept?, nil): return oldOurs[kept].content != old.content
    case (nil, let kept?): return oldTheirs[kept].content != old.content
    case (nil, nil):
      if old.isBlank || (ours.deletes(line) && theirs.deletes(line)) { return false }
      let run = ours.run(of: line)
      return run != theirs.run(of: line)
        || !ours.added[run.lowerBound].saysSame(as: theirs.added[run.lowerBound])
    }
  }

  /// The lines that a side has in place of some lines of the ancestor.
  private func lines(of hunks: LineHunks, _ side: [MergedLine], in region: Range<Int>) -> [MergedLine] {
    region.flatMap { place in hunks.added[place] + (hunks.partners[place].map { [side[$0]] } ?? []) }
  }

  private mutating func addConflict(_ mine: [MergedLine], _ other: [MergedLine], from old: [MergedLine]) {
    // Markers within markers could not be told apart, so what an earlier merge left stands behind.
    let left = LineUnion(mine.filter(\.isConflict), other.filter(\.isConflict)).lines
    var (mine, other) = (mine.filter { !$0.isConflict }[...], other.filter { !$0.isConflict }[...])
    // All that both have stands, beside all that both were made from, in the style that shows it whole.
    let isShortened = style.form != .diff3
    while isShortened, let line = mine.first, line.content == other.first?.content {
      lines.append(line)
      (mine, other) = (mine.dropFirst(), other.dropFirst())
    }
    var tail: [MergedLine] = []
    while isShortened, let line = mine.last, line.content == other.last?.content {
      tail.append(line)
      (mine, other) = (mine.dropLast(), other.dropLast())
    }
    if !mine.isEmpty || !other.isEmpty {
      let base = style.form == .merge ? nil : old.filter { !$0.isConflict }
      lines.append(MergedLine(conflictOf: Array(mine), base, Array(other), ending: ending, style))
    }
    lines += tail.reversed() + left
  }

  /// Joins what both sides added, at whatever places: the same record is one, and a weaker tick gives way.
  private mutating func joinAdditions(outside conflicts: [Range<Int>]) {
    let all = (ours.added.flatMap { $0 }, theirs.added.flatMap { $0 })
    guard !all.0.isEmpty, !all.1.isEmpty else { return }
    let union = LineUnion(all.0, all.1)
    folds = union.folds
    contested = union.contested
    let weaker = Set(folds.map(\.weaker))
    if !weaker.isEmpty {
      for gap in ours.added.indices {
        ours.added[gap].removeAll { weaker.contains($0.content) }
        theirs.added[gap].removeAll { weaker.contains($0.content) }
      }
    }
    var same = SharedAdditions(
      to: ancestor, ours: (oldOurs, ours), theirs: (oldTheirs, theirs), outside: conflicts
    ).counts
    // Lines that both added at the same place are joined there.
    for gap in theirs.added.indices {
      var here = ours.added[gap].recordCounts
      theirs.added[gap].removeAll { line in
        guard let count = here[line.content], count > 0 else { return false }
        here[line.content] = count - 1
        guard let left = same[line.content], left > 0 else {
          apart[gap, default: []].append(line.taken)
          return true
        }
        same[line.content] = left - 1
        return false
      }
    }
    for gap in theirs.added.indices {
      var here = ours.added[gap].recordCounts
      theirs.added[gap].removeAll { line in
        if let count = here[line.content], count > 0 {
          here[line.content] = count - 1
          return false
        }
        guard line.isRecord, let left = same[line.content], left > 0 else { return false }
        same[line.content] = left - 1
        return true
      }
    }
  }

  private mutating func addAdditions(at gap: Int) {
    let (mine, other) = (ours.added[gap], theirs.added[gap])
    if other.isEmpty || mine.saysSame(as: other) {
      lines += mine
    } else if mine.isEmpty {
      lines += other.map(\.taken)
    } else {
      // The replacement of a line stands where that stood: after what the other side put before it.
      let isBefore = ours.replaces(at: gap) && !theirs.replaces(at: gap)
      let union = LineUnion(mine, other, theirsFirst: isBefore)
      lines += union.lines
      folds += union.folds
    }
    lines += apart[gap] ?? []
  }

  /// Adds a line of the ancestor as it has become, if it is still there.
  private mutating func addLine(_ place: Int) {
    guard let mine = ours.partners[place].map({ oldOurs[$0] }),
      let other = theirs.partners[place].map({ oldTheirs[$0] })
    else { return }
    let old = ancestor[place].content
    if other.content == old || other.content == mine.content {
      lines.append(mine)
    } else if mine.content == old {
      lines.append(other.taken(endingLike: mine))
    } else if let tick = mine.tick, let rival = other.tick, tick.isWeaker(than: rival) {
      folds.append(LineFold(weaker: mine.content, stronger: other.content))
      lines.append(other.taken(endingLike: mine))
    } else if let tick = mine.tick, let rival = other.tick, rival.isWeaker(than: tick) {
      folds.append(LineFold(weaker: other.content, stronger: mine.content))
      lines.append(mine)
    } else {
      lines += [mine, other.taken]
      if let claim = mine.claim { contested.insert(claim) }
    }
  }
}

/// The lines of three runs as numbers, equal where they are one line: the same bytes, or the only tick of a habit.
private struct LineNumbers {
  private(set) var ancestor: [Int] = []
  private(set) var ours: [Int] = []
  private(set) var theirs: [Int] = []

  private enum Identity: Hashable {
    case content(ArraySlice<UInt8>)
    case tick(Claim)
  }

  init(_ ancestor: [MergedLine], _ ours: [MergedLine], _ theirs: [MergedLine]) {
    var repeated: Set<Claim> = []
    for side in [ancestor, ours, theirs] {
      var seen: Set<Claim> = []
      for case (let claim?, _?) in side.lazy.map({ ($0.claim, $0.tick) }) where !seen.insert(claim).inserted {
        repeated.insert(claim)
      }
    }
    var numbers: [Identity: Int] = [:]
    func number(_ line: MergedLine) -> Int {
      var identity = Identity.content(line.content)
      if line.tick != nil, let claim = line.claim, !repeated.contains(claim) { identity = .tick(claim) }
      if let number = numbers[identity] { return number }
      numbers[identity] = numbers.count
      return numbers.count - 1
    }
    self.ancestor = ancestor.map(number)
    self.ours = ours.map(number)
    self.theirs = theirs.map(number)
  }
}

extension [MergedLine] {
  /// Whether two runs are the same, whatever their line ends.
  fileprivate func saysSame(as other: [MergedLine]) -> Bool {
    elementsEqual(other) { $0.content == $1.content }
  }
}
