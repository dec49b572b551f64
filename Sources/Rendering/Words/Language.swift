/// A language that daybook speaks.
package enum Language: String, CaseIterable, Sendable {
  case en
  case cs

  /// The language to speak: what `--lang` asks for, then the configuration, then the environment.
  ///
  /// Of the environment the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts; a locale of a
  /// language that is not spoken here is English.
  package static func preferred(
    flag: Language?, configured: Language?, environment: [String: String]
  ) -> Language {
    if let chosen = flag ?? configured { return chosen }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.map(Language.init(locale:)) ?? .en
  }

  /// The language of a locale's name: `cs_CZ.UTF-8` and `cs` are Czech, all else English.
  private init(locale: String) {
    let name = locale.lowercased().prefix { $0.isASCII && $0.isLetter }
    self = Language(rawValue: String(name)) ?? .en
  }
}
