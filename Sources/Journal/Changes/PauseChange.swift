/// The line of a pause that a person asks for.
extension ConfigurationChange {
  /// The values of a pause, in which words that are no names are its label.
  ///
  /// Words that are all nearly names are meant as names: taken as a label they would pause everything.
  func labelledPause(_ lines: [ConfigurationLine]) throws(Refusal) -> [String] {
    let words = values.dropFirst()
    func declared(_ word: String) -> String? {
      let name = word.last == "," ? String(word.dropLast()) : word
      return lines.contains { $0.declares(name) } ? name : nil
    }
    let names = words.prefix { declared($0) != nil }.compactMap(declared)
    let label = words.dropFirst(names.count)
    guard !label.isEmpty, !label.contains(where: { $0.contains("\"") }) else {
      return values.prefix(1) + names + label
    }
    let known = lines.flatMap(\.declaredNames)
    // Short words too, which elsewhere are near to nothing: a pause of everything is the worse mistake.
    func near(_ word: String) -> String? {
      guard word.count > 2 else { return nil }
      return known.first { isOneLetterApart(Vocabulary.folded($0), Vocabulary.folded(word)) }
        ?? Vocabulary.near(word, among: known)
    }
    if let wrong = label.first(where: { declared($0) == nil }),
      label.allSatisfy({ declared($0) != nil || near($0) != nil })
    {
      throw .notDeclared(wrong, near: near(wrong))
    }
    return values.prefix(1) + names + ["\"\(label.joined(separator: " "))\""]
  }
}
