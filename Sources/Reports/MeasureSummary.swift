import Journal

/// What the days of a measure come to together; amounts are in millionths of its unit.
package struct MeasureSummary: Hashable, Sendable {
  /// A day and its value.
  package struct BestDay: Hashable, Sendable {
    package var day: Day
    package var total: Int64
  }

  /// The sum; nil unless the measure adds up.
  package var total: Int64?
  /// The number of days with an amount.
  package var days: Int
  /// The mean over the days with an amount, rounded half to even; nil without one.
  package var mean: Int64?
  /// The largest day, the first of equals; nil without one.
  package var best: BestDay?
}

extension MeasureSummary {
  /// Sums up the days of a measure in a period.
  package init(of measure: Int, in period: Period, of assessment: Assessment) {
    let book = assessment.book
    let declared = assessment.configuration.measures[measure]
    var (sum, count): (Int64, Int64) = (0, 0)
    var most: (day: Day, parts: Int64)?
    var row = book.firstRow(from: period.from)
    while row < book.days.count, book.days[row] <= period.to {
      let value = book.value(measure, row: row)
      if value.isPresent {
        sum = Amount.sum(sum, value.total)
        count += 1
        if value.total > most?.parts ?? -1 { most = (book.days[row], value.total) }
      }
      row += 1
    }
    total = declared.aggregate == .sum ? Amount.micros(of: sum, in: declared.unit) : nil
    days = Int(count)
    best = most.map { BestDay(day: $0.day, total: Amount.micros(of: $0.parts, in: declared.unit)) }
    let (divisor, isTooMuch) = declared.unit.parts.multipliedReportingOverflow(by: count)
    if count == 0 {
      mean = nil
    } else if isTooMuch {
      mean = Amount.scaled(Amount.micros(of: sum, in: declared.unit), by: 1, over: count)
    } else {
      mean = Amount.scaled(sum, by: 1_000_000, over: divisor)
    }
  }
}
