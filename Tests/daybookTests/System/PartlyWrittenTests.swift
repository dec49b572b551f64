import Platform
import Testing

@testable import daybook

/// A change of several files that fails at one of them.
@Suite struct PartlyWrittenTests {
  private static let totals = """
    {"data":{"metrics":[{"name":"dietary_water","units":"mL","data":[\
    {"date":"2026-01-10 00:00:00 +0100","qty":2500},{"date":"2026-01-12 00:00:00 +0100","qty":500}]}]}}
    """

  @Test(arguments: [
    ("fmt", "water  250ml  08:10\n", 2), ("check --fix", "[x]breakfast\n", 2),
    ("check --fix --lang cs", "[x]breakfast\n", 2), ("import a.json", "Rain.\n", 1),
  ])
  func itSaysHowManyFilesAreChangedAndUndoTakesThemBack(_ command: String, _ text: String, _ written: Int) {
    let files = daybook(["daybook.conf": small, "a.json": Self.totals])
    let days = ["/log/2026-01-10.txt", "/log/2026-01-11.txt", "/log/2026-01-12.txt"]
    for day in days { files[day] = text }
    files.setMode(days[2], 0o444)
    let run = Run(command, in: files)
    #expect(run.status == 2)
    let changed =
      command.hasSuffix("cs")
      ? "2026-01-12.txt nejde zapsat: přístup odepřen; 2\u{A0}soubory před ním jsou změněny, vrátí to „daybook undo“\n"
      : "2026-01-12.txt cannot be written: permission denied; "
        + "\(written) \(written == 1 ? "file before it is" : "files before it are") changed, and 'daybook undo' takes that back\n"
    #expect(run.errors.hasSuffix(changed), "\(run.errors)")
    #expect(days.count { files[$0] != text } == written)
    #expect(Run("undo", in: files).status == 0)
    #expect(days.allSatisfy { files[$0] == text })
  }

  @Test func whereTheFirstFileFailsNothingWasChanged() {
    let files = daybook([
      "daybook.conf": small, "2026-01-11.txt": "water  1l\n", "2026-01-12.txt": "water  1l\n",
    ])
    files.setMode("/log/2026-01-11.txt", 0o444)
    let run = Run("fmt", in: files)
    #expect(
      run.errors.hasSuffix("2026-01-11.txt cannot be written: permission denied; nothing was changed\n"))
    #expect(files["/log/2026-01-12.txt"] == "water  1l\n")
  }

  @Test func ofAMergeThatCannotRemoveACopyTheFilesBeforeItAreTold() {
    let copy = "2026-01-12 (conflicted copy 2026-01-12).txt"
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "a\n", copy: "a\nb\n"])
    files.refusing[.remove] = .permissionDenied
    let run = Run("merge", in: files)
    #expect(run.status == 2)
    #expect(files["/log/2026-01-12.txt"] == "a\nb\n")
    #expect(
      run.errors.contains("1 file before it is changed, and 'daybook undo' takes that back"), "\(run.errors)")
  }

  @Test func withoutAStateFolderNothingIsPromised() {
    let files = daybook([
      "daybook.conf": small, "2026-01-11.txt": "water  1l\n", "2026-01-12.txt": "water  1l\n",
    ])
    files.setMode("/log/2026-01-12.txt", 0o444)
    let run = Run("fmt", in: files, environment: ["HOME": ""])
    #expect(run.errors.hasSuffix("permission denied; 1 file before it is changed\n"), "\(run.errors)")
  }

  @Test func anUndoThatStopsMidwaySaysSoAndTheNextTakesTheRestBack() {
    let files = daybook([
      "daybook.conf": small, "2026-01-11.txt": "water  1l\n", "2026-01-12.txt": "water  1l\n",
    ])
    #expect(Run("fmt", in: files).status == 0)
    files.setMode("/log/2026-01-11.txt", 0o444)
    let run = Run("undo", in: files)
    #expect(run.status == 2)
    #expect(
      run.errors.hasSuffix(
        "2026-01-11.txt cannot be written: permission denied; 1 file before it is taken back, "
          + "and another 'daybook undo' takes the rest back\n"), "\(run.errors)")
    #expect((files["/log/2026-01-11.txt"], files["/log/2026-01-12.txt"]) == ("water 1l\n", "water  1l\n"))
    files.setMode("/log/2026-01-11.txt", 0o644)
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026-01-11.txt"] == "water  1l\n")
  }

  @Test func aBackupThatMeetsAFileOfOthersMidwaySaysWhatWasWritten() {
    let from = daybook([
      "daybook.conf": small, "2026-01-11.txt": "water 1l\n", "2026-01-12.txt": "water 2l\n",
    ])
    let backup = Run("export --format json", in: from).output
    let files = MemoryFiles(["/log/backup.json": backup])
    files.meddling = { operation, path in
      if operation == .link, path.description.hasSuffix("2026-01-11.txt") {
        files["/log/2026-01-12.txt"] = "theirs\n"
      }
    }
    let run = Run("import backup.json --dir /log", in: files)
    #expect(run.status == 2)
    #expect(
      run.errors.hasSuffix(
        "'2026-01-12.txt' is there already and differs from the backup; 2 files before it are changed, "
          + "and 'daybook undo' takes that back; import it into an empty folder\n"), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == "theirs\n")
  }
}
