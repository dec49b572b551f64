import Journal

/// One measure's amounts on one day by the hour; in its unit.
package struct HourlyAmounts: Hashable, Sendable {
  /// What the amounts of each hour of the clock come to, from midnight on: 24 of them.
  package var hours: [Micros]
  /// What the amounts without a time come to.
  package var untimed: Micros
  /// What all of them come to.
  package var day: Micros
}

extension HourlyAmounts {
  /// Sorts a day's amounts of a measure by their hour, with what other measures' amounts count for it. Those of an hour
  /// come to a sum, or to the last, the mean, the greatest or the least of them, as those of the day do.
  package init(of measure: Int, in record: DayRecord, configuration: Configuration) {
    let declared = configuration.measures[measure]
    var slots = [DayValue](repeating: DayValue(), count: 25)
    var all = DayValue()
    for line in record.records {
      guard case .measure(let place) = line.subject, line.mark == .none, let amount = line.amount,
        let counted = configuration.counted(amount.parts, of: place, for: measure, on: record.day)
      else { continue }
      slots[line.time?.hour ?? 24].add(counted, by: declared.aggregate)
      all.add(counted, by: declared.aggregate)
    }
    func settled(_ value: DayValue) -> Micros {
      var value = value
      value.settle(declared.aggregate)
      return value.total.micros(in: declared.unit)
    }
    let values = slots.map(settled)
    (hours, untimed, day) = (Array(values[..<24]), values[24], settled(all))
  }
}
