/// Something that is wrong with a command line.
package enum ArgumentProblem: Error, Sendable, Equatable {
  case unknownCommand(String, near: [String])
  /// `command` is nil if the option stands where no command is known yet.
  case unknownOption(String, command: String?, near: [String])
  /// An option stands without its value; `valueName` is what help calls that.
  case missingValue(of: String, valueName: String)
  /// A flag has a value: `--reverse=yes`.
  case unexpectedValue(of: String, text: String)
  /// The text of an option or an argument is not one of its values.
  case badValue(of: String, text: String, allowedWords: [String], expected: Sentence?)
  case missingArgument(String, command: String)
  /// The first word that no argument takes.
  case tooManyArguments(String, command: String)

  /// Says in one line what is wrong and what to write instead; no full stop, no line end.
  package func message(in tongue: Tongue) -> String {
    func quoted(_ text: String) -> String { tongue.quoted(text) }
    func either(_ names: [String]) -> String { tongue.alternatives(names.map(quoted)) }
    let sentence: Sentence
    switch self {
    case .unknownCommand(let name, let near):
      sentence =
        near.isEmpty
        ? Sentence(
          "\(quoted(name)) is not a command; \(quoted("help")) lists them all",
          cs: "\(quoted(name)) není příkaz; všechny vypíše \(quoted("help"))")
        : Sentence(
          "\(quoted(name)) is not a command; did you mean \(either(near))?",
          cs: "\(quoted(name)) není příkaz; měli jste na mysli \(either(near))?")
    case .unknownOption(let name, let command, let near):
      let owner =
        command.map { Sentence(" of \(quoted($0))", cs: " příkazu \(quoted($0))") } ?? Sentence("", cs: "")
      let advice =
        near.isEmpty
        ? Sentence(
          "write --help to see them all, or -- before text that begins with a hyphen",
          cs: "všechny vypíše --help; před text, který začíná spojovníkem, napište --")
        : Sentence("did you mean \(either(near))?", cs: "měli jste na mysli \(either(near))?")
      sentence = Sentence(
        "\(quoted(name)) is not an option\(owner.english); \(advice.english)",
        cs: "\(quoted(name)) není volba\(owner.czech); \(advice.czech)")
    case .missingValue(let name, let valueName):
      sentence = Sentence(
        "\(name) needs a value; write \(name) \(valueName)",
        cs: "\(name) chce hodnotu; napište \(name) \(valueName)")
    case .unexpectedValue(let name, let text):
      sentence = Sentence(
        "\(name) takes no value, so not \(quoted(text)); write \(name) alone",
        cs: "\(name) nemá hodnotu, tedy ani \(quoted(text)); napište jen \(name)")
    case .badValue(let name, let text, let words, let expected):
      let instead = words.isEmpty ? expected : Sentence(either(words), cs: either(words))
      let advice = instead.map { Sentence("; write \($0.english)", cs: "; napište \($0.czech)") }
      sentence = Sentence(
        "\(name) cannot be \(quoted(text))\(advice?.english ?? "")",
        cs: "\(name) nemůže být \(quoted(text))\(advice?.czech ?? "")")
    case .missingArgument(let name, let command):
      sentence = Sentence(
        "\(quoted(command)) needs \(name); write it after the command",
        cs: "\(quoted(command)) potřebuje \(name); napište ho za příkaz")
    case .tooManyArguments(let text, let command):
      sentence = Sentence(
        "\(quoted(command)) has no use for \(quoted(text)); leave it out, or put quotes around words that belong together",
        cs:
          "\(quoted(command)) nemá pro \(quoted(text)) použití; vynechte ho, nebo dejte slova, která patří k sobě, do uvozovek"
      )
    }
    return sentence.in(tongue)
  }
}
