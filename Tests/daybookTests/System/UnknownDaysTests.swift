import Testing

@testable import daybook

/// A day of which nothing is known, since its file is written in another way or is not on this machine: no report, no
/// badge and no export takes it for a day without anything.
@Suite struct UnknownDaysTests {
  private static let configuration =
    "daybook 1\nmeasure coffee unit cup cup 200ml goal at most 3cup\nhabit calm all coffee\n"

  /// The ways in which a file says nothing of its day.
  static let ways: [@Sendable (MemoryFiles) -> Void] = [
    { $0.put([0xFF, 0xFE, 0x63, 0x00, 0x0A, 0x00], at: "/log/2026-01-08.txt") },
    { $0["/log/2026-01-08.txt"] = "coffee 1cup\rcoffee 1cup\r" },
    { $0["/log/.2026-01-08.txt.icloud"] = "" },
    { files in
      files["/log/2026-01-08.txt"] = "coffee 1cup\n"
      files.unreadable = ["/log/2026-01-08.txt"]
    },
  ]

  /// Six days within the limit, and one in their middle of which nothing is known.
  private func week(_ way: Int) -> MemoryFiles {
    var days = ["daybook.conf": Self.configuration]
    for day in ["05", "06", "07", "09", "10", "11"] { days["2026-01-\(day).txt"] = "coffee 1cup\n" }
    let files = daybook(days)
    Self.ways[way](files)
    return files
  }

  @Test(arguments: ways.indices)
  func sixDaysAreNoWeek(way: Int) {
    let files = week(way)
    func run(_ words: String) -> String { Run("--now 2026-01-12T12:00 " + words, in: files).output }
    let explained = run("stats --explain coffee --json")
    #expect(
      explained.contains("\"met\": 6,") && explained.contains("\"longest\": {\"length\": 3,"), "\(explained)")
    #expect(
      explained.contains("\"not_read\"") && !explained.contains("\"after_end\""), "\(explained)")
    let wide = run("export --format wide")
    #expect(wide.contains("2026-01-07,1,done\r\n2026-01-08,,\r\n2026-01-09,1,done\r\n"), "\(wide)")
    _ = run("badges")
    _ = run("add coffee 1cup")
    let badges = files["/log/badges.txt"] ?? ""
    #expect(badges.contains("streak_3") && !badges.contains("streak_7"), "\(badges)")
  }
}
