import Foundation
import Platform
import Testing

@testable import daybook

@Suite struct UpdatingTests {
  static let step = UndoStep(id: "1", when: "2026-01-12 14:30", what: "add water")

  func daybook(_ files: MemoryFiles) -> WritableDaybook {
    WritableDaybook(
      files: files, folder: Path("/d"), undo: UndoLog(files: files, folder: Path("/home/state/daybook")))
  }

  /// The bytes with a line more.
  static func adding(_ line: String) -> (Path, Bytes?) -> Proposal {
    { _, current in .write((current ?? []) + bytes(line + "\n")) }
  }

  @Test func anUpdateSaysWhatItDid() throws {
    let files = MemoryFiles(["/d/a": "1\n", "/d/b": "1\n", "/d/c": "1\n"])
    let (updates, undo) = try daybook(files).update(
      ["a", "b", "c", "2026/n", "x"].map { Path($0) }, as: Self.step
    ) { path, current in
      switch path.description {
      case "a": .write(bytes("2\n"))
      case "b": .remove
      case "2026/n": .write(bytes("n\n"))
      case "x": .remove
      default: .write(current ?? [])
      }
    }
    #expect(
      updates == [
        FileUpdate(file: Path("a"), before: bytes("1\n"), after: bytes("2\n")),
        FileUpdate(file: Path("b"), before: bytes("1\n"), after: nil),
        FileUpdate(file: Path("2026/n"), before: nil, after: bytes("n\n")),
      ])
    #expect(undo == .recorded)
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
    let (updates, _) = try daybook(files).update([Path("a")], as: Self.step, Self.adding("ours"))
    #expect(files["/d/a"] == "theirs 3\nours\n")
    #expect(updates.map(\.before) == [bytes("theirs 3\n")])
    files.meddling = nil
    let log = UndoLog(files: files, folder: Path("/home/state/daybook"))
    #expect(try log.records(of: Path("/d")).count == 1)
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
    _ = try daybook(files).update(["a", "b", "c", "n", "m", "d"].map { Path($0) }, as: Self.step) { path, _ in
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
    #expect {
      try daybook(files).update([Path("a")], as: Self.step, Self.adding("ours"))
    } throws: {
      guard case .trouble(let trouble, _, _)? = $0 as? UpdateFailure<Never> else { return false }
      return trouble == FileTrouble(.busy, at: Path("/d/a"))
    }
    #expect(files["/d/a"] == "theirs \(count)\n")
  }

  @Test func aRefusedChangeWritesNothing() throws {
    struct Refusal: Error, Equatable {}
    let files = MemoryFiles(["/d/a": "1\n", "/d/b": "2\n"])
    #expect {
      try daybook(files).update([Path("a"), Path("b")], as: Self.step) { path, _ throws(Refusal) in
        if path == Path("b") { throw Refusal() }
        return .write(bytes("new"))
      }
    } throws: {
      if case .refused? = $0 as? UpdateFailure<Refusal> { true } else { false }
    }
    #expect((files["/d/a"], files["/d/b"]) == ("1\n", "2\n"))
    #expect(!files.paths.contains("/home/state/daybook/undo"))
  }

  @Test func aStateFolderThatCannotBeWrittenStopsNoChange() throws {
    let files = MemoryFiles(["/d/a": "1\n", "/home/x": ""])
    files.setMode("/home", 0o555)
    let (_, undo) = try daybook(files).update([Path("a")], as: Self.step, Self.adding("ours"))
    #expect(undo == .unavailable(FileTrouble(.permissionDenied, at: Path("/home/state"))))
    #expect(files["/d/a"] == "1\nours\n")
    let homeless = WritableDaybook(files: files, folder: Path("/d"), undo: nil)
    #expect(try homeless.update([Path("a")], as: Self.step, Self.adding("more")).undo == .noStateFolder)
  }

  @Test func writersAtOnceLoseNothing() throws {
    let folder = try TemporaryFolder()
    let state = try TemporaryFolder()
    let path = folder.path
    let log = UndoLog(files: DiskFiles(), folder: state.path.appending("daybook"))
    let failures = SharedList()
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      let daybook = WritableDaybook(files: DiskFiles(), folder: path, undo: log)
      for turn in 0..<100 {
        let step = UndoStep(id: "\(writer).\(turn)", when: "", what: "")
        do {
          _ = try daybook.update([Path("day.txt")], as: step, Self.adding("\(writer) \(turn)"))
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
