import Journal
import Testing

@testable import daybook

private let conf = """
  daybook 1
  layout "Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd"
  measure water "Water" goal 2500ml cup 250ml
  habit gym

  """

private let vault = [
  "daybook.conf": conf,
  "Daily notes/2026/2026-01/2026-01-12 Monday.md": "- water 250ml\n",
  "Daily notes/2026/2026-01/2026-01-11 sobota.md": "- water 300ml\n",
  "Daily notes/2025/2025-12/2025-12-31 středa.md": "- water 400ml\n",
  "Daily notes/2026/2026-01/2026-01-09.md": "- water 9l\n",
  "Daily notes/2026/2026-02/2026-01-08 Thursday.md": "- water 9l\n",
  "2026/2026-01-10.md": "- water 500ml\n",
]

@Suite struct LayoutTranscripts {
  @Test func daysAreReadWhereThePatternSaysAndInTheUsualPlaces() {
    let files = daybook(vault)
    let all = Run("export --format wide", in: files).output
    let rows = all.split(separator: "\r\n").map { row -> String in
      row.split(separator: ",", omittingEmptySubsequences: false).prefix(2).joined(separator: " ")
    }
    let wanted = ["date water (ml)", "2025-12-31 400", "2026-01-10 500", "2026-01-11 300", "2026-01-12 250"]
    #expect(rows.filter { !$0.hasSuffix(" ") } == wanted)
    for command in ["week --json", "day --json", "day -1 --json", "stats --json", "month --json", "summary"] {
      #expect(Run(command, in: files).status == 0, "\(command)")
    }
    #expect(Run("day -1 --json", in: files).output.contains(#""total": 300"#))
    #expect(Run("day 2025-12-31 --json", in: files).output.contains(#""total": 400"#))
    #expect(Run("week", in: files).output.contains("550") || Run("week --json", in: files).status == 0)
  }

  @Test func aNameOfAnotherDayIsTold() {
    let run = Run("check", in: daybook(vault))
    #expect(run.output.contains("Daily notes/2026/2026-01/2026-01-11 sobota.md: hint: "))
    #expect(run.output.contains("2026-01-11 neděle.md"))
    #expect(run.output.contains("[unread-file]"))
  }

  @Test func whereTheDaysCannotBeListedTheLayoutStays() {
    var wrong: [String] = []
    for number in 0..<1000 {
      let files = daybook(vault)
      files.failingOperation = number
      files.fault = .trouble(.other(code: 5, operation: .list, text: "Input/output error"))
      let run = Run("config layout flat", in: files)
      if files.operations <= number { break }
      // What fails once it is written is told with that.
      let isTold = ["the change is made", "is written"].contains { run.errors.contains($0) }
      if files["/log/daybook.conf"] != conf, run.status != 0, !isTold {
        wrong.append("\(number): \(run.output)\(run.errors)")
      }
    }
    #expect(wrong == [])
  }

