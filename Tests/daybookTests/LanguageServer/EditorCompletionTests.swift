import Notation
import Testing

@testable import daybook

/// What is offered while a line is written.
@Suite struct EditorCompletionTests {
  private func completed(
    _ text: String, _ line: Int, _ character: Int, uri: String = Talk.uri,
    in files: MemoryFiles = daybook(["daybook.conf": small]),
    language: String = "en"
  ) -> Talk {
    Talk(
      text, uri: uri, "textDocument/completion", [("position", Talk.at(line, character))], in: files,
      language: language)
  }

  private func texts(_ talk: Talk) -> [String] {
    talk.result?["items"]?.elements?.compactMap { $0["textEdit"]?["newText"]?.text } ?? []
  }

  @Test(arguments: [
    ("", 0, ["water", "run", "[x] breakfast", "[x] gym", "[x] kitchen", "goal "]),
    ("wat", 0, ["water", "run", "[x] breakfast", "[x] gym", "[x] kitchen", "goal "]),
    ("[", 0, ["[x] ", "[ ] ", "[-] "]), ("[ ] ", 4, ["breakfast", "gym", "kitchen"]),
    ("- [x] br", 6, ["breakfast", "gym", "kitchen"]),
    ("- [x] kitchen cl", 6, ["kitchen"]),
    ("water ", 6, ["100ml", "250ml", "14:30"]), ("water 250ml ", 12, ["14:30", "run:", "water:"]),
    ("water 250ml 08:10 ", 18, ["run:", "water:"]), ("[x] breakfast ", 14, ["10:30", "14:30"]),
    ("[x] gym ", 8, ["14:30"]), ("[x] Kitchen closed at 10 PM ", 28, ["14:30"]), ("# wa", 0, []),
    ("goal ", 5, ["water", "run"]), ("goal water ", 11, ["2500ml"]), ("Slept badly, ra", 0, []),
    ("Slept badly +", 12, ["run:", "water:"]),
  ])
  func aLineIsCompletedByTheNamesAndValuesOfTheDaybook(line: String, from: Int, expected: [String]) {
    let talk = completed("žluť\n" + line, 1, line.utf8.count)
    #expect(texts(talk) == expected)
    for edit in talk.result?["items"]?.elements?.compactMap({ $0["textEdit"] }) ?? [] {
      #expect(edit["range"] == Talk.range(1, from, line.utf8.count))
    }
  }

  @Test func behindANumberStandTheUnitsThatFit() {
    let offered = texts(completed("water 25", 0, 8))
    #expect(
      Array(offered.prefix(5)) == ["100ml", "250ml", "25ml", "25cl", "25dl"] && offered.last == "14:30")
    #expect(!offered.contains("25kg"))
  }

  @Test func whatIsDoneEndedOrNotDueIsNotOffered() {
    let conf = """
      measure old unit ml until 2025-12-31
      habit a
      habit b until 2026-01-11
      habit c every tue
      habit d 1/week
      habit e
      habit f all a e

      """
    let files = daybook(["daybook.conf": conf, "2026-01-11.txt": "[x] d\n"])
    #expect(texts(completed("[-] a\n", 1, 0, in: files)) == ["[x] d", "[x] e", "goal "])
    // In the line that is written its own name stays.
    #expect(texts(completed("[-] a", 0, 5, in: files)) == ["a", "d", "e"])
    // A day that is over has no now, one to come no tick.
    #expect(texts(completed("[x] a ", 0, 6, uri: "file:///log/2026-01-11.txt", in: files)).isEmpty)
    #expect(texts(completed("", 0, 0, uri: "file:///log/2026-01-13.txt", in: files)).contains("[ ] c"))
  }

  @Test func thatComesFirstWhichIsWrittenAtThisHour() {
    let days = (1...9).map {
      ("2026-01-0\($0).txt", "[x] gym 14:00 +legs\nwater 330ml 14:40\n[x] kitchen 22:00\n")
    }
    let files = daybook(Dictionary(uniqueKeysWithValues: days + [("daybook.conf", small)]))
    #expect(
      texts(completed("", 0, 0, in: files)) == [
        "water", "[x] gym", "[x] kitchen", "run", "[x] breakfast", "goal ",
      ])
    #expect(texts(completed("water ", 0, 6, in: files)) == ["330ml", "100ml", "250ml", "14:30"])
    #expect(texts(completed("[x] gym 14:00 ", 0, 14, in: files)) == ["+legs", "run:", "water:"])
  }

  @Test func aLabelIsOfferedOnceItIsTyped() {
    let talk = completed("closed", 0, 6)
    #expect(!talk.texts("label").contains("Kitchen closed at 10 PM"))
    let typed = completed("[x] Kitchen c", 0, 13)
    #expect(
      typed.texts("filterText") == ["kitchen-closed"] && typed.result?["isIncomplete"] == true)
    #expect(texts(typed) == ["kitchen"])
  }

  @Test(arguments: [
    ("", "name", "clock"), ("clock ", "24h", "12h"), ("habit x ", "every", "from"), ("goal ", "water", "run"),
    ("goal water 2l when ", "breakfast", "gym"), ("goal water 2l from ", "2026-01-12", "2026-01-12"),
    ("measure tea unit ", "ml", "kg"), ("measure tea unit ml counts 80% ", "water", "run"),
    ("week ", "monday", "sunday"), ("habit x every ", "mon", "sun"), ("measure tea ", "by", "push"),
  ])
  func theConfigurationIsCompleted(line: String, one: String, other: String) {
    let text = small + line
    let number = text.utf8.count { $0 == 10 }
    let offered = texts(completed(text, number, line.utf8.count, uri: Talk.conf))
    #expect(offered.contains(one) && offered.contains(other))
    let czech = completed(text, number, line.utf8.count, uri: Talk.conf, language: "cs")
    #expect(texts(czech) == offered)
  }

  @Test func aPartThatALineHasIsNotOfferedAgain() {
    let line = "measure tea goal 2l cup 200ml last alias chai "
    let offered = texts(
      completed(small + line, small.utf8.count { $0 == 10 }, line.utf8.count, uri: Talk.conf))
    #expect(offered.contains("presets") && offered.contains("alias"))
    #expect(!["goal", "cup", "last", "mean"].contains(where: offered.contains), "\(offered)")
  }

  /// The unit was explained as the word that is spelled like it.
  @Test func aUnitIsNotExplainedAsAWord() {
    let line = "measure tea unit "
    let items = completed(line, 0, line.utf8.count, uri: Talk.conf).result?["items"]?.elements ?? []
    #expect(items.filter { ["cup", "min"].contains($0["label"]?.text) }.map { $0["detail"] } == ["", ""])
  }
}
