/// The editor that a person chose.
extension ProgramCall {
  /// The one that `VISUAL` names, else `EDITOR`, else `vi`; nil if what is set is no command.
  static func editor(chosenBy environment: Environment) -> ProgramCall? {
    ProgramCall(environment["VISUAL"] ?? environment["EDITOR"] ?? "vi")
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
