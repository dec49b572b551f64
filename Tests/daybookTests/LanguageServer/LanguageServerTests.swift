import Notation
import Platform
import Testing

@testable import daybook

/// One conversation with an editor.
private struct Talk {
  private(set) var answers: [JSON] = []
  let status: Int32
  let errors: String

  static let uri = "file:///log/2026-01-12.txt"

  /// Sends messages, the greeting before them unless they are the whole conversation.
  init(
    _ messages: [JSON], in files: MemoryFiles = daybook(["daybook.conf": small]), isWhole: Bool = false,
    encodings: [JSON] = [], language: String = "en"
  ) {
    let greeting: [JSON] = [
      Talk.request(
        0, "initialize",
        ["capabilities": ["general": ["positionEncodings": .array(encodings)]], "rootUri": .null]),
      Talk.notification("initialized", [:]),
    ]
    let all = isWhole ? messages : greeting + messages
    let input = all.map { String(decoding: MessageFrames.framed($0), as: UTF8.self) }.joined()
    let run = Run("--lang \(language) lsp", in: files, input: input)
    status = run.status
    errors = run.errors
    var frames = MessageFrames()
    frames.append(Bytes(run.output.utf8))
    while let message = try? frames.next(), let answer = try? JSON(parsing: message) {
      answers.append(answer)
    }
    if !isWhole { answers.removeFirst() }
  }

  static func request(_ id: Int, _ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters]
  }

  static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func open(_ text: String, uri: String = uri) -> JSON {
    notification(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "languageId": "daybook", "version": 1, "text": .string(text)]])
  }

  static func change(_ changes: [JSON], uri: String = uri) -> JSON {
    notification(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri), "version": 2], "contentChanges": .array(changes)])
  }

  static func at(_ line: Int, _ character: Int) -> JSON {
    ["line": .integer(line), "character": .integer(character)]
  }

  static func asked(_ method: String, _ line: Int, _ character: Int) -> JSON {
    request(
      1, "textDocument/" + method,
      [
        "textDocument": ["uri": .string(uri)], "position": at(line, character),
        "range": ["start": at(line, character), "end": at(line, character)],
      ])
  }

  /// The codes of the problems that were published last.
  var codes: [String]? {
    answers.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]?["diagnostics"]?.elements?
      .compactMap { $0["code"]?.text }
  }

  /// The result of the last answer.
  var result: JSON? { answers.last?["result"] }
}

@Suite struct LanguageServerTests {
  @Test func aConversationBeginsEndsAndLeavesNothingBehind() {
    let files = daybook(["daybook.conf": small])
    let talk = Talk(
      [
        Talk.request(1, "initialize", ["capabilities": [:]]), Talk.notification("initialized", [:]),
        Talk.request(2, "shutdown", .null), Talk.notification("exit", .null),
      ], in: files, isWhole: true)
    #expect(talk.status == 0 && talk.errors.isEmpty && talk.answers.count == 2)
    let capabilities = talk.answers[0]["result"]?["capabilities"]
    #expect(capabilities?["positionEncoding"] == "utf-16" && capabilities?["hoverProvider"] == true)
    #expect(talk.answers[1]["result"] == .null && talk.answers[1]["id"] == 2)
  }

  @Test func anEndWithoutAWordIsNoGoodEnd() {
    #expect(Talk([]).status == 1)
    #expect(Talk([Talk.notification("exit", .null)]).status == 1)
  }

