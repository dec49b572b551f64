/// A language that people are spoken to in.
package enum Tongue: String, Sendable, CaseIterable {
  case english = "en"
  case czech = "cs"
}

/// Something said to a person, in every language the program speaks.
package struct Sentence: Sendable, Hashable {
  package var english: String
  package var czech: String

  /// Pairs a sentence with its translation; neither has a default, so that none is forgotten.
  package init(_ english: String, cs czech: String) {
    self.english = english
    self.czech = czech
  }

  /// Picks the wording of a language.
  package func `in`(_ tongue: Tongue) -> String {
    switch tongue {
    case .english: english
    case .czech: czech
    }
  }
}

extension Tongue {
  /// Joins choices as a person would: `a`, `a or b`, `a, b or c`; nothing for an empty list.
  func alternatives(_ choices: [String]) -> String {
    guard let last = choices.last else { return "" }
    guard choices.count > 1 else { return last }
    let or = Sentence("or", cs: "nebo").in(self)
    return choices.dropLast().joined(separator: ", ") + " \(or) " + last
  }

  /// Puts what was typed, or is to be typed, between this language's quotation marks.
  func quoted(_ text: String) -> String {
    switch self {
    case .english: "'\(text)'"
    case .czech: "„\(text)“"
    }
  }
}
