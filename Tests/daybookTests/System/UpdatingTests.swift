import Foundation
import Platform
import Rendering
import Testing

@testable import daybook

@Suite struct UpdatingTests {
  static let step = UndoStep(id: "1", when: "2026-01-12 14:30", what: "add water")

  func write(_ files: MemoryFiles) -> PendingWrite {
    let log = UndoLog(files: files, folder: Path("/home/state/daybook"))
    return PendingWrite(to: files, in: Path("/d"), undo: log, as: Self.step)
  }

  /// The bytes with a line more.
  static func adding(_ line: String) -> (Path, Bytes?) -> Proposal {
    { _, current in .write((current ?? []) + bytes(line + "\n")) }
  }

  @Test func anUpdateSaysWhatItDid() throws {
    let files = MemoryFiles(["/d/a": "1\n", "/d/b": "1\n", "/d/c": "1\n"])
    var write = write(files)
    try write.perform(["a", "b", "c", "2026/n", "x"].map { Path($0) }) { path, current in
      switch path.description {
      case "a": .write(bytes("2\n"))
      case "b": .remove
      case "2026/n": .write(bytes("n\n"))
      case "x": .remove
      default: .write(current ?? [])
      }
    }
    #expect(
      write.updates == [
        FileUpdate(file: Path("a"), before: bytes("1\n"), after: bytes("2\n")),
        FileUpdate(file: Path("b"), before: bytes("1\n"), after: nil),
        FileUpdate(file: Path("2026/n"), before: nil, after: bytes("n\n")),
      ])
    #expect(write.cover == .recorded)
    #expect((files["/d/a"], files["/d/b"], files["/d/c"], files["/d/2026/n"]) == ("2\n", nil, "1\n", "n\n"))
  }

  @Test func aChangeIsMadeAnewOnWhatOthersWroteMeanwhile() throws {
    let files = MemoryFiles(["/d/a": "1\n"])
    var meddled = 0
    files.meddling = { operation, _ in
      if operation == .sync, meddled < 3 {
        meddled += 1
        files["/d/a"] = "theirs \(meddled)\n"
      }
    }
    var write = write(files)
    try write.perform([Path("a")], Self.adding("ours"))
    #expect(files["/d/a"] == "theirs 3\nours\n")
    #expect(write.updates.map(\.before) == [bytes("theirs 3\n")])
    files.meddling = nil
    let log = UndoLog(files: files, folder: Path("/home/state/daybook"))
    #expect(try log.records.of(Path("/d")).count == 1)
  }

  @Test func anEmptyFileIsReadAgainForItMayBeBeingWritten() throws {
    let files = MemoryFiles(["/d/a": ""])
    var reads = 0
    files.meddling = { operation, path in
      if operation == .read, path == Path("/d/a") { reads += 1 }
      if reads == 3 { files["/d/a"] = "theirs\n" }
    }
    var seen: [Bytes?] = []
    var write = write(files)
    try write.perform([Path("a")]) { _, current in
      seen.append(current)
      return .write((current ?? []) + bytes("ours\n"))
    }
    #expect(seen == [bytes("theirs\n")] && files["/d/a"] == "theirs\nours\n")
  }

  @Test func aFolderIsSyncedOnceForAllThatGoesAndBeforeWhatComesAfter() throws {
    let files = MemoryFiles(["/d/a": "1\n", "/d/b": "1\n", "/d/c": "1\n", "/d/d": "1\n"])
    var done: [String] = []
    files.meddling = { operation, path in
      guard path == Path("/d") || path.parent == Path("/d") else { return }
      if [.remove, .syncFolder, .exchange, .link].contains(operation), !path.description.contains("/.") {
        done.append("\(operation) \(path)")
      }
    }
    var write = write(files)
    try write.perform(["a", "b", "c", "n", "m", "d"].map { Path($0) }) { path, _ in
      switch path.description {
      case "a", "b", "c": .remove
      default: .write(bytes("new\n"))
      }
    }
    #expect(
      done == [
        "remove /d/a", "remove /d/b", "remove /d/c", "syncFolder /d", "link /d/n", "link /d/m",
        "syncFolder /d", "exchange /d/d", "syncFolder /d",
      ])
  }

  @Test func whoeverChangesAFileForEverMakesItBusy() throws {
    let files = MemoryFiles(["/d/a": "1\n"])
    var count = 0
    files.meddling = { operation, path in
      if operation == .sync, path.parent == Path("/d") {
        count += 1
        files["/d/a"] = "theirs \(count)\n"
      }
    }
    #expect(
      refusal(of: [Path("a")], files, Self.adding("ours"))
        == "/d/a cannot be written: another program keeps changing it; nothing was changed, try again in a moment"
    )
    #expect(files["/d/a"] == "theirs \(count)\n")
  }

  @Test func aRefusedChangeWritesNothing() throws {
    let files = MemoryFiles(["/d/a": "1\n", "/d/b": "2\n"])
    let refusal = refusal(of: [Path("a"), Path("b")], files) { path, _ throws(CommandError) in
      if path == Path("b") { throw CommandError { _ in "no" } }
      return .write(bytes("new"))
    }
    #expect(refusal == "no")
    #expect((files["/d/a"], files["/d/b"]) == ("1\n", "2\n"))
    #expect(!files.paths.contains("/home/state/daybook/undo"))
  }

  @Test func aRefusalMidwaySaysWhatWasWrittenBeforeIt() throws {
    let files = MemoryFiles(["/d/a": "1\n", "/d/b": "2\n"])
    files.meddling = { operation, path in
      if operation == .exchange, path == Path("/d/a") { files["/d/b"] = "theirs\n" }
    }
    let refusal = refusal(of: [Path("a"), Path("b")], files) { path, current throws(CommandError) in
      if current == bytes("theirs\n") { throw CommandError { _ in "no" } }
      return .write(bytes("new"))
    }
    #expect(refusal == "no; 1 file before it is changed, and 'daybook undo' takes that back")
    #expect((files["/d/a"], files["/d/b"]) == ("new", "theirs\n"))
    files.meddling = nil
    _ = try UndoLog(files: files, folder: Path("/home/state/daybook")).undo(Path("/d"))
    #expect((files["/d/a"], files["/d/b"]) == ("1\n", "theirs\n"))
  }

  /// What is said of a change that fails; nil if it does not.
  func refusal(
    of paths: [Path], _ files: MemoryFiles, _ change: (Path, Bytes?) throws(CommandError) -> Proposal
  ) -> String? {
    var write = write(files)
    do throws(CommandError) {
      try write.perform(paths, change)
      return nil
    } catch { return error.message(Words(.en)) }
  }

  @Test func aStateFolderThatCannotBeWrittenStopsNoChange() throws {
    let files = MemoryFiles(["/d/a": "1\n", "/home/x": ""])
    files.setMode("/home", 0o555)
    var write = write(files)
    try write.perform([Path("a")], Self.adding("ours"))
    #expect(write.cover == .unavailable(FileTrouble(.permissionDenied, at: Path("/home/state"))))
    #expect(files["/d/a"] == "1\nours\n")
    var homeless = PendingWrite(to: files, in: Path("/d"), undo: nil, as: Self.step)
    try homeless.perform([Path("a")], Self.adding("more"))
    #expect(homeless.cover == .noStateFolder)
  }

  @Test func writersAtOnceLoseNothing() throws {
    let folder = try TemporaryFolder()
    let state = try TemporaryFolder()
    let path = folder.path
    let log = UndoLog(files: DiskFiles(), folder: state.path.appending("daybook"))
    let failures = SharedList()
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      for turn in 0..<100 {
        let step = UndoStep(id: "\(writer).\(turn)", when: "", what: "")
        var write = PendingWrite(to: DiskFiles(), in: path, undo: log, as: step)
        do {
          try write.perform([Path("day.txt")], Self.adding("\(writer) \(turn)"))
        } catch { failures.append("\(error)") }
      }
    }
    #expect(failures.items == [])
    let lines = folder["day.txt"]?.split(separator: "\n") ?? []
    #expect(lines.count == 800)
    #expect(Set(lines).count == 800)
    #expect(try folder.names == ["day.txt"])
    #expect(try state.names == ["daybook"])
    #expect(try log.list(path).count >= 500)
  }
}
