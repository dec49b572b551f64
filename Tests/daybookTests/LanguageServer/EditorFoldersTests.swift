import Notation
import Platform
import Testing

@testable import daybook

/// Several files, folders and daybooks in one conversation.
@Suite struct EditorFoldersTests {
  private static let other: MemoryFiles = daybook([
    "daybook.conf": small, "2026-01-11.txt": "water 1l 08:00\n", "old/2026-01-12.txt": "water 2l 08:00\n",
  ])

  private func symbols(_ greeting: [(String, JSON)], then more: [JSON] = []) -> [String] {
    var members = [JSON.Member("capabilities", [:])]
    members += greeting.map { JSON.Member($0.0, $0.1) }
    let talk = Talk(
      [Talk.request(0, "initialize", .object(members))] + more
        + [Talk.request(1, "workspace/symbol", ["query": "2026-01"])],
      in: Self.other, isWhole: true)
    return talk.texts("name")
  }

  @Test func theFoldersThatAreOpenAreSearchedBeforeAnyFileIs() {
    let folder: JSON = ["uri": "file:///log", "name": "log"]
    #expect(symbols([("rootUri", "file:///log")]) == ["2026-01-11"])
    #expect(symbols([("workspaceFolders", [folder]), ("rootUri", "file:///elsewhere")]) == ["2026-01-11"])
    #expect(symbols([("rootUri", "file:///nowhere")]).isEmpty && symbols([("rootUri", 5)]).isEmpty)
    func change(_ key: String) -> JSON {
      Talk.notification(
        "workspace/didChangeWorkspaceFolders",
        ["event": .object([JSON.Member(key, [folder]), JSON.Member("other", 5)])])
    }
    #expect(symbols([], then: [change("added")]) == ["2026-01-11"])
    #expect(symbols([("rootUri", "file:///log")], then: [change("removed")]).isEmpty)
  }

  /// A copy of a day in another folder was taken for the day itself.
  @Test func aCopyInAnotherFolderDoesNotCountForTheDay() {
    let copy = "file:///log/old/2026-01-12.txt"
    func lens(_ messages: [JSON]) -> JSON? {
      Talk(
        messages + [Talk.request(1, "textDocument/codeLens", ["textDocument": ["uri": .string(Talk.uri)]])],
        in: Self.other
      )
      .result?.elements?.first?["command"]?["title"]
    }
    let day = [Talk.open("water 250ml 08:00\n"), Talk.asked("hover", 0, 0), Talk.asked("hover", 0, 0)]
    let looked = [
      Talk.open("water 2l 08:00\n", uri: copy), Talk.asked("inlayHint", 0, 0, uri: copy),
      Talk.change([["text": "water 9l 08:00\n"]], uri: copy), Talk.asked("inlayHint", 0, 0, uri: copy),
    ]
    #expect(lens(day) != nil && lens(day + looked) == lens(day) && lens(looked + day) == lens(day))
  }

  @Test func aFileThatIsOpenUnderTwoNamesStaysOpenUnderTheOther() {
    let twin = "file:///lo%67/2026-01-12.txt"
    let talk = Talk([
      Talk.open("water 250ml 08:00\n"), Talk.open("water 500ml 08:00\n", uri: twin), Talk.close(twin),
      Talk.request(
        1, "textDocument/references",
        ["textDocument": ["uri": .string(Talk.uri)], "position": Talk.at(0, 1), "context": [:]]),
    ])
    #expect(talk.texts("uri") == [Talk.conf, Talk.uri])
  }

  @Test(
    arguments: [
      [
        "range": ["start": ["line": .number("1e400"), "character": 0], "end": ["line": 0, "character": 1]],
        "text": "x",
      ],
      ["range": ["start": ["line": 0]], "text": "x"], ["range": 5, "text": "x"], ["range": [:]], [:], 5,
    ] as [JSON])
  func aChangeThatCannotBeReadIsNotMade(change: JSON) {
    let talk = Talk([Talk.open("water 250ml 8.10\n"), Talk.change([change])])
    #expect(talk.codes == ["odd-time"] && talk.answers.count == 3)
    #expect(talk.answers[1]["method"] == "window/logMessage")
  }

  @Test func aRequestIsNotTakenBackBeforeItIsAsked() {
    let talk = Talk([
      Talk.open("water 1l 08:00\n"), Talk.notification("$/cancelRequest", ["id": 1]),
      Talk.asked("documentSymbol", 0, 0),
    ])
    #expect(talk.result?.elements?.count == 1)
  }

  /// Names that nobody declared are those of the files as they are saved.
  @Test func aNewNameIsKnownOnceItIsSaved() {
    let files = daybook(["2026-01-11.txt": "water 250ml 08:00\n", "2026-01-12.txt": "tea 250ml 08:00\n"])
    let uri: JSON = ["uri": .string(Talk.uri)]
    let talk = Talk(
      [
        Talk.open("water 250ml 08:00\n"), Talk.change([["text": "tea 250ml 08:00\n"]]),
        Talk.notification("textDocument/didSave", ["textDocument": uri]), Talk.asked("hover", 0, 1),
      ], in: files)
    #expect(talk.result?["contents"]?["value"]?.text?.hasPrefix("tea: 250\u{A0}ml") == true)
  }
}
