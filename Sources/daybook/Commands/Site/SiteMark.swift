import Notation

/// A number that two different texts hardly ever share, the same on every machine.
struct SiteMark: Hashable, Sendable {
  private(set) var value: UInt64 = FNV.start

  /// Takes in bytes.
  mutating func take(_ bytes: some Sequence<UInt8>) { value = FNV.hash(of: bytes, after: value) }

  /// Takes in text, and its end.
  mutating func take(_ text: String) {
    take(text.utf8)
    take(0)
  }

  /// Takes in a number.
  mutating func take(_ number: Int) {
    value = FNV.hash(value, UInt64(truncatingIfNeeded: number))
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
  var text: String { FNV.text(value) }

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
