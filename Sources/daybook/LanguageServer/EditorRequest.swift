import Notation

/// A request about a document: its method behind `textDocument/`, what is said of it when a conversation begins, and what
/// answers it. A new one is an entry of the table.
struct EditorRequest: Sendable {
  let method: String
  /// What the server declares; nil for the second method of one thing.
  let provider: (key: String, options: JSON)?
  /// The answer about a file of no daybook.
  var nothing: JSON = .null
  let answer: @Sendable (DocumentLens, JSON) throws(RequestFailure) -> JSON

  private init(
    _ method: String, _ key: String? = nil, _ options: JSON = true, nothing: JSON = .null,
    _ answer: @escaping @Sendable (DocumentLens, JSON) throws(RequestFailure) -> JSON
  ) {
    self.method = method
    provider = key.map { ($0, options) }
    (self.nothing, self.answer) = (nothing, answer)
  }

  static let all: [EditorRequest] = [
    EditorRequest(
      "completion", "completionProvider", ["triggerCharacters": [" ", "[", "]", "+", "@", "#", ":"]]
    ) { $0.completions(at: $1["position"]) },
    EditorRequest("hover", "hoverProvider") { $0.hover(at: $1["position"]) },
    EditorRequest("definition", "definitionProvider") { $0.definition(at: $1["position"]) },
    EditorRequest("references", "referencesProvider") {
      $0.references(at: $1["position"], withDeclaration: $1["context"]?["includeDeclaration"]?.bool ?? true)
    },
    EditorRequest("documentHighlight", "documentHighlightProvider") { $0.highlights(at: $1["position"]) },
    EditorRequest("prepareRename") { $0.renamed(at: $1["position"]) },
    EditorRequest("rename", "renameProvider", ["prepareProvider": true]) {
      (lens, parameters) throws(RequestFailure) in
      try lens.renaming(at: parameters["position"], to: parameters["newName"]?.text ?? "")
    },
    EditorRequest(
      "codeAction", "codeActionProvider",
      ["codeActionKinds": JSON(each: CodeActionKind.allCases) { .string($0.rawValue) }], nothing: []
    ) { $0.codeActions(in: $1["range"], context: $1["context"] ?? .null) },
    EditorRequest("codeLens", "codeLensProvider", ["resolveProvider": false], nothing: []) { lens, _ in
      lens.codeLenses
    },
    EditorRequest("inlayHint", "inlayHintProvider", nothing: []) { $0.inlayHints(in: $1["range"]) },
    EditorRequest("documentSymbol", "documentSymbolProvider", nothing: []) { lens, _ in lens.symbols },
    EditorRequest("foldingRange", "foldingRangeProvider", nothing: []) { lens, _ in lens.folds },
    EditorRequest("documentLink", "documentLinkProvider", ["resolveProvider": false], nothing: []) {
      lens, _ in
      lens.links
    },
    EditorRequest(
      "semanticTokens/full", "semanticTokensProvider",
      [
        "legend": [
          "tokenTypes": JSON(each: SemanticToken.Kind.allCases) { .string($0.word) },
          "tokenModifiers": JSON(each: SemanticToken.modifiers) { .string($0) },
        ], "full": true, "range": true,
      ]
    ) { lens, _ in lens.tokens(in: nil) },
    EditorRequest("semanticTokens/range") { $0.tokens(in: $1["range"]) },
    EditorRequest("formatting", "documentFormattingProvider", nothing: []) { lens, _ in lens.formatting },
    EditorRequest(
      "onTypeFormatting", "documentOnTypeFormattingProvider",
      ["firstTriggerCharacter": "x", "moreTriggerCharacter": ["-", "]"]], nothing: []
    ) { $0.typed($1["ch"]?.text ?? "", at: $1["position"]) },
    EditorRequest(
      "diagnostic", "diagnosticProvider",
      ["identifier": "daybook", "interFileDependencies": true, "workspaceDiagnostics": false],
      nothing: ["kind": "full", "items": []]
    ) { lens, _ in ["kind": "full", "items": lens.diagnostics] },
  ]

  /// The answer to `initialize`.
  static func greeting(_ client: EditorClient) -> JSON {
    var capabilities = [
      JSON.Member("positionEncoding", .string(client.encoding.rawValue)),
      // Changes come in parts.
      JSON.Member("textDocumentSync", ["openClose": true, "change": 2, "save": true]),
      JSON.Member("workspaceSymbolProvider", true),
      JSON.Member("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]]),
      JSON.Member(
        "executeCommandProvider", ["commands": JSON(each: LineCommand.allCases) { .string($0.word) }]),
    ]
    capabilities += all.compactMap(\.provider).map { JSON.Member($0.key, $0.options) }
    return [
      "capabilities": .object(capabilities),
      "serverInfo": ["name": "daybook", "version": .string(VersionCommand.number)],
    ]
  }
}
