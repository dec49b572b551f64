import Speech

/// The page daybook(5), which tells the format, in mdoc; a part of it a file, in both languages.
///
/// `Man/daybook.5` and `Man/cs/daybook.5` are made from it: `daybook help format --man > Man/daybook.5`.
enum FormatPage {
  private static var parts: [Phrase] {
    [
      head, folder, lines, entries, ticks, amounts, bareAmounts, units, spellings, times, tags, goals,
      markdown,
      notGuessed,
      looksMeant, settings, declarations, states, weeks, examples, dayErrors, configurationErrors, warnings,
      laterWarnings,
      hints,
    ]
  }

  /// The whole page.
  static func text(in language: Language) -> String {
    parts.map { $0[language] + "\n" }.joined()
  }

  /// A part of the page, in which `.\" example: as in English` of a translation stands for the example, down to
  /// its `.Ed`, that the English text has in that place.
  static func part(_ english: String, cs czech: String) -> Phrase {
    var examples = examples(of: lines(of: english)).makeIterator()
    let filled = lines(of: czech).map { line in
      if line == #".\" example: as in English"#, let example = examples.next() { return example }
      if line.hasPrefix(".Bd") { _ = examples.next() }
      return line
    }
    return Phrase(english, cs: filled.joined(separator: "\n"))
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The examples among the lines, each from its comment, if it has one, to its `.Ed`.
  private static func examples(of lines: [String]) -> [String] {
    var examples: [String] = []
    var first: Int?
    for (number, line) in lines.enumerated() {
      if line.hasPrefix(#".\" example: "#) || line.hasPrefix(".Bd") { first = first ?? number }
      guard line == ".Ed", let start = first else { continue }
      examples.append(lines[start...number].joined(separator: "\n"))
      first = nil
    }
    return examples
  }
}
