/// What is drunk by the cup with a time that is none where it stands: `káva v 7`, `coffee at 8am`, `coffee @3am`.
extension LineReader {
  /// What is told of a line of such a name, words that lead to a time of day or say when it was, and that time, with how it
  /// is written; nil of any other line.
  func cupAtTime(_ name: TextPiece, _ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard case .measure(let measure)? = name.name, amounts.facts[measure].hasCup,
      name.start == Int(line.content), pieces.first?.start == name.start, pieces.count <= 5,
      let last = pieces.last
    else { return nil }
    var (time, end, place) = (String?.none, 0, name.end)
    for piece in pieces.dropFirst() where piece.start >= place {
      place = piece.end
      if let found = timeOfCup(piece, line, text) {
        guard time == nil else { return nil }
        (time, place, end) = (found.typed, found.end, found.end)
        continue
      }
      guard leadsToTime(piece, text) else { return nil }
    }
    guard let time, last.end <= max(end, place) else { return nil }
    let meant = "\(string(text, name.start, name.end)) \(time)"
    return Problem(
      .uncounted(name: configuration.measures[measure].name), at: name.range, from: line.start,
      fix: (line.content..<Int32(max(end, last.end)), meant))
  }

  /// The time of day at a part of a line, as it is written, with its end; nil if none stands there.
  private func timeOfCup(
    _ piece: TextPiece, _ line: Line, _ text: Span<UInt8>
  ) -> (typed: String, end: Int)? {
    let end = Int(line.end)
    switch piece.role {
    case .time:
      guard !isRange(piece, text, end), afternoon(text, before: piece.start) == nil else { return nil }
      return (string(text, piece.start, piece.end), piece.end)
    case .number(hasSign: false):
      let word = numeral(piece.start, piece.end)
      if let hour = hourBehindAt(text, word, upTo: end, of: nil) { return (hour.time.description, hour.end) }
      guard isBehindAt(text, piece.start), let time = pointedTime(text, word) else { return nil }
      return (time.description, piece.end)
    case .word, .filler, .numberWord:
      // `káva v půl osmé`
      return timeInWords(text, at: piece.start, upTo: end).map { ($0.time.description, $0.end) }
    default: return nil
    }
  }

  /// Whether a part of a line may stand before a time, or say when it was: `at`, `v`, `@`, `ráno`.
  private func leadsToTime(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    if piece.isFiller { return true }
    if case .sign = piece.role { return text[piece.start] == Byte.at }
    guard let word = bareWord(piece, text) else { return false }
    return TypedWords.atTime.holds(word) || TypedWords.aroundTime.holds(word) || isMorning(piece, text)
  }

  private func isMorning(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    isTyped(text, Word(start: piece.start, end: piece.end, form: .plain, colon: -1), .morning)
  }
}
