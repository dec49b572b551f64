/// A tag of an XML file, as places in the bytes that it is handed out with; good only as long as these are.
package struct XMLTag: Sendable {
  /// Which end of an element it is.
  package enum Form: Sendable {
    /// `<Record ...>`
    case start
    /// `</Record>`
    case end
    /// `<Record .../>`, which is both.
    case empty
  }

  /// Which end of an element it is.
  package let form: Form
  /// The place of its `<`.
  let start: Int
  /// The places of its name.
  let name: Range<Int>
  /// The places of its attributes, up to `>` or `/>`.
  let attributes: Range<Int>
  /// The line on which the bytes begin, from 1.
  let firstLine: Int

  /// Whether its name is `name`, letter for letter.
  @inline(__always)
  package func isNamed(_ name: StaticString, in text: Span<UInt8>) -> Bool {
    text.holds(name, at: self.name)
  }

  /// Its line in the file, from 1; counted when asked for.
  package func line(in text: Span<UInt8>) -> Int { firstLine + text.lineFeeds(before: start) }

  /// The places of an attribute's value, as written; nil if the tag has no such attribute.
  package func value(_ name: StaticString, in text: Span<UInt8>) -> Range<Int>? {
    var place = attributes.lowerBound
    while let attribute = text.attribute(from: place, before: attributes.upperBound) {
      if text.holds(name, at: attribute.name) { return attribute.value }
      place = attribute.next
    }
    return nil
  }

  /// The text of an attribute, its entities resolved; nil if the tag has no such attribute.
  ///
  /// Only XML's own five entities and numbers are known: any other stands as it is written, so that there is
  /// nothing to expand without end.
  package func text(of name: StaticString, in text: Span<UInt8>) -> String? {
    value(name, in: text).map { resolved(text, $0) }
  }
}

extension Span<UInt8> {
  /// Whether the bytes at some places are those of a word.
  @inline(__always)
  package func holds(_ word: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    let letters = unsafe word.utf8Start
    for index in 0..<range.count where self[range.lowerBound &+ index] != (unsafe letters[index]) {
      return false
    }
    return true
  }

  /// The next `name="value"` or `name='value'`; nil if there is none up to `end`.
  @inline(__always)
  fileprivate func attribute(
    from start: Int, before end: Int
  ) -> (name: Range<Int>, value: Range<Int>, next: Int)? {
    var place = start
    while place < end, self[place] <= 0x20 || self[place] == UInt8(ascii: "/") { place &+= 1 }
    let nameStart = place
    while place < end, self[place] > 0x20, self[place] != UInt8(ascii: "=") { place &+= 1 }
    let name = nameStart..<place
    while place < end, self[place] != 0x22, self[place] != 0x27 { place &+= 1 }
    guard place < end else { return nil }
    let closing = firstPlace(of: self[place], from: place &+ 1, before: end)
    guard closing < end else { return nil }
    return (name, (place &+ 1)..<closing, closing &+ 1)
  }
}

/// The text of some bytes with the entities of XML resolved.
private func resolved(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(range.count)
  var place = range.lowerBound
  while place < range.upperBound {
    let byte = text[place]
    if byte == UInt8(ascii: "&"), let entity = entity(text, place, range.upperBound) {
      bytes.append(contentsOf: String(entity.scalar).utf8)
      place = entity.next
    } else {
      bytes.append(byte)
      place += 1
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The entity that begins at a place, with the place after it; nil if XML itself knows none like it.
private func entity(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> (scalar: Unicode.Scalar, next: Int)? {
  // The longest is `&#x10FFFF;`, and some zeros do no harm.
  let semicolon = text.firstPlace(of: UInt8(ascii: ";"), from: start, before: min(end, start + 16))
  guard semicolon < end, text[semicolon] == UInt8(ascii: ";") else { return nil }
  var name = ""
  for place in (start + 1)..<semicolon { name.unicodeScalars.append(Unicode.Scalar(text[place])) }
  let number: UInt32?
  switch name {
  case "lt": return ("<", semicolon + 1)
  case "gt": return (">", semicolon + 1)
  case "amp": return ("&", semicolon + 1)
  case "quot": return ("\"", semicolon + 1)
  case "apos": return ("'", semicolon + 1)
  default:
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  }
  guard let number, number != 0, let scalar = Unicode.Scalar(number) else { return nil }
  return (scalar, semicolon + 1)
}
