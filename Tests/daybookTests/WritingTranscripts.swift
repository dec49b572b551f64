import Testing

@testable import daybook

@Suite struct WritingTranscripts {
  private func text(_ files: MemoryFiles, _ name: String = "2026-01-12.txt") -> String? {
    files["/log/\(name)"]
  }

  @Test func anEmptyDateIsNotToday() {
    let files = daybook(["daybook.conf": small])
    for line in ["add water 1l --date ''", "day ''", "merge ''", "edit ''"] {
      let run = Run(line, in: files)
      #expect(run.status == 2 && run.errors.hasPrefix("daybook: '' is not a date;"), "\(line)")
    }
    #expect(files["/log/2026-01-12.txt"] == nil)
  }

  @Test func addPutsTheTimeNowAfterTheAmount() {
    let files = daybook(["daybook.conf": small])
    let run = Run("add water 250ml with lemon +cold", in: files)
    #expect(run.output == "2026-01-12.txt:1: water 250ml 14:30 with lemon +cold\n")
    #expect(run.status == 0 && run.errors == "New badge: First Sip. The first drink written down.\n")
    #expect(text(files) == "water 250ml 14:30 with lemon +cold\n")
  }

  @Test(arguments: [
    ("add 2 bottles of water", "2 bottles of water 14:30\n"),
    ("add water 250ml 08:10", "water 250ml 08:10\n"),
    ("add water 250ml --date yesterday", nil),
    ("add '[ ] call the dentist'", "[ ] call the dentist\n"),
    ("add '[x] gym'", "[x] gym 14:30\n"),
    ("add lunch kcal:600 water:300ml", "lunch 14:30 kcal:600 water:300ml\n"),
    ("add goal water 3l", "goal water 3l\n"),
    ("add '# a remark'", "# a remark\n"),
    ("drink", "water 250ml 14:30\n"),
    ("drink 330 ml", "water 330 ml 14:30\n"),
    ("note Slept badly, rain all day.", "Slept badly, rain all day.\n"),
    ("done breakfast", "[x] breakfast 10:30\n"),
    ("done gym now", "[x] gym 14:30\n"),
    ("done gym 7:15am", "[x] gym 07:15\n"),
    ("skip gym", "[-] gym\n"),
    ("done kitchen closed gym", "[x] kitchen\n[x] gym\n"),
    ("skip run", "[-] run\n"),
  ])
  func aLineGoesIn(_ line: String, _ expected: String?) {
    let files = daybook(["daybook.conf": small])
    let run = Run(line, in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text(files) == expected)
  }

  @Test(arguments: [
    ("add watre 250ml", "did you mean 'water'?"),
    ("add water 250mll", "'mll' is not a unit"),
    ("add water after run 500ml", "would not count there; write 'daybook add water 500ml'"),
    ("add breakfast 10:30", "needs a box"),
    ("add just some words", "daybook note"),
    ("add water 1,250", "'1,250'"),
    ("add '# a\u{85}b'", "a control character"),
    ("note 'a\u{85}b'", "a control character"),
    ("skip gym 'a\u{85}b'", "a control character"),
    ("note '[x] gym'", "daybook add"),
    ("done brekfast", "did you mean 'breakfast'?"),
    ("done run", "daybook add run"),
    ("done gym 25:10", "'25:10'"),
    ("drink lots", "needs an amount"),
    ("add lunch water:abc", "'water:abc' has no amount"),
    ("note lunch water:abc", "'water:abc' has no amount"),
    ("add lunch water:3kg", "'water:3kg' has no amount"),
    ("add water 250ml --date someday", "'someday' is not a date"),
  ])
  func whatWouldNotCountIsRefusedAndNothingIsWritten(_ line: String, _ words: String) {
    let files = daybook(["daybook.conf": small])
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(text(files) == nil)
  }

  @Test(arguments: [
    ("drink 250 ml now", "water 250 ml 14:30"), ("drink now", "water 250ml 14:30"),
    ("add water 300ml teď", "water 300ml 14:30"), ("add water now", "water 14:30"),
    ("add water 300ml now after the run", "water 300ml 14:30 after the run"),
    ("add [x] gym now", "[x] gym 14:30"),
  ])
  func nowIsTheTime(_ line: String, _ after: String) {
    let files = daybook(["daybook.conf": small])
    let run = Run(line, in: files)
    #expect(run.status == 0 && text(files) == after + "\n", "\(run.errors)")
    #expect(Run("drink now --date yesterday", in: files).output == "2026-01-11.txt:1: water 250ml 14:30\n")
  }

