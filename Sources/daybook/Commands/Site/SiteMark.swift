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

  /// How many hexadecimal digits it is written with.
  static let digits = 16

  /// The fingerprint with a number taken in.
  func with(_ number: Int) -> SiteMark {
    var mark = self
    mark.take(number)
    return mark
  }

  /// The number in hexadecimal digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: Self.digits - digits.utf8.count) + digits
  }

  init() {}

  /// Reads hexadecimal digits, small ones; nil of all else.
  init?(_ text: some Collection<UInt8>) {
    guard text.count == Self.digits else { return nil }
    value = 0
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt64(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
  }

  /// The fingerprint of some bytes.
  init(of bytes: some Sequence<UInt8>) { take(bytes) }
}
