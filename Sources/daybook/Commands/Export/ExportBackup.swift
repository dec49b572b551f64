import Interchange
import Journal
import Platform

/// The parts of a backup beside the days' files.
extension ExportCommand {
  /// The bytes of `badges.txt`; nil if there is none, or it cannot be read.
  func badges(_ daybook: Daybook, _ problems: inout [FileProblem]) -> Bytes? {
    do throws(FileTrouble) {
      return try daybook.files.contentsIfAny(of: daybook.path("badges.txt"))
    } catch {
      problems.append(daybook.unreadable(error))
      return nil
    }
  }

  /// The copies beside the days of a period, which do not count; without a period those of the configuration too.
  func otherFiles(
    _ index: DayIndex, over period: Period?, _ daybook: Daybook, _ problems: inout [FileProblem]
  ) -> [BackupFiles.File] {
    let paths = index.oddities.compactMap { oddity -> String? in
      switch oddity {
      case .second(let day, _, _), .conflictCopy(_, let day, _):
        period?.contains(day) ?? true ? oddity.path : nil
      case .otherCopy: period == nil ? oddity.path : nil
      case .placeholder, .unreadable: nil
      }
    }
    // One that cannot be read is told, and costs no other file its place.
    return paths.compactMap { path in
      do throws(FileTrouble) {
        return BackupFiles.File(
          path: path, bytes: try daybook.files.contents(of: daybook.path(path)))
      } catch {
        problems.append(daybook.unreadable(error))
        return nil
      }
    }
  }
}

extension Problem.Kind {
  /// Whether what is missing for it in an export would be missed: what could not be read, and in a backup, which holds
  /// any bytes, also what is not on this machine.
  func leavesHole(in format: ExportCommand.Format) -> Bool {
    switch self {
    case .unreadable: true
    case .utf16, .returnsAlone: format != .json
    case .notDownloaded: format == .json
    default: false
    }
  }
}
