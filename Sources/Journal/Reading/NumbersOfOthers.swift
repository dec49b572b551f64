/// Bare numbers before the name of a measure that say nothing of how much of it there was.
extension LineReader {
  /// Whether such a number is what is left or was burned, by the word behind the name, `500 kcal left`, or one that is far
  /// too small for what is counted in thousands, with words behind the name: `12 steps program`.
  func isOfAnother(_ number: Word, _ measure: Int, _ text: Span<UInt8>, _ behind: Cursor) -> Bool {
    guard let next = behind.followingWord(text)?.withoutMark(text), next.form == .plain else { return false }
    let word = string(text, next.start, next.end).lowercased()
    if TypedWords.stillToCome.holds(word) { return true }
    let declared = configuration.measures[measure]
    if declared.unit.kind == .energy, TypedWords.burned.holds(word) { return true }
    return isCountedInThousands(declared) && number.end - number.start <= 2
      && text[next.start].isLetterLike && !TypedWords.whens.holds(word)
  }
}
