import Foundation
import Journal
import Platform
import TestSupport
import Testing

@testable import daybook

@Suite struct ProcessTests {
  let environment = Environment.ofProcess()

  func shell(_ script: String) throws -> ChildProcess {
    ChildProcess(
      program: try #require(environment.program("sh", among: .ofMachine)), arguments: ["-c", script],
      environment: environment,
      input: .nothing, output: .kept(limit: 10_000_000))
  }

  @Test(.needsBuiltProgram())
  func aWordThatIsNotUTF8IsRefusedAndNotRewritten() throws {
    let (folder, program) = (try TemporaryFolder(), try #require(builtProgram))
    try folder.write("habit gym\n", to: "daybook.conf")
    let (ending, said) = try shell(
      "LC_ALL=C '\(program)' --dir '\(folder.path)' note \"$(printf 'caf\\351')\" 2>&1"
    ).run()
    #expect(ending == .exited(2))
    #expect(
      String(decoding: said, as: UTF8.self)
        == "daybook: word 4 of the command line is not UTF-8, and nothing was done; write it in UTF-8\n")
    #expect(try folder.names == ["daybook.conf"])
  }

  @Test func aFullDiskIsReportedOnceAtTheEnd() throws {
    let full = try System.openFile(Path("/dev/full"), for: .appending(mode: 0))
    defer { System.closeFile(full) }
    var stream = OutputStream(descriptor: full, name: Path("standard output"))
    stream.write(String(repeating: "x", count: 200_000))
    stream.write("more")
    #expect(throws: FileTrouble(.noSpace, at: Path("standard output"))) { try stream.finish() }
  }

  @Test func aReaderThatWentAwayIsNoTrouble() throws {
    System.ignoreBrokenWrites()
    let pipe = try System.pipe()
    System.closeFile(pipe.reading)
    defer { System.closeFile(pipe.writing) }
    var stream = OutputStream(descriptor: pipe.writing, name: Path("standard output"))
    stream.write("text")
    #expect(!stream.isClosed)
    try stream.finish()
    #expect(stream.isClosed)
  }

  @Test(arguments: ["list", "export --format jsonl"])
  func whoReadsNoFurtherIsToldOfTheErrorsInAllFiles(_ command: String) throws {
    System.ignoreBrokenWrites()
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nmeasure water unit ml\n", to: "daybook.conf")
    let day = String(repeating: "water 250ml 08:10\n", count: 40) + "water 1,250\n"
    for place in 0..<900 { try folder.write(day, to: "\(Day("2023-01-01")! + place).txt") }
    let pipe = try System.pipe()
    System.closeFile(pipe.reading)
    defer { System.closeFile(pipe.writing) }
    func errors(writingTo descriptor: Int32?) -> String {
      let output = descriptor.map { OutputStream(descriptor: $0, name: Path("standard output")) } ?? .kept()
      let world = World.ofTest(DiskFiles(), in: folder.path, output: output)
      var program = RunningProgram(world: world, writing: DiskFiles())
      _ = program.run(Run.words(command))
      return program.world.errors.text
    }
    let told = errors(writingTo: pipe.writing)
    #expect(told == errors(writingTo: nil))
    #expect(told.contains("and 897 more errors"))
  }

  @Test func whatIsWrittenArrivesInOrder() throws {
    let folder = try TemporaryFolder()
    let file = try System.openFile(folder.path.appending("out"), for: .appending(mode: 0o644))
    defer { System.closeFile(file) }
    var stream = OutputStream(descriptor: file, name: Path("out"))
    let lines = (0..<20_000).map { "line \($0)\n" }
    for line in lines { stream.write(line) }
    try stream.finish()
    #expect(folder["out"] == lines.joined())
  }

