import Platform

/// A number that two different texts hardly ever share: FNV-1a of 64 bits, the same on every machine.
struct SiteMark: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in bytes.
  mutating func take(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Takes in text, and its end.
  mutating func take(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for place in bytes.indices { value = unsafe (value ^ UInt64(bytes[place])) &* 0x100_0000_01B3 }
    }
    take(0)
  }

  /// Takes in a number.
  mutating func take(_ number: Int) {
    value = (value ^ UInt64(truncatingIfNeeded: number)) &* 0x100_0000_01B3
    value ^= value >> 29
  }

  /// Takes in another fingerprint.
  mutating func take(_ other: SiteMark) { take(Int(truncatingIfNeeded: other.value)) }

  /// The number in 16 hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  init() {}

  /// Reads 16 hexadecimal digits; nil of all else.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// The fingerprint of some bytes.
  init(of bytes: some Sequence<UInt8>) { take(bytes) }
}
