import Speech

/// A part of a manual page that the program writes itself.
package struct ManSection: Sendable {
  /// One block of such a part.
  package enum Block: Sendable {
    case paragraph(Phrase)
    /// Terms, printed as they are, and what is said about each.
    case list([(term: String, text: Phrase)])
    /// Terms, and the lines to be typed for each.
    case recipes([(term: String, lines: [String])])
    /// Other manual pages, by name and section; they are printed in order of section, then name.
    case pages([(name: String, section: Int)])
  }

  package var title: Phrase
  package var blocks: [Block]

  /// Declares a part; its title is printed in capitals.
  package init(_ title: Phrase, _ blocks: [Block]) {
    self.title = title
    self.blocks = blocks
  }
}

extension CommandTable {
  /// The program's manual page in mdoc, section 1: name, synopsis, examples, description, every command, the options of
  /// several and of every command, then the program's own parts.
  ///
  /// The date is a civil one, months and days counting from 1; a month that there is not is left out.
  package func manPage(
    in language: Language, date: (year: Int, month: Int, day: Int), examples: [Example],
    description: [Phrase],
    sections: [ManSection] = []
  ) -> String {
    var page = MdocPage(language: language)
    // The first two headings stay English: readers and indexes of manual pages know them by these words only.
    page.lines += [
      ".\\\" -*- coding: utf-8 -*-",
      ".Dd \(MdocPage.formatted(date))",
      ".Dt \(Mdoc.argument(name.uppercased())) 1",
      ".Os \(Mdoc.argument(name))",
      ".Sh NAME",
      ".Nm \(Mdoc.argument(name))",
      ".Nd \(Mdoc.arguments(abstract[language]))",
      ".Sh SYNOPSIS",
      ".Nm",
      ".Op Ar \(FixedWords.anyOption[language]) ...",
      ".Ar \(FixedWords.anyCommand[language])",
      ".Op Ar \(FixedWords.anyArgument[language]) ...",
    ]
    if !examples.isEmpty { page.add(heading: FixedWords.examples) }
    page.add(examples)
    page.add(heading: FixedWords.description)
    page.add(paragraphs: description.isEmpty ? [abstract.ended] : description)
    page.add(heading: FixedWords.commands)
    for (group, commands) in commandsByGroup {
      page.lines.append(".Ss \(Mdoc.arguments(group[language]))")
      page.lines.append(".Bl -tag -width Ds")
      for command in commands { page.add(command, without: optionsOfSeveral) }
      page.lines.append(".El")
    }
    if !optionsOfSeveral.isEmpty {
      page.add(heading: FixedWords.optionsOfSeveral)
      page.add(optionsOfSeveral)
    }
    page.add(heading: FixedWords.sharedOptions)
    page.add(sharedParameters.filter { !$0.isHidden })
    for section in sections { page.add(section) }
    return page.lines.joined(separator: "\n") + "\n"
  }

  /// The options that four commands or more declare in the same words: the page explains them once.
  private var optionsOfSeveral: [ParameterDescription] {
    var counts: [(option: ParameterDescription, commands: Int)] = []
    for option in commandsByGroup.flatMap(\.commands).flatMap(\.options) {
      if let place = counts.firstIndex(where: { $0.option == option }) {
        counts[place].commands += 1
      } else {
        counts.append((option, 1))
      }
    }
    return counts.filter { $0.commands >= 4 }.map(\.option)
  }
}

/// The lines of a manual page while it is written.
private struct MdocPage {
  let language: Language
  var lines: [String] = []

