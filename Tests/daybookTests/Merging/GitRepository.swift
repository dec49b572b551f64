import Foundation
import TestSupport

@testable import daybook

/// A git repository on the disk whose day files are merged by the program that was built with these tests.
struct GitRepository {
  let folder: TemporaryFolder
  private let environment: [String: String]

  /// Makes a repository that holds some files, with git set up by `merge --install`.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["PATH"] =
      URL(fileURLWithPath: builtProgram ?? "").deletingLastPathComponent().path + ":"
      + (environment["PATH"] ?? "/usr/bin:/bin")
    environment["HOME"] = folder.path.description
    environment["XDG_STATE_HOME"] = folder.path.description + "/.git"
    environment["GIT_CONFIG_NOSYSTEM"] = "1"
    for role in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(role)_NAME"] = "Captain"
      environment["GIT_\(role)_EMAIL"] = "captain@example.org"
    }
    environment["LANG"] = "en_US.UTF-8"
    for name in ["DAYBOOK_DIR", "LC_ALL", "LC_MESSAGES"] { environment[name] = nil }
    self.environment = environment
    try git("init", "-q", "-b", "main")
    try folder.write(small, to: "daybook.conf")
    try program("merge", "--install")
    try commit(files, "start")
  }

  /// Writes files, nil to remove them, and commits everything.
  func commit(_ files: [String: String?], _ message: String) throws {
    for (name, text) in files {
      if let text {
        try folder.write(text, to: name)
      } else {
        try DiskFiles().remove(folder.path.appending(name))
      }
    }
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  /// Lets a day be one thing on the branch `other`, and another on `main`, which is checked out afterwards.
  func part(_ name: String, ours: String?, theirs: String?) throws {
    try git("checkout", "-q", "-b", "other")
    try commit([name: theirs], "theirs")
    try git("checkout", "-q", "main")
    try commit([name: ours], "ours")
  }

  /// Runs git, and returns its exit status and all that it said.
  @discardableResult func git(_ arguments: String...) throws -> (status: Int32, said: String) {
    try run("git", arguments)
  }

  /// Runs the program.
  @discardableResult func program(_ arguments: String...) throws -> (status: Int32, said: String) {
    try run(builtProgram ?? "", arguments)
  }

  /// Runs the program with words that a list holds.
  func run(_ arguments: [String]) throws -> (status: Int32, said: String) {
    try run(builtProgram ?? "", arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, said: String) {
    let folder = URL(fileURLWithPath: folder.path.description)
    let (status, said) = try running(program, arguments, environment: environment, in: folder)
    return (status, String(decoding: said, as: UTF8.self))
  }
}
