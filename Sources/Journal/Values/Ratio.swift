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
  package var micros: Micros { Micros(numerator.scaled(by: 1_000_000, over: denominator)) }

  /// The parts that so many units hold, rounded half to even; nil above the largest amount.
  package func parts(of unit: Unit) -> Parts? { parts(each: unit.parts) }

  /// The parts that so many units of a size hold.
  ///
  /// "Each value is a whole number of its kind's smallest part, rounded half to even, once, on its line."
  @inline(__always)
  func parts(each size: Parts) -> Parts? {
    if denominator == 1 {
      let (parts, overflow) = numerator.multipliedReportingOverflow(by: size.number)
      return overflow || Parts(parts) > .largest ? nil : Parts(parts)
    }
    let parts = Parts(numerator.scaled(by: size.number, over: denominator))
    return parts <= .largest ? parts : nil
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

extension Ratio {
  /// The number that a sign such as `½` is; nil of any other character.
  package init?(sign: Unicode.Scalar) {
    switch sign {
    case "½": self.init(1, over: 2)
    case "⅓": self.init(1, over: 3)
    case "⅔": self.init(2, over: 3)
    case "¼": self.init(1, over: 4)
    case "¾": self.init(3, over: 4)
    case "⅕": self.init(1, over: 5)
    case "⅖": self.init(2, over: 5)
    case "⅗": self.init(3, over: 5)
    case "⅘": self.init(4, over: 5)
    case "⅙": self.init(1, over: 6)
    case "⅚": self.init(5, over: 6)
    case "⅐": self.init(1, over: 7)
    case "⅛": self.init(1, over: 8)
    case "⅜": self.init(3, over: 8)
    case "⅝": self.init(5, over: 8)
    case "⅞": self.init(7, over: 8)
    case "⅑": self.init(1, over: 9)
    case "⅒": self.init(1, over: 10)
    default: return nil
    }
  }
}

extension Ratio {
  /// Whether it is greater than another one; false where that cannot be told in 64 bits.
  func isGreater(than other: Ratio) -> Bool {
    let (left, leftOverflow) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, rightOverflow) = other.numerator.multipliedReportingOverflow(by: denominator)
    return !leftOverflow && !rightOverflow && left > right
  }
}
