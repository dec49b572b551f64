import Testing

@testable import daybook

@Suite struct ReadingTranscripts {
  let season = [
    "daybook.conf": small, "2026-01-10.txt": "water 2500ml 08:10\n[x] breakfast 10:30\n",
    "2026-01-11.txt": "water 1l\n[x] breakfast\n", "2026-01-12.txt": "water 250mll\n[x] breakfast 10:00\n",
  ]

  /// Where one day's fraction is too wide, no day has one.
  @Test func aNarrowMonthHasAPercentageOnEachDay() {
    let names = (1...12).map { "walk\($0)" }
    func day(_ met: Int) -> String { names.prefix(met).map { "[x] \($0)\n" }.joined() }
    let files = daybook([
      "daybook.conf": names.map { "habit \($0) from 2026-01-05\n" }.joined(), "2026-01-05.txt": day(10),
      "2026-01-06.txt": day(9),
    ])
    let month = Run("month", in: files, width: 40).output
    #expect(month.contains("83%") && month.contains("75%") && !month.contains(" 9/12 "))
  }

  @Test func daysOfSeveralMonthsAndYearsSayWhichTheyAre() {
    let files = daybook([
      "daybook.conf": small, "2024-08-20.txt": "water 1l\n[x] gym\n", "2026-01-12.txt": "water 3l\n",
    ])
    func lines(_ line: String) -> [Substring] {
      Run(line, in: files).output.replacing("\u{A0}", with: " ").split(separator: "\n")
    }
    let maps = lines("year all").filter { $0.hasPrefix("    ") && $0.contains("20") }
    #expect(maps.count == 1 && maps[0].contains(" Aug 2024 ") && maps[0].contains(" Jan 2025 "), "\(maps)")
    #expect(lines("year 2025").filter { $0.contains(" 2025 ") }.isEmpty)
    let bars = lines("month --of water all")
    #expect(
      bars.contains { $0.contains("Aug 20, 2024  ") } && bars.contains { $0.contains("Jan 12, 2026  ") })
    let calendar = lines("month 2025-12-30..2026-02-02")
    #expect(calendar.contains { $0.contains(" Dec 30 ") } && calendar.contains { $0.contains(" Feb 1") })
    #expect(!lines("month 2026-01").contains { $0.contains(" Jan 1 ") })
  }

  @Test func aBrokenLineCostsThatLineAndTheReportGoesOn() {
    let run = Run("week", in: daybook(season))
    #expect(run.status == 0 && run.output.contains("Week of"))
    #expect(
      run.errors == "2026-01-12.txt:1:10: error: 'mll' is not a unit; did you mean 'ml'? [unknown-unit]\n")
  }

  @Test(arguments: [
    "week", "month", "year", "stats", "summary", "badges", "export", "stats --explain", "day",
  ])
  func ofManyErrorsAReportNamesThreeAndHowManyMore(_ command: String) {
    let bad = (1...8).map { "water \($0)mll\n" }.joined()
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": bad])
    for (language, rest) in [
      ("en", "and 5 more errors; 'daybook check' lists them all"),
      ("cs", "a 5 dalších chyb; všechny vypíše „daybook check“"),
    ] {
      let run = Run("--lang \(language) \(command)", in: files)
      let lines = run.errors.split(separator: "\n")
      #expect(run.status == 0 && lines.count == 4 && lines.last.map(String.init) == rest, "\(run.errors)")
      #expect(lines.prefix(3).allSatisfy { $0.contains("[unknown-unit]") })
    }
    #expect(Run("check", in: files).output.components(separatedBy: "[unknown-unit]").count == 9)
  }

  @Test func aFewErrorsAreEachNamed() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 1mll\nwater 2mll\nwater 3mll\n"])
    #expect(Run("week", in: files).errors.split(separator: "\n").count == 3)
  }

  @Test(arguments: ["day", "week --of steps", "month --of steps", "day --of steps", "stats", "summary"])
  func whatIsToBeTypedHasNoCommaInItsNumbers(_ command: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure steps goal 12500 cup 2500\n"])
    for language in ["en", "cs"] {
      for option in ["", " --linear"] {
        let output = Run("--lang \(language) \(command)\(option)", in: files).output
        for piece in output.components(separatedBy: "daybook ").dropFirst() {
          let line = piece.prefix { $0 != "\n" }
          #expect(!line.contains(",") && !line.contains("\u{A0}"), "\(output)")
        }
      }
    }
    #expect(Run("day", in: files).output.contains("daybook add steps 2500\n"))
  }

  @Test func noCommandIsToday() {
    let files = daybook(season)
    #expect(Run("", in: files).output == Run("day", in: files).output)
    #expect(Run("", in: files).output.contains("(Today)"))
  }

  private static let wrongCommandLines: [(String, String)] = [
    ("wek", "did you mean 'daybook week'?"), ("week --off water", "did you mean '--of'?"),
    ("week --of watre", "'water'"),
    ("day someday", "'someday' is not a date"), ("stats --period never", "'never' is not a period"),
    ("month never", "as in 'daybook month 2026-"), ("week never", "as in 'daybook week 2026-W"),
    ("stats water --period last week", "did you mean 'daybook stats water --period \"last week\"'?"),
    ("stats --period=last week water", "did you mean 'daybook stats \"--period=last week\" water'?"),
    ("stats --period last 0 days", "as in 'daybook stats --period 2026-01'"),
    ("stats water --period last 0 days --json", "as in 'daybook stats water --period 2026-01 --json'"),
    ("stats --period last water", "as in 'daybook stats --period 2026-01 water'"),
    ("--dirh status", "Then write 'daybook --dir DIR status'"),
    ("status --dirh", "Then write 'daybook status --dir DIR'"), ("--dirh x day", "'daybook --dir x day'"),
    ("--dirh status --lang cs", "„daybook --dir SLOŽKA status --lang cs“"),
    ("week --ofx water", "'daybook week --of water'"), ("day --lineas week", "'daybook day --linear week'"),
    ("config pause 2026-02-12..2026-02-09", "ends before it begins; write '2026-02-09..2026-02-12'"),
    ("config pause 2026-02-12..2026-02-09 --lang cs", "končí dřív, než začíná"),
    ("list --period 2026-02-12..2026-02-09", "ends before it begins"),
    ("stats --period minulý týden --lang cs", "--period \"minulý týden\" --lang cs“?"),
    ("day --format html --json", "'--json' and '--format html' ask for two answers"),
    ("day --json --linear", "'--json' and '--linear'"), ("week --json --dialect excel", "'--dialect excel'"),
    ("summary --format svg --json", "'--json' and '--format svg'"),
    ("stats --dialect excel --format markdown", "'--format markdown' and '--dialect excel'"),
    ("export --dialect excel --format json", "--dialect is for --format csv or wide alone"),
    ("export --zone Z --format csv", "--zone is for --format fitiq or fhir alone"),
    ("export --of water --format json", "--of is for --format csv, wide,"),
    ("--now noon day", "--now"), ("export --format xml", "--format"), ("check nothing.doc", "nothing.doc"),
    ("config colour", "'colour' is not a setting"), ("--lang de day", "--lang"),
  ]

  @Test(arguments: wrongCommandLines)
  func aWrongCommandLineIsOneClearLineAndExitTwo(_ line: String, _ words: String) {
    let run = Run(line, in: daybook(season))
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(words) && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test func noDaybookIsSaidWithTheWayToMakeOne() {
    let files = MemoryFiles(["/log/note.txt": "x"])
    let run = Run("day", in: files)
    #expect(run.status == 2 && run.errors.contains("daybook init"))
    #expect(Run("--dir nowhere day", in: files).status == 2)
    #expect(Run("--dir note.txt day", in: files).status == 2)
  }

  @Test func theNearestDaybookAboveIsFound() {
    #expect(
      Run("week", in: MemoryFiles(["/log/daybook.conf": small, "/log/a/b/c.txt": ""]), folder: "/log/a/b")
        .status == 0)
    let named = MemoryFiles(["/other/daybook.conf": small, "/log/x": ""])
    #expect(Run("week", in: named, environment: ["DAYBOOK_DIR": "/other"]).status == 0)
    let home = MemoryFiles(["/home/.local/share/daybook/daybook.conf": small, "/log/x": ""])
    #expect(Run("week", in: home).status == 0)
  }

  @Test func whatLiesBesideTheDaysIsReportedOnceAndNotCounted() {
    var files = season
    files["2026-01-12 (conflicted copy 2026-01-12).txt"] = "water 9l\n"
    files["2026-01-12.md"] = "water 9l\n"
    files[".2026-01-09.txt.icloud"] = ""
    files["notes.txt"] = "25:10"
    let run = Run("check", in: daybook(files))
    for code in ["conflict-copy", "second-file", "not-downloaded", "unknown-unit"] {
      #expect(run.output.components(separatedBy: "[\(code)]").count == 2, "\(code)\n\(run.output)")
    }
    #expect(run.status == 1)
    #expect(Run("export", in: daybook(files)).output.contains("9,l") == false)
  }

  @Test func checkFixMendsOnlyWhatCannotChangeWhatALineSays() {
    let files = daybook([
      "daybook.conf": small, "2026-01-12.txt": "water 250ml 8.10\nx breakfast\nbell\u{7}\n",
    ])
    let run = Run("check --fix", in: files)
    #expect(files["/log/2026-01-12.txt"] == "water 250ml 8.10\nx breakfast\nbell\n")
    #expect(run.status == 1 && run.output.contains("[todo-style]") && run.output.contains("[odd-time]"))
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == "water 250ml 8.10\nx breakfast\nbell\u{7}\n")
  }

  @Test func ofManyCopiesAReportNamesAFewAndCheckAll() {
    var files = ["daybook.conf": small, "2026-01-12.txt": "", "2026/daybook.conf": ""]
    for copy in 1...50 { files["2026-01-12 (\(copy)).txt"] = "water 1l\n" }
    func copies(_ text: String) -> Int { text.components(separatedBy: "[conflict-copy]").count - 1 }
    #expect(copies(Run("day", in: daybook(files)).errors) == 50)
    files["2026-01-12 (51).txt"] = "water 1l\n"
    let run = Run("day", in: daybook(files))
    #expect(copies(run.errors) == 4)
    #expect(run.errors.hasSuffix("and 47 more such files; 'daybook check' lists them all\n"))
    #expect(
      Run("--lang cs week", in: daybook(files)).errors.hasSuffix(
        "a 47 dalších takových souborů; všechny vypíše „daybook check“\n"))
    #expect(copies(Run("check", in: daybook(files)).output) == 51)
  }

  @Test func aFolderInADaysPlaceIsNoFileThatIsInOrder() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt/x": ""])
    for command in ["fmt --check", "fmt --diff", "fmt"] {
      let run = Run(command, in: files)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(
        run.errors
          == "2026-01-12.txt: error: '2026-01-12.txt' cannot be read: it is a folder, not a file [unreadable]\n"
      )
    }
    let deep = Run("check --deep", in: files)
    #expect(deep.status == 2 && deep.output.contains("[unreadable]"))
  }

  @Test func aSecondFileIsReportedWithTheCommandThatMergesIt() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "", "2026-01-12.md": "water 1l\n"])
    let run = Run("day", in: files)
    #expect(run.errors.hasPrefix("2026-01-12.md: warning: "))
    #expect(run.errors.hasSuffix("; 'daybook merge 2026-01-12' folds it in [second-file]\n"))
  }

  @Test func checkFixNamesTheLinesThatItMended() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 1l 8:00\n[x]breakfast\n"])
    #expect(Run("check --fix", in: files).output == "2026-01-12.txt:2: [x] breakfast\n")
    files["/log/2026-01-12.txt"] = "[x]breakfast\n"
    #expect(Run("check --fix --json", in: files).output.hasPrefix("{"))
  }

  @Test func aMissingAttachmentIsFound() {
    let files = daybook([
      "daybook.conf": small, "photos/a.jpg": "",
      "2026-01-12.txt": "lunch file:photos/a.jpg File:photos/b.jpg\n",
    ])
    let run = Run("check", in: files)
    #expect(
      run.output.contains("2026-01-12.txt:1:25: warning:") && run.output.contains("[missing-attachment]"))
    #expect(!run.output.contains("a.jpg'"))
  }

  @Test func anUnreadableFileCostsThatFile() {
    let files = daybook(season)
    files["/log/2026-01-11.txt"] = nil
    files.makeLink("/log/2026-01-11.txt", to: "2026-01-11.txt")
    let run = Run("stats", in: files)
    #expect(run.status == 2 && run.errors.contains("[unreadable]"))
  }

  @Test func fmtChangesBlanksAloneAndIsTakenBack() {
    let messy = "water   250ml  8:10  \r\n[x]  breakfast\n  a  text  \n"
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": messy])
    #expect(Run("fmt --check", in: files).output == "2026-01-12.txt\n")
    #expect(Run("fmt --check", in: files).status == 1)
    #expect(Run("fmt --diff", in: files).output.hasPrefix("--- a/2026-01-12.txt\n"))
    #expect(files["/log/2026-01-12.txt"] == messy)
    #expect(Run("fmt", in: files).output == "2026-01-12.txt\n")
    #expect(files["/log/2026-01-12.txt"] == "water 250ml 8:10\n[x] breakfast\n  a  text\n")
    #expect(Run("fmt --check", in: files).status == 0)
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == messy)
  }

  @Test func fmtTakesStandardInput() {
    let run = Run("fmt -", in: daybook(["daybook.conf": small]), input: "water   250ml\n")
    #expect(run.output == "water 250ml\n" && run.status == 0)
  }

  @Test func theCSVOfThePage() {
    let files = daybook([
      "daybook.conf": "measure water goal 2500ml cup 250ml\nmeasure kcal unit kcal\nhabit breakfast 10:30\n",
      "2026-01-12.txt":
        "# 2026-01-12.txt\n\nwater 250ml 08:10\n\n[x] breakfast 10:30 oatmeal with berries kcal:420 protein:18g\n",
    ])
    #expect(
      Run("export", in: files).output.replacing(/,[0-9a-f]{16}\r\n/, with: "\r\n") == """
        date,time,kind,name,state,amount,unit,value,base_unit,text,tags,path,line,id\r
        2026-01-12,08:10,entry,water,,250,ml,250,ml,,,2026-01-12.txt,3\r
        2026-01-12,10:30,tick,breakfast,done,,,,,oatmeal with berries,kcal:420 protein:18g,2026-01-12.txt,5\r
        2026-01-12,10:30,tag,kcal,,420,kcal,420,kcal,,,2026-01-12.txt,5\r

        """)
  }

  @Test func everyReportGivesTheSameBytesInEveryZoneAndLocale() {
    for line in [
      "day --json", "week --json", "stats --json", "check --json", "export", "export --format wide",
    ] {
      let runs = [[:], ["TZ": "Pacific/Auckland"], ["LANG": "cs_CZ.UTF-8"], ["LC_ALL": "tr_TR"]].map {
        Run(line, in: daybook(season), environment: $0).output
      }
      #expect(Set(runs).count == 1, "\(line)")
    }
  }

  @Test(arguments: [
    "add", "drink", "note", "done", "skip", "start", "change", "list", "stats", "export", "coach",
  ])
  func theExamplesOfCzechHelpAreCzech(_ command: String) {
    let help = Run("help \(command) --lang cs", in: MemoryFiles([:])).output
    let examples = help.split(separator: "\n").filter { $0.hasPrefix("  daybook ") }
    let english = ["yesterday", "with", "last", "this", "the", "eggs", "ran", "dentist", "thriller"]
    let words = examples.flatMap { $0.split(separator: " ").map(String.init) }
    #expect(!examples.isEmpty && !words.contains(where: english.contains), "\(examples)")
  }

  @Test func languageComesFromTheOptionThenTheConfigurationThenTheEnvironment() {
    let czech = daybook(["daybook.conf": "language cs\n" + small])
    #expect(Run("day", in: czech).output.contains("Dobré odpoledne"))
    #expect(Run("--lang en day", in: czech).output.contains("Good afternoon"))
    let silent = daybook(["daybook.conf": small])
    #expect(Run("day", in: silent, environment: ["LANG": "cs_CZ.UTF-8"]).output.contains("Dobré odpoledne"))
    #expect(
      Run("day", in: silent, environment: ["LC_ALL": "C", "LANG": "cs_CZ"]).output.contains("Good afternoon"))
  }

  @Test func controlCharactersNeverReachTheTerminalRaw() {
    let files = daybook([
      "daybook.conf": small, "2026-01-12.txt": "[ ] call \u{1B}[31mred\nnote \u{1B}]0;x\u{7}\n\u{9B}31m\n",
    ])
    for line in ["day", "day --lines", "day --linear", "week", "stats", "check"] {
      let run = Run(line, in: files)
      for byte in (run.output + run.errors).unicodeScalars {
        #expect(
          byte == "\n" || (byte.value >= 0x20 && byte.value != 0x7F && !(0x80..<0xA0).contains(byte.value)),
          "\(line)")
      }
    }
  }

  @Test func completionKnowsHabitsMeasuresAndDates() {
    let files = daybook(season)
    #expect(Run("__complete fish done bre", in: files).output.contains("breakfast\tBreakfast"))
    #expect(Run("__complete fish week --of w", in: files).output.contains("water\tWater"))
    #expect(Run("__complete fish day yes", in: files).output.contains("yesterday\t2026-01-11"))
    #expect(Run("__complete fish drink ''", in: files).output.contains("100ml"))
    let hydration = daybook(["daybook.conf": "measure hydration goal 2l cup 250ml presets 330ml\n"])
    #expect(Run("__complete fish drink ''", in: hydration).output.hasPrefix("330ml\thydration\n250ml"))
  }

  @Test func aDaybookWithoutAConfigurationWorksOnWhatTheDayFilesHold() {
    let files = MemoryFiles([
      "/log/2026-01-12.txt": "ran 5km\n[x] stretch\n[ ] read\n", "/log/2026-01-11.txt": "[x] read\n",
    ])
    let run = Run("--dir /log day --json", in: files)
    #expect(run.status == 0)
    for text in [#""id": "stretch""#, #""id": "read""#, #""id": "ran""#, #""total": 5"#] {
      #expect(run.output.contains(text), "\(run.output)")
    }
  }

  @Test func initNeverOverwrites() {
    let files = MemoryFiles(["/log/x": ""])
    #expect(Run("init --yes", in: files).status == 0)
    let written = files["/log/daybook.conf"]
    #expect(Run("check", in: files).status == 0, "what init writes has no problem")
    #expect(Run("init --yes", in: files).status != 0)
    #expect(files["/log/daybook.conf"] == written)
  }
}
