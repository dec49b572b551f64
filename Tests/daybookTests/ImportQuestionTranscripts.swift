import Notation
import Testing

@testable import daybook

/// The units of what other programs only count.
@Suite struct ImportQuestionTranscripts {
  static let bull = """
    HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
    Water,,,2026-01-10,8,
    Water,,,2026-01-11,6,with lemon
    Gym,,,2026-01-10,1,

    """

  @Test func aCountOfAVolumeIsAQuestionAndNothingIsWritten() {
    let files = daybook(["daybook.conf": small, "a.csv": Self.bull])
    let before = files.paths
    let run = Run("import a.csv", in: files)
    #expect(
      run.errors == """
        daybook: 'Water' has 2 records without a unit, and 'water' is measured in ml: what is one of them?
          --as water=cup   (a cup of daybook.conf)
          --as water=ml
          --as water=habit   (ticks of a habit of its own)
          --name Water=another
        nothing was written; add one of these and import again

        """)
    #expect(run.output == "" && run.status == 2)
    #expect(files.paths == before)
  }

  @Test(
    arguments: [
      ("--as water=cup", "water 8cup "), ("--as Water=ml", "water 8ml "), ("--as water=0.25l", "water 2l "),
      ("--as water=habit --declare", "[x] water-habit 8 "),
      ("--as water=habit:drank --declare", "[x] drank 8 "), ("--name Water=Drank --declare", "drank 8 "),
    ])
  func anAnswerSaysWhatOneIs(options: String, line: String) {
    let files = daybook(["daybook.conf": small, "a.csv": Self.bull])
    let run = Run("import a.csv \(options)", in: files)
    #expect(run.status == 0)
    #expect(run.output.contains("2026-01-10.txt:1: \(line)"), "\(run.output)")
    #expect(Run("import a.csv \(options)", in: files).output == "")
  }

  @Test(
    arguments: [
      (
        "--as water=kg",
        "--as 'water': 'water' is measured in ml, and this is no amount of it; nothing was written"
      ),
      (
        "--as water=ml --as milk=cup",
        "--as 'milk': nothing in the import is called that; nothing was written"
      ),
      (
        "--name drink",
        "--name: this holds more than one name: 'Water', 'Gym'; say OLD=NEW; nothing was written"
      ),
    ])
  func anAnswerThatFitsNothingIsAnError(options: String, error: String) {
    let files = daybook(["daybook.conf": small, "a.csv": Self.bull])
    let run = Run("import a.csv \(options)", in: files)
    #expect(run.errors == "daybook: \(error)\n")
    #expect(run.status == 2)
    #expect(files["/log/2026-01-10.txt"] == nil)
  }

  @Test(arguments: [
    ("n/a", "n/a"), ("\"9,500\"", "9,500"), ("yes (45 min)", "yes (45 min)"), ("2.5.1", "2.5.1"),
  ])
  func anOddCellCostsThatCellAndNotItsColumn(cell: String, told: String) {
    let table = "Date,Water (ml),Coffee\n2026-01-10,\(cell),2\n2026-01-11,500,1\n2026-01-12,750,\n"
    let files = daybook(["daybook.conf": "daybook 1\n", "a.csv": table])
    let run = Run("import a.csv --declare", in: files)
    #expect(run.status == 1)
    #expect(run.errors.contains("a.csv:2: not understood, left out: 'Water: \(told)'\n"))
    #expect(files["/log/2026-01-11.txt"]?.hasPrefix("water 500ml ") == true)
    #expect(files["/log/2026-01-10.txt"]?.hasPrefix("coffee 2 ") == true)
  }

  @Test func aColumnOfUnitsIsUsed() {
    let files = daybook([
      "daybook.conf": small, "a.csv": "Date,Qty,Unit\n2026-01-10,0.75,L\n2026-01-11,33,cL\n",
    ])
    let run = Run("import a.csv --map date=Date,water=Qty,unit=Unit", in: files)
    #expect(run.status == 0)
    #expect(run.output.contains("2026-01-10.txt:1: water 0.75L ") && run.output.contains(" water 33cL "))
    let named = daybook(["daybook.conf": small, "a.csv": "Date,Amount,Unit\n2026-01-10,0.75,L\n"])
    #expect(Run("import a.csv", in: named).errors.contains("say it with --name, such as --name water"))
    #expect(Run("import a.csv --name water", in: named).output.hasPrefix("2026-01-10.txt:1: water 0.75L "))
  }

  @Test(arguments: ["00:00:00 +0100|23:00:00", "00:00:00 +0100|23:59:00", "00:00:00 +0100|23:59:59"])
  func aTotalOfADayHasNoTimeAndIsOfTheDayItNames(span: String) {
    let parts = span.split(separator: "|")
    let xml = """
      <HealthData><Record type="HKQuantityTypeIdentifierDietaryWater" sourceName="B" unit="mL" \
      startDate="2026-01-10 \(parts[0])" endDate="2026-01-10 \(parts[1]) +0100" value="2100"/></HealthData>
      """
    let files = daybook(["daybook.conf": "day-starts 04:00\n" + small, "a.xml": xml])
    #expect(Run("import a.xml", in: files).output.hasPrefix("2026-01-10.txt:1: water 2100ml source:"))
  }

  @Test func bucketsOfHealthAutoExportMayBeDatesAlone() {
    let json = """
      {"data":{"metrics":[{"name":"dietary_water","units":"mL","data":[
      {"date":"2026-01-10","qty":2100},{"date":"2026-01-11","qty":1800}]}]}}
      """
    let files = daybook(["daybook.conf": "day-starts 04:00\n" + small, "a.json": json])
    let run = Run("import a.json", in: files)
    #expect(run.output.hasPrefix("2026-01-10.txt:1: water 2100ml source:"))
    #expect(run.errors.hasSuffix("import: 2 lines added on 2 days\n"))
  }

  @Test(
    arguments: [
      "Date,Read,Gym,\n2026-01-12,2,3,\n2026-01-11,1,-1,\n2026-01-10,2,0,\n",
      "Date,Read,Gym,\n2026-01-12,YES_MANUAL,SKIP,\n2026-01-11,YES_AUTO,UNKNOWN,\n2026-01-10,YES_MANUAL,NO,\n",
    ])
  func loopsTableIsKnownByWhatItHolds(table: String) {
    let files = daybook(["daybook.conf": "daybook 1\n", "Checkmarks (1).csv": table])
    let run = Run("import 'Checkmarks (1).csv' --declare", in: files)
    #expect(run.output.contains("[x] read source:loop"))
    #expect(run.output.contains("[-] gym source:loop"))
    #expect(files["/log/2026-01-11.txt"] == nil)
    #expect(Run("import 'Checkmarks (1).csv' --from loop", in: files).output == "")
  }

  @Test(
    arguments: [
      "Date,Coffee,Read,\n2026-01-10,2,3,\n2026-01-11,1,2,\n",
      "Date,Coffee,Water,\n2026-01-11,2,2500,\n2026-01-10,1,1250,\n",
      "Date,Coffee\n2026-01-11,2\n2026-01-10,1\n",
    ])
  func aTableOfAPersonsOwnIsNotLoops(table: String) {
    let files = daybook(["daybook.conf": "daybook 1\n", "a.csv": table])
    #expect(Run("import a.csv --declare", in: files).output.contains("coffee 2 source:csv"))
  }

  @Test func onlyAsksForSomeOfIt() {
    let files = daybook(["daybook.conf": small, "a.csv": Self.bull])
    let run = Run("import a.csv --only gym", in: files)
    #expect(run.status == 0)
    #expect(run.output == "2026-01-10.txt:1: [x] gym source:habitbull id:2026-01-10-gym\n")
  }

  @Test func aWeightOfFitbitsIsAskedFor() {
    let text = "Body\nDate,Weight,BMI,Fat\n\"2026-01-10\",\"182.4\",\"0\",\"0\"\n"
    let files = daybook(["daybook.conf": "daybook 1\nmeasure weight unit kg last\n", "a.csv": text])
    let run = Run("import a.csv", in: files)
    #expect(
      run.errors.contains("is measured in kg: what is one of them?\n  --as weight=kg\n  --as weight=lb\n"))
    #expect(
      Run("import a.csv --as weight=lb", in: files).output.hasPrefix("2026-01-10.txt:1: weight 182.4lb "))
  }

  @Test func anAnswerDeclaresWhatIsNotDeclared() {
    let files = daybook(["daybook.conf": "daybook 1\n", "a.csv": Self.bull])
    let run = Run("import a.csv --as water=250ml --declare", in: files)
    #expect(run.output.hasPrefix("daybook.conf:2: measure water \"Water\" unit ml\n"))
    #expect(run.output.contains("2026-01-10.txt:1: water 2000ml "))
    #expect(run.status == 0)
  }

  @Test func aQuestionIsInTheJSONToo() {
    let files = daybook(["daybook.conf": small, "a.csv": "Date,Water\n2026-01-12,8\n"])
    for (command, status) in [("import a.csv --json", Int32(2)), ("import a.csv --explain --json", 1)] {
      let run = Run(command, in: files)
      #expect(run.status == status)
      #expect(
        run.output.hasSuffix(
          "\"questions\": [{\"name\": \"Water\", \"subject\": \"water\", \"unit\": \"ml\", \"numbers\": 1, \"ticks\": 0}]\n}\n"
        ))
    }
  }

  @Test func theAccountTellsOfEveryNameAndColumn() throws {
    let table = "Date,Water (ml),Mood,Read\n2026-01-10,500,so so,yes\n2026-01-11,750,fine,no\n"
    let files = daybook(["daybook.conf": small, "a.csv": table])
    let explained = Run("import a.csv --explain", in: files)
    #expect(
      explained.output == """
        a.csv: read as csv
        'Water': 2 records, 2026-01-10..2026-01-11: taken as 'water'
        'Read': 1 record, 2026-01-10: not declared; this takes it: habit read
        'Mood': 2 records: neither numbers nor ticks

        """)
    #expect(explained.status == 1)
    #expect(files["/log/2026-01-10.txt"] == nil)
    #expect(
      Run("import /log/a.csv --explain", in: MemoryFiles(["/log/a.csv": table])).output.contains("'Read'"))
    let run = Run("import a.csv --json", in: files)
    let json = try JSON(parsing: ContiguousArray(run.output.utf8))
    #expect(json["schema"]?.text == "daybook.import/1")
    #expect(json["written"]?.bool == true && json["dryRun"]?.bool == false)
    #expect(json["added"]?.integer == 2 && json["present"]?.integer == 0)
    let items = json["items"]?.elements ?? []
    #expect(items.map { $0["name"]?.text } == ["Water", "Read", "Mood"])
    #expect(items.map { $0["records"]?.integer } == [2, 1, 2])
    #expect(items.map { $0["leftOut"]?.text } == [nil, "undeclared", "words"])
    #expect(items.map { $0["line"]?.text } == [nil, "habit read", nil])
    #expect(run.status == 1)
  }

  @Test func aNumberThatMayBeThousandsIsToldWithBothReadings() {
    let table = "date,water (ml)\n2026-01-12,1.500\n2026-01-13,2.250\n2026-01-14,300\n"
    let files = daybook(["daybook.conf": small, "a.csv": table])
    let run = Run("import a.csv", in: files)
    #expect(run.output == "2026-01-14.txt:1: water 300ml source:csv id:2026-01-14-water\n")
    #expect(
      run.errors.hasSuffix(
        """
        a.csv:2: 'water (ml)' has 2 numbers that may be read in two ways, left out: '1.500' is 1500 or 1.5; \
        write each as the one it is, and import again
        import: 1 line added on 1 day, 2 not understood

        """))
    #expect(run.status == 1)
    #expect(
      Run("import a.csv --json", in: files).output.contains(
        "\"reason\": \"ambiguous-number\", \"text\": \"water (ml): 1.500\""))
    #expect(Run("import a.csv --explain", in: files).output.contains("'1.500' is 1500 or 1.5; "))
    files["/log/a.csv"] = table.replacing("1.500", with: "1500").replacing("2.250", with: "2.25")
    #expect(
      Run("import a.csv", in: files).errors.hasSuffix("import: 2 lines added on 2 days, 1 there already\n"))
  }

  @Test func anAnswerOfThreeDecimalsIsNoAnswer() {
    let files = daybook(["daybook.conf": small, "a.csv": Self.bull])
    #expect(Run("import a.csv --as water=1.500ml", in: files).status == 2)
    #expect(Run("import a.csv --as water=1.500l", in: files).output.contains(" water 12l "))
  }

  @Test(arguments: ["rfc", "excel", "excel-cs"], ["wide", "csv"])
  func daybooksOwnThreeDecimalsComeBack(dialect: String, format: String) {
    let days = ["2026-01-10.txt": "water 1.5050ml\n", "2026-01-12.txt": "water 12.0010ml\n"]
    let files = daybook(days.merging(["daybook.conf": small]) { $1 })
    let table = Run("export --format \(format) --dialect \(dialect)", in: files).output
    #expect(table.contains(dialect == "excel-cs" ? "1,505" : "1.505"))
    let copy = daybook(["daybook.conf": small, "a.csv": table])
    let run = Run("import a.csv", in: copy)
    #expect(run.status == 0, "\(run.errors)")
    #expect(copy["/log/2026-01-10.txt"]?.hasPrefix("water 1.5050ml ") == true)
    #expect(copy["/log/2026-01-12.txt"]?.hasPrefix("water 12.0010ml ") == true)
  }
}