  static func formatted(_ date: (year: Int, month: Int, day: Int)) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    let month = months.indices.contains(date.month - 1) ? months[date.month - 1] + " " : ""
    return "\(month)\(date.day), \(date.year)"
  }

  mutating func add(heading: Phrase) {
    lines.append(".Sh \(Mdoc.arguments(heading[language].uppercased()))")
  }

  /// Adds paragraphs, with a break between them but none before the first.
  mutating func add(paragraphs: [Phrase]) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { lines.append(".Pp") }
      lines += Mdoc.text(paragraph[language])
    }
  }

  /// Adds a command, whose help has its examples too; options that are explained elsewhere are only named.
  mutating func add(_ command: CommandDescription, without known: [ParameterDescription]) {
    var words = ["Cm", Mdoc.argument(command.name)]
    for option in command.options { words += ["Oo", shortTag(of: option), "Oc"] }
    var open = 0
    for argument in command.arguments {
      if !argument.isRequired {
        words.append("Oo")
        open += 1
      }
      words += ["Ar", Mdoc.argument(argument.valueName(in: language))] + (argument.isRepeated ? ["..."] : [])
    }
    words += Array(repeating: "Oc", count: open)
    lines.append(".It " + words.joined(separator: " "))

    add(paragraphs: [command.abstract.ended] + command.discussion)
    add(command.arguments + command.options.filter { !known.contains($0) })
  }

  mutating func add(_ parameters: [ParameterDescription]) {
    guard !parameters.isEmpty else { return }
    lines.append(".Bl -tag -width Ds")
    for parameter in parameters {
      lines.append(".It " + tag(of: parameter))
      lines += Mdoc.text(parameter.explanation(in: language).ended)
    }
    lines.append(".El")
  }

  /// `Fl o , Fl \-of Ar NAME`: `Fl` itself prints the first hyphen.
  private func tag(of parameter: ParameterDescription) -> String {
    let value = parameter.valueName.isEmpty ? "" : "Ar " + Mdoc.argument(parameter.valueName(in: language))
    if parameter.kind == .argument { return value }
    let names = parameter.names.sorted { $0.utf8.count < $1.utf8.count }
      .map { "Fl " + Mdoc.argument(String($0.dropFirst())) }
    return names.joined(separator: " , ") + (value.isEmpty ? "" : " " + value)
  }

  /// `Fl \-of Ar NAME`: the option as a usage line has it, by one name.
  private func shortTag(of option: ParameterDescription) -> String {
    let value = option.valueName.isEmpty ? "" : " Ar " + Mdoc.argument(option.valueName(in: language))
    return "Fl " + Mdoc.argument(String(option.calledName.dropFirst())) + value
  }

  mutating func add(_ examples: [Example]) {
    for (index, example) in examples.enumerated() {
      if index > 0 { lines.append(".Pp") }
      lines += Mdoc.text(example.meaning[language].ended(with: ":"))
      lines.append(".Dl \(Mdoc.argument(example.line[language]))")
    }
  }

  mutating func add(_ section: ManSection) {
    add(heading: section.title)
    var needsBreak = false
    for block in section.blocks {
      switch block {
      case .paragraph(let sentence):
        if needsBreak { lines.append(".Pp") }
        lines += Mdoc.text(sentence[language])
      case .list(let items):
        guard !items.isEmpty else { continue }
        lines.append(".Bl -tag -width Ds")
        for item in items {
          lines.append(".It \(Mdoc.argument(item.term))")
          lines += Mdoc.text(item.text[language])
        }
        lines.append(".El")
      case .recipes(let recipes):
        lines.append(".Bl -tag -width Ds")
        for recipe in recipes {
          lines += [".It \(Mdoc.argument(recipe.term))", ".Bd -literal -compact"]
          lines += recipe.lines.map(Mdoc.literal) + [".Ed"]
        }
        lines.append(".El")
      case .pages(let pages):
        if needsBreak { lines.append(".Pp") }
        let sorted = pages.sorted { ($0.section, $0.name) < ($1.section, $1.name) }
        for (index, page) in sorted.enumerated() {
          let comma = index < pages.count - 1 ? " ," : ""
          lines.append(".Xr \(Mdoc.argument(page.name)) \(page.section)\(comma)")
        }
      }
      needsBreak = true
    }
  }
}

extension Phrase {
  /// The sentence with a full stop, if it has no end yet.
  fileprivate var ended: Phrase {
    Phrase(en.ended, cs: cs.ended)
  }
}

extension String {
  fileprivate var ended: String { ended(with: ".") }

  /// The text with a mark at its end, in place of a full stop if there is one; a stronger end is left.
  fileprivate func ended(with mark: String) -> String {
    if hasSuffix("?") || hasSuffix("!") || hasSuffix(":") { return self }
    return (hasSuffix(".") ? String(dropLast()) : self) + mark
  }
}
