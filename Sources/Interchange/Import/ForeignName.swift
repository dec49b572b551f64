import Journal

/// Another program's name of a habit, as it can be declared here.
struct ForeignName: Hashable {
  /// The name on one line, without quotes and control characters, its words separated by one blank.
  let title: String
  /// The one word that it is declared by; it begins with a letter.
  let word: String

  /// Makes a name fit; nil if nothing is left of it.
  init?(_ foreign: String) {
    var cleaned = String.UnicodeScalarView()
    for scalar in foreign.unicodeScalars {
      switch scalar {
      case "\"": cleaned.append("'")
      // Marks that turn the direction of all text after them.
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}": continue
      case _ where scalar.properties.generalCategory == .control: cleaned.append(" ")
      default: cleaned.append(scalar)
      }
    }
    let words = String(cleaned).split(whereSeparator: \.isWhitespace)
    // A line of a day file is read by people: no name is a page long.
    title = String(words.joined(separator: " ").prefix(80))
    guard !title.isEmpty else { return nil }
    word = ImportedNames.word(for: title)
  }

  /// The name as names are compared, which is without blanks too.
  var folded: String { Vocabulary.folded(title) }
}

/// A unit that another program let a person type, as a day file has it.
struct ForeignUnit {
  /// The unit's own name, a word of letters for a count, or nothing.
  let word: String

  /// Reads a unit; what is none that the format knows is the word of a count.
  init(_ foreign: String) {
    let typed = foreign.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let known = Unit.catalogue.first(where: { $0.spellings.holds(typed) }) {
      word = known.unit.name
      return
    }
    let letters = typed.unicodeScalars.split { !$0.properties.isAlphabetic }.map { String($0) }
    word = letters.joined(separator: "-")
  }
}

/// Other programs' text on one line of a day file: blanks for line ends and control characters.
func onOneLine(_ text: String) -> String {
  var cleaned = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    cleaned.append(scalar.properties.generalCategory == .control ? " " : scalar)
  }
  return String(cleaned).split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
