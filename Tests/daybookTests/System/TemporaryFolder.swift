import Foundation
import Platform

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

  var names: [String] {
    get throws { try DiskFiles().entries(of: path).map { String(decoding: $0.name, as: UTF8.self) }.sorted() }
  }
}

/// The bytes of a text.
func bytes(_ text: String) -> Bytes { Bytes(text.utf8) }
