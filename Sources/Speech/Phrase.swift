/// Something in every language that the program speaks: a text, a list of words, the forms of a noun.
package struct Translated<Text> {
  package var en: Text
  package var cs: Text

  /// Pairs a text with its translation; neither has a default, so that none is forgotten.
  package init(_ english: Text, cs czech: Text) {
    en = english
    cs = czech
  }

  /// The text of a language.
  package subscript(_ language: Language) -> Text {
    switch language {
    case .en: en
    case .cs: cs
    }
  }

  /// The texts of all languages.
  package var all: [Text] { Language.allCases.map { self[$0] } }
}

extension Translated: Sendable where Text: Sendable {}
extension Translated: Equatable where Text: Equatable {}
extension Translated: Hashable where Text: Hashable {}

/// A text that is said to a person.
package typealias Phrase = Translated<String>
