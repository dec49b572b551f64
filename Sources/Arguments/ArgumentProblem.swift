import Speech

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
  case badValue(of: String, text: String, allowedWords: [String], expected: Phrase?)
  /// An argument is not given; `allowedWords` are its only values, if they can be listed.
  case missingArgument(String, command: String, allowedWords: [String] = [])
  /// Two options were given that exclude each other.
  case excludedOption(String, by: String)
  /// The first word that no argument takes.
  case tooManyArguments(String, command: String)

  /// Says in one line what is wrong and what to write instead; no full stop, no line end.
  package func message(in language: Language) -> String {
    func quoted(_ text: String) -> String { language.quoted(text) }
    func either(_ names: [String]) -> String { language.alternatives(names.map(quoted)) }
    let sentence: Phrase
    switch self {
    case .unknownCommand(let name, let near):
      sentence =
        near.isEmpty
        ? Phrase(
          "\(quoted(name)) is not a command; \(quoted("help")) lists them all",
          cs: "\(quoted(name)) není příkaz; všechny vypíše \(quoted("help"))")
        : Phrase(
          "\(quoted(name)) is not a command; did you mean \(either(near))?",
          cs: "\(quoted(name)) není příkaz; měli jste na mysli \(either(near))?")
    case .unknownOption(let name, let command, let near):
      let owner =
        command.map { Phrase(" of \(quoted($0))", cs: " příkazu \(quoted($0))") } ?? Phrase("", cs: "")
      let advice =
        near.isEmpty
        ? Phrase(
          "write --help to see them all, or -- before text that begins with a hyphen",
          cs: "všechny vypíše --help; před text, který začíná spojovníkem, napište --")
        : Phrase("did you mean \(either(near))?", cs: "měli jste na mysli \(either(near))?")
      sentence = Phrase(
        "\(quoted(name)) is not an option\(owner.en); \(advice.en)",
        cs: "\(quoted(name)) není volba\(owner.cs); \(advice.cs)")
    case .missingValue(let name, let valueName):
      sentence = Phrase(
        "\(name) needs a value; write \(name) \(valueName)",
        cs: "\(name) potřebuje hodnotu; napište \(name) \(ValueNames.name(valueName, in: .cs))")
    case .unexpectedValue(let name, let text):
      sentence = Phrase(
        "\(name) takes no value, so not \(quoted(text)); write \(name) alone",
        cs: "\(name) nemá hodnotu, tedy ani \(quoted(text)); napište jen \(name)")
    case .badValue(let name, let text, let words, let expected):
      let instead = words.isEmpty ? expected : Phrase(either(words), cs: either(words))
      let advice = instead.map { Phrase("; write \($0.en)", cs: "; napište \($0.cs)") }
      sentence = Phrase(
        "\(name) cannot be \(quoted(text))\(advice?.en ?? "")",
        cs: "\(ValueNames.name(name, in: .cs)) nemůže být \(quoted(text))\(advice?.cs ?? "")")
    case .missingArgument(_, let command, let words) where !words.isEmpty:
      sentence = Phrase(
        "\(quoted(command)) needs to know what; write \(either(words)) after the command",
        cs: "\(quoted(command)) potřebuje vědět co; za příkaz napište \(either(words))")
    case .missingArgument(let name, let command, _):
      sentence = Phrase(
        "\(quoted(command)) needs \(name); write it after the command",
        cs: "\(quoted(command)) potřebuje \(ValueNames.name(name, in: .cs)); patří za příkaz")
    case .excludedOption(let name, let other):
      sentence = Phrase(
        "\(quoted(name)) and \(quoted(other)) exclude each other; leave one of them out",
        cs: "\(quoted(name)) a \(quoted(other)) se vylučují; jedno z nich vynechte")
    case .tooManyArguments(let text, let command):
      sentence = Phrase(
        "\(quoted(command)) has no use for \(quoted(text)); leave it out, or put quotes around words that belong together",
        cs:
          "\(quoted(command)) si s \(quoted(text)) neví rady; vynechte to, nebo dejte slova, která patří k sobě, do uvozovek"
      )
    }
    return sentence[language]
  }
}
