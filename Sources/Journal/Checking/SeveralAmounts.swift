/// What the text of an entry makes of its amount: a goal, or one of several.
extension LineReader {
  /// What the text of an entry makes of its amount: a goal, `water 2l goal`, so many of it, `40oz tumbler x2`, or one of
  /// several, each with a word that says when, `pills 1 morning, 1 evening`, or at which hour, or one of its own,
  /// `500 pre, 500 post`.
  func otherwiseMeant(_ entry: Statement, _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(entry.headEnd), Int(line.end))
    guard !isImplied, case .measure(let measure)? = entry.subject, let amount = entry.amount,
      end - start <= 12 || end - start <= LineReader.longestMeant && holdsNumber(text, start, end)
    else { return nil }
    let counted = pieces(of: text, from: start, end).filter(\.isCounted)
    if counted.count == 1, isGoal(counted[0], text) {
      let typed = TextPiece(
        role: .number(hasSign: false), start: Int(amount.range.lowerBound), end: Int(amount.range.upperBound))
      return uncountedGoal(measure, typed, at: counted[0], line, text)
    }
    if let last = counted.last, isRepetition(last, text) {
      return Problem(
        .secondAmount(
          string(text, last.start, last.end), meant: repeated(amount, by: last.start..<last.end, text)),
        at: last.range, from: line.start)
    }
    if let second = secondOfSeveral(counted.filter { !isJoint($0, text) }, amount, text) {
      return Problem(
        .secondAmount(string(text, second.start, second.end)), at: second.range, from: line.start)
    }
    var (numbers, hasWhen): ([TextPiece], Bool) = ([], false)
    for piece in counted {
      if case .number(hasSign: false) = piece.role {
        numbers.append(piece)
      } else if isWhen(piece, text) {
        hasWhen = true
      } else if !isJoint(piece, text), !isBeforeWhen(piece, text) {
        return nil
      }
    }
    guard let second = numbers.first, hasWhen || numbers.count > 1 else { return nil }
    return Problem(
      .secondAmount(string(text, second.start, second.end)), at: second.range, from: line.start)
  }

  /// The number behind a bare one and a word, where a word and nothing else stands behind each, and a comma or the like
  /// before it: `500 pre, 500 post`. Much smaller or greater ones count something else: `8000 walk, 3 hills`.
  private func secondOfSeveral(
    _ words: [TextPiece], _ amount: LineAmount, _ text: Span<UInt8>
  ) -> TextPiece? {
    guard amount.unitText.isEmpty, words.count > 2, !words.count.isMultiple(of: 2) else { return nil }
    for (place, piece) in words.enumerated() {
      switch piece.role {
      case .word where place.isMultiple(of: 2), .name where place.isMultiple(of: 2): break
      case .number(hasSign: false) where !place.isMultiple(of: 2):
        let before = blanksStart(text, before: piece.start)
        guard text[before - 1].endsPhrase || before - words[place - 1].end > 1,
          abs(piece.end - piece.start - amount.range.count) < 2
        else { return nil }
      default: return nil
      }
    }
    return words[1]
  }

  /// Whether a word says how often: `x2`, `2x`, `2×`.
  func isRepetition(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    count(ofRepetition: piece.start..<piece.end, text) != nil
  }

  /// How often the last words of a line's parts say, which stand right before an amount or a name: 2 of `twice`, `2x`,
  /// `2 x`, `two times`; nil if they say nothing of it.
  func repetition(_ pieces: ArraySlice<TextPiece>, _ text: Span<UInt8>) -> Int? {
    guard let last = pieces.last else { return nil }
    return repetition(last.start..<last.end, text)
      ?? pieces.dropLast().last.flatMap { repetition($0.start..<last.end, text) }
  }
}
