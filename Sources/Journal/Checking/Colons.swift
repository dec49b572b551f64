/// What a colon makes of a line of text: prose, or a label with its amount.
extension LineReader {
  /// Whether a line ends as a sentence does, or has a colon before more than two words.
  func isProse(_ pieces: [TextPiece], _ text: Span<UInt8>, _ end: Int) -> Bool {
    if endsAsSentence(pieces, text, end) { return true }
    guard let colon = colon(in: pieces, text, end) else { return false }
    return pieces[(colon + 1)...].count(where: \.isWord) > 2
  }

  /// A bare number behind the colon of a label of two or three words that begins or ends with a measure's name and says
  /// that how much there was follows, with nothing else behind it but times and tags: `Water intake: 2000`, `water in ml: 250`.
  func labelledAmount(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    guard let colon = colon(in: pieces, text, Int(line.end)),
      case let behind = pieces[(colon + 1)...].filter({ $0.isWord }), behind.count == 1,
      case .number(hasSign: false) = behind[0].role
    else { return nil }
    let label = pieces[...colon].filter(\.isWord)
    guard 2...3 ~= label.count,
      case .measure(let measure)? = label[0].name ?? label[label.count - 1].name,
      label.allSatisfy({ $0.name == .measure(measure) || saysHowMuch($0, text) })
    else { return nil }
    return misplacedAmount(of: measure, behind[0].start..<behind[0].end, line, text)
  }

  /// Whether a word of a label says that how much there was follows, in what unit, or of when: a `Water bill` is none.
  private func saysHowMuch(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    if case .unit = piece.role { return true }
    if let bare = bareRange(piece, text), amounts.units.place(text, bare.lowerBound, bare.upperBound) != nil {
      return true
    }
    return piece.isFiller || isWhen(piece, text) || isWhose(piece, text) || isBeforeWhen(piece, text)
      || bareWord(piece, text).map(TypedWords.howMuch.holds) == true
  }

  /// The place of the first part that ends in a colon, or has one right behind it; nil if none does.
  private func colon(in pieces: [TextPiece], _ text: Span<UInt8>, _ end: Int) -> Int? {
    pieces.firstIndex {
      $0.end < end && text[$0.end] == Byte.colon || text[$0.end - 1] == Byte.colon
    }
  }
}
