@_exported import Chance
import Foundation

extension SplitMix64 {
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
