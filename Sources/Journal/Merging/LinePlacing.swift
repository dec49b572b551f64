/// A run of lines into which others are put, each at its place: an entry by its time, all else after a line.
struct LinePlacing {
  /// A line in the run, or the start of it.
  private struct Node {
    var line: MergedLine?
    var next: Int?
    /// The time of the last entry up to here that has one, in minutes; nil before the first.
    var latest: Int?
    /// The place of the last line of ours up to here; -1 before the first.
    var ours: Int
  }

  /// Before all lines.
  static let start = 0

  /// The start, ours in their order, then what was put in.
  private var nodes: [Node]
  private let oursCount: Int
  /// By place in ours, and one for the end: the time of the next entry from there on.
  private let upcoming: [Int?]
  /// The places of ours that are entries with a time, and the earliest time from each of them on.
  private let timed: [(place: Int, earliest: Int)]

  /// Starts with ours.
  init(_ ours: [MergedLine]) {
    oursCount = ours.count
    nodes = [Node(line: nil, next: ours.isEmpty ? nil : 1, latest: nil, ours: -1)]
    nodes.reserveCapacity(ours.count + 1)
    var latest: Int?
    for (place, line) in ours.enumerated() {
      latest = line.entryMinutes ?? latest
      nodes.append(
        Node(line: line, next: place + 1 < ours.count ? place + 2 : nil, latest: latest, ours: place))
    }
    var upcoming = [Int?](repeating: nil, count: ours.count + 1)
    var timed: [(place: Int, earliest: Int)] = []
    for place in ours.indices.reversed() {
      upcoming[place] = ours[place].entryMinutes ?? upcoming[place + 1]
      if let minutes = ours[place].entryMinutes {
        timed.append((place, min(minutes, timed.last?.earliest ?? minutes)))
      }
    }
    self.upcoming = upcoming
    self.timed = timed.reversed()
  }

  /// The lines in their order.
  var lines: [MergedLine] {
    var lines: [MergedLine] = []
    lines.reserveCapacity(nodes.count)
    var node: Int? = LinePlacing.start
    while let place = node {
      if let line = nodes[place].line { lines.append(line) }
      node = nodes[place].next
    }
    return lines
  }

  /// The node after which nothing of ours follows.
  var end: Int { oursCount }

  /// The node of a line of ours.
  func node(ofOurs place: Int) -> Int { place + 1 }

  /// The node before a line of ours: the one of the line before it, or the start.
  func node(beforeOurs place: Int) -> Int { place }

  /// Takes a line of ours out.
  mutating func remove(_ place: Int) { nodes[place + 1].line = nil }

  /// Puts a line where one of ours was.
  mutating func replace(_ place: Int, by line: MergedLine) { nodes[place + 1].line = line }

  /// Puts a line after a node, or if it is an entry whose time does not fit there, where it fits; returns its node.
  mutating func insert(_ line: MergedLine, after anchor: Int) -> Int {
    guard let minutes = line.entryMinutes, !fits(minutes, after: anchor) else {
      return link(line, after: anchor)
    }
    var place = nodeBefore(minutes)
    // Past what was put in there before and is not later.
    while let next = nodes[place].next, next > oursCount, let other = nodes[next].line?.entryMinutes,
      other <= minutes
    {
      place = next
    }
    return link(line, after: place)
  }

  private func fits(_ minutes: Int, after anchor: Int) -> Bool {
    if let before = nodes[anchor].latest, before > minutes { return false }
    var next = nodes[anchor].next
    while let node = next, node > oursCount {
      if let other = nodes[node].line?.entryMinutes { return minutes <= other }
      next = nodes[node].next
    }
    return upcoming[nodes[anchor].ours + 1].map { minutes <= $0 } ?? true
  }

  /// The last entry of ours that is not later than a time, else the node before the first; without any, the end.
  private func nodeBefore(_ minutes: Int) -> Int {
    // What is earliest from a place on only grows.
    var (low, high) = (0, timed.count)
    while low < high {
      let middle = (low + high) / 2
      if timed[middle].earliest <= minutes { low = middle + 1 } else { high = middle }
    }
    if low > 0 { return node(ofOurs: timed[low - 1].place) }
    return timed.first.map { $0.place } ?? end
  }

  private mutating func link(_ line: MergedLine, after anchor: Int) -> Int {
    let node = nodes.count
    nodes.append(
      Node(
        line: line, next: nodes[anchor].next, latest: line.entryMinutes ?? nodes[anchor].latest,
        ours: nodes[anchor].ours))
    nodes[anchor].next = node
    return node
  }
}