  @Test func newFilesGoWhereThePatternSays() {
    let files = daybook(vault)
    #expect(Run("drink", in: files).output.hasPrefix("Daily notes/2026/2026-01/2026-01-12 Monday.md:2: "))
    #expect(
      Run("done gym --date 2026-02-01", in: files).output
        == "Daily notes/2026/2026-02/2026-02-01 Sunday.md:1: [x] gym\n")
    let path = "/log/Daily notes/2026/2026-01/2026-01-11 sobota.md"
    #expect(Run("done gym --date 2026-01-11", in: files).status == 0)
    #expect(files[path] == "- water 300ml\n- [x] gym\n")
    #expect(Run("undo", in: files).status == 0)
    #expect(files[path] == "- water 300ml\n")
  }

  @Test func aPatternWithoutNames() {
    let files = daybook([
      "daybook.conf": conf.replacing("Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd", with: "journals/YYYY_MM_DD"),
      "journals/2026_01_11.md": "- water 300ml\n", "journals/2026_01_10.txt": "water 1l\n",
      "2026-01-10.md": "- water 2l\n", "journals/2026_01_09 (conflicted copy 2026-01-09).md": "- water 3l\n",
    ])
    #expect(Run("drink", in: files).output.hasPrefix("journals/2026_01_12.md:1: "))
    #expect(Run("day -1 --json", in: files).output.contains(#""total": 300"#))
    #expect(Run("day -2 --json", in: files).output.contains(#""total": 2000"#))
    let check = Run("check", in: files).output
    #expect(check.contains("journals/2026_01_10.txt: warning: ") && check.contains("[second-file]"))
    #expect(check.contains("[conflict-copy]"))
    #expect(Run("check journals/2026_01_11.md", in: files).status == 0)
    let backup = Run("export --format json", in: files).output
    let new = MemoryFiles(["/new/backup.json": backup])
    #expect(Run("import --dir /new backup.json", in: new, folder: "/new").status == 0)
    #expect(new["/new/journals/2026_01_11.md"] == "- water 300ml\n")
  }

  // A day that only a copy holds is written where the layout reads it.
  @Test func aCopyUnderAPatternIsFoldedIntoTheFileThatIsRead() {
    let pattern = conf.replacing("Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd", with: "journals/YYYY_MM_DD")
    for (copy, target) in [
      ("journals/2026_01_08 (Jan's conflicted copy 2026-01-08).md", "journals/2026_01_08.md"),
      ("2026-01-08 (j.mdvorak's conflicted copy 2026-01-08).txt", "2026-01-08.txt"),
    ] {
      let files = daybook(["daybook.conf": pattern, copy: "- water 1l\n"])
      #expect(Run("merge", in: files).status == 0)
      #expect(files["/log/" + target] == "- water 1l\n" && files["/log/" + copy] == nil, "\(target)")
      #expect(Run("day 2026-01-08 --json", in: files).output.contains(#""total": 1000"#))
    }
  }

  @Test func aReportUnderAPatternTellsOfItsOwnDaysAlone() {
    let pattern = conf.replacing("Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd", with: "journals/YYYY_MM_DD")
    let files = daybook([
      "daybook.conf": pattern, "journals/2026_01_12.md": "- water 1l\n",
      "journals/2026_01_02.md": "- water 1,250\n",
    ])
    #expect(!Run("week", in: files).errors.contains("2026_01_02"))
    #expect(Run("week 2026-01-02", in: files).errors.contains("2026_01_02"))
    files["/log/b.json"] = Run("export --format json", in: files).output
    #expect(Run("export --verify b.json 2026-01-12", in: files).status == 0)
  }

  @Test func aCopyIsOfTheFileItsNameBeginsWith() {
    let files = daybook([
      "daybook.conf": small, "daybook (Jan Badges's conflicted copy 2026-01-08).conf": small + "habit read\n",
    ])
    #expect(Run("merge --dry-run", in: files).output.contains("b/daybook.conf"))
  }

  @Test func aPatternThatIsAUsualLayoutReadsEachFileOnce() {
    let files = daybook([
      "daybook.conf": conf.replacing("Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd", with: "YYYY/MM/YYYY-MM-DD"),
      "2026/01/2026-01-11.md": "- water 300ml\n",
    ])
    #expect(Run("check", in: files).status == 0)
    #expect(Run("drink", in: files).output.hasPrefix("2026/01/2026-01-12.md:1: "))
  }

  @Test func aLayoutIsSetAndShown() {
    let files = daybook(["daybook.conf": small])
    #expect(Run("config layout 'journals/YYYY_MM_DD'", in: files).status == 0)
    #expect(files["/log/daybook.conf"]?.contains(" journals/YYYY_MM_DD\n") == true)
    #expect(Run("config layout 'Daily notes/YYYY-MM-DD'", in: files).status == 0)
    #expect(files["/log/daybook.conf"]?.contains(" \"Daily notes/YYYY-MM-DD\"\n") == true)
    #expect(Run("config layout", in: files).output.contains("Daily notes/YYYY-MM-DD"))
    #expect(Run("config layout notes", in: files).status == 2)
  }
}
