/// A character that a terminal or an editor acts on instead of showing it.
struct ControlCharacter {
  /// Its Unicode scalar.
  let scalar: UInt32
  /// Its bytes in UTF-8: 1 to 3.
  let length: Int

  /// Whether some program takes it for a blank or a line end, so that it separates the words beside it: NUL, VT, FF,
  /// CR, U+0085, U+2028 and U+2029.
  var isBreak: Bool {
    switch scalar {
    case 0, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension String {
  /// Whether it holds a control character, be it a line end: no line that is written may.
  package var holdsControls: Bool {
    ContiguousArray(utf8).withSpan { text in
      (0..<text.count).contains { text.control(at: $0, before: text.count) != nil }
    }
  }
}

extension Span<UInt8> {
  /// The control character at a place; nil if there is none, which a tab is not.
  @inline(__always)
  func control(at place: Int, before end: Int) -> ControlCharacter? {
    guard place < end else { return nil }
    let byte = self[place]
    if byte < 0x20 ? byte != Byte.tab : byte == 0x7F {
      return ControlCharacter(scalar: UInt32(byte), length: 1)
    }
    if byte == 0xC2, place + 1 < end, self[place + 1] < 0xA0 {
      return ControlCharacter(scalar: UInt32(self[place + 1]), length: 2)
    }
    guard byte == 0xE2, place + 2 < end, self[place + 1] == 0x80, self[place + 2] & 0xFE == 0xA8 else {
      return nil
    }
    return ControlCharacter(scalar: 0x2028 + UInt32(self[place + 2] & 1), length: 3)
  }

  /// Whether a control character may be among the bytes; false is certain.
  var mayHoldControls: Bool {
    for place in stride(from: 0, to: count, by: 8) {
      let bytes = EightBytes(of: self, from: place)
      if bytes.areGraphicASCII { continue }
      let low = bytes.below(0x20) & ~bytes.equal(to: Byte.tab) & ~bytes.equal(to: Byte.newline)
      // The others are 7F, or begin with C2 or E2.
      if low | bytes.equal(to: 0x7F) | bytes.equal(to: 0xC2) | bytes.equal(to: 0xE2) != 0 { return true }
    }
    return false
  }

  /// Whether all bytes from a place on are ASCII, and none of them is a control character.
  package func isGraphicASCII(from start: Int) -> Bool {
    for place in stride(from: start, to: count, by: 8)
    where !EightBytes(of: self, from: place).areGraphicASCII { return false }
    return true
  }

  /// The control character that ends before a place; nil if there is none.
  func control(endingAt end: Int, from start: Int) -> ControlCharacter? {
    for length in 1...3 where end - length >= start {
      if let control = control(at: end - length, before: end), control.length == length { return control }
    }
    return nil
  }
}
