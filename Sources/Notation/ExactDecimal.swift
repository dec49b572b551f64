/// Decimal numbers as text and as whole counts of millionths, with nothing in between.
package enum ExactDecimal {
  /// The shortest decimal of a count of millionths: 2071917808 is `2071.917808`, 250000000 is `250`.
  package static func text(micros: Int64) -> String {
    let sign = micros < 0 ? "-" : ""
    let (whole, fraction) = micros.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    guard fraction > 0 else { return sign + String(whole) }
    // A one before the six digits keeps their leading zeros.
    var digits = String(fraction + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// The millionths of a decimal number (`-12`, `2.5`, `1e3`), rounded half to even.
  ///
  /// Nil of what is no number of RFC 8259, and of one that does not fit in 64 bits.
  package static func micros(_ text: String) -> Int64? { reading(text)?.micros }

  /// The millionths of a decimal number; nil if it has parts finer than that as well.
  package static func exactMicros(_ text: String) -> Int64? {
    reading(text).flatMap { $0.isExact ? $0.micros : nil }
  }

  private static func reading(_ text: String) -> (micros: Int64, isExact: Bool)? {
    let bytes = ContiguousArray(text.utf8)
    var end = 0
    guard let parts = numberParts(in: bytes, from: &end), end == bytes.count else { return nil }
    guard let exponent = decimalExponent(bytes[parts.exponent]) else { return nil }
    let digits = bytes[parts.whole] + bytes[parts.fraction]
    // The place of the last kept digit: what lies six digits behind the point.
    let kept = parts.whole.count + exponent + 6
    var value: UInt64 = 0
    var isZero = true
    for digit in digits.prefix(max(0, kept)) {
      if digit != 0x30 { isZero = false }
      guard let next = value.appending(digit) else { return nil }
      value = next
    }
    // Zero stays zero however large its exponent is; any other number overflows after 20 digits.
    for _ in digits.count..<max(digits.count, isZero ? 0 : min(kept, digits.count + 20)) {
      guard let next = value.appending(0x30) else { return nil }
      value = next
    }
    let rest = kept < 0 ? [0x30] + digits : digits.dropFirst(kept)
    let hasMore = rest.dropFirst().contains { $0 != 0x30 }
    let first = rest.first ?? 0x30
    let isExact = first == 0x30 && !hasMore
    let isUp = first > 0x35 || first == 0x35 && (hasMore || value % 2 == 1)
    guard value <= UInt64(Int64.max) - (isUp ? 1 : 0) else { return nil }
    let rounded = Int64(value) + (isUp ? 1 : 0)
    return (bytes.first == UInt8(ascii: "-") ? -rounded : rounded, isExact)
  }

  /// The exponent of `e+05`, kept within a thousand digits; 0 where there is none.
  private static func decimalExponent(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard !bytes.isEmpty else { return 0 }
    let digits = bytes.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    var value = 0
    for digit in digits { value = min(value * 10 + Int(digit - 0x30), 1000) }
    return bytes.first == UInt8(ascii: "-") ? -value : value
  }
}

extension UInt64 {
  /// The number with one more decimal digit; nil when it no longer fits.
  fileprivate func appending(_ digit: UInt8) -> UInt64? {
    let (product, isTooLarge) = multipliedReportingOverflow(by: 10)
    let (sum, isStillTooLarge) = product.addingReportingOverflow(UInt64(digit - 0x30))
    return isTooLarge || isStillTooLarge ? nil : sum
  }
}

/// The places of a number's digits: before the point, after it, and the exponent with its sign.
struct NumberParts {
  var whole: Range<Int>
  var fraction: Range<Int>
  var exponent: Range<Int>
}

/// Reads a number as RFC 8259 writes it from `place` on, and moves `place` behind it.
///
/// Nil where no number stands; `place` is then at the byte that cannot be there.
func numberParts(in bytes: ContiguousArray<UInt8>, from place: inout Int) -> NumberParts? {
  func digits() -> Range<Int> {
    let start = place
    while place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x39 { place += 1 }
    return start..<place
  }
  if place < bytes.count, bytes[place] == UInt8(ascii: "-") { place += 1 }
  let whole = digits()
  guard !whole.isEmpty else { return nil }
  guard whole.count == 1 || bytes[whole.lowerBound] != 0x30 else {
    place = whole.lowerBound + 1
    return nil
  }
  var parts = NumberParts(whole: whole, fraction: place..<place, exponent: place..<place)
  if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
    place += 1
    parts.fraction = digits()
    guard !parts.fraction.isEmpty else { return nil }
  }
  if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
    place += 1
    let start = place
    if place < bytes.count, bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-") {
      place += 1
    }
    guard !digits().isEmpty else { return nil }
    parts.exponent = start..<place
  }
  return parts
}
