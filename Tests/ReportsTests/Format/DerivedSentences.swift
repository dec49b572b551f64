import Testing

/// The sentences of the format about habits that are made of others. The row's states are those of the first declared.
@Suite struct DerivedSentences {
  // "`all NAME...`, `any NAME...`, `any N of NAME...` make it derived: it is done on a day on which that many of the named
  // are met"
  @Test(arguments: [
    StateRow("habit m all a b;habit a;habit b", "[x] a;[x] b|[x] a|[x] b;[ ] a|#", "M!!!"),
    StateRow("habit m any a b;habit a;habit b", "[x] a;[x] b|[x] a|[x] b;[ ] a|#", "MMM!"),
    StateRow("habit m any 1 of a b;habit a;habit b", "[x] a;[x] b|[x] a|#", "MM!"),
    StateRow(
      "habit m any 2 of a b c;habit a;habit b;habit c", "[x] a;[x] b;[x] c|[x] a;[x] c|[x] b|#", "MM!!"),
    StateRow(
      "habit m all a water;habit a;measure water goal 2l", "[x] a;water 2l|[x] a;water 1l|water 2l", "M!!"),
    // A limit is kept once its day is over.
    StateRow(
      "habit m all a beer;habit a;measure beer goal at most 1l", "[x] a|[x] a;beer 2l|[x] a", today: 2, "M!p"),
    StateRow("habit m all a;habit a;habit b", "[x] a|[x] b", "M!"),
  ])
  func thatManyAreMet(row: StateRow) { #expect(row.found == row.states) }

  // "and has no tick of its own"
  @Test(arguments: [
    StateRow("habit m all a;habit a", "[x] m|[x] a;[-] m|[ ] a;[x] m", "?M!"),
    StateRow("habit m any a;habit a", "[x] a|[-] m", "M!"),
  ])
  func aTickOfItCountsForNothing(row: StateRow) { #expect(row.found == row.states) }

  // "One that is skipped, unknown or not due on a day is not asked for"
  @Test(arguments: [
    StateRow("habit m all a b;habit a;habit b", "[x] a;[-] b|[-] a;[x] b|[-] a;[ ] b", "MM!"),
    StateRow("habit m all a b;habit a;habit b from 2026-01-06", "[x] a|[x] a|[x] a;[x] b", "M!M"),
    StateRow("habit m all a b;habit a;habit b until 2026-01-05", "[x] a;[ ] b|[x] a", "!M"),
    StateRow("habit m all a b;habit a;habit b every mon", "[x] a;[ ] b|[x] a|#", "!M!"),
    StateRow(
      "habit m all a b;habit a;habit b;pause 2026-01-06..2026-01-06 b", "[x] a;[x] b|[x] a|[x] a", "MM!"),
    StateRow("habit m any a b;habit a;habit b every mon", "[ ] a|[ ] a;[x] b|[ ] a", "!M!"),
  ])
  func whatIsNotAskedForDoesNotCount(row: StateRow) { #expect(row.found == row.states) }

  // "and N is at most that of those asked for"
  @Test(arguments: [
    StateRow(
      "habit m any 2 of a b c;habit a;habit b;habit c", "[x] a;[-] b;[-] c|[x] a;[-] b|[-] a;[-] b;[x] c",
      "M!M")
  ])
  func theNumberIsAtMostThatOfThoseAskedFor(row: StateRow) { #expect(row.found == row.states) }

  // "with none left the derived one is not due"
  @Test(arguments: [
    StateRow("habit m all a b;habit a;habit b", "[-] a;[-] b|[x] a;[x] b", "nM"),
    StateRow("habit m all a;habit a every mon", "[x] a|#|#", "Mnn"),
    StateRow("habit m any a;habit a;pause 2026-01-06..2026-01-06 a", "[x] a|#|#", "Mn!"),
    // A pause of all is one of it too, and so is one that names it.
    StateRow("habit m any a;habit a;pause 2026-01-06..2026-01-06", "[x] a|#|#", "Ms!"),
    StateRow("habit m any a;habit a;pause 2026-01-06..2026-01-07 m", "[x] a|#|[x] a|#", "MsM!"),
  ])
  func withNoneLeftItIsNotDue(row: StateRow) { #expect(row.found == row.states) }

  // "A measure without a goal is met there by anything above zero."
  @Test(arguments: [
    StateRow("habit m all weight;measure weight unit kg last", "weight 80kg|#|_|weight 79kg", "M!!M"),
    StateRow("habit m all steps;measure steps unit steps", "steps 0|steps 1|[-] steps|lunch steps:5", "!MnM"),
    StateRow("habit m all steps;measure steps unit steps", "#|steps 1|#", today: 2, "?Mp"),
    // Nor has one a goal before its first, after its last, or on the day of another habit.
    StateRow(
      "habit m all run;measure run unit km;goal run 3km from 2026-01-07", "run 1km|#|run 1km|run 3km", "M!!M"),
    StateRow(
      "habit m all run;measure run unit km;goal run 3km until 2026-01-06", "run 1km|run 3km|run 1km", "!MM"),
    StateRow(
      "habit m all run;measure run unit km;goal run 3km when gym;habit gym",
      "run 1km|[x] gym;run 1km|[x] gym;run 3km", "M!M"),
  ])
  func aMeasureWithoutAGoalIsMetByAnything(row: StateRow) { #expect(row.found == row.states) }

  // "It starts with the first of them."
  @Test(arguments: [
    StateRow("habit m all a b;habit a;habit b", "#|[x] a|[x] a;[ ] b", "?M!"),
    StateRow("habit m all a b;habit a from 2026-01-07;habit b from 2026-01-06", "#|#|#", "?!!"),
    StateRow("habit m all a from 2026-01-06;habit a", "[ ] a|[x] a|#", "?M!"),
    StateRow("habit m all a until 2026-01-06;habit a", "[ ] a|[x] a|#|[x] a", "!M?M"),
  ])
  func itStartsWithTheFirstOfThem(row: StateRow) { #expect(row.found == row.states) }

  // "A `/week` measure or `N/week` habit is met there on a day on which it has an amount or is done."
  @Test(arguments: [
    StateRow("habit m any run;measure run goal 20km/week", "run 5km|#|run 1km", "MnM"),
    StateRow("habit m any gym;habit gym 3/week", "[x] gym|#|[x] gym", "MnM"),
    StateRow("habit m all a gym;habit a;habit gym 3/week", "[x] a;[x] gym|[x] a|[x] gym;[ ] a", "MM!"),
    StateRow("habit m any run;measure run goal 20km/week", "run 5km|#|#|#|#|#|#", "Mnnnnnn"),
  ])
  func whatIsCountedByTheWeekIsMetOnItsDay(row: StateRow) { #expect(row.found == row.states) }

  // It has a schedule as any habit has.
  @Test(arguments: [
    StateRow("habit m all a every mon wed;habit a", "[ ] a|[ ] a|#|[x] a", "!n!M"),
    StateRow("habit m all a 2/week;habit a", "[x] a|[ ] a|[x] a", "MnM"),
    StateRow("habit m all a 1 per 2 days;habit a", "[x] a|[ ] a|[ ] a", "Mn!"),
    StateRow("habit m all a every 2 days from 2026-01-05;habit a", "[x] a|[ ] a|[ ] a", "Mn!"),
  ])
  func aScheduleHolds(row: StateRow) { #expect(row.found == row.states) }

  // "pending: the day is not over, and an at-most or range goal is not yet overrun"
  @Test(arguments: [
    StateRow("habit m all a b;habit a;habit b", "[x] a;[x] b|[x] a", today: 1, "Mpp"),
    StateRow("habit m all a beer;habit a;measure beer goal at most 1l", "#|[x] a;beer 2l", today: 1, "?!p"),
    StateRow(
      "habit m any a beer;habit a;measure beer goal at most 1l", "[x] a|[ ] a;beer 2l", today: 1, "Mpp"),
  ])
  func itIsOpenAsLongAsItCanBeMet(row: StateRow) { #expect(row.found == row.states) }

  // "A goal `when HABIT` holds on days on which that habit is met."
  @Test(arguments: [
    StateRow(
      "measure kcal goal 2000kcal;goal kcal 3000kcal when m;habit m any a b;habit a;habit b",
      "[x] a;kcal 2500|[ ] a;kcal 2500|[x] b;kcal 3000", "hMM")
  ])
  func aGoalMayWaitForIt(row: StateRow) { #expect(row.found == row.states) }
}
