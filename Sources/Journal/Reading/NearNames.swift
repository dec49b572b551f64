extension Vocabulary {
  /// The declared name that a name is near to, as declared; nil if there is none.
  package func near(_ name: String) -> String? {
    let folded = Vocabulary.folded(name)
    return names.first { isNear(folded, Vocabulary.folded($0.text)) }?.text
      ?? names.first { isSameButForMarks(folded, Vocabulary.folded($0.text)) }?.text
  }
}
