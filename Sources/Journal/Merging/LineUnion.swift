/// Runs of lines made one that holds all of them, without an ancestor.
///
/// There are as many lines with the same bytes as the side has that has most. A tick gives way to a stronger one
/// of its habit, but only if a side has it that has no stronger one itself: so it does not matter which sides are
/// joined first, and a run joined with itself stays as it is.
struct LineUnion {
  /// The ticks that gave way, each with the one that it gave way to.
  private(set) var folds: [LineFold] = []
  /// The subjects of lines of two sides that are neither the same nor one weaker than the other: both stay.
  private(set) var contested: Set<Claim> = []
  /// The lines by number, with how often each is there.
  private var table: LineTable

  /// Ticks of one habit beyond this number are not compared with each other; nobody has that many.
  private static let mostRivals = 200

  /// Starts with a run as it is.
  init(_ ours: [MergedLine]) { table = LineTable(ours) }

  /// Joins two runs that stand at one place of a file. If they have no line in common, theirs stand after ours, or before;
  /// but under the same heading as what is before them.
  init(_ ours: [MergedLine], _ theirs: [MergedLine], theirsFirst: Bool = false) {
    self.init(ours)
    let heading = theirs.first?.isHeading == true ? nil : ours.firstIndex(where: \.isHeading)
    join(theirs, theirsFirst: theirsFirst, before: heading)
  }

  /// Whether no line is there yet.
  var isEmpty: Bool { table.ours.isEmpty }

  /// The lines; those that were joined to the first run are marked as taken.
  var lines: [MergedLine] { table.placedLines }

  /// Joins another run to the lines that are there.
  ///
  /// Thousands of copies are joined one after the other: for a short run there is no more to do with each of the many
  /// lines that are there than to step over a number.
  mutating func join(_ theirs: [MergedLine], theirsFirst: Bool = false, before heading: Int? = nil) {
    table.meet(theirs)
    var placing = LinePlacing(table.ours, minutes: table.minutes)
    let folded = fold()
    let replaced = replaceWeaker(folded)
    let end = heading.map(placing.node(beforeOurs:)) ?? placing.end
    take(theirs, folded, replaced, &placing, after: theirsFirst ? LinePlacing.start : end)
    table.place(placing)
  }

  /// Decides which ticks give way, by number to which other, and what is contested.
  private mutating func fold() -> [Int: Int] {
    var folded: [Int: Int] = [:]
    for claim in table.claimsWithNews {
      let rivals = table.rivals(of: claim, inOrderUpTo: LineUnion.mostRivals)
      let standing = rivals.filter { one in
        guard let tick = table.line(one).tick, rivals.count <= LineUnion.mostRivals else { return true }
        let stronger = rivals.filter { table.line($0).tick.map { tick.isWeaker(than: $0) } ?? false }
        guard !stronger.isEmpty else { return true }
        // A side that has both ticks itself means both.
        let (inOurs, inTheirs) = table.counts(of: one)
        let ours = stronger.contains { table.counts(of: $0).ours > 0 } ? inOurs : 0
        let theirs = stronger.contains { table.counts(of: $0).theirs > 0 } ? inTheirs : 0
        let wanted = max(ours, theirs)
        table.want(wanted, of: one)
        if wanted < max(inOurs, inTheirs), let strongest = strongest(among: stronger) {
          folded[one] = strongest
          folds.append(
            LineFold(weaker: table.line(one).content, stronger: table.line(strongest).content))
        }
        return false
      }
      if standing.contains(where: { table.counts(of: $0).theirs == 0 }),
        standing.contains(where: { table.counts(of: $0).ours == 0 })
      {
        contested.insert(table.claim(claim))
      }
    }
    return folded
  }

  /// One of some ticks that none of the others is stronger than.
  private func strongest(among candidates: [Int]) -> Int? {
    candidates.first { one in
      guard let tick = table.line(one).tick else { return true }
      return !candidates.contains { table.line($0).tick.map { tick.isWeaker(than: $0) } ?? false }
    }
  }

