import Journal

/// Whose a record is: names of another program against those declared.
struct ImportedNames {
  private let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// The habit or measure of a name, as it is written there or as it would be declared here; nil if there is none.
  func subject(of name: String) -> Reference? {
    vocabulary.subject(named: name) ?? vocabulary.subject(named: ImportedNames.word(for: name))
  }

  /// A word of many parts with as many of them as fit into 40 letters; a part that is longer is cut.
  static func cut(_ word: String) -> String {
    let head = word.prefix(40)
    guard head.endIndex < word.endIndex else { return word }
    let end = word[head.endIndex] == "-" ? head.endIndex : head.lastIndex(of: "-") ?? head.endIndex
    return String(head[..<end])
  }

  /// The one word that a name would be declared by: small letters, digits and hyphens, a letter first.
  static func word(for name: String) -> String {
    var word = ""
    var isParted = false
    for character in Vocabulary.folded(name) {
      if character.isLetter || character.isNumber && character.isASCII {
        if isParted, !word.isEmpty { word.append("-") }
        isParted = false
        word.append(character)
      } else {
        isParted = true
      }
    }
    word = cut(word)
    if let first = word.first, first.isLetter { return word }
    return word.isEmpty ? "imported" : "x-" + word
  }
}
