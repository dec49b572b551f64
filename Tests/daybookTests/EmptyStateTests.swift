import Testing

@testable import daybook

/// What every report says where there is nothing to report: what to do.
@Suite struct EmptyStateTests {
  private static let reports = [
    "day", "day --lines", "day 2025-06-01 --lines", "week", "week --lines", "month", "year", "stats", "list",
    "stats --explain", "badges", "summary", "day --linear", "week --linear", "month --linear",
    "stats --linear", "list --linear", "stats --explain --linear", "badges --linear", "summary --linear",
    "summary --format markdown", "summary --format html", "summary --format svg",
  ]

  @Test(arguments: reports) func anEmptyFolderSaysHowToBegin(_ line: String) {
    for language in ["en", "cs"] {
      let run = Run(
        "--lang \(language) \(line)", in: MemoryFiles(["/log/notes.doc": ""]),
        environment: ["DAYBOOK_DIR": "/log"])
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      let hints = ["daybook add", "daybook init", "daybook ask"]
      #expect(hints.contains { run.output.contains($0) }, "\(language) \(line):\n\(run.output)")
    }
  }

  @Test(arguments: reports + ["year --linear"]) func aNewConfigurationSaysWhatIsNext(_ line: String) {
    for language in ["en", "cs"] {
      let run = Run("--lang \(language) \(line)", in: daybook(["daybook.conf": small]))
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      // The day is the list of what there is to do.
      let says = line.hasPrefix("day") || line == "year --linear" ? "" : "daybook a"
      #expect(says.isEmpty ? run.output.count > 20 : run.output.contains(says), "\(line):\n\(run.output)")
    }
  }

  @Test(arguments: ["stats", "week --of water", "month --of water", "day --of water"])
  func aPageSaysWhatIsNextAsTheScreenDoes(_ line: String) {
    for language in ["en", "cs"] {
      let files = daybook(["daybook.conf": small])
      for format in ["text", "html"] {
        let run = Run("--lang \(language) \(line) --format \(format)", in: files)
        #expect(run.status == 0 && run.output.contains("daybook add water"), "\(format):\n\(run.output)")
      }
    }
  }

