import Journal
import Platform
import Rendering

/// Makes the corrections of a check that cannot change what counts.
struct Mender {
  let writable: WritableDaybook
  let isDryRun: Bool

  /// Mends the files of days, prints the lines that are others now, and answers with how many problems are gone; with `--dry-run` a diff is printed instead.
  func mend(_ items: [CheckScope.Item], in world: inout World) throws(CommandError) -> Int {
    var days: [Path: Day] = [:]
    var shown: [Path: String] = [:]
    for item in items { (days[Path(item.path)], shown[Path(item.path)]) = (item.day, item.shown) }
    var counts: [Path: Int] = [:]
    let updates = try writable.update(
      days.keys.sorted(), saying: "check --fix", isDryRun: isDryRun, in: &world
    ) { path, current in
      guard let day = days[path], let current else { return .keep }
      let mending = Mending(DayFile(current, at: path), of: day, by: writable.daybook)
      counts[path] = mending.count
      return .write(mending.file.source)
    }
    if isDryRun { return 0 }
    for update in updates { tell(update, as: shown[update.file] ?? update.file.description, in: &world) }
    return counts.values.reduce(0, +)
  }

  /// Prints the lines that are others now: of a file that had but one, whose ends were none, all.
  private func tell(_ update: FileUpdate, as path: String, in world: inout World) {
    let (before, after) = (DayFile(update.before ?? []), DayFile(update.after ?? []))
    for line in after.lines.indices
    where before.lines.count != after.lines.count || before.text(ofLine: line) != after.text(ofLine: line) {
      world.write(line, of: after, at: path)
    }
  }
}
