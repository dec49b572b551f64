import Journal
import Platform

/// Which commands of which daybooks may run on this machine, as the person said with `config allow`.
///
/// The file `allowed` in the state folder, a line a daybook: its folder, then its `coach` and its `push` command in
/// full, so that a command that a synced `daybook.conf` changes has to be allowed again. Lines of the first version
/// of this file, which wrote its fields otherwise, allow nothing.
struct Allowance: Sendable {
  private let file: StateFile
  private static let version = Bytes("allowed-2".utf8)

  /// Looks into the state folder.
  init(stateFolder: Path) { file = StateFile("allowed", in: stateFolder) }

  /// Whether the `coach` and the `push` of this configuration were allowed, as they stand, for the daybook in
  /// `folder`, which is resolved. What cannot be read allows nothing.
  func allows(_ configuration: Configuration, of folder: Path, in files: any FileReading) -> Bool {
    do throws(FileTrouble) {
      return try file.lines(in: files).contains(Allowance.line(configuration, of: folder))
    } catch { return false }
  }

  /// Allows the two commands as they stand, or with a nil configuration none at all.
  func set(_ configuration: Configuration?, of folder: Path, in files: any FileWriting) throws(FileTrouble) {
    try file.update(in: files) { lines in
      let others = lines.filter { $0.fields.count == 4 && $0.fields[1] != Bytes(folder.bytes) }
      return others + (configuration.map { [Allowance.line($0, of: folder)] } ?? [])
    }
  }

  private static func line(_ configuration: Configuration, of folder: Path) -> StateLine {
    StateLine([
      version, Bytes(folder.bytes), Bytes((configuration.coach ?? "").utf8),
      Bytes((configuration.push ?? "").utf8),
    ])
  }
}

extension WritableDaybook {
  /// Whether the commands of its configuration may run on this machine.
  func allowsItsCommands() throws(CommandError) -> Bool {
    guard let stateFolder else { return false }
    return Allowance(stateFolder: stateFolder).allows(
      daybook.configuration, of: try resolvedFolder(), in: files)
  }
}
