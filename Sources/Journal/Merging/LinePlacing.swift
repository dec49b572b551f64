/// A run of lines into which others are put, each at its place: an entry by its time, all else after a line.
///
/// A node is a line of the run, the start of it, or a line that was put in. Lines that are put in are known by
/// whatever number they have elsewhere.
struct LinePlacing {
  /// A line that was put in.
  private struct Put {
    var line: Int
    var minutes: Int
    var next: Int?
    /// The node after which it was put.
    var anchor: Int
    /// The time of the last entry up to here that has one, in minutes; -1 before the first, and until times are made.
    var latest: Int
    /// The place of ours before which it stands.
    var place: Int
  }

  /// Before all lines.
  static let start = 0

  private let ours: [Int]
  private let minutes: [Int]
  private var puts: [Put] = []
  /// By place in ours, and the end: the first line that was put in before it.
  private var firstPuts: [Int: Int] = [:]
  /// The times around each place; made when an entry is put in.
  private var times: Times?

  /// The times of a run's entries, in minutes; -1 where there is none.
  private struct Times {
    /// By place, and the end: the last before it, the next from there on.
    var latest: [Int]
    var upcoming: [Int]
    /// The places of the entries with a time, and the earliest time from each of them on.
    var timed: [(place: Int, earliest: Int)] = []

    init(_ ours: [Int], _ minutes: [Int]) {
      latest = Array(repeating: -1, count: ours.count + 1)
      upcoming = latest
      for (place, number) in ours.enumerated() {
        latest[place + 1] = minutes[number] >= 0 ? minutes[number] : latest[place]
      }
      for place in ours.indices.reversed() {
        let own = minutes[ours[place]]
        upcoming[place] = own >= 0 ? own : upcoming[place + 1]
        if own >= 0 { timed.append((place, min(own, timed.last?.earliest ?? own))) }
      }
      timed.reverse()
    }
  }

  /// Starts with ours, lines as numbers; by number the minutes of each one's entry, or -1.
  init(_ ours: [Int], minutes: [Int]) {
    self.ours = ours
    self.minutes = minutes
  }

  /// Whether nothing was put in.
  var isEmpty: Bool { puts.isEmpty }

  /// How many lines were put in.
  var count: Int { puts.count }

  /// The lines that were put in: the place of ours before which they stand, ascending, and their order.
  var runs: [(place: Int, lines: [Int])] {
    firstPuts.sorted { $0.key < $1.key }.map { place, first in
      var lines: [Int] = []
      var next: Int? = first
      while let put = next {
        lines.append(puts[put].line)
        next = puts[put].next
      }
      return (place, lines)
    }
  }

  /// The node after which nothing of ours follows.
  var end: Int { ours.count }

  /// The node of a line of ours.
  func node(ofOurs place: Int) -> Int { place + 1 }

  /// The node before a line of ours: the one of the line before it, or the start.
  func node(beforeOurs place: Int) -> Int { place }

  /// Puts a line after a node, or if it is an entry whose time does not fit there, where it fits; returns its node.
  mutating func insert(_ line: Int, minutes: Int?, after anchor: Int) -> Int {
    guard let minutes else { return link(line, -1, after: anchor) }
    let times = times ?? timesMade()
    if fits(minutes, after: anchor, times) { return link(line, minutes, after: anchor) }
    var place = nodeBefore(minutes, times)
    // Past what was put in there before and is not later.
    while let next = next(after: place), puts[next].minutes >= 0, puts[next].minutes <= minutes {
      place = node(ofPut: next)
    }
    return link(line, minutes, after: place)
  }

  private mutating func timesMade() -> Times {
    let made = Times(ours, minutes)
    times = made
    // Lines that were put in before; each was put after an earlier one.
    for put in puts.indices { puts[put].latest = latest(at: puts[put].anchor, made) }
    return made
  }

  private func fits(_ minutes: Int, after anchor: Int, _ times: Times) -> Bool {
    if latest(at: anchor, times) > minutes { return false }
    var next = next(after: anchor)
    while let put = next {
      if puts[put].minutes >= 0 { return minutes <= puts[put].minutes }
      next = puts[put].next
    }
    let upcoming = times.upcoming[place(after: anchor)]
    return upcoming < 0 || minutes <= upcoming
  }

  /// The last entry of ours that is not later than a time, else the node before the first; without any, the end.
  private func nodeBefore(_ minutes: Int, _ times: Times) -> Int {
    // The earliest from a place on only grows.
    let timed = times.timed
    let next = timed.partitioningIndex { $0.earliest > minutes }
    if next > 0 { return node(ofOurs: timed[next - 1].place) }
    return timed.first.map { $0.place } ?? end
  }

  private mutating func link(_ line: Int, _ minutes: Int, after anchor: Int) -> Int {
    let place = place(after: anchor)
    let latest = minutes >= 0 ? minutes : times.map { self.latest(at: anchor, $0) } ?? -1
    puts.append(
      Put(
        line: line, minutes: minutes, next: next(after: anchor), anchor: anchor, latest: latest, place: place)
    )
    let put = puts.count - 1
    if anchor > ours.count { puts[anchor - ours.count - 1].next = put } else { firstPuts[place] = put }
    return node(ofPut: put)
  }

  private func node(ofPut put: Int) -> Int { ours.count + 1 + put }

  /// The place of ours before which a line stands that is put after a node.
  func place(after node: Int) -> Int { node <= ours.count ? node : puts[node - ours.count - 1].place }

  /// The line that was put in after a node, with no line of ours between.
  private func next(after node: Int) -> Int? {
    node <= ours.count ? firstPuts[node] : puts[node - ours.count - 1].next
  }

  private func latest(at node: Int, _ times: Times) -> Int {
    node <= ours.count ? times.latest[node] : puts[node - ours.count - 1].latest
  }
}
