import Platform
import Testing

@testable import daybook

/// Answers that are shaped by earlier days, one of which cannot be read.
@Suite struct UnreadDaysTests {
  private let files = [
    "daybook.conf":
      "daybook 1\nmeasure water goal 10l/week cup 250ml\nremind every 2h\nhabit gym 18:00 3/week\n",
    "2026-01-02.txt": "water 1l\n", "2026-01-12.txt": "water 1l\n[x] gym\n", "2026-01-13.txt": "water 1l\n",
  ]

  @Test(arguments: [
    ("day", "2026-01-12"), ("day", "2026-01-02"), ("day --json", "2026-01-02"), ("week", "2026-01-12"),
    ("week -1 --lines", "2026-01-02"), ("month", "2026-01-02"), ("month --format csv", "2026-01-12"),
    ("year", "2026-01-12"), ("stats", "2026-01-02"), ("stats gym --explain", "2026-01-02"),
    ("badges", "2026-01-12"), ("summary", "2026-01-12"), ("summary 2026-W02 --format html", "2026-01-12"),
    ("status", "2026-01-12"), ("status --format waybar", "2026-01-12"), ("remind --schedule", "2026-01-12"),
    ("remind --stateless", "2026-01-12"), ("coach meals", "2026-01-12"), ("export", "2026-01-02"),
    ("push --list", "2026-01-02"), ("drink", "2026-01-12"), ("done gym", "2026-01-12"),
  ])
  func aDayThatCannotBeReadIsTold(command: String, day: String) {
    let files = daybook(self.files)
    let whole = Run("\(command) --now 2026-01-14T14:30", in: files)
    #expect(whole.status != 2)
    #expect(whole.errors == "" || command == "done gym" || command == "drink", "\(whole.errors)")
    let other = daybook(self.files)
    other.unreadable = ["/log/\(day).txt"]
    let run = Run("\(command) --now 2026-01-14T14:30", in: other)
    #expect(run.status == 2)
    #expect(
      run.errors.contains(
        "\(day).txt: error: '\(day).txt' cannot be read: permission denied [unreadable]\n"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").filter { $0.contains("[unreadable]") }.count == 1)
  }

  @Test(arguments: ["", "day", "day --json", "day --lines", "day --linear"])
  func todayIsShownThoughYesterdayCannotBeRead(command: String) {
    let files = daybook(self.files.merging(["2026-01-14.txt": "water 2l\n"]) { $1 })
    files.unreadable = ["/log/2026-01-13.txt"]
    let run = Run("\(command) --dir /log --now 2026-01-14T14:30", in: files)
    #expect(run.status == 2 && run.output.contains("2"), "\(run.output)")
    #expect(
      run.errors == "2026-01-13.txt: error: '2026-01-13.txt' cannot be read: permission denied [unreadable]\n"
    )
  }

