import Journal
import Notation
import Platform
import Testing

@testable import daybook

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
      Talk.notification("$/setTrace", ["value": "off"]), Talk.request(5, "workspace/nothing", ["query": ""]),
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
      ], capabilities: Talk.utf8)
    #expect(inBytes.answers.last?["params"]?["diagnostics"]?.elements?.count == 2)
    #expect(Talk([changes[0], Talk.change([["text": "water 1l 09:00\n"]])]).codes == [])
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

  @Test func anUnsavedConfigurationCountsForTheDaysBesideIt() {
    let conf = Talk.conf
    let days = [Talk.open("tea 1l 08:00\n"), Talk.open(small + "measure tea unit l\ngoal tea\n", uri: conf)]
    let talk = Talk(days)
    #expect(talk.answers.map { $0["params"]?["uri"]?.text } == [Talk.uri, conf, Talk.uri])
    #expect(talk.answers[0]["params"]?["diagnostics"] != [] && talk.codes == [])
    #expect(talk.answers[1]["params"]?["diagnostics"]?.elements?.isEmpty == false)
    #expect(Talk(days + [Talk.close(conf)]).codes == Talk([days[0]]).codes)
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

  @Test func aRequestThatIsTakenBackIsNotCarriedOut() {
    var server = LanguageServer(in: World.ofTest(daybook(["daybook.conf": small]), [:]))
    func bytes(_ message: JSON) -> Bytes {
      var bytes: Bytes = []
      message.write(.compact, to: &bytes)
      return bytes
    }
    let answers = server.answers(
      to: [
        Talk.request(0, "initialize", ["capabilities": [:]]), Talk.open("water 1l 08:00\n"),
        Talk.asked("hover", 0, 0), Talk.notification("$/cancelRequest", ["id": 1]),
        Talk.request(2, "shutdown", .null), Talk.request(3, "shutdown", .null),
      ].map(bytes))
    #expect(answers.map { $0["error"]?["code"]?.integer } == [nil, nil, -32800, nil, -32600])
  }

  @Test func aChangeOfAnOlderTextIsNotMade() {
    let older = Talk.change([["text": "water 250ml 8.10\n"]], version: 1)
    let talk = Talk([Talk.open("water 1l 08:00\n"), older])
    #expect(talk.codes == [] && talk.answers.last?["method"] == "window/logMessage")
    #expect(Talk([older]).answers.isEmpty)
  }

  @Test func whoAsksForProblemsIsNotSentThem() {
    let pulling: JSON = [
      "textDocument": ["diagnostic": [:]],
      "workspace": [
        "diagnostics": ["refreshSupport": true], "didChangeWatchedFiles": ["dynamicRegistration": true],
      ],
    ]
    let talk = Talk("water 250ml 8.10\n", "textDocument/diagnostic", capabilities: pulling)
    #expect(talk.answers.map { $0["method"]?.text } == ["client/registerCapability", nil])
    #expect(talk.result?["items"]?.elements?.compactMap { $0["code"]?.text } == ["odd-time"])
    let anew = Talk([Talk.open(small, uri: Talk.conf)], capabilities: pulling)
    #expect(anew.answers.last?["method"] == "workspace/diagnostic/refresh")
  }

  @Test func aChangedConfigurationIsTakenUpAtOnce() {
    let files = daybook(["daybook.conf": small])
    let changed = Talk.notification(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": .string(Talk.conf), "type": 2]]])
    #expect(Talk([Talk.open("tea 1l 08:00\n"), changed], in: files).answers.count == 2)
  }

  /// What is said of one day hangs on what the editor holds of another, and on the file once that is closed.
  @Test(arguments: [
    (["[x] read\n"], false, "2 of 3"), (["[ ] read \n", "[x] read\n"], false, "2 of 3"),
    (["[x] read\n"], true, "1 of 3"), ([], true, "1 of 3"),
  ])
  func aChangeOfAnotherDayIsSeenAtOnce(_ changes: [String], isClosed: Bool, _ expected: String) throws {
    let files = daybook([
      "daybook.conf": "daybook 1\nhabit read 3/week\n", "2026-01-12.txt": "[ ] read\n",
      "2026-01-13.txt": "[x] read\n",
    ])
    let other = "file:///log/2026-01-13.txt"
    for capabilities: JSON in [[:], ["textDocument": ["diagnostic": [:]]]] {
      let talk = Talk(
        [Talk.open("[x] read\n", uri: other), Talk.asked("hover", 0, 5, uri: other)]
          + [Talk.open("[ ] read\n"), Talk.asked("hover", 0, 5, uri: other)]
          + changes.enumerated().map { Talk.change([["text": .string($1)]], version: $0 + 2) }
          + (isClosed ? [Talk.close(Talk.uri)] : []) + [Talk.asked("hover", 0, 5, uri: other)],
        in: files, capabilities: capabilities)
      let text = try #require(talk.result?["contents"]?["value"]?.text)
      #expect(text.contains(expected), "\(text)")
    }
  }
}
