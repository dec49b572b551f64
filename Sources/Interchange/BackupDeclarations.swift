import Journal
import Notation
import Reports

extension Backup {
  /// A habit as the backup declares it; its times are what was declared, not what days made of it.
  static func declaration(of habit: Habit, in configuration: Configuration) -> JSON {
    [
      "id": .string(habit.name), "label": .string(habit.title), "hasTime": .bool(habit.time != nil),
      "defaultTime": JSON(habit.time?.description), "group": JSON(habit.group),
      "derived": JSON(habit.derivation) { derivation in
        let names = JSON(each: derivation.parts) { .string(configuration.name(of: $0)) }
        return switch derivation.need {
        case .all: ["all": names]
        case .any(let count): ["any": names, "count": .integer(count)]
        }
      },
    ]
  }

  /// A measure as the backup declares it, with the goal and the cup in force on a day, in the measure's unit.
  static func declaration(
    of measure: Int, in configuration: Configuration, on record: DayRecord
  ) -> JSON {
    let declared = configuration.measures[measure]
    func micros(_ written: WrittenAmount) -> JSON {
      let parts = configuration.parts(of: written, in: measure, on: record.day)
      return .micros(parts.micros(in: declared.unit).number)
    }
    let alone = Assessment(
      book: Book(of: record, configuration), configuration: configuration, today: record.day)
    let goal = alone.targets(of: measure, in: Period(record.day, record.day))[0]
    return [
      "id": .string(declared.name), "label": .string(declared.title),
      "unit": declared.unit.name.isEmpty ? .null : .string(declared.unit.name),
      "aggregate": .string(declared.aggregate.rawValue), "goal": JSON(goal),
      "cup": JSON(declared.cup(on: record.day), as: micros),
      "presets": JSON(each: declared.presets, as: micros), "group": JSON(declared.group),
    ]
  }
}
