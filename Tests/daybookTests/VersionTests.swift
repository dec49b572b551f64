import Foundation
import TestSupport
import Testing

@testable import daybook

/// What the program says of itself.
@Suite struct VersionTests {
  @Test func theVersionIsOneLineAndMoreOnDemand() {
    let version = Run("version", in: MemoryFiles([:])).output
    #expect(version == "daybook \(VersionCommand.number) (format 1)\n")
    let lines = Run("version --verbose", in: MemoryFiles([:])).output.split(separator: "\n")
    #expect(lines.count == 4 && lines[0] + "\n" == version)
    #expect(lines[1].hasPrefix("commit ") && lines[2].hasPrefix("Swift 6."))
  }

  /// The last commit and its date; empty where git says nothing, as it does of a folder that is another's.
  private static let commit = printed("log", "-1", "--format=%H %cs", "HEAD").trimmingCharacters(
    in: .newlines)

  @Test(.enabled(if: !commit.isEmpty)) func anArchiveKnowsItsCommit() throws {
    let file = "Sources/daybook/Commands/Version/SourceCommit.swift"
    #expect(Self.printed("archive", "--format=tar", "HEAD", file).contains("\"\(Self.commit)\""))
    // The checkout's own is a pattern, and says nothing.
    #expect(SourceCommit.name == nil)
  }

  /// What git prints of this package's folder; nothing if it is not of a repository.
  private static func printed(_ words: String...) -> String {
    guard let path = programPath("git"),
      FileManager.default.fileExists(atPath: packageFolder.appendingPathComponent(".git").path)
    else { return "" }
    let git = Process()
    git.executableURL = URL(fileURLWithPath: path)
    git.arguments = ["-C", packageFolder.path] + words
    let pipe = Pipe()
    (git.standardOutput, git.standardError) = (pipe, FileHandle.nullDevice)
    guard (try? git.run()) != nil else { return "" }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
