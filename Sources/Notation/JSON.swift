/// A JSON value: numbers are exact decimal literals, and the members of an object keep their order.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is printed, `2071.917808`; the text must be a number of RFC 8259.
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])
  /// A value that is text already, on one line: one of thousands that would take much room until they are sent.
  case written(ContiguousArray<UInt8>)

  /// A key and its value.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let value: JSON

    package init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

extension JSON {
  /// Makes a whole number.
  package static func integer(_ value: some BinaryInteger) -> JSON { .number(String(value)) }

  /// Makes an exact decimal of a count of millionths, without trailing zeros: 2500000 is `2.5`.
  package static func micros(_ value: Int64) -> JSON { .number(ExactDecimal.text(micros: value)) }

  /// Makes a string, or null of nil.
  package init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// Makes a whole number, or null of nil.
  package init(_ value: Int?) { self = value.map { .integer($0) } ?? .null }

  /// Makes what `make` gives of the value, or null of nil.
  package init<Value>(_ value: Value?, as make: (Value) -> JSON) { self = value.map(make) ?? .null }

  /// Makes an array of what `make` gives of each element.
  package init<Elements: Sequence>(each elements: Elements, as make: (Elements.Element) -> JSON) {
    self = .array(elements.map(make))
  }
}

extension JSON {
  /// The value of a key; the last one if it stands more than once, nil if there is none or this is no object.
  package subscript(key: String) -> JSON? { members?.last { $0.key == key }?.value }

  /// The members of an object, in order, with every duplicate; nil of anything else.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }

  /// The elements of an array; nil of anything else.
  package var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }

  /// The text of a string; nil of anything else.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of true or false; nil of anything else.
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The number as it was written; nil of anything else.
  package var numberText: String? { if case .number(let text) = self { text } else { nil } }

  /// The number in millionths, rounded half to even; nil of anything else, and of one beyond 64 bits.
  package var micros: Int64? { numberText.flatMap(ExactDecimal.micros) }

  /// The number if it is whole, `3` as well as `3.0` and `3e0`; nil of anything else.
  package var integer: Int? {
    guard let text = numberText else { return nil }
    if let plain = Int(text) { return plain }
    guard let micros = ExactDecimal.exactMicros(text), micros % 1_000_000 == 0 else { return nil }
    return Int(micros / 1_000_000)
  }

  /// Whether this is null.
  package var isNull: Bool { self == .null }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: JSON...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }
}
