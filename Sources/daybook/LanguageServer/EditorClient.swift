import Journal
import Notation

/// What an editor said of itself when the conversation began.
struct EditorClient {
  private let capabilities: JSON
  /// In what it counts the characters of a line.
  let encoding: EditorText.Encoding

  init(_ capabilities: JSON = .null) {
    self.capabilities = capabilities
    let known = capabilities["general"]?["positionEncodings"]?.elements ?? []
    encoding = known.contains(.string(EditorText.Encoding.utf8.rawValue)) ? .utf8 : .utf16
  }

  private func has(_ feature: String, _ detail: String) -> Bool {
    capabilities["workspace"]?[feature]?[detail]?.bool == true
  }

  /// Whether it asks for problems, so that they need not be sent.
  var pullsProblems: Bool { capabilities["textDocument"]?["diagnostic"] != nil }
  /// Whether edits can say of which version of a text they are.
  var takesVersionedEdits: Bool { has("workspaceEdit", "documentChanges") }
  /// Whether it can be asked to tell of files that others write.
  var watchesFiles: Bool { has("didChangeWatchedFiles", "dynamicRegistration") }

  /// The requests that make it ask anew for what it shows.
  var refreshes: [String] {
    [
      ("diagnostics", "diagnostic"), ("inlayHint", "inlayHint"), ("codeLens", "codeLens"),
      ("semanticTokens", "semanticTokens"),
    ].filter { has($0.0, "refreshSupport") }.map { "workspace/\($0.1)/refresh" }
  }

  /// Edits of files as the protocol has them, by their URIs; of those that are open with the version they are of.
  func json(_ files: [(uri: String, version: Int?, edits: JSON)]) -> JSON {
    guard takesVersionedEdits else {
      return ["changes": .object(files.map { JSON.Member($0.uri, $0.edits) })]
    }
    return [
      "documentChanges": JSON(each: files) {
        [
          "textDocument": ["uri": .string($0.uri), "version": JSON($0.version)], "edits": $0.edits,
        ]
      }
    ]
  }
}

extension DocumentLens {
  /// An edit of the document as the protocol has it.
  func json(_ edits: [TextEdit]) -> JSON {
    client.json([(document.uri, document.version, JSON(each: edits) { document.text.json($0) })])
  }
}
