import Journal
import Notation

/// What is said to an editor: answers, notifications and requests, in order.
struct EditorMessages {
  var messages: [JSON] = []
  /// The number of the last request to the editor.
  private var lastRequest = 0

  /// Answers a request.
  mutating func answer(_ id: JSON, _ result: JSON) {
    messages.append(["jsonrpc": "2.0", "id": id, "result": result])
  }

  /// Says why a request is not answered.
  mutating func fail(_ id: JSON, _ failure: RequestFailure) {
    messages.append(["jsonrpc": "2.0", "id": id, "error": failure.json])
  }

  /// Notifies of something.
  mutating func send(_ method: String, _ parameters: JSON) {
    messages.append(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Asks for something.
  mutating func ask(_ method: String, _ parameters: JSON? = nil) {
    lastRequest += 1
    var members = [
      JSON.Member("jsonrpc", "2.0"), JSON.Member("id", .string("daybook-\(lastRequest)")),
      JSON.Member("method", .string(method)),
    ]
    if let parameters { members.append(JSON.Member("params", parameters)) }
    messages.append(.object(members))
  }

  /// Tells the problems of a document.
  mutating func publish(_ diagnostics: JSON, of uri: String, version: Int?) {
    var parameters = [JSON.Member("uri", .string(uri))]
    if let version { parameters.append(JSON.Member("version", .integer(version))) }
    parameters.append(JSON.Member("diagnostics", diagnostics))
    send("textDocument/publishDiagnostics", .object(parameters))
  }

  /// Asks to be told of files that others write.
  mutating func watchFiles() {
    let watchers = JSON(each: ["**/\(FileName.configuration)", "**/*.{txt,md}"]) {
      ["globPattern": .string($0)]
    }
    let method = "workspace/didChangeWatchedFiles"
    ask(
      "client/registerCapability",
      [
        "registrations": [
          ["id": "files", "method": .string(method), "registerOptions": ["watchers": watchers]]
        ]
      ])
  }
}
