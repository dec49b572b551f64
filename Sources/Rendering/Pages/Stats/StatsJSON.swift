import Journal
import Notation
import Reports

extension StatisticsReport {
  /// The statistics as `daybook.stats/1`; a measure has the keys of a habit as well, null without a goal.
  ///
  /// `paths` are the files of the last lines of tags, relative to the daybook.
  func json(
    _ configuration: Configuration, tags: [TagStatistics] = [], paths: [Day: String] = [:]
  ) -> JSON {
    [
      "schema": "daybook.stats/1", "from": JSON(counted) { JSON($0.from) },
      "to": JSON(counted) { JSON($0.to) },
      "habits": JSON(each: habits) { statistics in
        .object(
          configuration.identity(of: .habit(statistics.habit)) + Rates.members(of: statistics.rates)
            + [JSON.Member("with", JSON(statistics.comparison) { $0.json(configuration) })])
      },
      "measures": JSON(each: measures) { $0.json(configuration) },
      "perfect": [
        "days": .integer(perfect.days), "streak": JSON(perfect.current), "longest": JSON(perfect.longest),
      ],
      "tags": JSON(each: tags) { $0.json(configuration, paths) },
    ]
  }
}

extension StatisticsReport.MeasureStatistics {
  fileprivate func json(_ configuration: Configuration) -> JSON {
    let own: [JSON.Member] = [
      JSON.Member("unit", JSON(configuration.measures[measure].unit)),
      JSON.Member("total", JSON(micros: summary.total)), JSON.Member("days", .integer(summary.days)),
      JSON.Member("mean", JSON(micros: summary.mean)),
      JSON.Member(
        "best", JSON(summary.best) { ["date": JSON($0.day), "total": .micros($0.total)] }),
    ]
    return .object(
      configuration.identity(of: .measure(measure)) + own + StatisticsReport.Rates.members(of: rates)
        + [
          JSON.Member(
            "trend", JSON(trend) { ["value": .micros($0.value), "change": JSON(micros: $0.change)] }),
          JSON.Member("with", JSON(comparison) { $0.json(configuration) }),
        ])
  }
}

extension StatisticsReport.Rates {
  /// How often it was met, as the members that habits and measures share; all null of nil.
  fileprivate static func members(of rates: StatisticsReport.Rates?) -> [JSON.Member] {
    [
      JSON.Member("streak", JSON(rates) { JSON($0.streaks.current) }),
      JSON.Member("longest", JSON(rates) { JSON($0.streaks.longest) }),
      JSON.Member("met", JSON(rates?.count.met)),
      JSON.Member("closed", JSON(rates?.count.closed)),
      JSON.Member("rate", JSON(micros: rates?.count.rate)),
      JSON.Member("skipped", JSON(rates?.count.skipped)),
      JSON.Member(
        "recent",
        JSON(rates) {
          ["met": .integer($0.streaks.recent.met), "closed": .integer($0.streaks.recent.closed)]
        }),
      JSON.Member("strength", JSON(micros: rates?.strength?.share)),
    ]
  }
}
