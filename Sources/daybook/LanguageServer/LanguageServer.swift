import Journal
import Notation
import Platform
import Rendering

/// Answers an editor's messages about the day files and the configuration that are open in it.
///
/// It reads, and never writes: what is to be changed is proposed to the editor. Messages it does not know are
/// answered as the protocol asks, and notifications it does not know are passed over.
struct LanguageServer {
  /// The state of the conversation.
  private enum Stage { case fresh, running, shutDown }

  private let world: World
  private var stage = Stage.fresh
  private var encoding = EditorText.Encoding.utf16
  private var documents: [String: EditorDocument] = [:]
  /// The messages to be sent, in order.
  private var outbox: [JSON] = []
  /// How it ended; nil while it goes on.
  private(set) var ending: ExitStatus?

  /// Makes a server that has heard nothing yet.
  init(in world: World) { self.world = world }

  /// Takes a message, and answers with what is to be sent, in order; often nothing.
  mutating func answers(to bytes: Bytes) -> [JSON] {
    outbox = []
    do throws(JSON.Fault) {
      take(try JSON(parsing: bytes))
    } catch {
      let place = "line \(error.line), column \(error.column)"
      outbox.append(
        LanguageServer.failure(of: .null, .parseError, "not JSON at \(place): \(error.reason.words)"))
    }
    return outbox
  }

  private mutating func take(_ message: JSON) {
    guard let method = message["method"]?.text else {
      // An answer to something that was asked of the editor; nothing is.
      if message["id"] == nil || message["result"] != nil || message["error"] != nil { return }
      outbox.append(LanguageServer.failure(of: message["id"] ?? .null, .invalidRequest, "no method"))
      return
    }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else { return note(method, parameters) }
    switch (stage, method) {
    case (.fresh, "initialize"): send(initialized(by: parameters), as: id)
    case (.fresh, _): outbox.append(LanguageServer.failure(of: id, .notInitialized, "initialize comes first"))
    case (.shutDown, _), (_, "initialize"):
      outbox.append(LanguageServer.failure(of: id, .invalidRequest, "\(method) cannot come now"))
    case (.running, "shutdown"):
      stage = .shutDown
      send(.null, as: id)
    case (.running, _):
      guard let answer = LanguageServer.request(method) else {
        outbox.append(LanguageServer.failure(of: id, .methodNotFound, "\(method) is not known"))
        return
      }
      guard let document = parameters["textDocument"]?["uri"]?.text.flatMap({ documents[$0] }) else {
        outbox.append(LanguageServer.failure(of: id, .invalidParams, "no open document of that uri"))
        return
      }
      send(lens(on: document).map { answer($0, parameters) } ?? .null, as: id)
    }
  }

  /// The answer to a request about a document; nil for a request that is not known.
  private static func request(_ method: String) -> ((DocumentLens, JSON) -> JSON)? {
    switch method {
    case "textDocument/formatting": { lens, _ in lens.formatting }
    case "textDocument/codeAction": { $0.codeActions(in: $1["range"]) }
    case "textDocument/completion": { $0.completions(at: $1["position"]) }
    case "textDocument/hover": { $0.hover(at: $1["position"]) }
    default: nil
    }
  }

  private mutating func note(_ method: String, _ parameters: JSON) {
    if method == "exit" {
      ending = stage == .shutDown ? .done : .no
      return
    }
    guard stage == .running, let uri = parameters["textDocument"]?["uri"]?.text else { return }
    switch method {
    case "textDocument/didOpen":
      documents[uri] = EditorDocument(
        uri: uri, version: parameters["textDocument"]?["version"]?.integer,
        text: EditorText(parameters["textDocument"]?["text"]?.text ?? "", encoding: encoding))
      publish(uri)
    case "textDocument/didChange":
      for change in parameters["contentChanges"]?.elements ?? [] {
        guard let text = change["text"]?.text else { continue }
        let range = documents[uri].flatMap { $0.text.range(change["range"]) }
        documents[uri]?.text.replace(range, with: text)
      }
      documents[uri]?.version = parameters["textDocument"]?["version"]?.integer
      publish(uri)
    case "textDocument/didSave": publish(uri)
    case "textDocument/didClose":
      guard let closed = documents.removeValue(forKey: uri) else { return }
      publish([], of: uri, version: nil)
      // The file on disk counts again.
      if closed.kind == .configuration { publishDays() }
    default: break
    }
  }

