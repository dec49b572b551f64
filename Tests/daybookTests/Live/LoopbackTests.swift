import Foundation
import Journal
import TestSupport
import Testing

@testable import daybook

/// `push` with a real client, against a real server, on real files.
@Suite(.needsBuiltProgram(and: "curl"), .serialized)
struct LoopbackTests {
  /// A daybook on the disk whose push command posts to a server.
  struct Pushing {
    let folder: TemporaryFolder
    let environment: [String: String]

    init(to server: LoopbackServer, days: ClosedRange<Int> = 1...6) throws {
      folder = try TemporaryFolder()
      try folder.makeFolder("log")
      environment = [
        "HOME": folder.path.description, "XDG_STATE_HOME": "", "LANG": "C",
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "",
      ]
      try folder.write(
        small
          + "push \"curl -fsS --noproxy '*' --max-time 20 --json @- http://127.0.0.1:\(server.port)/progress\"\n",
        to: "log/daybook.conf")
      for day in days { try drink(day, "\(day)00ml") }
      #expect(run("config allow").status == 0)
    }

    func drink(_ day: Int, _ amount: String) throws {
      try folder.write("water \(amount) 08:10\n", to: String(format: "log/2026-01-%02d.txt", day))
    }

    /// Runs a command line in this process; a program that hangs is ended after six seconds, which is longer
    /// than any other takes on a busy machine.
    func run(_ line: String) -> (status: Int32, output: String, errors: String) {
      var world = World.ofTest(DiskFiles(), environment, in: folder.path.appending("log"), at: .midnight)
      world.programs.run = { child throws(FileTrouble) in
        var child = child
        child.timeoutInMilliseconds = 6000
        return try child.run()
      }
      var program = RunningProgram(world: world, writing: DiskFiles())
      let status = program.run(Run.words(line))
      return (status, program.world.output.text, program.world.errors.text)
    }

    /// Starts the built program.
    func start(_ words: [String]) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(builtProgram))
      process.arguments = words
      process.environment = environment
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path.appending("log").description)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = Pipe()
      process.standardInput = FileHandle.nullDevice
      // Tests run on threads that block signals, and a program starts with what its parent's thread blocks.
      var (none, old) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &old)
      defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
      try process.run()
      return process
    }

    /// Pushes again and again, a quarter of a day later each time, until nothing waits.
    func untilNothingWaits() -> Int {
      for round in 0..<40 {
        let time = String(format: "2026-01-%02dT%02d:00", 12 + round / 4, round % 4 * 6)
        if run("push --zone Z --now \(time)").status == 0 { return round }
      }
      return 40
    }
  }

  private func told(_ objects: [String]) -> [String] { objects.map(Receiver.told) }

  @Test func everyTotalArrivesAndNoneTwiceUnchangedWhateverTheServerDoes() throws {
    let server = try LoopbackServer([
      .fails, .takes, .hangs, .diesBefore, .answersTwice, .fails, .diesBefore, .fails, .takes, .hangs,
      .answersTwice,
    ])
    defer { server.close() }
    let pushing = try Pushing(to: server)
    #expect(pushing.untilNothingWaits() < 40)
    #expect(told(server.taken).sorted() == ["01 0.1", "02 0.2", "03 0.3", "04 0.4", "05 0.5", "06 0.6"])
    #expect(server.requests.count == 13)
    #expect(pushing.run("push").output == "")

    try pushing.drink(3, "1.3l")
    try pushing.folder.write("", to: "log/2026-01-04.txt")
    #expect(pushing.untilNothingWaits() == 0)
    #expect(told(server.taken).suffix(2) == ["04 0", "03 1.3"])
    #expect(pushing.run("push").output == "" && server.requests.count == 15)
  }

  @Test func aServerThatDiesBeforeItsAnswerIsGivenTheTotalOnceMore() throws {
    let server = try LoopbackServer([.takes, .diesAfter])
    defer { server.close() }
    let pushing = try Pushing(to: server, days: 1...3)
    #expect(pushing.untilNothingWaits() == 1)
    #expect(told(server.taken) == ["03 0.3", "02 0.2", "01 0.1", "02 0.2"])
    #expect(told(server.acknowledged).sorted() == ["01 0.1", "02 0.2", "03 0.3"])
  }

  @Test func aServerThatIsNotThereIsTriedThreeTimesAndEverythingWaits() throws {
    let server = try LoopbackServer()
    let pushing = try Pushing(to: server)
    server.close()
    let run = pushing.run("push")
    #expect(
      run.status == 1 && run.errors.contains("was not taken: curl ended with status 7"), "\(run.errors)")
    #expect(run.errors.hasSuffix("6 days wait for the next push\n"))
    #expect(pushing.run("push --list").output.split(separator: "\n").count == 6)
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
  func aPushThatIsEndedForgetsNothingAndTheNextGoesOn(signal: Int32) throws {
    let server = try LoopbackServer([.takes, .hangs])
    defer { server.close() }
    let pushing = try Pushing(to: server, days: 1...4)
    let process = try pushing.start(["push"])
    #expect(server.wait(for: 2))
    kill(process.processIdentifier, signal)
    // The client of a push that is killed goes on alone, and Foundation waits for it too.
    if signal == SIGKILL { server.hangUp() }
    process.waitUntilExit()
    if signal != SIGKILL {
      #expect(process.terminationReason == .exit && process.terminationStatus == 1)
      #expect(pushing.run("push --list").output.contains("2026-01-03  0.3 l  0.3 l may have arrived\n"))
    }
    #expect(pushing.run("push").status == 0)
    #expect(told(server.acknowledged) == ["04 0.4", "03 0.3", "02 0.2", "01 0.1"])
    #expect(server.requests.count == 5)
  }

  @Test func ofTwoPushesAtOnceTheSecondLeavesItToTheFirst() throws {
    let server = try LoopbackServer([.hangs])
    let pushing = try Pushing(to: server, days: 1...2)
    let first = try pushing.start(["push"])
    #expect(server.wait(for: 1))
    let second = pushing.run("push")
    #expect(second.status == 1 && second.errors.hasPrefix("another push is running"))
    #expect(server.requests.count == 1)
    server.close()
    first.waitUntilExit()
    #expect(first.terminationStatus == 1)
  }
}
