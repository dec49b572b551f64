import Journal

/// One measure's amounts on one day by the hour; in its unit.
package struct HourlyAmounts: Hashable, Sendable {
  /// The sum of each hour of the clock, from midnight on: 24 of them.
  package var hours: [Micros]
  /// The sum of the amounts without a time.
  package var untimed: Micros
}

extension HourlyAmounts {
  /// Sorts a day's amounts of a measure by their hour, with what other measures' amounts count for it.
  package init(of measure: Int, in record: DayRecord, configuration: Configuration) {
    hours = [Micros](repeating: 0, count: 24)
    untimed = 0
    let unit = configuration.measures[measure].unit
    for line in record.records {
      guard case .measure(let place) = line.subject, line.mark == .none, let amount = line.amount,
        let parts = configuration.counted(amount.parts, of: place, for: measure)
      else { continue }
      let micros = parts.micros(in: unit)
      if let time = line.time {
        hours[time.hour] += micros
      } else {
        untimed += micros
      }
    }
  }
}
