import Journal
import Notation
import Platform
import Testing

@testable import daybook

/// What an editor shows beside the lines, and what can be done to them.
@Suite struct EditorLineTests {
  private let text = "water 250ml 08:10\nwater 1l 09:00\n[x] breakfast 10:30\nfree text\nwater 16oz\n"
  private let history = [
    "daybook.conf": small, "2026-01-09.txt": "[x] breakfast\nwater 3l\n", "2026-01-10.txt": "[x] breakfast\n",
    "2026-01-11.txt": "[x] breakfast 09:00\nwater 1l\n",
  ]

  private func hover(_ line: Int, in text: String, _ language: String = "en") -> String? {
    Talk(
      text, "textDocument/hover", [("position", Talk.at(line, 2))], in: daybook(history), language: language
    ).result?["contents"]?["value"]?.text?.replacing("\u{A0}", with: " ")
  }

  @Test func theLineUnderThePointerIsToldWithItsDays() {
    #expect(
      hover(2, in: text)
        == "Breakfast: done at 10:30.\n4 days in a row, longest 4 days.\nLast 7 days: Fri ✓  Sat ✓  Sun ✓  Mon ✓"
    )
    #expect(
      hover(2, in: text, "cs")
        == "Breakfast: splněno v 10:30.\nSérie 4 dny, nejdelší 4 dny.\nPosledních 7 dní: pá ✓  so ✓  ne ✓  po ✓"
    )
    #expect(hover(0, in: text)?.hasPrefix("Water: 1,723 of 2,500 ml, 68 percent") == true)
    #expect(
      hover(0, in: text)?.hasSuffix(
        "Last 7 days: Fri 3,000 ml ✓  Sat ✗  Sun 1,000 ml ◐  Mon 1,723 ml ◦") == true)
    #expect(hover(3, in: text) == nil && hover(9, in: text) == nil)
  }

  /// The quota of a week needs the week, and not the document alone.
  @Test func theLineUnderThePointerIsToldAsDayTellsIt() {
    let done = "[x] read\n"
    let files = daybook([
      "daybook.conf": "week saturday\nhabit read \"Read\" 3/week\n", "2026-01-10.txt": done,
      "2026-01-11.txt": done, "2026-01-12.txt": "",
    ])
    func hover(_ text: String) -> String? {
      Talk(text, "textDocument/hover", [("position", Talk.at(0, 2))], in: files).result?["contents"]?[
        "value"]?
        .text
    }
    #expect(hover(done)?.hasPrefix("Read: done, 3 of 3 this week.\n") == true)
    #expect(hover("[ ] read\n")?.hasPrefix("Read: open, 2 of 3 this week.\n") == true)
  }

  /// Behind the last line end some editors have no place, and made a blank line of it.
  @Test(arguments: [
    ("water 1l\n", TextEdit(8..<8, "\nx")), ("water 1l\r\n", TextEdit(8..<8, "\r\nx")),
    ("", TextEdit(0..<0, "x\n")), ("water 1l", TextEdit(8..<8, "\nx\n")),
  ])
  func aLineBelowTheLastGoesInFrontOfItsEnd(text: String, edit: TextEdit) {
    let bytes = Bytes(text.utf8)
    let end = text.hasSuffix("\r\n") ? "\r\n" : "\n"
    let after = Bytes((text.isEmpty || text.hasSuffix(end) ? text + "x" + end : text + end + "x" + end).utf8)
    #expect(bytes.edit(to: after) == edit && bytes.applying([edit]) == after)
  }

  @Test func anEmptyDayThatTheEditorGivesAsOneLineGetsNoBlankOne() {
    let files = daybook(["daybook.conf": small])
    let actions = Talk("\n", "textDocument/codeAction", [("range", Talk.range(0, 0, 0))], in: files).result
    let cup = actions?.elements?.first { $0["title"]?.text?.hasPrefix("+") == true }
    #expect(
      edited("\n", cup?["edit"]?["changes"]?.members?.first?.value) == "water 250ml 14:30\n")
  }

  @Test func runningTotalsAndOwnUnitsStandBesideTheLines() {
    func hints(_ text: String, _ parameters: [(String, JSON)] = [], _ language: String = "en") -> [String] {
      let found = Talk(text, "textDocument/inlayHint", parameters, language: language).result?.elements ?? []
      return found.map { hint in
        let place = hint["position"]
        return
          "\(place?["line"]?.integer ?? -1):\(place?["character"]?.integer ?? -1) \(hint["label"]?.text ?? "")"
          .replacing("\u{A0}", with: " ")
      }
    }
    #expect(
      hints(text) == [
        "0:17 → 250 / 2,500 ml", "1:14 → 1,250 / 2,500 ml", "4:10 → 473 ml",
        "4:10 → 1,723 / 2,500 ml, 562 ml ahead",
      ])
    #expect(
      hints("water 250ml\n", [], "cs") == ["0:11 → 250 / 2 500 ml, skluz 911 ml"])
    let line = Talk.range(1, 0, 3)
    #expect(hints(text, [("range", line)]) == ["1:14 → 1,250 / 2,500 ml"])
    #expect(hints("run 5km\n[ ] gym\n").isEmpty)
    #expect(hints("run 5km\nrun 2km\n") == ["1:7 → 7 km"])
  }

  @Test func theDayStandsAboveItsFirstLine() {
    func lens(_ text: String, _ language: String = "en") -> [String] {
      let found =
        Talk(text, "textDocument/codeLens", in: daybook(history), language: language).result?.elements ?? []
      return found.compactMap { $0["command"]?["title"]?.text?.replacing("\u{A0}", with: " ") }
    }
    #expect(
      lens("water 1l\n") == [
        "0/4 · Water 1,000 / 2,500 ml · 3 days in a row at stake: Breakfast", "+ 250ml Water",
        "Add the open habits (3)",
      ])
    #expect(
      lens("water 1l\n[ ] gym\n", "cs") == [
        "0/4 · Water 1 000 / 2 500 ml · v sázce série 3 dny: Breakfast", "+ 250ml Water",
        "Přidat otevřené návyky (2)",
      ])
    #expect(Talk(small, uri: Talk.conf, "textDocument/codeLens").result == [])
  }

  /// The titles of the actions at a place, each with the text that it makes.
  private func actions(
    _ text: String, _ line: Int, _ character: Int, only: [JSON]? = nil, _ language: String = "en"
  ) -> [(title: String, text: String)] {
    let context: JSON = only.map { ["diagnostics": [], "only": .array($0)] } ?? ["diagnostics": []]
    let talk = Talk(
      text, "textDocument/codeAction",
      [("range", Talk.range(line, character, character)), ("context", context)], capabilities: Talk.utf8,
      language: language)
    return (talk.result?.elements ?? []).map {
      ($0["title"]?.text ?? "", edited(text, $0["edit"]?["changes"]?[Talk.uri]))
    }
  }

  @Test(arguments: [
    ("ž\nwater 250ml 8.10\n", 1, 13, ["Write '8:10'": "ž\nwater 250ml 8:10\n"]),
    (
      "water 1,250 ml\n", 0, 7, ["Write '1250'": "water 1250 ml\n", "Write '1.25'": "water 1.25 ml\n"]
    ),
    ("water 250ml 21:00water 1l\n", 0, 18, ["Split the lines": "water 250ml 21:00\nwater 1l\n"]),
    (
      "water 1l 08:00\nwater 1l 08:00\nfree\n", 1, 2,
      ["Take this line out": "water 1l 08:00\nfree\n"]
    ),
    ("water 2\n", 0, 6, ["Write '2l'": "water 2l\n", "Write '2cup'": "water 2cup\n"]),
    ("free text\n", 0, 2, [:]),
  ])
  func aProblemIsMendedWhereThePointerIs(text: String, line: Int, character: Int, made: [String: String]) {
    let found = actions(text, line, character, only: ["quickfix"])
    #expect(Dictionary(found.map { ($0.title, $0.text) }) { one, _ in one } == made)
  }

  @Test(arguments: [
    (
      "[ ] gym 18:00\n", ["Tick", "Skip", "Time now (14:30)", "+ 250ml Water", "Add the open habits (2)"],
      [
        "[x] gym 18:00\n", "[-] gym 18:00\n", "[ ] gym 14:30\n", "[ ] gym 18:00\nwater 250ml 14:30\n",
        "[ ] gym 18:00\n[ ] breakfast 10:30\n[ ] kitchen\n",
      ]
    ),
    (
      "- [x] call mum\r\n", ["Skip", "Open", "Time now (14:30)", "+ 250ml Water", "Add the open habits (3)"],
      [
        "- [-] call mum\r\n", "- [ ] call mum\r\n", "- [x] call mum 14:30\r\n",
        "- [x] call mum\r\n- water 250ml 14:30\r\n",
        "- [x] call mum\r\n- [ ] breakfast 10:30\r\n- [ ] gym\r\n- [ ] kitchen\r\n",
      ]
    ),
  ])
  func aLineIsChangedAsTheCommandsDo(text: String, titles: [String], made: [String]) {
    let found = actions(text, 0, 2)
    #expect(found.map(\.title) == titles && found.map(\.text) == made)
    #expect(actions(text, 0, 2, "cs").map(\.title).last?.hasPrefix("Přidat otevřené návyky") == true)
    #expect(actions(text, 0, 2, only: ["source"]).count == 2)
  }

  private func command(_ name: String, _ arguments: [JSON], _ text: String, _ capabilities: JSON = Talk.utf8)
    -> Talk
  {
    Talk(
      [
        Talk.open(text),
        Talk.request(
          1, "workspace/executeCommand", ["command": .string(name), "arguments": .array(arguments)]),
      ], capabilities: capabilities)
  }

  @Test(arguments: [
    ("daybook.turn", "[ ] gym\n", "[x] gym\n"), ("daybook.turn", "[x] gym\n", "[-] gym\n"),
    ("daybook.turn", "☐ gym\n", "[x] gym\n"), ("daybook.skip", "[ ] žluť\n", "[-] žluť\n"),
    ("daybook.now", "water 1l\n", "water 1l 14:30\n"),
  ])
  func aCommandIsAnEditThatTheEditorMakes(name: String, text: String, made: String) {
    let talk = command(name, [.string(Talk.uri), 0], text)
    let asked = talk.answers.first { $0["method"] == "workspace/applyEdit" }
    #expect(edited(text, asked?["params"]?["edit"]?["changes"]?[Talk.uri]) == made && talk.result == .null)
  }

  @Test func aFieldOfFrontMatterGetsNoTime() {
    let note = "file:///log/2026-01-12.md"
    for line in [1, 4] {
      let talk = Talk([
        Talk.open("---\nwater: 300\ngym: true\n---\nwater 1l\n", uri: note),
        Talk.request(
          1, "workspace/executeCommand",
          ["command": "daybook.now", "arguments": [.string(note), .integer(line)]]),
      ])
      #expect(talk.answers.contains { $0["method"] == "workspace/applyEdit" } == (line == 4))
    }
  }

  @Test func aCommandThatChangesNothingAsksForNothing() {
    #expect(command("daybook.tick", [.string(Talk.uri), 0], "free text\n").answers.count == 2)
    #expect(command("daybook.now", [.string(Talk.uri), 0], "sleep\n").answers.count == 2)
    #expect(command("daybook.nothing", [], "").answers.last?["error"]?["code"] == -32602)
    #expect(
      command("daybook.tick", ["file:///log/other.txt", 0], "").answers.last?["error"]?["code"] == -32602)
    let shown = command("daybook.show", [.string(Talk.uri)], "water 1l\n").answers
    #expect(shown.contains { $0["method"] == "window/showMessage" })
  }

  @Test func anEditSaysOfWhichTextItIs() {
    let talk = command(
      "daybook.cup", [.string(Talk.uri), "run"], "run 2km\n",
      ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    let change = talk.answers.first { $0["method"] == "workspace/applyEdit" }?["params"]?["edit"]?[
      "documentChanges"]?.elements?.first
    #expect(change == nil)
    let cup = command(
      "daybook.cup", [.string(Talk.uri)], "", ["workspace": ["workspaceEdit": ["documentChanges": true]]])
    let edit = cup.answers.first { $0["method"] == "workspace/applyEdit" }?["params"]?["edit"]
    #expect(
      edit?["documentChanges"]?.elements?.first?["textDocument"] == ["uri": .string(Talk.uri), "version": 1])
  }

  @Test(arguments: [
    ("[x", "x", "[x] "), ("1. [x", "x", "1. [x] "), ("• [-", "-", "• [-] "), ("  - [-", "-", "  - [-] "),
    ("[x]", "x", "[x] "), ("[x]", "]", "[x] "),
    ("[x] ]", "]", "[x] "), ("a [x", "x", "a [x"), ("tax", "x", "tax"), ("- ", "-", "- "),
  ])
  func aBoxIsFinishedWhileItIsTyped(text: String, character: String, made: String) {
    let place = character == "x" && text == "[x]" ? 2 : text.utf8.count
    let talk = Talk(
      text, "textDocument/onTypeFormatting",
      [("position", Talk.at(0, place)), ("ch", .string(character)), ("options", [:])], capabilities: Talk.utf8
    )
    #expect(edited(text, talk.result) == made)
  }
}
