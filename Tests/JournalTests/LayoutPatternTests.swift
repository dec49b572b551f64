import Speech
import TestSupport
import Testing

@testable import Journal

@Suite struct LayoutPatternTests {
  @Test(arguments: [
    ("YYYY-MM-DD", "2026-01-05"), ("journals/YYYY_MM_DD", "journals/2026_01_05"),
    ("Daily notes/YYYY/YYYY-MM/YYYY-MM-DD dddd", "Daily notes/2026/2026-01/2026-01-05 Monday"),
    ("YYYYMMDD", "20260105"), ("YY/M/D", "26/1/5"), ("YYYY/MM MMMM/ddd D. MMM", "2026/01 January/Mon 5. Jan"),
    ("Days/DDMMMYYYY", "Days/05Jan2026"), ("My Day/YYYY.MM.DD", "My Day/2026.01.05"),
    ("YYYY-MM-DD.md", "2026-01-05"), ("Deník/D. M. YYYY", "Deník/5. 1. 2026"),
    ("dddd D. MMMM YYYY", "Monday 5. January 2026"), ("YYYY/MMMM/D MMMM", "2026/January/5 January"),
  ])
  func aPatternWritesAPathAndReadsIt(_ text: String, path: String) throws {
    let pattern = try #require(LayoutPattern(text))
    let day = Day("2026-01-05")!
    #expect(pattern.path(of: day, in: .en) == path)
    for language in Language.allCases {
      for month in 1...12 {
        let day = Day("2026-01-05")!.adding(months: month - 1) + month
        let written = pattern.path(of: day, in: language)
        #expect(pattern.day(atEndOf: "\(written).md".utf8) == day, "\(written)")
        #expect(pattern.day(atEndOf: "/vault/\(written).txt".utf8) == day)
        #expect(pattern.day(atEndOf: "\(written).pdf".utf8) == nil)
        #expect(pattern.language(ofNamesIn: written + ".md") == (pattern.hasNames ? language : nil))
      }
    }
  }

  @Test(arguments: [("68-12-31", "2068-12-31"), ("69-01-01", "1969-01-01")])
  func aYearOfTwoDigitsIsFrom1969To2068(_ name: String, is day: String) {
    #expect(LayoutPattern("YY-MM-DD")?.day(atEndOf: "\(name).md".utf8) == Day(day))
  }

