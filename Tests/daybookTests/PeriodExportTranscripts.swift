import Testing

@testable import daybook

/// Tables for spreadsheets: by week and month, in their dialects.
@Suite struct PeriodExportTranscripts {
  private static let conf = """
    week sunday
    measure water "Water" goal 2l
    measure weight unit kg last
    habit gym
    habit read 2/week

    """

  private static var files: MemoryFiles {
    daybook([
      "daybook.conf": conf, "2025-12-28.txt": "water 1l\n",
      "2026-01-01.txt": "water 250ml 08:10\nwater 2l\nweight 82kg\n[x] gym\n[x] read\n",
      "2026-01-04.txt": "water 1l\nweight 81kg\n[-] gym\n[x] read\n", "2026-01-05.txt": "[x] gym\n",
    ])
  }

  // "`2026-W03` (the week that holds that ISO week's Thursday)": of Sundays here.
  @Test func aWeekIsARowAndIsThatOfEveryReport() {
    let run = Run("export --format wide --by week", in: Self.files)
    #expect(
      run.output == """
        week,from,to,water (ml),water days,weight (kg),weight days,gym met,gym due,read met,read due\r
        2026-W01,2025-12-28,2026-01-03,3250,2,82,1,1,3,1,2\r
        2026-W02,2026-01-04,2026-01-10,1000,1,81,1,1,6,1,2\r

        """)
    #expect(run.status == 0)
  }

  @Test func aMonthIsARowCutToThePeriod() {
    #expect(
      Run("export 2025-12-30..2026-01-03 --by month --of water --dialect excel-cs", in: Self.files).output
        == """
        \u{FEFF}month;from;to;water (ml);water days\r
        2025-12;2025-12-30;2025-12-31;;0\r
        2026-01;2026-01-01;2026-01-03;2250;1\r

        """)
  }

  /// "Columns by name where nothing is declared", a row a day or a month.
  @Test(arguments: ["", " --by week", " --by month"])
  func whatNobodyDeclaredIsByName(step: String) {
    let files = daybook([
      "2026-01-12.txt": "[x] zeta\nwater 1l\n[x] alpha\nsleep 7h\n",
      "2026-01-13.txt": "[x] zeta\nwater 1l\n[x] alpha\nsleep 6h30m\n",
    ])
    let header = Run("export --format wide\(step)", in: files).output.prefix { $0 != "\r\n" }
    let places = ["sleep", "water", "alpha", "zeta"].compactMap { header.firstRange(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted(), "\(header)")
  }

  @Test(arguments: ["--by week --format csv", "--by month --format json"])
  func onlyWideIsGrouped(options: String) {
    let run = Run("export \(options)", in: Self.files)
    #expect(run.errors == "daybook: --by is for --format wide alone\n" && run.status == 2)
  }

  @Test func reportsHaveTheDialectsOfSpreadsheets() {
    let files = daybook([
      "daybook.conf": "measure water \"=HYPERLINK(1)\" goal 2l\nhabit gym \"=cmd\"\n",
      "2026-01-12.txt": "water 1.5l\n",
    ])
    let week = Run("week --format csv --dialect excel", in: files).output
    #expect(week.hasPrefix("\u{FEFF}name,") && !week.contains("\n=") && !week.contains(",="))
    #expect(Run("stats --dialect excel-cs", in: files).output.hasPrefix("\u{FEFF}"))
    let bars = Run("week --of water --format csv", in: files).output
    #expect(bars.hasPrefix("date,total,at_least,at_most,state,unit\r\n"))
    #expect(bars.contains("2026-01-12,1500,2000,,pending,ml\r\n"))
  }
}