  @Test func linesFromStandardInputAreAddedAllOrNone() {
    let files = daybook(["daybook.conf": small])
    #expect(Run("add -", in: files, input: "water 250ml 08:00\n\n[x] gym 09:00\n").status == 0)
    #expect(text(files) == "water 250ml 08:00\n[x] gym 09:00\n")
    #expect(Run("add -", in: files, input: "water 250ml 08:30\nnonsense\n").status == 2)
    #expect(text(files) == "water 250ml 08:00\n[x] gym 09:00\n")
  }

  @Test(arguments: [
    ("", "water 14:30", "14:30"), ("", "water 8:10\nwater 10:30", "14:30"),
    ("", "water 10:30\nwater 14:30\nwater 8:10pm", "14:30"),
    ("", "water 8:10pm\nwater 9am\nwater 08:10", "2:30pm"),
    ("clock 12h\n", "", "2:30pm"), ("clock 12h\n", "water 14:30", "14:30"),
    ("clock 12h\n", "water 9:10pm", "2:30pm"),
    ("clock 12h\n", "water 9:10pm\nwater 22:00", "2:30pm"), ("", "water 9:10pm\nwater 22:00", "14:30"),
  ])
  func aTimeIsWrittenAsMostOfTheFilesTimesAre(_ setting: String, _ lines: String, _ time: String) {
    let files = daybook(["daybook.conf": small + setting, "2026-01-12.txt": lines])
    let run = Run("drink", in: files)
    #expect(run.output.hasSuffix(": water 250ml \(time)\n"), "\(run.output)")
  }

