/// JSON written piece by piece, so that long lists of small objects need not stand in memory as values.
///
/// Commas are set between members and elements. The caller sees to it that each object and array is ended, and that
/// in an object a key stands before each value.
package struct JSONStream {
  /// The bytes written so far; they may be taken away between pieces.
  package var bytes: ContiguousArray<UInt8> = []
  /// Whether an object or array has a member or element already, which asks for a comma before the next.
  private var hasValue = false
  /// Whether a blank stands behind each comma and colon within a line.
  private let isSpaced: Bool

  package init() { isSpaced = false }

  /// Begins behind bytes that are written already.
  init(after bytes: ContiguousArray<UInt8>, isSpaced: Bool) {
    self.bytes = bytes
    self.isSpaced = isSpaced
  }

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// Begins a member of a fixed key, which holds nothing that needs an escape.
  package mutating func key(_ key: StaticString) {
    part()
    bytes.append(0x22)
    key.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(0x22)
    beginValue()
  }

  /// Begins a member of any key.
  package mutating func key(named key: String) {
    string(key)
    beginValue()
  }

  private mutating func beginValue() {
    bytes.append(UInt8(ascii: ":"))
    if isSpaced { bytes.append(UInt8(ascii: " ")) }
    hasValue = false
  }

  /// Adds null.
  package mutating func null() {
    part()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Adds true or false.
  package mutating func bool(_ value: Bool) {
    part()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Adds a whole number.
  package mutating func integer(_ value: Int) {
    part()
    if (0...9).contains(value) {
      bytes.append(0x30 + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// Adds an exact decimal, given in millionths; null of nil.
  package mutating func number(micros: Int64?) {
    guard let micros else { return null() }
    if micros % 1_000_000 == 0 { return integer(Int(micros / 1_000_000)) }
    part()
    bytes.append(contentsOf: ExactDecimal.text(micros: micros).utf8)
  }

  /// Adds a string; null of nil.
  package mutating func string(_ text: String?) {
    guard let text else { return null() }
    part()
    quote(text)
  }

  /// Adds a member of a fixed key with a string; null of nil.
  package mutating func member(_ key: StaticString, _ text: String?) {
    self.key(key)
    string(text)
  }

  /// Adds a string of a file's bytes, which are valid UTF-8.
  package mutating func string(_ source: ContiguousArray<UInt8>, _ range: Range<Int>) {
    part()
    quote(source, range)
  }

  /// Adds a value, on the same line.
  package mutating func value(_ value: JSON) {
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let text):
      part()
      bytes.append(contentsOf: text.utf8)
    case .string(let text): string(text)
    case .written(let text):
      part()
      bytes.append(contentsOf: text)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(named: member.key)
        self.value(member.value)
      }
      endObject()
    }
  }

  /// Goes on to a new line, on which the next member or element stands behind so many blanks.
  package mutating func nextLine(indentation: Int = 0) {
    if hasValue { bytes.append(UInt8(ascii: ",")) }
    endLine(indentation: indentation)
  }

  /// Ends the line, before a closing bracket behind so many blanks, or behind a value that stands alone.
  package mutating func endLine(indentation: Int = 0) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    hasValue = false
  }

  private mutating func part() {
    if hasValue {
      bytes.append(UInt8(ascii: ","))
      if isSpaced { bytes.append(UInt8(ascii: " ")) }
    }
    hasValue = true
  }

  private mutating func open(_ bracket: UInt8) {
    part()
    bytes.append(bracket)
    hasValue = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    hasValue = true
  }

  private mutating func quote(_ text: String) {
    guard text.utf8.allSatisfy(isPlain) else {
      let source = ContiguousArray(text.utf8)
      return quote(source, source.indices)
    }
    bytes.append(0x22)
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x22)
  }

  private mutating func quote(_ source: ContiguousArray<UInt8>, _ range: Range<Int>) {
    bytes.append(0x22)
    // Bytes that need no escape are added in one piece: each append alone asks whether the array is shared.
    var (start, place) = (range.lowerBound, range.lowerBound)
    let text = source.span
    while place < range.upperBound {
      if isPlain(text[place]) {
        place &+= 1
        continue
      }
      guard let escape = source.escape(at: place, before: range.upperBound) else {
        place += 1
        continue
      }
      bytes.append(contentsOf: source[start..<place])
      bytes.append(contentsOf: escape.text.utf8)
      place += escape.length
      start = place
    }
    bytes.append(contentsOf: source[start..<range.upperBound])
    bytes.append(0x22)
  }
}

extension ContiguousArray<UInt8> {
  /// The escape that stands in a string of JSON for the character at a place, and the length of the character; nil of
  /// one that stands for itself. One that a terminal would act on is `\u009b`.
  func escape(at place: Int, before end: Int) -> (text: String, length: Int)? {
    let steering = steeringScalar(at: place, before: end)
    switch self[place] {
    case 0x22: return ("\\\"", 1)
    case 0x5C: return ("\\\\", 1)
    case 0x08: return ("\\b", 1)
    case 0x09: return ("\\t", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0C: return ("\\f", 1)
    case 0x0D: return ("\\r", 1)
    case let byte where byte < 0x20 || steering != nil:
      let digits = String(steering?.scalar ?? UInt16(byte), radix: 16)
      return ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits, steering?.length ?? 1)
    default: return nil
    }
  }

  /// Whether a range of bytes, which are valid UTF-8, stands in a string of JSON as it is; false may be mistaken.
  package func isPlainJSON(_ range: Range<Int>) -> Bool {
    for byte in self[range] where !isPlain(byte) { return false }
    return true
  }
}

/// Whether a byte is sure to stand for itself in a string of JSON, whatever follows it.
@inline(__always)
func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xC2 && byte != 0xD8 && byte != 0xE2
}