  /// Whatever the reason, no habit is missed on a day of which nothing is known, and no limit is kept.
  @Test(arguments: ["locked", "returns", "away"])
  func aDayOfWhichNothingIsKnownIsUnknown(how: String) {
    var days = ["daybook.conf": "daybook 1\nmeasure coffee goal at most 2cup cup 150ml\nhabit gym\n"]
    for day in 10...13 { days["2026-01-\(day).txt"] = "coffee 1 cup\n[x] gym\n" }
    switch how {
    case "returns": days["2026-01-12.txt"] = "coffee 5 cups\r[x] gym\r"
    case "away":
      days["2026-01-12.txt"] = nil
      days[".2026-01-12.txt.icloud"] = ""
    default: break
    }
    let files = daybook(days)
    if how == "locked" { files.unreadable = ["/log/2026-01-12.txt"] }
    let run = Run("week --format csv --now 2026-01-14T14:30", in: files)
    #expect(run.status == 2)
    let rows = run.output.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",").prefix(3)
    }
    #expect(rows == [["gym", "unknown", "met"], ["coffee", "unknown", "met"]], "\(run.output)")
    let stats = Run("stats --json --now 2026-01-14T14:30", in: files).output
    #expect(!stats.contains("missed"), "\(stats)")
  }

  @Test func withoutDeclarationsTooEachFileIsToldOnce() {
    var undeclared = files
    undeclared["daybook.conf"] = nil
    let files = daybook(undeclared)
    files.unreadable = ["/log/2026-01-02.txt", "/log/2026-01-12.txt"]
    let run = Run("stats --dir /log --lang cs --now 2026-01-14T14:30", in: files)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        2026-01-02.txt: chyba: „2026-01-02.txt“ nejde přečíst: přístup odepřen [unreadable]
        2026-01-12.txt: chyba: „2026-01-12.txt“ nejde přečíst: přístup odepřen [unreadable]

        """)
  }

  @Test(arguments: [
    "day", "day --of water", "week --lines", "month", "year", "stats", "stats gym --explain", "status",
    "badges",
    "summary --with-text", "remind --schedule", "remind --stateless", "coach meals", "coach plan week",
    "push --list", "check", "check --json", "check --deep", "fmt --check", "export", "export --format ics",
    "export --verify /log/backup.json", "undo --list", "config",
  ])
  func whateverFailsIsToldUnlessTheAnswerIsTheSame(command: String) {
    let line = "\(command) --now 2026-01-14T14:30"
    var files = files
    files["2026-01-02 (1).txt"] = "water 2l\n"
    files["backup.json"] = Run("export --format json", in: daybook(files)).output
    let whole = Run(line, in: daybook(files)).output
    var silent: [String] = []
    // Every other one, from the first or the second on; `Tests/Faults` tries samples of all, on a disk.
    for number in stride(from: command.utf8.count % 2, to: 1000, by: 2) {
      let files = daybook(files)
      files.failingOperation = number
      files.fault = .trouble(.other(code: 5, operation: .read, text: "Input/output error"))
      let run = Run(line, in: files)
      if files.operations <= number { break }
      if run.output != whole, run.status == 0 || run.errors.isEmpty {
        silent.append("\(number): \(run.output)")
      }
    }
    #expect(silent == [])
  }

  @Test(arguments: [
    (10, 10, ""), (11, 3, "and 8 more files cannot be read; 'daybook check' names them all\n"),
  ])
  func ofManyFilesAFewAreNamed(count: Int, named: Int, end: String) {
    let names = (1...count).map { "2026-01-\($0 < 10 ? "0" : "")\($0).txt" }
    var days = Dictionary(uniqueKeysWithValues: names.map { ($0, "water 1l\n") })
    days["daybook.conf"] = small
    let files = daybook(days)
    files.unreadable = Set(names.map { "/log/\($0)" })
    let run = Run("stats", in: files)
    #expect(run.status == 2)
    #expect(run.errors.split(separator: "\n").filter { $0.contains("[unreadable]") }.count == named)
    #expect(run.errors.hasSuffix(end), "\(run.errors)")
  }

  @Test func noOtherDaybookIsTakenForOneThatCannotBeListed() {
    let files = MemoryFiles([
      "/notes/2026-01-12.txt": "water 1l\n", "/home/.local/share/daybook/daybook.conf": small,
    ])
    files.refusing[.list] = .other(code: 5, operation: .list, text: "Input/output error")
    let run = Run("status", in: files, folder: "/notes")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix("daybook: the folder /notes cannot be read: Input/output error"))
  }

  @Test func aFileWhereAYearsFolderWouldBeIsInNobodysWay() throws {
    let folder = try TemporaryFolder()
    try folder.write("daybook 1\nmeasure water unit ml\n", to: "daybook.conf")
    try folder.write("not a folder", to: "2026")
    let command = "status --dir \(folder.path) --now 2026-01-14T14:30"
    let run = Run(command, in: DiskFiles(), environment: ["HOME": folder.path.description])
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  @Test func whatAWriterIsExchangingIsNoCopy() {
    let files = daybook(self.files)
    files["/log/.2026-01-13.txt.daybook"] = "water 1l\n"
    var looks = 0
    files.meddling = { operation, path in
      guard operation == .status, path.description.hasSuffix(".daybook") else { return }
      looks += 1
      if looks == 3 { files["/log/.2026-01-13.txt.daybook"] = nil }
    }
    let run = Run("day --now 2026-01-14T14:30", in: files)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(looks >= 3)
  }

  @Test func whatIsReadAheadIsToldOnlyIfALineIsWritten() throws {
    let folder = try TemporaryFolder()
    for name in ["log", "state", "log/2025-12-20.txt"] { try folder.makeFolder(name) }
    try folder.write("daybook 1\nmeasure water cup 250ml\nhabit gym 07:00\n", to: "log/daybook.conf")
    try folder.write("[x] gym 07:10\n", to: "log/2026-01-12.txt")
    let variables = ["XDG_STATE_HOME": "\(folder.path)/state"]
    let log = folder.path.appending("log")
    func run(_ line: String) -> Run { Run(line, in: DiskFiles(), environment: variables, folder: "\(log)") }
    // All days are looked at for badges once a day; from then on only those around the changed one.
    #expect(run("add water 250ml 08:10").status == 2)
    let kept = run("done gym 07:10")
    #expect(kept.status == 0 && !kept.errors.contains("2025-12-20"), "\(kept.errors)")
    let added = run("add water 250ml 09:10")
    #expect(added.status == 2 && added.errors.contains("2025-12-20.txt: error"), "\(added.errors)")

    let world = World.ofTest(DiskFiles(), variables, in: log)
    let daybook = WritableDaybook(try Daybook(in: world), writing: DiskFiles(), in: world)
    let ahead = daybook.badgesAhead(ofChanging: [Path("2026-01-12.txt")])?.take()
    #expect(ahead?.unread.map(\.path) == ["2025-12-20.txt"] && world.unread.isEmpty)
  }
}
