/// A program and what it is given, as a person writes them on one line; no shell takes part.
struct ProgramCall: Hashable, Sendable {
  /// The program's name or path.
  let program: String
  let arguments: [String]

  /// Takes a command apart at blanks; quotes of both kinds and backslashes hold blanks together, as in a shell.
  ///
  /// Nil if there is nothing in it, or a quote is left open.
  init?(_ text: String) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", quote != "'", let next = rest.first, quote == nil || next == "\"" || next == "\\"
      {
        rest.removeFirst()
        word = (word ?? "") + String(next)
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " || character == "\t" || character == "\n" {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let done = word { words.append(done) }
    guard quote == nil, let first = words.first, !first.isEmpty else { return nil }
    program = first
    arguments = Array(words.dropFirst())
  }
}
