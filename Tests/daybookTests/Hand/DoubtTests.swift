import Foundation
import TestSupport
import Testing

@testable import daybook

/// "`add` and `drink` ask, or refuse without a terminal, at a tiny amount and above 20 l."
@Suite struct DoubtTests {
  private let files = daybook(["daybook.conf": "measure water \"Water\" goal 2500ml cup 250ml\n"])
  private var text: String? { files["/log/2026-01-12.txt"] }

  @Test(arguments: ["add water 2", "drink 2", "add water 21l", "drink 21l"])
  func whatIsHardlyMeantIsAskedAbout(_ command: String) {
    let amount = command.split(separator: " ").last!
    let no = HandRun(command, in: files, lines: ["n"])
    #expect(no.status == 1 && no.errors.hasSuffix("[y/N] nothing was written\n"), "\(no.errors)")
    // The end of input is no answer.
    #expect(HandRun(command, in: files).status == 1)
    #expect(text == nil)
    let run = HandRun(command, in: files, lines: ["y"])
    #expect(run.status == 0 && run.errors.contains("Write it anyway? [y/N]"), "\(run.errors)")
    #expect(text == "water \(amount) 14:30\n")
  }

  /// "`NAME 11-7`" of a measure of hours is an error, and what is proposed is a night.
  @Test(arguments: [
    ("11-7", "23:00-07:00"), ("23-7", "23:00-07:00"), ("1-5", "01:00-05:00"), ("5-22", "05:00-22:00"),
  ])
  func aRangeOfWholeHoursIsProposedAsOneIsSlept(_ typed: String, _ meant: String) {
    let files = daybook(["daybook.conf": "measure sleep unit h\n", "2026-01-12.txt": "sleep \(typed)\n"])
    let run = Run("check", in: files)
    #expect(run.output.contains("'\(typed)' is not a number; write '\(meant)' [bad-amount]"), "\(run.output)")
  }

  @Test(arguments: [("change 1 'water 2'", "water 2\n"), ("change 1 +20l", "water 20250ml\n")])
  func aChangeIsAskedAboutToo(_ command: String, _ changed: String) {
    _ = HandRun("add 'water 250ml' --date yesterday", in: files)
    #expect(HandRun("\(command) --date yesterday", in: files, lines: [""]).status == 1)
    #expect(files["/log/2026-01-11.txt"] == "water 250ml\n")
    #expect(HandRun("\(command) --date yesterday", in: files, lines: ["y"]).status == 0)
    #expect(files["/log/2026-01-11.txt"] == changed)
  }

  @Test func aDayThatIsPastTwentyLitresIsNotAskedAboutAgain() {
    _ = HandRun("add water 21l", in: files, lines: ["y"])
    #expect(HandRun("add water 250ml", in: files).status == 0)
    #expect(text == "water 21l 14:30\nwater 250ml 14:30\n")
  }

  @Test(arguments: ["add water 2", "add water 21l", "add water 250ml @08:10", "add water 250ml 8.10"])
  func withoutATerminalItIsRefused(_ command: String) {
    let run = Run(command, in: files)
    #expect(run.status == 2 && !run.errors.contains("[y/N]"), "\(run.errors)")
    #expect(text == nil)
  }

  @Test(arguments: [
    ("add '[x] brekfast'", "[x] brekfast 14:30\n")
  ])
  func aTickOfWhatIsNearlyANameIsAskedAbout(_ command: String, _ line: String) {
    let files = daybook(["daybook.conf": "measure water goal 2l\nhabit breakfast\n"])
    let refused = Run(command, in: files)
    #expect(refused.status == 2 && refused.errors.contains("breakfast"), "\(refused.errors)")
    #expect(HandRun(command, in: files, lines: ["n"]).status == 1 && files["/log/2026-01-12.txt"] == nil)
    #expect(HandRun(command, in: files, lines: ["y"]).status == 0 && files["/log/2026-01-12.txt"] == line)
    #expect(Run("check", in: files).output.contains("near-name"))
  }

  @Test(arguments: ["add '[ ] call the dentist'", "add '[x] gums'"])
  func aTickThatCheckDoesNotTellIsNotAskedAbout(_ command: String) {
    let files = daybook(["daybook.conf": "measure water goal 2l\nhabit breakfast\n"])
    #expect(Run(command, in: files).status == 0)
    #expect(Run("check", in: files).status == 0)
  }

  @Test(arguments: [("-5", ["5cup", "5l"]), ("+2", ["2cup", "2l"]), ("-250", ["250"]), ("-5ml", ["5ml"])])
  func whatIsToBeWrittenInPlaceOfASignedNumberIsTaken(_ typed: String, _ instead: [String]) {
    let run = Run("drink -- \(typed)", in: files)
    #expect(run.status == 2 && text == nil)
    for amount in instead {
      #expect(run.errors.contains("'\(amount)'"), "\(run.errors)")
      #expect(Run("drink \(amount)", in: files).status == 0)
    }
  }
}
