extension DayFile {
  /// The file without some lines, which count from 0, if all others stand in it byte for byte and in their order, and
  /// mean what they did.
  package func without(lines removed: Set<Int>) throws(Unproved) -> DayFile {
    guard let after = bytes(without: removed) else { throw .notMeant }
    var places: [Int: Int] = [:]
    for (place, line) in kept(without: removed).enumerated() { places[line] = place }
    if let other = lineReadOtherwise(in: after, at: { places[$0] }) { throw .elsewhere(line: other) }
    return after
  }

  /// The file without some lines, if all others stand in it byte for byte and in their order; nil otherwise.
  func bytes(without removed: Set<Int>) -> DayFile? {
    var after = self
    for line in removed.sorted().reversed() {
      guard after.lines.indices.contains(line) else { return nil }
      after = after.with(after.removing(line: line).applied(to: after))
    }
    guard after.isWhole, after.lines.count == lines.count - removed.count else { return nil }
    // A byte order mark at the beginning of a line, which is passed over there, is the file's once that is the first.
    var mark = after.markLength - markLength
    guard mark >= 0 else { return nil }
    for (place, line) in kept(without: removed).enumerated() {
      guard content(ofLine: line).dropFirst(mark) == after.content(ofLine: place) else { return nil }
      mark = 0
    }
    return mark == 0 ? after : nil
  }

  /// The lines that are left.
  private func kept(without removed: Set<Int>) -> [Int] { lines.indices.filter { !removed.contains($0) } }
}
