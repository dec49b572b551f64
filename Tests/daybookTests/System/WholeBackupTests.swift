import Testing

@testable import daybook

/// Backups of which some file, or some folder, cannot be read at some moment.
@Suite struct WholeBackupTests {
  /// Days in a folder and below it, a copy beside them, and an earlier backup.
  private func sample(declaring configuration: String?) -> MemoryFiles {
    let files = daybook([
      "2026-01-10.txt": "water 250ml 08:10\n[x] breakfast 10:40\n", "2026/2026-01-11.md": "water 1l\n",
      "2026/01/2026-01-12.txt": "[x] gym\n", "2026-01-10 (1).txt": "water 2l\n",
      "badges.txt": "first_sip 2026-01-10\n", "backup.json": "earlier",
    ])
    if let configuration { files["/log/daybook.conf"] = configuration }
    return files
  }

  @Test(arguments: ["csv", "wide", "json", "jsonl", "sql", "ics", "fitiq", "fhir"])
  func anExportReadsEachFileOnce(format: String) {
    let files = sample(declaring: small)
    var readings: [String: Int] = [:]
    files.meddling = { operation, path in
      if operation == .read { readings[path.description, default: 0] += 1 }
    }
    let zone = ["fitiq", "fhir"].contains(format) ? "--zone Z " : ""
    #expect(Run("export \(zone)--format \(format)", in: files).status == 0)
    #expect(readings["/log/2026-01-10.txt"] == 1)
    #expect(readings.values.allSatisfy { $0 == 1 }, "\(readings)")
  }

  @Test func aFileThatCanBeReadOnlyOnceIsInTheBackup() {
    let whole = Run("export --format json", in: sample(declaring: small)).output
    let files = sample(declaring: small)
    var isRead = false
    files.meddling = { operation, path in
      guard operation == .read, path.description == "/log/2026-01-10.txt" else { return }
      if isRead { files.unreadable = [path.description] }
      isRead = true
    }
    let run = Run("export --format json", in: files)
    #expect(run.output == whole)
    #expect(run.output.contains(#""text":"water 250ml 08:10\n[x] breakfast 10:40\n""#))
    #expect(run.status == 0)
  }

  @Test(arguments: [small, nil], ["export --format json", "export", "export --format wide"])
  func whateverFailsIsToldUnlessNothingIsMissing(configuration: String?, command: String) {
    let whole = Run(command, in: sample(declaring: configuration)).output
    var silent: [String] = []
    var number = 0
    while true {
      let files = sample(declaring: configuration)
      files.failingOperation = number
      files.fault = .trouble(.other(code: 5, operation: .read, text: "Input/output error"))
      let run = Run(command, in: files)
      if files.operations <= number { break }
      if run.output != whole, run.status != 2 || run.errors.isEmpty {
        silent.append("\(number): \(run.status) \(run.errors) \(run.output)")
      }
      number += 1
    }
    #expect(number > 5)
    #expect(silent == [])
  }

  /// A day that is gone, or that the period leaves out, may be in the old backup alone.
  @Test(arguments: [
    ("export -o backup.json", "2026-01-11", "2026-01-11;"),
    ("export -o backup.json 2026-01-12", "", "2026-01-11 and 1 more;"),
    ("export -o backup.json", "", ""), ("export -o other.json 2026-01-12", "", ""),
    ("export -o backup.csv 2026-01-12", "", ""),
  ])
  func aBackupNeverReplacesOneWithMoreDays(command: String, gone: String, told: String) throws {
    let days = ["2026-01-11", "2026-01-12", "2026-01-13"]
    func holding(_ days: [String]) -> MemoryFiles {
      daybook(Dictionary(uniqueKeysWithValues: days.map { ("\($0).txt", "water 1l\n") }))
    }
    let whole = Run("export --format json", in: holding(days)).output
    let files = holding(days.filter { $0 != gone })
    for name in ["backup.json", "backup.csv"] { files["/log/\(name)"] = whole }
    let run = Run(command, in: files)
    guard !told.isEmpty else {
      #expect(run.status == 0, "\(run.errors)")
      return
    }
    #expect(run.status == 2 && files["/log/backup.json"] == whole)
    #expect(
      run.errors.withPlainBlanks.contains(
        "'backup.json' is a backup with days that a new one would lack: \(told) write to another file"))
  }

  @Test(arguments: [small, nil])
  func aBackupWithAHoleNeverReplacesTheFileThatIsThere(configuration: String?) {
    let whole = Run("export --format json", in: sample(declaring: configuration)).output
    var number = 0
    var kept = 0
    while true {
      let files = sample(declaring: configuration)
      files.failingOperation = number
      files.fault = .trouble(.other(code: 5, operation: .read, text: "Input/output error"))
      let run = Run("export -o backup.json", in: files)
      if files.operations <= number { break }
      if files["/log/backup.json"] == "earlier" {
        #expect(run.status == 2 && !run.errors.isEmpty, "\(number)")
        kept += 1
      } else {
        #expect(files["/log/backup.json"] == whole, "\(number)")
      }
      #expect(number < 10_000)
      number += 1
    }
    #expect(kept > 5)
  }

  @Test(arguments: [
    ("en", "'backup.json' is as it was, for what would have replaced it is not whole; write to another file"),
    ("cs", "„backup.json“ zůstává, jak byl, protože to, co by ho nahradilo, není úplné;"),
  ])
  func theFileThatStaysIsTold(language: String, sentence: String) {
    let files = sample(declaring: small)
    files.unreadable = ["/log/2026/2026-01-11.md"]
    let run = Run("export -o backup.json --lang \(language)", in: files)
    #expect(run.status == 2)
    #expect(run.errors.contains("2026/2026-01-11.md: "))
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(files["/log/backup.json"] == "earlier")
    #expect(files.debris == [])
    let other = Run("export -o other.json --lang \(language)", in: files)
    #expect(other.status == 2)
    #expect(!other.errors.contains(sentence))
    #expect(files["/log/other.json"]?.contains("water 250ml 08:10") == true)
    #expect(files.debris == [])
  }
}
