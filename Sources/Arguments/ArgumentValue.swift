import Speech

/// A property that a parameter can fill: a value, an optional one, or an array of them.
package protocol ArgumentTarget {
  /// The type that one word of the command line is read as.
  associatedtype Single: ArgumentValue
  /// Whether several values may be given, all of which are kept.
  static var isRepeated: Bool { get }
  /// Stores a value: in place of the one before, or after it.
  mutating func take(_ value: Single)
}

/// A type that a word of the command line can be read as.
package protocol ArgumentValue: ArgumentTarget where Single == Self {
  /// Reads a word, which may be empty; nil if it is no such value.
  init?(argument: String)
  /// The only words there are; empty if there are others than can be listed.
  static var allowedWords: [String] { get }
  /// The advice after `write `: `a date such as 2026-01-12`.
  static var expected: Phrase? { get }
}

extension ArgumentValue {
  package static var isRepeated: Bool { false }
  package static var allowedWords: [String] { [] }
  package static var expected: Phrase? { nil }

  package mutating func take(_ value: Self) {
    self = value
  }
}

extension Optional: ArgumentTarget where Wrapped: ArgumentValue {
  package typealias Single = Wrapped
  package static var isRepeated: Bool { false }

  package mutating func take(_ value: Wrapped) {
    self = value
  }
}

extension Array: ArgumentTarget where Element: ArgumentValue {
  package typealias Single = Element
  package static var isRepeated: Bool { true }

  package mutating func take(_ value: Element) {
    append(value)
  }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  package init?(argument: String) {
    self.init(rawValue: argument)
  }

  package static var allowedWords: [String] {
    allCases.map { $0.rawValue }
  }
}

extension String: ArgumentValue {
  package init?(argument: String) {
    self = argument
  }
}

extension Int: ArgumentValue {
  package init?(argument: String) {
    self.init(argument)
  }

  package static var expected: Phrase? {
    Phrase("a whole number such as 3", cs: "celé číslo, třeba 3")
  }
}

extension Language: ArgumentValue {}
