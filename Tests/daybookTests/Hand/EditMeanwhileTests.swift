import Platform
import Testing

@testable import daybook

/// A day that others log to while it is open in an editor.
@Suite struct EditMeanwhileTests {
  /// What happens while the editor is open.
  enum Step: Sendable {
    /// Another daybook runs.
    case log(String)
    /// The person adds text to what the editor holds, and saves it over whatever is there.
    case save(String)
    /// The person writes something else in place of all, and saves it.
    case write(String)
    /// The editor reads the file anew.
    case reload
  }

  /// Opens today's file, or another, in an editor in which the steps happen.
  private func edit(_ command: String, _ files: MemoryFiles, _ steps: [Step]) -> Run {
    Run(command, in: files, environment: ["EDITOR": "/bin/sh"]) { child in
      let path = child.arguments.last ?? ""
      var buffer = files[path] ?? ""
      for step in steps {
        switch step {
        case .log(let line): #expect(Run(line, in: files).status == 0)
        case .reload: buffer = files[path] ?? ""
        case .write(let text):
          buffer = text
          files[path] = buffer
        case .save(let text):
          buffer += text
          files[path] = buffer
        }
      }
      return .exited(0)
    }
  }

  /// Which of two ticks stays is told, on whichever side the weaker one was.
  @Test(arguments: [
    ("done gym", "[-] gym\n", "'[-] gym' gave way"), ("skip gym", "[x] gym\n", "'[-] gym' gave way"),
  ])
  func ofTwoTicksOfAHabitTheWeakerIsNamed(logged: String, written: String, told: String) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "[ ] gym\n"])
    let run = edit("edit", files, [.log(logged), .write(written)])
    #expect(
      files["/log/2026-01-12.txt"]?.hasPrefix("[x] gym") == true, "\(files["/log/2026-01-12.txt"] ?? "")")
    #expect(run.errors.contains(told) && !run.errors.contains("beside"), "\(run.errors)")
  }

  @Test(
    arguments: [
      ([.log("add water 1l 09:00"), .save("run 5km\n")], "water 1l 09:00\n", true),
      ([.save("run 5km\n"), .log("add water 1l 09:00")], "water 1l 09:00\n", false),
      ([.log("add water 1l 09:00"), .reload, .save("run 5km\n")], "water 1l 09:00\n", false),
      (
        [.log("add water 1l 09:00"), .save("run 5km\n"), .log("add water 2l 10:00")],
        "water 1l 09:00\nwater 2l 10:00\n", true
      ),
      (
        [.log("add water 1l 09:00"), .log("add water 2l 10:00"), .save("run 5km\n")],
        "water 1l 09:00\nwater 2l 10:00\n", true
      ),
      (
        [.save("run "), .log("add water 1l 09:00"), .save("5km\n"), .log("add water 2l 10:00")],
        "water 1l 09:00\nwater 2l 10:00\n", true
      ),
      (
        [.save(""), .log("done gym 11:00"), .save("run "), .log("add water 1l 09:00"), .save("5km\n")],
        "[x] gym 11:00\nwater 1l 09:00\n", true
      ),
    ] as [([Step], String, Bool)])
  func whatIsLoggedAndWhatIsWrittenBothStay(steps: [Step], logged: String, isSavedOver: Bool) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml 08:10\n"])
    let run = edit("edit", files, steps)
    #expect(run.status == 0)
    let lines = { (text: String) in text.split(separator: "\n").map(String.init).sorted() }
    #expect(lines(files["/log/2026-01-12.txt"] ?? "") == lines("water 250ml 08:10\nrun 5km\n" + logged))
    #expect(
      run.errors.contains(
        "2026-01-12.txt was logged to while the editor was open; what was logged stays beside what you wrote:"
      )
        == isSavedOver, "\(run.errors)")
    #expect(Run("undo", in: files).status == 0)
    #expect(lines(files["/log/2026-01-12.txt"] ?? "") == lines("water 250ml 08:10\n" + logged))
  }

  @Test func aNewDayIsFoldedWithTheTemplateThatItBeganWith() {
    let files = daybook(["daybook.conf": small, "2026-01-11.txt": "water 1l\n"])
    let run = edit("edit", files, [.log("add water 1l 09:00"), .save("Rain.\n")])
    let text = files["/log/2026-01-12.txt"] ?? ""
    #expect(text.hasSuffix("Rain.\nwater 1l 09:00\n") || text.hasSuffix("water 1l 09:00\nRain.\n"), "\(text)")
    #expect(text.hasPrefix("[ ] "))
    #expect(run.output.contains(": water 1l 09:00\n"))
  }

  /// The template was not there before: once everything is taken back, nothing is.
  @Test(
    arguments: [
      [.log("add water 1l 09:00"), .log("add run 5km 10:00"), .reload, .save("Rain.\n")],
      [.log("add water 1l 09:00"), .log("add run 5km 10:00"), .save("Rain.\n")],
      [.log("add water 1l 09:00"), .log("add run 5km 10:00")], [.log("done gym 09:00")], [.save("Rain.\n")],
    ] as [[Step]])
  func undoingAllThatWasLoggedToANewDayLeavesNoFile(steps: [Step]) {
    let files = daybook(["daybook.conf": small + "badges off\n", "2026-01-11.txt": "water 1l\n"])
    #expect(edit("edit", files, steps).status == 0)
    #expect(files["/log/2026-01-12.txt"] != nil)
    let count = Run("undo --list", in: files).output.split(separator: "\n").count
    for _ in 0..<count {
      let run = Run("undo", in: files)
      #expect(run.status == 0, "\(run.errors)")
    }
    #expect(files["/log/2026-01-12.txt"] == nil, "\(files["/log/2026-01-12.txt"] ?? "")")
    #expect(Run("undo", in: files).errors.contains("nothing to take back"))
  }

  @Test func anEditorThatWritesNothingLeavesWhatIsLogged() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml 08:10\n"])
    let run = edit("edit", files, [.log("add water 1l 09:00")])
    #expect(run.errors == "2026-01-12.txt is as it was\n")
    #expect(files["/log/2026-01-12.txt"] == "water 250ml 08:10\nwater 1l 09:00\n")
    #expect(Run("undo", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == "water 250ml 08:10\n")
  }

  @Test(
    arguments: [
      ([.log("add water 1l 09:00")], "water 1l 09:00\n"),
      ([.log("done gym 10:00"), .log("add water 1l 09:00")], "[x] gym 10:00\nwater 1l 09:00\n"),
      ([.log("add water 1l 09:00"), .save("")], "water 1l 09:00\n"),
      ([.log("add water 1l 09:00"), .log("undo")], nil),
    ] as [([Step], String?)])
  func aTemplateInWhichNothingIsWrittenGoesAndWhatIsLoggedStays(steps: [Step], left: String?) {
    let files = daybook(["daybook.conf": small, "2026-01-11.txt": "water 1l\n"])
    let run = edit("edit", files, steps)
    let lines = { (text: String) in text.split(separator: "\n").map(String.init).sorted() }
    #expect(files["/log/2026-01-12.txt"].map(lines) == left.map(lines))
    #expect(
      run.errors.hasSuffix(
        left == nil
          ? "nothing was written, so 2026-01-12.txt was not made\n"
          : "nothing was written, so 2026-01-12.txt holds only what was logged meanwhile\n"), "\(run.errors)")
  }

  @Test func anEditorThatFailsBeforeItWroteKeepsNothing() {
    let files = daybook(["daybook.conf": small])
    let run = Run("edit", in: files, environment: ["EDITOR": "/bin/false"]) { _ in .exited(1) }
    #expect(run.status != 0)
    #expect(
      run.errors == """
        nothing was written, so 2026-01-12.txt was not made
        daybook: the editor '/bin/false' ended with an error

        """)
  }

  @Test func aChangedSettingStaysToo() {
    let files = daybook(["daybook.conf": small])
    let run = edit("edit config --lang cs", files, [.log("config badges off"), .save("habit walk\n")])
    #expect(files["/log/daybook.conf"]?.contains("habit walk\n") == true)
    #expect(files["/log/daybook.conf"]?.contains("badges  off\n") == true)
    #expect(run.errors.contains("do daybook.conf se během úprav zapisovalo;"), "\(run.errors)")
  }

  @Test func aLineThatBothChangedIsToldAndStaysTwice() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "[ ] gym\nRain.\n"])
    let run = Run("edit", in: files, environment: ["EDITOR": "/bin/sh"]) { child in
      #expect(Run("done gym 10:00", in: files).status == 0)
      files[child.arguments.last ?? ""] = "[x] gym 11:00\nRain.\n"
      return .exited(0)
    }
    let text = files["/log/2026-01-12.txt"] ?? ""
    #expect(text.contains("gym 10:00") && text.contains("[x] gym 11:00"), "\(text)")
    #expect(run.errors.contains("differ about the same thing and all stay"), "\(run.errors)")
  }

  @Test func anEditorThatRemovesANewDayLeavesNone() {
    let files = daybook(["daybook.conf": small])
    let run = Run("edit 2026-01-10", in: files, environment: ["EDITOR": "/bin/sh"]) { child in
      files[child.arguments.last ?? ""] = nil
      return .exited(0)
    }
    #expect(run.status == 0 && run.errors == "nothing was written, so 2026-01-10.txt was not made\n")
  }

  @Test func aConflictIsAStatusOfItsOwn() {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250ml 08:00\nRain.\n"])
    let run = Run("edit", in: files, environment: ["EDITOR": "/bin/sh"]) { child in
      #expect(Run("change 1 water 300ml 08:00", in: files).status == 0)
      files[child.arguments.last ?? ""] = "water 777ml 08:00\nRain.\n"
      return .exited(0)
    }
    #expect(files["/log/2026-01-12.txt"]?.contains("<<<<<<<") == true && run.status == 1, "\(run.errors)")
    #expect(run.errors.contains("merge-marker"))
  }
}
