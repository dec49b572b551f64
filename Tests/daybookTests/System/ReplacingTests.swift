import Foundation
import Platform
import Testing

@testable import daybook

@Suite struct ReplacingTests {
  let folder: TemporaryFolder
  let files = DiskFiles()

  init() throws { folder = try TemporaryFolder() }

  /// Replaces a file and gives the kind of trouble that there was.
  func trouble(_ name: String, expecting old: String?) -> FileTrouble.Kind? {
    do throws(FileTrouble) {
      _ = try files.replace(folder.path.appending(Path(name)), expecting: old.map(bytes), with: bytes("new"))
      return nil
    } catch {
      return error.kind
    }
  }

  @Test(arguments: [0o600, 0o640, 0o644, 0o666, 0o755])
  func aReplacedFileKeepsItsMode(mode: Int) throws {
    try folder.write("old", to: "day.txt", mode: mode)
    #expect(
      try files.replace(folder.path.appending("day.txt"), expecting: bytes("old"), with: bytes("new"))
        == .replaced)
    #expect(folder["day.txt"] == "new")
    #expect(try folder.mode(of: "day.txt") == UInt32(mode))
    #expect(try folder.names == ["day.txt"])
  }

  @Test func aLockThatIsHeldIsNotFree() throws {
    let held = try files.lock(folder.path)
    #expect(try files.lockIfFree(folder.path) == nil)
    files.unlock(held)
  }

  @Test func aNewFileHasTheModeThatTheMaskLeaves() throws {
    #expect(trouble("day.txt", expecting: nil) == nil)
    let mask = umask(0o022)
    umask(mask)
    #expect(try folder.mode(of: "day.txt") == 0o666 & ~UInt32(mask))
    #expect(try folder.names == ["day.txt"])
  }

  @Test(arguments: [("real.txt", "real.txt"), ("sub/../real.txt", "real.txt"), ("second", "real.txt")])
  func aLinkIsKeptAndTheFileAtItsEndReplaced(target: String, real: String) throws {
    try folder.makeFolder("sub")
    try folder.write("old", to: "real.txt", mode: 0o640)
    try folder.makeLink("second", to: "real.txt")
    try folder.makeLink("day.txt", to: target)
    #expect(trouble("day.txt", expecting: "old") == nil)
    #expect(folder["real.txt"] == "new")
    #expect(try files.linkTarget(of: folder.path.appending("day.txt")) == Path(target))
    #expect(try folder.mode(of: "real.txt") == 0o640)
    #expect(try folder.names == ["day.txt", "real.txt", "second", "sub"])
  }

  @Test func aLinkToAnotherFolderIsWrittenThere() throws {
    let other = try TemporaryFolder()
    try other.write("old", to: "real.txt")
    try folder.makeLink("day.txt", to: other.path.appending("real.txt").description)
    #expect(trouble("day.txt", expecting: "old") == nil)
    #expect(other["real.txt"] == "new")
    #expect(try other.names == ["real.txt"])
    #expect(try files.linkTarget(of: folder.path.appending("day.txt")) == other.path.appending("real.txt"))
  }

  @Test func theFileThatADanglingLinkNamesIsMade() throws {
    try folder.makeLink("day.txt", to: "real.txt")
    #expect(trouble("day.txt", expecting: nil) == nil)
    #expect(folder["real.txt"] == "new")
    #expect(try files.linkTarget(of: folder.path.appending("day.txt")) == Path("real.txt"))
  }

  @Test func whatCannotBeReplacedIsTrouble() throws {
    try folder.makeFolder("folder")
    try folder.makeLink("loop", to: "loop")
    try folder.makeLink("lost", to: "nowhere/at/all")
    mkfifo(folder.path.appending("pipe").description, 0o644)
    #expect(trouble("folder", expecting: nil) == .isAFolder)
    #expect(trouble("loop", expecting: nil) == .linkLoop)
    #expect(trouble("lost", expecting: nil) == .notFound)
    #expect(trouble("pipe", expecting: nil) == .notAFile)
    #expect(trouble("missing/day.txt", expecting: nil) == .notFound)
    #expect(try folder.names == ["folder", "loop", "lost", "pipe"])
  }

  @Test func aFolderThatMayNotBeWrittenIsTrouble() throws {
    try folder.makeFolder("closed", mode: 0o755)
    try folder.write("old", to: "closed/day.txt")
    chmod(folder.path.appending("closed").description, 0o555)
    #expect(withoutPrivileges { trouble("closed/day.txt", expecting: "old") } == .permissionDenied)
    #expect(withoutPrivileges { trouble("closed/new.txt", expecting: nil) } == .permissionDenied)
    #expect(try files.contents(of: folder.path.appending(Path("closed/day.txt"))) == bytes("old"))
  }

  @Test func aFileThatChangedOrAppearedOrWentIsNotReplaced() throws {
    try folder.write("theirs", to: "day.txt")
    let day = folder.path.appending("day.txt")
    #expect(
      try files.replace(day, expecting: bytes("old"), with: bytes("new"))
        == .changedMeanwhile(bytes("theirs")))
    #expect(try files.replace(day, expecting: nil, with: bytes("new")) == .changedMeanwhile(bytes("theirs")))
    #expect(
      try files.replace(folder.path.appending("gone"), expecting: bytes("old"), with: bytes("new"))
        == .changedMeanwhile(nil))
    #expect(try files.remove(day, expecting: bytes("old")) == .changedMeanwhile(bytes("theirs")))
    #expect(folder["day.txt"] == "theirs")
    #expect(try folder.names == ["day.txt"])
  }

  @Test func aRemovedFileIsGone() throws {
    try folder.write("old", to: "day.txt")
    #expect(try files.remove(folder.path.appending("day.txt"), expecting: bytes("old")) == .replaced)
    #expect(try folder.names == [])
  }

  @Test func whatADeadWriterLeftIsRemovedAndALivingOnesIsKept() throws {
    let living = try files.createTemporary(beside: folder.path.appending("a"), mode: 0o600)
    try folder.write("half a da", to: ".daybook-1.tmp")
    try folder.write("half a da", to: ".daybook-2.tmp")
    try folder.write("half a da", to: ".daybook-3.tmp")
    #expect(trouble("day.txt", expecting: nil) == nil)
    #expect(try folder.names == [".daybook-0.tmp", "day.txt"])
    files.close(living)
    #expect(trouble("day.txt", expecting: "new") == nil)
    #expect(try folder.names == ["day.txt"])
  }

  @Test func whatAChildOfAWriterStillHasOpenIsRemoved() throws {
    let living = try files.createTemporary(beside: folder.path.appending("a"), mode: 0o600)
    let copy = dup(living.descriptor)
    defer { files.close(OpenFile(path: living.path, descriptor: copy)) }
    files.close(living)
    #expect(copy >= 0 && trouble("day.txt", expecting: nil) == nil)
    #expect(try folder.names == ["day.txt"])
  }

  @Test func whatADeadWriterHadPutInPlaceStays() throws {
    try folder.write("done", to: "day.txt")
    link(folder.path.appending("day.txt").description, folder.path.appending(".daybook-0.tmp").description)
    #expect(trouble("other.txt", expecting: nil) == nil)
    #expect(folder["day.txt"] == "done")
    #expect(try folder.names == ["day.txt", "other.txt"])
  }

  @Test func aLockIsWaitedForAndLeavesNothing() async throws {
    let lock = try files.lock(folder.path)
    let path = folder.path
    let order = SharedList()
    async let waiting: Void = Task.detached {
      let second = try DiskFiles().lock(path)
      order.append("second")
      DiskFiles().unlock(second)
    }.value
    try await Task.sleep(nanoseconds: 50_000_000)
    order.append("first")
    files.unlock(lock)
    try await waiting
    #expect(order.items == ["first", "second"])
    #expect(try folder.names == [])
    #expect(throws: FileTrouble(.notFound, at: Path("/none"))) { try files.lock(Path("/none")) }
  }
}

/// What several threads add to.
final class SharedList: @unchecked Sendable {
  private let guarding = NSLock()
  private var list: [String] = []
  func append(_ item: String) { guarding.withLock { list.append(item) } }
  var items: [String] { guarding.withLock { list } }
}
