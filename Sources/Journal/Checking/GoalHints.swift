/// Lines of text that look like a goal of the day and set none.
extension LineReader {
  /// `goal:` before a name, and a goal in other words.
  func goalHint(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let name = pieces.first(where: { $0.name != nil }), let first = pieces.first else { return nil }
    let words = pieces.filter { if case .word = $0.role { !isGoal($0, text) } else { false } }
    if words.isEmpty, pieces.contains(where: { isGoal($0, text) }), case .measure(let measure)? = name.name,
      let amount = pieces.first(where: { if case .amount = $0.role { true } else { false } })
        // `steps goal 10000`
        ?? pieces.last(where: { if case .number(hasSign: false) = $0.role { true } else { false } })
    {
      return uncountedGoal(measure, amount, at: first, line, text)
    }
    // A habit has no goal of a day's own: `goal gym 3`.
    if case .habit? = name.name, isGoal(first, text), pieces.count == 3, name.start == pieces[1].start,
      isQuantity(pieces[2])
    {
      return uncounted(name, line)
    }
    guard case .word = first.role, string(text, first.start, name.start).trimmed.lowercased() == "goal:"
    else { return nil }
    return Problem(
      .uncounted(name: string(text, name.start, name.end)), at: first.range, from: line.start,
      // A habit takes no goal in a day, and words behind are none of it: `Goal: run a marathon`.
      fix: name.name?.measure == nil || !isQuantity(pieces.last(where: \.isCounted))
        ? nil : (Int32(first.start)..<Int32(name.start), "goal "))
  }

  /// The hint that a goal in other words sets none.
  func uncountedGoal(
    _ measure: Int, _ amount: TextPiece, at place: TextPiece, _ line: Line, _ text: Span<UInt8>
  ) -> Problem {
    Problem(
      .uncountedGoal(
        measure: configuration.measures[measure].name, amount: string(text, amount.start, amount.end)),
      at: place.range, from: line.start)
  }

  /// Whether a part of a line says that it is about a goal.
  func isGoal(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareWord(piece, text).map(TypedWords.goal.holds) ?? false
  }

  /// Whether a part of a line says that a goal was reached.
  func isReached(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    bareWord(piece, text).map(TypedWords.reached.holds) ?? false
  }
}
