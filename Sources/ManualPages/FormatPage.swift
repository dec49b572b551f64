import Speech

/// The page daybook(5), which tells the format, in mdoc. It is written here, and `Man` is made from it: a page that the
/// build embeds from there takes the compiler as long as half of `Journal`.
package enum FormatPage {
  /// The whole page.
  package static func text(in language: Language) -> String {
    language.pick(EnglishPage.chapters, cs: CzechPage.chapters).joined()
  }
}

/// The page in English, some chapters to a file.
enum EnglishPage {
  static let chapters = [
    folder, lines, amounts, units, times, meant, configuration, states, errors, warnings, hints,
    compatibility,
  ]
}

/// The page in Czech, in the same files.
enum CzechPage {
  static let chapters = [
    folder, lines, amounts, units, times, meant, configuration, states, errors, warnings, hints,
    compatibility,
  ]
}
