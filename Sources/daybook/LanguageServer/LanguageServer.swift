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
  private let files: EditorFiles
  private var stage = Stage.fresh
  private var client = EditorClient()
  private var documents: [String: EditorDocument] = [:]
  private var daybooks: [Path: KeptDaybook] = [:]
  /// The folders that the editor has open.
  private var roots: [Path] = []
  /// The findings about documents since anything changed.
  private var lenses: [String: DocumentLens] = [:]
  private var outbox = EditorMessages()
  /// How it ended; nil while it goes on.
  private(set) var ending: ExitStatus?

  /// Makes a server that has heard nothing yet.
  init(in world: World) {
    files = EditorFiles(disk: world.files)
    var world = world
    world.files = files
    self.world = world
  }

  /// Takes messages that came together, and answers with what is to be sent, in order; often nothing. A request that one
  /// of them takes back is not carried out.
  mutating func answers(to messages: [Bytes]) -> [JSON] {
    // What was said is not kept: it may be long.
    defer { outbox.messages = [] }
    let parsed = messages.map { bytes in Result { () throws(JSON.Fault) in try JSON(parsing: bytes) } }
    let cancelled = parsed.enumerated().compactMap { place, message -> (place: Int, id: JSON)? in
      guard case .success(let note) = message, note["method"] == "$/cancelRequest" else { return nil }
      return note["params"]?["id"].map { (place, $0) }
    }
    for (place, message) in parsed.enumerated() where ending == nil {
      switch message {
      case .success(let message):
        // What is taken back before it is asked is another request.
        take(message, cancelled: cancelled.filter { $0.place > place }.map(\.id))
      case .failure(let fault):
        let place = "line \(fault.line), column \(fault.column)"
        outbox.fail(.null, RequestFailure(.parseError, "not JSON at \(place): \(fault.reason.words)"))
      }
    }
    return outbox.messages
  }

  private mutating func take(_ message: JSON, cancelled: [JSON]) {
    guard let method = message["method"]?.text else {
      // An answer to something that was asked of the editor, which needs nothing more.
      if message.members != nil, message["id"] == nil || message["result"] != nil || message["error"] != nil {
        return
      }
      return outbox.fail(message["id"] ?? .null, RequestFailure(.invalidRequest, "no method"))
    }
    let parameters = message["params"] ?? .null
    guard let id = message["id"] else { return note(method, parameters) }
    do throws(RequestFailure) {
      if stage == .running, cancelled.contains(id) { throw RequestFailure(.cancelled, "cancelled") }
      outbox.answer(id, try answer(method, parameters))
    } catch { outbox.fail(id, error) }
  }

  /// The answer to a request.
  private mutating func answer(_ method: String, _ parameters: JSON) throws(RequestFailure) -> JSON {
    switch (stage, method) {
    case (.fresh, "initialize"):
      stage = .running
      client = EditorClient(parameters["capabilities"] ?? .null)
      roots = folders(parameters["workspaceFolders"])
      if roots.isEmpty, let root = parameters["rootUri"]?.text.flatMap(EditorDocument.path(of:)) {
        roots = [root]
      }
      return EditorRequest.greeting(client)
    case (.fresh, _): throw RequestFailure(.notInitialized, "initialize comes first")
    case (.shutDown, _), (_, "initialize"): throw RequestFailure(.invalidRequest, "\(method) cannot come now")
    case (.running, "shutdown"):
      stage = .shutDown
      return .null
    case (.running, "workspace/symbol"):
      return .array(openDaybooks().flatMap { $0.symbols(parameters["query"]?.text ?? "") })
    case (.running, "workspace/executeCommand"): return try execute(parameters)
    case (.running, _):
      guard let request = EditorRequest.all.first(where: { "textDocument/\($0.method)" == method }) else {
        throw RequestFailure(.methodNotFound, "\(method) is not known")
      }
      guard let document = parameters["textDocument"]?["uri"]?.text.flatMap({ documents[$0] }) else {
        throw RequestFailure(.invalidParams, "no open document of that uri")
      }
      return try lens(on: document).map { (lens) throws(RequestFailure) in
        try request.answer(lens, parameters)
      }
        ?? request.nothing
    }
  }

  /// Carries out a command: the editor is asked to make the edit that it comes to.
  private mutating func execute(_ parameters: JSON) throws(RequestFailure) -> JSON {
    let arguments = parameters["arguments"]?.elements ?? []
    guard let command = LineCommand(parameters["command"]?.text ?? "") else {
      throw RequestFailure(.invalidParams, "no such command")
    }
    guard let document = arguments.first?.text.flatMap({ documents[$0] }), let lens = lens(on: document)
    else { throw RequestFailure(.invalidParams, "no open document of that uri") }
    if command == .show {
      guard let text = lens.page?.lens, !text.isEmpty else { return .null }
      outbox.send("window/showMessage", ["type": 3, "message": .string(text)])
    } else {
      let argument = arguments.dropFirst().first
      // An editor may end lines where a day's file does not.
      let place = argument?.integer.map {
        lens.document.text.offset(of: EditorText.Position(line: $0, character: 0))
      }
      guard let edit = lens.edit(command, line: place.flatMap(lens.line(at:)), name: argument?.text) else {
        return .null
      }
      outbox.ask(
        "workspace/applyEdit", ["label": .string(lens.words.title(of: command)), "edit": lens.json([edit])])
    }
    return .null
  }

  private mutating func note(_ method: String, _ parameters: JSON) {
    if method == "exit" {
      ending = stage == .shutDown ? .done : .no
      return
    }
    guard stage == .running else { return }
    let uri = parameters["textDocument"]?["uri"]?.text ?? ""
    switch method {
    case "initialized": if client.watchesFiles { outbox.watchFiles() }
    case "textDocument/didOpen":
      let document = EditorDocument(
        uri: uri, version: parameters["textDocument"]?["version"]?.integer,
        text: EditorText(parameters["textDocument"]?["text"]?.text ?? "", encoding: client.encoding))
      hold(document)
      if let lens = lens(on: document) {
        if !client.watchesFiles { lens.kept.look() }
        if let day = lens.day { lens.kept.open(day) }
      }
      publish(uri)
    case "textDocument/didChange": change(uri, parameters)
    case "textDocument/didSave":
      if let document = documents[uri], let lens = lens(on: document) {
        if !client.watchesFiles { lens.kept.look() }
        if let day = lens.day { reread(day, of: lens.kept) }
      }
      publish(uri)
    case "textDocument/didClose":
      guard let closed = documents[uri] else { return }
      let lens = lens(on: closed)
      documents[uri] = nil
      // Another URI may name the same file.
      if let path = closed.path { files.set(path, to: documents.values.first { $0.path == path }) }
      if let lens, let day = lens.day { reread(day, of: lens.kept) }
      lenses = [:]
      if !client.pullsProblems { outbox.publish([], of: uri, version: nil) }
      // The file on disk counts again.
      if closed.kind == .configuration { publishDays() }
    case "workspace/didChangeWatchedFiles": reread(parameters["changes"]?.elements ?? [])
    case "workspace/didChangeWorkspaceFolders":
      let gone = folders(parameters["event"]?["removed"])
      roots = roots.filter { !gone.contains($0) } + folders(parameters["event"]?["added"])
    default: break
    }
  }

  private mutating func hold(_ document: EditorDocument) {
    documents[document.uri] = document
    if let path = document.path { files.set(path, to: document) }
    // What another document was told may hang on this one.
    lenses = [:]
    if document.kind != .configuration, let lens = lens(on: document) { lens.kept.take(lens) }
  }

  private mutating func change(_ uri: String, _ parameters: JSON) {
    guard var document = documents.removeValue(forKey: uri) else { return }
    let version = parameters["textDocument"]?["version"]?.integer
    if let version, let held = document.version, version <= held {
      // What changes an older text than the one that is held would spoil it.
      documents[uri] = document
      let text = "change \(version) of \(uri) came after \(held)"
      return outbox.send("window/logMessage", ["type": 2, "message": .string(text)])
    }
    for change in parameters["contentChanges"]?.elements ?? [] {
      let (place, range) = (change["range"] ?? .null, document.text.range(change["range"]))
      // A range that cannot be read is not the whole text.
      guard let text = change["text"]?.text, place.isNull || range != nil else {
        outbox.send(
          "window/logMessage", ["type": 1, "message": .string("a change of \(uri) has no range and text")])
        continue
      }
      document.text.replace(range, with: text)
    }
    document.version = version ?? document.version
    hold(document)
    publish(uri)
  }

  /// Reads a day's file again; where nobody declared the names it may hold new ones.
  private mutating func reread(_ day: Day, of kept: KeptDaybook) {
    kept.reread(day)
    if kept.daybook.isImplied { daybooks[kept.daybook.folder] = nil }
  }

  /// Takes note of files that were written by others.
  private mutating func reread(_ changes: [JSON]) {
    var isDeclaredAnew = false
    for change in changes {
      guard let path = change["uri"]?.text.flatMap(EditorDocument.path(of:)) else { continue }
      if path.lastComponent.elementsEqual(FileName.configuration.utf8) {
        isDeclaredAnew = true
      } else if let kept = daybooks[Location.ofFile(at: path, in: files).folder],
        let day = kept.daybook.configuration.day(ofFileAt: path)
      {
        if changes.count > 64 { kept.forget() } else { reread(day, of: kept) }
      }
    }
    lenses = [:]
    if isDeclaredAnew { publishDays() } else { refresh() }
  }

  private mutating func publish(_ uri: String) {
    guard let document = documents[uri] else { return }
    if !client.pullsProblems, let lens = lens(on: document) {
      outbox.publish(lens.diagnostics, of: uri, version: document.version)
    }
    if document.kind == .configuration { publishDays() }
  }

  /// Tells of all days anew, which another configuration means otherwise.
  private mutating func publishDays() {
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) where !client.pullsProblems {
      guard document.kind != .configuration, let lens = lens(on: document) else { continue }
      outbox.publish(lens.diagnostics, of: document.uri, version: document.version)
    }
    refresh()
  }

  private mutating func refresh() { for method in client.refreshes { outbox.ask(method) } }

  /// The daybooks of the files and folders that are open, by their paths.
  private mutating func openDaybooks() -> [KeptDaybook] {
    for root in roots {
      let location = Location.ofFile(at: root.appending(FileName.configuration), in: files)
      if files.exists(location.folder) { _ = kept(at: location, in: presently) }
    }
    return daybooks.sorted { $0.key < $1.key }.map(\.value)
  }

  private func folders(_ listed: JSON?) -> [Path] {
    (listed?.elements ?? []).compactMap { $0["uri"]?.text.flatMap(EditorDocument.path(of:)) }
  }

  /// The world as it is now.
  private var presently: World {
    var world = world
    if let now = world.clock() { world.now = now }
    return world
  }

  /// A document with the daybook that it belongs to; nil for a file of no daybook.
  private mutating func lens(on document: EditorDocument) -> DocumentLens? {
    guard let path = document.path else { return nil }
    let world = presently
    let location = Location.ofFile(at: path, in: files)
    guard let kept = kept(at: location, in: world) else { return nil }
    if let lens = lenses[document.uri], lens.kept === kept, lens.now == world.now { return lens }
    let lens = DocumentLens(document, kept, for: client, now: world.now)
    if document.kind == .other, lens.day == nil { return nil }
    lenses[document.uri] = lens
    return lens
  }

  private mutating func kept(at location: Location, in world: World) -> KeptDaybook? {
    if let kept = daybooks[location.folder], kept.isCurrent(in: world) { return kept }
    var world = world
    // It is asked again and again, and a person sees the file itself.
    world.unread = UnreadFiles()
    // Nothing can be said of a file whose configuration cannot be read; 'daybook check' says why.
    daybooks[location.folder] = try? KeptDaybook(at: location, in: world, of: files, for: client)
    return daybooks[location.folder]
  }
}
