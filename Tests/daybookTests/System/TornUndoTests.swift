import Foundation
import Platform
import Testing

@testable import daybook

/// Logs of changes that are torn, no file, or about more than a day.
@Suite struct TornUndoTests {
  private static let log = "/home/.local/state/daybook/undo"

  /// A daybook with two changes that undo knows, and the log after each.
  private func changed() -> (files: MemoryFiles, first: String, both: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water unit ml\nbadges off\n"])
    _ = Run("add water 1l", in: files)
    let first = files[Self.log] ?? ""
    _ = Run("add water 2l", in: files)
    return (files, first, files[Self.log] ?? "")
  }

  @Test(arguments: [1, 9, 40, 90, 100], ["en", "cs"])
  func aTornNewestRecordIsToldAndOnlyThenTheOneBeforeIsTaken(missing: Int, language: String) {
    let (files, first, both) = changed()
    files[Self.log] = String(both.dropLast(min(missing, both.count - first.count - 2)))
    let preview = Run("undo --dry-run --lang \(language)", in: files)
    let run = Run("undo --lang \(language)", in: files)
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors == preview.errors)
    #expect(
      run.errors
        == (language == "en"
          ? "the record of the newest change is torn, so it cannot be taken back; nothing was changed, and another 'daybook undo' takes back the change before it\n"
          : "záznam poslední změny je neúplný, takže ji nejde vzít zpět; nic se nezměnilo a další „daybook undo“ vezme zpět změnu před ní\n")
    )
    #expect(files["/log/2026-01-12.txt"] == "water 1l 14:30\nwater 2l 14:30\n")
    #expect(
      Run("undo", in: files).output
        == "2026-01-12.txt: took back: add water 1l (other changes since are kept)\n")
    #expect(files["/log/2026-01-12.txt"] == "water 2l 14:30\n")
  }

  @Test func bytesThatThePowerLeftEmptyAreATornRecordToo() {
    let (files, first, both) = changed()
    files[Self.log] = first + String(repeating: "\0", count: both.count - first.count)
    #expect(Run("undo", in: files).errors.contains("torn"))
    #expect(Run("undo", in: files).status == 0)
  }

  @Test(arguments: ["undo-2\tanything\n", "undo-1\ta\tb\tc\t/other\tf\tx"])
  func recordsOfNewerVersionsAndOtherDaybooksAreNone(line: String) {
    let (files, _, both) = changed()
    files[Self.log] = both + "\n" + line
    #expect(Run("undo", in: files).output == "2026-01-12.txt: took back: add water 2l\n")
  }

  @Test(arguments: [
    "add water 1l", "add water 1l --date 2026-01-11", "undo", "undo --list", "check", "merge", "edit",
  ])
  func aPipeInPlaceOfTheLogIsNotWaitedFor(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("daybook")
    try folder.write("daybook 1\nmeasure water unit ml\n", to: "daybook.conf")
    try folder.write("water 1l\n", to: ".2026-01-11.txt.daybook")
    try folder.write("water 1l 08:00\n", to: "2026-01-11.txt")
    mkfifo(folder.path.appending("daybook/undo").description, 0o600)
    let run = Run(
      "\(command) --dir \(folder.path)", in: DiskFiles(),
      environment: [
        "XDG_STATE_HOME": folder.path.description, "VISUAL": "true", "PATH": "/usr/bin:/bin",
      ]
    ) { _ in .exited(0) }
    switch command {
    case "add water 1l":
      #expect(folder["2026-01-12.txt"] == "water 1l 14:30\n")
      #expect(run.errors.contains("'undo' will not know it") && run.errors.contains("it is a pipe"))
    case "add water 1l --date 2026-01-11":
      #expect(folder["2026-01-11.txt"] == "water 1l 08:00\nwater 1l\n")
      #expect(
        run.errors.contains(
          "'undo' will not know it: \(folder.path)/daybook/undo cannot be written: it is a pipe, a socket or a device\n"
        ))
    case "undo": #expect(run.status == 2 && run.errors.contains("cannot be written: it is a pipe"))
    case "undo --list": #expect(run.status == 2 && run.errors.contains("cannot be read: it is a pipe"))
    default: break
    }
  }

  @Test func undoTakesTheBadgeBackThatTheLineEarned() {
    let files = daybook(["daybook.conf": small, "2026-01-11.txt": "[x] gym\n"])
    let run = Run("add water 250ml", in: files)
    #expect(run.errors.contains("New badge: First Sip"))
    #expect(files["/log/badges.txt"]?.contains("2026-01-12 first_sip") == true)
    #expect(Run("undo --list", in: files).output.hasSuffix("add water 250ml  2026-01-12.txt, badges.txt\n"))
    #expect(
      Run("undo", in: files).output
        == "2026-01-12.txt: took back: add water 250ml\nbadges.txt: took back: add water 250ml\n")
    #expect(files["/log/badges.txt"] == nil && files["/log/2026-01-12.txt"] == nil)
    #expect(Run("add water 250ml", in: files).errors.contains("New badge: First Sip"))
  }

  @Test(arguments: [nil, "# mine\n"])
  func badgesThatOthersHaveTouchedKeepNoLineFromBeingTakenBack(badges: String?) {
    let files = daybook(["daybook.conf": small])
    _ = Run("add water 250ml", in: files)
    files["/log/badges.txt"] = badges
    #expect(Run("undo", in: files).output == "2026-01-12.txt: took back: add water 250ml\n")
    #expect(files["/log/badges.txt"] == badges)
    #expect(Run("undo", in: files).status == 1)
  }
}
