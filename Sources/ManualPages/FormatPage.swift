import Speech

/// The page daybook(5), which tells the format, in mdoc: the very files of `Man`, which the build puts into the program.
///
/// They lie here as links, since a target takes what it embeds from its own folder.
package enum FormatPage {
  /// The whole page.
  package static func text(in language: Language) -> String {
    String(
      decoding: language.pick(PackageResources.format_en, cs: PackageResources.format_cs), as: UTF8.self)
  }
}
