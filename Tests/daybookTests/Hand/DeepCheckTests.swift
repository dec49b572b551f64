import Testing

@testable import daybook

@Suite struct DeepCheckTests {
  private let odd =
    "\u{FEFF}- [ ] gym 18:00\r\n\r\n# c\nwater  250ml\t08:10 \n<<<<<<< a\nwater 1l\n=======\nwater 1l\n>>>>>>> b\n\n[X] x"

  @Test func everyLineOfEveryFileIsTriedAndNothingIsWritten() {
    let files = daybook(["daybook.conf": small, "2026-01-11.txt": odd, "2026-01-12.txt": "[-] gym\n"])
    let before = files.operations
    let run = Run("check --deep", in: files)
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.errors == "3 files, 18 lines: reading, formatting and a trial edit of each line lose nothing\n")
    #expect(before < files.operations)
    #expect(files["/log/2026-01-11.txt"] == odd)
  }

  @Test func moreLinesThanAreTriedTogetherAreAllTried() {
    let files = daybook([
      "daybook.conf": small, "2026-01-12.txt": String(repeating: "water 1ml\n", count: 1203),
    ])
    #expect(Run("check --deep 2026-01-12.txt", in: files).errors.hasPrefix("1 file, 1,203 lines: "))
  }

  @Test func theFirstChangeOfADaybookSaysThatItWasTriedAndNoneAfterIt() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": odd])
    #expect(
      Run("drink", in: files).errors.contains(
        "first change here: 2026-01-12.txt checked, 11 lines, nothing lost"))
    #expect(!Run("drink", in: files).errors.contains("first change"))
  }

  @Test func aNewDayNeedsNoProof() {
    let files = daybook(["daybook.conf": small])
    #expect(!Run("drink", in: files).errors.contains("first change"))
  }

  @Test func everyWriterProvesItsFilesBeforeTheFirstChange() {
    let files = daybook(["daybook.conf": small, "2026-01-11.txt": odd, "2026-01-12.txt": "[-]  gym\n"])
    let run = Run("fmt", in: files)
    #expect(run.errors.contains("first change here: 2 files checked, 12 lines, nothing lost\n"))
    #expect(Run("config week sunday", in: daybook(["daybook.conf": small])).errors == "")
  }

  @Test func aChangeThatUndoCannotKnowSaysSo() {
    for line in ["drink", "fmt", "config week sunday"] {
      let files = daybook(["daybook.conf": small, "2026-01-12.txt": "[-]  gym\n"])
      files["/home/x"] = ""
      files.setMode("/home", 0o555)
      let run = Run(line, in: files)
      #expect(run.status == 0 && run.errors.contains("'undo' will not know it: /home/"), "\(line)")
      let homeless = Run(
        line, in: daybook(["daybook.conf": small, "2026-01-12.txt": "[-]  gym\n"]), environment: ["HOME": ""])
      #expect(homeless.errors.contains("neither XDG_STATE_HOME nor HOME is set"), "\(line)")
    }
  }

  @Test(arguments: ["undo", "remind --snooze 1h", "config allow", "push"])
  func whatCannotBeRememberedSaysWhy(_ line: String) {
    let files = daybook(["daybook.conf": small + "push echo\n", "2026-01-12.txt": "water 1l\n"])
    for (language, reason) in [
      ("en", ": neither XDG_STATE_HOME nor HOME is set\n"),
      ("cs", ": XDG_STATE_HOME ani HOME není nastaveno\n"),
    ] {
      let run = Run("--lang \(language) \(line)", in: files, environment: ["HOME": ""])
      #expect(run.status == 2 && run.errors.hasSuffix(reason), "\(run.errors)")
    }
  }

  @Test func aFolderInADaysPlaceIsAnError() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt/x": ""])
    #expect(
      Run("check", in: files).output.contains(
        "2026-01-12.txt: error: '2026-01-12.txt' cannot be read: it is a folder"))
    #expect(Run("drink", in: files).status == 2)
  }

  /// What asks for two things at once is refused, and neither is done.
  @Test(arguments: [
    ("check --deep --json", "'--deep' and '--json' exclude each other"),
    ("check --fix --deep", "'--deep' and '--fix' exclude each other"),
    ("check --deep --strict", "'--deep' and '--strict' exclude each other"),
    ("remind --snooze 1h --on", "'--snooze' and '--on' exclude each other"),
    ("remind --on --off today", "'--off' and '--on' exclude each other"),
    ("remind --schedule --snooze 1h", "'--snooze' and '--schedule' exclude each other"),
    ("remind --install cron --schedule", "'--schedule' and '--install' exclude each other"),
    ("remind --format json --on", "'--format' and '--on' exclude each other"),
    ("push --list --install cron", "'--list' and '--install' exclude each other"),
    ("push --dry-run --list", "'--list' and '--dry-run' exclude each other"),
    ("undo --list --dry-run", "'--list' and '--dry-run' exclude each other"),
    ("coach meals --json --prompt", "'--json' and '--prompt' ask for two answers"),
  ])
  func optionsThatExcludeEachOtherAreRefused(_ line: String, _ message: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml 8:10\n"])
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output == "" && run.errors.contains("\(message); leave one of them out"))
    #expect(files["/log/2026-01-12.txt"] == "water 250ml 8:10\n")
  }

  /// Without `--fix` a dry run shows what a run would; with it the diff alone, and how many problems there are beside it.
  @Test func aDryRunSaysWhatIsFound() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250mll\n"])
    let run = Run("check --dry-run", in: files)
    #expect(run.output == Run("check", in: files).output && run.output.contains("[unknown-unit]"))
    let mending = Run("check --fix --dry-run", in: files)
    #expect(mending.output == "" && mending.errors == "2 files, 1 problem: 1 error\n" && mending.status == 1)
  }
}
