import Testing

@testable import daybook

/// What an open box plans is asked for in one way: by the reminders, the coach and the calendar of the phone.
@Suite struct OpenBoxesTests {
  private static let day = "[ ] read 09:10\n[ ] water 250ml 09:20\n[ ] call mum 09:30\n"

  private func reminded(_ configuration: String, _ lines: String = "") -> String {
    let files = MemoryFiles([
      "/log/daybook.conf": "daybook 1\nhabit read 09:10\nmeasure water unit ml goal 2l\nremind habits\n"
        + configuration,
      "/log/2026-01-12.txt": lines + Self.day,
    ])
    return Run("--now 2026-01-12T09:40 remind", in: files).output.withPlainBlanks
  }

  @Test func whatIsPausedOrReachedIsNotAskedFor() {
    let open = reminded("")
    #expect(open.contains("read (09:10), water (09:20), call mum (09:30)"), "\(open)")
    let paused = reminded("pause 2026-01-10..2026-01-14 read\n")
    #expect(!paused.contains("ead (09:10)") && paused.contains("call mum (09:30)"), "\(paused)")
    let ended = reminded("habit old 09:00 until 2026-01-10\n", "[ ] old 09:05\n")
    #expect(!ended.contains("old (09:05)"), "\(ended)")
    let reached = reminded("", "water 2l 08:00\n")
    #expect(!reached.contains("ater (09:20)") && reached.contains("call mum (09:30)"), "\(reached)")
  }

  @Test func theCalendarHasNothingOfAPause() {
    let files = MemoryFiles([
      "/log/daybook.conf":
        "daybook 1\nhabit gym 09:00\nhabit old 10:00 until 2026-01-10\npause 2026-01-12..2026-01-14\n",
      "/log/2026-01-13.txt": "[ ] gym 09:00\n[ ] old 10:00\n",
      "/log/2026-01-15.txt": "[ ] gym 09:00\n[ ] old 10:00\n",
    ])
    let calendar = Run(
      "--now 2026-01-12T08:00 export 2026-01-12..2026-01-15 --format ics", in: files
    ).output
    #expect(calendar.components(separatedBy: "BEGIN:VEVENT").count == 2, "\(calendar)")
    #expect(calendar.contains("UID:2026-01-15-gym@daybook"), "\(calendar)")
  }

  /// What is told of a file is what the import then does.
  @Test func explainingTakesTheDaysThatAnImportTakes() {
    let files = MemoryFiles([
      "/log/daybook.conf": "daybook 1\nmeasure steps goal 8000\n",
      "/log/a.csv": "date,steps\n2026-01-10,200\n2030-01-01,100\n",
    ])
    let run = Run("--now 2026-01-12T12:00 import a.csv --explain", in: files)
    #expect(run.output.contains("'steps': 1 record, 2026-01-10: taken"), "\(run.output)")
    #expect((run.output + run.errors).contains("2030-01-01 steps"), "\(run.output)\(run.errors)")
  }

  /// The mark that wins in a table is the one that is there already when the table comes back.
  @Test func aTableComesBackToWhatItWasMadeOf() {
    let files = MemoryFiles([
      "/log/daybook.conf": "daybook 1\nhabit gym\n", "/log/2026-01-12.txt": "[-] gym 08:00\n[ ] gym 18:00\n",
    ])
    _ = Run("--now 2026-01-12T20:00 export --format wide -o /wide.csv", in: files)
    let run = Run("--now 2026-01-12T20:00 import /wide.csv", in: files)
    #expect(run.status == 0 && !run.errors.contains("left out"), "\(run.output)\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == "[-] gym 08:00\n[ ] gym 18:00\n")
  }
}
