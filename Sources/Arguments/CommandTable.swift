import Speech

/// A command in the table of all of them: its name, and a way to the rest of it.
///
/// Its declaration is built only when it is wanted, so that a program of thirty commands starts as fast as one of one.
package struct CommandEntry<Made> {
  package let name: String
  package let aliases: [String]
  let opened: () -> OpenedCommand<Made>

  /// Enters a command; `made` turns what the command line filled in into what the program runs.
  package init<C: Command>(_ type: C.Type, made: @escaping (C) -> Made) {
    name = C.name
    aliases = C.aliases
    opened = {
      let usage = C.usage
      return OpenedCommand(description: usage.description) { (reading) throws(ArgumentProblem) in
        made(try usage.filled(from: reading))
      }
    }
  }

  /// The declaration of the command, as plain data.
  package var description: CommandDescription { opened().description }

  func answers(to word: String) -> Bool {
    name == word || aliases.contains(word)
  }
}

/// A command whose declaration has been built.
struct OpenedCommand<Made> {
  let description: CommandDescription
  let make: (CommandLineReading) throws(ArgumentProblem) -> Made
}

/// A request that a command line makes.
package enum Request<Made> {
  case run(Made)
  /// Help on the command of this name, or an overview of all.
  case help(command: String?)
  case version
  case wrong(ArgumentProblem)
}

/// A command line that has been read.
package struct Parsed<Globals, Made> {
  /// The options of every command, as far as they could be read even if something else is wrong: a problem is to
  /// be told in the language that the line asks for.
  package var globals: Globals
  package var request: Request<Made>
}

/// The whole program's command line: the options of every command, and the commands.
package struct CommandTable<Globals, Made> {
  /// The program's name.
  package let name: String
  /// The purpose of the program, in one line without a full stop.
  package let abstract: Phrase
  /// The options of every command, when none of them is given.
  let defaults: Globals
  let parameters: [Parameter<Globals>]
  package let commands: [CommandEntry<Made>]
  /// The command that runs when none is named; without it the overview is shown.
  let defaultCommand: String?
  /// The possible first words, and those after them, where the first is no command.
  let firstWords: CompletionKind

  /// Declares a program. `--help`, `-h` and `--version` need not be declared.
  package init(
    _ name: String, _ abstract: Phrase, defaults: Globals, parameters: [Parameter<Globals>],
    defaultCommand: String? = nil, firstWords: CompletionKind = .none, commands: [CommandEntry<Made>]
  ) {
    self.name = name
    self.abstract = abstract
    self.defaults = defaults
    self.parameters = parameters
    self.defaultCommand = defaultCommand
    self.firstWords = firstWords
    self.commands = commands
  }

  /// Reads the words of a command line, the program's own name left out; any words can be read.
  ///
  /// Options may stand before the command's name and after it. A command's own option comes before one of every
  /// command that has the same name.
  package func parsed(_ words: [String]) -> Parsed<Globals, Made> {
    let position = commandPosition(in: words)
    let entry = (position.map { words[$0] } ?? defaultCommand).flatMap(entry(named:))
    let opened = entry?.opened()
    let own = opened?.description.parameters ?? []
    var reading = CommandLineReading(own + sharedParameters, command: entry?.name)
    for (index, word) in words.enumerated() where index != position { reading.take(word) }
    reading.finish()

    var globals = defaults
    let globalProblem = store(reading.given, after: own.count, into: &globals)
    let asked = { (flag: ParameterDescription) in
      reading.given.contains { reading.parameters[$0.index] == flag }
    }
    let request: Request<Made>
    if let position, opened == nil {
      // An option that no command has is to blame before the word behind it.
      let before = CommandLineReading(allParameters, taking: words[..<position])
      request = .wrong(before.problem ?? unknownCommand(words[position]))
    } else if asked(.help) {
      request = .help(command: position == nil ? nil : entry?.name)
    } else if asked(.version) {
      request = .version
    } else if let problem = reading.problem ?? globalProblem {
      request = .wrong(problem)
    } else if let opened {
      request = made(by: opened, from: reading)
    } else {
      request = .help(command: nil)
    }
    return Parsed(globals: globals, request: request)
  }

  /// The command of this name or alias.
  package func entry(named word: String) -> CommandEntry<Made>? {
    for entry in commands where entry.answers(to: word) { return entry }
    return nil
  }

  /// The problem of an unknown command, with the names nearest to it.
  package func unknownCommand(_ word: String) -> ArgumentProblem {
    .unknownCommand(word, near: near(word))
  }

  /// The commands that a word was probably meant to be: nearest first, at most three.
  package func near(_ word: String) -> [String] {
    nearNames(
      to: word, among: commands.filter { !$0.description.isHidden }.flatMap { [$0.name] + $0.aliases })
  }

  /// The parameters that every command takes: the program's own, then help and version.
  /// The parameter of a name that a command has, or every command.
  package func parameter(named name: String, of command: String?) -> ParameterDescription? {
    let own = command.flatMap(entry(named:))?.description.parameters ?? []
    return (own + sharedParameters).first { $0.names.contains(name) }
  }

  var sharedParameters: [ParameterDescription] {
    parameters.map { $0.description } + [.help, .version]
  }

  private func made(by command: OpenedCommand<Made>, from reading: CommandLineReading) -> Request<Made> {
    do {
      return .run(try command.make(reading))
    } catch {
      return .wrong(error)
    }
  }

  private func store(
    _ given: [CommandLineReading.Given], after own: Int, into globals: inout Globals
  ) -> ArgumentProblem? {
    var first: ArgumentProblem?
    for option in given {
      let index = option.index - own
      guard parameters.indices.contains(index) else { continue }
      do {
        try parameters[index].store(option.text, into: &globals)
      } catch {
        first = first ?? error
      }
    }
    return first
  }
}