  private mutating func publish(_ uri: String) {
    guard let document = documents[uri] else { return }
    if let lens = lens(on: document) { publish(lens.diagnostics, of: uri, version: document.version) }
    if document.kind == .configuration { publishDays() }
  }

  private mutating func publishDays() {
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      guard document.kind != .configuration, let lens = lens(on: document) else { continue }
      publish(lens.diagnostics, of: document.uri, version: document.version)
    }
  }

  private mutating func publish(_ diagnostics: [JSON], of uri: String, version: Int?) {
    var parameters = [JSON.Member("uri", .string(uri))]
    if let version { parameters.append(JSON.Member("version", .integer(version))) }
    parameters.append(JSON.Member("diagnostics", .array(diagnostics)))
    outbox.append([
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics", "params": .object(parameters),
    ])
  }

  /// A document with the daybook that it belongs to; nil for a file of no daybook.
  private func lens(on document: EditorDocument) -> DocumentLens? {
    guard let path = document.path else { return nil }
    var world = world
    // It is asked again and again, and a person sees the file itself.
    world.unread = UnreadFiles()
    if let now = world.clock() { world.now = now }
    let location = Location.ofFile(at: path, in: world.files)
    let configuration = location.folder.appending(Location.configurationName)
    let unsaved = documents.values.first { $0.path == configuration }?.text.bytes
    do throws(CommandError) {
      let daybook = try Daybook(at: location, in: world, unsaved: unsaved)
      let lens = DocumentLens(document, daybook, now: world.now)
      return document.kind == .other && lens.day == nil ? nil : lens
    } catch {
      // Nothing can be said of a file whose configuration cannot be read; 'daybook check' says why.
      return nil
    }
  }

  private mutating func initialized(by parameters: JSON) -> JSON {
    stage = .running
    let known = parameters["capabilities"]?["general"]?["positionEncodings"]?.elements ?? []
    if known.contains(.string(EditorText.Encoding.utf8.rawValue)) { encoding = .utf8 }
    return [
      "capabilities": [
        "positionEncoding": .string(encoding.rawValue),
        // Changes come in parts.
        "textDocumentSync": ["openClose": true, "change": 2, "save": true],
        "completionProvider": ["triggerCharacters": [" ", "]"]],
        "hoverProvider": true, "documentFormattingProvider": true,
        "codeActionProvider": ["codeActionKinds": ["quickfix"]],
      ],
      "serverInfo": ["name": "daybook", "version": .string(VersionCommand.number)],
    ]
  }

  private mutating func send(_ result: JSON, as id: JSON) {
    outbox.append(["jsonrpc": "2.0", "id": id, "result": result])
  }

  /// The protocol's numbers of what may be wrong with a request.
  private enum Failure: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
  }

  private static func failure(of id: JSON, _ failure: Failure, _ message: String) -> JSON {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .integer(failure.rawValue), "message": .string(message)],
    ]
  }
}

extension JSON.Reason {
  /// The reason in words, as an editor's log has it.
  fileprivate var words: String {
    switch self {
    case .unexpectedEnd: "the text ends within a value"
    case .unexpectedByte: "no value can go on so"
    case .badNumber: "this is no number"
    case .badEscape: "nothing is escaped so"
    case .loneSurrogate: "half of a surrogate pair"
    case .controlCharacter: "a control character that is not escaped"
    case .badUTF8: "not UTF-8"
    case .tooDeep: "more than 512 values within each other"
    }
  }
}
