import Testing

@testable import daybook

/// The lines of files beside an answer that has none.
@Suite struct TwoAnswersTests {
  private let season = ["daybook.conf": small, "2026-01-12.txt": "water 1l 08:10\n[x] breakfast 10:00\n"]

  @Test(arguments: [
    ("day --lines --json", "'--json' and '--lines' ask for two answers"),
    ("day --lines --format csv", "'--lines' and '--format csv' ask for two answers"),
    ("day --lines --of water", "'--lines' and '--of water' ask for two answers"),
    ("day --reverse --json", "'--json' and '--reverse'"),
    ("day --lines --dialect excel", "'--lines' and '--dialect excel'"),
    ("week --of water --lines", "'--lines' and '--of water' ask for two answers"),
    ("week --lines --format markdown", "'--lines' and '--format markdown'"),
    ("stats water --with breakfast --format csv", "'--with breakfast' and '--format csv'"),
    ("stats water --with breakfast --dialect excel", "'--with breakfast' and '--dialect excel'"),
    ("stats +a --format markdown", "'+a' and '--format markdown'"),
    ("week --lines --json --lang cs", "„--json“ a „--lines“ chtějí dvě různé odpovědi"),
  ])
  func twoAnswersAreRefused(_ line: String, _ words: String) {
    let run = Run(line, in: daybook(season))
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: [
    "day --lines", "day --lines --linear", "day --reverse --format html", "week --lines --format html",
    "week --lines --linear", "stats water --with breakfast --format html", "stats +a --format html",
  ])
  func linesAreSpokenAndDrawn(_ line: String) {
    #expect(Run(line, in: daybook(season)).status == 0)
  }
}
