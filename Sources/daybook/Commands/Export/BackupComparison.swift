import Interchange
import Journal
import Platform
import Rendering

/// A backup against what is on the disk, file by file and byte for byte.
struct BackupComparison {
  /// How a file is not the same.
  enum Difference: Hashable, Sendable {
    /// From a line on, which counts from 1.
    case from(line: Int)
    case onlyInBackup
    case notInBackup
  }

  /// The files that are not the same, in the order of paths.
  private(set) var differences: [(path: String, difference: Difference)] = []
  /// How many files were compared.
  private(set) var fileCount = 0

  /// Compares the files of a backup with those of the disk, of which `isUnknown` tells those that could not be read.
  init(_ backup: [BackupFiles.File], with disk: [BackupFiles.File], isUnknown: (String) -> Bool) {
    let saved = Dictionary(backup.map { ($0.path, $0.bytes) }) { first, _ in first }
    let present = Dictionary(disk.map { ($0.path, $0.bytes) }) { first, _ in first }
    for path in Set(saved.keys).union(present.keys).sorted() where !isUnknown(path) {
      fileCount += 1
      guard let old = saved[path] else {
        differences.append((path, .notInBackup))
        continue
      }
      guard let new = present[path] else {
        differences.append((path, .onlyInBackup))
        continue
      }
      if old != new { differences.append((path, .from(line: Self.firstLine(of: old, unlike: new)))) }
    }
  }

  private static func firstLine(of bytes: Bytes, unlike other: Bytes) -> Int {
    zip(bytes, other).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "\n") } + 1
  }
}

extension ExportCommand {
  /// Says where a backup and the disk are not the same; with a period only its days are looked at.
  func verify(
    _ name: String, over phrase: PeriodPhrase?, of daybook: Daybook, in world: inout World
  ) throws(CommandError) -> ExitStatus {
    if (format ?? .json) != .json || target != nil { throw CommandError { $0.verifiesBackups } }
    try refuseUnused(by: .json)
    let bytes = try telling(
      .reading, world.files.source(at: world.workingFolder.appending(Path(name))))
    let backup: BackupFiles
    do throws(ImportFault) {
      let json = try BackupFiles.json(bytes)
      guard BackupFiles.isBackup(json) else { throw .notABackup }
      backup = try BackupFiles(json)
    } catch { throw CommandError { "\(name.printable): " + $0.sentence(for: error) } }
    let index = try daybook.index()
    let period = phrase?.settled(over: index.written(or: daybook.today))
    let present = files(of: daybook, index, over: period)
    let unread = daybook.unread.paths
    let comparison = BackupComparison(
      backup.files.filter { Self.isMeant($0.path, period, daybook.configuration) }, with: present
    ) { path in unread.contains { path == $0 || path.hasPrefix($0 + "/") } }
    for (path, difference) in comparison.differences {
      world.output.write("\(path): ".printable + daybook.words.difference(difference) + "\n")
    }
    world.say(
      daybook.words.compared(comparison.fileCount, unlike: comparison.differences.count), by: daybook.settings
    )
    if index.lacksFiles {
      daybook.report([], index, in: &world)
      return .trouble
    }
    return comparison.differences.isEmpty ? .done : .no
  }

  /// The files that a backup of now would have.
  private func files(of daybook: Daybook, _ index: DayIndex, over period: Period?) -> [BackupFiles.File] {
    var files: [BackupFiles.File] = []
    if let file = daybook.configurationFile {
      files.append(BackupFiles.File(path: FileName.configuration, bytes: file.source))
    }
    if let bytes = badges(daybook) { files.append(BackupFiles.File(path: FileName.badges, bytes: bytes)) }
    daybook.eachFile(of: index.days(within: period)) { entry, contents in
      guard case .success(let bytes) = contents else { return }
      files.append(BackupFiles.File(path: entry.path, bytes: bytes))
    }
    return files + otherFiles(index, over: period, daybook)
  }

  /// Whether a file of a backup is among those that a backup of a period has.
  private static func isMeant(_ path: String, _ period: Period?, _ configuration: Configuration) -> Bool {
    guard let period else { return true }
    let name = configuration.name(ofFileAt: Path(path))
    return name.day.map(period.contains) ?? (name == .other)
  }
}

extension Words {
  /// How a file of the disk is not that of the backup, said after its path.
  func difference(_ difference: BackupComparison.Difference) -> String {
    switch difference {
    case .from(let line): say("differs from line \(line) on", "liší se od řádku \(line)")
    case .onlyInBackup: say("only in the backup", "jen v záloze")
    case .notInBackup: say("not in the backup", "v záloze chybí")
    }
  }

  /// The result of a comparison: `73 files, 2 not the same`.
  func compared(_ count: Int, unlike: Int) -> String {
    if unlike == 0 {
      return say(
        "\(files(count)), the same byte for byte",
        "\(files(count)), bajt po bajtu \(czech(count, "stejný", "stejné", "stejných"))")
    }
    return say(
      "\(files(count)), \(number(unlike)) not the same",
      "\(files(count)), \(czech(unlike, "liší se", "liší se", "liší se jich")) \(number(unlike))")
  }

  /// `--verify` with a format, or a file to be written.
  var verifiesBackups: String {
    say(
      "--verify compares a backup, which is of the format json, and writes nothing; leave --format and -o out",
      "--verify porovnává zálohu, která je ve formátu json, a nic nezapisuje; vynechte --format a -o")
  }
}
