import Journal
import Platform

/// A file of a daybook that is open in an editor, saved or not.
struct EditorDocument {
  /// The kind of a file, by its name.
  enum Kind: Equatable {
    case day(Day)
    case configuration
    /// Any other file, which has no problems.
    case other
  }

  let uri: String
  /// Where it is; nil if it has never been saved.
  let path: Path?
  let kind: Kind
  /// The editor's number of what it holds.
  var version: Int?
  var text: EditorText

  /// Opens a document.
  init(uri: String, version: Int?, text: EditorText) {
    (self.uri, self.version, self.text) = (uri, version, text)
    path = EditorDocument.path(of: uri)
    let name = path?.lastComponent ?? []
    if name.elementsEqual(FileName.configuration.utf8) {
      kind = .configuration
    } else if case .day(let day, _) = FileName(name) {
      kind = .day(day)
    } else {
      kind = .other
    }
  }

  /// The `file:` URI of a path.
  static func uri(of path: Path) -> String {
    var uri = "file://"
    for byte in path.bytes {
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "/-._~".contains(character) {
        uri.append(character)
      } else {
        uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }

  /// The path of a `file:` URI, its percent signs decoded; nil for any other.
  static func path(of uri: String) -> Path? {
    guard uri.lowercased().hasPrefix("file://") else { return nil }
    // A host may stand before the path; it is this machine.
    guard let slash = uri.utf8.dropFirst(7).firstIndex(of: UInt8(ascii: "/")) else { return nil }
    var bytes: Bytes = []
    var rest = uri.utf8[slash...]
    while let byte = rest.popFirst() {
      let hexadecimal = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), hexadecimal.utf8.count == 2, let value = UInt8(hexadecimal, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return Path(bytes: bytes)
  }
}
