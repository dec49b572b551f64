/// The places of values in the text of JSON that has been read without a fault: to name the lines of those that a
/// program cannot take.
package struct JSONPlaces {
  private let bytes: ContiguousArray<UInt8>
  private var place = 0
  private var line = 1

  package init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    place = ByteOrderMark.length(in: bytes)
  }

  /// The lines on which the elements or the members' values of an array or object begin, counting from 1; nothing of
  /// any other value.
  ///
  /// `path` leads there from the outermost value, by keys as they are spelled and by places that count from 0; of keys
  /// that stand twice the last counts.
  package func lines(at path: [String]) -> [Int] {
    var places = self
    for step in path {
      let found = places.parts().enumerated().last {
        $0.element.key.map { $0 == step } ?? (String($0.offset) == step)
      }
      guard let found else { return [] }
      (places.place, places.line) = (found.element.place, found.element.line)
    }
    return places.parts().map(\.line)
  }

  private struct Part {
    /// As it is spelled; nil in an array.
    var key: String?
    var place: Int
    var line: Int
  }

  /// The parts of the array or object here; none if here is neither.
  private func parts() -> [Part] {
    var reader = self
    reader.skipBlanks()
    guard let first = reader.byte, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return [] }
    reader.place += 1
    var parts: [Part] = []
    while true {
      reader.skip { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
      guard let byte = reader.byte, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return parts }
      var key: String?
      if first == UInt8(ascii: "{") {
        let start = reader.place
        reader.skipValue()
        key = String(decoding: bytes[start..<reader.place].dropFirst().dropLast(), as: UTF8.self)
        reader.skip { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
      }
      parts.append(Part(key: key, place: reader.place, line: reader.line))
      let start = reader.place
      reader.skipValue()
      // Text that is no JSON has no parts to go on with.
      if reader.place == start { return parts }
    }
  }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() { skip { $0 <= 0x20 } }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let byte, isSkipped(byte) { step(byte) }
  }

  private mutating func step(_ byte: UInt8) {
    if byte == 0x0A { line += 1 }
    place += 1
  }

  /// Skips a string, a word, a number, or all that stands between brackets.
  private mutating func skipValue() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        skipString()
        if depth == 0 { return }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        if depth == 0 {
          place += 1
          return
        }
      case UInt8(ascii: ","), UInt8(ascii: ":"), ...0x20: if depth == 0 { return }
      default: break
      }
      step(byte)
    }
  }

  private mutating func skipString() {
    place += 1
    while let byte, byte != 0x22 {
      if byte == 0x5C { place += 1 }
      place += 1
    }
    place = min(place + 1, bytes.count)
  }
}
