import Arguments
import Journal
import Platform
import Testing

@testable import daybook

/// What a terminal gets of data for programs, whose texts may hold characters that it would act on.
@Suite struct TerminalTests {
  private let hostile = "[x] gym \u{1B}[31mred\u{7}\u{9B}2J\u{202E}\u{2028}\nwater 1l 08:00\n"

  /// Runs a command line with a terminal for its output.
  private func run(_ line: String, _ text: String, isTerminal: Bool = true) -> (
    output: String, errors: String, status: Int32, files: MemoryFiles
  ) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": text])
    let variables = ["HOME": "/home", "LANG": "en_US.UTF-8", "TERM": "xterm"]
    let world = World.ofTest(files, variables, outputIsTerminal: isTerminal, at: .midnight)
    var program = RunningProgram(world: world, writing: files)
    let status = program.run(Run.words(line))
    return (program.world.output.text, program.world.errors.text, status, files)
  }

  private func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.value < 0x20 && $0 != "\n" && $0 != "\r" && $0 != "\t" || (0x7F..<0xA0).contains($0.value)
        || (0x2028...0x202E).contains($0.value)
    }
  }

  @Test(arguments: ["csv", "sql"]) func anExportThatWouldSteerATerminalIsRefused(
    format: String
  ) {
    let refused = run("export --format \(format)", hostile)
    #expect(
      refused.status == 2 && refused.output == "" && refused.errors.contains("'-o FILE'"), "\(refused.errors)"
    )
    let raw = run("export --format \(format) --color never", hostile)
    #expect(raw.status == 0 && steers(raw.output))
    #expect(run("export --format \(format)", hostile, isTerminal: false).output == raw.output)
    let file = run("export --format \(format) -o x.out", hostile)
    #expect(file.status == 0 && file.files["/log/x.out"] == raw.output)
    // What steers nothing is shown.
    let plain = run("export --format \(format)", "[x] gym\nwater 1l 08:00\n")
    #expect(plain.status == 0 && plain.output.contains("gym"))
    #expect(run("--lang cs export --format \(format)", hostile).errors.contains("řídicí znaky"))
  }

  @Test(arguments: [
    "export --format json", "export --format jsonl", "day --json", "day", "day --lines", "check",
    "check --json",
    "week --format csv", "stats --format markdown", "day --format html", "summary --with-text",
    "stats --explain", "list", "list --json", "list --linear", "list --format csv",
  ])
  func everythingElseIsHarmlessAnywhere(command: String) {
    for isTerminal in [true, false] where isTerminal || command.contains("json") {
      let run = run(
        command + (command.contains("json") ? "" : " --color auto"), hostile, isTerminal: isTerminal)
      let text = run.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      #expect(!steers(text) && !steers(run.errors) && run.status != 2, "\(command): \(text.debugDescription)")
    }
  }

  @Test func jsonComesBackAsItWas() {
    let backup = run("export --format json", hostile).output
    #expect(backup.contains(#"\u001b[31mred\u0007\u009b2J\u202e\u2028\n"#), "\(backup)")
    let files = MemoryFiles(["/log/backup.json": backup])
    #expect(Run("--dir /log import /log/backup.json", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == hostile)
  }

  @Test func marksOfDirectionAreShown() {
    #expect("a\u{200E}b\u{200F}c\u{61C}".printable == "a\\u{200E}b\\u{200F}c\\u{61C}")
  }

  // MARK: Sentences

  @Test func aCommentIsNoNoteAndNothingCounts() {
    let files = daybook(["daybook.conf": small])
    let run = Run("note '# x'", in: files)
    #expect(run.status == 2 && run.errors.contains("would be a comment") && !run.errors.contains("count"))
    #expect(Run("note '<<<<<<< x'", in: files).errors.contains("what a merge left"))
    #expect(Run("--lang cs note '# x'", in: files).errors.contains("komentář"))
    #expect(Run("note '[x] gym'", in: files).errors.contains("count as something"))
  }

  @Test func thereIsNoLineOfNumberZero() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 1l\n"])
    #expect(Run("remove 0", in: files).errors.contains("2026-01-12.txt has no line 0; its lines are 1 to 1"))
    #expect(Run("remove 1 0", in: files).status == 2 && files["/log/2026-01-12.txt"] == "water 1l\n")
  }

  @Test func zeroOfWhatIsWantedIsRefusedAndOfAllElseIsNot() {
    let files = daybook([
      "daybook.conf": small + "measure mood unit points mean\nmeasure tea goal at most 3cup\n"
    ])
    for line in ["add water 0ml", "drink 0ml", "add water 0"] {
      let run = Run(line, in: files)
      #expect(run.status == 2 && run.errors.contains("a zero does not bring the goal of"), "\(run.errors)")
    }
    for line in ["add mood 0", "add tea 0cup", "add run 0km"] { #expect(Run(line, in: files).status == 0) }
  }

  @Test(
    arguments: ["done brekfast", "add 'lunch at noon'", "remove 7", "config layot flat"],
    [true, false])
  func anErrorIsWrappedOnATerminalAlone(command: String, isTerminal: Bool) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 1l\n"])
    let world = World.ofTest(files, errorIsTerminal: isTerminal, width: 40, at: .midnight)
    var program = RunningProgram(world: world, writing: files)
    #expect(program.run(Run.words(command)) == 2)
    let lines = program.world.errors.text.split(separator: "\n")
    #expect(
      isTerminal ? lines.count > 1 && lines.allSatisfy { $0.count <= 40 } : lines.count == 1, "\(lines)")
  }
}
