import Interchange
import Platform
import Rendering

/// Puts a backup's files back, where there are none yet.
struct BackupRestoring {
  let backup: BackupFiles
  let daybook: Daybook
  let files: any FileWriting
  let isDryRun: Bool

  /// Writes all files as one step, or none if one is there and holds something else.
  func run(in world: inout World, saying step: String) throws(CommandError) -> ExitStatus {
    let contents = Dictionary(backup.files.map { (Path($0.path), $0.bytes) }) { first, _ in first }
    func proposed(_ path: Path, _ current: Bytes?) throws(CommandError) -> Proposal {
      guard let bytes = contents[path] else { return .keep }
      guard let current else { return .write(bytes) }
      if current == bytes { return .keep }
      let name = path.description
      throw CommandError { $0.backupDiffers(name) }
    }
    let paths = backup.files.map { Path($0.path) }
    var written = 0
    if isDryRun {
      for path in paths {
        guard
          case .write(let bytes) = try proposed(path, try daybook.contentsIfAny(of: path.description))
        else { continue }
        world.write(UnifiedDiff(path.description, from: nil, to: bytes))
        written += 1
      }
    } else {
      let editor = DayEditor(daybook: daybook, files: files, world: world)
      let updates = try editor.update(paths, saying: step, in: &world) {
        (path, current) throws(CommandError) in
        try proposed(path, current)
      }
      written = updates.count
    }
    world.say(
      daybook.words.restored(written, present: paths.count - written, isDryRun: isDryRun),
      by: daybook.settings)
    return .done
  }
}
