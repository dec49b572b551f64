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
    let (daybook, interpreter) = (self, interpreter)
    let parts = inParts(entries) { part in
      var found = FoundLines()
      var interpreter = interpreter
      daybook.eachFile(of: part) { entry, contents in
        guard case .success(let bytes) = contents else { return }
        let before = found.lines.count
        var problems: [Problem] = []
        interpreter.find(
          query, in: bytes, isMarkdown: entry.place.isMarkdown, of: entry.day, into: &found.lines,
          problems: &problems)
        guard found.lines.count > before || !problems.isEmpty else { return }
        let path = entry.place.path(of: entry.day)
        if found.lines.count > before { found.paths[entry.day] = path }
        if !problems.isEmpty { found.problems += daybook.problems(problems, at: path) }
      }
      return found
    }
    var all = FoundLines()
    for part in parts {
      all.lines += part.lines
      all.problems += part.problems
      all.paths.merge(part.paths) { first, _ in first }
    }
    return all
  }
}
