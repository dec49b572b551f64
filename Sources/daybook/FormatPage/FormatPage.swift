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
}
