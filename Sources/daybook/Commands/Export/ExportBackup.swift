import Interchange
import Journal
import Platform

/// The parts of a backup beside the days' files; one that cannot be read is noted, and costs no other its place.
extension ExportCommand {
  /// The bytes of `badges.txt`; nil if there is none, or it cannot be read.
  func badges(_ daybook: Daybook) -> Bytes? {
    do throws(FileTrouble) { return try daybook.badgesIfAny() } catch {
      daybook.unread.add(daybook.unreadable(error), by: daybook.settings)
      return nil
    }
  }

  /// Refuses to put a backup of some days in the place of one that has more: if their files are gone, it is the only one
  /// that has them.
  func refuseToReplaceFuller(
    _ entries: ArraySlice<DayIndex.Entry>, _ daybook: Daybook, _ world: World
  ) throws(CommandError) {
    guard let target, let old = try? world.files.source(at: world.workingFolder.appending(Path(target))),
      let json = try? BackupFiles.json(old), BackupFiles.isBackup(json), let backup = try? BackupFiles(json)
    else { return }
    let days = Set(entries.map(\.day))
    let lacking = backup.files.compactMap { daybook.configuration.day(ofFileAt: Path($0.path)) }
      .filter { !days.contains($0) }
    guard let first = lacking.min() else { return }
    throw CommandError { $0.wouldReplaceFullerBackup(target, lacking: Set(lacking).count, first) }
  }

  /// The copies beside the days of a period, which do not count; without a period those of the configuration too.
  func otherFiles(
    _ index: DayIndex, over period: Period?, _ daybook: Daybook
  ) -> [BackupFiles.File] {
    let paths = index.oddities.compactMap { oddity -> String? in
      switch oddity {
      case .second(let day, _, _), .conflictCopy(_, let day, _):
        period?.contains(day) ?? true ? oddity.path : nil
      case .otherCopy: period == nil ? oddity.path : nil
      case .placeholder, .unreadable, .misnamed: nil
      }
    }
    return paths.compactMap { path in
      (try? daybook.files.contents(of: daybook.path(path))).map { BackupFiles.File(path: path, bytes: $0) }
    }
  }
}

extension DayIndex {
  /// Whether a backup would lack files that are not on this machine.
  var lacksFiles: Bool {
    oddities.contains { oddity in
      if case .placeholder = oddity { true } else { false }
    }
  }
}
