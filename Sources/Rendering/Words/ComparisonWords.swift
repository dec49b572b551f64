extension Words {
  /// The head of a comparison by a habit or measure.
  func comparisonHeading(_ title: String, isNextDay: Bool) -> String {
    isNextDay
      ? say("The day after \(title), and other days", "Den po tom, kdy ano, a po tom, kdy ne: \(title)")
      : say("Days with and without \(title)", "Dny, kdy ano, a dny, kdy ne: \(title)")
  }

  /// The head of the days of one side.
  func side(_ title: String, isWith: Bool, isNextDay: Bool) -> String {
    switch (isWith, isNextDay) {
    case (true, false): say("Days with \(title)", "Dny, kdy ano: \(title)")
    case (false, false): say("Days without \(title)", "Dny, kdy ne: \(title)")
    case (true, true): say("Days after \(title)", "Dny po tom, kdy ano: \(title)")
    case (false, true): say("Days after one without \(title)", "Dny po tom, kdy ne: \(title)")
    }
  }

  /// A mean of some days: `7 h 40 min (23 days)`.
  func compared(_ figure: String, days count: Int) -> String {
    isAloud ? "\(figure), \(days(count))" : "\(figure) (\(days(count)))"
  }

  /// The means of two sides.
  func withAndWithout(_ title: String, with: String, without: String) -> String {
    isAloud
      ? say("\(title): with it \(with); without it \(without)", "\(title): ano \(with); ne \(without)")
      : say("\(title): with \(with), without \(without)", "\(title): ano \(with), ne \(without)")
  }

  /// How often chance alone makes as much of a difference.
  func chance(_ count: Int, of all: Int) -> String {
    guard count > 0 else {
      return say(
        "Chance alone never does as much in \(number(all)) shuffles of the days",
        "Sama náhoda tolik neudělá ani jednou z \(number(all)) zamíchání dní")
    }
    return say(
      "Chance alone does as much in \(number(count)) of \(number(all)) shuffles of the days",
      "Sama náhoda udělá tolik \(number(count))krát z \(number(all)) zamíchání dní")
  }

  /// Said where a side has too few days.
  func tooFewToCompare(_ least: Int) -> String {
    say(
      "Too few days to tell from chance: at least \(number(least)) with it and \(number(least)) without are needed",
      "Na odlišení od náhody je dní málo: je třeba aspoň \(number(least)), kdy ano, a \(number(least)), kdy ne"
    )
  }

  /// Said of a tag that no line has.
  var noLineHasIt: String { say("no line has it in these days", "v těchto dnech ho žádný řádek nemá") }

  /// The last day and line: `last on Mar 18, 2026-03-18.txt:4`.
  func lastOn(_ date: String, _ place: String) -> String {
    say("last on \(date), \(place)", "naposledy \(date), \(place)")
  }
}