  @Test func whatIsNoMessageIsToldInOneLine() {
    let run = Run("lsp", in: daybook(["daybook.conf": small]), input: "hello\n\n")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors
        == "daybook: standard input holds no message of an editor; each begins with 'Content-Length: ' and a number of bytes\n"
    )
    #expect(Run("lsp", in: daybook([:]), input: "Content-Length: 99\r\n\r\n{").status == 2)
  }

  @Test(arguments: [
    ("{", -32700), ("{\"id\":1}", -32600), ("{\"id\":1,\"method\":\"textDocument/hover\"}", -32002),
  ])
  func aMessageThatCannotBeAnsweredIsAnError(text: String, code: Int) {
    let run = Run(
      "lsp", in: daybook([:]), input: "Content-Length: \(text.utf8.count)\r\n\r\n\(text)")
    #expect(run.output.contains("\"code\":\(code)"))
  }

  @Test func unknownRequestsAreRefusedAndUnknownNotificationsPassedOver() {
    let talk = Talk([
      Talk.notification("$/setTrace", ["value": "off"]), Talk.request(5, "workspace/symbol", ["query": ""]),
      Talk.asked("hover", 0, 0),
    ])
    #expect(talk.answers.map { $0["error"]?["code"]?.integer } == [-32601, -32602])
  }

  @Test func theProblemsOfAnUnsavedDayAreThoseOfCheck() {
    let talk = Talk([Talk.open("water 250ml 8.10\n💧 \u{7}\n[x] breakfast 25:99\n")])
    #expect(talk.codes == ["odd-time", "control-character", "bad-time"])
    let first = talk.answers[0]["params"]?["diagnostics"]?.elements?[0]
    #expect(first?["range"] == ["start": Talk.at(0, 12), "end": Talk.at(0, 16)])
    #expect(first?["message"] == "'8.10' is not read as a time; write '8:10'")
    #expect(first?["severity"] == 2 && talk.answers[0]["params"]?["version"] == 1)
    let bell = talk.answers[0]["params"]?["diagnostics"]?.elements?[1]
    #expect(bell?["range"]?["start"] == Talk.at(1, 3))
    #expect(Talk([Talk.open("water 250ml 8.10\n")], language: "cs").answers[0] != talk.answers[0])
  }

  @Test func changesComeInPartsAndInUTF8IfTheEditorCanThat() {
    let changes = [
      Talk.open("žluť\nwater 250ml 8.10\n"),
      Talk.change([["range": ["start": Talk.at(1, 12), "end": Talk.at(1, 16)], "text": "08:10"]]),
    ]
    #expect(Talk(changes).codes == [])
    let inBytes = Talk(
      [
        Talk.open("ž water 1l 8.20\nwater 250ml 8.10\n"),
        Talk.change([["range": ["start": Talk.at(0, 0), "end": Talk.at(0, 3)], "text": ""]]),
      ], encodings: ["utf-8"])
    #expect(inBytes.answers.last?["params"]?["diagnostics"]?.elements?.count == 2)
    #expect(Talk([changes[0], Talk.change([["text": "water 1l 09:00\n"]])]).codes == [])
  }

  @Test func aCorrectionIsOfferedWhereThePointerIs() {
    let talk = Talk([Talk.open("ž\nwater 250ml 8.10\n"), Talk.asked("codeAction", 1, 13)])
    let action = talk.result?.elements?.first
    #expect(action?["title"] == "Write '8:10'" && action?["kind"] == "quickfix")
    let edit: JSON = ["range": ["start": Talk.at(1, 12), "end": Talk.at(1, 16)], "newText": "8:10"]
    #expect(action?["edit"]?["changes"]?[Talk.uri] == [edit])
    #expect(Talk([Talk.open("ž\nwater 250ml 8.10\n"), Talk.asked("codeAction", 0, 0)]).result == [])
  }

  @Test func theDayIsFormattedAsFmtWould() {
    let talk = Talk([
      Talk.open("[x]  breakfast 10:30 \nfree   text"), Talk.asked("formatting", 0, 0),
    ])
    #expect(
      talk.result == [
        ["range": ["start": Talk.at(0, 3), "end": Talk.at(0, 5)], "newText": " "],
        ["range": ["start": Talk.at(0, 20), "end": Talk.at(1, 0)], "newText": "\n"],
        ["range": ["start": Talk.at(1, 11), "end": Talk.at(1, 11)], "newText": "\n"],
      ])
  }

  @Test(arguments: [
    ("", 0, ["water", "run", "[x] breakfast", "[x] gym", "[x] kitchen"]),
    ("wat", 0, ["water", "run", "[x] breakfast", "[x] gym", "[x] kitchen"]),
    ("[ ] ", 4, ["breakfast", "gym", "kitchen"]), ("- [x] br", 6, ["breakfast", "gym", "kitchen"]),
    ("water ", 6, ["100ml", "250ml", "14:30"]), ("water 25", 6, ["100ml", "250ml", "14:30"]),
    ("water 250ml ", 12, ["14:30"]), ("[x] breakfast ", 14, ["10:30", "14:30"]), ("[x] gym ", 8, ["14:30"]),
    ("[x] Kitchen closed at 10 PM ", 28, ["14:30"]), ("# wa", 0, []),
  ])
  func aLineIsCompletedByTheNamesAndValuesOfTheDaybook(line: String, from: Int, texts: [String]) {
    let talk = Talk([Talk.open("žluť\n" + line), Talk.asked("completion", 1, line.utf8.count)])
    let edits = talk.result?.elements?.compactMap { $0["textEdit"] } ?? []
    #expect(edits.map { $0["newText"]?.text } == texts)
    for edit in edits {
      #expect(edit["range"] == ["start": Talk.at(1, from), "end": Talk.at(1, line.utf8.count)])
    }
  }

  @Test func theLineUnderThePointerIsTold() {
    let text = "water 250ml 08:10\nwater 1l 09:00\n[x] breakfast 10:30\nfree text\n"
    let water = Talk([Talk.open(text), Talk.asked("hover", 1, 3)]).result
    #expect(
      water?["contents"]?["value"]?.text?.hasPrefix("Water: 1,250 of 2,500\u{A0}ml, 50 percent") == true)
    #expect(water?["range"] == ["start": Talk.at(1, 0), "end": Talk.at(1, 14)])
    let breakfast = Talk([Talk.open(text), Talk.asked("hover", 2, 0)]).result
    #expect(breakfast?["contents"]?["value"] == "Breakfast: done at 10:30.")
    #expect(Talk([Talk.open(text), Talk.asked("hover", 3, 0)]).result == .null)
    #expect(Talk([Talk.open(text), Talk.asked("hover", 9, 0)]).result == .null)
  }

  /// The quota of a week needs the week, and not the document alone.
  @Test func theLineUnderThePointerIsToldAsDayTellsIt() {
    let done = "[x] read\n"
    let files = daybook([
      "daybook.conf": "week saturday\nhabit read \"Read\" 3/week\n", "2026-01-10.txt": done,
      "2026-01-11.txt": done, "2026-01-12.txt": "",
    ])
    let hover = Talk([Talk.open(done), Talk.asked("hover", 0, 2)], in: files).result
    #expect(hover?["contents"]?["value"] == "Read: done, 3 of 3 this week.")
    let open = Talk([Talk.open("[ ] read\n"), Talk.asked("hover", 0, 2)], in: files).result
    #expect(open?["contents"]?["value"] == "Read: open, 2 of 3 this week.")
  }

  @Test func anUnsavedConfigurationCountsForTheDaysBesideIt() {
    let conf = "file:///log/daybook.conf"
    let days = [Talk.open("tea 1l 08:00\n"), Talk.open(small + "measure tea unit l\ngoal tea\n", uri: conf)]
    let talk = Talk(days)
    #expect(talk.answers.map { $0["params"]?["uri"]?.text } == [Talk.uri, conf, Talk.uri])
    #expect(talk.answers[0]["params"]?["diagnostics"] != [] && talk.codes == [])
    #expect(talk.answers[1]["params"]?["diagnostics"]?.elements?.isEmpty == false)
    let closed = Talk.notification("textDocument/didClose", ["textDocument": ["uri": .string(conf)]])
    #expect(Talk(days + [closed]).codes == Talk([days[0]]).codes)
  }

  @Test(arguments: [
    "file:///log/notes.txt", "untitled:2026-01-12.txt", "file:///log/2026-01-12-notes.txt", "",
    "file:2026-01-12.txt",
  ])
  func ofAFileThatIsNoDayNothingIsSaid(uri: String) {
    #expect(Talk([Talk.open("water 250ml 8.10\n", uri: uri)]).answers.isEmpty)
  }

  @Test(arguments: ["file:///lo%67/2026-01-12.txt", "file://localhost/log/2026-01-12.txt"])
  func theDaybookOfAFileIsFoundByItsPath(uri: String) {
    #expect(Talk([Talk.open("water 250ml 8.10\n", uri: uri)]).codes == ["odd-time"])
  }
}
