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
    guard after.isWhole, after.markLength == markLength,
      after.lines.count == lines.count - removed.count
    else { return nil }
    for (place, line) in kept(without: removed).enumerated()
    where content(ofLine: line) != after.content(ofLine: place) {
      return nil
    }
    return after
  }

  /// The lines that are left.
  private func kept(without removed: Set<Int>) -> [Int] { lines.indices.filter { !removed.contains($0) } }
}
