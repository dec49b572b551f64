/// Which lines of two texts are the same, in order: a longest common subsequence, or nearly one.
///
/// Lines are numbers from 0, equal where the lines are. Equal heads and tails cost nothing, and memory grows with the
/// number of lines and the largest of the numbers, never with a square.
package struct LineMatching {
  /// For each old line the new line that it is; nil where it is removed. The new ones rise.
  package private(set) var partners: [Int?]

  private var old: [Int] = []
  private var new: [Int] = []
  /// The places of the lines that stand in both texts, all others being changes for certain.
  private var oldPlaces: [Int] = []
  private var newPlaces: [Int] = []
  private var forward: [Int] = []
  private var backward: [Int] = []

  /// So many differences are looked through for the shortest way; a longer one is cut where it has come farthest.
  private static let mostSteps = 500

  /// Compares two texts.
  package init(_ old: [Int], _ new: [Int]) {
    partners = Array(repeating: nil, count: old.count)
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] {
      partners[head] = head
      head += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > head, newEnd > head, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      partners[oldEnd] = newEnd
    }
    oldPlaces = LineMatching.places(old, head..<oldEnd, in: new[head..<newEnd])
    newPlaces = LineMatching.places(new, head..<newEnd, in: old[head..<oldEnd])
    self.old = oldPlaces.map { old[$0] }
    self.new = newPlaces.map { new[$0] }
    forward = Array(repeating: 0, count: 2 * (self.old.count + self.new.count) + 3)
    backward = forward
    match(0..<self.old.count, 0..<self.new.count)
    slide(old, new)
  }

  /// Compares two texts by the bytes of their lines.
  package init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let next = numbers.count
      if let number = numbers[line] { return number }
      numbers[line] = next
      return next
    }
    self.init(old.map(number), new.map(number))
  }

  /// The places in a range of some lines that others hold too.
  private static func places(_ lines: [Int], _ range: Range<Int>, in others: ArraySlice<Int>) -> [Int] {
    guard !range.isEmpty, let largest = others.max() else { return [] }
    var isHeld = [Bool](repeating: false, count: largest + 1)
    for line in others { isHeld[line] = true }
    return range.filter { lines[$0] <= largest && isHeld[lines[$0]] }
  }

  /// Moves what is only removed or only added as far down as equal lines allow, as other tools do: of a line after
  /// its like, the second is the new one.
  private mutating func slide(_ old: [Int], _ new: [Int]) {
    var inverse: [Int?] = Array(repeating: nil, count: new.count)
    for (place, partner) in partners.enumerated() {
      if let partner { inverse[partner] = place }
    }
    LineMatching.slide(old, &partners, &inverse)
    LineMatching.slide(new, &inverse, &partners)
  }

  private static func slide(_ lines: [Int], _ partners: inout [Int?], _ others: inout [Int?]) {
    var start = 0
    while start < lines.count {
      if partners[start] != nil {
        start += 1
        continue
      }
      var end = start
      func next(_ partners: [Int?]) -> Int {
        while end < lines.count, partners[end] == nil { end += 1 }
        return end < lines.count ? partners[end] ?? others.count : others.count
      }
      var before = start > 0 ? partners[start - 1] ?? -1 : -1
      var after = next(partners)
      while end < lines.count, after == before + 1, lines[start] == lines[end] {
        partners[start] = after
        others[after] = start
        partners[end] = nil
        start += 1
        before = after
        after = next(partners)
      }
      start = end
    }
  }

  /// Myers' way through linear memory: finds the middle of the shortest path, and goes on with both halves.
  private mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    // The halves wait in a list, so that no text is too deep for the stack.
    var waiting = [(oldRange, newRange)]
    while var (olds, news) = waiting.popLast() {
      while let line = olds.first, let other = news.first, old[line] == new[other] {
        partners[oldPlaces[line]] = newPlaces[other]
        olds.removeFirst()
        news.removeFirst()
      }
      while let line = olds.last, let other = news.last, old[line] == new[other] {
        partners[oldPlaces[line]] = newPlaces[other]
        olds.removeLast()
        news.removeLast()
      }
      guard !olds.isEmpty, !news.isEmpty else { continue }
      let (line, other) = middle(olds, news)
      waiting.append((olds.lowerBound..<line, news.lowerBound..<other))
      waiting.append((line..<olds.upperBound, other..<news.upperBound))
    }
  }

  /// A place that the shortest path leads through, neither its start nor its end; both ranges have lines, and the
  /// first of them differ, as do the last.
  private mutating func middle(_ olds: Range<Int>, _ news: Range<Int>) -> (old: Int, new: Int) {
    let (oldCount, newCount) = (olds.count, news.count)
    let delta = oldCount - newCount
    let center = forward.count / 2
    for step in 0...min((oldCount + newCount + 1) / 2, LineMatching.mostSteps) {
      for diagonal in stride(from: -step, through: step, by: 2) {
        var x = LineMatching.next(forward, center, diagonal, step, oldCount, newCount)
        while x >= 0, x < oldCount, x - diagonal < newCount,
          old[olds.lowerBound + x] == new[news.lowerBound + x - diagonal]
        { x += 1 }
        forward[center + diagonal] = x
        let mirrored = delta - diagonal
        if x >= 0, delta % 2 != 0, mirrored.magnitude < step, backward[center + mirrored] >= 0,
          x + backward[center + mirrored] >= oldCount
        {
          return (olds.lowerBound + x, news.lowerBound + x - diagonal)
        }
      }
      for diagonal in stride(from: -step, through: step, by: 2) {
        var x = LineMatching.next(backward, center, diagonal, step, oldCount, newCount)
        while x >= 0, x < oldCount, x - diagonal < newCount,
          old[olds.upperBound - 1 - x] == new[news.upperBound - 1 - x + diagonal]
        { x += 1 }
        backward[center + diagonal] = x
        let mirrored = delta - diagonal
        if x >= 0, delta % 2 == 0, mirrored.magnitude <= step, forward[center + mirrored] >= 0,
          x + forward[center + mirrored] >= oldCount
        {
          return (olds.upperBound - x, news.upperBound - x + diagonal)
        }
      }
    }
    return farthest(olds, news, center)
  }

  /// Where the next step along a diagonal starts, below or beside what its neighbours have reached; -1 if the texts
  /// end before that.
  private static func next(
    _ reached: [Int], _ center: Int, _ diagonal: Int, _ step: Int, _ oldCount: Int, _ newCount: Int
  ) -> Int {
    if step == 0 { return 0 }
    var start = -1
    if diagonal < step {
      let below = reached[center + diagonal + 1]
      if below - diagonal <= newCount { start = below }
    }
    if diagonal > -step {
      let before = reached[center + diagonal - 1]
      if before >= 0, before < oldCount { start = max(start, before + 1) }
    }
    return start
  }

  /// The place that the paths from the start have come farthest to, when looking on would take too long.
  private func farthest(_ olds: Range<Int>, _ news: Range<Int>, _ center: Int) -> (old: Int, new: Int) {
    let steps = LineMatching.mostSteps
    var best = (x: 0, y: 0)
    for diagonal in stride(from: -steps, through: steps, by: 2) {
      let x = forward[center + diagonal]
      if x >= 0, 2 * x - diagonal > best.x + best.y { best = (x, x - diagonal) }
    }
    return (olds.lowerBound + best.x, news.lowerBound + best.y)
  }
}

extension ArraySlice<UInt8> {
  /// The lines, each with its line feed; the last may have none.
  package var fullLines: [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex(of: Byte.newline).map { $0 + 1 } ?? endIndex
      lines.append(self[start..<end])
      start = end
    }
    return lines
  }
}
