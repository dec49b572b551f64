import Journal
import TestSupport
import Testing

@testable import Reports

/// The goals that a change of a day's file reaches, so that it can be said at once.
@Suite struct GoalsReachedTests {
  @Test(arguments: [
    // (before, after, totals of what is reached in millilitres)
    ("", "water 1l", [1000]), ("", "water 999ml", []), ("water 999ml", "water 999ml\nwater 1ml", [1000]),
    ("water 1l", "water 1l\nwater 1l", []), ("water 1l", "", []), ("", "beer 1l", []),
    ("water 1l", "goal water 2l\nwater 2l", []), ("goal water 2l\nwater 1l", "water 1l", [1000]),
    ("", "[x] lunch water:1l", [1000]), ("", "[ ] water 1l", []), ("", "tea 2l", []),
  ])
  func whatTheLinesAdd(_ before: String, _ after: String, _ totals: [Int]) {
    let configuration = configured(
      "measure water goal 1l\nmeasure beer goal at most 2l\nmeasure tea goal 1l/week\nhabit lunch")
    var reader = DayReader(configuration)
    let day = Day("2026-01-12")!
    let (old, new) = (reader.read(DayFile(before), of: day), reader.read(DayFile(after), of: day))
    let reached = GoalsReached(before: old.record, after: new.record, configuration: configuration)
    #expect(reached.goals.map { $0.total.wholeUnits } == totals)
  }
}
