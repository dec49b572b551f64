import Testing

@testable import daybook

private let day = "/log/2026-01-12.txt"
private let aside = "/log/.2026-01-12.txt.daybook"
private let start = "[x] gym 18:00\nwater 250ml 08:10\nwater 1l 07:00\n"
private let deleted = """
  .2026-01-12.txt.daybook: left by a write that was cut off, held nothing that would be lost, and was deleted

  """

/// What a writer that was killed left beside a day.
@Suite struct LeftoverTests {
  @Test(arguments: ["check", "merge", "merge 2026-01-12", "check --json"])
  func whatUndoKnowsIsDeletedAndNeverMerged(command: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": start])
    #expect(Run("change 2 'water 300ml 08:10'", in: files).status == 0)
    let now = files[day]
    #expect(now == "[x] gym 18:00\nwater 300ml 08:10\nwater 1l 07:00\n")
    files[aside] = start
    let run = Run(command, in: files)
    #expect(run.errors.contains(deleted) && !run.errors.contains("conflict copy of"))
    #expect(!run.output.contains("conflict-copy"))
    #expect(run.status == 0)
    #expect(files[day] == now && files[aside] == nil)
  }

  @Test func aDryRunDeletesNothingAndAdvisesNothing() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": start])
    #expect(Run("change 2 'water 300ml 08:10'", in: files).status == 0)
    files[aside] = start
    for command in ["check --dry-run", "merge --dry-run"] {
      let run = Run(command, in: files)
      #expect(
        run.status == 0 && run.output == "" && !run.errors.contains("conflict copy of"), "\(run.errors)")
    }
    #expect(files[aside] == start)
  }

  @Test(arguments: ["day", "week", "stats", "export", "status", "summary"])
  func noReportCallsItAConflictCopyAndNoneDeletesIt(command: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": start])
    #expect(Run("change 2 'water 300ml 08:10'", in: files).status == 0)
    files[aside] = start
    #expect(!Run(command, in: files).errors.contains("conflict") && files[aside] == start)
    files[aside] = start + "Rain.\n"
    #expect(Run("week", in: files).errors.contains("[conflict-copy]"))
  }

  @Test func whatNobodyKnowsStaysAConflictCopy() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": start])
    #expect(Run("change 2 'water 300ml 08:10'", in: files).status == 0)
    files[aside] = start + "Rain.\n"
    let check = Run("check", in: files)
    #expect(check.status == 1 && check.output.contains("[conflict-copy]") && files[aside] != nil)
    // Without the day the bytes could not be had again.
    files[aside] = start
    files[day] = nil
    #expect(Run("check", in: files).status == 1 && files[aside] == start)
  }

  @Test(arguments: ["check", "merge"])
  func afterAKillAtAnyStepTheDayIsTheOldOneOrTheNewOne(command: String) {
    let new = "[x] gym 18:00\nwater 300ml 08:10\nwater 1l 07:00\n"
    var leftovers = 0
    for step in 0..<60 {
      let files = daybook(["daybook.conf": small, "2026-01-12.txt": start])
      files.failingOperation = step
      files.fault = .killed
      _ = Run("change 2 'water 300ml 08:10'", in: files)
      files.restart()
      let now = files[day]
      #expect(now == start || now == new, "step \(step)")
      if files[aside] != nil { leftovers += 1 }
      #expect(Run(command, in: files).status == 0, "step \(step)")
      #expect(files[day] == now && files[aside] == nil, "step \(step)")
    }
    #expect(leftovers > 1)
  }
}
