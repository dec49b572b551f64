/// The editor that a person chose, as words of a command line; no shell takes part.
struct EditorCommand: Hashable, Sendable {
  /// The program's name or path.
  let program: String
  /// What stands between the program and the file.
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

  /// The one that `VISUAL` names, else `EDITOR`, else `vi`; nil if what is set is no command.
  static func chosen(by environment: Environment) -> EditorCommand? {
    EditorCommand(environment["VISUAL"] ?? environment["EDITOR"] ?? "vi")
  }

  /// All arguments that open a file at a line, which counts from 1; an editor that is not known opens it at its top.
  func arguments(opening file: String, atLine line: Int) -> [String] {
    let name = program.split(separator: "/").last.map(String.init) ?? program
    switch name {
    case "vi", "vim", "nvim", "view", "gvim", "nano", "emacs", "emacsclient", "micro", "kak", "ne", "joe",
      "pico":
      return arguments + ["+\(line)", file]
    case "hx", "helix": return arguments + ["\(file):\(line)"]
    case "code", "codium", "code-insiders", "cursor":
      // Without it the editor comes back at once, and the day would be checked before a word is written.
      let waits = arguments.contains("--wait") || arguments.contains("-w")
      return arguments + (waits ? [] : ["--wait"]) + ["-g", "\(file):\(line)"]
    default: return arguments + [file]
    }
  }
}
