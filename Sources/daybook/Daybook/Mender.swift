import Journal
import Rendering

/// Makes the corrections of a check that cannot change what counts.
struct Mender {
  let editor: DayEditor
  let isDryRun: Bool

  init(reader: Reader, world: World, files: any FileWriting, isDryRun: Bool) {
    editor = DayEditor(reader: reader, files: files, world: world)
    self.isDryRun = isDryRun
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
    _ = try editor.update(days.keys.sorted(), saying: "check --fix", in: &world) { path, current in
      guard let day = days[path], let current else { return .keep }
      let (after, count) = mended(DayFile(current), of: day)
      counts[path] = count
      return after.source == current ? .keep : .write(after.source)
    }
    return counts.values.reduce(0, +)
  }

  private func contents(_ location: Path) throws(CommandError) -> Bytes? {
    do throws(FileTrouble) { return try editor.files.contentsIfAny(of: location) } catch {
      throw CommandError(error, doing: .reading)
    }
  }

  /// The file with every fix made that leaves all ticks and totals as they are, one after the other.
  func mended(_ file: DayFile, of day: Day) -> (file: DayFile, count: Int) {
    var interpreter = editor.reader.daybook.interpreter
    var file = file
    var count = 0
    var tried: Set<Problem> = []
    while true {
      let (record, problems) = interpreter.examine(file, of: day, today: editor.reader.today)
      guard let problem = problems.first(where: { $0.fix != nil && !tried.contains($0) }),
        let fix = problem.fix,
        let line = problem.line
      else { return (file, count) }
      tried.insert(problem)
      let start = Int(file.lines[Int(line)].start)
      let range = (start + Int(fix.range.lowerBound))..<(start + Int(fix.range.upperBound))
      let candidate = DayFile(file.source.applying([TextEdit(range, fix.text)]))
      let (after, left) = interpreter.examine(candidate, of: day, today: editor.reader.today)
      guard candidate.lines.count == file.lines.count, left.count < problems.count,
        record.counts(sameAs: after, by: editor.reader.configuration)
      else { continue }
      file = candidate
      count += problems.count - left.count
      tried = []
    }
  }
}
