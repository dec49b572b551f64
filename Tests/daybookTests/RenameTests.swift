import Testing

@testable import daybook

/// `rename`: a name in the configuration and in every file, or nothing.
@Suite struct RenameTests {
  private let conf = """
    daybook 1
    measure water "Water" unit ml goal 2l cup 250ml alias voda
    measure coffee unit ml cup 200ml counts 80% water
    measure kcal unit kcal goal 2000
    habit gym 18:00 "Gym"
    habit read
    habit both all gym read
    goal kcal 2500 when gym
    cup water 300ml from 2026-01-11
    pause 2026-02-01..2026-02-02 gym read "gym"

    """
  private let first =
    "- Water 250ml 08:10\r\nvoda 1l\nlunch kcal:600 water:300ml\n[ ] dinner water:200ml\nWater was fine.\n"
  private let second =
    "[x] gym 18:05 legs\n[ ] gym\ngoal water 3l\n# gym is a comment\ngym 19:00-?\n[x] read gym:2\n"
  private let note = "---\nwater: 500ml\ngym: false\n---\n- [x] **gym** at noon\n- water:: 250ml\n"
  private func files() -> MemoryFiles {
    daybook([
      "daybook.conf": conf, "2026-01-10.txt": first, "2026/2026-01-11.txt": second, "2026-01-12.md": note,
    ])
  }

