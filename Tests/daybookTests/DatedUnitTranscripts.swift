import Interchange
import Journal
import Notation
import TestSupport
import Testing

@testable import daybook

/// "A later-dated `goal` or `cup` line holds from its day on and leaves earlier days as they were": so does a unit.
@Suite struct DatedUnitTranscripts {
  private static let head = """
    daybook 1
    measure coffee unit cup cup 150ml goal at most 3cup
    unit mug 300ml
    measure tea unit mug goal 2mug
    measure juice unit glass counts 50% tea
    measure water goal 2l

    """
  private static let later = """
    cup coffee 250ml from 2026-01-08
    unit mug 400ml from 2026-01-08
    unit glass 200ml from 2026-01-08

    """
  private static let day = "coffee 2cup 08:00\ncoffee 1 10:00\ntea 1 09:00\ntea 300ml\njuice 2 glasses\n"

  private static func files(_ configuration: String) -> MemoryFiles {
    daybook(["daybook.conf": configuration, "2026-01-05.txt": day, "2026-01-06.txt": day])
  }

  @Test(arguments: [
    "day 2026-01-05", "day 2026-01-06 --json", "week 2026-W02", "week 2026-W02 --of coffee", "month 2026-01",
    "stats --explain --period 2026-W02", "list tea", "list tea --json", "export --format csv",
    "export --format wide", "export --format jsonl", "export --format sql", "summary 2026-W02 --json",
    "export --by week", "badges",
  ])
  func daysBeforeAreAsTheyWere(command: String) {
    let line = command + " --now 2026-01-07T12:00"
    for system in ["metric", "us"] {
      let head = Self.head + "units \(system)\n"
      let before = Run(line, in: Self.files(head))
      let after = Run(line, in: Self.files(head + Self.later))
      #expect(before.output == after.output)
      #expect(before.status == 0 && after.status == 0)
    }
  }

  @Test func threeCupsAreThreeOnEachSide() {
    let files = Self.files(Self.head + Self.later)
    files["/log/2026-01-08.txt"] = Self.day
    #expect(
      Run("export --format wide --now 2026-01-08T20:00", in: files).output == """
        date,coffee (cup),tea (mug),juice (glass),water (ml)\r
        2026-01-05,3,2.833333,2,\r
        2026-01-06,3,2.833333,2,\r
        2026-01-07,,,,\r
        2026-01-08,3,2.25,2,\r

        """)
    let week = Run("week --of coffee --now 2026-01-08T20:00", in: files).output.withPlainBlanks
    #expect(week.contains("Total        9 cups") && week.contains("Mean         3 cups"), "\(week)")
    let told = Run("stats tea --explain --now 2026-01-08T20:00", in: files).output.withPlainBlanks
    #expect(told.contains("2026-01-05.txt:3,4,5  ✓ 2.83 / 2 mug = 1 + 1 + 0.83 juice"), "\(told)")
    #expect(told.contains("2026-01-08.txt:3,4,5  ✓ 2.25 / 2 mug = 1 + 0.75 + 0.5 juice"), "\(told)")
  }

  @Test(arguments: ["csv", "wide"]) func whatIsExportedComesBackTheSame(format: String) {
    let files = Self.files(Self.head + Self.later)
    files["/log/2026-01-08.txt"] = Self.day
    let table = Run("export --format \(format) --now 2026-01-08T20:00", in: files).output
    let copy = daybook(["daybook.conf": Self.head + Self.later, "table.csv": table])
    #expect(Run("import table.csv --now 2026-01-08T20:00", in: copy).status == 0)
    let wide = "export --format wide --now 2026-01-08T20:00"
    #expect(Run(wide, in: copy).output == Run(wide, in: files).output)
  }

  /// In litres, whatever a cup held; a measure that is no water in its own unit.
  @Test(arguments: [("water", Micros(600_000)), ("tea", Micros(whole: 3))])
  func whatIsPushedIsWhatWasDrunk(name: String, quantity: Micros) {
    let days = WrittenDays(
      """
      daybook 1
      measure \(name) unit cup cup 200ml push
      cup \(name) 300ml from 2026-01-08

      """, ["2026-01-05": "\(name) 3cup\n"])
    let configuration = days.reader.configuration
    let total = DayTotal(
      of: DayTotal.Kind(0, in: configuration), in: days.days[0].record, configuration, in: Zone(offset: 0))
    #expect(total.quantity == quantity)
  }

  /// The last day of all has no day behind it, and what a cup held until then it holds for ever.
  @Test func aCupUntilTheLastDayIsOne() {
    let files = daybook([
      "daybook.conf": """
      daybook 1
      measure tea unit cup cup 200ml
      cup tea 300ml from 2026-01-08 until 9999-12-31
      cup tea 100ml from 2026-01-10 until 2026-01-11

      """,
      "2026-01-07.txt": "tea 200ml\n", "2026-01-09.txt": "tea 600ml\n", "2026-01-11.txt": "tea 1cup\n",
      "2026-01-12.txt": "tea 300ml\n",
    ])
    #expect(Run("check", in: files).status == 0)
    let table = Run("export --format wide", in: files).output
    #expect(
      table.split(separator: "\r\n").dropFirst()
        == [
          "2026-01-07,1", "2026-01-08,", "2026-01-09,2", "2026-01-10,", "2026-01-11,1", "2026-01-12,1",
        ], "\(table)")
  }
}
