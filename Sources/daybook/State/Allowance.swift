import Journal
import Platform

/// Which commands of which daybooks may run on this machine, as the person said with `config allow`.
///
/// The file `allowed` in the state folder, a line a daybook: its folder, then its `coach` and its `push` command in
/// full, so that a command that a synced `daybook.conf` changes has to be allowed again, and the program of each, so
/// that no other file runs in its name. Lines of earlier versions of this file allow nothing.
struct Allowance: Sendable {
  private let file: StateFile
  private static let version = Bytes("allowed-3".utf8)

  /// Looks into the state folder.
  init(stateFolder: Path) { file = StateFile("allowed", in: stateFolder) }

  /// The programs that may run for the `coach` and the `push` of this configuration, as they stand, of the daybook in
  /// `folder`, which is resolved; nil if they were not allowed. What cannot be read allows nothing.
  func programs(
    for configuration: Configuration, of folder: Path, in files: any FileReading
  ) -> AllowedPrograms? {
    do throws(FileTrouble) {
      let head = Allowance.line(configuration, AllowedPrograms(), of: folder).fields.prefix(4)
      let line = try file.lines(in: files).first { $0.fields.count == 6 && $0.fields.prefix(4) == head }
      return line.map { AllowedPrograms(coach: Path(bytes: $0.fields[4]), push: Path(bytes: $0.fields[5])) }
    } catch { return nil }
  }

  /// Allows the two commands as they stand, run by these programs, or with a nil configuration none at all.
  func set(
    _ configuration: Configuration?, by programs: AllowedPrograms = AllowedPrograms(), of folder: Path,
    in files: any FileWriting
  ) throws(FileTrouble) {
    try file.update(in: files) { lines in
      let others = lines.filter { $0.fields.count == 6 && $0.fields[1] != Bytes(folder.bytes) }
      return others + (configuration.map { [Allowance.line($0, programs, of: folder)] } ?? [])
    }
  }

  private static func line(
    _ configuration: Configuration, _ programs: AllowedPrograms, of folder: Path
  ) -> StateLine {
    StateLine([
      version, Bytes(folder.bytes), Bytes((configuration.coach ?? "").utf8),
      Bytes((configuration.push ?? "").utf8), Bytes(programs.coach?.bytes ?? []),
      Bytes(programs.push?.bytes ?? []),
    ])
  }
}

/// The programs that were allowed, absolute and without links; empty where there is no such command.
struct AllowedPrograms: Hashable, Sendable {
  var coach: Path?
  var push: Path?
}

extension WritableDaybook {
  /// The programs that may run on this machine for the commands of its configuration; nil if these were not allowed.
  func allowedPrograms() throws(CommandError) -> AllowedPrograms? {
    guard let stateFolder else { return nil }
    return Allowance(stateFolder: stateFolder).programs(
      for: daybook.configuration, of: try resolvedFolder(), in: files)
  }

  /// The program of a command, as it is to be kept: absolute, without links, and not within the daybook, whose files a
  /// sync service may change.
  func programToAllow(
    for command: String, of key: String, in world: World
  ) throws(CommandError) -> Path {
    guard let call = ProgramCall(command) else { throw CommandError { $0.notACommand(command, of: key) } }
    let typed = call.program
    if typed.utf8.contains(UInt8(ascii: "/")), !Path(typed).isAbsolute {
      throw CommandError { $0.relativeProgram(typed, of: key) }
    }
    guard let program = world.program(typed), program.isAbsolute else {
      throw CommandError { $0.noProgram(typed, of: key) }
    }
    let resolved = try telling(.reading, world.programs.resolved(program))
    if resolved.relative(to: try resolvedFolder()) != nil {
      throw CommandError { $0.programInDaybook(typed, of: key) }
    }
    return resolved
  }
}
