import TestSupport
import Testing

@testable import daybook

/// Imports of records that were corrected in the other program since.
@Suite struct ImportCorrectionTranscripts {
  private static let table = "date,gym,gym time\n2026-01-12,done,18:00\n"

  private static func brief(_ tick: String) -> String {
    "{\"habits\":[{\"id\":\"gym\",\"label\":\"Gym\"}],\"dailyData\":{\"2026-01-12\":{\"gym\":{\(tick)}}}}\n"
  }

  @Test(arguments: [
    ("a.csv", table, "csv"), ("a.json", brief("\"completed\":true,\"time\":\"18:00\""), "json"),
  ])
  func aCorrectedTimeIsToldAndChangedWhenAskedFor(name: String, first: String, source: String) {
    let files = daybook(["daybook.conf": small, name: first])
    _ = Run("import \(name)", in: files)
    #expect(files["/log/2026-01-12.txt"] == "[x] gym 18:00 source:\(source) id:2026-01-12-gym\n")
    files["/log/\(name)"] = first.replacing("18:00", with: "07:30")
    let told = Run("import \(name)", in: files)
    #expect(
      told.errors == """
        2026-01-12.txt:1: 'gym' is '18:00' here and '07:30' in the import; left as it is
        import: nothing new, 1 differing, which --update changes

        """)
    #expect(told.output == "")
    #expect(Run("import \(name) --json", in: files).output.contains("\"differing\": 1,"))
    #expect(files["/log/2026-01-12.txt"]?.contains("18:00") == true)
    let run = Run("import \(name) --update", in: files)
    #expect(run.output == "2026-01-12.txt:1: [x] gym 07:30 source:\(source) id:2026-01-12-gym\n")
    #expect(run.errors.hasSuffix("import: 1 line changed\n"))
    #expect(Run("import \(name)", in: files).errors == "import: nothing new, 1 there already\n")
  }

  @Test(
    arguments: [
      // The line, what is told of it, and the line with --update.
      ("[ ] gym 18:00 late", "'[ ] 18:00' here and '[x] 07:30' in", "[x] gym 07:30 late"),
      ("[x] gym late", "'[x]' here and '[x] 07:30' in", "[x] gym 07:30 late"),
      ("[ ] gym 07:30", "'[ ]' here and '[x]' in", "[x] gym 07:30"),
      ("- [x] gym 6:00pm", "'6:00pm' here and '7:30am' in", "- [x] gym 7:30am"),
    ])
  func everythingThatDiffersOfALineIsToldAtOnce(line: String, told: String, changed: String) {
    let tags = " source:csv id:2026-01-12-gym\n"
    let files = daybook([
      "daybook.conf": small, "a.csv": Self.table.replacing("18:00", with: "07:30"),
      "2026-01-12.txt": line + tags,
    ])
    #expect(
      Run("import a.csv", in: files).errors.hasPrefix(
        "2026-01-12.txt:1: 'gym' is \(told) the import; left as it is\n"))
    _ = Run("import a.csv --update", in: files)
    #expect(files["/log/2026-01-12.txt"] == changed + tags)
  }

  @Test(arguments: ["[x] gym 18:00-19:30", "[x] gym 18:00-?", "[x] gym 07:30:20"])
  func aRangeKeepsItsEndAndATimeItsSeconds(line: String) {
    let file = line + " source:csv id:2026-01-12-gym\n"
    let files = daybook([
      "daybook.conf": small, "a.csv": Self.table.replacing("18:00", with: "07:30"), "2026-01-12.txt": file,
    ])
    #expect(Run("import a.csv --update", in: files).errors.hasSuffix("nothing new, 1 there already\n"))
    #expect(files["/log/2026-01-12.txt"] == file)
  }

  @Test func anAmountAndATimeOfOneIDAreCorrectedTogether() {
    let table = """
      com.samsung.health.water_intake,6307003,6
      start_time,amount,time_offset,datauuid
      2026-01-12 17:00:00.000,250,UTC+0100,a

      """
    let files = daybook(["daybook.conf": small, "a.csv": table])
    _ = Run("import a.csv", in: files)
    files["/log/a.csv"] = table.replacing("17:00", with: "17:10").replacing(",250", with: ",300")
    #expect(
      Run("import a.csv", in: files).errors.hasPrefix(
        "2026-01-12.txt:1: 'water' is '250ml 18:00' here and '300ml 18:10' in the import; left as it is\n"))
    #expect(
      Run("import a.csv --update", in: files).output.hasPrefix("2026-01-12.txt:1: water 300ml 18:10 source:"))
    // A whole hour may be another zone's.
    #expect(
      Run("import a.csv --zone +02:00", in: files).errors.hasPrefix(
        "1 line of an earlier import stands at another time, as it was imported with another --zone, and stays there; "
      ))
    #expect(
      Run("import a.csv --zone +02:00 --lang cs", in: files).errors.contains("zůstává"))
  }

  @Test func linesOfOneIDAreComparedEachWithItsRow() {
    let day = "water 250ml 08:00 source:x id:1\nwater 300ml 09:00 source:x id:1\n"
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": day])
    files["/log/a.csv"] = Run("export --format csv", in: files).output
    #expect(Run("import a.csv --update", in: files).errors == "import: nothing new, 2 there already\n")
    files["/log/2026-01-12.txt"] = "water 250ml 08:00 source:x id:1\n"
    #expect(Run("import a.csv", in: files).output == "2026-01-12.txt:2: water 300ml 09:00 source:x id:1\n")
    #expect(files["/log/2026-01-12.txt"] == day)
  }

  @Test(arguments: [("true", "false", "[x]", "[ ]"), ("false", "true", "[ ]", "[x]")])
  func aTickOfABriefIsOneLine(first: String, then: String, here: String, there: String) {
    let files = daybook(["daybook.conf": small, "a.json": Self.brief("\"completed\":\(first)")])
    #expect(
      Run("import a.json", in: files).output
        == "2026-01-12.txt:1: \(here) gym source:json id:2026-01-12-gym\n")
    files["/log/a.json"] = Self.brief("\"completed\":\(then)")
    let told = Run("import a.json", in: files)
    #expect(
      told.errors == """
        2026-01-12.txt:1: 'gym' is '\(here)' here and '\(there)' in the import; left as it is
        import: nothing new, 1 differing, which --update changes

        """)
    #expect(told.output == "")
    #expect(
      Run("import a.json --update", in: files).output
        == "2026-01-12.txt:1: \(there) gym source:json id:2026-01-12-gym\n")
    #expect(Run("import a.json --update", in: files).errors == "import: nothing new, 1 there already\n")
  }

  @Test(
    arguments: [
      // Lines of versions that gave open ticks an id of their own, the brief's tick, and the lines with --update.
      ("[ ] gym ID-open", "false", "[ ] gym ID-open"), ("[ ] gym ID-open", "true", "[x] gym ID-open"),
      ("[x] gym ID\n[ ] gym ID-open", "true", "[x] gym ID\n[ ] gym ID-open"),
      ("[x] gym ID\n[ ] gym ID-open", "false", "[ ] gym ID\n[ ] gym ID-open"),
      // A line of the person's own says as much as an open tick.
      ("[x] gym 18:00", "false", "[x] gym 18:00"), ("[ ] gym 18:00", "true", "[ ] gym 18:00\n[x] gym ID"),
    ])
  func aTickOfAnEarlierImportIsNotDoubled(lines: String, isDone: String, after: String) {
    func file(_ lines: String) -> String {
      lines.replacing("ID", with: "source:json id:2026-01-12-gym") + "\n"
    }
    let files = daybook([
      "daybook.conf": small, "a.json": Self.brief("\"completed\":\(isDone)"), "2026-01-12.txt": file(lines),
    ])
    _ = Run("import a.json --update", in: files)
    #expect(files["/log/2026-01-12.txt"] == file(after))
    #expect(Run("import a.json --update", in: files).output == "")
  }

  @Test func aHabitWhoseNameEndsInOpenIsAnother() {
    let brief = """
      {"habits":[],"dailyData":{"2026-01-12":{"shop-open":{"completed":true},"shop":{"completed":false}}}}
      """
    let files = daybook(["daybook.conf": "daybook 1\nhabit shop\nhabit shop-open\n", "a.json": brief])
    _ = Run("import a.json", in: files)
    let day = """
      [x] shop-open source:json id:2026-01-12-shop-open
      [ ] shop source:json id:2026-01-12-shop

      """
    #expect(files["/log/2026-01-12.txt"] == day)
    files["/log/2026-01-12.txt"] = "[x] shop-open source:json id:2026-01-12-shop-open\n"
    #expect(Run("import a.json --update", in: files).errors.hasPrefix("import: 1 line added"))
    #expect(files["/log/2026-01-12.txt"] == day)
    files["/log/2026-01-12.txt"] = "[x] shop-open source:json id:2026-01-12-shop-open\n"
    files["/log/a.json"] = brief.replacing("\"shop-open\":{\"completed\":true},", with: "")
    _ = Run("import a.json --update", in: files)
    #expect(files["/log/2026-01-12.txt"] == day)
  }

  /// What an import with --update leaves is what an import of the corrected history alone would have made.
  @Test(arguments: ["a.csv", "a.json"])
  func aCorrectedHistoryIsWhatIsHere(name: String) {
    for seed in seeds(20) {
      var chance = SplitMix64(seed: seed)
      var histories = ["", ""]
      for place in histories.indices {
        var rows: [String] = []
        for day in 10...15 {
          let (isDone, minute) = (chance.chance(60), 10 + chance.below(50))
          rows.append(
            name == "a.csv"
              ? "2026-01-\(day),\(isDone ? "done" : "open"),08:\(minute)"
              : "\"2026-01-\(day)\":{\"gym\":{\"completed\":\(isDone),\"time\":\"08:\(minute)\"}}")
        }
        histories[place] =
          name == "a.csv"
          ? "date,gym,gym time\n" + rows.joined(separator: "\n") + "\n"
          : "{\"habits\":[],\"dailyData\":{\(rows.joined(separator: ","))}}"
      }
      let files = daybook(["daybook.conf": small, name: histories[0]])
      let alone = daybook(["daybook.conf": small, name: histories[1]])
      _ = Run("import \(name)", in: files)
      files["/log/\(name)"] = histories[1]
      _ = Run("import \(name) --update", in: files)
      _ = Run("import \(name)", in: alone)
      for day in 10...15 {
        let path = "/log/2026-01-\(day).txt"
        #expect(files[path] == alone[path], "\(name) seed \(seed)")
      }
    }
  }
}
