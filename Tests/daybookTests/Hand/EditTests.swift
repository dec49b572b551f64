import Journal
import Testing

@testable import daybook

@Suite struct EditTests {
  @Test(arguments: [
    ("vim", "vim", []), ("code --wait", "code", ["--wait"]),
    ("'/my editor' -x \"a b\"", "/my editor", ["-x", "a b"]),
    ("  nano\t-w ", "nano", ["-w"]), (#"my\ ed "a\"b" ''"#, "my ed", ["a\"b", ""]),
    (#"ed 'a\b'"#, "ed", [#"a\b"#]),
  ])
  func anEditorIsTakenApartAsAShellDoes(_ text: String, _ program: String, _ arguments: [String]) {
    #expect(ProgramCall(text)?.program == program)
    #expect(ProgramCall(text)?.arguments == arguments)
  }

  @Test(arguments: ["", "  ", "vim 'open", "\"\""])
  func whatIsNoCommandIsNone(_ text: String) { #expect(ProgramCall(text) == nil) }

  @Test(arguments: [
    ("/usr/bin/vim -p", ["-p", "+7", "f"]), ("nano", ["+7", "f"]), ("hx", ["f:7"]), ("ed", ["f"]),
    ("code", ["--wait", "-g", "f:7"]), ("code -w", ["-w", "-g", "f:7"]), ("emacs -nw", ["-nw", "+7", "f"]),
  ])
  func editorsThatCanOpenAtTheLine(_ text: String, _ arguments: [String]) {
    #expect(ProgramCall(text)?.arguments(opening: "f", atLine: 7) == arguments)
  }

  /// A daybook on the disk, and an editor that runs a line of shell on the file `$f`.
  private func edit(_ line: String, _ folder: TemporaryFolder, editor: String) throws -> (
    status: Int32, errors: String
  ) {
    try folder.write("#!/bin/sh\nf=$1\n\(editor)\n", to: "my editor", mode: 0o755)
    let editor = folder.path.appending("my editor").description
    let variables = [
      "VISUAL": "'\(editor)'", "XDG_STATE_HOME": folder.path.appending("state").description,
      "PATH": "/usr/bin:/bin",
    ]
    var world = World.ofTest(DiskFiles(), variables, in: folder.path)
    world.options.folder = folder.path.description
    var program = RunningProgram(world: world, writing: DiskFiles())
    let status = program.run(["--dir", folder.path.description] + Run.words(line))
    return (status, program.world.output.text + program.world.errors.text)
  }

  private func sample() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "measure water unit ml\nhabit lunch 15:30\nhabit gym every tue\nhabit bed\n", to: "daybook.conf")
    try folder.write("[x] lunch 16:00\n", to: "2026-01-11.txt")
    return folder
  }

  @Test func aNewDayIsMadeOfTheTemplateAndCheckedAfterwards() throws {
    let folder = try sample()
    let run = try edit("edit", folder, editor: "echo 'water 3kg' >> \"$f\"")
    #expect(run.status == 0)
    #expect(folder["2026-01-12.txt"] == "[ ] lunch 16:00\n[ ] bed\nwater 3kg\n")
    #expect(run.errors.contains("2026-01-12.txt:3: water 3kg\n"))
    #expect(run.errors.contains("[wrong-kind]"))
    #expect(try edit("undo", folder, editor: "").status == 0)
    #expect(folder["2026-01-12.txt"] == nil)
  }

  @Test(arguments: ["true", ": > \"$f\"", "exit 1"])
  func aTemplateThatIsLeftLeavesNothing(_ editor: String) throws {
    let folder = try sample()
    let run = try edit("edit", folder, editor: editor)
    #expect(run.status == (editor == "exit 1" ? 2 : 0))
    #expect(run.errors.contains("was not made"))
    #expect(folder["2026-01-12.txt"] == nil)
    #expect(try edit("undo", folder, editor: "").status == 1)
  }

  @Test func anEditOfADayThatIsThereIsTakenBackToTheByte() throws {
    let folder = try sample()
    #expect(try edit("edit yesterday", folder, editor: "printf 'x' >> \"$f\"").status == 0)
    #expect(folder["2026-01-11.txt"] == "[x] lunch 16:00\nx")
    #expect(try edit("undo", folder, editor: "").status == 0)
    #expect(folder["2026-01-11.txt"] == "[x] lunch 16:00\n")
  }

  @Test func ofLinesThatAreOnlyTakenOutTheNumberIsTold() throws {
    let folder = try sample()
    try folder.write("[x] lunch 16:00\n[x] gym\nwater 250ml\n", to: "2026-01-11.txt")
    let run = try edit("edit yesterday", folder, editor: "sed -i 2,3d \"$f\"")
    // What the lines had earned stays.
    #expect(
      run.errors.hasPrefix(
        "2 lines removed; 'daybook undo' brings them back\nBadge earned yesterday: First Sip."))
    #expect(!(try edit("edit yesterday", folder, editor: "echo bed > \"$f\"").errors.contains("removed")))
  }

  @Test func theConfigurationIsOpenedToo() throws {
    let folder = try sample()
    let run = try edit("edit config", folder, editor: "echo 'habit gym' >> \"$f\"")
    #expect(run.errors.contains("daybook.conf:5:7: error:"))
  }
}
