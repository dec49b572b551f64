import Notation
import Platform

@testable import daybook

/// One conversation with an editor.
struct Talk {
  private(set) var answers: [JSON] = []
  let status: Int32
  let errors: String

  static let uri = "file:///log/2026-01-12.txt"
  static let conf = "file:///log/daybook.conf"

  /// Sends messages, the greeting before them unless they are the whole conversation.
  init(
    _ messages: [JSON], in files: MemoryFiles = daybook(["daybook.conf": small]), isWhole: Bool = false,
    capabilities: JSON = [:], language: String = "en"
  ) {
    let greeting: [JSON] = [
      Talk.request(0, "initialize", ["capabilities": capabilities, "rootUri": .null]),
      Talk.notification("initialized", [:]),
    ]
    let all = isWhole ? messages : greeting + messages
    let input = all.map { String(decoding: framed($0), as: UTF8.self) }.joined()
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

  /// Opens a text, and asks one thing about it.
  init(
    _ text: String, uri: String = Talk.uri, _ method: String, _ parameters: [(String, JSON)] = [],
    in files: MemoryFiles = daybook(["daybook.conf": small]), capabilities: JSON = [:],
    language: String = "en"
  ) {
    var members = [JSON.Member("textDocument", ["uri": .string(uri)])]
    members += parameters.map { JSON.Member($0.0, $0.1) }
    self.init(
      [Talk.open(text, uri: uri), Talk.request(1, method, .object(members))], in: files,
      capabilities: capabilities, language: language)
  }

  static let utf8: JSON = ["general": ["positionEncodings": ["utf-16", "utf-8"]]]

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

  static func change(_ changes: [JSON], uri: String = uri, version: Int = 2) -> JSON {
    notification(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(uri), "version": .integer(version)],
        "contentChanges": .array(changes),
      ])
  }

  static func close(_ uri: String) -> JSON {
    notification("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
  }

  static func at(_ line: Int, _ character: Int) -> JSON {
    ["line": .integer(line), "character": .integer(character)]
  }

  /// A range within a line.
  static func range(_ line: Int, _ from: Int, _ to: Int) -> JSON {
    ["start": at(line, from), "end": at(line, to)]
  }

  static func asked(_ method: String, _ line: Int, _ character: Int, uri: String = uri) -> JSON {
    request(
      1, "textDocument/" + method,
      [
        "textDocument": ["uri": .string(uri)], "position": at(line, character),
        "range": range(line, character, character),
      ])
  }

  /// The codes of the problems that were published last.
  var codes: [String]? {
    answers.last { $0["method"] == "textDocument/publishDiagnostics" }?["params"]?["diagnostics"]?.elements?
      .compactMap { $0["code"]?.text }
  }

  /// The result of the last answer.
  var result: JSON? { answers.last { $0["method"] == nil }?["result"] }

  /// The texts of a key in each element of the result.
  func texts(_ key: String) -> [String] {
    (result?["items"] ?? result)?.elements?.compactMap { $0[key]?.text } ?? []
  }
}

/// A text after the edits of the protocol, which are of one document in UTF-8 and none touching another.
func edited(_ text: String, _ edits: JSON?) -> String {
  let editor = EditorText(text, encoding: .utf8)
  let parsed = (edits?.elements ?? []).compactMap { edit in
    editor.range(edit["range"]).map { ($0, edit["newText"]?.text ?? "") }
  }
  var bytes = Array(text.utf8)
  for (range, new) in parsed.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
    bytes.replaceSubrange(range, with: new.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// A message with its header.
func framed(_ message: JSON) -> Bytes {
  var output = OutputStream.kept()
  MessageFrames.write(message, to: &output)
  return Bytes(output.text.utf8)
}
