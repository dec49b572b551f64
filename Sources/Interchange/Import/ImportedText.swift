/// A text of another program's, fit to stand in one line of a day file.
enum ImportedText {
  /// The text on one line, its words separated by one blank.
  static func line(of text: String) -> String { words(of: text).joined(separator: " ") }

  /// The words of a text: control characters, line ends and marks that turn the direction of writing are blanks.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isBlank(scalar) {
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
      } else {
        word.append(scalar)
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// Whether a character would end a line, steer a terminal or hide what stands beside it.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20, 0x7F...0xA0, 0x202F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// A word within quotes, in which it is neither a number, a time, a tag nor a comment.
  static func quoted(_ word: String) -> String { "\"\(word)\"" }

  /// Whether a word might be read as something else than text.
  static func looksMeant(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first else { return false }
    if first.properties.numericType != nil || "#+@-.,".unicodeScalars.contains(first) { return true }
    return word.utf8.contains(UInt8(ascii: ":"))
  }
}
