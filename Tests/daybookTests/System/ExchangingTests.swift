import Platform
import Testing

@testable import daybook

/// A file that others save at the very moment at which it is replaced.
@Suite struct ExchangingTests {
  static let day = "/d/2026-01-12.txt"
  static let aside = "/d/.2026-01-12.txt.daybook"
  static let step = UndoStep(id: "1", when: "2026-01-12 14:30", what: "add water")

  /// Files of which others save the day just before some exchanges, counted from 1.
  func files(savedBefore exchanges: [Int: String]) -> MemoryFiles {
    let files = MemoryFiles([Self.day: "old\n"])
    var count = 0
    files.meddling = { operation, _ in
      guard operation == .exchange else { return }
      count += 1
      if let text = exchanges[count] { files[Self.day] = text }
    }
    return files
  }

  func change(_ files: MemoryFiles, _ change: (Bytes) -> Bytes) throws {
    let log = UndoLog(files: files, folder: Path("/home/state/daybook"))
    var write = PendingWrite(to: files, in: Path("/d"), undo: log, as: Self.step)
    try write.perform([Path("2026-01-12.txt")]) { _, current in .write(change(current ?? [])) }
  }

  func add(_ line: String, to files: MemoryFiles) throws { try change(files) { $0 + bytes(line + "\n") } }

  func replacing(_ files: MemoryFiles) throws -> Replacement {
    try files.replace(Path(Self.day), expecting: bytes("old\n"), with: bytes("new\n"), isShared: true)
  }

  @Test func whatOthersSaveAtTheLastMomentIsPutBack() throws {
    let files = files(savedBefore: [1: "theirs\n"])
    #expect(try replacing(files) == .changedMeanwhile(bytes("theirs\n")))
    #expect(files[Self.day] == "theirs\n")
    #expect(files.debris == [])
  }

  @Test func aChangeIsMadeAnewOnWhatOthersSavedAtTheLastMoment() throws {
    let files = files(savedBefore: [1: "theirs 1\n", 3: "theirs 2\n"])
    try add("ours", to: files)
    #expect(files[Self.day] == "theirs 2\nours\n")
    #expect(files.debris == [])
    files.meddling = nil
    let log = UndoLog(files: files, folder: Path("/home/state/daybook"))
    #expect(try log.records.of(Path("/d")).count == 1)
    _ = try log.undo(Path("/d"))
    #expect(files[Self.day] == "theirs 2\n")
  }

  @Test func whatIsSavedTwiceWithinOneWriteIsKeptBothTheOlderAsAConflictCopy() throws {
    let files = files(savedBefore: [1: "theirs 1\n", 2: "theirs 2\n"])
    #expect(try replacing(files) == .changedMeanwhile(bytes("theirs 2\n")))
    #expect(files[Self.day] == "theirs 2\n")
    #expect(files[Self.aside] == "theirs 1\n")
    // It stands in the way of no other write, and stays until a person merges it.
    files.meddling = nil
    try add("ours", to: files)
    #expect(files[Self.day] == "theirs 2\nours\n")
    #expect(files.debris == [Self.aside])
  }

  @Test func aFileThatGoesAtTheLastMomentIsNotMadeAgain() throws {
    let files = MemoryFiles([Self.day: "old\n"])
    files.meddling = { operation, _ in if operation == .exchange { files[Self.day] = nil } }
    #expect(try replacing(files) == .changedMeanwhile(nil))
    #expect(files.paths == ["/d"])
  }

  @Test func whereTwoFilesCannotBeExchangedOneIsRenamed() throws {
    let files = MemoryFiles([Self.day: "old\n"])
    files.refusing[.exchange] = .unsupported
    #expect(try replacing(files) == .replaced)
    #expect(files[Self.day] == "new\n")
    #expect(files.debris == [])
    let changed = self.files(savedBefore: [1: "theirs\n"])
    changed.refusing[.exchange] = .unsupported
    #expect(try replacing(changed) == .changedMeanwhile(bytes("theirs\n")))
    #expect(changed[Self.day] == "theirs\n")
    #expect(changed.debris == [])
  }

  @Test(arguments: [0, 1, 2], [false, true])
  func afterAFailureAtAnyStepNoBytesAreGoneAndTheNextWriteCleansUp(kind: Int, isSaved: Bool) throws {
    let fault = [MemoryFiles.Fault.trouble(.noSpace), .killed, .powerLoss][kind]
    var failures = 0
    for step in 0..<80 {
      let files = files(savedBefore: isSaved ? [1: "theirs\n"] : [:])
      files.failingOperation = step
      files.fault = fault
      let failed = (try? add("ours", to: files)) == nil
      files.meddling = nil
      files.restart()
      let wasSaved = isSaved && files.paths.contains { files[$0]?.hasPrefix("theirs\n") ?? false }
      let now = files[Self.day]
      #expect(["old\n", "old\nours\n", "theirs\n", "theirs\nours\n"].contains(now), "step \(step)")
      if isSaved, now?.hasPrefix("old") ?? true, !failed { #expect(wasSaved, "step \(step)") }
      if now == "old\nours\n", isSaved {
        // Killed between the exchange and the way back: what they saved lies beside the day.
        #expect(files[Self.aside] == "theirs\n", "step \(step)")
      }
      try add("more", to: files)
      let kept = now == "old\nours\n" && isSaved ? [Self.aside] : []
      let left = files.debris.filter { $0.hasPrefix("/d/") }
      // Without power the way back is forgotten too, and what only undo would know stays as a conflict copy.
      #expect(left == kept || (kind == 2 && left == [Self.aside]), "step \(step)")
      #expect(files[Self.day] == (now ?? "") + "more\n", "step \(step)")
      if failed { failures += 1 }
    }
    #expect(failures >= (isSaved ? 20 : 14))
  }

  @Test func whatAKilledWriterLeftGoesOnlyIfItIsKnownOrInTheFile() throws {
    for (left, isKept) in [("old\n", false), ("", false), ("strange\n", true), ("old\nold\n", true)] {
      let files = MemoryFiles([Self.day: "old\n", Self.aside: left])
      try add("ours", to: files)
      #expect(files.debris == (isKept ? [Self.aside] : []), "\(left)")
    }
    // What a change took out of the file is known to undo.
    let files = MemoryFiles([Self.day: "old\ngone\n"])
    try change(files) { _ in bytes("old\n") }
    files[Self.aside] = "old\ngone\n"
    try add("ours", to: files)
    #expect(files.debris == [])
    files[Self.aside] = "old\ngone\n"
    _ = try UndoLog(files: files, folder: Path("/home/state/daybook")).undo(Path("/d"))
    #expect(files.debris == [])
  }

  @Test func onTheDiskTwoFilesAreExchanged() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a", mode: 0o640)
    try folder.write("two", to: "b")
    let files = DiskFiles()
    let (one, other) = (folder.path.appending("a"), folder.path.appending("b"))
    do throws(FileTrouble) {
      try files.exchange(one, with: other)
    } catch {
      // A file system that has no such step says so.
      #expect(error.kind == .unsupported)
      return
    }
    #expect((folder["a"], folder["b"]) == ("two", "one"))
    #expect(try folder.mode(of: "b") == 0o640)
    #expect(throws: FileTrouble.self) { try files.exchange(one, with: folder.path.appending("none")) }
    #expect(try folder.names == ["a", "b"])
  }
}
