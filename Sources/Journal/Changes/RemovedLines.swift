extension DayFile {
  /// The file without some lines, which count from 0, if all others stand in it byte for byte and in their order;
  /// nil otherwise.
  package func without(lines removed: Set<Int>) -> DayFile? {
    var after = self
    for line in removed.sorted().reversed() {
      guard after.lines.indices.contains(line) else { return nil }
      after = after.with(after.removing(line: line).applied(to: after))
    }
    guard after.isWhole, after.markLength == markLength,
      after.lines.count == lines.count - removed.count
    else { return nil }
    let kept = lines.indices.filter { !removed.contains($0) }
    for (place, line) in kept.enumerated() where content(ofLine: line) != after.content(ofLine: place) {
      return nil
    }
    return after
  }
}
