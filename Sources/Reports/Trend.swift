import Journal

/// The line through the values of a measure that does not add up, such as a weight: it passes over what one day does.
package struct Trend: Hashable, Sendable {
  /// Where the line stands, in the measure's unit.
  package var value: Micros
  /// Its change over the seven calendar days before; nil if it began later.
  package var change: Micros?
  /// The last days with a value, in their order; as many as were asked for.
  package var steps: ArraySlice<Step> = []

  /// A day with a value, and where the line stands behind it.
  package struct Step: Hashable, Sendable {
    package var day: Day
    package var value: Micros
    package var trend: Micros
  }

  /// The steps that an explanation shows.
  static let explainedSteps = 30
}

extension Assessment {
  /// The trend of a measure on a day, which today is the last of; nil if the measure adds up, or has no value yet.
  ///
  /// "The line t = t + 0.1·(x − t) a day over days with a value, starting at the first".
  func trend(of measure: Int, on last: Day, steps mostSteps: Int = 0) -> Trend? {
    let declared = configuration.measures[measure]
    guard declared.aggregate != .sum else { return nil }
    let end = min(last, today)
    let weekBefore = end - 7
    var line: Double?
    var before: Double?
    var steps: [Trend.Step] = []
    for row in book.rows(in: Period(.first, end)) {
      let value = book.value(measure, row: row)
      guard value.isPresent else { continue }
      let amount = value.total.micros(in: declared.unit)
      let level = Double(amount.number)
      let next = line.map { $0 + 0.1 * (level - $0) } ?? level
      line = next
      if book.days[row] <= weekBefore { before = next }
      guard mostSteps > 0 else { continue }
      if steps.count == 2 * mostSteps { steps.removeFirst(mostSteps) }
      steps.append(Trend.Step(day: book.days[row], value: amount, trend: Micros(millionths: next)))
    }
    return line.map { line in
      Trend(
        value: Micros(millionths: line), change: before.map { Micros(millionths: line - $0) },
        steps: steps.suffix(mostSteps))
    }
  }
}
