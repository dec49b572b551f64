/// What a check found to look meant otherwise in lines that are known, so that it looks once.
struct LineDoubts: Sendable {
  /// By the number of a line that is known, the places of its doubts in `doubts`; nil if nobody looked for any.
  private var lines: ContiguousArray<Range<Int32>?> = []
  private var doubts: ContiguousArray<Problem> = []

  /// Forgets all.
  mutating func forget() {
    lines.removeAll(keepingCapacity: true)
    doubts.removeAll(keepingCapacity: true)
  }

  /// Adds the doubts in a line that is known, as problems of a line of a number; false if nobody looked for any.
  @inline(__always)
  func add(of line: Int32, at number: Int32, to problems: inout [Problem]) -> Bool {
    guard line >= 0, line < lines.count, let places = lines[Int(line)] else { return false }
    for place in places { problems.append(doubts[Int(place)].onLine(Int(number))) }
    return true
  }

  /// Keeps the doubts in a line that is known; a line whose time at the end is parted from it only if there are none, since
  /// one may be about the time.
  mutating func keep(_ found: ArraySlice<Problem>, of line: Int32, hasTime: Bool) {
    guard line >= 0, !hasTime || found.isEmpty else { return }
    while lines.count <= Int(line) { lines.append(nil) }
    let first = Int32(doubts.count)
    doubts += found
    lines[Int(line)] = first..<Int32(doubts.count)
  }

  /// Takes the doubts in a line from others, as those in a line of which nothing is kept.
  mutating func take(_ others: LineDoubts, of line: Int32, as own: Int32) {
    guard line < others.lines.count, let places = others.lines[Int(line)] else { return }
    keep(ArraySlice(others.doubts[Int(places.lowerBound)..<Int(places.upperBound)]), of: own, hasTime: false)
  }
}
