/// The changes of one side to the lines of an ancestor: the places of what stayed, what went, and what came.
///
/// A gap is a place before a line of the ancestor, by its number from 0; the last is after all lines.
struct LineHunks {
  /// By line of the ancestor: the line of the side that it is or became; nil if it went.
  let partners: [Int?]
  /// By gap: the lines that the side has there. What came in place of lines is in the gap before the first of them.
  var added: [[MergedLine]]
  /// By line of the ancestor that went: the run of lines that went with it.
  private let runs: [Range<Int>?]

  /// Compares a side with the ancestor; lines are numbers, equal where they are one line.
  init(_ ancestor: [Int], _ side: [Int], _ lines: [MergedLine]) {
    partners = LineMatching(ancestor, side).partners
    var added = [[MergedLine]](repeating: [], count: ancestor.count + 1)
    var runs = [Range<Int>?](repeating: nil, count: ancestor.count)
    var (gap, next) = (0, 0)
    func end(at line: Int, _ partner: Int) {
      added[gap] = Array(lines[next..<partner])
      for place in gap..<line { runs[place] = gap..<line }
      (gap, next) = (line + 1, partner + 1)
    }
    for (line, partner) in partners.enumerated() {
      if let partner { end(at: line, partner) }
    }
    end(at: ancestor.count, side.count)
    self.added = added
    self.runs = runs
  }

  /// The lines of the ancestor that went together with one that went; empty if it stayed.
  func run(of line: Int) -> Range<Int> { runs[line] ?? line..<line }

  /// Whether lines went at a gap, so that what came there may be what became of them.
  func replaces(at gap: Int) -> Bool { gap < runs.count && runs[gap] != nil }

  /// Whether a line went and nothing came in its place.
  func deletes(_ line: Int) -> Bool { added[run(of: line).lowerBound].allSatisfy(\.isBlank) }
}
