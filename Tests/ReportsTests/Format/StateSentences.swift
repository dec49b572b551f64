import Testing

/// The rows of the table of "A day's states" in the format, and the sentences about them.
@Suite struct StateSentences {
  // | met | a tick is `[x]`; an at-least goal is reached; an at-most or range goal holds, the day is over, has a file, is
  // neither before the start nor after the `until`, and is in no pause |
  @Test(arguments: [
    StateRow("habit gym", "[x] gym|[X] gym|gym 45min|[ ] gym;[x] gym|[x] gym;[-] gym", "MMMMM"),
    StateRow("habit gym from 2026-01-07;pause 2026-01-06..2026-01-06", "[x] gym|[x] gym|[x] gym", "MMM"),
    StateRow("habit gym", "#|[x] gym|[x] gym", today: 1, "?MM"),
    StateRow("measure water goal 2l", "water 2l|water 1l;water 1000ml|#;water 1999.999999ml", "MMh"),
    StateRow("measure water goal 2l", "water 2l|water 3l", today: 0, "MM"),
    StateRow("measure water goal 2l from 2026-01-06 until 2026-01-07", "water 2l|water 2l|water 2l", "MMM"),
    StateRow("measure water goal 2l;pause 2026-01-05..2026-01-06", "water 2l|water 1l", "Ms"),
    StateRow("measure beer goal at most 1l", "beer 1l|beer 1000.000001ml|beer 0l|#|_", "M!MM?"),
    StateRow("measure beer goal at most 1l", "beer 1l|beer 1l|beer 1l", today: 1, "Mpp"),
    StateRow("measure beer goal at most 1l;pause 2026-01-06..2026-01-06", "beer 1l|beer 1l|beer 1l", "MsM"),
    StateRow("measure kcal goal 1400kcal..1600kcal", "kcal 1400|kcal 1600|kcal 1399|kcal 1601", "MM!!"),
  ])
  func met(row: StateRow) { #expect(row.found == row.states) }

  // | skipped | a tick is `[-]`; the day is in a pause |
  @Test(arguments: [
    StateRow("habit gym", "[-] gym|[ ] gym;[-] gym|[ ] gym", "ss!"),
    StateRow("habit gym from 2026-01-07;pause 2026-01-05..2026-01-07", "#|[ ] gym|_|#", "sss!"),
    StateRow("habit gym until 2026-01-05;pause 2026-01-06..2026-01-06", "#|#|#", "?s?"),
    StateRow("habit gym every mon;pause 2026-01-06..2026-01-06", "[ ] gym|#|#", "!sn"),
    StateRow("measure water goal 2l", "[-] water|[-] water;water 1l|[-] water;water 2l", "ssM"),
    StateRow("habit gym;habit read;pause 2026-01-05..2026-01-05 gym", "[ ] gym|[ ] gym", "s!"),
    StateRow("habit gym;habit read;pause 2026-01-05..2026-01-05 read", "[ ] gym|[ ] gym", "!!"),
    StateRow("habit gym;habit read;pause 2026-01-05..2026-01-06 read gym", "[ ] gym|#|#", "ss!"),
  ])
  func skipped(row: StateRow) { #expect(row.found == row.states) }

  // | unknown | before its start, after its `until`; for at-most and range, a day that is over and has no file, or no
  // value of a `last`, `mean`, `max` or `min` |
  // "A start is its `from`, else the first day up to today that has a tick, an entry or a counting tag of it, else today."
  @Test(arguments: [
    StateRow("habit gym from 2026-01-06 until 2026-01-07", "#|#|#|#", "?!!?"),
    StateRow("habit gym", "#|[ ] gym|#", "?!!"),
    StateRow("habit gym", "#|#|[ ] gym", today: 1, "?pp"),
    StateRow("measure water goal 2l", "#|#;lunch water:1ml|#", "?h!"),
    StateRow("measure beer goal at most 1l from 2026-01-05", "_|#|_", today: 2, "?Mp"),
    // A measure that has none of its own begins where another's amounts count for it.
    StateRow("measure all goal 2l;measure tea unit ml counts 50% all", "#|tea 2l|tea 4l|#", "?hM!"),
    StateRow("measure all goal 2l;measure tea unit ml counts 50% all", "tea 2l|#|all 1l|#", "??h!"),
    StateRow("measure weight unit kg last goal at most 90kg", "weight 90kg|#|_|weight 91kg", "M??!"),
    StateRow("measure weight unit kg mean goal 80kg..90kg", "weight 79kg;weight 91kg|#", "M?"),
    StateRow("measure weight unit kg last goal 70kg", "weight 70kg|#|_", "M!!"),
    StateRow("measure beer goal at most 1l/week from 2026-01-05", "_|_|_|_|_|_|_|#", "nnnnnn?n"),
    StateRow("measure beer goal at most 1l/week from 2026-01-05", "_|_|#|_|_|_|_|#", "nnnnnnMn"),
  ])
  func unknown(row: StateRow) { #expect(row.found == row.states) }

  // | not_due | the schedule does not ask for it |
  // "N per M days: a day not done is not_due if the M days that end with it hold N done ones; else as any day."
  @Test(arguments: [
    StateRow("habit gym every mon wed", "[ ] gym|#|#|#|[x] gym", "!n!nM"),
    StateRow("habit gym every 2 days from 2026-01-05", "#|#|#|#", "!n!n"),
    StateRow("habit gym every 3 days from 2026-01-06", "#|#|#|#|#", "?!nn!"),
    StateRow("habit gym 3/week", "[x] gym|#|[-] gym|#", "Mnsn"),
    StateRow("habit gym 2 per 3 days", "[x] gym|[x] gym|#|#|#", "MMn!!"),
    StateRow("habit gym 1 per 2 days", "[x] gym|#|#|[x] gym|#", today: 4, "Mn!Mn"),
  ])
  func notDue(row: StateRow) { #expect(row.found == row.states) }

  // | pending | the day is not over (a future day; today), and an at-most or range goal is not yet overrun |
  @Test(arguments: [
    StateRow("habit gym", "[ ] gym|[ ] gym|#|_", today: 1, "!ppp"),
    StateRow("measure water goal 2l", "water 1l|water 1l|#", today: 1, "hpp"),
    StateRow("measure beer goal at most 1l", "beer 1l|beer 1001ml|beer 1001ml", today: 1, "M!!"),
    StateRow("measure kcal goal 1400kcal..1600kcal", "kcal 1600|kcal 1601|kcal 1", today: 0, "p!p"),
  ])
  func pending(row: StateRow) { #expect(row.found == row.states) }

  // | partial | at least: something above zero counted |
  // | missed | else |
  @Test(arguments: [
    StateRow("measure water goal 2l", "water 1ml|water 0ml|#|_", "h!!!"),
    StateRow("measure kcal goal 1400kcal..1600kcal", "kcal 1399|kcal 0", "!!"),
    StateRow("measure coffee goal at most 100ml", "coffee 200ml", "!"),
    StateRow("habit gym", "[ ] gym|#|_", "!!!"),
  ])
  func partialOrMissed(row: StateRow) { #expect(row.found == row.states) }

  // "A total and its goal are compared as printed, to 6 decimals of the measure's unit."
  @Test(arguments: [
    StateRow("measure tea unit oz goal 80oz", "8x10oz tea|80x1oz tea|79.9999994oz tea", "MMh"),
    StateRow("measure oil unit cup goal 1cup", "oil 1/3 cup;oil 1/3 cup;oil 1/3 cup", "M"),
    StateRow("measure beer goal at most 1l", "#;beer 1000.0000004ml|beer 1000.000001ml", "M!"),
  ])
  func comparedAsPrinted(row: StateRow) { #expect(row.found == row.states) }
}
