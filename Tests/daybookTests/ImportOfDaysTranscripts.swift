import TestSupport
import Testing

@testable import daybook

/// Imports of tables with a row a day, whose rows have no time to be told apart by.
@Suite struct ImportOfDaysTranscripts {
  private static func table(_ amounts: Int...) -> String {
    "Date,Water (ml)\n" + amounts.map { "2026-01-12,\($0)\n" }.joined()
  }

  private static func lines(_ file: String?) -> [String] {
    (file ?? "").split(separator: "\n").map { line in
      line.split(separator: " ").prefix { !$0.hasPrefix("source:") }.joined(separator: " ")
    }
  }

  /// The tables that are imported one after the other, and the amounts that the day has at last.
  @Test(arguments: [
    ([table(300), table(300, 500)], ["water 300ml", "water 500ml"]),
    ([table(300, 500), table(400, 300, 500)], ["water 300ml", "water 500ml", "water 400ml"]),
    ([table(300, 500, 700), table(500, 700)], ["water 300ml", "water 500ml", "water 700ml"]),
    ([table(300), table(350)], ["water 350ml"]),
    ([table(300, 500), table(300, 550)], ["water 300ml", "water 550ml"]),
    ([table(500, 500), table(500, 500, 500)], ["water 500ml", "water 500ml", "water 500ml"]),
    ([table(300, 500), table(500, 300)], ["water 300ml", "water 500ml"]),
  ])
  func aRowIsThatOfTheLineThatSaysTheSame(tables: [String], lines: [String]) {
    let files = daybook(["daybook.conf": small])
    for table in tables {
      files["/log/a.csv"] = table
      #expect(Run("import a.csv --update", in: files).status == 0)
    }
    #expect(Self.lines(files["/log/2026-01-12.txt"]) == lines)
    let before = files["/log/2026-01-12.txt"]
    #expect(Run("import a.csv --update", in: files).errors.hasPrefix("import: nothing new, "))
    #expect(files["/log/2026-01-12.txt"] == before)
  }

  @Test func aLineThatWasDeletedComesBackAlone() {
    let files = daybook(["daybook.conf": small, "a.csv": Self.table(500, 500)])
    _ = Run("import a.csv", in: files)
    _ = Run("remove 1 --date 2026-01-12", in: files)
    let again = Run("import a.csv", in: files)
    #expect(again.errors == "import: 1 line added on 1 day, 1 there already\n")
    #expect(Self.lines(files["/log/2026-01-12.txt"]) == ["water 500ml", "water 500ml"])
  }

  @Test(arguments: [
    ("water 250ml 08:00\nwater 1l\n", 1250, true), ("water 250ml 08:00\n", 1250, false),
    ("[ ] gym\n", 300, nil), ("lunch water:250ml\n", 250, true),
  ])
  func aTotalThatTheDayHasIsThereAndAnotherIsTold(day: String, total: Int, isThere: Bool?) {
    let files = daybook([
      "daybook.conf": small, "2026-01-12.txt": day, "a.csv": Self.table(total),
    ])
    let run = Run("import a.csv", in: files)
    switch isThere {
    case true?: #expect(run.errors == "import: nothing new, 1 there already\n" && run.status == 0)
    case false?:
      #expect(
        run.errors == """
          a.csv:2: the day says '250 ml' already, left out: '2026-01-12 Water \(total) ml'; delete those lines to have it, or write it in
          import: nothing new, 1 left out

          """)
      #expect(run.status == 1)
    case nil: #expect(run.errors.contains("1 line added on 1 day"))
    }
    if isThere != nil { #expect(files["/log/2026-01-12.txt"] == day) }
  }

  @Test func anOpenBoxIsNotWhatATableSaysIsDone() {
    let files = daybook([
      "daybook.conf": small, "2026-01-12.txt": "[ ] gym\n", "a.csv": "date,gym\n2026-01-12,yes\n",
    ])
    let run = Run("import a.csv --lang cs", in: files)
    #expect(
      run.errors == """
        a.csv:2: den už říká „[ ]“, vynecháno: „2026-01-12 gym [x]“; smažte ty řádky, nebo to připište
        import: nic nového, vynecháno: 1

        """)
    #expect(run.status == 1)
    files["/log/2026-01-12.txt"] = "[x] gym 18:00\n"
    #expect(Run("import a.csv", in: files).errors == "import: nothing new, 1 there already\n")
  }

  @Test func twoTablesThatSayOtherwiseOfADayAreTold() {
    let files = daybook(["daybook.conf": small, "a.csv": Self.table(300), "b.csv": Self.table(500)])
    let run = Run("import a.csv b.csv", in: files)
    #expect(run.errors.contains("b.csv:2: another row of what is imported says otherwise, left out: "))
    #expect(run.errors.hasSuffix("import: 1 line added on 1 day, 1 left out\n"))
    #expect(run.status == 1)
    let same = daybook(["daybook.conf": small, "a.csv": Self.table(300), "b.csv": Self.table(300)])
    #expect(Run("import a.csv b.csv", in: same).errors.hasSuffix("1 line added on 1 day, 1 there already\n"))
  }
}
