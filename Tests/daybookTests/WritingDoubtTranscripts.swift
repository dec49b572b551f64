import TestSupport
import Testing

@testable import daybook

/// What can hardly be meant is refused by every command that writes it, and a day to come is told of each line.
@Suite struct WritingDoubtTranscripts {
  private static let configuration =
    "daybook 1\nday-starts 04:00\nmeasure water goal 2l cup 250ml\nhabit read\nhabit gym\n"

  @Test(arguments: [
    "add '[x] read water:25l'", "add water 25l", "done read water:25l", "note slept badly water:25l",
    "coach workout ran water:30l", "drink 25l", "change 1 water 25l", "change 1 +24l",
  ])
  func moreThanAnybodyDrinksIsRefused(command: String) {
    let files = daybook(["daybook.conf": Self.configuration, "2026-01-12.txt": "water 1l\n"])
    let run = Run(command, in: files)
    #expect(run.status == 2 && run.errors.contains("is an amount or a unit wrong?"), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == "water 1l\n")
  }

  @Test(arguments: [
    ("done gym read tomorrow", ["gym", "read"]), ("done gym tomorrow", ["gym"]),
    ("add '[x] gym' --date tomorrow", ["gym"]), ("add '[-] gym' --date tomorrow", []),
    ("skip gym tomorrow", []), ("add '[ ] gym' --date tomorrow", []),
  ])
  func doneOnADayToComeIsToldOfEach(command: String, names: [String]) {
    let files = daybook(["daybook.conf": Self.configuration])
    let run = Run(command, in: files)
    let told = run.errors.split(separator: "\n").filter { $0.contains("still to come") }
    #expect(
      told.count == names.count && zip(told, names).allSatisfy { $0.hasPrefix("'\($1)'") }, "\(run.errors)")
    // What is ticked already is not told once more.
    if command.hasPrefix("done") { #expect(!Run(command, in: files).errors.contains("still to come")) }
  }

  @Test func aMenuDrinksWhatTheCommandDoes() {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water unit ml\n"])
    #expect(Run("status --format swiftbar", in: files).output.contains("Drink 250ml"))
    #expect(Run("drink", in: files).output.contains("water 250ml"))
  }

  @Test func helpForNoCommandIsNoManual() {
    #expect(Run("help nosuch --man", in: daybook([:])).status == 2)
    #expect(Run("help day --man", in: daybook([:])).status == 0)
  }

  @Test func aQuestionIsTheEndOfASentence() {
    let files = daybook(["daybook.conf": Self.configuration])
    #expect(Run("config goal watre 3l", in: files).errors.hasSuffix("did you mean 'water'?\n"))
    #expect(Run("--lang cs config goal watre 3l", in: files).errors.hasSuffix("„water“?\n"))
  }
}
