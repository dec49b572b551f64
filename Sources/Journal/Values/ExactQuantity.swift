/// An exact quantity, kept as a whole number: two of one type add up and compare, two of different types do neither.
///
/// Each amount is rounded once, half to even, when its line is read; all that follows is the arithmetic of whole
/// numbers, and what would leave 64 bits stays at their edge.
public protocol ExactQuantity: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The bare number, for what writes it and for what keeps it among others.
  var number: Int64 { get }
  /// Makes a quantity of a bare number.
  init(_ number: Int64)
  // Each type states it in its own words, since only so a loop of another module has it without a call.
  static func + (left: Self, right: Self) -> Self
}

/// The size of an amount: a whole number of its kind's smallest parts, which `Unit` lists.
public struct Parts: ExactQuantity {
  public let number: Int64
  @inlinable public init(_ number: Int64) { self.number = number }

  @inlinable public static func + (left: Parts, right: Parts) -> Parts {
    Parts(left.number.sum(right.number))
  }
  @inlinable public static func - (left: Parts, right: Parts) -> Parts {
    Parts(left.number.rest(right.number))
  }
  @inlinable public static func += (left: inout Parts, right: Parts) { left = left + right }
  @inlinable public static func < (left: Parts, right: Parts) -> Bool { left.number < right.number }

  /// The largest size that one written amount may have; beyond it a line is an error, not a sum.
  public static let largest: Parts = 9_000_000_000_000_000

  /// The number of units that these parts make: what is printed, and by which a total and its goal are compared.
  package func micros(in unit: Unit) -> Micros { micros(in: unit.parts) }

  /// The same of units that hold so many parts each.
  public func micros(in unit: Parts) -> Micros { Micros(scaled(by: 1_000_000, over: unit.number).number) }

  /// A share of so many percent, rounded half to even.
  public func share(percent: Micros) -> Parts { scaled(by: percent.number, over: 100_000_000) }
}

/// A number of units, kept in millionths of one and rounded half to even: the six decimals that are printed.
public struct Micros: ExactQuantity {
  public let number: Int64
  @inlinable public init(_ number: Int64) { self.number = number }

  @inlinable public static func + (left: Micros, right: Micros) -> Micros {
    Micros(left.number.sum(right.number))
  }
  @inlinable public static func - (left: Micros, right: Micros) -> Micros {
    Micros(left.number.rest(right.number))
  }
  @inlinable public static func < (left: Micros, right: Micros) -> Bool { left.number < right.number }

  /// So many whole units, kept at the edge of 64 bits.
  public init(whole units: Int) { self = Micros(Int64(units)).scaled(by: 1_000_000, over: 1) }

  /// The share of `part` in `whole`: 1 is 1,000,000. `whole` is not 0.
  public init(_ part: Int, of whole: Int) {
    self = Micros(Int64(part)).scaled(by: 1_000_000, over: Int64(whole))
  }

  /// So many times as much, rounded half to even.
  public func times(_ factor: Micros) -> Micros { scaled(by: factor.number, over: 1_000_000) }

  /// The whole units of it; what is left is dropped.
  package var wholeUnits: Int { Int(number / 1_000_000) }

  /// The nearest number of whole units, half to even.
  package var roundedToUnits: Micros { scaled(by: 1, over: 1_000_000).scaled(by: 1_000_000, over: 1) }

  /// The number of other units that so many units make, rounded half to even.
  package func converted(from unit: Unit, to other: Unit) -> Micros {
    scaled(by: unit.parts.number, over: other.parts.number)
  }

  /// The parts that so many units make, rounded half to even.
  package func parts(of unit: Unit) -> Parts { Parts(number).scaled(by: unit.parts.number, over: 1_000_000) }
}

extension ExactQuantity {
  @inlinable public init(integerLiteral number: Int64) { self.init(number) }

  /// The largest that 64 bits hold.
  public static var max: Self { Self(.max) }
  /// The least that 64 bits hold.
  public static var min: Self { Self(.min) }

  @inlinable public static func += (left: inout Self, right: Self) { left = left + right }

  /// So many times as much, kept at the edge of 64 bits.
  public static func * (count: Int, one: Self) -> Self { one.scaled(by: Int64(count), over: 1) }

  /// A part of so many equal ones, rounded towards 0; `count` is not 0.
  public static func / (whole: Self, count: Int) -> Self { Self(whole.number / Int64(count)) }

  /// The quotient by a count, rounded half to even; `count` is above zero.
  public func divided(by count: Int) -> Self { scaled(by: 1, over: Int64(count)) }

  /// `self * factor / divisor`, exact within, rounded half to even at the end; kept at the edge of 64 bits.
  ///
  /// `divisor` is above zero.
  public func scaled(by factor: Int64, over divisor: Int64) -> Self {
    Self(number.scaled(by: factor, over: divisor))
  }
}

extension Int64 {
  /// A sum that stays at the edge of 64 bits instead of passing it.
  @inlinable public func sum(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : sum
  }

  /// A difference that stays at the edge of 64 bits instead of passing it.
  @inlinable public func rest(_ other: Int64) -> Int64 {
    let (rest, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other < 0 ? .max : .min) : rest
  }

  /// `self * factor / divisor`, exact within, rounded half to even at the end; kept at the edge of 64 bits.
  ///
  /// `divisor` is above zero.
  public func scaled(by factor: Int64, over divisor: Int64) -> Int64 {
    let isNegative = (self < 0) != (factor < 0)
    let product = magnitude.multipliedFullWidth(by: factor.magnitude)
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
}
