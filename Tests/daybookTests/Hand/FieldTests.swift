import TestSupport
import Testing

@testable import daybook

/// Lines of front matter that a command changes, and habits with several lines on a day.
@Suite struct FieldTests {
  private static let note = "---\nwater: 300ml\ngym: true # yes\n---\n# Day\n"

  private func note(after command: String) -> (run: Run, text: String?) {
    let files = daybook(["daybook.conf": small, "2026-01-12.md": Self.note])
    let run = Run(command, in: files)
    let text = files["/log/2026-01-12.md"]
    if run.status == 0, text != Self.note {
      #expect(Run("undo", in: files).status == 0)
      #expect(files["/log/2026-01-12.md"] == Self.note)
    }
    return (run, text)
  }

  @Test(arguments: [
    ("change 2 water 400ml", "water: 400ml"), ("change 2 400ml water", "water: 400ml"),
    ("change 2 water: 400ml", "water: 400ml"), ("change 2 water", "water: 1 cup"),
    ("change 2 +50ml", "water: 350ml"), ("change 2 mood: 5", "mood: 5"),
  ])
  func aLineOfFrontMatterStaysAField(_ command: String, _ field: String) {
    let (run, text) = note(after: command)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text == Self.note.replacing("water: 300ml", with: field))
  }

  @Test(arguments: [
    ("change 3 [x] gym", "gym: true"), ("change 3 gym: false", "gym: false"),
    ("change 3 '[ ] gym'", "gym: false"), ("change 3 [x] gym 18:00", "gym: 18:00"),
    ("undone gym", "gym: false # yes"),
  ])
  func aHabitOfFrontMatterIsDoneOrNot(_ command: String, _ field: String) {
    let (run, text) = note(after: command)
    #expect(run.status == 0, "\(run.errors)")
    #expect(text == Self.note.replacing("gym: true # yes", with: field))
  }

  @Test(arguments: [
    ("change 2 some words", "'key: value'"), ("change 3 [-] gym", "'daybook change 3 gym: false'"),
    ("change 3 gym: maybe", "'maybe' does not count"), ("change 1 water: 3l", "line 1"),
    ("change 3 maybe later", "'daybook change 3 gym: true'"),
    ("change 3 false", "'daybook change 3 gym: false'"),
    ("change 2 500", "'daybook change 2 water: 500'"), ("change 2 plenty", "'daybook change 2 water: 250ml'"),
    ("change 4 gym: true", "line 4"), ("change 2 water 3kg", "not a volume"),
    ("change 2 water: 3kg", "not a volume"),
    ("skip gym", "'daybook undone gym', then 'daybook skip gym'"),
  ])
  func whatNoFieldCanSayIsRefused(_ command: String, _ words: String) {
    let (run, text) = note(after: command)
    #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(text == Self.note)
  }

  @Test(arguments: [
    ("undone gym", "[ ] gym\n[ ] gym 10:00\ntext\n[ ] gym 45min\n"),
    ("skip gym ankle", "[-] gym ankle\n[-] gym 10:00\ntext\n[-] gym 45min\n"),
  ])
  func everyLineOfTheHabitGetsTheMark(_ command: String, _ after: String) {
    let before = "[x] gym\n[x] gym 10:00\ntext\ngym 45min\n"
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": before])
    let run = Run(command, in: files)
    #expect(run.status == 0 && files["/log/2026-01-12.txt"] == after, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(!Run("check", in: files).output.contains("contradicting-ticks"))
    #expect(Run("undo", in: files).status == 0 && files["/log/2026-01-12.txt"] == before)
  }
}
