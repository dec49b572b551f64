import Speech

/// The measures that are a level and no amount: two weighings of a day do not add up.
package enum Level {
  /// How a measure of a name that nobody declared yet is declared to count: a level by its last value of a day; nil of
  /// what adds up.
  ///
  /// The names are English and Czech; letter case does not matter, nor do blanks against hyphens.
  package static func aggregate(of name: String) -> Aggregate? {
    names.contains(Vocabulary.folded(name)) ? .last : nil
  }

  /// The same, as the end of a line that declares it: ` last`, or nothing.
  package static func suffix(of name: String) -> String {
    aggregate(of: name).map { " \($0.rawValue)" } ?? ""
  }

  private static let names = Set(
    (TypedWords.weight.words + others.flatMap(\.words)).map(Vocabulary.folded))

  private static let others = [
    Translated(
      ["body weight", "bodyweight", "body mass index", "bmi", "waist", "body fat", "body fat percentage"],
      cs: ["tělesná hmotnost", "pas", "obvod pasu", "tělesný tuk"]),
    Translated(["mood", "stress"], cs: ["nálada", "nalada", "stres"]),
    Translated(
      [
        "pulse", "resting pulse", "heart rate", "heartrate", "resting heart rate", "heart rate variability",
        "hrv",
        "respiratory rate", "blood oxygen saturation", "vo2 max",
      ],
      cs: ["tep", "puls", "pulz", "srdeční tep", "klidový tep", "tepová frekvence"]),
    Translated(["temperature", "body temperature"], cs: ["teplota", "tělesná teplota"]),
    Translated(
      ["blood pressure", "systolic", "diastolic"],
      cs: ["krevní tlak", "tlak", "systolický tlak", "diastolický tlak"]),
    Translated(
      ["glucose", "blood glucose", "blood sugar"],
      cs: ["glykémie", "glykemie", "glukóza", "glukoza", "krevní cukr"]),
  ]
}
