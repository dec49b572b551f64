import Testing

@testable import daybook

/// A mistyped year is told before it makes a history of centuries.
@Suite struct DistantDaysTests {
  private func distant(_ days: [String]) -> [String] {
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: days.map { ("/log/\($0).txt", "water 250ml 08:10\n") }))
    return Run("--now 2026-01-12T12:00 check", in: files).output.split(separator: "\n").filter {
      $0.contains("[distant-day]")
    }.map(String.init)
  }

  @Test func aDayFarFromTheOthersIsTold() {
    #expect(
      distant(["0206-01-11", "2025-12-30", "2026-01-10"]).map(\.withPlainBlanks) == [
        "0206-01-11.txt: warning: '0206-01-11.txt' is 1,821 years from the other days; if the year is mistyped, rename "
          + "the file [distant-day]"
      ])
    #expect(distant(["2026-01-10", "2062-01-11"]).count == 1)
    #expect(distant(["1206-01-10", "1206-01-11", "2026-01-09", "2026-01-10", "2206-01-01"]).count == 3)
  }

  @Test(arguments: [
    ["0206-01-11"], ["1987-01-10", "1987-01-12"], ["2006-01-20", "2026-01-10"], ["2026-01-10", "2045-12-31"],
    ["1890-01-01", "1890-01-02", "1890-01-03", "1890-01-04", "2026-01-10"],
  ])
  func daysThatMayBeMeantAreNot(days: [String]) { #expect(distant(days).isEmpty) }
}
