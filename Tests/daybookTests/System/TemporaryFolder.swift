import Foundation
import Platform
import TestSupport
import Testing

@testable import daybook

/// A folder on the disk that goes away with this value.
final class TemporaryFolder: Sendable {
  let path: Path

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try DiskFiles().resolved(Path(url.path))
  }

  deinit { try? FileManager.default.removeItem(atPath: path.description) }

  /// A file's text; nil if there is none.
  subscript(_ name: String) -> String? {
    (try? DiskFiles().contents(of: path.appending(name))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes a file as others do, without care.
  func write(_ text: String, to name: String, mode: Int = 0o644) throws {
    let file = path.appending(Path(name)).description
    if mode & 0o111 != 0 { return try writeProgram(text, to: file, mode: mode) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
  }

  /// Writes a program through a shell: a child that another test starts meanwhile would hold a file that is open for
  /// writing here, and such a file cannot be run.
  private func writeProgram(_ text: String, to file: String, mode: Int) throws {
    var shell = ChildProcess(
      program: Path("/bin/sh"),
      arguments: ["-c", "cat > \"$0\" && chmod \"$1\" \"$0\"", file, String(mode, radix: 8)],
      environment: Environment.ofProcess())
    shell.input = .bytes(bytes(text))
    _ = try shell.run()
  }

  func makeFolder(_ name: String, mode: UInt32 = 0o755) throws {
    try DiskFiles().createFolder(path.appending(name), mode: mode)
  }

  func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path.appending(name).description, withDestinationPath: target)
  }

  func mode(of name: String) throws -> UInt32? { try DiskFiles().status(of: path.appending(name))?.mode }

  /// What a script of Python prints that is given the program, this folder and more arguments, and `prelude` before it.
  func answer(of script: String, _ arguments: [String] = []) throws -> String {
    try write(Self.prelude + script, to: ".drive.py")
    let child = ChildProcess(
      program: try #require(Environment.ofProcess().program("python3", among: .ofMachine)),
      arguments: [path.appending(".drive.py").description, builtProgram ?? "", path.description] + arguments,
      environment: Environment.ofProcess(), input: .nothing, output: .kept(limit: 100_000),
      timeoutInMilliseconds: 60_000)
    let (ending, output) = try child.run()
    #expect(ending == .exited(0))
    return String(decoding: output, as: UTF8.self)
  }

  /// Functions of a script that talks with a program at the terminal `terminal`, which it makes.
  private static let prelude = """
    import os, pty, select, signal, sys, termios, time
    # A test's thread may hold signals back, which a child would inherit.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    program, folder = sys.argv[1], sys.argv[2]
    shown = b""
    def until(text):
        global shown
        end = time.time() + 30
        while text not in shown and time.time() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                shown += os.read(terminal, 65536)
        assert text in shown, shown
    def mode():
        return "lines" if termios.tcgetattr(terminal)[3] & termios.ICANON else "raw"
    def settled(wanted):
        end = time.time() + 10
        while mode() != wanted and time.time() < end: time.sleep(0.02)
        return mode()
    def ask():
        os.environ["XDG_STATE_HOME"] = folder + "/state"
        os.execv(program, [program, "--dir", folder, "--now", "2026-01-12T14:30", "--lang", "en", "ask"])
    def end_of_answers():
        while True:
            try:
                if not os.read(terminal, 65536): break
            except OSError: break

    """

  var names: [String] {
    get throws { try DiskFiles().entries(of: path).map { String(decoding: $0.name, as: UTF8.self) }.sorted() }
  }
}

/// The bytes of a text.
func bytes(_ text: String) -> Bytes { Bytes(text.utf8) }