  @Test func aChangeTouchesItsOwnLineAndKeepsTheFilesStyle() {
    let crlf = "\u{FEFF}- [ ] breakfast 8:10\r\n\r\n  odd   blanks \r\n- water  250ml 9:05"
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": crlf])
    #expect(Run("done breakfast", in: files).output == "2026-01-12.txt:1: - [x] breakfast 8:10\n")
    #expect(Run("add water 100ml 09:00", in: files).status == 0)
    #expect(
      text(files)
        == "\u{FEFF}- [x] breakfast 8:10\r\n\r\n  odd   blanks \r\n- water  250ml 9:05\r\n- water 100ml 09:00\r\n"
    )
  }

  @Test(arguments: ["[]breakfast", "[ ]breakfast", "☐ breakfast", "[/] breakfast"])
  func aBoxThatIsNotWrittenAsOneBecomesOne(_ line: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "- \(line) 11:00 toast\n"])
    #expect(Run("done breakfast", in: files).status == 0)
    #expect(text(files) == "- [x] breakfast 11:00 toast\n")
  }

  @Test func aNumberThatCanHardlyBeMeantIsNotWritten() {
    let files = daybook(["daybook.conf": small])
    let run = Run("add water 2", in: files)
    #expect(run.status == 2 && run.errors.contains("write '2cup' or '2l'") && text(files) == nil)
  }

  @Test func aPlannedTimeStaysUnlessATimeIsGiven() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "[ ] breakfast 11:00\n"])
    _ = Run("done breakfast", in: files)
    #expect(text(files) == "[x] breakfast 11:00\n")
    _ = Run("done breakfast 11:20", in: files)
    #expect(text(files) == "[x] breakfast 11:20\n")
    _ = Run("undone breakfast", in: files)
    #expect(text(files) == "[ ] breakfast 11:20\n")
    let again = Run("undone breakfast", in: files)
    #expect(again.status == 0 && again.errors.contains("2026-01-12.txt:1"))
  }

  @Test func theUsualTimeIsTheOneLastWritten() {
    let files = daybook(["daybook.conf": small, "2026-01-02.txt": "[x] breakfast 09:45\n"])
    _ = Run("done breakfast", in: files)
    #expect(text(files) == "[x] breakfast 09:45\n")
  }

  @Test func aOneOffOfTheDayIsTicked() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "[ ] call the dentist\n"])
    #expect(Run("done call the dentist", in: files).output == "2026-01-12.txt:1: [x] call the dentist\n")
  }

  @Test func aDryRunShowsADiffAndWritesNothing() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml 08:10\n"])
    let run = Run("drink --dry-run", in: files)
    #expect(
      run.output == """
        --- a/2026-01-12.txt
        +++ b/2026-01-12.txt
        @@ -1 +1,2 @@
         water 250ml 08:10
        +water 250ml 14:30

        """)
    #expect(text(files) == "water 250ml 08:10\n")
  }

  @Test func undoGivesTheExactBytesBack() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml 08:10"])
    _ = Run("drink", in: files)
    _ = Run("done gym", in: files)
    #expect(Run("undo --list", in: files).output.split(separator: "\n").count == 2)
    #expect(Run("undo", in: files).output.contains("took back: done gym"))
    #expect(Run("undo", in: files).status == 0)
    #expect(text(files) == "water 250ml 08:10")
    let none = Run("undo", in: files)
    #expect(none.status == 1 && none.errors.contains("nothing to take back"))
  }

  /// A phone saved its own copy of the day since: the change before is not out of reach.
  @Test func whatCannotBeTakenBackCanBeForgotten() {
    let files = daybook(["daybook.conf": small, "2026-01-11.txt": "[ ] gym\n", "2026-01-12.txt": "[ ] gym\n"])
    _ = Run("done gym --date 2026-01-11", in: files)
    _ = Run("done gym", in: files)
    files["/log/2026-01-12.txt"] = "[x] gym 18:00\n"
    #expect(Run("undo", in: files).errors.contains("or 'daybook undo --forget'"))
    #expect(Run("undo --forget", in: files).output == "'done gym' stays, and cannot be taken back any more\n")
    #expect(files["/log/2026-01-12.txt"] == "[x] gym 18:00\n")
    #expect(Run("undo", in: files).output.contains("took back: done gym"))
    #expect(files["/log/2026-01-11.txt"] == "[ ] gym\n")
    #expect(Run("undo --forget", in: files).status == 1)
  }

  @Test func lineEndsOfOthersStay() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "[ ] gym\n- a\n"])
    _ = Run("done gym", in: files)
    files["/log/2026-01-12.txt"] = "[x] gym\r\n- a\r\n"
    #expect(Run("undo", in: files).status == 0 && files["/log/2026-01-12.txt"] == "[ ] gym\r\n- a\r\n")
  }

  @Test func undoOfAFirstLineTakesTheFileAway() {
    let files = daybook(["daybook.conf": small])
    _ = Run("drink", in: files)
    _ = Run("undo", in: files)
    #expect(text(files) == nil)
  }

  @Test func undoRefusesWhatOthersChanged() {
    let files = daybook(["daybook.conf": small])
    _ = Run("drink", in: files)
    files["/log/2026-01-12.txt"] = "water 300ml 14:30\n"
    let run = Run("undo", in: files)
    #expect(run.status == 1 && run.errors.contains("2026-01-12.txt"))
    #expect(text(files) == "water 300ml 14:30\n")
  }

  @Test func reachingAGoalIsCelebratedOnce() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 2300ml 08:10\n"])
    #expect(Run("drink", in: files).errors.contains("Goal reached"))
    #expect(!Run("drink", in: files).errors.contains("Goal reached"))
    // Nor again where a line was taken away and another one written.
    for _ in 0..<2 { _ = Run("undo", in: files) }
    #expect(files["/log/2026-01-12.txt"] == "water 2300ml 08:10\n")
    #expect(!Run("add water 3l", in: files).errors.contains("Goal reached"))
    let other = Run("drink 3l --now 2026-01-13T10:00", in: files)
    #expect(other.errors.contains("Goal reached"), "\(other.errors)")
  }

  @Test func aGoalThatIsRaisedIsCelebratedAgain() {
    let files = daybook([
      "daybook.conf": small + "remind every 2h\n", "2026-01-12.txt": "water 2300ml 08:10\n",
    ])
    #expect(Run("drink", in: files).errors.contains("Goal reached"))
    files["/log/2026-01-12.txt"] = (text(files) ?? "") + "goal water 3l\n"
    let raised = Run("add water 500ml", in: files).errors.withPlainBlanks
    #expect(raised.contains("Goal reached: Water, 3.05 l today."), "\(raised)")
    #expect(!Run("remind", in: files).output.contains("Well done"))
    _ = Run("undo", in: files)
    #expect(!Run("add water 500ml", in: files).errors.contains("Goal reached"))
    // A smaller one was passed already.
    files["/log/2026-01-12.txt"] = "goal water 2l\n"
    #expect(!Run("add water 2l", in: files).errors.contains("Goal reached"))
  }

  @Test func badgesOffSilencesTheCelebration() {
    let files = daybook(["daybook.conf": small + "badges off\n", "2026-01-12.txt": "water 2300ml 08:10\n"])
    #expect(!Run("drink", in: files).errors.contains("Goal reached"))
  }

  @Test func aNewFileGoesWhereTheNewestIs() {
    let files = daybook(["daybook.conf": small, "2026/01/2026-01-10.md": "water 250ml\n"])
    #expect(Run("drink", in: files).output.hasPrefix("2026/01/2026-01-12.md:1:"))
  }

  @Test func afterMidnightTheOldDayGoesOn() {
    let files = daybook(["daybook.conf": small + "day-starts 04:00\n"])
    let run = Run("drink --now 2026-01-13T00:40", in: files)
    #expect(run.output == "2026-01-12.txt:1: water 250ml 00:40\n")
  }
}