  @Test func aProgramGetsItsInputAndGivesItsOutput() throws {
    var cat = try shell("cat; exit 3")
    let input = Bytes((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
    cat.input = .bytes(input)
    let (ending, output) = try cat.run()
    #expect(ending == .exited(3))
    #expect(output == input)
  }

  @Test func aProgramNeedNotReadWhatItIsGiven() throws {
    var idle = try shell("exit 0")
    idle.input = .bytes(Bytes(repeating: 1, count: 1_000_000))
    #expect(try idle.run().ending == .exited(0))
  }

  @Test func argumentsReachAProgramWithoutAShell() throws {
    var echo = try shell("printf '%s|' \"$@\"")
    echo.arguments += ["name", "$HOME `id` *", "", "č"]
    #expect(try echo.run().output == bytes("$HOME `id` *||č|"))
  }

  @Test func onlySoMuchOutputIsKept() throws {
    var loud = try shell("echo 1234567890")
    loud.output = .kept(limit: 4)
    #expect(try loud.run().output == bytes("1234"))
  }

  @Test(arguments: ["sleep 60", "exec >&-; sleep 60", "trap '' TERM; sleep 60 & wait; sleep 60"])
  func aProgramThatRunsTooLongIsEnded(script: String) throws {
    // What outlives its shell must not hold what the tests print on, or `swift test` waits for its end.
    var slow = try shell("exec 2>/dev/null; \(script)")
    slow.timeoutInMilliseconds = 200
    #expect(try slow.run().ending == .timedOut)
  }

  @Test func aProgramThatIsInTimeIsNot() throws {
    var quick = try shell("echo done")
    quick.timeoutInMilliseconds = 60_000
    let (ending, output) = try quick.run()
    #expect(ending == .exited(0))
    #expect(output == bytes("done\n"))
  }

  @Test func aProgramThatIsGivenAllItReadsAndSaysNothingIsNotWaitedForAnyLonger() throws {
    var reader = try shell("cat > /dev/null")
    reader.input = .bytes(bytes("all of it"))
    reader.output = .discarded
    reader.timeoutInMilliseconds = 120_000
    let start = ContinuousClock.now
    #expect(try reader.run().ending == .exited(0))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test(.needsFile("/proc/self/stat"))
  func aGroupIsEndedWithAllThatItStarted() throws {
    var group = try shell("trap '' TERM; (trap '' TERM; sleep 60) & echo $!; sleep 60")
    group.timeoutInMilliseconds = 1000
    group.isGroup = true
    let (ending, output) = try group.run()
    #expect(ending == .timedOut)
    let number = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    #expect(Int(number) != nil)
    // What has ended may still be listed until someone asks how.
    let isAlive = {
      let status = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
      return status.map { !$0.contains(") Z") } ?? false
    }
    for _ in 0..<200 where isAlive() { usleep(10_000) }
    #expect(!isAlive())
  }

  @Test func aSignalAndAMissingProgramAreTold() throws {
    #expect(try shell("kill -9 $$").run().ending == .signalled(9))
    let missing = ChildProcess(program: Path("/none"), arguments: [], environment: environment)
    #expect(throws: FileTrouble(.notFound, at: Path("/none"))) { try missing.run() }
  }

  @Test func theEnvironmentIsHandedOn() throws {
    var shown = try shell("echo $WATER")
    shown.environment = Environment(["WATER": "250ml=a"])
    #expect(try shown.run().output == bytes("250ml=a\n"))
  }

  @Test func aVariableIsSetForAChild() throws {
    var shown = try shell("echo $WATER $DAYBOOK_DIR")
    shown.environment = Environment(["WATER": "1l", "DAYBOOK_DIR": "old"]).setting("DAYBOOK_DIR", to: "/log")
    #expect(try shown.run().output == bytes("1l /log\n"))
  }

  @Test func programsAreFoundOnThePathAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\n", to: "daybook-x", mode: 0o755)
    try folder.write("#!/bin/sh\n", to: "daybook-y", mode: 0o644)
    try folder.makeFolder("daybook-z")
    let environment = Environment(["PATH": "/none::\(folder.path)"])
    #expect(environment.program("daybook-x", among: .ofMachine) == folder.path.appending("daybook-x"))
    #expect(environment.program("daybook-y", among: .ofMachine) == nil)
    #expect(environment.program("daybook-z", among: .ofMachine) == nil)
    #expect(
      environment.program("\(folder.path)/daybook-x", among: .ofMachine) == folder.path.appending("daybook-x")
    )
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s/daybook"),
    (["XDG_STATE_HOME": "s", "HOME": "/h"], "/h/.local/state/daybook"),
    (["XDG_STATE_HOME": "", "HOME": "/h"], "/h/.local/state/daybook"),
    ([:], nil),
  ])
  func theStateFolderIsWhereXDGSaysIt(variables: [String: String], folder: String?) {
    #expect(Environment(variables).stateFolder == folder.map { Path($0) })
  }

  @Test func variablesOfTheProcessAreSeen() {
    #expect(environment["PATH"] == ProcessInfo.processInfo.environment["PATH"])
    #expect(Environment(["NO_COLOR": ""])["NO_COLOR"] == nil)
  }

  @Test(
    .enabled(if: System.widthInColumns(1) == nil, "the tests run at a terminal"),
    arguments: [("120", 120), ("0", 80), ("wide", 80), (nil, 80)])
  func whereThereIsNoTerminalColumnsSaysTheWidth(columns: String?, width: Int) {
    #expect(TerminalInfo.current(Environment(columns.map { ["COLUMNS": $0] } ?? [:])).widthInColumns == width)
  }

  @Test(arguments: [0, 1_700_000_000, 253_402_300_000])
  func civilTimeIsUTCAndItsOffset(seconds: Int) {
    let time = System.localTime(at: seconds)
    let parts = Calendar(identifier: .gregorian).dateComponents(
      in: TimeZone(secondsFromGMT: time.offsetInSeconds)!, from: Date(timeIntervalSince1970: Double(seconds)))
    #expect([time.year, time.month, time.day] == [parts.year, parts.month, parts.day])
    #expect([time.hour, time.minute, time.second] == [parts.hour, parts.minute, parts.second])
  }

  @Test func theClockIsOfThisCentury() { #expect((2024..<2100).contains(LocalTime.now().year)) }
}
