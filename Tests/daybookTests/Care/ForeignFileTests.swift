import Platform
import Testing

@testable import daybook

private let day = "/log/2026-01-12.txt"

/// `water 250ml 08:10` and `[ ] gym` as Notepad's "Unicode" has them.
private let wide: Bytes = [0xFF, 0xFE] + Bytes("water 250ml 08:10\r\n[ ] gym\r\n".utf8.flatMap { [$0, 0] })
private let mac = "[ ] gym 18:00\rwater 250ml 08:10\r"

/// Files that are written in another way than this format: UTF-16, and lines that end in carriage returns alone.
@Suite struct ForeignFileTests {
  private func files(_ bytes: Bytes) -> MemoryFiles {
    let files = daybook(["daybook.conf": small, "2026-01-11.txt": "water 1l 08:00\n"])
    files.put(bytes, at: day)
    return files
  }

  private func bytes(_ path: String, in files: MemoryFiles) -> Bytes? { try? files.contents(of: Path(path)) }

  @Test(arguments: [
    "add water 1l", "drink", "done gym", "skip gym", "note Rain.", "change 1 'water 1l'", "remove 1", "fmt",
    "fmt 2026-01-12.txt", "fmt --check", "add water 1l --dry-run", "import a.json",
    "merge", "merge 2026-01-12",
  ])
  func noWriterTouchesUTF16(_ command: String) {
    let files = files(wide)
    files["/log/2026-01-12 (1).txt"] = "water 2l\n"
    files["/log/a.json"] = """
      {"data":{"metrics":[{"name":"dietary_water","units":"mL","data":[\
      {"date":"2026-01-12 10:00:00 +0100","qty":2500}]}]}}
      """
    let run = Run(command, in: files)
    #expect(run.status == 2 && run.errors.contains("is UTF-16"), "\(run.errors)")
    #expect(run.errors.contains("'iconv -f UTF-16 -t UTF-8 2026-01-12.txt'"))
    #expect(bytes(day, in: files) == wide && files["/log/2026-01-12 (1).txt"] == "water 2l\n")
    let czech = Run("--lang cs " + command, in: files)
    #expect(czech.status == 2 && czech.errors.contains("je v UTF-16"), "\(czech.errors)")
  }