  @Test func noPerfectDayIsNotCounted() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "[ ] gym\n"])
    let none = Run("month --linear", in: files).output
    #expect(none.contains("0 of ") && !none.contains("perfect"), "\(none)")
  }

  // "An iCloud placeholder is *not downloaded*, never *nothing that day*."
  @Test(arguments: [
    ("en", "What was written on this day is not known"), ("cs", "Co se v tento den zapsalo, není známo"),
  ])
  func aDayThatIsElsewhereIsNotEmpty(_ language: String, _ expected: String) {
    let files = daybook(["daybook.conf": small, ".2026-01-09.txt.icloud": ""])
    let run = Run("--lang \(language) day 2026-01-09", in: files)
    #expect(run.status == 2 && run.errors.contains("[not-downloaded]"), "\(run.errors)")
    #expect(run.output.contains(expected) && !run.output.contains("daybook add"), "\(run.output)")
    for line in ["drink", "done gym", "note rain"] {
      #expect(Run("\(line) --date 2026-01-09", in: files).status == 2, "\(line)")
    }
    #expect(files["/log/2026-01-09.txt"] == nil)
    #expect(Run("day 2026-01-07", in: files).output.contains("Nothing was written on this day"))
  }

  // "What a report could not read it says, and its exit status is 2."
  @Test func aDayThatIsElsewhereIsMissedByEveryAnswerThatItBelongsTo() {
    let days = ["daybook.conf": small, "2026-01-07.txt": "water 1l\n", ".2026-01-09.txt.icloud": ""]
    let missed = [
      "week 2026-W02", "month 2026-01", "year 2026", "stats", "stats water", "summary 2026-W02", "badges",
      "list water", "list --period 2026-01", "export", "export --format wide", "export --format jsonl",
      "export --format sql", "export --by week", "status --now 2026-01-09T14:30",
      "coach meals --date 2026-01-09",
    ]
    for line in missed {
      let run = Run(line, in: daybook(days))
      #expect(run.status == 2, "\(line)")
      #expect(run.errors.components(separatedBy: "[not-downloaded]").count == 2, "\(line): \(run.errors)")
    }
    for line in ["list --period 2026-01-07", "export 2026-01-07", "month 2025-12"] {
      let run = Run(line, in: daybook(days))
      #expect(run.status == 0 && run.errors == "", "\(line): \(run.errors)")
    }
  }

  /// What a report offers where it has nothing to show is taken, whatever is declared.
  @Test(arguments: [
    "daybook 1\n", "habit walk\n", "measure tea unit cup\n", "measure mood unit points mean\n",
  ])
  func whatIsOfferedWorks(_ conf: String) {
    for line in ["day", "week", "month", "year", "stats", "stats --linear", "list", "summary 2025"] {
      for language in ["en", "cs"] {
        let shown = Run("--lang \(language) \(line)", in: daybook(["daybook.conf": conf]), width: 200).output
        for offer in shown.matches(of: /daybook ((?:add|done|config|init|edit)[^'„“\n]*)/) {
          let command = String(offer.1).components(separatedBy: "  ")[0].trimmingCharacters(in: ["."])
          let run = Run(command, in: daybook(["daybook.conf": conf]))
          #expect(run.status == 0, "\(conf) \(line): \(command): \(run.errors)")
        }
      }
    }
  }

  @Test func aYearOfNothingIsNoTrouble() {
    let run = Run("year", in: daybook(["daybook.conf": "habit walk\n"]))
    #expect(run.status == 0 && run.output.hasPrefix("Year 2026\nNothing is decided yet\n"), "\(run.output)")
  }

  /// What is long over will not be decided "yet".
  @Test(arguments: [
    ("year 2025", "Year 2025\nNothing is due in these days\n"),
    ("month 2025-12 --lang cs", "Prosinec 2025\nNa tyto dny není nic v plánu\n"),
  ])
  func beforeTheFirstDayNothingWaitsToBeDecided(_ line: String, _ head: String) {
    let run = Run(line, in: daybook(["daybook.conf": "habit walk\n", "2026-01-12.txt": "[x] walk\n"]))
    #expect(run.output.withPlainBlanks.hasPrefix(head), "\(run.output)")
  }

  @Test(arguments: ["day", "week", "month", "year"]) func oneMeasureWithoutADayAsksForAnAmount(_ line: String)
  {
    let run = Run("\(line) --of water", in: daybook(["daybook.conf": small]))
    #expect(run.status == 0, "\(run.errors)")
    if line != "year" { #expect(run.output.contains("daybook add water "), "\(run.output)") }
  }

  @Test(arguments: [
    "week", "week -1", "week +1", "week --of water", "month --of water", "summary", "summary 2027",
  ])
  func nothingDecidedIsNotAFractionOfNothing(_ line: String) {
    let files = daybook([
      "daybook.conf": small + "habit tea\nmeasure walk goal 20km/week\n", "2026-01-12.txt": "water 250ml\n",
    ])
    for form in ["", " --linear", " --lang cs", " --format html", " --format markdown"] {
      let output = Run(line + form, in: files).output
      // In a page a tag stands within the fraction.
      let told = output.replacing("<span class=\"of\">", with: "")
      #expect(!told.contains("0/0"), "\(line)\(form)")
      #expect(!told.contains("0 of 0") && !told.contains("0 z 0"), "\(line)\(form)")
    }
  }

  @Test(arguments: ["inline", "ring", "short", "card", "waybar", "swiftbar", "tmux"])
  func aBarOfADayThatAsksForNothingHasNoFraction(_ format: String) {
    let paused = daybook(["daybook.conf": "measure water goal 2l\npause 2026-01-12..2026-01-12\n"])
    let empty = daybook(["2026-01-12.txt": "rain\n"])
    for output in [paused, empty].map({ Run("status --format \(format)", in: $0).output }) {
      #expect(!output.contains("0/0") && !output.contains(" \n") && !output.contains("\n\n"), "\(output)")
    }
  }

  @Test(arguments: ["2027-01-01", "0001-01-01", "9999-12-31", "2024-02-29"])
  func aDayWithoutAnythingIsNoTrouble(_ date: String) {
    for line in [
      "day", "week", "month", "year", "summary", "day --of water", "week --of water", "year --of gym",
    ] {
      // A summary judges each day between, as it does from the first day of the calendar; on the last one itself
      // `noDayOfTheCalendarIsTrouble` makes it.
      if line == "summary", date == "9999-12-31" { continue }
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.count > 1 ? " " + words[1] : ""
      let run = Run("\(words[0]) \(date)\(rest)", in: daybook(["daybook.conf": small]))
      #expect(run.status == 0 && run.errors == "" && !run.output.isEmpty, "\(line): \(run.errors)")
    }
  }
}

/// What is on another machine is not written a second time.
@Suite struct ElsewhereTests {
  private let small = "daybook 1\nmeasure water goal 2l cup 250ml\nhabit gym\n"

  @Test(arguments: [
    ("journals/YYYY_MM_DD", "journals/.2026_01_12.md.icloud"),
    ("Daily/YYYY-MM-DD", "Daily/.2026-01-12.txt.icloud"),
    ("flat", "2026/.2026-01-12.txt.icloud"),
  ])
  func noLayoutMakesASecondFileOfADay(_ layout: String, _ placeholder: String) {
    for line in ["drink", "done gym", "note rain", "start gym"] {
      let files = daybook(["daybook.conf": small + "layout \"\(layout)\"\n", placeholder: ""])
      let before = files.paths
      #expect(Run(line, in: files).status == 2 && files.paths == before, "\(line)")
    }
  }

  @Test func importAndRestoringAreWritersToo() {
    let files = daybook([
      "daybook.conf": small, ".2026-01-12.txt.icloud": "", "x.csv": "date,water (ml)\n2026-01-12,300\n",
    ])
    let run = Run("import x.csv", in: files)
    #expect(run.status == 2 && files["/log/2026-01-12.txt"] == nil, "\(run.output)\(run.errors)")
    #expect(run.errors.contains("'.2026-01-12.txt.icloud' stands for it"), "\(run.errors)")
  }

  @Test(arguments: ["day", "check", "config", "config habit read", "drink", "init --yes"])
  func withoutItsConfigurationNothingCounts(line: String) {
    let files = daybook([".daybook.conf.icloud": "", "2026-01-11.txt": "water 1l\n"])
    let run = Run(line, in: files)
    #expect(run.status == 2 && files["/log/daybook.conf"] == nil, "\(line)")
    #expect(run.errors.contains("'daybook.conf' is not on this machine"), "\(run.errors)")
  }

  // "*not downloaded*, never *nothing that day*": neither missed nor met, and no streak goes over it.
  @Test func aDayThatIsElsewhereIsUnknown() {
    var files = ["daybook.conf": small, ".2026-01-09.txt.icloud": ""]
    for day in 5...11 where day != 9 {
      files["2026-01-\(day < 10 ? "0" : "")\(day).txt"] = "[x] gym\nwater 2l\n"
    }
    let week = Run("week 2026-01-09 --json", in: daybook(files)).output.filter { !$0.isWhitespace }
    #expect(week.contains(#""states":["met","met","met","met","unknown","met","met"]"#), "\(week)")
    let stats = Run("stats gym --json", in: daybook(files)).output.filter { !$0.isWhitespace }
    #expect(stats.contains(#""met":6,"closed":6"#) && !stats.contains("missed"), "\(stats)")
    let day = Run("day 2026-01-09 --json", in: daybook(files)).output.filter { !$0.isWhitespace }
    #expect(day.contains(#""closed":0"#) && !day.contains("missed"), "\(day)")
  }

  // A line that was written is whole without an old day.
  @Test(arguments: ["done gym", "drink", "note rain", "done gym --dry-run"])
  func aWriterDoesNotMissAnotherDay(line: String) {
    let run = Run(line, in: daybook(["daybook.conf": small, ".2026-01-09.txt.icloud": ""]))
    #expect(run.status == 0 && !run.errors.contains("not-downloaded"), "\(run.errors)")
  }

  @Test func aBackupOfOtherDaysIsWhole() {
    let files = daybook(["daybook.conf": small, "2026-01-08.txt": "water 1l\n", ".2026-01-09.txt.icloud": ""])
    #expect(Run("export --format json 2026-01-08", in: files).status == 0)
    let whole = Run("export --format json", in: files)
    #expect(whole.status == 2 && whole.errors.contains("[not-downloaded]"), "\(whole.errors)")
  }
}
