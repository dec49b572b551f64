import Journal

extension DayIndex {
  /// The days that lie far from the others, a few together at most, as problems: `0206-01-12.txt` makes a history of
  /// eighteen centuries.
  ///
  /// The others are those around today, else those of which most are together.
  func distantDays(from today: Day) -> [FileProblem] {
    var groups: [ArraySlice<Entry>] = []
    var start = days.startIndex
    for place in days.indices.dropFirst() where days[place].day - days[place - 1].day > Self.farthestApart {
      groups.append(ArraySlice(days[start..<place]))
      start = place
    }
    groups.append(ArraySlice(days[start...]))
    func distance(_ group: ArraySlice<Entry>, to day: Day) -> Int {
      group.map { abs($0.day - day) }.min() ?? 0
    }
    let most = groups.max { $0.count < $1.count }
    let main = groups.first { distance($0, to: today) <= Self.farthestApart } ?? most
    guard groups.count > 1, let main, let first = main.first?.day, let last = main.last?.day else {
      return []
    }
    return groups.filter { $0.count <= Self.fewTogether && $0 != main }.flatMap(\.self).map { entry in
      let years = (entry.day < first ? first - entry.day : entry.day - last) / 365
      return FileProblem(
        path: entry.path, problem: Problem(ofFile: .distantDay(path: entry.path, years: years)))
    }
  }

  /// Days that are farther apart than twenty years are hardly of one life that is written down.
  private static let farthestApart = 20 * 366
  /// So many far days together may be slips; more of them are a diary of that time.
  private static let fewTogether = 3
}
