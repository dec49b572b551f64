extension Vocabulary {
  /// The declared name that a name is near to, as declared; nil if there is none.
  package func near(_ name: String) -> String? {
    Vocabulary.place(near: name, among: foldedNames).map { names[$0].text }
  }

  /// The one of some names that a name is near to; nil if there is none.
  static func near(_ name: String, among names: [String]) -> String? {
    place(near: name, among: names.map { FoldedName(folded($0)) }).map { names[$0] }
  }

  private static func place(near name: String, among names: [FoldedName]) -> Int? {
    let name = FoldedName(folded(name))
    return names.firstIndex { name.isNear($0) } ?? names.firstIndex { name.isSameButForMarks($0) }
      ?? names.firstIndex { name.isStem(of: $0) || name.isCase(of: $0) }
  }

  /// The declared name of three letters that a word is but for its marks, `beh`; nil if it is none.
  func name(ofThreeLettersBehindMarks typed: String) -> String? {
    guard typed.utf8.count == 3 else { return nil }
    let folded = FoldedName(Vocabulary.folded(typed))
    return foldedNames.firstIndex { folded.isSameButForMarks($0, ofLeast: 3) }.map { names[$0].text }
  }

  /// The meaning of a name that is declared with other marks than it was typed with, `čtení` where `cteni` is
  /// declared; nil if nothing has it, or more than one.
  package func subject(butForMarks name: String) -> Reference? {
    let typed = FoldedName(Vocabulary.folded(name))
    let found = foldedNames.indices.filter { typed.isSameButForMarks(foldedNames[$0]) }
    let subjects = Set(found.compactMap { subject(named: names[$0].text) })
    return subjects.count == 1 ? subjects.first : nil
  }
}

extension LineReader {
  /// The declared name that a word of a line is a slip of; nil if there is none, or if it is rather another word: one of
  /// the language, `bread`, or one that begins with a letter, or of four letters has one, that nobody types or hears
  /// for the other, as `later` and `soda` are none of `water` and `voda`. Calories are those of the measure that counts energy.
  func nearName(_ typed: String) -> String? {
    if let energy = energyMeasure(saidBy: typed) { return energy }
    guard let near = vocabulary.near(typed), !TypedWords.ownWords.holds(typed.lowercased()) else {
      return nil
    }
    return isLikelySlip(Vocabulary.folded(typed), of: Vocabulary.folded(near)) ? near : nil
  }

  /// The name of the measure of energy, for a word that says calories; nil of any other word.
  private func energyMeasure(saidBy typed: String) -> String? {
    guard 3...12 ~= typed.utf8.count, let first = typed.utf8.first?.lowercased,
      first == UInt8(ascii: "c") || first == UInt8(ascii: "k"),
      TypedWords.calories.holds(typed.lowercased()), vocabulary.subject(named: typed) == nil
    else { return nil }
    return configuration.energy.map { configuration.measures[$0].name }
  }
}
