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
    (TypedWords.weight.words + TypedWords.levels.flatMap(\.words)).map(Vocabulary.folded))
}
