import Journal
import Platform
import Reports

extension Daybook {
  /// The one-offs that are still open in the files of the 14 days before a day, oldest first; a listing, if there is one,
  /// tells which of these days have a file.
  ///
  /// A file that cannot be read is noted as unread, as every other.
  func openOneOffs(before day: Day, listedIn index: DayIndex? = nil) -> [EarlierOneOffs] {
    var found: [EarlierOneOffs] = []
    // Days with names in their paths are found by a listing alone, which is then made once.
    let isNamed = configuration.layout?.pattern?.hasNames == true
    let index = index ?? (isNamed ? try? self.index() : nil)
    for back in (1...EarlierOneOffs.daysBack).reversed() where day - back < day {
      do throws(FileTrouble) {
        let earlier = day - back
        let file = if let index { try self.found(earlier, listedIn: index) } else { try self.found(earlier) }
        guard let file, file.file.mayHoldOpenBox, ForeignText(file.file.source) == nil else { continue }
        let written = WordedDay(file.file, of: earlier, by: interpreter)
        if let open = EarlierOneOffs(of: written, at: file.path) { found.append(open) }
      } catch { continue }
    }
    return found
  }
}

extension DayFile {
  /// Whether a line may begin with an open box: most days have none, and are not read further.
  fileprivate var mayHoldOpenBox: Bool {
    lines.contains { $0.shape == .box && $0.mark == .open }
  }
}
