import Journal
import Platform
import TestSupport
import Testing

@testable import daybook

private let day = "2026-01-12.txt"
private let copy = "2026-01-12 (Jane Doe's conflicted copy 2026-01-12).txt"

@Suite struct MergeTests {
  @Test func aCopyIsFoldedInAndDeletedAndUndoBringsItBack() {
    let (ours, theirs) = (
      "[ ] gym\nwater 250ml 08:10\n", "[x] gym 18:00\r\nwater 250ml 08:10\r\nwater 1l 07:00\r\n"
    )
    let files = daybook(["daybook.conf": small, day: ours, copy: theirs])
    let run = Run("merge", in: files)
    #expect(
      run.output == """
        2026-01-12.txt:1: [x] gym 18:00
        2026-01-12.txt:2: water 1l 07:00
        '[ ] gym' gave way to 2026-01-12.txt:1
        \(copy): folded into 2026-01-12.txt and deleted; 'daybook undo' brings it back

        """)
    #expect(
      run.errors == """
        first change here: 2026-01-12.txt checked, 2 lines, nothing lost
        New badge: First Sip. The first drink written down.
        New badge: Early Bird. A drink between 4 and 8 in the morning.
        New badge: Big Gulp. 500\u{A0}ml in one drink.

        """)
    #expect(run.status == 0)
    #expect(files["/log/\(day)"] == "[x] gym 18:00\nwater 1l 07:00\nwater 250ml 08:10\n")
    #expect(files["/log/\(copy)"] == nil)
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/\(day)"] == ours && files["/log/\(copy)"] == theirs)
  }

  @Test func whatCannotBeKnownStaysTwiceAndIsNamed() {
    let files = daybook([
      "daybook.conf": small, day: "[x] gym 18:00\n", copy: "[x] gym 19:00\n",
    ])
    let run = Run("merge --lang cs", in: files)
    #expect(files["/log/\(day)"] == "[x] gym 18:00\n[x] gym 19:00\n" && files["/log/\(copy)"] == nil)
    #expect(
      run.errors == """
        první změna tady: 2026-01-12.txt ověřen, 1\u{A0}řádek beze ztráty
        2026-01-12.txt: řádky 1 a 2 říkají o téže věci něco jiného a zůstávají všechny; nechte, co platí

        """)
    #expect(run.status == 1)
  }

  @Test func aDryRunShowsADiffAndWritesNothing() {
    let files = daybook(["daybook.conf": small, day: "Rain.\n", copy: "Rain.\nSnow.\n"])
    let before = files.paths
    let run = Run("merge --dry-run", in: files)
    #expect(
      run.output == """
        --- a/2026-01-12.txt
        +++ b/2026-01-12.txt
        @@ -1 +1,2 @@
         Rain.
        +Snow.
        --- a/\(copy)\t
        +++ /dev/null
        @@ -1,2 +0,0 @@
        -Rain.
        -Snow.

        """)
    #expect(files.paths == before && files["/log/\(day)"] == "Rain.\n")
  }

  @Test func withoutADateAllCertainCopiesAreFoldedAndNothingElse() {
    let files = daybook([
      "daybook.conf": small, day: "a\n", "2026-01-12.sync-conflict-20260112-103045-FSW6YOT.txt": "b\n",
      "2026-01-12 2.txt": "c\n", "2026-01-12-LAPTOP.txt": "d\n", "2026-01-12-notes.txt": "e\n",
      "2026/2026-01-11.md": "f\n", "2026/2026-01-11 copy.md": "g\n", "2026-01-10 (1).txt": "h\n",
      "2026/2026-01-12.txt": "i\n", "badges.txt": "2026-01-01 first_sip\n",
      "badges (1).txt": "2026-01-02 big_gulp\n",
    ])
    let run = Run("merge", in: files)
    #expect(run.status == 1, "\(run.errors)")
    #expect(
      files.paths.filter { $0.hasPrefix("/log/") } == [
        "/log/2026", "/log/2026-01-10.txt", "/log/2026-01-12-LAPTOP.txt", "/log/2026-01-12-notes.txt",
        "/log/2026-01-12.txt", "/log/2026/2026-01-11.md", "/log/badges.txt", "/log/daybook.conf",
      ])
    #expect(files["/log/2026-01-12.txt"] == "a\nc\nb\ni\n")
    #expect(files["/log/2026/2026-01-11.md"] == "f\ng\n")
    #expect(files["/log/2026-01-10.txt"] == "h\n")
    #expect(files["/log/badges.txt"] == "2026-01-01 first_sip\n2026-01-02 big_gulp\n")
    #expect(
      run.errors == """
        first change here: 2 files checked, 2 lines, nothing lost
        2026-01-12-LAPTOP.txt may be a conflict copy or a file of your own and was left alone; \
        'daybook merge 2026-01-12' folds it in

        """)
    #expect(Run("merge 2026-01-12", in: files).output.contains("2026-01-12.txt:5: d\n"))
    #expect(files["/log/2026-01-12-LAPTOP.txt"] == nil && files["/log/2026-01-12-notes.txt"] == "e\n")
  }

  @Test func aSecondNameOfTheDayItselfIsLeftAlone() throws {
    let files = daybook(["daybook.conf": small, day: "a\n", "2026/keep": ""])
    let second = "/log/2026/\(day)"
    try files.link(Path("/log/\(day)"), to: Path(second))
    let run = Run("merge", in: files)
    #expect(files["/log/\(day)"] == "a\n" && files[second] == "a\n")
    #expect(run.output == "" && run.errors.contains("is only another name of a file that stands elsewhere"))
  }

  @Test func onTheDiskTheSameFileIsKnownByItsNumberAndItsDevice() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    try folder.write("one", to: "b")
    let files = DiskFiles()
    func path(_ name: String) -> Path { folder.path.appending(Path(name)) }
    try files.link(path("a"), to: path("c"))
    #expect(try files.isSameFile(path("a"), as: path("c")))
    #expect(try !files.isSameFile(path("a"), as: path("b")) && !files.isSameFile(path("a"), as: path("none")))
  }

  @Test func onlyTheNamedDayIsMerged() {
    let files = daybook([
      "daybook.conf": small, "2026-01-11.txt": "a\n", "2026-01-11 2.txt": "b\n", day: "c\n", copy: "d\n",
      "daybook (1).conf": "habit read\n",
    ])
    #expect(Run("merge yesterday", in: files).status == 0)
    #expect(files["/log/2026-01-11.txt"] == "a\nb\n" && files["/log/2026-01-11 2.txt"] == nil)
    #expect(files["/log/\(copy)"] == "d\n" && files["/log/daybook (1).conf"] == "habit read\n")
  }

  @Test func ofTwoSettingsThePresentOneHoldsAndAPersonDecides() {
    let files = daybook([
      "daybook.conf": "daybook 1\nlanguage en\nhabit gym\n",
      "daybook (conflicted copy 2026-01-12 103045).conf": "daybook 1\nlanguage cs\nhabit gym\nhabit read\n",
    ])
    let run = Run("merge", in: files)
    #expect(files["/log/daybook.conf"] == "daybook 1\nlanguage en\nlanguage cs\nhabit gym\nhabit read\n")
    #expect(run.status == 1)
    #expect(run.errors.contains("daybook.conf: lines 2 and 3 differ about the same thing and all stay"))
    #expect(Run("config language", in: files).output == "en\n")
  }

  @Test func whatIsLeftToDecideIsNotDone() {
    let files = daybook(["daybook.conf": small, day: "[x] gym 18:00\n", copy: "[-] gym ill\n"])
    let run = Run("merge", in: files)
    #expect(run.status == 1 && files["/log/\(day)"] == "[x] gym 18:00\n[-] gym ill\n", "\(run.errors)")
    #expect(run.errors.contains("lines 1 and 2 differ about the same thing and all stay"))
    let own = daybook(["daybook.conf": small, day: "a\n", "2026-01-12-LAPTOP.txt": "b\n"])
    let left = Run("merge", in: own)
    #expect(
      left.status == 1 && left.errors.hasSuffix("was left alone; 'daybook merge 2026-01-12' folds it in\n"))
    #expect(Run("merge 2026-01-12", in: own).status == 0 && own["/log/\(day)"] == "a\nb\n")
  }

  @Test func nothingToMergeIsNoTrouble() {
    let run = Run("merge", in: daybook(["daybook.conf": small, day: "a\n"]))
    #expect(run.status == 0 && run.output == "" && run.errors == "there are no conflict copies to merge\n")
    #expect(Run("merge someday", in: daybook(["daybook.conf": small])).status == 2)
  }

  @Test func aDayThatIsNotDownloadedWaits() {
    let files = daybook(["daybook.conf": small, ".2026-01-12.txt.icloud": "", copy: "a\n"])
    let run = Run("merge", in: files)
    #expect(run.status == 1 && files["/log/\(copy)"] == "a\n" && files["/log/\(day)"] == nil)
    #expect(run.errors.contains("is not downloaded yet"))
  }

  @Test func aConflictFromBeforeIsLeftAndSaidSo() {
    let conflict = "<<<<<<< ours\n[x] gym\n=======\n[-] gym\n>>>>>>> theirs\n"
    let files = daybook(["daybook.conf": small, day: "a\n" + conflict, copy: "a\nb\n"])
    let run = Run("merge", in: files)
    #expect(run.status == 1 && files["/log/\(day)"] == "a\nb\n" + conflict)
    #expect(run.errors.contains("a conflict is left in lines 3 to 7"))
  }

  @Test func aCopyGoesOnlyWhenTheDayIsWritten() {
    let files = daybook(["daybook.conf": small, day: "a\n", copy: "b\n"])
    files.refusing = [.rename: .noSpace]
    #expect(Run("merge", in: files).status == 2)
    #expect(files["/log/\(day)"] == "a\n" && files["/log/\(copy)"] == "b\n")
  }

  @Test func aRunThatIsKilledLosesNothing() {
    var number = 0
    while true {
      let files = daybook(["daybook.conf": small, day: "a\n", copy: "b\n"])
      files.failingOperation = number
      files.fault = .powerLoss
      let status = Run("merge", in: files).status
      files.restart()
      let (ours, theirs) = (files["/log/\(day)"], files["/log/\(copy)"])
      #expect(ours == "a\nb\n" || (ours == "a\n" && theirs == "b\n"), "operation \(number)")
      if status == 0 { break }
      number += 1
    }
    #expect(number > 10)
  }

  @Test func aCopyThatIsWrittenMeanwhileStays() {
    let files = daybook(["daybook.conf": small, day: "a\n", copy: "b\n"])
    files.meddling = { operation, _ in
      if operation == .rename { files["/log/\(copy)"] = "b\nc\n" }
    }
    let run = Run("merge", in: files)
    #expect(files["/log/\(day)"] == "a\nb\n" && files["/log/\(copy)"] == "b\nc\n")
    #expect(!run.output.contains("deleted"))
  }

  @Test(.needsBuiltProgram()) func aCopyThatIsALinkIsLeftAloneAndSoIsWhatItLeadsTo() throws {
    let program = try BuiltProgram()
    let folder = program.folder
    try folder.write("water 1l\n", to: day)
    try folder.makeLink("2026-01-12.md", to: day)
    try folder.makeLink(copy, to: day)
    try folder.makeLink("2026", to: ".")
    let names = try folder.names
    #expect(try program.run("merge").ending == .exited(0))
    #expect(folder[day] == "water 1l\n")
    #expect(try folder.names == names)
  }

  @Test(arguments: [UInt32(0o600), 0o640, 0o644])
  func aCopyThatAnUndoBringsBackHasTheRightsItHad(mode: UInt32) throws {
    let copy = "2026-01-12 (conflicted copy 2026-01-12).txt"
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "a\n", copy: "a\nb\n"])
    files.setMode("/log/\(copy)", mode)
    #expect(Run("merge", in: files).status == 0)
    #expect(files["/log/\(copy)"] == nil)
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/\(copy)"] == "a\nb\n")
    #expect(files.mode(of: "/log/\(copy)") == mode)
  }
}
