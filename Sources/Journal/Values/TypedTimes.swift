import Speech

/// The words around and for times of day.
extension TypedWords {
  /// Words before a time of day.
  package static let atTime = Translated(["at", "@", "from"], cs: ["v", "ve", "od"])

  static let aroundTime = Translated(["around", "about", "by"], cs: ["kolem", "okolo"])

  /// Words before the time at which something began, and before the one at which it ended.
  package static let since = Translated(["at", "@", "from", "since"], cs: ["v", "ve", "od"])
  package static let upTo = Translated(["at", "@", "to", "until", "till"], cs: ["v", "ve", "do"])

  /// Words before the time before or after which something is meant to be done.
  private static let besideTime = Translated(["before", "by", "after"], cs: ["před", "pred", "po"])

  /// Whether a word may stand before a time of day, and says nothing of its own: `at 18:00`.
  package static func leadsTime(_ word: String) -> Bool {
    [atTime, aroundTime, upTo, besideTime].contains { $0.holds(word) }
  }

  /// The words right behind a time before noon that say that it is after noon.
  static let afternoons = Translated(
    ["afternoon", "evening", "tonight"], cs: ["odpoledne", "večer", "vecer", "podvečer"])
  /// The words behind an hour that say that it is before noon.
  static let mornings = Translated(["morning"], cs: ["ráno", "rano", "dopoledne"])
  /// The words for noon.
  static let noon = Translated(["noon", "midday"], cs: ["poledne", "poledni"])
  static let midnight = Translated(["midnight"], cs: ["půlnoc", "půlnoci", "pulnoc", "pulnoci"])
  /// The hours from one on that `půl`, `o` or `kolem` stands before, which are no numbers.
  static let hours: [Translated<[String]>] = [
    Translated([], cs: ["jedné", "jedne"]), Translated([], cs: ["druhé", "druhe"]),
    Translated([], cs: ["třetí", "treti"]), Translated([], cs: ["čtvrté", "ctvrte"]),
    Translated([], cs: ["páté", "pate"]), Translated([], cs: ["šesté", "seste"]),
    Translated([], cs: ["sedmé", "sedme"]), Translated([], cs: ["osmé", "osme"]),
    Translated([], cs: ["deváté", "devate"]), Translated([], cs: ["desáté", "desate"]),
    Translated([], cs: ["jedenácté", "jedenacte"]), Translated([], cs: ["dvanácté", "dvanacte"]),
  ]
  /// The words for minutes right behind an hour: `five thirty`, `sedm třicet`.
  static let minutes: [(words: Translated<[String]>, count: Int)] = [
    (Translated(["ten"], cs: ["deset"]), 10), (Translated(["fifteen"], cs: ["patnáct", "patnact"]), 15),
    (Translated(["twenty"], cs: ["dvacet"]), 20), (Translated(["twenty-five"], cs: []), 25),
    (Translated(["thirty"], cs: ["třicet", "tricet"]), 30),
    (Translated(["forty"], cs: ["čtyřicet", "ctyricet"]), 40), (Translated(["forty-five"], cs: []), 45),
    (Translated(["fifty"], cs: ["padesát", "padesat"]), 50),
  ]
  /// The numbers as they stand behind `v` and `ve` where they say how many went: an hour stands there otherwise, `v pět`.
  static let locatives = Translated(
    [],
    cs: [
      "dvou", "třech", "čtyřech", "pěti", "šesti", "sedmi", "osmi", "devíti", "deseti", "desíti",
      "jedenácti", "dvanácti",
    ]
  ).orPlain
  /// The words before the time at which a sleep ended: `woke at 6`.
  static let waking = Translated(
    ["woke", "awoke", "wake", "waking", "awake", "woken", "up", "rose", "alarm"],
    cs: [
      "vzhůru", "budík", "budíček", "vstal", "vstala", "vstali", "vstával", "vstávala", "vstávám", "vstávání",
      "probudil", "probudila", "probuzen", "probuzena", "probuzení", "vzbudil", "vzbudila",
    ]
  ).orPlain

  /// The words between so many minutes or a part of an hour and the hour behind which they are, and on the way to which.
  static let pastHour = Translated(["past"], cs: [])
  static let toHour = Translated(["to", "till"], cs: ["na"])
  /// The ends of an hour that is not exact, `8ish`, and the words behind one, `8 o'clock`.
  static let hourIsh = Translated(["-ish", "ish"], cs: [])
  static let hourWords = Translated(
    ["o'clock", "o’clock", "oclock", "hrs", "uhr"], cs: ["hod", "hodin", "h"])

  /// The words between a time and the part of the day that it is in: `8:10 in the evening`.
  static let beforePartsOfDay = Translated(["in", "the", "this", "at", "of"], cs: ["v", "ve", "o", "dnes"])

  /// The ends of a time of day that is written without `:`.
  static let hourEnds = Translated(["hrs", "h"], cs: ["hod"])
}
