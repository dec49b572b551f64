/// A shell that words can be completed in.
package enum Shell: String, Sendable, CaseIterable, ArgumentValue {
  case bash, zsh, fish
}

/// A word as it stands on a shell's command line, quotes and backslashes included, perhaps not finished.
struct ShellWord {
  /// The quotation mark that is open where the word ends.
  enum OpenQuote: Equatable {
    case none, single, double
  }

  /// The word as typed.
  let raw: String
  /// The text it stands for.
  let text: String
  let openQuote: OpenQuote

  /// Reads a word; nothing in it is expanded, a variable stays what it looks like.
  init(_ raw: String) {
    var text = ""
    var quote = OpenQuote.none
    var rest = Substring(raw)
    while let character = rest.popFirst() {
      switch (quote, character) {
      case (.none, "'"): quote = .single
      case (.none, "\""): quote = .double
      case (.single, "'"), (.double, "\""): quote = .none
      case (.none, "\\"):
        if let next = rest.popFirst() { text.append(next) }
      case (.double, "\\"):
        if let next = rest.first, "\"\\$`".contains(next) {
          rest.removeFirst()
          text.append(next)
        } else {
          text.append(character)
        }
      default: text.append(character)
      }
    }
    self.raw = raw
    self.text = text
    openQuote = quote
  }

  /// A candidate as bash is to put it on the line: what was typed, letter for letter, and the rest quoted in the
  /// same way; if the candidate is no continuation of what was typed, all of it quoted anew.
  func completedForBash(to candidate: String) -> String {
    if candidate.hasPrefix(text) {
      return raw + ShellWord.escaped(candidate.dropFirst(text.count), in: openQuote, startsWord: raw.isEmpty)
    }
    let mark = openQuote == .single ? "'" : openQuote == .double ? "\"" : ""
    return mark + ShellWord.escaped(Substring(candidate), in: openQuote, startsWord: true)
  }

  private static func escaped(_ text: Substring, in quote: OpenQuote, startsWord: Bool) -> String {
    var result = ""
    for (index, character) in text.enumerated() {
      switch quote {
      case .single: result += character == "'" ? "'\\''" : String(character)
      case .double: result += ("\"\\$`".contains(character) ? "\\" : "") + String(character)
      case .none:
        let isMeant =
          "'\"\\$`!#&()*;<>?[]{}|^ ".contains(character) || startsWord && index == 0 && character == "~"
        result += (isMeant ? "\\" : "") + String(character)
      }
    }
    return result
  }
}
