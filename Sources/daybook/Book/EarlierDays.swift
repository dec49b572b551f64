import Journal
import Platform
import Reports

extension Daybook {
  /// The one-offs that are still open in the files of the 14 days before a day, oldest first; a listing, if there is one,
  /// tells which of these days have a file.
  ///
  /// A file that cannot be read is noted as unread, as every other.
  func openOneOffs(before day: Day, listedIn index: DayIndex? = nil) -> [EarlierOneOffs] {
    oneOffs(before: day, areOpen: true, listedIn: index)
  }

  /// The same of those that are open, or of those that are not.
  func oneOffs(before day: Day, areOpen: Bool, listedIn index: DayIndex? = nil) -> [EarlierOneOffs] {
    var found: [EarlierOneOffs] = []
    // Days with names in their paths are found by a listing alone, which is then made once.
    let isNamed = configuration.layout?.pattern?.hasNames == true
    let index = index ?? (isNamed ? try? self.index() : nil)
    for back in (1...EarlierOneOffs.daysBack).reversed() where day - back < day {
      guard let file = try? self.found(day - back, listedIn: index),
        !areOpen || file.file.mayHoldOpenBox, ForeignText(file.file.source) == nil
      else { continue }
      let written = WordedDay(file.file, of: file.day, by: interpreter)
      if let day = EarlierOneOffs(of: written, at: file.path, areOpen: areOpen) { found.append(day) }
    }
    return found
  }

  /// The usual time of each of some habits on a day.
  ///
  /// Days are read backwards, one by one, until each habit has its time; a listing that is at hand says where they are.
  func usualTimes(of habits: [Int], before day: Day, listedIn index: DayIndex? = nil) -> [Int: TimeOfDay] {
    var times = UsualTimes(configuration)
    var interpreter = interpreter
    for back in 1...UsualTimes.daysBack where !habits.allSatisfy(times.isWritten) {
      guard let found = try? found(day - back, listedIn: index) else { continue }
      times.take(interpreter.read(found.file, of: found.day).record)
    }
    return times.times(of: habits, on: day)
  }
}

extension EarlierOneOffs {
  /// Whether one of them has a name, however it is typed.
  func holds(_ name: String) -> Bool {
    oneOffs.contains { Vocabulary.folded($0.name) == Vocabulary.folded(name) }
  }
}

extension DayFile {
  /// Whether a line may begin with an open box: most days have none, and are not read further.
  fileprivate var mayHoldOpenBox: Bool { lines.contains { $0.shape == .box && $0.mark == .open } }
}
