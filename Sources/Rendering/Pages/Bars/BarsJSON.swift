import Journal
import Notation
import Reports

extension MeasureBars {
  /// The bars of one measure as `daybook.bars/1`: a value and a goal for each day, and what they come to.
  func json(_ configuration: Configuration) -> JSON {
    let declared = configuration.measures[measure]
    return [
      "schema": "daybook.bars/1", "from": JSON(period.from), "to": JSON(period.to),
      "id": .string(declared.name),
      "label": .string(declared.title),
      "unit": declared.unit.name.isEmpty ? .null : .string(declared.unit.name),
      "total": JSON(micros: summary.total), "days": .integer(summary.days),
      "mean": JSON(micros: summary.mean),
      "met": .integer(metDays),
      "bars": .array(
        values.indices.map { place in
          [
            "date": JSON(period.from + place), "total": JSON(micros: values[place]),
            "goal": JSON(targets[place]),
            "state": states.map { .string($0[place].code) } ?? .null,
          ]
        }),
    ]
  }
}
