import Journal
import Notation
import Reports

extension HourlyAmounts {
  /// A day's amounts of a measure as `daybook.hours/1`: a number for each hour of the clock from midnight on.
  func json(of measure: Int, on day: Day, _ configuration: Configuration) -> JSON {
    let declared = configuration.measures[measure]
    return .object(
      [JSON.Member("schema", "daybook.hours/1"), JSON.Member("date", JSON(day))]
        + configuration.identity(of: .measure(measure)) + [
          JSON.Member("unit", JSON(declared.unit)),
          JSON.Member("hours", JSON(each: hours) { .micros($0) }), JSON.Member("untimed", .micros(untimed)),
          // "`total` is null unless the measure adds up."
          JSON.Member("total", JSON(micros: declared.aggregate == .sum ? self.day : nil)),
        ])
  }
}
