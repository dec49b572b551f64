import Platform
import Testing

@testable import daybook

/// Each step of a write fails once; what is left must be the old file or the new one.
@Suite struct FaultTests {
  static let day = "/d/day.txt"

  @Test(arguments: ["old\n", nil], [0, 1, 2])
  func afterAFailureAtAnyStepTheFileIsOldOrNewAndNothingIsLeftLying(old: String?, kind: Int) throws {
    let fault = [MemoryFiles.Fault.trouble(.noSpace), .killed, .powerLoss][kind]
    var failures = 0
    for step in 0... {
      let files = MemoryFiles(["/d/other.txt": "x"])
      files[Self.day] = old
      files.writeSize = 2
      files.failingOperation = step
      files.fault = fault
      let failed =
        (try? files.replace(Path(Self.day), expecting: old.map(bytes), with: bytes("new\n"))) == nil
      files.restart()
      #expect([old, "new\n"].contains(files[Self.day]), "step \(step)")
      if !failed { #expect(files[Self.day] == "new\n", "step \(step)") }
      if case .trouble = fault { #expect(files.debris == [] || !failed, "step \(step)") }
      #expect(
        try files.replace(Path(Self.day), expecting: files[Self.day].map(bytes), with: bytes("newer\n"))
          == .replaced)
      #expect(files[Self.day] == "newer\n")
      if files.debris != [] {
        // A step failed to remove what it had made; the next write in that folder does.
        #expect(
          try files.replace(Path(Self.day), expecting: bytes("newer\n"), with: bytes("new\n")) == .replaced)
      }
      #expect(files.debris == [])
      if !failed && step >= files.operations { break }
      if failed { failures += 1 }
      if step > 40 { break }
    }
    #expect(failures >= 7)
  }

  @Test func theTroubleNamesTheFileThatWasToBeWritten() {
    var paths: Set<String> = []
    for step in 0..<20 {
      let files = MemoryFiles([Self.day: "old\n"])
      files.failingOperation = step
      files.fault = .trouble(.noSpace)
      do throws(FileTrouble) {
        _ = try files.replace(Path(Self.day), expecting: bytes("old\n"), with: bytes("new\n"))
      } catch { paths.insert(error.path.description) }
    }
    #expect(paths == ["/d", Self.day])
  }

  @Test func whereThereAreNoHardLinksAFileIsMadeAllTheSame() throws {
    let files = MemoryFiles(["/d/other.txt": "x"])
    files.refusing[.link] = .unsupported
    #expect(try files.replace(Path(Self.day), expecting: nil, with: bytes("new")) == .replaced)
    #expect(files[Self.day] == "new")
    #expect(files.debris == [])
  }

  @Test(arguments: [FileTrouble.Kind?.none, .unsupported])
  func aFileMadeByOthersAtTheLastMomentIsKept(linkTrouble: FileTrouble.Kind?) throws {
    let files = MemoryFiles(["/d/other.txt": "x"])
    files.refusing[.link] = linkTrouble
    files.meddling = { operation, _ in if operation == .sync { files[Self.day] = "theirs" } }
    #expect(
      try files.replace(Path(Self.day), expecting: nil, with: bytes("new"))
        == .changedMeanwhile(bytes("theirs")))
    #expect(files[Self.day] == "theirs")
    #expect(files.debris == [])
  }

  @Test(arguments: ["theirs", nil])
  func aFileChangedOrRemovedByOthersAtTheLastMomentIsLeftSo(theirs: String?) throws {
    for moment in [FileOperation.createTemporary, .write, .copyMode, .sync] {
      let files = MemoryFiles([Self.day: "old"])
      files.meddling = { operation, _ in if operation == moment { files[Self.day] = theirs } }
      #expect(
        try files.replace(Path(Self.day), expecting: bytes("old"), with: bytes("new"))
          == .changedMeanwhile(theirs.map(bytes)))
      #expect(files[Self.day] == theirs)
      #expect(files.debris == [])
    }
  }

  @Test func aProtectedFileIsNotReplacedThoughItsFolderWouldLetIt() throws {
    let files = MemoryFiles([Self.day: "old"])
    files.setMode(Self.day, 0o444)
    #expect(throws: FileTrouble(.permissionDenied, at: Path(Self.day))) {
      try files.replace(Path(Self.day), expecting: bytes("old"), with: bytes("new"))
    }
  }
}
