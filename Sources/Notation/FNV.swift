/// FNV-1a, a hash of 64 bits that is the same on every machine; files keep such numbers, so it stays as it is.
///
/// It is public, since a loop of another module has only so what it calls for each byte without a call.
public enum FNV {
  /// The hash of no bytes.
  @inlinable public static var start: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The factor of each step.
  @inlinable public static var prime: UInt64 { 0x0000_0100_0000_01B3 }

  /// A hash with one more byte taken in, or with a number as if it were one.
  @inlinable public static func hash(_ hash: UInt64, _ byte: UInt64) -> UInt64 { (hash ^ byte) &* prime }

  /// A hash with the eight bytes of a number taken in, the lowest first.
  @inlinable @inline(__always) public static func hash(_ hash: UInt64, bytesOf number: UInt64) -> UInt64 {
    var (hash, rest, left) = (hash, number, 8)
    while rest > 0 {
      hash = self.hash(hash, rest & 0xFF)
      rest &>>= 8
      left &-= 1
    }
    // Bytes of zero only multiply: by the prime's first, second, fourth and eighth power, as many as there are.
    var power = prime
    while left > 0 {
      if left & 1 != 0 { hash = hash &* power }
      power = power &* power
      left &>>= 1
    }
    return hash
  }

  /// A hash with bytes taken in.
  @inlinable public static func hash(of bytes: some Sequence<UInt8>, after start: UInt64 = FNV.start)
    -> UInt64
  {
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
