import Testing

@testable import Journal

@Suite struct FileNameTests {
  @Test(arguments: [
    "2026-01-12 (Jane Doe's conflicted copy 2026-01-12).txt",
    "2026-01-12 (HOST's conflicted copy 2026-01-12) (1).txt",
    "2026-01-12 (Case Conflict).txt", "2026-01-12 (Unicode Encoding Conflict).md",
    "2026-01-12 (In Konflikt stehende Kopie von Jan 2026-01-12).txt",
    "2026-01-12 (Copie en conflit de Jean).txt", "2026-01-12 (Copia conflictiva de Ana).txt",
    "2026-01-12 (HOST 上の問題のあるコピー).txt",
    "2026-01-12 (conflicted copy 2026-01-12 103045).txt",
    "2026-01-12_conflict-20260112-103045.txt",
    "2026-01-12 (Conflicted copy iPhone 202601121010).md",
    "2026-01-12.sync-conflict-20260112-103045-FSW6YOT.txt", "2026-01-12.sync-conflict-20260112-103045-.txt",
    "2026-01-12.sync-conflict-20260112-103045.txt",
    "2026-01-12 (SFConflict jane@example.com 2026-01-12-10-30-45).txt",
    "2026-01-12.Conflict.txt", "2026-01-12.Conflict2.txt", "2026-01-12.Conflict.Conflict.txt",
    "2026-01-12.txt.conflict1", "2026-01-12.conflict2.txt", "2026-01-12.txt.path1",
    "2026-01-12-HOST-safeBackup-0001.txt",
    "2026-01-12 2.txt", "2026-01-12 copy.txt", "2026-01-12 copy 2.txt",
    "2026-01-12 (1).txt", "2026-01-12(1).txt", "2026-01-12 - Copy.txt", "2026-01-12 - Copy (2).txt",
    "2026-01-12 (Sam's  conflicting copy 2026-01-12).txt", "2026-01-12 (Unicode Encoding Conflict)(1).txt",
    "2026-01-12 (конфликтующая копия с компьютера HOST 2026-01-12).txt",
    "2026-01-12 (Kopia powodująca konflikt użytkownika Jan 2026-01-12).txt",
    "2026-01-12 (Jan – konfliktní kopie 2026-01-12).txt",
    "2026-01-12 (Ana c\u{F3}pia em conflito 2026-01-12).txt",
    "2026-01-12 (Ana co\u{301}pia em conflito 2026-01-12).txt",
    "2026-01-12.txt..path1", "2026-01-12.path2.txt", "2026-01-12.txt.conflict",
    "2026-01-12 - kopie.txt", "2026-01-12 – kopie (2).txt", "2026-01-12 Kopie 2.txt",
    "2026-01-12 - Co\u{301}pia.txt",
    "2026-01-12 - コピー.txt", "2026-01-12 999.txt",
  ])
  func aCopyOfASyncServiceIsRecognised(_ name: String) {
    #expect(FileName(name.utf8) == .conflictCopy(Day("2026-01-12")!, isCertain: true))
  }

  @Test(arguments: [
    ("2026-01-12.txt", FileName.day(Day("2026-01-12")!, isMarkdown: false)),
    ("2026-01-12.md", .day(Day("2026-01-12")!, isMarkdown: true)),
    ("2026-01-12-DESKTOP-1A2B.txt", .conflictCopy(Day("2026-01-12")!, isCertain: false)),
    ("2026-01-12-notes.txt", .other), ("2026-01-12.txt.bak", .other), ("2026-02-30.txt", .other),
    ("2026-01-12-2.txt", .other), ("2026-01-12-HOST-safeBackup-001.txt", .other),
    ("2026-01-12.sync-conflict-20260112-10304.txt", .other), ("2026-1-12.txt", .other), ("notes.txt", .other),
    ("2026-01-12.txt~", .other),
    ("2026-01-12 (my notes).txt", .other), ("2026-01-12 notes.txt", .other), ("2026-01-12 2026.txt", .other),
    ("2026-01-12 (2026).txt", .other), ("2026-01-12 (a konflikt with Bob).txt", .other),
    ("2026-01-12 about a conflict.txt", .other), ("2026-01-12 copying.txt", .other),
    ("2026-01-12 copy of a letter.txt", .other), ("2026-01-12.path.txt", .other),
    ("2026-01-12.pathway.txt", .other),
    ("2026-01-12 (çakışan kopyası 2026-01-12).txt", .conflictCopy(Day("2026-01-12")!, isCertain: false)),
    ("2026-01-12 (çakışan kopyası 2026-01-12) (1).txt", .conflictCopy(Day("2026-01-12")!, isCertain: false)),
    ("2026-01-12 (moved from 2026-01-32).txt", .other),
    (".2026-01-12.txt.icloud", .placeholder(Day("2026-01-12")!)),
    (".2026-01-12.txt.swp", .other),
    (".2026-01-12.txt.daybook", .conflictCopy(Day("2026-01-12")!, isCertain: true)),
    (".2026-01-12.md.daybook2", .conflictCopy(Day("2026-01-12")!, isCertain: true)),
    (".daybook.conf.daybook", .configurationCopy), (".badges.txt.daybook", .badgesCopy),
    (".notes.txt.daybook", .other), (".2026-01-12.txt.daybooks", .other), (".daybook-0.tmp", .other),
    ("daybook (conflicted copy 2026-01-12).conf", .configurationCopy),
    ("daybook.sync-conflict-20260112-103045-ABC.conf", .configurationCopy),
    ("daybook.conf", .other), ("badges (1).txt", .badgesCopy), ("badges.txt", .other),
  ])
  func everyOtherNameIsWhatItIs(_ name: String, _ expected: FileName) {
    #expect(FileName(name.utf8) == expected)
  }

  @Test(arguments: [
    ("2026-01-12.txt", true), ("2026-02-30.txt", false), ("2026-0:-12.txt", false), ("2026-01-1:.txt", false),
    ("2026/01/12.txt", false), ("2026-01-12.md", false), ("2026-01-12.txtx", false),
  ])
  func aPlainNameIsADate(_ name: String, _ isOne: Bool) {
    let day = ContiguousArray(name.utf8).withSpan { Day(plainFileName: $0) }
    #expect(day == (isOne ? Day("2026-01-12") : nil))
  }
}
