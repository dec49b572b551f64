/// A language that the program speaks.
///
/// For a third one the compiler asks for each sentence: in `pick`, in `Phrase`, and then wherever one is made.
package enum Language: String, CaseIterable, Sendable {
  case en
  case cs

  /// The one of several translations that is in this language; the others are not even made.
  package func pick<Text>(_ english: @autoclosure () -> Text, cs czech: @autoclosure () -> Text) -> Text {
    switch self {
    case .en: english()
    case .cs: czech()
    }
  }

  /// The language to speak: what `--lang` asks for, then the configuration, then the environment.
  ///
  /// The first of `localeVariables` in the environment that is not empty counts; a locale of a language that is not
  /// spoken here is English.
  package static func preferred(
    flag: Language?, configured: Language?, environment: [String: String]
  ) -> Language {
    if let chosen = flag ?? configured { return chosen }
    let locale = localeVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.map(Language.init(locale:)) ?? .en
  }

  /// The variables of the environment that name the locale of messages, the strongest first.
  package static let localeVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The language of a locale's name: `cs_CZ.UTF-8` and `cs` are Czech, all else is English.
  private init(locale: String) {
    let name = locale.lowercased().prefix { $0.isASCII && $0.isLetter }
    self = Language(rawValue: String(name)) ?? .en
  }
}

extension Language {
  /// Joins choices as a person would: `a`, `a or b`, `a, b or c`; nothing for an empty list.
  package func alternatives(_ choices: [String]) -> String { listed(choices, pick("or", cs: "nebo")) }

  /// Joins parts with commas, and with a word before the last.
  package func listed(_ parts: [String], _ word: String) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return Array(parts.dropLast()).joined(separator: ", ") + " \(word) \(last)"
  }

  /// Puts what was typed, or is to be typed, between this language's quotation marks.
  package func quoted(_ text: String) -> String { pick("'\(text)'", cs: "„\(text)“") }
}
