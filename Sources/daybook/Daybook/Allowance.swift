import Journal
import Platform

/// Which commands of which daybooks may run on this machine, as the person said with `config allow`.
///
/// One file in the state folder, a line a daybook: its folder, then its `coach` and its `push` command in full, so
/// that a command that a synced `daybook.conf` changes has to be allowed again.
struct Allowance: Sendable {
  private let file: Path

  /// Looks into the state folder.
  init(stateFolder: Path) { file = stateFolder.appending("allowed") }

  /// Claims that the `coach` and the `push` of this configuration were allowed, as they stand, for the daybook in
  /// `folder`, which is resolved. What cannot be read allows nothing.
  func allows(_ configuration: Configuration, of folder: Path, in files: any FileReading) -> Bool {
    do throws(FileTrouble) {
      let line = Allowance.line(configuration, of: folder)
      return Allowance.lines(try files.contentsIfAny(of: file) ?? []).contains { $0.elementsEqual(line) }
    } catch { return false }
  }

  /// Allows the two commands as they stand, or with a nil configuration none at all.
  func set(_ configuration: Configuration?, of folder: Path, in files: any FileWriting) throws(FileTrouble) {
    let state = file.parent
    try files.createFolders(state, mode: 0o700)
    try files.withLock(state) { () throws(FileTrouble) in
      let old = try files.contentsIfAny(of: file)
      let start = Allowance.start(of: folder)
      var new = Bytes()
      for line in Allowance.lines(old ?? []) where !line.starts(with: start) { new += line + [0x0A] }
      if let configuration { new += Allowance.line(configuration, of: folder) + [0x0A] }
      if new != old ?? [] { _ = try files.replace(file, expecting: old, with: new, mode: 0o600) }
    }
  }

  private static func lines(_ bytes: Bytes) -> [ContiguousArray<UInt8>.SubSequence] {
    bytes.split(separator: UInt8(ascii: "\n"))
  }

  private static func start(of folder: Path) -> Bytes { Bytes("allowed-1\t".utf8) + field(folder.bytes) }

  private static func line(_ configuration: Configuration, of folder: Path) -> Bytes {
    start(of: folder) + field((configuration.coach ?? "").utf8) + field((configuration.push ?? "").utf8)
  }

  /// The bytes and a tab, with what parts fields and lines in a form of its own.
  private static func field(_ bytes: some Collection<UInt8>) -> Bytes {
    var field = Bytes()
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\\"): field += Bytes("\\\\".utf8)
      case UInt8(ascii: "\t"): field += Bytes("\\t".utf8)
      case UInt8(ascii: "\n"): field += Bytes("\\n".utf8)
      default: field.append(byte)
      }
    }
    return field + [UInt8(ascii: "\t")]
  }
}
