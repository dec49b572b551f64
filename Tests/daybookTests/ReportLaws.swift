import Foundation
import Platform
import Rendering
import Testing

@testable import daybook

/// What holds of every report, whatever it shows.
@Suite struct ReportLaws {
  /// Every report in every form.
  static let reports = [
    "", "day", "day -1", "day --lines", "day --reverse", "day --of water", "week", "week -1", "week --lines",
    "week --of water", "month", "month -1", "month --of water", "month --of gym", "year", "year --of water",
    "year --of breakfast", "stats", "stats water", "stats --period last-month", "stats --explain",
    "stats breakfast --explain", "stats water --with gym", "stats gym water:", "list", "list water",
    "list --reverse gym", "badges", "summary", "summary -1", "summary 2026-03", "summary 2026",
    "summary --with-text", "summary --format markdown", "summary --format html", "summary --format svg",
    "status", "status --format card", "status --format waybar",
  ]
  /// Those of today or of a time up to it.
  static let reportsOfToday = reports.filter {
    !$0.contains("-1") && !$0.contains("last") && !$0.contains("2026")
  }
  static let tables = [
    "day", "day --of water", "week", "week --of water", "month", "month --of water", "year",
    "year --of water",
    "stats", "stats --explain", "badges", "list", "list water",
  ]

  private let season: [String: String] = {
    var files = [
      "daybook.conf": """
      daybook 1
      name Captain
      week sunday
      day-starts 04:00
      measure water "Water" goal 2500ml cup 250ml
      measure coffee "Coffee" goal at most 3cup cup 200ml counts 80% water
      measure weight "Weight" unit kg last
      measure run "Running" unit km goal 15km/week
      measure kcal "Calories" unit kcal goal 1400..1600
      habit breakfast 10:30 "Breakfast"
      habit gym "Gym" every mon wed fri
      habit read "Read" 3/week
      habit mum "Call mum" 1 per 7 days
      pause 2026-03-10..2026-03-12 "Trip"

      """
    ]
    for number in 1...31 where number % 6 != 0 {
      let day = number < 10 ? "0\(number)" : "\(number)"
      files["2026-03-\(day).txt"] = """
        # March \(number)
        water \(number * 100)ml 08:10
        water 2x500ml 2:30
        coffee 1 cup 9:00
        \(number % 3 == 0 ? "[ ]" : "[x]") breakfast 10:\(day) oats kcal:1450
        \(number % 2 == 0 ? "[x]" : "[-]") gym
        [x] read
        run 3km
        weight 8\(number % 10).5kg
        Slept \(number % 4 == 0 ? "badly" : "well").

        """
    }
    return files
  }()

  /// The daybook with its days in folders.
  private func season(in layout: String) -> MemoryFiles {
    var files: [String: String] = [:]
    for (name, text) in season {
      let folder =
        name == "daybook.conf" || layout == "flat" ? "" : layout == "year" ? "2026/" : "2026/03/"
      files[folder + name] = text
    }
    return daybook(files)
  }

  private func line(_ report: String, _ options: String, now: String = "2026-03-29T12:00") -> String {
    let report = report.replacing("last-month", with: "'last month'")
    return "--now \(now) \(options) \(report.isEmpty ? "day" : report)"
  }

  @Test(arguments: reports) func noReportWritesAnything(_ report: String) {
    let files = season(in: "month")
    for operation: FileOperation in [
      .lock, .createFolder, .createTemporary, .write, .copyMode, .sync, .rename, .link, .remove, .syncFolder,
      .append,
    ] { files.refusing[operation] = .notFound }
    let paths = files.paths
    let texts = paths.map { files[$0] }
    for options in ["", "--json", "--linear", "--format csv"] {
      // Options that a report does not have are refused, which writes nothing either.
      let run = Run("--now 2026-03-29T12:00 \(report.isEmpty ? "day" : report) \(options)", in: files)
      #expect(run.status == 0 || run.status == 2)
    }
    #expect(files.paths == paths && paths.map { files[$0] } == texts)
  }

