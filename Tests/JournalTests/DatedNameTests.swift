import Testing

@testable import Journal

@Suite struct DatedNameTests {
  @Test(arguments: [
    ("journals/2024_01_15.md", "2024-01-15", "journals/YYYY_MM_DD"),
    ("Daily notes/2023/2023-10/2023-10-05.md", "2023-10-05", "Daily notes/YYYY/YYYY-MM/YYYY-MM-DD"),
    ("2026-01-12-Monday.md", "2026-01-12", "YYYY-MM-DD-dddd"), ("20260116.md", "2026-01-16", "YYYYMMDD"),
    ("Mon 2026-01-12.txt", "2026-01-12", "ddd YYYY-MM-DD"),
    ("2026/January/2026.01.12.txt", "2026-01-12", "YYYY/MMMM/YYYY.MM.DD"),
    ("12.01.2026.txt", "2026-01-12", "DD.MM.YYYY"), ("1.12.2026.txt", "2026-12-01", "D.M.YYYY"),
    ("12.1.2026.txt", "2026-01-12", "D.M.YYYY"),
    ("2026-1-15.txt", "2026-01-15", "YYYY-M-D"), ("01-17-2026.txt", "2026-01-17", "MM-DD-YYYY"),
    ("Jan 20, 2026.txt", "2026-01-20", "MMM DD, YYYY"), ("1 January 2026.md", "2026-01-01", "D MMMM YYYY"),
    ("Monday 9 February 2026.md", "2026-02-09", "dddd D MMMM YYYY"),
    ("deník/2026-01-12 pondělí.md", "2026-01-12", "deník/YYYY-MM-DD dddd"),
    ("Journal 2026-01/2026-01-12.md", "2026-01-12", "Journal YYYY-MM/YYYY-MM-DD"),
    ("01 Journal/2026-01-12.md", "2026-01-12", "01 Journal/YYYY-MM-DD"),
    ("02 Journal/2026-01-12.md", "2026-01-12", "02 Journal/YYYY-MM-DD"),
    ("01/12/2026-01-12.md", "2026-01-12", "MM/DD/YYYY-MM-DD"),
    ("2026-01-12-notes.txt", "2026-01-12", "YYYY-MM-DD-notes"),
    ("note-2026-01-12.txt", "2026-01-12", "note-YYYY-MM-DD"),
    ("5. ledna 2026.md", "2026-01-05", "D. MMMM YYYY"),
    ("neděle 11. ledna 2026.md", "2026-01-11", "dddd DD. MMMM YYYY"),
    ("2026/leden/2026 5. ledna.md", "2026-01-05", "YYYY/MMMM/YYYY D. MMMM"),
  ])
  func aNameThatHoldsADateHasALayout(_ path: String, _ day: String, _ layout: String) {
    #expect(DatedName(path)?.layout == layout && LayoutPattern(layout)?.day(atEndOf: path.utf8) == Day(day))
  }

  @Test(arguments: [
    "2026-01-12.txt.bak", "2026-01-12.TXT", "D/2026-01-12.txt", "2026-01-12 M.txt", "2026-01-12.org",
    "2026-01-12.txt~", "2026-01-12.markdown", "2026-01-12", "notes/26-01-12.txt",
    // There is no such day.
    "2026-02-30.txt", "notes/2026-13-01.md",
    // They lie in the folder of another date, and a layout with that date in it would read no other.
    "2026/02/2026-01-16.txt", "2026/2026-02/2026-01-16.txt", "2026/February/2026-01-16.md",
    "notes/02 únor/2026-01-16.md", "2025/2026-01-12.txt", "2025/01/2026-01-12.txt",
    "2026-W02/2026-02-11.md", "2026/Q1/2026-01-12.md", "2026/w3/2026-01-12.md",
    // What a sync service or a hand put behind the ending, or in its place.
    "2026-01-12.md (1)", "2026-01-12.md 2", "2026-01-12.", "2026-01-12_md", "2026-01-12.mdx",
    "2026-01-12 \u{FFFD}.md",
  ])
  func someHaveNone(_ path: String) {
    #expect(DatedName(path) != nil && DatedName(path)?.layout == nil)
  }

  @Test(arguments: [
    "notes.txt", "0026-02-30.txt", "2026-01.txt", "photos/2026-01-12.jpg", "2026-02-30", "12026-01-12.txt",
    "",
    "2026-01-12.md5", "2026-01-12.jpg", "2026-01-12 Brno", "1026-01-12.txt", "12-34-5678.txt", "2026-1.txt",
    "a/b", "export-2026-01-12.json", "Zettel 202601121030.md", "Note 12345.md",
    // Signs that are numbers in another way.
    "2026 ½ 3.txt", "½ 2 2026.md", "2026-²-³.md", "Recipe 2026 1 ٣.txt", "2026 1\u{301} 3.md",
    "２０２６-01-12.txt",
  ])
  func theseHoldNoDateOrAreNoText(_ path: String) { #expect(DatedName(path) == nil) }

  @Test func aYearOfTwoDigitsHasALayoutOfItsOwn() {
    #expect(DatedName("26-01-12.txt")?.layout == "YY-MM-DD" && DatedName("26-02-30.txt") == nil)
    #expect(LayoutPattern("YY-MM-DD")?.day(atEndOf: "26-01-12.txt".utf8) == Day("2026-01-12"))
    #expect(DatedName.isOfNoDay("2026-02-30.txt") && !DatedName.isOfNoDay("2026-02-28.txt"))
  }

  @Test(arguments: [
    ("2026-01-12.txt", false), ("2026-01-12 Brno.txt", true), ("notes/2026-01-12.txt", false),
    ("2026-01-12-Monday.txt", false), ("2026-01-12 1030.txt", true),
  ])
  func wordsOfAPersonsOwnAreTold(_ path: String, _ hasThem: Bool) {
    #expect(DatedName(path)?.hasOwnWords == hasThem)
  }
}
