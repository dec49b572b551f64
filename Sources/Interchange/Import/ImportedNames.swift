import Journal

/// Whose a record is: names of another program against those declared.
struct ImportedNames {
  private let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The habit or measure of a name, as it is written there or as it would be declared here; nil if there is none.
  func subject(of name: String) -> Reference? {
    vocabulary.subject(named: name)
      ?? ImportedNames.letters(of: name).flatMap { vocabulary.subject(named: $0) }
  }

  /// The one word that a name would be declared by: small letters, digits and hyphens, a letter first.
  static func word(for name: String) -> String { letters(of: name) ?? "imported" }

  /// The word that the letters and digits of a name make; nil if it has none: no two such names are the same one.
  private static func letters(of name: String) -> String? {
    var word = ""
    for scalar in Vocabulary.folded(name).unicodeScalars {
      switch scalar.properties.generalCategory {
      // A mark that is not seen parts no words.
      case .format: continue
      case .nonspacingMark, .spacingMark, .decimalNumber: word.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic: word.unicodeScalars.append(scalar)
      default: if word.last != "-", !word.isEmpty { word.append("-") }
      }
    }
    if word.last == "-" { word.removeLast() }
    word = cut(word)
    guard let first = word.first else { return nil }
    return first.isLetter ? word : "my-" + word
  }

  /// A word of many parts with as many of them as fit into 40 letters; a part that is longer is cut.
  private static func cut(_ word: String) -> String {
    let head = word.prefix(40)
    guard head.endIndex < word.endIndex else { return word }
    let end = word[head.endIndex] == "-" ? head.endIndex : head.lastIndex(of: "-") ?? head.endIndex
    return String(head[..<end])
  }
}
