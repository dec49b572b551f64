/// FNV-1a, a hash of 64 bits that is the same on every machine; files keep such numbers, so it stays as it is.
package enum FNV {
  /// The hash of no bytes.
  @inlinable package static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// A hash with one more byte taken in, or with a number as if it were one.
  @inlinable package static func hash(_ hash: UInt64, _ byte: UInt64) -> UInt64 {
    (hash ^ byte) &* 0x0000_0100_0000_01B3
  }

  /// A hash with bytes taken in.
  @inlinable package static func hash(
    of bytes: some Sequence<UInt8>, after start: UInt64 = FNV.start
  ) -> UInt64 {
    var hash = start
    for byte in bytes { hash = self.hash(hash, UInt64(byte)) }
    return hash
  }

  /// A hash in its 16 hexadecimal digits.
  package static func text(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
