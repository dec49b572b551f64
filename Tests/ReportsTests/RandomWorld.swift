import Journal
import TestSupport

@testable import Journal

extension Sketch {
  /// A daybook of four habits and four measures over some sixty days, as a seed decides.
  static func random(_ seed: UInt64) -> Sketch {
    var dice = SplitMix64(seed: seed)
    let first = Day("2026-01-01")!
    func day(_ dice: inout SplitMix64) -> Day { first + Int.random(in: -5...65, using: &dice) }
    func someday(_ percent: Int, _ dice: inout SplitMix64) -> Day? { dice.chance(percent) ? day(&dice) : nil }

    var sketch = Sketch(from: first.description)
    sketch.configuration.firstWeekday = Weekday.allCases.randomElement(using: &dice)!
    for place in 0..<4 {
      let length = Int.random(in: 1...9, using: &dice)
      let weekdays = Weekday.allCases.filter { _ in dice.chance(50) }
      let schedule = [
        Schedule.daily, .weekdays(WeekdaySet(weekdays)), .everyDays(length),
        .perWeek(Int.random(in: 1...7, using: &dice)),
        .perDays(Int.random(in: 1...length, using: &dice), days: length),
      ].randomElement(using: &dice)!
      var habit = Habit(name: "habit\(place)")
      habit.schedule = schedule
      habit.from = someday(40, &dice)
      habit.until = someday(20, &dice)
      sketch.configuration.habits.append(habit)
    }
    var mug = CustomUnit(name: "mug", kind: .volume)
    for _ in 0..<Int.random(in: 1...3, using: &dice) {
      let parts = Int.random(in: 1...3, using: &dice) * Unit.millilitre.parts
      mug.sizes.append(DatedSize(parts: parts, from: someday(60, &dice)))
    }
    sketch.configuration.units = [mug]
    for place in 0..<4 {
      var measure = Measure(name: "measure\(place)", unit: .millilitre)
      if dice.chance(40) { measure.aggregate = Aggregate.allCases.randomElement(using: &dice)! }
      measure.from = someday(30, &dice)
      measure.until = someday(20, &dice)
      if place == 1 { measure.lends = Lending(percent: 50_000_000, measure: 0) }
      for _ in 0..<Int.random(in: 0...3, using: &dice) {
        var cup = DatedCup(amount: written(Int64.random(in: 1...3, using: &dice), .millilitre))
        (cup.from, cup.until) = (someday(60, &dice), someday(40, &dice))
        measure.cups.append(cup)
      }
      for _ in 0..<Int.random(in: 0...4, using: &dice) {
        let size = Int64.random(in: 0...6, using: &dice)
        var goal = [Asked.atLeast(size), .atMost(size), .range(size, size + 2)].randomElement(using: &dice)!
          .goal()
        if dice.chance(30) { goal.bound = .atLeast(WrittenAmount(Ratio(size), .cup)) }
        if dice.chance(10) { goal.bound = .atMost(WrittenAmount(Ratio(size), .custom(0))) }
        goal.isWeekly = measure.aggregate == .sum && dice.chance(30)
        goal.whenHabit = dice.chance(30) ? Int.random(in: 0..<4, using: &dice) : nil
        goal.from = someday(50, &dice)
        goal.until = someday(20, &dice)
        measure.goals.append(goal)
      }
      sketch.configuration.measures.append(measure)
    }
    for _ in 0..<Int.random(in: 0...3, using: &dice) {
      let from = day(&dice)
      let subjects: [Reference] = [[], [], [.habit(0), .measure(2)], [.habit(3)]].randomElement(using: &dice)!
      sketch.configuration.pauses.append(
        Pause(period: Period(from, from + Int.random(in: 0...12, using: &dice)), subjects: subjects))
    }
    let diligence = Int.random(in: 30...95, using: &dice)
    for column in 0..<60 where dice.chance(90) {
      sketch.records[first + column] = DayRecord.random(on: first + column, diligence: diligence, &dice)
    }
    return sketch
  }
}

extension DayRecord {
  fileprivate static func random(on day: Day, diligence: Int, _ dice: inout SplitMix64) -> DayRecord {
    var record = DayRecord(day: day)
    for place in 0..<4 {
      let subjects: [Reference] = dice.chance(5) ? [.habit(place), .measure(place)] : [.habit(place)]
      for subject in subjects where dice.chance(80) {
        let mark: Mark =
          dice.chance(diligence) && subject == .habit(place) ? .done : dice.chance(30) ? .skipped : .open
        record.records.append(
          Record(form: .tick, line: 0, offset: 0, subject: subject, name: 0..<0, mark: mark))
      }
      while dice.chance(40) { record.entry(place, Int64.random(in: 0...4, using: &dice), unit: .millilitre) }
      if dice.chance(5) {
        let goal = [Asked.atLeast(2), .atMost(3), .range(1, 3)].randomElement(using: &dice)!.goal()
        record.ownGoals.append(OwnGoal(measure: place, bound: goal.bound, line: 0))
      }
    }
    return record
  }
}
