import Notation
import Testing

@testable import daybook

/// Names over all files: where they are declared, where they stand, another name for them.
@Suite struct EditorNameTests {
  private func files() -> MemoryFiles {
    daybook([
      "daybook.conf": "measure water unit ml alias voda\nhabit gym \"Gym\"\ngoal water 2l when gym\n",
      "2026-01-10.txt": "voda 1l\nlunch water:300ml\n",
      "2026/2026-01-11.md": "- [x] **gym**\nWater was fine.\n",
    ])
  }

  private func ask(_ method: String, _ character: Int, _ more: [(String, JSON)] = [], language: String = "en")
    -> Talk
  {
    Talk(
      "ž\nwater 1l\n[x] Gym\n", "textDocument/" + method, [("position", Talk.at(1, character))] + more,
      in: files(),
      language: language)
  }

  /// Places as `file:line:from-to`.
  private func places(_ result: JSON?) -> [String] {
    (result?.elements ?? [result ?? .null]).map { place in
      let (start, end) = (place["range"]?["start"], place["range"]?["end"])
      let file = place["uri"]?.text?.split(separator: "/").last ?? ""
      return
        "\(file):\(start?["line"]?.integer ?? -1):\(start?["character"]?.integer ?? -1)-\(end?["character"]?.integer ?? -1)"
    }
  }

  @Test func aNameLeadsToItsDeclarationAndItsPlaces() {
    #expect(places(ask("definition", 2).result) == ["daybook.conf:0:8-13"])
    #expect(ask("definition", 7).result == .null)
    #expect(places(ask("documentHighlight", 2).result) == [":1:0-5"])
    let all = ["2026-01-10.txt:0:0-4", "2026-01-10.txt:1:6-11", "2026-01-12.txt:1:0-5"]
    #expect(places(ask("references", 2, [("context", ["includeDeclaration": false])]).result) == all)
    #expect(places(ask("references", 2).result) == ["daybook.conf:0:8-13", "daybook.conf:2:5-10"] + all)
    let never = ask("rename", 2, [("newName", "agua")]).result?["changes"]
    #expect(edited("\nwater 1l\n", never?[Talk.uri]) == "\nagua 1l\n")
    let conf = Talk(
      "habit gym\nhabit all\n", uri: Talk.conf, "textDocument/references", [("position", Talk.at(0, 7))],
      in: files())
    #expect(places(conf.result) == ["daybook.conf:0:6-9", "2026-01-11.md:0:8-11"])
  }

  @Test func aNameIsChangedInAllFilesAsRenameDoes() {
    #expect(ask("prepareRename", 2).result == ["range": Talk.range(1, 0, 5), "placeholder": "water"])
    let plan = files()
    plan["/log/2026-01-12.txt"] = "ž\nwater 1l\n[x] Gym\n"
    let talk = Talk(
      "ž\nwater 1l\nwater 2l\n", "textDocument/rename",
      [("position", Talk.at(1, 2)), ("newName", "agua")], in: plan)
    let changes = talk.result?["changes"]
    #expect(
      changes?.members?.map(\.key) == [
        "file:///log/daybook.conf", "file:///log/2026-01-10.txt", "file:///log/2026-01-12.txt",
      ])
    #expect(
      edited("voda 1l\nlunch water:300ml\n", changes?["file:///log/2026-01-10.txt"])
        == "voda 1l\nlunch agua:300ml\n")
    #expect(edited("\nwater 1l\nwater 2l\n", changes?[Talk.uri]) == "\nagua 1l\nagua 2l\n")
    #expect(plan["/log/daybook.conf"] == files()["/log/daybook.conf"])
  }

  @Test(arguments: [
    ("gym", 1, "'gym' is already another name of 'gym'"), ("1x", 1, "'1x'"),
    ("x", 7, "no declared name here"),
  ])
  func aNameThatCannotBeIsRefusedInWords(new: String, character: Int, words: String) {
    let talk = ask("rename", character, [("newName", .string(new))])
    let error = talk.answers.last?["error"]
    #expect(error?["code"] == -32803)
    if new != "gym" { #expect(error?["message"]?.text?.contains(words) == true) }
    let czech = ask("rename", character, [("newName", .string(new))], language: "cs").answers.last?["error"]
    #expect(czech?["message"] != error?["message"])
  }

  @Test func theSymbolsOfTheDaybookAreFoundByTheirLetters() {
    func found(_ query: String) -> [String] {
      let talk = Talk(
        [
          Talk.open(""), Talk.asked("hover", 0, 0),
          Talk.request(2, "workspace/symbol", ["query": .string(query)]),
        ],
        in: files())
      return talk.texts("name")
    }
    #expect(found("") == ["gym", "water"] && found("wat") == ["water"] && found("x").isEmpty)
    #expect(found("2026-01") == ["2026-01-12", "2026-01-11", "2026-01-10"])
  }
}
