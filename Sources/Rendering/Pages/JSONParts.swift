import Journal
import Notation
import Reports

extension JSON {
  /// A date as `2026-01-12`.
  init(_ day: Day) { self = .string(day.description) }

  /// A time as `08:10`, or null of nil.
  init(_ time: TimeOfDay?) { self = JSON(time?.description) }

  /// An amount in its unit, or null of nil.
  init(micros amount: Micros?) { self = amount.map { .micros($0) } ?? .null }

  /// The result of a week: in repetitions for a habit, in its unit for a measure.
  static func members(of week: WeekFacts) -> [Member] {
    let (done, quota): (JSON, JSON) =
      switch week.tally {
      case .repetitions(let done, let quota): (.integer(done), .integer(quota))
      case .amount(let done, let target): (.micros(done), .micros(target.figure))
      }
    return [Member("done", done), Member("quota", quota), Member("state", .string(week.state.code))]
  }

  /// A unit by its name, or null of a count without a word.
  init(_ unit: Unit) { self = unit.name.isEmpty ? .null : .string(unit.name) }

  /// A streak with its first and last day, which are null when its length is 0.
  init(_ streak: Streak) {
    self = [
      "length": .integer(streak.length), "unit": .string(streak.unit.rawValue),
      "from": JSON(streak.days?.from.description), "to": JSON(streak.days?.to.description),
    ]
  }
}

extension Configuration {
  /// The names of a habit or measure: `id` is the declared name, `label` the one that reports show, `group` the heading that
  /// it stands under.
  func identity(of subject: Reference) -> [JSON.Member] {
    [
      JSON.Member("id", .string(name(of: subject))), JSON.Member("label", .string(title(of: subject))),
      JSON.Member("group", JSON(group(of: subject))),
    ]
  }
}
