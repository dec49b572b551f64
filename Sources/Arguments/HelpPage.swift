import Speech

/// A page of help as values: what it says, before it has a width.
package struct HelpPage: Sendable, Equatable {
  /// A thing and what is said about it.
  package struct Entry: Sendable, Equatable {
    package var term: String
    package var text: String
  }

  /// A part of a page; a title is nil where the part needs none.
  package enum Section: Sendable, Equatable {
    case paragraphs(title: String?, [String])
    /// Commands with their abstracts; all such sections of a page share their columns.
    case commands(title: String, [Entry])
    /// Arguments and options with their help; all such sections of a page share their columns.
    case parameters(title: String, [Entry])
    /// Command lines, and below each what it does.
    case examples(title: String, [Entry])
  }

  /// `Usage`, as the title of the line that shows what may be written.
  package var usageTitle: String
  /// The words of that line, each of which stays whole when it is wrapped: `daybook`, `[--of NAME]`.
  package var usage: [String]
  package var sections: [Section]
}

extension CommandTable {
  /// The overview: every command by group, the options of every command, and where to read on.
  ///
  /// `more` are paragraphs at the end, after the sentence that tells of the commands' own pages.
  package func overview(in language: Language, more: [Phrase] = []) -> HelpPage {
    var sections = [HelpPage.Section.paragraphs(title: nil, [abstract[language]])]
    for (group, commands) in commandsByGroup {
      sections.append(
        .commands(
          title: group[language],
          commands.map { HelpPage.Entry(term: $0.name, text: $0.abstract[language]) }))
    }
    sections.append(
      .parameters(
        title: FixedWords.sharedOptions[language],
        optionEntries(sharedParameters.filter { !$0.isHidden }, in: language)))
    let closing = [FixedWords.moreAboutCommands(program: name)] + more
    sections.append(.paragraphs(title: nil, closing.map { $0[language] }))
    return HelpPage(
      usageTitle: FixedWords.usage[language], usage: overviewUsage(in: language), sections: sections)
  }

  /// The words of the usage line of the whole program.
  func overviewUsage(in language: Language) -> [String] {
    [
      name, "[\(FixedWords.anyOption[language])...]", FixedWords.anyCommand[language],
      "[\(FixedWords.anyArgument[language])...]",
    ]
  }

  /// The page of one command, by its name or an alias; throws if there is no such command.
  package func help(for command: String, in language: Language) throws(ArgumentProblem) -> HelpPage {
    guard let entry = entry(named: command) else { throw unknownCommand(command) }
    let described = entry.description
    var sections = [HelpPage.Section.paragraphs(title: nil, [described.abstract[language]])]
    if !described.arguments.isEmpty {
      let entries = described.arguments.map {
        HelpPage.Entry(term: $0.valueName(in: language), text: $0.explanation(in: language))
      }
      sections.append(.parameters(title: FixedWords.arguments[language], entries))
    }
    if !described.options.isEmpty {
      sections.append(
        .parameters(title: FixedWords.options[language], optionEntries(described.options, in: language)))
    }
    if !described.discussion.isEmpty {
      sections.append(.paragraphs(title: nil, described.discussion.map { $0[language] }))
    }
    if !described.examples.isEmpty {
      let entries = described.examples.map {
        HelpPage.Entry(term: $0.line[language], text: $0.meaning[language])
      }
      sections.append(.examples(title: FixedWords.examples[language], entries))
    }
    sections.append(.paragraphs(title: nil, [FixedWords.moreAboutOptions(program: name)[language]]))
    let usage = [name, described.name] + described.usageWords(in: language)
    return HelpPage(usageTitle: FixedWords.usage[language], usage: usage, sections: sections)
  }

  /// The commands that are shown, under their groups' titles, both in the order of their declaration.
  var commandsByGroup: [(group: Phrase, commands: [CommandDescription])] {
    var groups: [(group: Phrase, commands: [CommandDescription])] = []
    for described in commands.map(\.description) where !described.isHidden {
      if let index = groups.firstIndex(where: { $0.group == described.group }) {
        groups[index].commands.append(described)
      } else {
        groups.append((described.group, [described]))
      }
    }
    return groups
  }
}

extension CommandDescription {
  /// The usage after the command's name, in words and bracketed groups: `[--of NAME]`, `LINE`, `[KEY [VALUE...]]`.
  func usageWords(in language: Language) -> [String] {
    let named = options.map { option in
      "[\(option.calledName)\(option.valueName.isEmpty ? "" : " " + option.valueName(in: language))]"
    }
    let required = arguments.prefix { $0.isRequired }.map {
      $0.valueName(in: language) + ($0.isRepeated ? "..." : "")
    }
    // An optional argument can only be given if the one before it is.
    let optional = arguments.dropFirst(required.count).reversed().reduce("") { inner, argument in
      let word = argument.valueName(in: language) + (argument.isRepeated ? "..." : "")
      return inner.isEmpty ? "[\(word)]" : "[\(word) \(inner)]"
    }
    return named + required + (optional.isEmpty ? [] : [optional])
  }
}

/// Options as the terms of a list: short names first, and room left for one where others have it.
private func optionEntries(_ options: [ParameterDescription], in language: Language) -> [HelpPage.Entry] {
  let indents = options.contains { $0.names.contains { !$0.hasPrefix("--") } }
  return options.map { option in
    let short = option.names.filter { !$0.hasPrefix("--") }
    let long = option.names.filter { $0.hasPrefix("--") }
    let names = (short + long).joined(separator: ", ")
    let value = option.kind == .option ? " \(option.valueName(in: language))" : ""
    let indent = indents && short.isEmpty ? "    " : ""
    return HelpPage.Entry(term: indent + names + value, text: option.explanation(in: language))
  }
}
