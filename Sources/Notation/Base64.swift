/// Bytes as text of 64 letters, as RFC 4648 section 4 has it: `+`, `/`, padded with `=`.
package enum Base64 {
  private static let alphabet = ContiguousArray(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes, on one line; empty of none.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    var letters: ContiguousArray<UInt8> = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= 8 * UInt32(3 - group.count)
      for place in 0..<4 {
        letters.append(
          place <= group.count
            ? alphabet[Int(bits >> UInt32(18 - 6 * place)) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The bytes of a text, strictly: nil if a letter is unknown, padding is missing, or unused bits are set.
  package static func bytes(of text: String) -> ContiguousArray<UInt8>? {
    let letters = ContiguousArray(text.utf8)
    guard letters.count % 4 == 0 else { return nil }
    let padding = letters.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    var bytes: ContiguousArray<UInt8> = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    var bits: UInt32 = 0
    for (place, letter) in letters.dropLast(padding).enumerated() {
      guard let value = value(of: letter) else { return nil }
      bits = (bits << 6 | value) & 0xFFFFFF
      // Every letter but the first of four completes a byte.
      let spare = UInt32(6 - 2 * (place % 4))
      if spare < 6 { bytes.append(UInt8(truncatingIfNeeded: bits >> spare)) }
    }
    let unusedBits: UInt32 = padding == 0 ? 0 : padding == 1 ? 0b11 : 0b1111
    return bits & unusedBits == 0 ? bytes : nil
  }

  private static func value(of letter: UInt8) -> UInt32? {
    switch letter {
    case 0x41...0x5A: UInt32(letter) - 0x41
    case 0x61...0x7A: UInt32(letter) - 0x61 + 26
    case 0x30...0x39: UInt32(letter) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
