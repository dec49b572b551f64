import Testing

@testable import daybook

/// Imports of a history that changed since, and of what is no file of a known name.
@Suite struct ImportHistoryTranscripts {
  private static let kit = """
    {"habits":[{"id":"h1","name":"Read","isInverse":false,"orderIndex":0,"archived":false},
    {"id":"h2","name":"Sips","isInverse":false,"orderIndex":1,"archived":true}],
    "completions":[
    {"id":"c1","date":"2026-01-08T08:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":0,"amountOfCompletions":1},
    {"id":"c2","date":"2026-01-09T08:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":0,"amountOfCompletions":2},
    {"id":"c3","date":"2026-01-10T08:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":0,"amountOfCompletions":1},
    {"id":"c4","date":"2026-01-10T08:00:00.000Z","habitId":"h2","timezoneOffsetInMinutes":0,"amountOfCompletions":1}],
    "intervals":[
    {"habitId":"h2","startDate":"2026-01-01","endDate":"2026-01-10","type":"daily","requiredNumberOfCompletionsPerDay":1},
    {"habitId":"h2","startDate":"2026-01-11","endDate":null,"type":"daily","requiredNumberOfCompletionsPerDay":8}]}
    """

  @Test func goalsComeWithTheirDates() {
    let files = daybook(["daybook.conf": "daybook 1\n", "k.json": Self.kit])
    #expect(Run("import k.json --declare", in: files).status == 0)
    #expect(
      files["/log/daybook.conf"] == """
        daybook 1
        habit read "Read"
        measure sips "Sips" goal 1 until 2026-01-10
        goal sips 8 from 2026-01-11

        """)
    #expect(files["/log/2026-01-09.txt"]?.hasPrefix("[x] read 2 source:habitkit") == true)
    #expect(Run("check", in: files).status == 0)
    #expect(Run("import k.json --declare", in: files).output == "")
  }

  @Test func aHabitRenamedHereIsNotDeclaredAgain() {
    let files = daybook(["daybook.conf": "daybook 1\n", "k.json": Self.kit])
    _ = Run("import k.json --declare", in: files)
    files["/log/daybook.conf"] = files["/log/daybook.conf"]!.replacing(
      "read \"Read\"", with: "books \"Books\"")
    for day in ["08", "09", "10"] {
      files["/log/2026-01-\(day).txt"] = files["/log/2026-01-\(day).txt"]!.replacing(
        "] read ", with: "] books ")
    }
    let longer = Self.kit.replacing(
      "\"completions\":[",
      with:
        "\"completions\":[\n{\"id\":\"c9\",\"date\":\"2026-01-07T08:00:00.000Z\",\"habitId\":\"h1\",\"timezoneOffsetInMinutes\":0,\"amountOfCompletions\":1},"
    )
    files["/log/k.json"] = longer
    let run = Run("import k.json --declare", in: files)
    #expect(run.errors.hasPrefix("'Read' is 'books' here\n"))
    #expect(run.output == "2026-01-07.txt:1: [x] books source:habitkit id:c9\n")
  }

  @Test func aColumnRenamedHereIsNotDeclaredAgain() {
    let files = daybook(["daybook.conf": "daybook 1\n", "t.csv": "date,Foo Bar,Cups\n2026-01-10,yes,3\n"])
    _ = Run("import t.csv --declare", in: files)
    _ = Run("rename foo-bar walk --yes", in: files)
    let run = Run("import t.csv --declare", in: files)
    #expect(run.errors.hasPrefix("'Foo Bar' is 'walk' here\n") && run.output == "", "\(run.errors)")
    #expect(files["/log/daybook.conf"]?.contains("foo-bar") == false)
  }

  @Test func whatIsTakenBackThereIsToldAndOpenedWithUpdate() {
    let files = daybook(["daybook.conf": "daybook 1\n", "k.json": Self.kit])
    _ = Run("import k.json --declare", in: files)
    let line =
      "\n{\"id\":\"c2\",\"date\":\"2026-01-09T08:00:00.000Z\",\"habitId\":\"h1\",\"timezoneOffsetInMinutes\":0,\"amountOfCompletions\":2},"
    files["/log/k.json"] = Self.kit.replacing(line, with: "")
    let before = files["/log/2026-01-09.txt"]
    let told = Run("import k.json", in: files)
    #expect(
      told.errors.hasPrefix(
        "2026-01-09.txt:1: 'read' is '[x]' here and no longer in the import; left as it is\n"))
    #expect(files["/log/2026-01-09.txt"] == before)
    #expect(Run("import k.json --update", in: files).errors.contains("1 line changed"))
    #expect(files["/log/2026-01-09.txt"]?.hasPrefix("[ ] read 2 source:") == true)
    #expect(Run("import k.json", in: files).errors == "import: nothing new, 3 there already\n")
  }

  @Test func anEntryThatIsTakenBackThereIsToldAndMadeACommentWithUpdate() {
    let files = daybook(["daybook.conf": "daybook 1\n", "k.json": Self.kit])
    _ = Run("import k.json --declare", in: files)
    files["/log/k.json"] = Self.kit.replacing("\"c4\"", with: "\"c5\"").replacing(
      "10T08:00:00.000Z\",\"habitId\":\"h2\"", with: "11T08:00:00.000Z\",\"habitId\":\"h2\"")
    let told = Run("import k.json --dry-run --json", in: files)
    #expect(
      told.errors.hasPrefix(
        "2026-01-10.txt:2: 'sips' is '1' here and no longer in the import; left as it is\n"))
    #expect(told.output.contains("\"gone\": 1,"))
    #expect(
      Run("import k.json --update", in: files).output == """
        2026-01-10.txt:2: # sips 1 source:habitkit id:c4
        2026-01-11.txt:1: sips 1 source:habitkit id:c5

        """)
    #expect(Run("import k.json --update", in: files).errors == "import: nothing new, 4 there already\n")
    #expect(Run("check", in: files).status == 0)
  }

  @Test func theFirstTickOfAllIsMissedToo() {
    let files = daybook(["daybook.conf": "daybook 1\n", "k.json": Self.kit])
    _ = Run("import k.json --declare", in: files)
    files["/log/k.json"] = Self.kit.replacing(
      "{\"id\":\"c1\",\"date\":\"2026-01-08T08:00:00.000Z\",\"habitId\":\"h1\",\"timezoneOffsetInMinutes\":0,\"amountOfCompletions\":1},",
      with: "")
    #expect(
      Run("import k.json", in: files).errors.hasPrefix("2026-01-08.txt:1: 'read' is '[x]' here and no longer")
    )
    // An export of the day before knows nothing of what is later.
    files["/log/k.json"] = Self.kit.replacing("01-10T08", with: "01-09T09")
    #expect(!Run("import k.json", in: files).errors.contains("2026-01-10.txt"))
  }

  @Test func schedulesRemindersAndCategoriesOfHabitKitAreAccountedFor() {
    let kit = """
      {"habits":[{"id":"h1","name":"Gym","isInverse":false,"orderIndex":0,"archived":false}],
      "completions":[{"id":"c1","date":"2026-01-07T23:00:00.000Z","habitId":"h1","timezoneOffsetInMinutes":60,"amountOfCompletions":1}],
      "intervals":[
      {"habitId":"h1","startDate":"2025-10-31T23:00:00.000Z","endDate":"2025-12-31T23:00:00.000Z","type":"week","requiredNumberOfCompletions":2},
      {"habitId":"h1","startDate":"2025-12-31T23:00:00.000Z","endDate":null,"type":"week","requiredNumberOfCompletions":3}],
      "categories":[{"id":"k1","name":"Health"}],"categoryMappings":[{"habitId":"h1","categoryId":"k1"}],
      "reminders":[{"id":"r1","habitId":"h1","weekdayIndices":[0,2],"hour":18,"minute":30}]}
      """
    let files = daybook(["daybook.conf": "daybook 1\n", "k.json": kit])
    let run = Run("import k.json --declare", in: files)
    #expect(
      run.output.hasPrefix("daybook.conf:2: habit gym \"Gym\" 18:30 3/week # Health\n2026-01-08.txt:1: "))
    #expect(
      run.errors.hasPrefix(
        "a daybook has no place for these, left out: 'Gym 2/week until 2025-12-31' (1);"))
    #expect(run.status == 1)
    let counts = kit.replacing(
      "\"type\":\"week\",\"requiredNumberOfCompletions\"",
      with: "\"type\":\"none\",\"requiredNumberOfCompletionsPerDay\"")
    files["/log/daybook.conf"] = "daybook 1\n"
    files["/log/k.json"] = counts
    #expect(
      Run("import k.json --declare", in: files).output.hasPrefix(
        "daybook.conf:2: measure gym \"Gym\" goal 2 # Health\ndaybook.conf:3: goal gym 3 from 2026-01-01\n"))
  }

  @Test func aPipeIsReadByWhatItHolds() {
    let files = daybook(["daybook.conf": small])
    let run = Run("import -", in: files, input: "2026-01-12 : Gym : y : : \n")
    #expect(run.output == "2026-01-12.txt:1: [x] gym source:harsh id:2026-01-12-gym\n")
    let broken = Run("import -", in: files, input: "title,entry_type,entry_date\nGym,completed,20261399\n")
    #expect(broken.errors.hasPrefix("-:2: not understood"))
  }

  @Test func aFolderOfOneHabitIsThatHabit() {
    let marks = "Date,Value,Notes\n2026-01-12,YES_MANUAL,late\n2026-01-11,UNKNOWN,\n"
    let files = daybook(["daybook.conf": "daybook 1\nhabit bath\n", "001 Bath/Checkmarks.csv": marks])
    #expect(
      Run("import '001 Bath'", in: files).output
        == "2026-01-12.txt:1: [x] bath late source:loop id:2026-01-12-bath\n")
    let alone = daybook(["daybook.conf": "daybook 1\nhabit bath\n", "marks.csv": marks])
    let run = Run("import marks.csv", in: alone)
    #expect(
      run.errors.hasPrefix("marks.csv: nothing tells whose habit this is: 2 rows left out; say --name NAME\n")
    )
    #expect(run.status == 1)
    #expect(
      Run("import marks.csv --name bath", in: alone).output.hasPrefix("2026-01-12.txt:1: [x] bath late "))
  }

  @Test func aDatabaseIsToldWhatToDo() {
    let files = daybook(["daybook.conf": small, "loop.db": "SQLite format 3\0\0"])
    #expect(
      Run("import loop.db", in: files).errors
        == "daybook: 'loop.db' is a database; have the app write a CSV (Loop: Settings, Export as CSV) and import that\n"
    )
  }

  @Test func aNoteBesideWhatIsNotDeclaredIsKeptAndEveryColumnIsTold() {
    let table = "Date,Glasses,Weight,Note\n2026-01-12,6,82,slept badly\n2026-01-11,,,rain\n"
    let files = daybook(["daybook.conf": "daybook 1\nmeasure weight unit kg last\n", "x.csv": table])
    let told = Run("import x.csv --explain", in: files).output
    #expect(told.contains("'Note': 1 record: taken as text"), "\(told)")
    #expect(told.contains("'Note': 1 record: nothing else is taken of its row"), "\(told)")
    let run = Run("import x.csv", in: files)
    #expect(run.errors.contains("column 'Note' has texts in rows of which nothing else is taken: 1 left out"))
    #expect(files["/log/2026-01-12.txt"]?.hasPrefix("weight 82 slept badly source:csv") == true)
  }

  @Test func aNoteOfARowIsWrittenOnce() {
    let table = "Date,Water (ml),Gym,Notes\n2026-01-12,500,yes,rainy\n"
    let files = daybook(["daybook.conf": small, "a.csv": table])
    _ = Run("import a.csv", in: files)
    #expect(
      files["/log/2026-01-12.txt"]
        == "water 500ml rainy source:csv id:2026-01-12-Water\n[x] gym source:csv id:2026-01-12-Gym\n")
  }

  @Test func aLongNameIsNotCutWithinAWord() {
    let name = "Take a very long walk through the neighbourhood before work"
    let files = daybook(["daybook.conf": "daybook 1\n", "log": "2026-01-12 : \(name) : y : : \n"])
    #expect(
      Run("import log --declare", in: files).output.hasPrefix(
        "daybook.conf:2: habit take-a-very-long-walk-through-the \"\(name)\"\n"))
  }
}
