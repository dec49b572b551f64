import Foundation
import Platform
import Testing

@testable import daybook

@Suite struct DiskReadingTests {
  let folder: TemporaryFolder
  let files = DiskFiles()

  init() throws { folder = try TemporaryFolder() }

  /// The kind of trouble that reading a path gives; nil if it can be read.
  func trouble(_ path: Path) -> FileTrouble.Kind? {
    do throws(FileTrouble) {
      _ = try files.contents(of: path)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test(arguments: [0, 1, 290, 1023, 1024, 1025, 2047, 65_536, 66_560, 300_000])
  func aFileOfAnySizeIsReadWhole(size: Int) throws {
    let text = String((0..<size).map { Character(UnicodeScalar(UInt8(97 + $0 % 26))) })
    try folder.write(text, to: "day.txt")
    #expect(folder["day.txt"] == text)
    var pieces = Bytes()
    try files.pieces(of: folder.path.appending("day.txt"), ofAtMost: 1000) {
      pieces += $0
      return true
    }
    #expect(pieces == bytes(text))
  }

  @Test func aBufferHoldsOnlyTheLastFile() throws {
    try folder.write("long text", to: "a")
    try folder.write("b", to: "b")
    var buffer = Bytes()
    try files.read(folder.path.appending("a"), into: &buffer)
    try files.read(folder.path.appending("b"), into: &buffer)
    #expect(buffer == bytes("b"))
    #expect(throws: FileTrouble(.notFound, at: folder.path.appending("c"))) {
      try files.read(folder.path.appending("c"), into: &buffer)
    }
    #expect(buffer.isEmpty)
  }

  @Test func whatIsNoFileIsRefusedAndNeverWaitedFor() throws {
    try folder.makeFolder("folder")
    mkfifo(folder.path.appending("pipe").description, 0o644)
    try folder.makeLink("one", to: "two")
    try folder.makeLink("two", to: "one")
    try folder.write("", to: "file")
    #expect(trouble(folder.path.appending("pipe")) == .notAFile)
    #expect(trouble(folder.path.appending("folder")) == .isAFolder)
    #expect(trouble(folder.path.appending("one")) == .linkLoop)
    #expect(trouble(folder.path.appending("none")) == .notFound)
    #expect(trouble(folder.path.appending(Path("file/none"))) == .notAFolder)
    #expect(trouble(folder.path.appending(String(repeating: "n", count: 300))) == .nameTooLong)
    #expect(trouble(Path("/dev/null")) == .notAFile)
    #expect(trouble(Path("/dev/zero")) == .notAFile)
    #expect(trouble(Path("/dev/tty")) != nil)
  }

  @Test func aSocketIsNoFile() throws {
    let socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = folder.path.appending("s").description
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
    #expect(trouble(folder.path.appending("s")) == .notAFile)
  }

  @Test func anUnreadableFileIsTrouble() throws {
    try folder.write("secret", to: "day.txt", mode: 0)
    let path = folder.path.appending("day.txt")
    #expect(withoutPrivileges { trouble(path) } == .permissionDenied)
  }

  @Test func manyFilesAreReadInOrderAndEachFailsAlone() throws {
    try folder.write("1", to: "a")
    try folder.write("2", to: "c")
    try folder.makeFolder("d")
    var seen: [String] = []
    try files.readEach(of: ["a", "b", "c", "d"].map { Array($0.utf8)[...] }, in: folder.path) {
      index, result in
      switch result {
      case .success(let bytes): seen.append("\(index) \(String(decoding: bytes, as: UTF8.self))")
      case .failure(let trouble):
        seen.append(
          "\(index) \(trouble.kind) \(trouble.path == folder.path.appending(["a", "b", "c", "d"][index]))")
      }
    }
    #expect(seen == ["0 1", "1 notFound true", "2 2", "3 isAFolder true"])
  }

  @Test func aListingTellsFilesFromFoldersAndLinks() throws {
    try folder.write("", to: "a.txt")
    try folder.makeFolder("b")
    try folder.makeLink("c", to: "a.txt")
    mkfifo(folder.path.appending("d").description, 0o644)
    let odd = Path(bytes: Array(folder.path.bytes) + Array("/e".utf8) + [0xFF, 0x0A])
    _ = try files.append([], to: odd, mode: 0o644)
    let listed = try files.entries(of: folder.path).sorted { $0.name.lexicographicallyPrecedes($1.name) }
    #expect(listed.map(\.kind) == [.file, .folder, .link, .other, .file])
    #expect(
      listed.map { Array($0.name) } == ["a.txt", "b", "c", "d"].map { Array($0.utf8) } + [[0x65, 0xFF, 0x0A]])
  }

  @Test func whatIsListedIsAFolder() {
    #expect(throws: FileTrouble(.notFound, at: Path("/none"))) { try files.entries(of: Path("/none")) }
    #expect(throws: FileTrouble(.notAFolder, at: Path("/dev/null"))) {
      try files.entries(of: Path("/dev/null"))
    }
  }

  @Test func aStatusHasSizeModeAndTime() throws {
    try folder.write("twelve bytes", to: "a", mode: 0o640)
    try folder.makeLink("gone", to: "nowhere")
    let status = try #require(try files.status(of: folder.path.appending("a")))
    #expect((status.kind, status.size, status.mode) == (.file, 12, 0o640))
    #expect(abs(System.nanoseconds() - status.modified) < 60_000_000_000)
    #expect(try files.status(of: folder.path.appending("gone")) == nil)
    #expect(!files.exists(folder.path.appending("gone")))
    #expect(files.exists(folder.path))
  }

  @Test func aPathIsResolvedThroughLinksAndDots() throws {
    try folder.makeFolder("real")
    try folder.write("", to: "real/file")
    try folder.makeLink("link", to: "real")
    let resolved = try files.resolved(folder.path.appending(Path("link/../link/./file")))
    #expect(resolved == folder.path.appending(Path("real/file")))
  }
}

@_silgen_name("setfsuid") private func setFileUser(_ user: UInt32) -> Int32

/// Runs `body` with a user's file permissions where the tests run as root, which has none to lack.
///
/// Only this thread's are changed, so `body` must not wait for another.
func withoutPrivileges<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
  guard geteuid() == 0 else { return try body() }
  _ = setFileUser(65_534)
  defer { _ = setFileUser(0) }
  return try body()
}
