import TestSupport
import Testing

@testable import Journal

/// A number of 128 bits that is reckoned with bit by bit.
private struct Wide {
  var high: UInt64 = 0
  var low: UInt64 = 0

  mutating func double() {
    high = high << 1 | low >> 63
    low <<= 1
  }

  mutating func add(_ number: UInt64) {
    let (sum, overflow) = low.addingReportingOverflow(number)
    low = sum
    if overflow { high += 1 }
  }

  func bit(_ place: UInt64) -> Bool { (place < 64 ? low >> place : high >> (place - 64)) & 1 == 1 }
}

/// `value * factor / divisor` by doubling and adding, rounded half to even, kept at the edge of 64 bits.
private func scaledSlowly(_ value: Int64, _ factor: Int64, _ divisor: Int64) -> Int64 {
  var product = Wide()
  for place in (UInt64(0)..<64).reversed() {
    product.double()
    if factor.magnitude >> place & 1 == 1 { product.add(value.magnitude) }
  }
  var quotient = Wide()
  var rest: UInt64 = 0
  for place in (UInt64(0)..<128).reversed() {
    quotient.double()
    rest = rest << 1 | (product.bit(place) ? 1 : 0)
    if rest >= divisor.magnitude {
      rest -= divisor.magnitude
      quotient.add(1)
    }
  }
  let twice = rest << 1
  if twice > divisor.magnitude || (twice == divisor.magnitude && quotient.bit(0)) { quotient.add(1) }
  let isNegative = (value < 0) != (factor < 0)
  guard quotient.high == 0, quotient.low <= UInt64(Int64.max) else { return isNegative ? .min : .max }
  return isNegative ? -Int64(quotient.low) : Int64(quotient.low)
}

@Suite struct ArithmeticLaws {
  private let edges: [Int64] = [
    0, 1, -1, 2, 3, 5, 7, 10, 100, 999_999, 1_000_000, 1_000_001, 32_000_000, 946_352_946, .max, .min,
    .max - 1,
    .min + 1, 1 << 31, 1 << 32, 1 << 62, Parts.largest.number, Parts.largest.number + 1,
  ]

  @Test func scalingIsExactAndRoundsHalfToEven() {
    for seed in seeds(120) {
      var chance = SplitMix64(seed: seed)
      func number() -> Int64 {
        switch chance.below(3) {
        case 0: chance.one(of: edges)
        case 1: Int64(chance.below(40)) - 20
        default: Int64(truncatingIfNeeded: chance.next()) >> Int64(chance.below(64))
        }
      }
      let (value, factor) = (number(), number())
      let divisor = max(1, number() & .max)
      #expect(
        value.scaled(by: factor, over: divisor) == scaledSlowly(value, factor, divisor),
        "seed \(seed): \(value) * \(factor) / \(divisor)")
    }
  }

  @Test(
    arguments: [
      // The quotient is 2^64 - 1 and rounds up: it must not come back as nothing.
      (8_198_552_921_648_689_607, 9, 4, Int64.max),
      (Int64.min, 1, 1, Int64.min), (Int64.min, -1, 1, Int64.max), (Int64.max, Int64.max, 1, Int64.max),
      (5, 1, 2, 2), (7, 1, 2, 4), (-5, 1, 2, -2), (-7, 1, 2, -4), (0, -3, 7, 0),
    ] as [(Int64, Int64, Int64, Int64)])
  func theEdgesOfScalingAreKept(_ value: Int64, _ factor: Int64, _ divisor: Int64, _ expected: Int64) {
    #expect(value.scaled(by: factor, over: divisor) == expected)
    #expect(scaledSlowly(value, factor, divisor) == expected)
  }

  @Test func sumsStayAtTheEdge() {
    for left in edges {
      for right in edges {
        let (sum, overflow) = left.addingReportingOverflow(right)
        #expect((Parts(left) + Parts(right)).number == (overflow ? (left < 0 ? .min : .max) : sum))
        let (rest, isOver) = left.subtractingReportingOverflow(right)
        #expect((Micros(left) - Micros(right)).number == (isOver ? (left < 0 ? .min : .max) : rest))
      }
    }
  }

  @Test func aRatioHoldsItsPartsToTheLast() {
    for seed in seeds(100) {
      var chance = SplitMix64(seed: seed)
      let above = Int64(chance.next() >> UInt64(1 + chance.below(63)))
      let below = Int64(chance.below(1_000_000)) + 1
      let unit = chance.one(of: Unit.catalogue).unit
      let slow = scaledSlowly(above, unit.parts.number, below)
      let expected = slow <= Parts.largest.number ? Parts(slow) : nil
      #expect(
        Ratio(above, over: below).parts(of: unit) == expected, "seed \(seed): \(above)/\(below) \(unit.name)")
    }
  }

  @Test func everyUnitPrintsAsTypedToSixDecimals() {
    for (unit, _) in Unit.catalogue {
      for micros: Micros in [1, 500_000, 1_000_000, 1_234_567, 999_999_999] {
        guard let parts = Ratio(micros.number, over: 1_000_000).parts(of: unit) else { continue }
        // A smallest part finer than a millionth of the unit is never the coarser of the two.
        if unit.parts >= 1_000_000 { #expect(parts.micros(in: unit) == micros, "\(unit.name)") }
      }
    }
  }
}
