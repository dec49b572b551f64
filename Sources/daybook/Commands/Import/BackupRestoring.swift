import Interchange
import Platform
import Rendering

/// Puts a backup's files back, where there are none yet.
struct BackupRestoring {
  let backup: BackupFiles
  let writable: WritableDaybook
  let isDryRun: Bool

  /// Writes all files as one step, or none if one is there and holds something else.
  func run(in world: inout World, saying step: String) throws(CommandError) -> ExitStatus {
    let contents = Dictionary(backup.files.map { (Path($0.path), $0.bytes) }) { first, _ in first }
    let paths = backup.files.map { Path($0.path) }
    let updates = try writable.update(paths, saying: step, isDryRun: isDryRun, in: &world) {
      path, current throws(CommandError) in
      guard let bytes = contents[path] else { return .keep }
      if current == nil || current == bytes { return .write(bytes) }
      let name = path.description
      throw CommandError { $0.backupDiffers(name, after: $1) }
    }
    world.say(
      writable.daybook.words.restored(
        updates.count, present: paths.count - updates.count, isDryRun: isDryRun),
      by: writable.daybook.settings)
    return .done
  }
}
