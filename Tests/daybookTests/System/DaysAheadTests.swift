import Testing

@testable import daybook

/// Days that are read before their folder is listed are those that a listing has.
@Suite struct DaysAheadTests {
  private let days = [
    "2025-12-30": "water 1l 09:00\n[x] gym 18:00\n", "2026-01-06": "water 1.5l\n[ ] gym\n",
    "2026-01-08": "water 2l\n[x] gym 19:00\n", "2026-01-11": "water 0.5l\nwatr 1l\n[x] gym 18:30\n",
    "2026-01-12": "water 250ml 08:10\n",
  ]

  /// What is printed of the days, each at the path that `path` gives it, and of files beside them.
  private func shown(
    _ command: String, beside: [String: String] = [:], _ path: (String) -> String
  ) -> String {
    var files = beside
    files["daybook.conf"] = "daybook 1\nmeasure water goal 2l cup 250ml\nhabit gym\n"
    for (day, text) in days { files[path(day)] = text }
    return Run(command + " --now 2026-01-12T20:30", in: daybook(files)).output
  }

  @Test(arguments: ["day --json", "week --format csv", "week", "month --of gym"])
  func whereverADayLiesItCountsOnce(_ command: String) {
    let expected = shown(command) { $0 + ".txt" }
    #expect(
      expected.contains("1") && expected != Run(command + " --now 2026-01-12T20:30", in: daybook([:])).output)
    #expect(shown(command) { $0 + ".md" } == expected)
    #expect(shown(command) { $0 + ($0.hasSuffix("8") ? ".md" : ".txt") } == expected)
    #expect(shown(command) { $0 + ($0.hasSuffix("0") ? ".txt" : ".md") } == expected)
    #expect(shown(command) { ($0.hasSuffix("8") ? "2026/" : "") + $0 + ".txt" } == expected)
    #expect(shown(command) { $0.prefix(4) + "/" + $0 + ".txt" } == expected)
    #expect(
      shown(command, beside: ["2026/2026-01-08.txt": "water 9l\n", "2026-01-06.md": "[x] gym\n"]) {
        $0 + ".txt"
      }
        == expected)
  }

  /// Each of the days before that have no file would ask for it.
  @Test(arguments: ["drink", "day", "week", "status", "remind --stateless"])
  func theFolderOfAYearIsLookedForOnce(_ command: String) {
    let files = daybook(["daybook.conf": small])
    var asked: [String: Int] = [:]
    files.meddling = { operation, path in
      if operation == .status { asked[path.description, default: 0] += 1 }
    }
    #expect(Run("\(command) --now 2026-03-31T20:30", in: files).status != 2)
    // Once by whoever finds today's file, once by whoever adds to it, and once for all days before.
    #expect(asked["/log/2026", default: 0] <= 3)
  }

  @Test func aFileThatDoesNotCountIsNotToldAsUnread() {
    let files = daybook([
      "daybook.conf": small, "2026-01-12.md": "water 1l\n", "2026/2026-01-11.txt": "water 2l\n",
    ])
    files.put([0xFF, 0xFE, 0x77, 0], at: "/log/2026-01-11.md")
    let week = Run("week --now 2026-01-12T20:30", in: files)
    #expect(
      week.errors.split(separator: "\n").filter { $0.contains("2026-01-11.md: error") }.count == 1,
      "\(week.errors)")
    files.put([0xFF, 0xFE, 0x77, 0], at: "/log/2026-01-12.md")
    files["/log/2026-01-12.txt"] = "water 1l\n"
    files["/log/2026-01-11.md"] = nil
    let other = Run("week --now 2026-01-12T20:30", in: files)
    #expect(!other.errors.contains("UTF-16"), "\(other.errors)")
  }
}
