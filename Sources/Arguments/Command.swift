import Speech

/// Something a person can ask the program to do; a command line fills in its properties.
///
/// Running a command is the program's affair; it refines this protocol.
package protocol Command {
  /// The word that calls the command.
  static var name: String { get }
  /// Other words that call it; they work, and help does not list them.
  static var aliases: [String] { get }
  /// Everything else about it; computed, since key paths and closures are not `Sendable`.
  static var usage: Usage<Self> { get }
  /// Makes the command that its name alone calls.
  init()
}

extension Command {
  package static var aliases: [String] { [] }
}

/// A command line that shows what a command is for.
package struct Example: Sendable, Hashable {
  /// The whole line as typed, the program's name included.
  package var line: Phrase
  /// The effect of the line.
  package var meaning: Phrase

  /// Pairs a command line, as it is typed in each language, with what it does.
  package init(_ line: String, cs czech: String, _ meaning: Phrase) {
    (self.line, self.meaning) = (Phrase(line, cs: czech), meaning)
  }

  /// Pairs a command line that is typed alike in every language with what it does.
  package init(_ line: String, _ meaning: Phrase) {
    self.init(line, cs: line, meaning)
  }
}

/// The declaration of a command, from which parsing, help, man page and completions are all made.
package struct Usage<Root: Command> {
  /// The effect of the command, in one line without a full stop.
  package var abstract: Phrase
  /// The title under which help lists the command.
  package var group: Phrase
  /// The rest there is to know, one paragraph each.
  package var discussion: [Phrase]
  package var examples: [Example]
  package var parameters: [Parameter<Root>]
  /// Options by their names, of which each group lets but one be given: they ask for things that exclude each other.
  package var exclusions: [[String]]
  /// Whether the command is for other programs, so that help, man page and completions pass it over.
  package var isHidden: Bool

  /// Declares a command.
  ///
  /// Arguments are filled in the order of their parameters. At most one may be repeated; after it one more may
  /// stand, which takes the last word if that is one of its values.
  package init(
    _ abstract: Phrase, group: Phrase, discussion: [Phrase] = [], examples: [Example] = [],
    isHidden: Bool = false, exclusions: [[String]] = [], parameters: [Parameter<Root>] = []
  ) {
    self.abstract = abstract
    self.group = group
    self.discussion = discussion
    self.examples = examples
    self.isHidden = isHidden
    self.exclusions = exclusions
    self.parameters = parameters
  }

  /// The declaration without what stores values: what help, man page and completions are made from.
  var description: CommandDescription {
    CommandDescription(
      name: Root.name, abstract: abstract, group: group, discussion: discussion,
      examples: examples, parameters: parameters.map { $0.description }, isHidden: isHidden)
  }
}

/// A command as plain data.
package struct CommandDescription: Sendable, Equatable {
  package var name: String
  package var abstract: Phrase
  package var group: Phrase
  package var discussion: [Phrase]
  package var examples: [Example]
  package var parameters: [ParameterDescription]
  package var isHidden: Bool

  /// The parameters that stand by position.
  var arguments: [ParameterDescription] {
    parameters.filter { $0.kind == .argument }
  }

  /// The parameters that are called by name, flags included.
  var options: [ParameterDescription] {
    parameters.filter { $0.kind != .argument && !$0.isHidden }
  }
}
