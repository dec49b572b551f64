import TestSupport
import Testing

@testable import daybook

/// A blank of another width is a blank for every command, and stays where it stands.
@Suite struct OneBlankTranscripts {
  static let blanks: [Character] = ["\u{A0}", "\u{202F}", "\u{2009}", "\u{205F}", "\u{3000}", " "]

  @Test(arguments: blanks) func aStepLeavesTheBlank(blank: Character) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "water 250\(blank)ml\n"])
    #expect(Run("change 1 +50ml", in: files).status == 0)
    #expect(files["/log/2026-01-12.txt"] == "water 300\(blank)ml\n")
  }

  @Test(arguments: blanks) func aWordBehindItIsFound(blank: Character) {
    let files = daybook(["daybook.conf": small, "2026-01-12.txt": "walked\(blank)home\n"])
    #expect(Run("list home", in: files).output.contains("1 line on 1 day"))
  }

  /// What is told of a time does not depend on the lines of other days.
  @Test func aTimeIsToldHoweverOftenTheLineWasReadBefore() {
    let told = "2026-01-12.txt:1:17: warning: 'večer 08:10' is not read as a time; write '20:10' [odd-time]\n"
    var days = ["daybook.conf": "daybook 1\nhabit read\n", "2026-01-12.txt": "[x] read večer 08:10\n"]
    #expect(Run("check", in: daybook(days)).output == told)
    for day in 1...31 {
      days["2025-12-\(day < 10 ? "0" : "")\(day).txt"] = "[x] read večer 20:10\n"
    }
    #expect(Run("check", in: daybook(days)).output == told)
  }

  @Test(arguments: [
    ("water two glasses 08:10.", "water      500"), ("[ ] dentist 8:10, bring card", "dentist  08:10"),
  ])
  func aMarkRightBehindATimeIsPassedOver(line: String, words: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water unit ml\n", "2026-01-12.txt": line + "\n"])
    #expect(Run("check", in: files).output.isEmpty)
    let day = Run("day", in: files).output.withPlainBlanks
    #expect(words.split(separator: " ").allSatisfy { day.contains($0) } && !day.contains("8:10,"), "\(day)")
  }

  @Test func aLengthIsProposedInOneWriting() {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure sleep unit h goal 8h\n"])
    for line in ["sleep 7.05", "sleep 7:05"] {
      files["/log/2026-01-12.txt"] = line + "\n"
      let told = Run("check", in: files).output
      #expect(told.contains("'7h05m'"), "\(told)")
    }
  }
}
