import Journal
import Notation
import Reports

extension Explanation {
  /// The explanation as `daybook.explanation/1`; `paths` are the files of the days, relative to the daybook.
  ///
  /// A source is `FILE:LINE`, the line counting from 1. `outside` are the days of the streaks and of the recent figure
  /// that lie outside of the period.
  func json(_ configuration: Configuration, paths: [Day: String]) -> JSON {
    let writer = ExplanationWriter(configuration: configuration, paths: paths)
    func isHabit(_ subject: Reference) -> Bool { if case .habit = subject { true } else { false } }
    return [
      "schema": "daybook.explanation/1", "from": JSON(counted) { JSON($0.from) },
      "to": JSON(counted) { JSON($0.to) },
      "habits": JSON(each: subjects.filter { isHabit($0.subject) }, as: writer.json),
      "measures": JSON(each: subjects.filter { !isHabit($0.subject) }, as: writer.json),
      "perfect": [
        "days": .integer(perfect.figures.days), "streak": JSON(perfect.figures.current),
        "longest": JSON(perfect.figures.longest),
        "ending": JSON(perfect.ending, as: writer.json),
        "lost": JSON(each: perfect.lost) { .string(configuration.name(of: $0)) },
        "dates": JSON(each: perfect.days, as: writer.json),
        "outside": JSON(each: perfect.outside, as: writer.json),
      ],
    ]
  }
}

/// Writes the parts of an explanation.
private struct ExplanationWriter {
  let configuration: Configuration
  let paths: [Day: String]

  private func source(_ day: Day, _ line: Int32) -> JSON { .string("\(paths.path(of: day)):\(line + 1)") }

  func json(_ subject: SubjectExplanation) -> JSON {
    .object(
      configuration.identity(of: subject.subject)
        + [JSON.Member("since", since(subject.start))] + rates(subject) + amounts(subject)
        + figures(of: subject)
        + [
          JSON.Member(
            "with",
            JSON(subject.comparison) { comparison in
              [
                "comparison": comparison.json(configuration),
                "datesWith": JSON(each: comparison.daysWith) { JSON($0) },
                "datesWithout": JSON(each: comparison.daysWithout) { JSON($0) },
              ]
            }),
          JSON.Member("ending", JSON(subject.ending) { json($0, of: subject.subject) }),
          JSON.Member("endingWeek", JSON(subject.endingWeek, as: json)),
          JSON.Member("weeks", JSON(each: subject.weeks, as: json)),
          JSON.Member("days", JSON(each: subject.days) { json($0, of: subject.subject) }),
          JSON.Member("outside", JSON(each: subject.outside) { json($0, of: subject.subject) }),
          JSON.Member("outsideWeeks", JSON(each: subject.outsideWeeks, as: json)),
        ])
  }

  private func since(_ start: SubjectExplanation.Start) -> JSON {
    switch start {
    case .declared(let day): ["date": JSON(day), "declared": true, "sources": .array([])]
    case .seen(let day, let lines):
      ["date": JSON(day), "declared": false, "sources": JSON(each: lines) { source(day, $0) }]
    case .never: .null
    }
  }

  private func rates(_ subject: SubjectExplanation) -> [JSON.Member] {
    let rates = subject.rates
    return [
      JSON.Member("met", JSON(rates?.count.met)), JSON.Member("closed", JSON(rates?.count.closed)),
      JSON.Member("rate", JSON(micros: rates?.count.rate)),
      JSON.Member("streak", JSON(rates) { JSON($0.streaks.current) }),
      JSON.Member("longest", JSON(rates) { JSON($0.streaks.longest) }),
      JSON.Member(
        "recent",
        JSON(rates) {
          [
            "met": .integer($0.streaks.recent.met), "closed": .integer($0.streaks.recent.closed),
            "from": JSON(subject.recent?.from.description), "to": JSON(subject.recent?.to.description),
          ]
        }),
      JSON.Member(
        "weekdays",
        JSON(each: zip(Weekday.allCases, rates?.weekdays ?? [])) { weekday, count in
          [
            "weekday": .string(String("\(weekday)".prefix(3))), "met": .integer(count.met),
            "closed": .integer(count.closed),
          ]
        }),
      JSON.Member("bestWeekday", JSON(rates?.bestWeekday.map { String("\($0)".prefix(3)) })),
      JSON.Member("worstWeekday", JSON(rates?.worstWeekday.map { String("\($0)".prefix(3)) })),
    ]
  }

