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

  /// A measure as the backup declares it, with the configured goal and cup of a day, in the measure's unit; what a day's
  /// own file makes of the goal is no part of a declaration.
  static func declaration(of measure: Int, in configuration: Configuration, on day: Day) -> JSON {
    let declared = configuration.measures[measure]
    func micros(_ written: WrittenAmount) -> JSON {
      let parts = configuration.parts(of: written, in: measure, on: day)
      return .micros(parts.micros(in: declared.unit(on: day)).number)
    }
    let goal = configuration.goal(of: measure, on: day) { _ in false }.map {
      configuration.target($0, in: measure, on: day)
    }
    return [
      "id": .string(declared.name), "label": .string(declared.title),
      "unit": declared.unit.name.isEmpty ? .null : .string(declared.unit.name),
      "aggregate": .string(declared.aggregate.rawValue), "goal": JSON(goal),
      "cup": JSON(declared.cup(on: day), as: micros),
      "presets": JSON(each: declared.presets, as: micros), "group": JSON(declared.group),
    ]
  }
}
