import Notation

/// Why a request is not answered.
struct RequestFailure: Error {
  /// The protocol's numbers of what may be wrong.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case notInitialized = -32002
    case cancelled = -32800
    /// It is well asked, and cannot be done.
    case refused = -32803
  }

  private let code: Code
  private let message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  /// The failure as the protocol has it.
  var json: JSON { ["code": .integer(code.rawValue), "message": .string(message)] }
}

extension JSON.Reason {
  /// The reason in words, as an editor's log has it.
  var words: String {
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
