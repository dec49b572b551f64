extension Problem {
  /// The problem, whose ranges are of the file, as one of a line: counted from the line's first byte.
  package func placed(on line: Int, startingAt start: Int32) -> Problem {
    var placed = self
    placed.line = Int32(line)
    placed.range = (range.lowerBound - start)..<(range.upperBound - start)
    if let fix {
      placed.fix = Fix(range: (fix.range.lowerBound - start)..<(fix.range.upperBound - start), text: fix.text)
    }
    return placed
  }
}
