/// The words of help and man page that are the same for every program.
enum FixedWords {
  static let usage = Sentence("Usage", cs: "Použití")
  static let arguments = Sentence("Arguments", cs: "Argumenty")
  static let options = Sentence("Options", cs: "Volby")
  static let sharedOptions = Sentence("Options of every command", cs: "Volby všech příkazů")
  static let examples = Sentence("Examples", cs: "Příklady")
  static let description = Sentence("Description", cs: "Popis")
  static let commands = Sentence("Commands", cs: "Příkazy")

  /// Stands in a usage line for any option.
  static let anyOption = Sentence("OPTION", cs: "VOLBA")
  /// Stands in a usage line for any command.
  static let anyCommand = Sentence("COMMAND", cs: "PŘÍKAZ")
  /// Stands in a usage line for whatever a command takes.
  static let anyArgument = Sentence("ARGUMENT", cs: "ARGUMENT")

  static let mayBeRepeated = Sentence("May be given several times.", cs: "Lze zadat vícekrát.")

  /// Lists the only values of a parameter.
  static func values(_ words: [String]) -> Sentence {
    let list = words.joined(separator: ", ")
    return Sentence("Values: \(list).", cs: "Hodnoty: \(list).")
  }

  /// Ends the overview.
  static func moreAboutCommands(program: String) -> Sentence {
    Sentence(
      "'\(program) help COMMAND' explains a command.", cs: "Příkaz vysvětlí „\(program) help PŘÍKAZ“.")
  }

  /// Ends a command's page.
  static func moreAboutOptions(program: String) -> Sentence {
    Sentence(
      "'\(program) help' lists the options of every command.",
      cs: "Volby všech příkazů vypíše „\(program) help“.")
  }
}

extension ParameterDescription {
  /// The flag that asks for help, which every program has.
  static let help = ParameterDescription(
    kind: .flag, names: ["--help", "-h"], valueName: "", help: Sentence("Shows help", cs: "Ukáže nápovědu"))

  /// The flag that asks for the version, which every program has.
  static let version = ParameterDescription(
    kind: .flag, names: ["--version"], valueName: "", help: Sentence("Prints the version", cs: "Vypíše verzi")
  )

  /// The help sentence with a full stop, then what follows from the declaration: the only values, repetition.
  func explanation(in tongue: Tongue) -> String {
    var sentences = [help.in(tongue)]
    if !allowedWords.isEmpty { sentences.append(FixedWords.values(allowedWords).in(tongue)) }
    if isRepeated, kind == .option { sentences.append(FixedWords.mayBeRepeated.in(tongue)) }
    guard sentences.count > 1 else { return sentences[0] }
    if let last = sentences[0].last, !".?!".contains(last) { sentences[0].append(".") }
    return sentences.joined(separator: " ")
  }
}
