import Journal
import Platform
import TestSupport
import Testing

@testable import daybook

/// What a person is told of a change where more than the change is not as it should be.
@Suite struct ToldWriteTests {
  /// Runs a command line whose answers nobody can take.
  private func run(
    _ line: String, in files: MemoryFiles, output: OutputStream
  ) -> (status: Int32, errors: String) {
    let world = World.ofTest(files, output: output)
    var program = RunningProgram(world: world, writing: files)
    let status = program.run(Run.words(line))
    return (status, program.world.errors.text)
  }

  @Test(
    .enabled(if: DiskFiles().exists(Path("/dev/full"))),
    arguments: [
      ("add water 250ml", "the disk is full\ndaybook: the change is made all the same; do not repeat it\n"),
      ("add water 250ml --lang cs", "disk je plný\ndaybook: změna je přesto provedena; neopakujte ji\n"),
      ("add water 250ml --dry-run", "the disk is full\n"), ("day", "the disk is full\n"),
      ("fmt", "the disk is full\ndaybook: the change is made all the same; do not repeat it\n"),
    ])
  func afterAFullStandardOutputItSaysThatTheLineIsWritten(command: String, end: String) throws {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water  1l\n"])
    let full = try System.openFile(Path("/dev/full"), for: .rewriting(mode: 0))
    defer { System.closeFile(full) }
    let (status, errors) = run(
      command, in: files, output: OutputStream(descriptor: full, name: Path("standard output")))
    #expect(status == 2)
    #expect(errors.hasSuffix(end), "\(errors)")
    #expect((files["/log/2026-01-12.txt"] != "water  1l\n") == end.contains("\ndaybook: "))
  }

  @Test func aStandardOutputThatIsClosedIsToldAndNoFileTakesItsPlace() throws {
    let program = try #require(builtProgram)
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nmeasure water unit ml\n", to: "daybook.conf")
    for closed in [">&-", ">&- <&-", ">&- 2>&- <&-"] {
      try folder.write("", to: "2026-01-12.txt")
      let script =
        "\"$0\" add water 1l --dir \"$1\" --now 2026-01-12T10:00 \(closed); echo status $?"
      let (_, output) = try running(
        "/bin/sh", ["-c", script, program, folder.path.description],
        environment: ["HOME": folder.path.description, "PATH": "/usr/bin:/bin"])
      #expect(String(decoding: output, as: UTF8.self).hasSuffix("status 2\n"))
      #expect(folder["2026-01-12.txt"] == "water 1l 10:00\n")
    }
  }

  @Test func aWriterThatCouldNotReadAnEarlierDaySaysThatItsLineIsWritten() {
    let files = daybook(["daybook.conf": small, "2026-01-09.txt": "[x] gym 18:00\n"])
    files.unreadable = ["/log/2026-01-09.txt"]
    let run = Run("done gym", in: files)
    #expect(run.status == 2)
    #expect(
      run.errors.hasSuffix(
        "[unreadable]\ndaybook: the change is made all the same; do not repeat it\n"), "\(run.errors)")
  }

  @Test(arguments: [
    ("en", "the disk of this daybook has no file locks, so let only one program write to it at a time\n"),
    ("cs", "disk tohoto deníku nezná zámky souborů, ať do něj tedy nepíše víc programů zároveň\n"),
  ])
  func aDiskWithoutLocksIsTold(language: String, sentence: String) {
    let files = daybook(["daybook.conf": small + "badges off\n", "2026-01-11.txt": ""])
    files.hasNoLocks = true
    let run = Run("add water 250ml --lang \(language)", in: files)
    #expect(run.status == 0 && run.errors == sentence)
    #expect(Run("day", in: files).errors == "")
  }

  @Test func aLockThatAnotherProgramHoldsIsWaitedForWithAWord() throws {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 1l\n"])
    _ = try files.lock(Path("/log"))
    for command in ["add water 250ml", "undo"] {
      let run = Run(command, in: files)
      #expect(
        run.errors.hasPrefix("another program is writing to this daybook; waiting until it has finished\n"))
    }
  }

  @Test(arguments: [
    ("water 1l 08:00\nnote", "remove 2", "water 1l 08:00\n"),
    ("water 1l 08:00\r\nnote", "remove 2", "water 1l 08:00\r\n"), ("note", "remove 1", ""),
    ("water 1l 08:00\nnote", "remove 1", "note"),
    ("water 1l 08:00\n\nnote", "remove 3", "water 1l 08:00\n\n"),
  ])
  func theLastLineIsRemovedWithoutTheEndOfTheOneBefore(before: String, command: String, after: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": before])
    #expect(Run(command, in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == after)
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == before)
  }
}
