import Testing

@testable import daybook

/// `export --verify`: a backup against the disk.
@Suite struct VerifyTests {
  private static let days = [
    "daybook.conf": small, "2026-01-10.txt": "water 250ml 08:10\n[x] breakfast\n",
    "2026/2026-01-11.md": "water 1l\r\n", "2026-01-12.txt": "[x] gym\n", "2026-01-10 (1).txt": "water 2l\n",
    "badges.txt": "# mine\n",
  ]

  private func saved() -> MemoryFiles {
    let files = daybook(Self.days)
    _ = Run("export -o /backup.json", in: files)
    return files
  }

  @Test func aBackupIsWhatItWasMadeOf() {
    let files = saved()
    files.put([0x77, 0xFF, 0x0D, 0x0A], at: "/log/2026-01-13.txt")
    _ = Run("export --format json -o /backup.json", in: files)
    for command in ["export --verify /backup.json", "export --format json --verify ../backup.json"] {
      let run = Run(command, in: files)
      #expect(run.status == 0 && run.output == "")
      #expect(run.errors == "7 files, the same byte for byte\n")
    }
    #expect(
      Run("export --verify /backup.json --lang cs", in: files).errors
        == "7\u{A0}souborů, bajt po bajtu stejných\n")
  }

  @Test(arguments: [
    ("2026-01-12.txt", "[x] gym", "2026-01-12.txt: differs from line 1 on"),
    ("2026-01-10.txt", "water 250ml 08:10\n[x] breakfast \n", "2026-01-10.txt: differs from line 2 on"),
    ("2026-01-10.txt", "water 250ml 08:10\n[x] breakfast\n\n", "2026-01-10.txt: differs from line 3 on"),
    ("2026/2026-01-11.md", "water 1l\n", "2026/2026-01-11.md: differs from line 1 on"),
    ("2026/2026-01-11.md", nil, "2026/2026-01-11.md: only in the backup"),
    ("2026-01-14.txt", "", "2026-01-14.txt: not in the backup"),
    ("daybook.conf", small + "\n", "daybook.conf: differs from line 7 on"),
    ("badges.txt", nil, "badges.txt: only in the backup"),
    ("2026-01-10 (1).txt", nil, "2026-01-10 (1).txt: only in the backup"),
    ("2026-01-12 (2).txt", "x", "2026-01-12 (2).txt: not in the backup"),
  ])
  func whatIsNotTheSameIsNamed(path: String, text: String?, line: String) {
    let files = saved()
    files["/log/\(path)"] = text
    let run = Run("export --verify /backup.json", in: files)
    #expect(run.status == 1)
    #expect(run.output == line + "\n")
    #expect(run.errors.hasSuffix(" files, 1 not the same\n"))
  }

  @Test func ofAPeriodOnlyItsDaysAreCompared() {
    let files = saved()
    files["/log/2026-01-10.txt"] = ""
    files["/log/2026-01-12.txt"] = ""
    let run = Run("export 2026-01-11..2026-01-12 --verify /backup.json --lang cs", in: files)
    #expect(run.status == 1)
    #expect(run.output == "2026-01-12.txt: liší se od řádku 1\n")
    #expect(run.errors == "4\u{A0}soubory, liší se 1\n")
    _ = Run("export 2026-01-11 -o /day.json", in: files)
    #expect(Run("export 2026-01-11 --verify /day.json", in: files).status == 0)
    #expect(
      Run("export --verify /day.json", in: files).output.contains("2026-01-10.txt: not in the backup\n"))
  }

  @Test func whatCannotBeReadIsTroubleAndNoDifference() {
    let files = saved()
    files.unreadable = ["/log/2026-01-12.txt"]
    let run = Run("export --verify /backup.json", in: files)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.contains("2026-01-12.txt: error: "))
    files.unreadable = ["/backup.json"]
    #expect(Run("export --verify /backup.json", in: files).status == 2)
    files.unreadable = []
    files["/log/.2026-01-12.txt.icloud"] = "x"
    #expect(Run("export --verify /backup.json", in: files).status == 2)
  }

  @Test(arguments: [
    ("export --verify /none.json", "/none.json cannot be read: it is not there"),
    ("export --verify /log/2026-01-12.txt", "/log/2026-01-12.txt: this is no JSON"),
    ("export --verify /brief.json", "/brief.json: this JSON is neither a backup"),
    ("export --verify /backup.json --format csv", "--verify compares a backup"),
    ("export --verify /backup.json -o x.json", "--verify compares a backup"),
  ])
  func whatIsNoBackupIsRefused(command: String, message: String) {
    let files = saved()
    files["/brief.json"] = "{}"
    let run = Run(command, in: files)
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("daybook: \(message)"), "\(run.errors)")
    #expect(files["/log/x.json"] == nil)
  }
}
