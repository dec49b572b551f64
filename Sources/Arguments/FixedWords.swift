import Speech

/// The words of help and man page that are the same for every program.
enum FixedWords {
  static let usage = Phrase("Usage", cs: "Použití")
  static let arguments = Phrase("Arguments", cs: "Argumenty")
  static let options = Phrase("Options", cs: "Volby")
  static let sharedOptions = Phrase("Options of every command", cs: "Volby všech příkazů")
  static let optionsOfSeveral = Phrase("Options of several commands", cs: "Volby více příkazů")
  static let examples = Phrase("Examples", cs: "Příklady")
  static let description = Phrase("Description", cs: "Popis")
  static let commands = Phrase("Commands", cs: "Příkazy")

  /// Stands in a usage line for any option.
  static let anyOption = Phrase("OPTION", cs: "VOLBA")
  /// Stands in a usage line for any command.
  static let anyCommand = Phrase("COMMAND", cs: "PŘÍKAZ")
  /// Stands in a usage line for whatever a command takes.
  static let anyArgument = Phrase("ARGUMENT", cs: "ARGUMENT")

  static let mayBeRepeated = Phrase("May be given several times.", cs: "Lze zadat vícekrát.")

  /// Lists the only values of a parameter.
  static func values(_ words: [String]) -> Phrase {
    let list = words.joined(separator: ", ")
    return Phrase("Values: \(list).", cs: "Hodnoty: \(list).")
  }

  /// Ends the overview.
  static func moreAboutCommands(program: String) -> Phrase {
    Phrase(
      "'\(program) help COMMAND' explains a command.", cs: "Příkaz vysvětlí „\(program) help PŘÍKAZ“.")
  }

  /// Ends a command's page.
  static func moreAboutOptions(program: String) -> Phrase {
    Phrase(
      "'\(program) help' lists the options of every command.",
      cs: "Volby všech příkazů vypíše „\(program) help“.")
  }
}

extension ParameterDescription {
  /// The flag that asks for help, which every program has.
  static let help = ParameterDescription(
    kind: .flag, names: ["--help", "-h"], valueName: "", help: Phrase("Shows help", cs: "Ukáže nápovědu"))

  /// The flag that asks for the version, which every program has.
  static let version = ParameterDescription(
    kind: .flag, names: ["--version"], valueName: "", help: Phrase("Prints the version", cs: "Vypíše verzi")
  )

  /// The help sentence with a full stop, then what follows from the declaration: the only values, repetition.
  func explanation(in language: Language) -> String {
    var sentences = [help[language]]
    if !allowedWords.isEmpty { sentences.append(FixedWords.values(allowedWords)[language]) }
    if isRepeated, kind == .option { sentences.append(FixedWords.mayBeRepeated[language]) }
    guard sentences.count > 1 else { return sentences[0] }
    if let last = sentences[0].last, !".?!".contains(last) { sentences[0].append(".") }
    return sentences.joined(separator: " ")
  }
}