  /// Takes the ticks of ours out that give way, and puts what is stronger where they stood; by its number the last
  /// place that each came to.
  private mutating func replaceWeaker(_ folded: [Int: Int]) -> [Int: Int] {
    var left: [Int: Int] = [:]
    for weaker in folded.keys {
      let (ours, wanted) = (table.counts(of: weaker).ours, table.wanted(of: weaker))
      if wanted < ours { left[weaker] = wanted }
    }
    var replaced: [Int: Int] = [:]
    guard !left.isEmpty else { return replaced }
    for (place, number) in table.ours.enumerated() {
      guard let seats = left[number] else { continue }
      if seats > 0 {
        left[number] = seats - 1
      } else if let stronger = folded[number], table.counts(of: stronger).ours == 0,
        table.isMissing(stronger)
      {
        table.replace(place, by: stronger)
        replaced[stronger] = place
      } else {
        table.remove(place)
      }
    }
    return replaced
  }

  /// Takes the lines that ours lacks, each to its place.
  private mutating func take(
    _ theirs: [MergedLine], _ folded: [Int: Int], _ replaced: [Int: Int], _ placing: inout LinePlacing,
    after start: Int
  ) {
    let partners = LineMatching(table.theirs, table.ours).partners
    var isMissing = [Bool](repeating: false, count: theirs.count)
    for place in theirs.indices.reversed() where partners[place] == nil {
      isMissing[place] = table.isMissing(table.theirs[place])
      if isMissing[place] { table.fill(table.theirs[place]) }
    }
    let common = Set(partners.compactMap(\.self))
    // Lines that follow nothing that both have stand before the first that both have.
    var anchor = partners.lazy.compactMap { $0 }.first.map(placing.node(beforeOurs:)) ?? start
    for (place, line) in theirs.enumerated() {
      let number = table.theirs[place]
      if let partner = partners[place] {
        anchor = placing.node(ofOurs: partner)
      } else if isMissing[place] {
        if let claim = line.claim, let rival = table.place(of: number, isFirst: claim.isLastStrongest) {
          // Side by side, and so that ours holds until a person decides.
          anchor =
            claim.isLastStrongest
            ? placing.node(beforeOurs: rival) : placing.node(ofOurs: lastLine(ofField: rival))
        }
        if line.isHeading { anchor = endOfSection(placing, anchor, common) }
        anchor = placing.insert(table.taking(line, number), minutes: line.entryMinutes, after: anchor)
      } else {
        // A line that gave way stands where the other does.
        let seated = folded[number] ?? number
        anchor = (replaced[seated] ?? table.lastPlace(of: seated)).map(placing.node(ofOurs:)) ?? anchor
      }
    }
  }
}

extension LineUnion {
  /// The last line of a field of front matter that begins at a place; the place itself of all else.
  private func lastLine(ofField place: Int) -> Int {
    var last = place
    while last + 1 < table.ours.count, table.line(table.ours[last + 1]).isContinuation { last += 1 }
    return last
  }

  /// The node behind what ours alone has under the heading that a node stands under: no other heading comes between them.
  private func endOfSection(_ placing: LinePlacing, _ anchor: Int, _ common: Set<Int>) -> Int {
    let start = placing.place(after: anchor)
    var end = start
    while end < table.ours.count, !common.contains(end), !table.line(table.ours[end]).isHeading { end += 1 }
    return end == start ? anchor : placing.node(beforeOurs: end)
  }
}

extension Claim {
  /// Whether of lines with this claim the last holds; else the first.
  fileprivate var isLastStrongest: Bool {
    switch self {
    case .subject, .name, .span, .field: false
    case .goal: true
    case .setting(let name): name.hasPrefix("goal ") || name.hasPrefix("cup ")
    }
  }
}

extension MergedLine {
  /// The line as one that only the other side has; it gets the line end of the file that it comes to.
  var taken: MergedLine {
    var line = self
    line.isTaken = true
    line.ending = []
    return line
  }
}
