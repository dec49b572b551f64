/// An exact amount: a whole number of its kind's smallest parts.
///
/// Each amount is rounded once, half to even, when its line is read; all that follows is the
/// arithmetic of whole numbers, and sums that would leave 64 bits stay at the edge.
package struct Amount: Hashable, Sendable {
  /// What it measures.
  package let kind: Kind
  /// Its size in its kind's smallest parts.
  package let parts: Int64

  /// Makes an amount of `parts` smallest parts.
  package init(_ kind: Kind, parts: Int64) {
    self.kind = kind
    self.parts = parts
  }

  /// The largest size that one written amount may have; beyond it a line is an error, not a sum.
  package static let largest: Int64 = 9_000_000_000_000_000

  /// The number of `unit`s, in millionths, rounded half to even: the six decimals that are printed,
  /// and by which a total and its goal are compared.
  package func micros(in unit: Unit) -> Int64 { Amount.micros(of: parts, in: unit) }

  /// The number of `unit`s that `parts` smallest parts make, in millionths, rounded half to even.
  package static func micros(of parts: Int64, in unit: Unit) -> Int64 {
    scaled(parts, by: 1_000_000, over: unit.parts)
  }

  /// A share of `parts`, given in millionths of one percent's whole (80 % is 80,000,000), rounded half to even.
  package static func share(of parts: Int64, percentMicros: Int64) -> Int64 {
    scaled(parts, by: percentMicros, over: 100_000_000)
  }

  /// `value * factor / divisor`, exact within, rounded half to even at the end; kept at the edge of 64 bits.
  ///
  /// `divisor` is above zero.
  package static func scaled(_ value: Int64, by factor: Int64, over divisor: Int64) -> Int64 {
    let isNegative = (value < 0) != (factor < 0)
    let product = value.magnitude.multipliedFullWidth(by: factor.magnitude)
    let divisor = divisor.magnitude
    guard product.high < divisor else { return isNegative ? Int64.min : Int64.max }
    // A division of 128 bits takes five times as long as one of 64.
    var (quotient, remainder) =
      product.high == 0
      ? product.low.quotientAndRemainder(dividingBy: divisor) : divisor.dividingFullWidth(product)
    let rest = divisor - remainder
    if remainder > rest || (remainder == rest && quotient % 2 == 1), quotient < .max { quotient += 1 }
    guard quotient <= UInt64(Int64.max) else { return isNegative ? Int64.min : Int64.max }
    return isNegative ? -Int64(quotient) : Int64(quotient)
  }

  /// A sum that stays at the edge of 64 bits instead of passing it.
  package static func sum(_ left: Int64, _ right: Int64) -> Int64 {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? (right < 0 ? Int64.min : Int64.max) : sum
  }
}

/// A number as a person writes it, exact: a whole number over a whole number.
package struct Ratio: Hashable, Sendable {
  /// The number above the line; never negative.
  package let numerator: Int64
  /// The number below the line; at least 1.
  package let denominator: Int64

  /// Makes a ratio as it stands; it is not reduced.
  package init(_ numerator: Int64, over denominator: Int64 = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The number in millionths, rounded half to even: what a spreadsheet is given.
  package var micros: Int64 { Amount.scaled(numerator, by: 1_000_000, over: denominator) }

  /// The parts that so many units hold, rounded half to even; nil above the largest amount.
  package func parts(of unit: Unit) -> Int64? {
    let parts = Amount.scaled(numerator, by: unit.parts, over: denominator)
    return parts <= Amount.largest ? parts : nil
  }

  /// The product with a whole number; nil if it leaves 64 bits.
  package func times(_ count: Int64) -> Ratio? {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: count)
    return overflow ? nil : Ratio(product, over: denominator)
  }

  /// The sum of two ratios; nil if it leaves 64 bits.
  package func plus(_ other: Ratio) -> Ratio? {
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (below, belowOverflow) = denominator.multipliedReportingOverflow(by: other.denominator)
    let (above, overflow) = left.addingReportingOverflow(right)
    return leftOverflow || rightOverflow || belowOverflow || overflow ? nil : Ratio(above, over: below)
  }
}
