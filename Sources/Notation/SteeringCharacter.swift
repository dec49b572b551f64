extension Collection<UInt8> where Index == Int {
  /// The character at a place, beyond the first 32, that a terminal acts on, or that turns the direction of a line: DEL,
  /// U+0080 to U+009F, U+061C, U+200E, U+200F, U+2028 to U+202E, U+2066 to U+2069; nil if there is none.
  package func steeringScalar(at place: Int, before end: Int) -> (scalar: UInt16, length: Int)? {
    switch self[place] {
    case 0x7F: return (0x7F, 1)
    case 0xC2:
      guard place + 1 < end, self[place + 1] < 0xA0 else { return nil }
      return (UInt16(self[place + 1]), 2)
    case 0xD8: return place + 1 < end && self[place + 1] == 0x9C ? (0x061C, 2) : nil
    case 0xE2:
      guard place + 2 < end else { return nil }
      switch (self[place + 1], self[place + 2]) {
      case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE): return (0x2000 + UInt16(self[place + 2] & 0x3F), 3)
      case (0x81, 0xA6...0xA9): return (0x2040 + UInt16(self[place + 2] & 0x3F), 3)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether any character is in it that a terminal acts on, but for tabs, line ends and the marks of direction that
  /// scripts written from the right use.
  package var steersATerminal: Bool {
    indices.contains { place in
      let byte = self[place]
      if byte < 0x20 { return byte != 0x09 && byte != 0x0A && byte != 0x0D }
      guard byte > 0x7E, let scalar = steeringScalar(at: place, before: endIndex)?.scalar else {
        return false
      }
      return scalar != 0x061C && scalar != 0x200E && scalar != 0x200F
    }
  }
}
