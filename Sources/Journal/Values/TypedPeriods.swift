import Speech

/// The words for periods, and for how often something is to be done.
extension TypedWords {
  /// Words that a period may begin with, and be made of.
  static let all = Translated(["all"], cs: ["vše", "vse", "všechno"])
  static let this = Translated(["this"], cs: ["tento", "tenhle", "letos", "tahle"])
  static let last = Translated(["last"], cs: ["minulý", "minuly", "loni", "předchozí"])
  /// Words before a day of the week.
  static let onDay = Translated(["on"], cs: ["v", "ve"])
  /// The night before a day, which is one of its own only in how long it was slept.
  static let nightBefore = Translated(["last night"], cs: ["minulou noc"])
  static let next = Translated(["next"], cs: ["příští", "pristi"])
  /// Words before a number of days, weeks, months or years up to today.
  static let recent = Translated(
    ["last", "past"],
    cs: [
      "posledních", "poslednich", "poslední", "posledni", "minulých", "minulych", "minulé", "minule",
      "uplynulých", "uplynulych",
    ])
  package static let week = Translated(["week"], cs: ["týden", "tyden"])
  static let month = Translated(["month"], cs: ["měsíc", "mesic"])
  static let year = Translated(["year"], cs: ["rok"])
  static let thisYear = Translated([], cs: ["letos"])
  static let lastYear = Translated([], cs: ["loni"])

  static let weekly = Translated(["weekly"], cs: ["týdně", "tydne"])
  static let monthly = Translated(["monthly"], cs: ["měsíčně", "mesicne"])
  static let workdays = Translated(["weekdays", "weekday", "workdays"], cs: [])
  static let weekends = Translated(["weekends", "weekend"], cs: [])

  /// Words that say how often, in which no schedule is written.
  static let frequencies = Translated(
    daily.en + weekly.en + monthly.en + ["hourly"] + workdays.en + weekends.en,
    cs: daily.cs + weekly.cs + monthly.cs)

  /// The one of them that is every habit's, unless a schedule is written.
  static let daily = Translated(["daily"], cs: ["denně", "denne"])

  /// Words for how often, with the number that they say.
  static let frequencyWords: [(words: Translated<[String]>, count: Int)] = [
    (Translated(["once"], cs: ["jednou"]), 1), (Translated(["twice"], cs: ["dvakrát", "dvakrat"]), 2),
    (Translated(["thrice"], cs: ["třikrát", "trikrat"]), 3),
    (Translated([], cs: ["čtyřikrát", "ctyrikrat"]), 4), (Translated([], cs: ["pětkrát", "petkrat"]), 5),
    (Translated([], cs: ["šestkrát", "sestkrat"]), 6), (Translated([], cs: ["sedmkrát", "sedmkrat"]), 7),
    (Translated([], cs: ["osmkrát", "osmkrat"]), 8), (Translated([], cs: ["devětkrát", "devetkrat"]), 9),
    (Translated([], cs: ["desetkrát", "desetkrat"]), 10),
  ]
  static let each = Translated(["each"], cs: ["každý", "každé", "každou", "kazdy", "kazde", "kazdou"])
  static let other = Translated(["other", "second"], cs: ["druhý", "druhy"])
  static let weeks = Translated(["weeks", "week"], cs: ["týdny", "týdnů", "tydny", "tydnu"])

  /// Words that begin a schedule as people say it, and no label of several words.
  static let scheduleStarts = Translated(
    frequencyWords.flatMap(\.words.en) + each.en + ["on"],
    cs: frequencyWords.flatMap(\.words.cs) + each.cs + ["vždy", "vzdy", "ob"])
  /// Words for days in a schedule: after `every`, and after a number.
  static let day = Translated(["day"], cs: ["den"])
  static let days = Translated(["days", "day"], cs: ["dny", "dní", "dni", "dnů", "dnu"])
  /// Words for months and years behind their number; those of days and weeks are those of a schedule.
  static let monthsInNumber = Translated(
    ["months", "month"], cs: ["měsíců", "mesicu", "měsíce", "mesice", "měsíc", "mesic"])
  static let yearsInNumber = Translated(["years", "year"], cs: ["let", "roky", "rok"])
}
