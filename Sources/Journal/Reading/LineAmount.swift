/// The amount of a line: as typed and as it counts.
package struct LineAmount: Hashable, Sendable {
  /// The number as typed, in millionths, rounded half to even; `2x500ml` is 1000, a range its minutes.
  package let micros: Micros
  /// The value that counts, in the kind's smallest parts.
  package let parts: Parts
  /// The unit.
  let unit: UnitChoice
  /// The measure that it is of; nil on a habit and a one-off.
  let measure: Int?
  /// The bytes of the file that hold the unit as typed; empty if it was not typed.
  package let unitText: Range<Int32>
  /// The bytes of the file that hold the amount; empty if it was not typed: a range's length, and a cup unsaid.
  package let range: Range<Int32>
}

extension AmountReader {
  /// An amount as it counts; nil above the largest one.
  @inline(__always)
  func counted(_ amount: AmountReading, from start: Int, of measure: Int?) -> LineAmount? {
    guard let parts = amount.parts else { return nil }
    var micros: Micros
    if amount.ratio.denominator == 1 {
      let (product, overflow) = amount.ratio.numerator.multipliedReportingOverflow(by: 1_000_000)
      guard !overflow else { return nil }
      micros = Micros(product)
    } else {
      micros = amount.ratio.micros
    }
    guard micros < .max else { return nil }
    return LineAmount(
      micros: micros, parts: parts, unit: amount.unit, measure: measure, unitText: amount.unitText,
      range: Int32(start)..<Int32(amount.end))
  }

  /// The length of a range as an amount, which was not typed.
  func length(_ minutes: Int32, at range: Range<Int32>, of measure: Int?) -> LineAmount {
    let place = range.upperBound..<range.upperBound
    return LineAmount(
      micros: Micros(whole: Int(minutes)), parts: Int(minutes) * Unit.minute.parts,
      unit: .listed(units.minute), measure: measure, unitText: place, range: 0..<0)
  }

  /// One cup of a measure that has one on the day, left unsaid behind a name; nil of any other.
  func unsaidCup(of measure: Int, after name: Range<Int32>) -> LineAmount? {
    guard facts[measure].hasCup, let cup = facts[measure].cup else { return nil }
    let place = name.upperBound..<name.upperBound
    return LineAmount(
      micros: 1_000_000, parts: cup.parts, unit: .cup, measure: measure, unitText: place, range: 0..<0)
  }
}