  private func amounts(_ subject: SubjectExplanation) -> [JSON.Member] {
    guard let amounts = subject.amounts else { return [] }
    let declared = configuration.measures[amounts.measure]
    return [
      JSON.Member("unit", JSON(declared.unit)),
      JSON.Member("aggregate", .string(declared.aggregate.rawValue)),
      JSON.Member("total", JSON(micros: amounts.summary.total)),
      JSON.Member("count", .integer(amounts.summary.days)),
      JSON.Member("mean", JSON(micros: amounts.summary.mean)),
      JSON.Member(
        "lastSeven",
        [
          "from": JSON(subject.lastSeven.from), "to": JSON(subject.lastSeven.to),
          "mean": JSON(micros: amounts.meanOfLastSeven),
        ]),
      JSON.Member(
        "best", JSON(amounts.summary.best) { ["date": JSON($0.day), "total": .micros($0.total)] }),
      JSON.Member(
        "goals",
        JSON(each: declared.goals) { goal in
          [
            "goal": JSON(
              configuration.target(
                goal.bound, isWeekly: goal.isWeekly, in: amounts.measure, on: goal.from ?? .first)),
            "from": JSON(goal.from?.description), "until": JSON(goal.until?.description),
            "when": JSON(goal.whenHabit.map { configuration.habits[$0].name }),
            "source": JSON(goal.line.map { "daybook.conf:\($0)" }),
          ]
        }),
    ]
  }

  /// The strength and the trend, each with its last steps.
  private func figures(of subject: SubjectExplanation) -> [JSON.Member] {
    let strength = JSON(subject.strength) { strength in
      [
        "strength": .micros(strength.share),
        "steps": JSON(each: strength.steps) { step in
          ["date": JSON(step.day), "done": .micros(step.done), "strength": .micros(step.strength)]
        },
      ]
    }
    let members = [JSON.Member("strength", strength)]
    guard subject.amounts != nil else { return members }
    let trend = JSON(subject.trend) { trend in
      [
        "value": .micros(trend.value), "change": JSON(micros: trend.change),
        "steps": JSON(each: trend.steps) { step in
          ["date": JSON(step.day), "value": .micros(step.value), "trend": .micros(step.trend)]
        },
      ]
    }
    return members + [JSON.Member("trend", trend)]
  }

  private func json(_ day: ExplainedDay, of subject: Reference) -> JSON {
    let pause: Pause? =
      if case .paused(let place)? = day.reason, configuration.pauses.indices.contains(place) {
        configuration.pauses[place]
      } else { nil }
    var members: [JSON.Member] = [
      JSON.Member("date", JSON(day.day)), JSON.Member("state", JSON(day.state?.code)),
      JSON.Member("reason", JSON(day.reason?.code)),
      JSON.Member(
        "pause",
        JSON(pause) {
          ["label": JSON($0.label), "source": JSON($0.line.map { "daybook.conf:\($0)" })]
        }),
      JSON.Member("file", JSON(paths[day.day])),
      JSON.Member("sources", JSON(each: day.lines) { source(day.day, $0) }),
    ]
    if case .measure = subject {
      members += [
        JSON.Member("total", JSON(micros: day.total)),
        JSON.Member("goal", JSON(day.target)),
        JSON.Member("goalSource", JSON(day.goalLine) { source(day.day, $0) }),
        JSON.Member(
          "parts",
          JSON(each: day.parts) { part in
            [
              "source": source(day.day, part.line), "value": .micros(part.value),
              "from": JSON(part.lender.map { configuration.measures[$0].name }),
            ]
          }),
      ]
    }
    return .object(members)
  }

  private func json(_ week: WeekFacts) -> JSON {
    .object(
      [JSON.Member("from", JSON(week.days.from)), JSON.Member("to", JSON(week.days.to))]
        + JSON.members(of: week))
  }

  func json(_ sum: PerfectExplanation.DaySum) -> JSON {
    [
      "date": JSON(sum.day), "file": JSON(paths[sum.day]), "met": .integer(sum.count.met),
      "due": .integer(sum.count.due),
    ]
  }
}
