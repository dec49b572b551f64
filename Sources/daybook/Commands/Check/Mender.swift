import Journal
import Platform
import Rendering

/// Makes the corrections of a check that cannot change what counts.
struct Mender {
  let editor: DayEditor
  let isDryRun: Bool
  /// Whether the lines that were changed are printed.
  let namesLines: Bool

  init(daybook: Daybook, world: World, files: any FileWriting, isDryRun: Bool, namesLines: Bool) {
    editor = DayEditor(daybook: daybook, files: files, world: world)
    self.isDryRun = isDryRun
    self.namesLines = namesLines
  }

  /// Mends the files of days and answers with how many problems are gone; with `--dry-run` a diff is printed instead.
  func mend(_ items: [CheckScope.Item], in world: inout World) throws(CommandError) -> Int {
    var days: [Path: Day] = [:]
    for item in items { days[Path(item.path)] = item.day }
    if isDryRun {
      for item in items {
        guard let day = item.day, let current = try contents(item.location) else { continue }
        let after = mended(DayFile(current), of: day).file
        if after.source != current {
          world.write(UnifiedDiff(item.path, from: current, to: after.source))
        }
      }
      return 0
    }
    var counts: [Path: Int] = [:]
    let updates = try editor.update(days.keys.sorted(), saying: "check --fix", in: &world) { path, current in
      guard let day = days[path], let current else { return .keep }
      let mending = mended(DayFile(current), of: day)
      counts[path] = mending.count
      return mending.file.source == current ? .keep : .write(mending.file.source)
    }
    if namesLines { for update in updates { tell(update, in: &world) } }
    return counts.values.reduce(0, +)
  }

  /// Prints the lines that are others now; a mended file has as many as before.
  private func tell(_ update: FileUpdate, in world: inout World) {
    let (before, after) = (DayFile(update.before ?? []), DayFile(update.after ?? []))
    for line in after.lines.indices
    where before.text(ofLine: line) != after.text(ofLine: line) {
      world.output.write("\(update.file):\(line + 1): \(after.text(ofLine: line))".printable + "\n")
    }
  }

  private func contents(_ location: Path) throws(CommandError) -> Bytes? {
    return try telling(.reading, editor.files.contentsIfAny(of: location))
  }

  private func mended(_ file: DayFile, of day: Day) -> Mending {
    Mending(file, of: day, by: editor.daybook)
  }
}
