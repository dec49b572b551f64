import Foundation
import Platform
import TestSupport
import Testing

@testable import daybook

/// Sets an attribute of each kind on a file, or prints them.
private let script = """
  import os, struct, sys
  path = sys.argv[2]
  def acl(*entries):
      return struct.pack('<I', 2) + b''.join(struct.pack('<HHI', *entry) for entry in entries)
  none = 0xffffffff
  if sys.argv[1] == 'set':
      os.setxattr(path, 'user.colour', b'blue\\0\\xff')
      os.setxattr(path, 'system.posix_acl_access', acl(
          (1, 6, none), (2, 6, 1234), (4, 4, none), (16, 6, none), (32, 0, none)))
  elif sys.argv[1] == 'default':
      os.setxattr(path, 'system.posix_acl_default', acl(
          (1, 7, none), (2, 7, 1234), (4, 5, none), (16, 7, none), (32, 5, none)))
  else:
      names = sorted(name for name in os.listxattr(path) if not name.startswith('security.'))
      print(oct(os.stat(path).st_mode & 0o7777), [(name, os.getxattr(path, name).hex()) for name in names])
  """

/// Whether the disk of the tests keeps them.
private let attributesAreKept: Bool = {
  guard programPath("python3") != nil, let folder = try? TemporaryFolder() else { return false }
  try? folder.write("", to: "a")
  return (try? python("set", folder.path.appending("a"))) != nil
}()

@discardableResult
private func python(_ command: String, _ path: Path) throws -> String {
  let (status, output) = try running("python3", ["-c", script, command, path.description])
  let text = String(decoding: output, as: UTF8.self)
  guard status == 0 else { throw CocoaError(.executableNotLoadable, userInfo: ["output": text]) }
  return text
}

/// What a file has beside its bytes, before and after it was changed.
@Suite(.enabled(if: attributesAreKept, "no attributes here"))
struct AttributeTests {
  @Test(arguments: ["add water 1l", "fmt", "export -o 2025.csv"])
  func aWriterKeepsAttributesAndTheAccessList(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nmeasure water unit ml\n", to: "daybook.conf")
    let name = command.hasPrefix("export") ? "2025.csv" : "2026-01-12.txt"
    try folder.write("water  1l\n", to: name)
    try python("set", folder.path.appending(Path(name)))
    let before = try python("get", folder.path.appending(Path(name)))
    #expect(before.hasPrefix("0o660 "))
    #expect(
      Run(
        "\(command) --dir \(folder.path)", in: DiskFiles(), environment: ["HOME": folder.path.description],
        folder: folder.path.description
      ).status == 0)
    #expect(folder[name] != "water  1l\n")
    #expect(try python("get", folder.path.appending(Path(name))) == before)
  }

  @Test func whatTheFolderGivesToNewFilesAnOldOneDoesNotGet() throws {
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nmeasure water unit ml\n", to: "daybook.conf")
    try folder.write("water 1l\n", to: "2026-01-12.txt")
    try python("default", folder.path)
    #expect(
      Run(
        "add water 1l --dir \(folder.path)", in: DiskFiles(), environment: ["HOME": folder.path.description]
      ).status == 0)
    #expect(try python("get", folder.path.appending("2026-01-12.txt")) == "0o644 []\n")
    #expect(folder["2026-01-12.txt"] == "water 1l\nwater 1l 14:30\n")
  }
}