  @Test func aCopyInUTF16IsNotFoldedIn() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 1l\n"])
    files.put(wide, at: "/log/2026-01-12 (1).txt")
    let run = Run("merge", in: files)
    #expect(run.status == 2 && run.errors.contains("2026-01-12 (1).txt is UTF-16"))
    #expect(files[day] == "water 1l\n" && bytes("/log/2026-01-12 (1).txt", in: files) == wide)
  }

  @Test func utf16IsOneErrorThatReportsTellAndCheckDoesNotMend() {
    let files = files(wide)
    for command in ["check", "check --fix", "check 2026-01-12.txt"] {
      let run = Run(command, in: files)
      #expect(run.status == 1)
      #expect(
        run.output == """
          2026-01-12.txt: error: this file is UTF-16, counts for nothing and is never written to; \
          save it as UTF-8: 'iconv -f UTF-16 -t UTF-8' [utf-16]

          """)
    }
    let report = Run("day", in: files)
    #expect(report.errors.contains("[utf-16]") && !report.output.contains("08:10"))
    #expect(Run("export --format csv", in: files).status == 2)
    #expect(Run("export --format json", in: files).status == 0)
    #expect(bytes(day, in: files) == wide)
  }

  @Test func aConfigurationInUTF16IsOneErrorAndNoNamesAreGuessed() {
    let files = daybook(["2026-01-11.txt": "[x] breakfast\n", "2026-01-12.txt": "water 250ml\n"])
    files.put([0xFF, 0xFE] + Bytes("habit gym\n".utf8.flatMap { [$0, 0] }), at: "/log/daybook.conf")
    let run = Run("check", in: files)
    #expect(
      run.status == 1 && run.output.hasPrefix("daybook.conf: error: this file is UTF-16"), "\(run.output)")
    files["/log/kept.csv"] = "earlier"
    for command in [
      "day", "week", "stats", "status", "summary", "badges", "list", "coach meals", "remind",
      "export -o kept.csv",
      "export --format json", "site -o pages", "config", "config habit read", "drink", "add water 1l",
      "done read", "rename water aqua --yes", "import /log/kept.csv", "merge",
    ] {
      let run = Run(command, in: files)
      #expect(
        run.status == 2 && run.output.isEmpty
          && run.errors.contains("nothing can be counted without daybook.conf: daybook.conf is UTF-16"),
        "\(command): \(run.output)\(run.errors)")
    }
    #expect(files["/log/kept.csv"] == "earlier" && files["/log/pages/index.html"] == nil)
    #expect(Run("fmt", in: files).status == 0 && Run("undo --list", in: files).status == 0)
  }

  @Test func aBackupOfAForeignDayIsPutBackWhereItIsAlready() {
    let files = files(wide)
    let backup = Run("export --format json", in: files).output
    files["/home/backup.json"] = backup
    // The day is told, since the first change reads them all.
    #expect(Run("import /home/backup.json", in: files).errors.contains("0 files restored; 3 there already"))
    files["/log/2026-01-11.txt"] = nil
    let run = Run("import /home/backup.json", in: files)
    #expect(run.errors.contains("1 file restored; 2 there already"), "\(run.errors)")
    #expect(files["/log/2026-01-11.txt"] == "water 1l 08:00\n" && bytes(day, in: files) == wide)
    files.put(wide + [65, 0], at: day)
    #expect(Run("import /home/backup.json", in: files).errors.contains("nothing was changed"))
  }

  @Test func linesThatEndInReturnsAloneAreOneProblemWhoseFixIsLineFeeds() {
    let files = files(Bytes(mac.utf8))
    let run = Run("check", in: files)
    #expect(run.output.components(separatedBy: "\n").count == 2, "\(run.output)")
    #expect(
      run.output.hasPrefix("2026-01-12.txt:1:1: warning: ") && run.output.contains("[control-character]"))
    #expect(Run("day", in: files).errors.contains("[control-character]"))
    #expect(Run("export --format csv", in: files).status == 2)
    let json = Run("check --json", in: files).output
    #expect(json.contains(#""text": "[ ] gym 18:00\nwater 250ml 08:10\n""#), "\(json)")
    for command in ["add water 1l", "done gym", "fmt", "remove 1"] {
      let run = Run(command, in: files)
      #expect(run.status == 2 && run.errors.contains("'daybook check --fix 2026-01-12.txt'"), "\(run.errors)")
    }
    #expect(files[day] == mac)
    let fix = Run("check --fix", in: files)
    #expect(fix.status == 0 && files[day] == "[ ] gym 18:00\nwater 250ml 08:10\n")
    #expect(fix.output == "2026-01-12.txt:1: [ ] gym 18:00\n2026-01-12.txt:2: water 250ml 08:10\n")
    #expect(Run("undo", in: files).status == 0 && files[day] == mac)
  }

  @Test func ofAFileOfReturnsOnlyTheLineEndsAreMendedAtOnce() {
    let files = files(Bytes("[x]gym\rwater 1l 08:00\r".utf8))
    files["/log/2026-01-10.txt"] = "[x]gym\n"
    #expect(Run("check --fix", in: files).status == 0)
    #expect(files[day] == "[x]gym\nwater 1l 08:00\n" && files["/log/2026-01-10.txt"] == "[x] gym\n")
    _ = Run("check --fix", in: files)
    #expect(files[day] == "[x] gym\nwater 1l 08:00\n")
  }

  @Test func whatIsPushedLeavesOutAForeignDayAndTellsIt() {
    let push = PushTests()
    let files = push.files()
    let receiver = Receiver()
    files.put(wide, at: day)
    let run = push.push(in: files, to: receiver)
    #expect(receiver.takeAll() == ["11 1.5", "10 1"] && run.errors.contains("[utf-16]"), "\(run.errors)")
  }
}
