import Journal

/// The lines that were found in the files of a listing, and what else was seen there.
struct FoundLines: Sendable {
  /// The lines, ascending by day.
  var lines: [FoundLine] = []
  /// The files of their days, relative to the daybook.
  var paths: [Day: String] = [:]
  var problems: [FileProblem] = []
}

extension Daybook {
  /// The lines of some files that fit a query; each file is read once.
  func lines(_ query: LineQuery, in entries: ArraySlice<DayIndex.Entry>) -> FoundLines {
    var all = FoundLines()
    eachPart(
      of: entries, that: query, as: { $0 },
      inOrder: { part in
        all.lines += part.lines
        all.problems += part.problems
        all.paths.merge(part.paths) { first, _ in first }
        return true
      })
    return all
  }

  /// What is made of the lines that fit a query, some days at a time, until `take` says no; backwards the last days are
  /// the first, and the lines of all of them ascending.
  func eachPart<Made: Sendable>(
    of entries: ArraySlice<DayIndex.Entry>, backwards: Bool = false, that query: LineQuery,
    as make: @escaping @Sendable (FoundLines) -> Made, inOrder take: (Made) -> Bool
  ) {
    let daybook = self
    inParts(
      entries, backwards: backwards, { make(daybook.found(query, in: $0, by: &$1)) }, inOrder: take)
  }

  private func found(
    _ query: LineQuery, in entries: ArraySlice<DayIndex.Entry>, by interpreter: inout DayReader
  ) -> FoundLines {
    var found = FoundLines()
    eachFile(of: entries) { entry, contents in
      guard case .success(let bytes) = contents else { return }
      let before = found.lines.count
      var problems: [Problem] = []
      interpreter.find(
        query, in: bytes, isMarkdown: entry.place.isMarkdown, of: entry.day, into: &found.lines,
        problems: &problems)
      guard found.lines.count > before || !problems.isEmpty else { return }
      let path = entry.path
      if found.lines.count > before { found.paths[entry.day] = path }
      if !problems.isEmpty { found.problems += self.problems(problems, at: path) }
    }
    return found
  }
}
