import Testing

@testable import daybook

/// Ten notes of an Obsidian vault.
private var vault: [String: String] {
  var files = [
    "/v/.obsidian/daily-notes.json":
      #"{"folder": "Daily notes", "format": "YYYY/YYYY-MM-DD dddd", "autorun": true}"#
  ]
  let names = [
    "Thursday", "Friday", "Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday",
    "Saturday",
  ]
  for (place, name) in names.enumerated() {
    let date = "2026-01-" + (place < 9 ? "0\(place + 1)" : "10")
    files["/v/Daily notes/2026/\(date) \(name).md"] = """
      ---
      weight: 82.\(place)
      brushing: \(place % 2 == 0)
      tags: [daily]
      ---
      pushups:: \(place * 10)
      - [x] Evening walk
      - [ ] task \(place)

      """
  }
  return files
}

@Suite struct VaultInitTests {
  private let proposed = """
    layout "Daily notes/YYYY/YYYY-MM-DD dddd"

    """

  @Test func withoutATerminalItPrintsWhatItWouldWriteAndWritesNothing() {
    let files = MemoryFiles(vault)
    let run = Run("init", in: files, folder: "/v")
    #expect(run.status == 1)
    #expect(run.output.contains(proposed))
    for line in [
      "measure weight unit kg last # 10 days", "habit brushing # 10 days",
      "measure pushups unit times # 10 days",
      "habit evening-walk \"Evening walk\" # 10 days",
    ] {
      #expect(run.output.contains(line + "\n"), "\(line)\n\(run.output)")
    }
    #expect(!run.output.contains("task 3") && !run.output.contains("tags"))
    #expect(run.errors.contains("init --yes"))
    #expect(files["/v/daybook.conf"] == nil)
  }

  /// Logseq's journals, an Obsidian without settings, days with points: what would read most names is proposed.
  @Test(arguments: [
    ("/v/journals/2026_01_0", "journals/YYYY_MM_DD"), ("/v/Daily/2026-01-0", "Daily/YYYY-MM-DD"),
    ("/v/2026.01.0", "YYYY.MM.DD"),
  ])
  func theLayoutIsThatOfTheNames(_ stem: String, _ layout: String) {
    var notes = ["/v/ideas/2026-01-09 Brno.md": "Not mine.\n"]
    for day in 1...5 { notes["\(stem)\(day).md"] = "- water:: \(day)00 ml\n- [x] Evening walk\n" }
    let files = MemoryFiles(notes)
    let run = Run("init --yes", in: files, folder: "/v")
    #expect(run.status == 0, "\(run.errors)")
    let text = files["/v/daybook.conf"] ?? ""
    #expect(text.contains("layout \"\(layout)\"\n"), "\(text)")
    #expect(text.contains("evening-walk"), "\(text)")
  }

  @Test func itWritesAfterAYes() {
    for (lines, isWritten) in [(["y"], true), ([""], true), (["n"], false), ([], false)] as [([String], Bool)]
    {
      let files = MemoryFiles(vault)
      let run = HandRun("init", in: files, lines: lines, folder: "/v")
      #expect(run.status == (isWritten ? 0 : 1))
      #expect((files["/v/daybook.conf"] != nil) == isWritten, "\(lines)")
    }
    let files = MemoryFiles(vault)
    #expect(Run("init --yes", in: files, folder: "/v").status == 0)
    #expect(Run("check", in: files, folder: "/v").status == 0)
    let day = Run("day 2026-01-10 --json", in: files, folder: "/v").output
    #expect(
      day.contains(#""id": "evening-walk", "label": "Evening walk", "group": null, "state": "met""#), "\(day)"
    )
    #expect(day.contains(#""total": 90"#))
  }

  @Test(arguments: [
    ("vaha:: 82", "measure vaha unit kg last"), ("hmotnost:: 180 lb", "measure hmotnost unit lb last"),
    ("spanek:: 7", "measure spanek unit h"), ("voda:: 300", "measure voda unit ml"),
    ("kalorie:: 1800", "measure kalorie unit kcal"), ("energy:: 4", "measure energy unit points last"),
    ("energie:: 4", "measure energie unit points last"), ("kliky:: 20", "measure kliky unit times"),
  ]) func aNameSuggestsItsUnit(field: String, line: String) {
    var files: [String: String] = [:]
    for day in 1...3 { files["/v/2026-01-0\(day).md"] = field + "\n" }
    let output = Run("init", in: MemoryFiles(files), folder: "/v").output
    #expect(output.contains("\(line) # 3 days\n"), "\(output)")
  }

  @Test func aFolderOfDaysWithoutObsidianIsLookedAtToo() {
    var files: [String: String] = [:]
    for day in 1...4 { files["/v/2026-01-0\(day).md"] = "- [x] gym\n- coffee 200 ml\n" }
    let run = Run("init", in: MemoryFiles(files), folder: "/v")
    #expect(
      run.output.contains("habit gym # 4 days\n") && run.output.contains("measure coffee unit ml # 4 days\n"))
    #expect(!run.output.contains("layout"))
  }
}
