/// Tags of measures that look meant and count for nothing.
extension LineReader {
  /// A measure's key with a colon or `=` before a number, from a place of the line on.
  func spacedTag(_ line: Line, _ text: Span<UInt8>, from start: Int) -> Problem? {
    let end = Int(line.end)
    guard start < end, end - start <= LineReader.longestMeant else { return nil }
    guard (start..<end).contains(where: { mayEndKey(text, $0, end) }) else { return nil }
    var place = start
    while let key = nextPiece(of: text, from: place, end, tellingWords: false) {
      place = max(key.end, key.start + 1)
      if let told = bracketedTag(key, line, text, from: start) { return told }
      guard case .name(.measure, hasColon: true) = key.role else { continue }
      var value = nextPiece(of: text, from: place, end, tellingWords: false)
      if let sign = value, case .sign = sign.role {
        value = nextPiece(of: text, from: max(sign.end, sign.start + 1), end, tellingWords: false)
      }
      guard let value else { continue }
      switch value.role {
      case .amount, .number: break
      case .name, .numberWord, .article, .unit, .time, .date, .tag, .filler, .vague, .sign, .word: continue
      }
      return Problem(
        .spacedTag(key: string(text, key.start, key.end), value: string(text, value.start, value.end)),
        at: Int32(key.start)..<Int32(value.end), from: line.start,
        fix: (Int32(key.end)..<Int32(value.start), ":"))
    }
    return nil
  }

  /// Whether a colon or `=` stands at a place, and not among the digits of a time.
  private func mayEndKey(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    switch text[place] {
    case Byte.colon:
      return place == 0 || place + 1 == end || !text[place - 1].isDigit || !text[place + 1].isDigit
    case UInt8(ascii: "="): return true
    default: return false
    }
  }

  /// A tag of a measure within brackets, `(kcal:400)`.
  private func bracketedTag(
    _ piece: TextPiece, _ line: Line, _ text: Span<UInt8>, from start: Int
  ) -> Problem? {
    func opens(_ place: Int) -> Bool {
      place >= start && (text[place] == UInt8(ascii: "(") || text[place] == Byte.open)
    }
    guard case .tag = piece.role, opens(piece.start) || opens(piece.start - 1) else { return nil }
    let key = opens(piece.start) ? piece.start + 1 : piece.start
    guard key < piece.end, let match = vocabulary.match(text, at: key, piece.end),
      case .measure(let measure) = match.subject, match.end + 1 < piece.end,
      text[match.end] == Byte.colon, text[match.end + 1].isDigit
    else { return nil }
    return Problem(
      .uncounted(name: configuration.measures[measure].name), at: Int32(key)..<Int32(piece.end),
      from: line.start)
  }
}
