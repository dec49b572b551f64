import Journal

/// The days of a measure summed up; amounts are in its unit.
package struct MeasureSummary: Hashable, Sendable {
  /// A day and its value.
  package struct BestDay: Hashable, Sendable {
    package var day: Day
    package var total: Micros
  }

  /// The sum; nil unless the measure adds up.
  package var total: Micros?
  /// The number of days with an amount.
  package var days: Int
  /// The mean over the days with an amount, rounded half to even; nil without one.
  package var mean: Micros?
  /// The largest day, the first of equals; nil without one.
  package var best: BestDay?
}

extension MeasureSummary {
  /// Sums up the days of a measure in a period, those to come not unless `holdsToCome`; only some of them, if that is
  /// said.
  package init(
    of measure: Int, in period: Period, of assessment: Assessment, holdsToCome: Bool = false,
    on isCounted: (Day) -> Bool = { _ in true }
  ) {
    let last = holdsToCome ? period.to : assessment.today
    let book = assessment.book
    let declared = assessment.configuration.measures[measure]
    var (sum, count): (Parts, Int) = (0, 0)
    var most: (day: Day, parts: Parts)?
    for row in book.rows(in: period) where book.days[row] <= last && isCounted(book.days[row]) {
      let value = book.value(measure, row: row)
      if value.isPresent {
        sum += value.total
        count += 1
        if value.total > most?.parts ?? -1 { most = (book.days[row], value.total) }
      }
    }
    total = declared.aggregate == .sum ? sum.micros(in: declared.unit) : nil
    days = count
    best = most.map { BestDay(day: $0.day, total: $0.parts.micros(in: declared.unit)) }
    mean = count == 0 ? nil : sum.mean(over: count, in: declared.unit)
  }
}

extension Parts {
  /// The mean of so many amounts, at least one, of which this is the sum; in a unit, rounded half to even.
  func mean(over count: Int, in unit: Unit) -> Micros {
    let (divisor, isTooMuch) = unit.parts.number.multipliedReportingOverflow(by: Int64(count))
    guard !isTooMuch else { return micros(in: unit).divided(by: count) }
    return Micros(number.scaled(by: 1_000_000, over: divisor))
  }
}
