import Foundation

/// SplitMix64, a small generator of pseudo-random numbers: the same ones on every machine.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The next number from 0 up to, and without, `bound`; 0 if the bound is 0.
  package mutating func below(_ bound: Int) -> Int { bound == 0 ? 0 : Int(next() % UInt64(bound)) }

  /// One of some values, which are not empty.
  package mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// Whether something happens that happens so many times of a hundred.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// The seeds of a law's rounds: as many as `DAYBOOK_ROUNDS` says, else the law's own number.
package func seeds(_ count: Int) -> Range<UInt64> {
  let wanted = ProcessInfo.processInfo.environment["DAYBOOK_ROUNDS"].flatMap { UInt64($0) }
  return 1..<((wanted ?? UInt64(count)) + 1)
}
