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
    "2026-01-12 (copy).txt", "2026-01-12 (copy 2).txt", "2026-01-12 (another copy).md",
    "2026-01-12 (3rd copy).txt",
    "2026-01-12 (další kopie).txt", "2026-01-12 (Whitespace Conflict).txt",
    "2026-01-12 (Case Conflict 1).txt",
    "2026-01-12 (Janas motstridiga kopia 2026-01-12).txt", "2026-01-12 (i konflikt kopia av Jana).txt",
    "2026-01-12 (Salinan bercanggah Jana 2026-01-12).txt", "2026-01-12 (Salinan konflik milik Jana).txt",
    "2026-01-12 (สำเนาที่ขัดแย้งของ Jana 2026-01-12).txt", "2026-01-12 (çakışan kopyası 2026-01-12).txt",
    "2026-01-12 (Konfliktkopie von Jana).txt", "2026-01-12 (конфліктна копія).txt",
    "2026-01-12_DiskStation_Jan-12-103045-2026_Conflict.txt",
    "2026-01-12_Disk_Station_Jan-2-1030-2026_Conflict.md",
    "2026-01-12 (conflict).txt", "2026-01-12.conflicted.txt", "2026-01-12 [conflicted].txt",
    "2026-01-12 (Konflikt).txt",
    "2026-01-12 (1) (1).txt", "2026-01-12(1)(2).md", "2026-01-12 2 2.txt", "2026-01-12 copy copy 2.txt",
    "2026-01-12 のコピー.txt", "2026-01-12のコピー 2.txt", "2026-01-12 的副本.txt", "2026-01-12 的副本 3.txt",
    "2026-01-12 복사본.txt", "2026-01-12 (Jana 的冲突副本 2026-01-12).txt", "2026-01-12 (HOST の競合コピー).txt",
    "Copy of 2026-01-12.txt", "Copy (2) of 2026-01-12.txt", "Kopie von 2026-01-12.md",
    "Kopie – 2026-01-12.txt",
    "Copie de 2026-01-12.txt", "コピー ~ 2026-01-12.txt", "Copy of 2026-01-12 (1).txt",
    "2026-01-12_LOCAL_1234.txt", "2026-01-12_REMOTE_1234.txt", "2026-01-12_BASE_7.md",
    "2026-01-12.LOCAL.1234.txt",
    "2026-01-12.txt.orig", "2026-01-12.orig.txt", "2026-01-12.md.orig",
    "2026-01-12.TXT", "2026-01-12.Md", "2026-01-12 (1).TXT", "2026-01-12 - COPY.TXT",
    "2026-01-12.sync-conflict-20260112-103045-ABC.sync-conflict-20260113-103045-DEF.txt",
    "2026-01-12 (Jane (work)'s conflicted copy 2026-01-12).txt",
  ])
  func aCopyOfASyncServiceIsRecognised(_ name: String) {
    #expect(FileName(name.utf8) == .conflictCopy(Day("2026-01-12")!, isCertain: true))
  }

  @Test(arguments: [
    ("2026-01-12.txt", FileName.day(Day("2026-01-12")!, isMarkdown: false)),
    ("2026-01-12.md", .day(Day("2026-01-12")!, isMarkdown: true)),
    ("2026-01-12-DESKTOP-1A2B.txt", .conflictCopy(Day("2026-01-12")!, isCertain: false)),
    ("2026-01-12-notes.txt", .other), ("2026-01-12.txt.bak", .other), ("2026-02-30.txt", .other),
    ("2026-01-12-2.txt", .other),
    ("2026-01-12.sync-conflict-20260112-10304.txt", .other), ("2026-1-12.txt", .other), ("notes.txt", .other),
    ("2026-01-12.txt~", .other),
    ("2026-01-12 (my notes).txt", .other), ("2026-01-12 notes.txt", .other), ("2026-01-12 2026.txt", .other),
    ("2026-01-12 (2026).txt", .other), ("2026-01-12 (a konflikt with Bob).txt", .other),
    ("2026-01-12 about a conflict.txt", .other), ("2026-01-12 copying.txt", .other),
    ("2026-01-12 copy of a letter.txt", .other), ("2026-01-12.path.txt", .other),
    ("2026-01-12.pathway.txt", .other),
    ("2026-01-12 (nghịch bản của Jana 2026-01-12).txt", .conflictCopy(Day("2026-01-12")!, isCertain: false)),
    (
      "2026-01-12 (nghịch bản của Jana 2026-01-12) (1).txt",
      .conflictCopy(Day("2026-01-12")!, isCertain: false)
    ),
    ("2026-01-12-Janes-MBP.txt", .conflictCopy(Day("2026-01-12")!, isCertain: false)),
    ("2026-01-12-Janes-MacBook.txt", .conflictCopy(Day("2026-01-12")!, isCertain: false)),
    ("2026-01-12-Monday.txt", .other), ("2026-01-12-Notes-Paris.txt", .other),
    ("2026-01-12 (Kopfschmerz Konflikt).txt", .other),
    ("2026-01-12 (a case conflict of interest).txt", .other),
    ("2026-01-12 (konflikt s kopcem).txt", .other), ("2026-01-12 (my copy).txt", .other),
    ("2026-01-12 (copy of a letter).txt", .other), ("2026-01-12 (the conflict in the copy room).txt", .other),
    ("2026-01-12 kopírka.txt", .other), ("2026-01-12-kopi.txt", .other), ("Copies 2026-01-12.txt", .other),
    ("Copy of a letter.txt", .other), ("2026-01-12_LOCAL.txt", .other), ("2026-01-12_conflict.txt", .other),
    ("2026-01-12.txt.rej", .other), ("2026-01-12.original.txt", .other), ("2026-01-12 (12.5).txt", .other),
    ("2026-01-12_trip_May_Conflict.txt", .other),
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
    ("Copy of daybook.conf", .configurationCopy), ("daybook.conf.orig", .configurationCopy),
    ("daybook (copy).conf", .configurationCopy), ("Copy of badges.txt", .badgesCopy),
    ("daybook_LOCAL_12.conf", .configurationCopy), ("daybook-notes.conf", .other),
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
