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
  /// Sums up the days of a measure in a period.
  package init(of measure: Int, in period: Period, of assessment: Assessment) {
    let book = assessment.book
    let declared = assessment.configuration.measures[measure]
    var (sum, count): (Parts, Int) = (0, 0)
    var most: (day: Day, parts: Parts)?
    for row in book.rows(in: period) {
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
    let (divisor, isTooMuch) = declared.unit.parts.number.multipliedReportingOverflow(by: Int64(count))
    if count == 0 {
      mean = nil
    } else if isTooMuch {
      mean = sum.micros(in: declared.unit).divided(by: count)
    } else {
      mean = Micros(sum.number.scaled(by: 1_000_000, over: divisor))
    }
  }
}
