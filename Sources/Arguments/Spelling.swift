/// The look of a word of the command line, before its meaning is known.
enum Spelling: Equatable {
  case word
  /// `--`: everything after it is a word.
  case end
  /// `--name` or `--name=value`; the name has its hyphens.
  case long(String, value: String?)
  /// `-a`, `-ab`, `-oVALUE`: what follows the hyphen.
  case short(String)

  /// Tells options from words: a hyphen makes an option only before a letter, so `-1`, `-.5l`, `-`, `-----` and
  /// `- milk` are words.
  init(_ text: String) {
    let letters = text.drop { $0 == "-" }
    let hyphens = text.utf8.count - letters.utf8.count
    if text == "--" {
      self = .end
    } else if hyphens == 0 || hyphens > 2 || letters.first?.isLetter != true {
      self = .word
    } else if hyphens == 1 {
      self = .short(String(letters))
    } else if let equals = text.firstIndex(of: "=") {
      self = .long(String(text[..<equals]), value: String(text[text.index(after: equals)...]))
    } else {
      self = .long(text, value: nil)
    }
  }
}
