import Foundation
import Journal
import Platform
import Testing

@testable import daybook

/// Programs are looked for and run through the world alone, so that one in memory can stand for them.
@Suite struct ProgramsTests {
  /// Names of programs that were run, with their arguments; a class, since the closures of a world share it.
  private final class Calls: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []
    var lines: [String] { lock.withLock { all } }
    func add(_ line: String) { lock.withLock { all.append(line) } }
  }

  /// Runs a command line where `/fake` has some programs, which answer a line; what was called comes with the status.
  private func run(
    _ line: String, with programs: Set<String>, answering answer: String = "", in files: MemoryFiles
  ) -> (status: Int32, output: String, calls: [String]) {
    let calls = Calls()
    var world = World.ofTest(files, ["HOME": "/home", "PATH": "/fake", "EDITOR": "ed"])
    world.programs = Programs(
      mayRun: { programs.contains($0.description) }, resolved: { $0 },
      run: { child in
        calls.add(([child.program.description] + child.arguments).joined(separator: " "))
        return (.exited(0), Bytes(answer.utf8))
      })
    var program = RunningProgram(world: world, writing: files)
    let status = program.run(Run.words(line))
    return (status, program.world.output.text, calls.lines)
  }

  @Test func aCommandOfTheirOwnIsOneOfThem() {
    let files = daybook(["daybook.conf": small])
    let found = run("hello a b", with: ["/fake/daybook-hello"], in: files)
    #expect(found.status == 0 && found.calls == ["/fake/daybook-hello a b"])
    #expect(run("hello a b", with: [], in: files).calls == [])
  }

  @Test func gitIsAskedThroughThem() {
    let files = daybook(["daybook.conf": small])
    let set = run("merge --install", with: ["/fake/git"], answering: "/log\n", in: files)
    #expect(
      set.status == 0 && set.calls.count == 3 && set.calls[0] == "/fake/git -C /log rev-parse --show-toplevel"
    )
    #expect(files["/log/.gitattributes"]?.contains("daybook.conf merge=daybook") == true)
  }

  @Test func theCoachsCommandRunsThroughThem() {
    let files = daybook(["daybook.conf": small + "coach oracle\n"])
    #expect(run("config allow", with: ["/fake/oracle"], in: files).status == 0)
    let coached = run("coach unwind", with: ["/fake/oracle"], answering: "rest\n", in: files)
    #expect(coached.output == "rest\n" && coached.calls == ["/fake/oracle"])
    #expect(run("coach unwind", with: [], answering: "rest\n", in: files).calls == [])
  }
}
