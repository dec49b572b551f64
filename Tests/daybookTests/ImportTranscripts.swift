import Platform
import Testing

@testable import daybook

private let totals = """
  {"data":{"metrics":[{"name":"dietary_water","units":"mL","data":[\
  {"date":"2026-01-10 00:00:00 +0100","qty":2500},{"date":"2026-01-11 00:00:00 +0100","qty":500}]}]}}
  """

private let grown = """
  {"data":{"metrics":[{"name":"dietary_water","units":"mL","data":[\
  {"date":"2026-01-10 00:00:00 +0100","qty":2500},{"date":"2026-01-11 00:00:00 +0100","qty":1900},\
  {"date":"2026-01-12 00:00:00 +0100","qty":100}]}]}}
  """

private let export = """
  <HealthData>
   <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="App" unit="mL" \
  startDate="2026-01-12 00:40:00 +0100" endDate="2026-01-12 00:40:00 +0100" value="250"/>
   <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="App" unit="bbl" \
  startDate="2026-01-12 08:40:00 +0100" endDate="2026-01-12 08:40:00 +0100" value="1"/>
  </HealthData>
  """

@Suite struct ImportTranscripts {
  @Test func whatIsNewIsAddedOnceAndTold() {
    let files = daybook(["daybook.conf": small, "a.xml": export, "2026-01-12.txt": "Rain.\r\n[x] gym"])
    let first = Run("import a.xml", in: files)
    #expect(first.output == "2026-01-12.txt:3: water 250ml 00:40 source:apple-health id:2l8qlnt5qeuqb\n")
    #expect(
      first.errors == """
        first change here: 2026-01-12.txt checked, 2 lines, nothing lost
        New badge: First Sip. The first drink written down.
        New badge: Night Owl. A drink after 10 at night, before 4.
        a.xml:3: a unit that is not known here, left out: 'bbl'
        import: 1 line added on 1 day, 1 not understood

        """)
    #expect(first.status == 1)
    let line = "water 250ml 00:40 source:apple-health id:2l8qlnt5qeuqb"
    #expect(files["/log/2026-01-12.txt"] == "Rain.\r\n[x] gym\r\n\(line)")
    let second = Run("import a.xml", in: files)
    #expect(second.output == "")
    #expect(second.errors.hasSuffix("import: nothing new, 1 there already, 1 not understood\n"))
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == "Rain.\r\n[x] gym")
  }

  @Test func anImportFromAnotherZoneFindsItsLinesOnTheDayBefore() {
    let files = daybook(["daybook.conf": small, "a.xml": export])
    _ = Run("import a.xml --zone -05:00", in: files)
    #expect(files["/log/2026-01-11.txt"]?.hasPrefix("water 250ml 18:40 ") == true)
    #expect(Run("import a.xml", in: files).output == "")
  }

  @Test func anImportInAnotherZoneSaysSoAndAddsNothingTwice() {
    let health = """
      <HealthData>
       <ExportDate value="2026-01-12 10:00:00 +0100"/>
       <Record type="HKQuantityTypeIdentifierStepCount" sourceName="W" unit="count" \
      startDate="2026-01-10 12:00:00 +0100" endDate="2026-01-10 12:10:00 +0100" value="1000"/>
       <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="F" unit="mL" \
      startDate="2026-01-10 23:30:00 +0100" endDate="2026-01-10 23:30:00 +0100" value="250"/>
       <Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="F" unit="mL" \
      startDate="2026-01-10 08:30:00 +0100" endDate="2026-01-10 08:30:00 +0100" value="500"/>
      </HealthData>
      """
    let files = daybook(["daybook.conf": small + "measure steps unit steps\n", "a.xml": health])
    #expect(Run("import a.xml", in: files).status == 0)
    let before = files["/log/2026-01-10.txt"]
    let run = Run("import a.xml --zone +09:00", in: files)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("2 lines of an earlier import stand at other times, as they were imported"))
    #expect(run.errors.hasSuffix("import: nothing new, 3 there already\n"))
    #expect(files["/log/2026-01-10.txt"] == before)
    #expect(!Run("import a.xml", in: files).errors.contains("--zone"))
  }

  @Test func aBriefWhoseNamesAreOptionsAndEscapesIsDeclaredInWords() {
    let brief = """
      {"habits":[{"id":"--force","label":"\\u001b[2J\\"x"}],"dailyData":{"2026-01-12":{"--force":{"completed":true}}}}
      """
    let files = daybook(["daybook.conf": "daybook 1\n", "a.json": brief])
    let run = Run("import a.json --declare", in: files)
    #expect(
      run.output == """
        daybook.conf:2: habit force "[2Jx"
        2026-01-12.txt:1: [x] force source:json id:2026-01-12---force

        """)
    #expect(run.status == 0)
  }

  @Test func theIDsOfTheBriefGoOutAsTheyCameIn() {
    let brief = """
      {"habits":[{"id":"kitchenClosed","label":"Kitchen closed","hasTime":false}],\
      "habitTimes":{},"dailyData":{"2026-01-12":{"kitchenClosed":{"completed":true,"time":null}}}}
      """
    let files = daybook(["daybook.conf": "daybook 1\n", "a.json": brief])
    #expect(
      Run("import a.json --declare", in: files).output == """
        daybook.conf:2: habit kitchenClosed "Kitchen closed"
        2026-01-12.txt:1: [x] kitchenClosed source:json id:2026-01-12-kitchenClosed

        """)
    let backup = Run("export --format json", in: files).output
    #expect(backup.contains("\"id\":\"kitchenClosed\"") && !backup.contains("kitchenclosed"), "\(backup)")
  }

  @Test func rowsInAnotherEncodingAreToldInOneLineWithWhatToDo() {
    let files = daybook(["daybook.conf": "daybook 1\nhabit run\n"])
    let rows =
      ["title,entry_type,entry_date"] + ["V~ha", "Run", "P~t~"].map { "\($0),completed_manually,20260112" }
    let bytes = Bytes(rows.joined(separator: "\n").utf8.map { $0 == UInt8(ascii: "~") ? 0xE1 : $0 })
    files.put(bytes, at: "/log/a.csv")
    let run = Run("import a.csv", in: files)
    #expect(
      run.errors == """
        a.csv:2: not UTF-8, left out: 2 rows, of which this is the first; convert it: \
        iconv -f windows-1252 -t utf-8 FILE > NEW (windows-1250 in Central Europe), and import that
        import: 1 line added on 1 day, 2 not understood

        """)
    #expect(run.status == 1)
    var marked: Bytes = [0xFF, 0xFE]
    for unit in "title,entry_type,entry_date\nRun,completed_manually,20260113\n".utf16 {
      marked += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    files.put(marked, at: "/log/b.csv")
    #expect(
      Run("import b.csv", in: files).output == "2026-01-13.txt:1: [x] run source:streaks id:2026-01-13-run\n")
    files.put(marked + [0], at: "/log/c.csv")
    let odd = Run("import c.csv", in: files)
    #expect(odd.errors.hasPrefix("daybook: c.csv: this is not UTF-8; "))
    #expect(odd.status == 2)
  }

  @Test func aTrialShowsTheDiffAndWritesNothing() {
    let files = daybook(["daybook.conf": "daybook 1\n", "a.json": totals])
    let before = files.paths
    let run = Run("import a.json --declare --dry-run", in: files)
    #expect(
      run.output == """
        --- a/daybook.conf
        +++ b/daybook.conf
        @@ -1 +1,2 @@
         daybook 1
        +measure water unit ml
        --- /dev/null
        +++ b/2026-01-10.txt
        @@ -0,0 +1 @@
        +water 2500ml source:health-auto-export id:njkdzgqr0o1p
        --- /dev/null
        +++ b/2026-01-11.txt
        @@ -0,0 +1 @@
        +water 500ml source:health-auto-export id:24pgmxy7n2uaq

        """)
    #expect(run.errors == "import: 2 lines would be added on 2 days\n")
    #expect(files.paths == before)
    #expect(files["/log/daybook.conf"] == "daybook 1\n")
  }

  @Test func whatIsUndeclaredIsOfferedAndLeftOut() {
    let files = daybook(["daybook.conf": "daybook 1\n", "a.json": totals])
    #expect(
      Run("import a.json", in: files).errors == """
        'water' is not declared: 2 records left out
        to take them too, add these lines to daybook.conf, or import again with --declare:
          measure water unit ml
        import: nothing new, 2 left out

        """)
  }

  // Two weighings of a day do not add up, whatever table they come from.
  @Test(arguments: [("Weight", "measure weight unit count last"), ("Glasses", "measure glasses unit count")])
  func aWeightIsDeclaredAsOneThatDoesNotAddUp(_ column: String, _ line: String) {
    let files = daybook([
      "daybook.conf": "daybook 1\n", "a.csv": "date,\(column)\n2026-01-10,82.4\n2026-01-11,82.1\n",
    ])
    #expect(Run("import a.csv", in: files).errors.contains("  \(line)\n"))
    #expect(Run("import a.csv --declare", in: files).status == 0)
    #expect(files["/log/daybook.conf"] == "daybook 1\n\(line)\n")
  }

  @Test(arguments: [("2500.125", "2500.1250ml"), ("2500.1255", "2500.1255ml"), ("2500.12", "2500.12ml")])
  func threeDecimalsThatMightBeThousandsHaveAZeroBehindThem(_ amount: String, _ written: String) {
    let files = daybook(["daybook.conf": small, "a.json": totals.replacing("2500", with: amount)])
    #expect(Run("import a.json", in: files).status == 0)
    #expect(files["/log/2026-01-10.txt"]?.hasPrefix("water \(written) ") == true)
  }

  @Test func aTotalThatHasGrownIsToldAndChangedWhenAskedFor() {
    let files = daybook(["daybook.conf": small, "a.json": totals, "b.json": grown])
    _ = Run("import a.json", in: files)
    let line = files["/log/2026-01-11.txt"]!
    files["/log/2026-01-11.txt"] = "# mine\n- \(line)"
    let told = Run("import b.json", in: files)
    #expect(
      told.errors == """
        2026-01-11.txt:2: 'water' is '500ml' here and '1900ml' in the import; left as it is
        import: 1 line added on 1 day, 1 differing, which --update changes, 1 there already

        """)
    #expect(told.status == 0)
    #expect(files["/log/2026-01-11.txt"] == "# mine\n- \(line)")
    let run = Run("import b.json --update", in: files)
    #expect(run.errors == "import: 1 line changed, 2 there already\n")
    let changed = line.replacing("500ml", with: "1900ml")
    #expect(run.output == "2026-01-11.txt:2: - \(changed)")
    #expect(files["/log/2026-01-11.txt"] == "# mine\n- \(changed)")
    #expect(Run("import b.json --lang cs", in: files).errors == "import: nic nového, už zapsáno: 3\n")
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026-01-11.txt"] == "# mine\n- \(line)")
  }

  @Test func aBoxThatIsAnotherNowIsChangedAndNothingElseOfItsLine() {
    let log = "2026-01-11\tGym\tn\n"
    let files = daybook(["daybook.conf": small, "log": log])
    _ = Run("import log", in: files)
    files["/log/2026-01-11.txt"] = files["/log/2026-01-11.txt"]!.replacing("gym ", with: "gym 07:30 late ")
    files["/log/log"] = "2026-01-11\tGym\ty\n"
    #expect(
      Run("import log", in: files).errors.hasPrefix(
        "2026-01-11.txt:1: 'gym' is '[ ]' here and '[x]' in the import; left as it is\n"))
    _ = Run("import log --update", in: files)
    #expect(
      files["/log/2026-01-11.txt"] == "[x] gym 07:30 late source:habitctl id:2026-01-11-gym\n")
  }

  @Test func aNameThatWouldTakeAMeasuresLinesIsNotDeclared() {
    let files = daybook([
      "daybook.conf": small, "log": "2026-01-11\tWater 2L\ty\n2026-01-11\tRead\ty\n",
      "2026-01-12.txt": "water 2l\n",
    ])
    let run = Run("import log --declare", in: files)
    #expect(run.output.hasPrefix("daybook.conf:7: habit read \"Read\"\n2026-01-11.txt:1: [x] read "))
    #expect(run.errors.contains("'Water 2L' is not declared: 1 record left out\n"))
    #expect(Run("export --of water", in: files).output.contains("entry,water,,2,l,2000,ml"))
  }

  @Test func anAppThatIsNotThereIsToldWithThoseThatAre() {
    let files = daybook(["daybook.conf": small, "a.xml": export])
    #expect(
      Run("import a.xml --source nobody", in: files).errors == """
        nothing is of that app; there are 'App' (2)
        import: nothing new, 2 of other kinds passed over

        """)
  }

  @Test func aFolderIsAnExport() {
    let files = daybook([
      "daybook.conf": small,
      "out/Habits.csv": "Position,Name,Question,Description,NumRepetitions,Interval,Color\n1,Gym,,,1,1,#\n",
      "out/Checkmarks.csv": "Date,Gym,\n01-11-26,2,\n01-10-26,x,\n",
    ])
    let run = Run("import out", in: files)
    #expect(run.output == "2026-01-11.txt:1: [x] gym source:loop id:2026-01-11-gym\n")
  }

  @Test func aBackupComesBackWithItsCopiesAndNeverOverwrites() {
    let files = daybook([
      "daybook.conf": small, "2026-01-12.txt": "water 1l\r\n", "2026-01-12 2.txt": "water 2l",
      "2026/2026-01-12.md": "",
      "badges.txt": "# badges\n", "notes.txt": "mine",
    ])
    _ = Run("export --format json -o /backup.json", in: files)
    let copy = MemoryFiles(["/backup.json": files["/backup.json"]!, "/log/keep": ""])
    let run = Run("import /backup.json --dir /log", in: copy)
    #expect(run.errors.contains("import: 5 files restored\n"))
    for path in ["daybook.conf", "2026-01-12.txt", "2026-01-12 2.txt", "2026/2026-01-12.md", "badges.txt"] {
      #expect(copy["/log/\(path)"] == files["/log/\(path)"])
    }
    copy["/log/2026-01-12.txt"] = "mine\n"
    let again = Run("import /backup.json --dir /log", in: copy)
    #expect(again.status == 2)
    #expect(copy["/log/2026-01-12.txt"] == "mine\n")
  }

  @Test(arguments: ["loop", "harsh", "habitctl", "apple-health", "habitkit"])
  func aFileInWhichNothingIsOfTheGivenFormatIsAnError(format: String) {
    let files = daybook(["daybook.conf": small, "a.csv": "date;steps\n2026-01-12;5\n"])
    let run = Run("import a.csv --from \(format)", in: files)
    #expect(run.status != 0)
    #expect(run.errors.contains("a.csv"))
    #expect(run.output == "")
  }

  @Test func whatNoLineCanSayIsToldWithItsPlace() {
    let files = daybook([
      "daybook.conf": "daybook 1\nmeasure water goal 2l\n",
      "a.csv": "date,water\n2026-01-12,250\n2026-01-13,3 kg\n1812-01-13,5\n",
      "Loop/Checkmarks.csv": "Date,Water,\n2026-01-12,2,\n",
    ])
    let table = Run("import a.csv --as water=ml", in: files)
    #expect(table.errors.contains("a.csv:3: a unit that is not known here, left out: 'water: kg'\n"))
    #expect(
      table.errors.contains("a.csv:4: before 1900 or more than a year ahead, left out: '1812-01-13 water'"))
    let loop = Run("import Loop", in: files)
    #expect(
      loop.errors.hasPrefix(
        "daybook: 'Water' is ticked on 1 record, and 'water' is measured in ml: how much is a tick?\n  --as water=cup"
      ))
    #expect(loop.status == 2)
  }

  @Test func namesThatComeToOneWordAreTwoHabits() {
    let files = daybook([
      "daybook.conf": "daybook 1\n", "Checkmarks.csv": "Date,#x,x!,\n2026-01-12,2,3,\n",
      "a.csv": "date,a?,a!\n2026-01-12,yes,skip\n",
    ])
    #expect(
      Run("import Checkmarks.csv --declare", in: files).output == """
        daybook.conf:2: habit x "#x"
        daybook.conf:3: habit x-2 "x!"
        2026-01-12.txt:1: [x] x source:loop id:1d2cyizolp0pe
        2026-01-12.txt:2: [-] x-2 source:loop id:2vzhtb2igj6zy

        """)
    #expect(Run("import Checkmarks.csv", in: files).output == "")
    let table = Run("import a.csv --declare", in: files).output
    #expect(table.hasPrefix("daybook.conf:4: habit a \"a?\"\ndaybook.conf:5: habit a-2 \"a!\"\n"))
    #expect(table.contains("[x] a source:") && table.contains("[-] a-2 source:"))
  }

  @Test func aLaterExportOfMomentsAddsToTheSameDay() {
    let first = "timestamp,water\n2026-01-12 08:00,250\n"
    let files = daybook(["daybook.conf": small, "a.csv": first, "b.csv": first + "2026-01-12 10:00,300\n"])
    #expect(Run("import a.csv --as water=ml", in: files).status == 0)
    let later = Run("import b.csv --as water=ml", in: files)
    #expect(later.output.hasPrefix("2026-01-12.txt:2: water 300ml 10:00 "))
    #expect(later.errors.contains("1 there already"))
  }

  @Test func theBriefMakesItsHabitsWhereThereIsNothing() {
    let brief = """
      {"habits":[{"id":"breakfast","label":"Breakfast","hasTime":true,"defaultTime":"10:30"}],
       "dailyData":{"2026-01-12":{"breakfast":{"completed":true,"time":"10:00"}},
       "2026-01-13":{
         "breakfast":{"completed":true,"time":"25:00"}}}}
      """
    let files = daybook(["a.json": brief])
    let run = Run("import a.json --dir /log", in: files)
    #expect(files["/log/daybook.conf"] == "daybook 1\nhabit breakfast 10:30 \"Breakfast\"\n")
    #expect(files["/log/2026-01-12.txt"]?.hasPrefix("[x] breakfast 10:00 ") == true)
    #expect(run.errors.contains("a.json:4: not understood, left out: '2026-01-13 breakfast 25:00'\n"))
    #expect(Run("import a.json --dir /log", in: files).output == "")
    let other = daybook(["daybook.conf": "daybook 1\n", "a.json": brief])
    #expect(
      Run("import a.json --dir /log", in: other).errors.contains("  habit breakfast 10:30 \"Breakfast\"\n"))
    #expect(other["/log/2026-01-12.txt"] == nil)
  }

  /// `habitTimes` has the time that each habit has now, `defaultTime` the one that it began with.
  @Test(arguments: [
    ("", "10:45", ["defaultTime: breakfast 10:30"]),
    (#","time":"10:45""#, "10:30", []), (#","time":"09:00""#, "10:45", ["defaultTime: breakfast 10:30"]),
    (#","note":"oats""#, "10:45", ["defaultTime: breakfast 10:30", "note"]),
  ])
  func aChangedTimeOfTheBriefStays(_ tick: String, _ time: String, _ left: [String]) {
    let brief = """
      {"habits":[{"id":"breakfast","hasTime":true,"defaultTime":"10:30"},{"id":"walk"}],
       "habitTimes":{"breakfast":"10:45","walk":"07:00"},
       "dailyData":{"2026-01-11":{"breakfast":{"completed":true}},
       "2026-01-12":{"breakfast":{"completed":true\(tick)},"walk":{"completed":true}}}}
      """
    let files = daybook(["a.json": brief])
    let run = Run("import a.json --dir /log", in: files)
    #expect(files["/log/daybook.conf"] == "daybook 1\nhabit breakfast \(time)\nhabit walk 07:00\n")
    for name in left { #expect(run.errors.contains("'\(name)' (1)"), "\(run.errors)") }
    #expect(run.errors.contains("left out") == !left.isEmpty, "\(run.errors)")
    let exported = Run("export --format json --now 2026-01-12T20:00", in: files).output.filter {
      !$0.isWhitespace
    }
    // A tick's own time is the latest.
    let latest = tick.contains("09:00") ? "09:00" : "10:45"
    #expect(
      exported.contains(#""habitTimes":{"breakfast":"\#(latest)","walk":"07:00"}"#), "\(exported)")
  }

  /// A habit that is declared keeps its time, and the other one is told.
  @Test func aTimeThatADeclaredHabitHasNotIsTold() {
    let brief =
      #"{"habits":[{"id":"breakfast","defaultTime":"10:30"},{"id":"gym","defaultTime":"18:00"}],"#
      + #""habitTimes":{"breakfast":"10:45"},"dailyData":{"2026-01-12":{"breakfast":{"completed":true}}}}"#
    let run = Run("import a.json", in: daybook(["daybook.conf": small, "a.json": brief]))
    #expect(run.errors.contains("'habitTimes: breakfast 10:45' (1)"), "\(run.errors)")
    #expect(run.errors.contains("'defaultTime: gym 18:00' (1)"), "\(run.errors)")
    #expect(!run.errors.contains("10:30"), "\(run.errors)")
  }

  @Test func nothingOfTheBriefIsPassedOverInSilence() {
    let brief = """
      {"habits":[{"id":"a","defaultTime":"25:00","icon":"sun"},{"label":"No id"},{"id":"a"}],"settings":{"dark":true},
       "habitTimes":{"b":"07:00"},"dailyData":{"2026-01-12":{"a":{"completed":true,"time":null}}}}
      """
    let run = Run("import a.json --dir /log", in: daybook(["a.json": brief]))
    for text in [
      "a 25:00", "'habits: icon' (1)", "habits: No id", "habits: a", "'settings' (1)", "habitTimes: b",
    ] {
      #expect(run.errors.contains(text), "\(text): \(run.errors)")
    }
    #expect(run.status == 1)
  }

  @Test(
    arguments: [
      ("out.rar", "Rar!", "'out.rar' is packed; unpack it and import the folder"),
      (
        "out.7z", "7z\u{BC}",
        "'out.7z' is in no format that is known; if it is one of these, say --from: json, jsonl, csv, apple-health, loop, habitbull, streaks, habitkit, harsh, habitctl, health-auto-export, samsung-health, daylio, garmin, fitbit, habitica"
      ),
      ("out.bz2", "BZh9", "'out.bz2' is packed; unpack it and import the folder"),
      ("out.csv", "", "'out.csv' is empty; nothing was written"),
      (
        "a.xlsx", "PK\u{3}\u{4}\u{14}\0[Content_Types].xml",
        "'a.xlsx' is a spreadsheet's own file; save it as CSV UTF-8 there, and import that"
      ),
      (
        "nul.csv", "Date,Water (ml)\n2026-01-12,2\05\n",
        "'nul.csv' holds zero bytes, as UTF-16 without a byte order mark does, or a damaged file; save it as UTF-8; nothing was written"
      ),
      (
        "bomb.xml",
        "<!DOCTYPE HealthData [\n<!ENTITY a \"a\"><!ENTITY b \"&a;&a;\">]><HealthData></HealthData>",
        "bomb.xml: line 2 declares an entity that is made of others, as no export does; nothing was written"
      ),
      (
        "a.json", "{\"a\":",
        "a.json: this is no JSON, or it is cut short: line 1, column 6; nothing was written"
      ),
      (
        "a.csv", "date,water\n03/04/2026,5\n",
        "a.csv: is '03/04/2026' day/month/year or month/day/year? Say --date-format d/m/y or --date-format m/d/y; nothing was written"
      ),
    ])
  func whatCannotBeImportedIsOneErrorAndNothingIsWritten(name: String, text: String, error: String) {
    let files = daybook(["daybook.conf": small, name: text])
    let before = files.paths
    let run = Run("import \(name)", in: files)
    #expect(run.errors == "daybook: \(error)\n")
    #expect(run.output == "")
    #expect(run.status == 2)
    #expect(files.paths == before)
  }
}
