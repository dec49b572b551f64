import Speech

extension CommandTable {
  /// What a person sees first, on one screen: examples, the names of the commands, and where to read on.
  ///
  /// Each example's line stands beside its meaning; `more` are sentences at the end.
  package func summary(in language: Language, examples: [Example], more: [Phrase] = []) -> HelpPage {
    var rows = commandsByGroup.map { group, commands in
      HelpPage.Entry(term: group[language], text: commands.map(\.name).joined(separator: ", "))
    }
    let options = sharedParameters.filter { !$0.isHidden }.map { option in
      option.calledName + (option.kind == .option ? " \(option.valueName(in: language))" : "")
    }
    rows.append(HelpPage.Entry(term: FixedWords.options[language], text: options.joined(separator: ", ")))
    let closing = [FixedWords.moreAboutCommands(program: name)] + more
    return HelpPage(
      usageTitle: FixedWords.usage[language], usage: overviewUsage(in: language),
      sections: [
        .paragraphs(title: nil, [abstract[language]]),
        .commands(
          title: FixedWords.examples[language],
          examples.map { HelpPage.Entry(term: $0.line[language], text: $0.meaning[language]) }),
        .parameters(title: FixedWords.commands[language], rows),
        .paragraphs(title: nil, [closing.map { $0[language] }.joined(separator: " ")]),
      ])
  }
}
