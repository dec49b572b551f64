import Journal
import TestSupport
import Testing

@testable import Reports

/// A part of the days answers as all of them do, wherever it says that it is enough: with habits made of others.
@Suite struct DerivedSettlingTests {
  /// A random daybook whose last two habits are made of others, and one measure of which waits for the last.
  private static func sketch(_ seed: UInt64) -> Sketch {
    var sketch = Sketch.random(seed)
    var dice = SplitMix64(seed: seed ^ 0xD1CE)
    let parts: [Reference] = [.habit(0), .habit(1), .measure(0), .measure(2)]
    for habit in [2, 3] {
      var derivation = Derivation([.all, .any(1), .any(2)].randomElement(using: &dice)!)
      derivation.parts = parts.filter { _ in dice.chance(60) }
      if derivation.parts.isEmpty { derivation.parts = [.habit(0)] }
      sketch.configuration.habits[habit].derivation = derivation
    }
    for measure in [0, 2] {
      for goal in sketch.configuration.measures[measure].goals.indices
      where sketch.configuration.measures[measure].goals[goal].whenHabit.map({ $0 > 1 }) ?? false {
        sketch.configuration.measures[measure].goals[goal].whenHabit = 1
      }
    }
    return sketch
  }

  @Test(arguments: Array(UInt64(1)...40)) func whatIsSettledIsSo(seed: UInt64) {
    let sketch = Self.sketch(seed)
    guard let first = sketch.records.keys.min(), let last = sketch.records.keys.max() else { return }
    let whole = Assessment(book: sketch.book(), configuration: sketch.configuration, today: last)
    for back in [0, 3, 8, 20, 40] {
      let part = Assessment(
        book: sketch.book(covering: Period(last - back, .last)), configuration: sketch.configuration,
        today: last,
        firstFile: first)
      let days = Period(last - min(back, 3), last)
      let isSettled = part.isSettled(over: days)
      for subject in sketch.configuration.references {
        if isSettled {
          #expect(
            part.states(of: subject, in: days) == whole.states(of: subject, in: days), "\(subject) \(back)")
        }
        let streaks = StreakReport(of: subject, in: part)
        if streaks.isSettled {
          #expect(streaks.current == StreakReport(of: subject, in: whole).current, "\(subject) \(back)")
        }
      }
    }
  }

  @Test(arguments: Array(UInt64(1)...40)) func aStateOfADayIsThatOfAnyPeriod(seed: UInt64) {
    let sketch = Self.sketch(seed)
    guard let first = sketch.records.keys.min(), let last = sketch.records.keys.max() else { return }
    let whole = Assessment(book: sketch.book(), configuration: sketch.configuration, today: last)
    let period = Period(first, last + 3)
    for subject in sketch.configuration.references {
      guard let states = whole.states(of: subject, in: period) else { continue }
      for (day, state) in zip(period.days, states) {
        if let alone = whole.state(of: subject, on: day) { #expect(alone == state, "\(subject) \(day)") }
      }
    }
  }
}
