/// Two runs of lines made one that holds all of both, without an ancestor.
///
/// Of lines with the same bytes there are as many as the side has that has most. A tick gives way to a stronger one
/// of its habit, but only if a side has it that has no stronger one itself: so it does not matter which sides are
/// joined first, and a run joined with itself stays as it is.
struct LineUnion {
  /// The lines of both; those that only `theirs` has are marked as taken.
  private(set) var lines: [MergedLine] = []
  /// The ticks that gave way, each with the one that it gave way to.
  private(set) var folds: [LineFold] = []
  /// What lines of both sides are about that are not the same, nor one weaker than the other: both stay.
  private(set) var contested: Set<Claim> = []

  /// Ticks of one habit beyond this number are not compared with each other; nobody has that many.
  private static let mostRivals = 200

  /// Joins two runs. If they have no line in common, theirs stand after ours, or before.
  init(_ ours: [MergedLine], _ theirs: [MergedLine], theirsFirst: Bool = false) {
    let table = LineTable(ours, theirs)
    var wanted = table.lines.map { max($0.ours, $0.theirs) }
    let folded = fold(table, &wanted)
    var placing = LinePlacing(ours)
    var seats = LineSeats(wanted)
    for (place, number) in table.ours.enumerated() {
      if seats.isFree(number) {
        seats.take(number, at: placing.node(ofOurs: place))
      } else {
        placing.remove(place)
        // What is stronger stands where the tick stood that gave way to it.
        guard let stronger = folded[number], table.lines[stronger].ours == 0, seats.isFree(stronger) else {
          continue
        }
        seats.take(stronger, at: placing.node(ofOurs: place))
        placing.replace(place, by: table.lines[stronger].line.taken)
      }
    }
    for (weaker, stronger) in folded { seats.share(weaker, with: stronger) }
    take(theirs, table, seats, &placing, after: theirsFirst ? LinePlacing.start : placing.end)
    lines = placing.lines
  }

  /// Decides which ticks give way, by number to which other, and what is contested.
  private mutating func fold(_ table: LineTable, _ wanted: inout [Int]) -> [Int: Int] {
    var folded: [Int: Int] = [:]
    for (claim, rivals) in table.rivals {
      let standing = rivals.filter { one in
        guard let tick = table.lines[one].line.tick, rivals.count <= LineUnion.mostRivals else { return true }
        let stronger = rivals.filter { table.lines[$0].line.tick.map { tick.isWeaker(than: $0) } ?? false }
        guard !stronger.isEmpty else { return true }
        // A side that has both ticks itself means both.
        let ours = stronger.contains { table.lines[$0].ours > 0 } ? table.lines[one].ours : 0
        let theirs = stronger.contains { table.lines[$0].theirs > 0 } ? table.lines[one].theirs : 0
        wanted[one] = max(ours, theirs)
        let most = max(table.lines[one].ours, table.lines[one].theirs)
        if wanted[one] < most, let strongest = table.strongest(among: stronger) {
          folded[one] = strongest
          folds.append(
            LineFold(weaker: table.lines[one].line.content, stronger: table.lines[strongest].line.content))
        }
        return false
      }
      if standing.contains(where: { table.lines[$0].theirs == 0 }),
        standing.contains(where: { table.lines[$0].ours == 0 })
      {
        contested.insert(claim)
      }
    }
    return folded
  }

  /// Takes the lines that ours lacks, each to its place.
  private func take(
    _ theirs: [MergedLine], _ table: LineTable, _ seats: LineSeats, _ placing: inout LinePlacing,
    after start: Int
  ) {
    let partners = LineMatching(table.theirs, table.ours).partners
    var free = seats.free
    var isMissing = [Bool](repeating: false, count: theirs.count)
    for place in theirs.indices.reversed() where partners[place] == nil && free[table.theirs[place]] > 0 {
      free[table.theirs[place]] -= 1
      isMissing[place] = true
    }
    // What follows nothing that both have stands before the first that both have.
    var anchor = partners.lazy.compactMap { $0 }.first.map(placing.node(beforeOurs:)) ?? start
    for (place, line) in theirs.enumerated() {
      let number = table.theirs[place]
      if let partner = partners[place] {
        anchor = placing.node(ofOurs: partner)
      } else if isMissing[place] {
        if let claim = line.claim, let rival = table.place(of: claim, isFirst: claim.isLastStrongest) {
          // Side by side, and so that ours holds until a person decides.
          anchor = claim.isLastStrongest ? placing.node(beforeOurs: rival) : placing.node(ofOurs: rival)
        }
        anchor = placing.insert(line.taken, after: anchor)
      } else {
        anchor = seats.node(of: number) ?? anchor
      }
    }
  }
}

/// How many of each line there are to be, and where those are that there are.
private struct LineSeats {
  /// By number: how many are still to be placed.
  private(set) var free: [Int]
  private var nodes: [Int?]

  init(_ wanted: [Int]) {
    free = wanted
    nodes = Array(repeating: nil, count: wanted.count)
  }

  func isFree(_ number: Int) -> Bool { free[number] > 0 }

  mutating func take(_ number: Int, at node: Int) {
    free[number] -= 1
    nodes[number] = node
  }

  /// Lets a line that gave way stand where the other does.
  mutating func share(_ weaker: Int, with stronger: Int) { nodes[weaker] = nodes[stronger] }

  func node(of number: Int) -> Int? { nodes[number] }
}

extension Claim {
  /// Whether of lines with this claim the last holds; else the first.
  fileprivate var isLastStrongest: Bool {
    switch self {
    case .subject, .name: false
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

/// The different lines of two runs, numbered, with how often each side has them.
private struct LineTable {
  /// The numbers of the lines, in their order.
  private(set) var ours: [Int] = []
  private(set) var theirs: [Int] = []
  /// By number: the line as it was first met.
  private(set) var lines: [(line: MergedLine, ours: Int, theirs: Int)] = []
  /// The different lines that are about one thing, in the order in which they were met.
  private(set) var rivals: [(claim: Claim, numbers: [Int])] = []
  private var numbers: [ArraySlice<UInt8>: Int] = [:]

  init(_ ours: [MergedLine], _ theirs: [MergedLine]) {
    var places: [Claim: Int] = [:]
    self.ours = ours.map { add($0, isOurs: true, &places) }
    self.theirs = theirs.map { add($0, isOurs: false, &places) }
  }

  private mutating func add(_ line: MergedLine, isOurs: Bool, _ places: inout [Claim: Int]) -> Int {
    let number = numbers[line.content] ?? lines.count
    if number == lines.count {
      numbers[line.content] = number
      lines.append((line, 0, 0))
      if let claim = line.claim {
        let place = places[claim] ?? rivals.count
        if place == rivals.count {
          places[claim] = place
          rivals.append((claim, []))
        }
        rivals[place].numbers.append(number)
      }
    }
    if isOurs { lines[number].ours += 1 } else { lines[number].theirs += 1 }
    return number
  }

  /// The place in ours of the first or the last line with a claim; nil if there is none.
  func place(of claim: Claim, isFirst: Bool) -> Int? {
    guard let numbers = rivals.first(where: { $0.claim == claim })?.numbers else { return nil }
    return isFirst
      ? ours.firstIndex { numbers.contains($0) } : ours.lastIndex { numbers.contains($0) }
  }

  /// One of some ticks that none of the others is stronger than.
  func strongest(among candidates: [Int]) -> Int? {
    candidates.first { one in
      guard let tick = lines[one].line.tick else { return true }
      return !candidates.contains { lines[$0].line.tick.map { tick.isWeaker(than: $0) } ?? false }
    }
  }
}
