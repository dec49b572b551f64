import Journal
import Notation
import Reports

extension SummaryReport {
  /// The summary as `daybook.summary/1`; nothing in it is a person's own text.
  func json(_ configuration: Configuration) -> JSON {
    [
      "schema": "daybook.summary/1", "from": JSON(grid.period.from), "to": JSON(grid.period.to),
      "through": JSON(counted) { JSON($0.to) },
      "met": .integer(grid.total.met), "due": .integer(grid.total.due), "closed": .integer(grid.total.closed),
      "percent": JSON(grid.total.percentOfClosed), "perfectDays": .integer(grid.perfectDays),
      "bestDay": JSON(bestDay) {
        ["date": JSON($0.day), "met": .integer($0.count.met), "due": .integer($0.count.due)]
      },
      "bestStreak": JSON(bestStreak) { best in
        .object(
          [JSON.Member("id", JSON(best.subject.flatMap { configuration.name(of: $0) }))]
            + (JSON(best.streak).members ?? []))
      },
      "before": JSON(before) { period in
        [
          "from": JSON(period.from), "to": JSON(period.to), "met": JSON(totalBefore?.met),
          "closed": JSON(totalBefore?.closed), "percent": JSON(totalBefore?.percentOfClosed),
        ]
      },
      "changes": JSON(each: changes) { change in
        .object(
          configuration.identity(of: .measure(change.measure)) + [
            JSON.Member("unit", JSON(configuration.measures[change.measure].unit)),
            JSON.Member("mean", .micros(change.mean)), JSON.Member("before", .micros(change.meanBefore)),
            JSON.Member("percent", .integer(change.percent)),
            JSON.Member("days", .integer(change.days)),
            JSON.Member("daysBefore", .integer(change.daysBefore)),
          ])
      },
      "glass": JSON(vessel) { vessel in
        .object(
          configuration.identity(of: .measure(vessel.measure)) + [
            JSON.Member("unit", JSON(configuration.measures[vessel.measure].unit)),
            JSON.Member("mean", .micros(vessel.mean)), JSON.Member("days", .integer(vessel.days)),
            JSON.Member("goal", JSON(vessel.target)), JSON.Member("percent", .integer(vessel.percent)),
            JSON.Member("met", .integer(vessel.count.met)), JSON.Member("due", .integer(vessel.count.due)),
            JSON.Member("closed", .integer(vessel.count.closed)),
          ])
      },
      "rows": JSON(each: grid.rows) { row in
        .object(
          configuration.identity(of: row.subject) + [
            JSON.Member("states", JSON(each: row.states) { .string($0.code) }),
            JSON.Member("met", .integer(row.count.met)), JSON.Member("due", .integer(row.count.due)),
            JSON.Member("closed", .integer(row.count.closed)),
          ])
      },
    ]
  }
}
