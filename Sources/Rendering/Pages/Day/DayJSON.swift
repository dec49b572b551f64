import Journal
import Notation
import Reports

extension DayReport {
  /// The day as `daybook.day/1`: every declared habit and measure, what else the file says, and its errors.
  ///
  /// `path` is where its file lies, relative to the daybook; `problems` are those of the file, and `message` words
  /// one in English.
  func json(
    _ configuration: Configuration, at path: String, problems: [Problem], message: (Problem) -> String
  ) -> JSON {
    [
      "schema": "daybook.day/1", "date": JSON(day), "met": .integer(count.met), "due": .integer(count.due),
      "closed": .integer(count.closed), "percent": JSON(count.percentOfDue),
      "habits": JSON(each: habits) { $0.json(configuration) },
      "measures": JSON(each: measures) { $0.json(configuration) },
      "oneOffs": JSON(each: oneOffs, as: \.json),
      "open": JSON(each: open.flatMap { day in day.oneOffs.map { (day, $0) } }) { day, oneOff in
        .object(
          [JSON.Member("date", JSON(day.day)), JSON.Member("path", .string(day.path))]
            + (oneOff.json.members ?? []))
      },
      "running": JSON(each: running) {
        [
          "date": JSON($0.isOfYesterday ? day - 1 : day), "line": .integer($0.line + 1),
          "name": .string(configuration.name(of: $0.subject)),
          "since": JSON($0.since),
        ]
      },
      "text": JSON(each: texts) { ["line": .integer($0.line + 1), "text": .string($0.text)] },
      "problems": JSON(each: problems.filter { $0.severity == .error }) {
        JSON($0, in: path, message: message)
      },
    ]
  }
}

extension DayHabit {
  fileprivate func json(_ configuration: Configuration) -> JSON {
    .object(
      configuration.identity(of: .habit(habit)) + [
        JSON.Member("state", .string(state.code)), JSON.Member("time", JSON(time)),
      ])
  }
}

extension DayMeasure {
  fileprivate func json(_ configuration: Configuration) -> JSON {
    let declared = configuration.measures[measure]
    let total = lacksValue ? nil : total ?? 0
    return .object(
      configuration.identity(of: .measure(measure)) + [
        JSON.Member("unit", JSON(declared.unit)), JSON.Member("total", JSON(micros: total)),
        JSON.Member("goal", JSON(target)), JSON.Member("percent", JSON(percent)),
        JSON.Member("state", JSON(state?.code)),
        JSON.Member("remaining", JSON(micros: lacksValue ? nil : remaining)),
        JSON.Member("entries", JSON(each: entries, as: \.json)),
      ])
  }
}

extension DayMeasure.Entry {
  /// An amount of a measure: as typed, and as it counts in the measure's unit.
  fileprivate var json: JSON {
    [
      "line": .integer(line + 1), "time": JSON(time), "amount": JSON(micros: amount),
      "unit": typedUnit.map(JSON.string) ?? JSON(unit), "value": JSON(micros: value),
    ]
  }
}

extension DayReport.OneOff {
  /// A tick of an undeclared name, which is given as typed, with its free text.
  fileprivate var json: JSON {
    [
      "line": .integer(line + 1), "name": .string(name), "state": JSON(mark.code), "time": JSON(time),
      "text": .string(text),
    ]
  }
}
