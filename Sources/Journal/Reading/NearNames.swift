extension Vocabulary {
  /// The declared name that a name is near to, as declared; nil if there is none.
  package func near(_ name: String) -> String? {
    let folded = FoldedName(Vocabulary.folded(name))
    let place =
      foldedNames.firstIndex { folded.isNear($0) } ?? foldedNames.firstIndex { folded.isSameButForMarks($0) }
    return place.map { names[$0].text }
  }
}
