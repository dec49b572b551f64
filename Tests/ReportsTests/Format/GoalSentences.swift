import Journal
import Testing

@testable import Reports

/// The format's sentences about goals and about what is dated.
@Suite struct GoalSentences {
  // "A later-dated `goal` or `cup` line holds from its day on and leaves earlier days as they were; before the first of
  // them a measure has no goal."
  @Test(arguments: [
    StateRow("measure water unit ml;goal water 1l from 2026-01-06", "water 1l|water 1l|water 999ml", "nMh"),
    StateRow(
      "measure water goal 1l;goal water 2l from 2026-01-06;goal water 3l from 2026-01-08",
      "water 1l|water 1l|water 2l|water 2l", "MhMh"),
    StateRow(
      "measure water goal 1l;goal water 2l from 2026-01-06 until 2026-01-06", "water 1l|water 1l|water 1l",
      "MhM"),
    StateRow(
      "measure water goal 2cup cup 250ml;cup water 400ml from 2026-01-06",
      "water 500ml|water 500ml|water 800ml", "MhM"),
    StateRow(
      "measure water goal 2cup cup 250ml;cup water 100ml from 2026-01-06 until 2026-01-07",
      "water 200ml|water 200ml|water 200ml|water 200ml", "hMMh"),
    StateRow(
      "measure water goal 2cup cup 250ml;cup water 300ml from 2026-01-06;cup water 100ml from 2026-01-06",
      "water 500ml|water 200ml", "MM"),
    StateRow(
      "measure water goal 500ml cup 250ml;cup water 100ml from 2026-01-06 until 2026-01-07",
      "water 2cup|water 2cup|water 2cup|water 2cup", "MhhM"),
  ])
  func laterDated(row: StateRow) { #expect(row.found == row.states) }

  // "`unit bottle 750ml from 2026-03-01` dates a unit, as a `cup`."
  @Test(arguments: [
    StateRow(
      "unit mug 300ml;unit mug 200ml from 2026-01-06;measure tea unit ml goal 2mug",
      "tea 599ml|tea 400ml|tea 399ml", "hMh"),
    StateRow("unit mug 200ml from 2026-01-06;measure tea unit ml goal 2mug", "tea 400ml|tea 400ml", "MM"),
  ])
  func datedUnit(row: StateRow) { #expect(row.found == row.states) }

  // "The day's own `goal` line is strongest, then `when`, then the latest `from`, then the last line."
  // "A goal `when HABIT` holds on days on which that habit is met."
  @Test(arguments: [
    StateRow(
      "measure tea goal 1l;habit gym;goal tea 2l when gym",
      "tea 1l|tea 1l;[x] gym|tea 1l;[-] gym|tea 1l;[ ] gym", "MhMM"),
    StateRow(
      "measure tea unit ml;habit gym;goal tea 2l when gym;goal tea 1l from 2026-01-06",
      "[x] gym;tea 1l|[x] gym;tea 1l|tea 1l", "hhM"),
    StateRow(
      "measure tea unit ml;habit gym;habit run;goal tea 1l when gym;goal tea 2l when run",
      "[x] gym;[x] run;tea 1l|[x] gym;tea 1l", "hM"),
    StateRow(
      "measure tea unit ml;habit gym;habit run;goal tea 1l when gym from 2026-01-06;goal tea 2l when run",
      "[x] gym;[x] run;tea 1l|[x] gym;[x] run;tea 1l", "hM"),
    StateRow(
      "measure tea goal 2l;habit gym;goal tea 3l when gym", "goal tea 1l;[x] gym;tea 1l|[x] gym;tea 1l", "Mh"),
    StateRow("measure tea goal 2l", "goal tea 1l;goal tea 3l;tea 1l|goal tea 3l;goal tea 1l;tea 1l", "hM"),
    StateRow("measure tea goal 1l;goal tea 2l", "tea 1l|tea 2l", "hM"),
  ])
  func strongest(row: StateRow) { #expect(row.found == row.states) }

  // "`counts P% OTHER`: its amounts count for OTHER too (of one kind), one step, no chains, of the rounded value, rounded
  // per line, zero for zero."
  @Test(arguments: [
    StateRow(
      "measure water goal 1l;measure tea unit ml counts 80% water", "tea 1l;water 200ml|tea 1l;water 199ml",
      "Mh"),
    StateRow(
      "measure water goal 1l from 2026-01-05;measure tea unit ml counts 80% water", "#|tea 0ml|tea 1ml", "!!h"
    ),
    StateRow(
      "measure water goal 1l;measure tea unit ml counts 100% water;measure milk unit ml counts 100% tea",
      "water 1ml;milk 1l|tea 1l", "hM"),
  ])
  func counts(row: StateRow) { #expect(row.found == row.states) }

  // "The streak is of the kind of goal that holds today."
  @Test(arguments: [
    ([Asked.atLeast(20).goal(weekly: true), Asked.atLeast(5).goal(when: 0)], StreakUnit.week),
    ([Asked.atLeast(20).goal(), Asked.atLeast(5).goal(weekly: true, when: 0)], .day),
    ([Asked.atLeast(5).goal(weekly: true, when: 0)], .week),
    ([Asked.atLeast(5).goal(when: 0)], .day),
    (
      [Asked.atLeast(5).goal(weekly: true, when: 0, from: "2026-01-06"), Asked.atLeast(1).goal(when: 0)],
      .week
    ),
    (
      [Asked.atLeast(5).goal(when: 0, from: "2026-01-06"), Asked.atLeast(1).goal(weekly: true, when: 0)],
      .day
    ),
    ([Asked.atLeast(5).goal(weekly: true, until: "2026-01-06")], .week),
    ([Asked.atLeast(5).goal(weekly: true), Asked.atLeast(2).goal(from: "2026-01-12")], .day),
    ([Asked.atLeast(5).goal(weekly: true), Asked.atLeast(2).goal(from: "2026-01-19")], .week),
  ])
  func kindOfStreak(goals: [Goal], unit: StreakUnit) {
    var run = measure()
    run.goals = goals
    let sketch = Sketch(habits: [(habit(), "o")], measures: [(run, "1")])
    #expect(sketch.seen(from: 9).streakUnit(of: .measure(0)) == unit)
  }
}
