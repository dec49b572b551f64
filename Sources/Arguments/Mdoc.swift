/// Escapes for mdoc, the language of manual pages.
enum Mdoc {
  /// Free text as one or more lines of input, a sentence a line, so that nothing in it is read as a macro.
  static func text(_ text: String) -> [String] {
    sentences(of: text).map { sentence in
      let escaped = escaped(sentence, hyphens: .leading)
      // A control character at a line's start would make it a macro.
      return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }
  }

  /// One argument of a macro, printed as it is: quoted if it holds blanks, and never itself a macro.
  ///
  /// Every hyphen is printed as the ASCII one, so that what is copied from the page can be run.
  static func argument(_ text: String) -> String {
    let escaped = escaped(text, hyphens: .all)
    if text.isEmpty || text.contains(" ") { return "\"\(escaped)\"" }
    return isSpecial(text) ? "\\&" + escaped : escaped
  }

  /// A line of a literal block, in which only its own characters are to be seen.
  static func literal(_ text: String) -> String {
    let escaped = escaped(text, hyphens: .all)
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// A sentence as the arguments of a macro, a word each.
  static func arguments(_ text: String) -> String {
    text.split(separator: " ").map { word in
      let escaped = escaped(String(word), hyphens: .leading)
      return isSpecial(String(word)) ? "\\&" + escaped : escaped
    }.joined(separator: " ")
  }

  private enum Hyphens { case all, leading }

  /// The macros' words (`Ar`, `Brq`, `%A`) and the punctuation that macros treat apart.
  private static func isSpecial(_ word: String) -> Bool {
    let letters = Array(word)
    switch letters.count {
    case 1: return "().,:;[]?!|".contains(letters[0])
    case 2, 3: return letters[0] == "%" || letters[0].isUppercase && letters[1].isLowercase
    default: return false
    }
  }

  private static func escaped(_ text: String, hyphens: Hyphens) -> String {
    var result = ""
    var before: Character?
    for (index, character) in zip(text.indices, text) {
      switch character {
      case "\\": result += "\\e"
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      // Between letters it is an apostrophe; elsewhere it is what the person has to type.
      case "'":
        let after = text[text.index(after: index)...].first
        let isApostrophe = before?.isLetter == true && after?.isLetter == true
        result += isApostrophe && hyphens == .leading ? "'" : "\\(aq"
      case "-":
        let leads = before.map { !$0.isLetter && !$0.isNumber } ?? true
        result += hyphens == .all || leads ? "\\-" : "-"
      default:
        if character.isNewline || character == "\t" {
          result += " "
        } else if character.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) {
          result.append(character)
        }
      }
      before = character
    }
    return result
  }

  /// Text broken after each sentence's end, with runs of blanks made one.
  private static func sentences(of text: String) -> [String] {
    var lines: [String] = []
    var isOver = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      if isOver, lines.isEmpty || word.first?.isLowercase != true {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " " + word
      }
      isOver = word.last.map { ".?!".contains($0) } ?? false
    }
    return lines
  }
}
