import Journal
import Notation
import Reports

extension PeriodGrid {
  /// The report that a grid is, which names its schema.
  package enum Report: String, Sendable { case week, month, year }

  /// The grid as `daybook.week/1`, or the same over the days of a month or year.
  ///
  /// A row's `week` is null where its subject is not counted by the week, and in months and years.
  func json(as report: Report, _ configuration: Configuration) -> JSON {
    [
      "schema": .string("daybook.\(report.rawValue)/1"), "from": JSON(period.from), "to": JSON(period.to),
      "met": .integer(total.met), "due": .integer(total.due), "closed": .integer(total.closed),
      "percent": JSON(total.percentOfClosed),
      "rows": JSON(each: rows) { $0.json(configuration, hasWeek: report == .week) },
      "days": JSON(each: zip(period.days, days)) { day, count in
        [
          "date": JSON(day), "met": .integer(count.met), "due": .integer(count.due),
          "closed": .integer(count.closed), "percent": JSON(count.percentOfDue),
        ]
      },
    ]
  }
}

extension PeriodGrid.Row {
  fileprivate func json(_ configuration: Configuration, hasWeek: Bool) -> JSON {
    .object(
      configuration.identity(of: subject) + [
        JSON.Member("states", JSON(each: states) { .string($0.code) }),
        JSON.Member("met", .integer(count.met)), JSON.Member("due", .integer(count.due)),
        JSON.Member("closed", .integer(count.closed)),
        JSON.Member("week", JSON(hasWeek ? week : nil) { .object(JSON.members(of: $0)) }),
      ])
  }
}
