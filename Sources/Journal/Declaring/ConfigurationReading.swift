/// `daybook.conf` read: what it declares, and what is wrong in it.
package struct ConfigurationReading: Sendable {
  /// Everything it declares. A line with an error is as if it were not there.
  package private(set) var configuration = Configuration()
  /// The problems in it, in the order of lines.
  package private(set) var problems: [Problem] = []

  /// Reads the bytes of a configuration; an empty one is the default, and so is one that is written in another way.
  package init(_ file: DayFile) {
    if let foreign = ForeignText(file.source) {
      problems = [file.source.withSpan { Problem(foreign, in: $0) }]
      return
    }
    var failed: [Int: Problem] = [:]
    // A line that fails takes its names with it, so that the others are read again without them; each
    // round drops at least one line.
    while true {
      var round = ConfigurationRound(file, without: Set(failed.keys))
      round.read()
      if round.failed.isEmpty {
        configuration = round.configuration
        problems = (Array(failed.values) + round.remarks).sorted(by: Problem.isBefore)
        return
      }
      // A name that a failed line held is free again.
      let lasting = round.failed.filter { _, problem in
        guard case .declaredTwice(_, let line) = problem.kind else { return true }
        return round.failed[line - 1] == nil
      }
      failed.merge(lasting) { first, _ in first }
    }
  }
}
