import Testing

@testable import Journal

/// A whole number without bounds, as slow as can be: its digits in base 2, the lowest first.
private struct Slow: Equatable {
  var bits: [Bool]

  init(_ value: UInt64) {
    bits = (0..<64).map { value >> UInt64($0) & 1 == 1 }
    trim()
  }

  private mutating func trim() { while bits.last == false { bits.removeLast() } }

  static func < (left: Slow, right: Slow) -> Bool {
    guard left.bits.count == right.bits.count else { return left.bits.count < right.bits.count }
    for place in left.bits.indices.reversed() where left.bits[place] != right.bits[place] {
      return right.bits[place]
    }
    return false
  }

  static func + (left: Slow, right: Slow) -> Slow {
    var sum = Slow(0)
    var carry = 0
    for place in 0..<(max(left.bits.count, right.bits.count) + 1) {
      let total =
        (place < left.bits.count && left.bits[place] ? 1 : 0)
        + (place < right.bits.count && right.bits[place] ? 1 : 0) + carry
      sum.bits.append(total % 2 == 1)
      carry = total / 2
    }
    sum.trim()
    return sum
  }

  /// The difference; `right` is not above `left`.
  static func - (left: Slow, right: Slow) -> Slow {
    var rest = Slow(0)
    var borrow = 0
    for place in left.bits.indices {
      var total =
        (left.bits[place] ? 1 : 0) - (place < right.bits.count && right.bits[place] ? 1 : 0) - borrow
      borrow = total < 0 ? 1 : 0
      if total < 0 { total += 2 }
      rest.bits.append(total == 1)
    }
    rest.trim()
    return rest
  }

  static func * (left: Slow, right: Slow) -> Slow {
    var product = Slow(0)
    for bit in right.bits.reversed() {
      product = product + product
      if bit { product = product + left }
    }
    return product
  }

  func divided(by divisor: Slow) -> (quotient: Slow, rest: Slow) {
    var (quotient, rest) = (Slow(0), Slow(0))
    for bit in bits.reversed() {
      rest = rest + rest
      if bit { rest = rest + Slow(1) }
      quotient = quotient + quotient
      if !(rest < divisor) {
        rest = rest - divisor
        quotient = quotient + Slow(1)
      }
    }
    return (quotient, rest)
  }
}

/// `value * factor / divisor`, rounded half to even, kept at the edge of 64 bits.
private func scaledSlowly(_ value: Int64, _ factor: Int64, _ divisor: Int64) -> Int64 {
  let isNegative = (value < 0) != (factor < 0)
  let below = Slow(divisor.magnitude)
  var (quotient, rest) = (Slow(value.magnitude) * Slow(factor.magnitude)).divided(by: below)
  let twice = rest + rest
  if below < twice || (twice == below && quotient.bits.first == true) { quotient = quotient + Slow(1) }
  let edge = isNegative ? UInt64(Int64.min.magnitude) : UInt64(Int64.max)
  if Slow(edge) < quotient { return isNegative ? .min : .max }
  var result: UInt64 = 0
  for bit in quotient.bits.reversed() { result = result << 1 | (bit ? 1 : 0) }
  return isNegative ? Int64(truncatingIfNeeded: 0 &- result) : Int64(result)
}

@Suite struct ArithmeticLaws {
  private let edges: [Int64] = [
    0, 1, -1, 2, 3, 5, 7, 10, 100, 999_999, 1_000_000, 1_000_001, 32_000_000, 946_352_946, .max, .min,
    .max - 1,
    .min + 1, 1 << 31, 1 << 32, 1 << 62, Amount.largest, Amount.largest + 1,
  ]

  @Test func scalingIsExactAndRoundsHalfToEven() {
    for seed in seeds(300) {
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
        Amount.scaled(value, by: factor, over: divisor) == scaledSlowly(value, factor, divisor),
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
    #expect(Amount.scaled(value, by: factor, over: divisor) == expected)
    #expect(scaledSlowly(value, factor, divisor) == expected)
  }

  @Test func sumsStayAtTheEdge() {
    for left in edges {
      for right in edges {
        let (sum, overflow) = left.addingReportingOverflow(right)
        #expect(Amount.sum(left, right) == (overflow ? (left < 0 ? .min : .max) : sum))
      }
    }
  }

  @Test func aRatioHoldsItsPartsToTheLast() {
    for seed in seeds(200) {
      var chance = SplitMix64(seed: seed)
      let above = Int64(chance.next() >> UInt64(1 + chance.below(63)))
      let below = Int64(chance.below(1_000_000)) + 1
      let unit = chance.one(of: Unit.catalogue).unit
      let slow = scaledSlowly(above, unit.parts, below)
      let expected = slow <= Amount.largest ? slow : nil
      #expect(
        Ratio(above, over: below).parts(of: unit) == expected, "seed \(seed): \(above)/\(below) \(unit.name)")
    }
  }

  @Test func everyUnitPrintsAsTypedToSixDecimals() {
    for (unit, _) in Unit.catalogue {
      for micros: Int64 in [1, 500_000, 1_000_000, 1_234_567, 999_999_999] {
        guard let parts = Ratio(micros, over: 1_000_000).parts(of: unit) else { continue }
        // A smallest part finer than a millionth of the unit is never the coarser of the two.
        if unit.parts >= 1_000_000 { #expect(Amount.micros(of: parts, in: unit) == micros, "\(unit.name)") }
      }
    }
  }
}