  @Test(arguments: [
    "", "daily", "YYYY", "YYYY-MM", "MM-DD", "/YYYY-MM-DD", "YYYY//MM-DD", "../YYYY-MM-DD", "YYYY-MM-DD/",
    "YYYY\\MM-DD", "YYYY-DDD-ww",
  ])
  func whatTellsNoDayIsNoPattern(_ text: String) { #expect(LayoutPattern(text) == nil) }

  @Test(arguments: [
    ("2026-01-12 Monday.md", "2026-01-12"), ("2026-01-12 pondělí.md", "2026-01-12"),
    ("2026-01-12 Ponde\u{30C}li\u{301}.txt", "2026-01-12"), ("2026-01-12 MONDAY.md", "2026-01-12"),
    ("2026-01-12 Tuesday.md", "2026-01-12 misnamed"), ("2026-01-12 Mondays.md", ""),
    ("2026-02-30 Monday.md", ""),
    ("2026-01-12.md", ""), ("2026-1-12 Monday.md", ""), ("2026-01-12 Monday.md.bak", ""),
    ("2026-01-12 Monday (conflicted copy 2026-01-12).md", "2026-01-12 copy"),
    ("2026-01-12 Monday.sync-conflict-20260112-103045-ABCDEFG.md", "2026-01-12 copy"),
    (".2026-01-12 Monday.md.icloud", "2026-01-12 placeholder"),
    (".2026-01-12 Monday.md.daybook", "2026-01-12 copy"),
  ])
  func aNameIsADayOrACopy(_ name: String, says: String) throws {
    let pattern = try #require(LayoutPattern("YYYY-MM-DD dddd"))
    let found = pattern.fileName(ArraySlice(name.utf8))
    let told =
      switch found.name {
      case .day(let day, _): "\(day)" + (found.isMisnamed ? " misnamed" : "")
      case .conflictCopy(let day, _): "\(day) copy"
      case .placeholder(let day): "\(day) placeholder"
      case .configurationCopy, .badgesCopy, .other: ""
      }
    #expect(told == says)
  }

  @Test func namesThatDisagreeInNumbersAreNone() throws {
    let pattern = try #require(LayoutPattern("YYYY/MMMM/YYYY-MM-DD"))
    #expect(pattern.day(atEndOf: "2026/January/2026-01-12.md".utf8) == Day("2026-01-12"))
    #expect(pattern.day(atEndOf: "2025/January/2026-01-12.md".utf8) == nil)
    // The name alone disagrees: it is read, and told.
    #expect(pattern.day(atEndOf: "2026/květen/2026-01-12.md".utf8) == Day("2026-01-12"))
    let short = try #require(LayoutPattern("YYYY MMM D"))
    #expect(short.day(atEndOf: "2026 čvn 3.md".utf8) == Day("2026-06-03"))
    #expect(short.day(atEndOf: "2026 čvc 31.md".utf8) == Day("2026-07-31"))
    let whole = try #require(LayoutPattern("YYYY MMMM D"))
    #expect(whole.day(atEndOf: "2026 červen 3.md".utf8) == Day("2026-06-03"))
    #expect(whole.day(atEndOf: "2026 červenec 3.md".utf8) == Day("2026-07-03"))
  }

  /// Behind the number of a day Obsidian writes the months as Czech declines them; both are read anywhere.
  @Test func czechMonthsAreDeclinedBehindADay() throws {
    for (text, path) in [
      ("D. MMMM YYYY", "5. ledna 2026"), ("DD MMMM YYYY", "05 ledna 2026"), ("YYYY MMMM D", "2026 leden 5"),
      ("YYYY/MMMM/D. MMMM", "2026/leden/5. ledna"), ("D-MMMM-YYYY", "5-leden-2026"),
    ] {
      let pattern = try #require(LayoutPattern(text))
      #expect(pattern.path(of: Day("2026-01-05")!, in: .cs) == path)
      for other in [path, path.replacing("ledna", with: "leden"), path.replacing("leden", with: "LEDNA")] {
        #expect(pattern.day(atEndOf: "\(other).md".utf8) == Day("2026-01-05"), "\(other)")
      }
    }
  }

  @Test(arguments: [
    ("journals/YYYY_MM_DD", "journals/[0-9][0-9][0-9][0-9]_[0-9][0-9]_[0-9][0-9]"),
    ("D. MMMM YY", "[0-9]*. * [0-9][0-9]"), ("a*b/YYYY-M-DD", "a\\*b/[0-9][0-9][0-9][0-9]-[0-9]*-[0-9][0-9]"),
  ])
  func aPatternIsAGlobToo(_ text: String, _ glob: String) { #expect(LayoutPattern(text)?.glob == glob) }

  @Test(arguments: [
    ("Daily notes/2023/2023-10/2023-10-05.md", "Daily notes/YYYY/YYYY-MM/YYYY-MM-DD"),
    ("journals/2024_01_15.md", "journals/YYYY_MM_DD"), ("2026-01-12-Monday.md", "YYYY-MM-DD-dddd"),
    ("20260116.md", "YYYYMMDD"), ("Deník/12. 1. 2026.txt", "Deník/D. M. YYYY"),
    ("log/2026/01-January/Mon 2026-01-12.md", "log/YYYY/MM-MMMM/ddd YYYY-MM-DD"),
    ("notes/05-05-2026.md", "notes/DD-MM-YYYY"), ("2026-05-05.md", "YYYY-MM-DD"),
    ("notes/minutes 2026-01-12.md", "notes/minutes YYYY-MM-DD"),
    ("2026-13-45.md", ""), ("notes.md", ""), ("2026-01-12.pdf", ""), ("version 1.2.3.md", ""),
  ])
  func aNameTellsWhichLayoutWouldReadIt(_ path: String, layout: String) {
    #expect(LayoutPattern.reading(path)?.text ?? "" == layout)
  }
}