  @Test func onADiskNeitherBytesNorTimesChange() throws {
    let folder = try TemporaryFolder()
    for (name, text) in season { try folder.write(text, to: name, mode: 0o444) }
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    let manager = FileManager.default
    let names = try folder.names
    for name in names + [""] {
      try manager.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.path.appending(Path(name)).description)
    }
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path.description)
    for report in Self.reports {
      let run = Run(line(report, "--dir \(folder.path)"), in: DiskFiles())
      #expect(run.status == 0 && !run.output.isEmpty, "\(report): \(run.errors)")
    }
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path.description)
    #expect(try folder.names == names)
    for name in names {
      #expect(folder[name] == season[name])
      let found = try manager.attributesOfItem(atPath: folder.path.appending(Path(name)).description)
      #expect(found[.modificationDate] as? Date == old, "\(name)")
    }
  }

  @Test(arguments: reports) func theSameBytesInEveryZoneLocaleAndLayout(_ report: String) {
    let wanted = Run(line(report, ""), in: season(in: "flat"))
    #expect(wanted.status == 0 && !wanted.output.isEmpty, "\(wanted.errors)")
    for (zone, locale) in [
      ("Europe/Prague", "C"), ("America/New_York", "en_GB.UTF-8"), ("Pacific/Apia", "tr_TR.UTF-8"),
    ] {
      let run = Run(line(report, ""), in: season(in: "flat"), environment: ["TZ": zone, "LC_ALL": locale])
      #expect(run.output == wanted.output, "\(zone) \(locale)")
    }
    // Reports that say where a line stands say another place.
    guard !report.contains("explain"), !report.contains("--lines"), !report.contains("list") else { return }
    for layout in ["year", "month"] {
      #expect(Run(line(report, ""), in: season(in: layout)).output == wanted.output, "\(layout)")
    }
  }

  @Test(arguments: [
    "2026-03-29T02:30", "2026-10-25T02:30", "2026-03-08T02:30", "2028-02-29T12:00", "2024-02-29T23:59",
    "2026-12-31T23:59", "2027-01-01T00:00", "2027-01-01T04:00", "2026-12-28T12:00", "2020-12-31T12:00",
    "0001-01-01T00:00", "0001-01-02T12:00", "9999-12-31T23:59", "9999-12-27T12:00",
  ])
  func noDayOfTheCalendarIsTrouble(_ now: String) {
    let week = now.hasSuffix("12:00") ? "sunday" : "monday"
    // Statistics from here to the end of all years would take all day; some days are enough beside a turn of clocks.
    var files = now.hasPrefix("2026-03") ? season.filter { $0.key >= "2026-03-25" } : [:]
    files["daybook.conf"] = season["daybook.conf"]?.replacing("week sunday", with: "week \(week)")
    files["\(now.prefix(10)).txt"] = "water 300ml\n[x] breakfast\n"
    // A summary of days that far away judges every day between.
    for report in Self.reports where !report.hasPrefix("summary 2026") {
      let run = Run(line(report, "", now: now), in: daybook(files))
      #expect(run.status == 0 && run.errors == "" && !run.output.isEmpty, "\(report): \(run.errors)")
    }
  }

  /// The reports that are screens of the program's own words: neither a table's file, nor a status line, nor the lines
  /// of day files as they are.
  static let screens = reports.filter { report in
    !["--format", "status", "lines", "reverse", "list"].contains { report.contains($0) }
  }

  @Test(arguments: screens) func noLineIsWiderThanTheScreen(_ report: String) {
    for (width, options) in [(40, "--lang cs"), (40, "--ascii"), (80, "--lang cs --ascii"), (100, "")] {
      let run = Run(line(report, options), in: season(in: "flat"), width: width)
      for text in run.output.split(separator: "\n") {
        #expect(String(text).widthInColumns <= width, "\(report) at \(width): \(text)")
      }
      if options.contains("ascii") {
        #expect(run.output.allSatisfy { $0.isASCII || $0.isLetter || "„“".contains($0) }, "\(run.output)")
      }
    }
  }

  @Test(arguments: reports) func unitedStatesUnitsReachEveryReport(_ report: String) {
    var files = season
    files["daybook.conf"]? += "units us\n"
    let run = Run(line(report, ""), in: daybook(files))
    #expect(run.status == 0)
    guard !["lines", "reverse", "with-text", "list"].contains(where: { report.contains($0) }) else { return }
    for unit in [" ml", "\u{A0}ml", "\u{A0}l ", "\u{A0}km", "\u{A0}kg"] {
      #expect(!run.output.contains(unit), "\(report): \(run.output)")
    }
  }

  @Test(arguments: screens.filter { !$0.contains("with-text") })
  func whatIsReadAloudIsSentencesInBothLanguages(_ report: String) {
    for language in ["en", "cs"] {
      let run = Run(line(report, "--lang \(language)") + " --linear", in: season(in: "flat"))
      #expect(run.status == 0)
      for text in run.output.split(separator: "\n") {
        let isCommand = text.hasPrefix("daybook ")
        #expect(text.last == "." || text.last == "!" || isCommand, "\(report): \(text)")
        for sign in ["█", "░", "▁", "✓", "✗", "◐", "◦", "│", "  ", "·"] {
          #expect(!text.contains(sign), "\(report): \(text)")
        }
      }
    }
  }

  @Test(arguments: tables) func aTableIsPrintedInEveryForm(_ report: String) {
    let files = season(in: "flat")
    let csv = Run(line(report, "") + " --format csv", in: files).output
    let rows = csv.split(separator: "\r\n", omittingEmptySubsequences: true)
    #expect(rows.count > 1 && csv.hasSuffix("\r\n"))
    #expect(rows[0].allSatisfy { $0.isASCII }, "keys are for programs: \(rows[0])")
    let czech = Run(line(report, "--lang cs") + " --format csv", in: files).output
    if !report.contains("explain") { #expect(czech == csv, "CSV has no language") }
    let markdown = Run(line(report, "") + " --format markdown", in: files).output
    #expect(markdown.hasPrefix("**") && markdown.contains("\n| ") && markdown.contains("---"))
    let html = Run(line(report, "--lang cs") + " --format html", in: files).output
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"cs\">") && html.contains("<main>\n<header>\n"))
    #expect(!html.contains("<script") && !html.contains("http:") && !html.contains("https:"))
  }

  /// The lines of files are no data.
  @Test(
    arguments: reports.filter { report in
      !report.hasPrefix("status") && !["--format", "--lines", "--reverse"].contains(where: report.contains)
    })
  func machinesReadNoLanguage(_ report: String) {
    let files = season(in: "flat")
    let english = Run(line(report, "") + " --json", in: files)
    #expect(english.status == 0 && english.output.contains("\"schema\": \"daybook."))
    #expect(Run(line(report, "--lang cs --ascii") + " --json", in: files).output == english.output)
  }

  @Test(arguments: reportsOfToday + ["remind"])
  func whatTodayHasThatDoesNotCountIsTold(_ report: String) {
    let files = daybook([
      "daybook.conf": (season["daybook.conf"] ?? "") + "\nremind every 2h\n",
      "2026-01-12.txt": "water 250ml 08:10\nwater 25o ml 09:10\n",
    ])
    let run = Run(report, in: files)
    #expect(run.errors.contains("2026-01-12.txt:2:7: error"), "\(run.errors)")
  }

  @Test(arguments: tables + ["export --format wide --by week", "export --format wide --by month"])
  func noTableOfAReportIsImported(_ report: String) {
    let files = daybook(season)
    let line = report.hasPrefix("export") ? report : "\(report) --format csv"
    files["/home/table.csv"] = Run(line, in: files).output
    for language in ["en", "cs"] {
      let run = Run("import /home/table.csv --lang \(language)", in: files)
      #expect(run.status == 2 && run.errors.contains("daybook export"), "\(run.output)\(run.errors)")
    }
  }

  @Test(arguments: tables) func noObjectOfAReportIsImported(_ report: String) {
    let files = daybook(season)
    files["/home/report.json"] = Run("\(report) --json", in: files).output
    let run = Run("import /home/report.json", in: files)
    #expect(run.status == 2 && run.errors.contains("neither a backup"), "\(run.output)\(run.errors)")
  }
}
