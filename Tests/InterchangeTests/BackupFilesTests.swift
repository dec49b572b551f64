import Journal
import Notation
import TestSupport
import Testing

@testable import Interchange

/// A backup with some days and other files, as JSON.
private func backup(_ members: String) throws -> JSON {
  try JSON(parsing: ContiguousArray(#"{"schema":"daybook.export/1",\#(members)}"#.utf8))
}

@Suite struct BackupFilesTests {
  @Test func theFilesOfABackupAreThoseItWasMadeOf() throws {
    let texts: [[UInt8]] = [
      Array("water 250ml\r\n[x] breakfast\r\n".utf8), Array("\u{FEFF}water 250ml".utf8), [0xFF, 0xFE, 0x0A],
      [],
      [0x61, 0, 0x62, 0x0D, 0x62], Array("# a\t \n\n\u{2028}\u{85}\"\\/\u{7F}\u{1B}[0m".utf8),
      [0xED, 0xA0, 0x80],
    ]
    let days = texts.enumerated().map { place, bytes in
      BackupFiles.File(path: "2026/2026-01-0\(place + 1).md", bytes: ContiguousArray(bytes))
    }
    let beside = [
      BackupFiles.File(path: "2026-01-01 2.txt", bytes: [0xFF]),
      BackupFiles.File(path: "2026/01/2026-01-01.txt", bytes: []),
    ]
    let configuration = ContiguousArray("daybook 1\r\nmeasure water goal 2l # \u{FEFF}".utf8)
    var export = Backup(
      DayReader(configured(String(decoding: configuration, as: UTF8.self))), configurationFile: configuration,
      badgesFile: [0x80], otherFiles: beside, asOf: Day("2026-01-07")!)
    var (interpreter, problems) = (DayReader(Configuration(), isImplied: false), [Problem]())
    for (place, file) in days.enumerated() {
      let day = Day("2026-01-0\(place + 1)")!
      export.add(file.bytes, of: day, path: file.path, by: &interpreter, problems: &problems)
    }
    repeat { export.finish() } while export.hasMore
    let own = [
      BackupFiles.File(path: "daybook.conf", bytes: configuration),
      BackupFiles.File(path: "badges.txt", bytes: [0x80]),
    ]
    #expect(try BackupFiles(JSON(parsing: export.bytes)).files == own + days + beside)
  }

  @Test(
    arguments: [
      "../2026-01-12.txt", "/2026-01-12.txt", "2026-01-13.txt", "2025/2026-01-12.txt",
      "2026/1/2026-01-12.txt",
      "2026-01-12.sh", "daybook.conf", "", "x/../2026-01-12.txt", "2026-01-12 2.txt",
      ".2026-01-12.txt.icloud",
    ])
  func aDayLiesInNoOtherPlaceThanItsOwn(path: String) throws {
    let json = try backup(#""days":[{"date":"2026-01-12","path":"\#(path)","text":""}]"#)
    #expect(throws: ImportFault.foreignPath(path)) { try BackupFiles(json) }
  }

  @Test(
    arguments: [
      "../2026-01-12 2.txt", "2027/2026-01-12 2.txt", "notes.txt", "daybook.conf", "badges.txt",
      "x/daybook 2.conf",
      ".bashrc", "2026-01-12.sync-conflict-20260112-103045-FSW6YOT.txt/x",
      "2026/2026-01-12 (A\u{1B}'s conflicted copy 2026-01-12).txt",
    ])
  func onlySecondFilesAndCopiesLieBesideDays(path: String) throws {
    let escaped = path.replacing("\u{1B}", with: "\\u001b")
    let json = try backup(#""others":[{"path":"\#(escaped)","text":""}]"#)
    #expect(throws: ImportFault.foreignPath(path)) { try BackupFiles(json) }
  }

  @Test(
    arguments: [
      "2026-01-12.md", "2026/2026-01-12.txt", "2026/01/2026-01-12 2.txt", "daybook 2.conf", "badges 2.txt",
      "2026-01-12 (Jane's conflicted copy 2026-01-12).txt",
    ])
  func copiesAndSecondFilesComeBack(path: String) throws {
    let json = try backup(#""others":[{"path":"\#(path)","base64":"gA=="}]"#)
    #expect(try BackupFiles(json).files == [BackupFiles.File(path: path, bytes: [0x80])])
  }

  @Test(
    arguments: [
      (
        #""days":[{"date":"2026-01-12","path":"2026-01-12.txt"}]"#,
        ImportFault.unreadableContent("2026-01-12.txt")
      ),
      (#""config":7"#, .unreadableContent("daybook.conf")),
      (#""badgesBase64":"!""#, .unreadableContent("badges.txt")),
      (
        #""days":[{"date":"2026-01-12","path":"2026-01-12.txt","text":""}],"others":[{"path":"2026-01-12.txt","text":""}]"#,
        .pathTwice("2026-01-12.txt")
      ),
    ])
  func aDamagedBackupIsAFault(members: String, fault: ImportFault) throws {
    let json = try backup(members)
    #expect(throws: fault) { try BackupFiles(json) }
  }

  @Test func anOlderBackupWithoutOtherFilesIsRead() throws {
    #expect(try BackupFiles(backup(#""config":"daybook 1\n""#)).files.map(\.path) == ["daybook.conf"])
  }
}