  @Test func aMeasureIsRenamedEverywhere() {
    let files = files()
    let run = Run("rename water agua --yes", in: files)
    #expect(run.status == 0, "\(run.errors)")
    let expected = conf.replacing("measure water", with: "measure agua").replacing(
      "80% water", with: "80% agua"
    )
    .replacing("cup water", with: "cup agua")
    #expect(files["/log/daybook.conf"] == expected)
    #expect(
      files["/log/2026-01-10.txt"]
        == "- Agua 250ml 08:10\r\nvoda 1l\nlunch kcal:600 agua:300ml\n[ ] dinner agua:200ml\nWater was fine.\n"
    )
    #expect(files["/log/2026/2026-01-11.txt"] == second.replacing("goal water", with: "goal agua"))
    #expect(files["/log/2026-01-12.md"] == note.replacing("water", with: "agua"))
    #expect(run.output.contains("+- Agua 250ml 08:10") && run.errors.contains("4 files"), "\(run.errors)")
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/daybook.conf"] == conf && files["/log/2026-01-10.txt"] == first)
    #expect(files["/log/2026/2026-01-11.txt"] == second && files["/log/2026-01-12.md"] == note)
  }

  @Test func aHabitIsRenamedEverywhere() {
    let files = files()
    let run = Run("rename gym training --yes", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/daybook.conf"]?.contains("habit training 18:00 \"Gym\"\n") == true)
    #expect(files["/log/daybook.conf"]?.contains("all training read\ngoal kcal 2500 when training\n") == true)
    #expect(files["/log/daybook.conf"]?.contains("..2026-02-02 training read") == true)
    #expect(
      files["/log/2026/2026-01-11.txt"]
        == "[x] training 18:05 legs\n[ ] training\ngoal water 3l\n# gym is a comment\ntraining 19:00-?\n[x] read gym:2\n"
    )
    #expect(
      files["/log/2026-01-12.md"]?.contains("training: false\n---\n- [x] **training** at noon\n") == true)
  }

  @Test func itIsShownFirstAndAsked() {
    let files = files()
    #expect(Run("rename gym training --dry-run", in: files).output.contains("+[x] training 18:05 legs\n"))
    let unasked = Run("rename gym training", in: files)
    #expect(unasked.status == 2 && unasked.errors.contains("'daybook rename gym training --yes'"))
    let no = HandRun("rename gym training", in: files, lines: ["n"])
    #expect(
      no.status == 1 && no.output.contains("+[ ] training")
        && no.errors.contains("Rename 'gym' to 'training'")
        && no.errors.hasSuffix("[y/N] nothing was changed\n"))
    #expect(files["/log/2026/2026-01-11.txt"] == second)
    #expect(HandRun("rename gym training", in: files, lines: ["y"]).status == 0)
    #expect(files["/log/2026/2026-01-11.txt"] != second)
  }

  @Test(arguments: [
    ("rename kcla x", "did you mean 'kcal'?"), ("rename gym read", "'read' is declared already"),
    ("rename gym voda", "'voda' is taken: 'water'"),
    ("rename voda aqua", "daybook rename water aqua"), ("rename gym 25", "cannot be a name"),
    ("rename gym a:b", "cannot be a name"), ("rename gym 'a b'", "cannot be a name"),
    ("rename gym rain", "2026-01-13.txt:1 would say something else: '[x] rain stopped'"),
  ])
  func whatCannotBeIsRefusedInOneLine(_ line: String, _ words: String) {
    let files = files()
    files["/log/2026-01-13.txt"] = "[x] rain stopped\n"
    let run = Run(line + " --yes", in: files)
    #expect(run.status == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(files["/log/daybook.conf"] == conf)
  }

  @Test func itsOwnLabelAndAliasAreFree() {
    let files = files()
    #expect(Run("rename water Voda --yes", in: files).status == 0)
    #expect(files["/log/2026-01-10.txt"]?.hasPrefix("- Voda 250ml") == true)
  }

  @Test func aFileThatCannotBeReadOrWrittenKeepsTheNameEverywhere() {
    let files = files()
    files.unreadable = ["/log/2026-01-12.md"]
    #expect(Run("rename gym training --yes", in: files).status == 2)
    #expect(files["/log/daybook.conf"] == conf && files["/log/2026/2026-01-11.txt"] == second)
    files.unreadable = []
    files.setMode("/log/2026/2026-01-11.txt", 0o444)
    let run = Run("rename gym training --yes", in: files)
    #expect(run.status == 2 && run.errors.contains("'daybook undo' takes that back"), "\(run.errors)")
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/daybook.conf"] == conf && files["/log/2026-01-12.md"] == note)
  }

  @Test func aDayThatIsNotHereKeepsTheNameEverywhereAndACopyIsTold() {
    let files = files()
    files["/log/2026-01-09 (conflicted copy 2026-01-10).txt"] = "[x] gym\n"
    let run = Run("rename gym training --yes", in: files)
    #expect(run.status == 0 && run.errors.contains("conflicted copy"), "\(run.errors)")
    files["/log/.2026-01-08.txt.icloud"] = ""
    let missing = Run("rename training gym --yes", in: files)
    #expect(missing.status == 2 && missing.errors.contains(".2026-01-08.txt.icloud"), "\(missing.errors)")
  }

  @Test func whatAMergeFoldsInIsRenamedToo() {
    let conf = "daybook 1\nmeasure run \"Running\" unit km\n"
    let files = daybook([
      "daybook.conf": conf, "daybook (1).conf": conf + "habit gym\n",
      "2026-01-11.txt": "run 2km 08:00\n", "2026-01-11 (1).txt": "run 2km 08:00\nrun 3km 09:00\n",
      "2026/2026-01-11.txt": "run 4km\n", "2026-01-11 notes.txt": "run 1km\n",
    ])
    #expect(Run("rename run jog --yes", in: files).status == 0)
    #expect(files["/log/2026-01-11 (1).txt"] == "jog 2km 08:00\njog 3km 09:00\n")
    #expect(files["/log/2026/2026-01-11.txt"] == "jog 4km\n")
    #expect(files["/log/2026-01-11 notes.txt"] == "run 1km\n")
    #expect(files["/log/daybook (1).conf"] == "daybook 1\nmeasure jog \"Running\" unit km\nhabit gym\n")
    #expect(Run("merge", in: files).status == 0)
    #expect(
      files["/log/2026-01-11.txt"]?.split(separator: "\n").sorted() == [
        "jog 2km 08:00", "jog 3km 09:00", "jog 4km",
      ], "\(files["/log/2026-01-11.txt"] ?? "")")
    #expect(files["/log/daybook.conf"]?.contains("run") == false)
    for _ in 0..<2 { #expect(Run("undo", in: files).status == 0) }
    #expect(files["/log/2026-01-11 (1).txt"] == "run 2km 08:00\nrun 3km 09:00\n")
  }

  @Test func aDayThatIsALinkToAnotherIsWrittenOnce() {
    for (day, link) in [("22", "21"), ("21", "22")] {
      let files = daybook(["daybook.conf": "habit gym\n", "2026-01-\(day).txt": "[x] gym\n"])
      files.makeLink("/log/2026-01-\(link).txt", to: "2026-01-\(day).txt")
      let run = Run("rename gym training --yes", in: files)
      #expect(run.status == 0 && run.errors.contains("2 lines, 2 files"), "\(run.errors)")
      #expect(run.output.contains("+++ b/2026-01-\(day).txt") && !run.output.contains("b/2026-01-\(link)"))
      #expect(files["/log/2026-01-\(day).txt"] == "[x] training\n")
      #expect(files["/log/daybook.conf"] == "habit training\n")
      #expect(Run("undo", in: files).status == 0)
      #expect(files["/log/2026-01-\(day).txt"] == "[x] gym\n" && files["/log/daybook.conf"] == "habit gym\n")
    }
  }

  @Test func bothSidesOfAMergeAreRenamed() {
    let day = "<<<<<<< HEAD\nwater 300ml 10:00\nwater 1l\n=======\nwater 300ml 10:00\n>>>>>>> x\n"
    let base = day.replacing("=======\n", with: "||||||| base\nwater 200ml\n=======\n")
    let files = daybook([
      "daybook.conf": "measure water goal 2l\n", "2026-01-10.txt": day, "2026-01-11.txt": base,
    ])
    let total = Run("day 2026-01-11", in: files).output
    let run = Run("rename water drinks --yes", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/2026-01-10.txt"] == day.replacing("water", with: "drinks"))
    #expect(files["/log/2026-01-11.txt"] == base.replacing("water", with: "drinks"))
    #expect(Run("day 2026-01-11", in: files).output == total.replacing("water", with: "drinks"))
  }

  @Test func oneThatWasCutShortIsNamedWithTheWayBack() {
    let files = files()
    #expect(Run("rename gym training --yes", in: files).status == 0)
    // As it stood when the program was killed before the last file.
    files["/log/daybook.conf"] = conf
    for line in ["rename gym training --yes", "rename training gym", "rename gym sport --dry-run"] {
      let run = Run(line, in: files)
      #expect(run.status == 2 && run.output == "", "\(run.output)")
      #expect(run.errors.contains("'rename gym training' was cut short"), "\(run.errors)")
      #expect(run.errors.contains("'daybook undo' takes it back"), "\(run.errors)")
    }
    #expect(Run("rename gym training --lang cs", in: files).errors.contains("„daybook undo“ ho vrátí"))
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026/2026-01-11.txt"] == second && files["/log/daybook.conf"] == conf)
    #expect(Run("rename gym training --yes", in: files).status == 0)
    #expect(files["/log/2026/2026-01-11.txt"]?.hasPrefix("[x] training 18:05") == true)
    // A whole one is none that was cut short.
    #expect(Run("rename training gym --yes", in: files).status == 0)
  }

  @Test func aCopyThatCannotBeRenamedStaysAsItIs() {
    let files = daybook(["daybook.conf": "habit gym\n", "2026-01-11.txt": "[x] gym\n"])
    files.put([0xFF, 0xFE, 0x67, 0], at: "/log/2026-01-11 (1).txt")
    let run = Run("rename gym training --yes", in: files)
    #expect(run.status == 0 && files["/log/2026-01-11.txt"] == "[x] training\n", "\(run.errors)")
    #expect(run.errors.contains("2026-01-11 (1).txt"), "\(run.errors)")
  }

  @Test func withoutAConfigurationTheLinesAreEnough() {
    let files = daybook([
      "2026-01-10.txt": "[x] gym\nrun 5km\n", "2026-01-11.txt": "[x] gym\nrun 6km\n[ ] swim 1km\n",
    ])
    files["/log/daybook.conf"] = "week sunday\n"
    let run = Run("rename run jog --yes", in: files)
    #expect(run.status == 0, "\(run.errors)")
    #expect(files["/log/2026-01-11.txt"] == "[x] gym\njog 6km\n[ ] swim 1km\n")
  }
}
