import Speech

/// Verbs that say what was done by another word than its name, and the words that stand with them.
extension TypedWords {
  /// The words for the person that a verb stands behind, or before.
  static let person = Translated(["i", "we"], cs: ["jsem", "jsme"])
  static let sleeping = Translated(
    ["slept", "nap", "napped"],
    cs: ["spal", "spala", "šlofík", "zdřímnutí", "zdříml", "zdřímla", "naspáno", "naspal", "naspala"]
  ).orPlain
  /// Words for sleep, and for a person's weight, besides their names.
  static let verbs: [(words: Translated<[String]>, names: Translated<[String]>)] = [
    (sleeping, sleep),
    (
      Translated(
        ["weighed", "weigh", "weigh-in"], cs: ["vážím", "vážil", "vážila", "zvážil", "zvážila", "naváženo"]
      ).orPlain,
      weight
    ),
    (
      Translated(["meditated", "meditating"], cs: ["meditoval", "meditovala"]),
      Translated(["meditation", "meditate"], cs: ["meditace"])
    ),
  ]
  /// Words between such a verb and how much it was.
  static let besideVerbs = Translated(["in", "myself", "like", "maybe"], cs: ["se", "si", "tak", "snad"])
  /// Verbs of exercise that are said of going by car or by train too.
  static let travelling = Translated(["ride", "rode"], cs: ["jel", "jela", "ujel", "ujela"])
  /// Words that say of a medicine that it was taken.
  static let taken = Translated(
    [], cs: ["vzal", "vzala", "vzali", "bral", "brala", "užil", "užila", "spolkl", "spolkla"]
  ).orPlain
  /// Words between a verb and a name that say who did it, or whose it is.
  static let ofPerson = Translated(["my", "i"], cs: ["jsem", "jsme", "si", "se"])
  /// What is said of a place or a thing, and of no habit that has its name.
  static let ofThings = Translated(
    [
      "opens", "closes", "reopens", "starts", "begins", "ends", "delivery", "delivered", "arrived", "opening",
      "membership", "reservation", "booking", "refill", "bag",
    ],
    cs: [
      "otevírá", "otvírá", "zavírá", "začíná", "končí", "došly", "došla", "došel", "zdražila", "dorazily",
      "dorazila",
    ]
  ).orPlain
}
