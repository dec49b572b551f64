import Journal

/// The distance of a measure from where an even pace would be by now; amounts are in its unit.
package struct Pace: Hashable, Sendable {
  /// The amount of an even pace.
  package let expected: Micros
  /// The amount beyond it; nil if there is none.
  package let ahead: Micros?
  /// The amount that is missing to it; nil if there is none.
  package let behind: Micros?

  /// Compares a measure with an even pace; nil where there is none, or nothing left to be done.
  package init?(_ measure: DayMeasure) {
    guard let share = measure.expectedShare, let figure = measure.target?.figure, figure > 0 else {
      return nil
    }
    let total = measure.total ?? 0
    // In the first minutes of the day a pace is a few drops, and being behind it means nothing.
    guard total < figure, share >= 50_000 else { return nil }
    expected = figure.times(share)
    ahead = total > expected ? total - expected : nil
    behind = total < expected ? expected - total : nil
  }
}
