import Speech

/// The page daybook(5), which tells the format, in mdoc. It is written here, and `Man` is made from it: a page that the
/// build embeds from there takes the compiler as long as half of `Journal`.
package enum FormatPage {
  /// The whole page.
  package static func text(in language: Language) -> String { language.pick(english, cs: czech) }
}
