/// Words of a line that begin like numbers: dates, times, amounts.
extension LineReader {
  /// A word that begins like a number, by what it may stand for.
  func numberPiece(_ word: Word, _ text: Span<UInt8>, _ end: Int) -> TextPiece {
    func piece(_ role: TextPiece.Role, upTo end: Int) -> TextPiece {
      TextPiece(role: role, start: word.start, end: end)
    }
    if word.end - word.start >= 10, Day(string(text, word.start, word.start + 10)) != nil {
      let last = word.start + 10
      return piece(.date, upTo: last < word.end && isCellMark(text[last]) ? last : word.end)
    }
    // `12.1.2026;voda;250;ml`
    if let mark = (word.start..<word.end).first(where: { isCellMark(text[$0]) }), mark > word.start,
      isDottedDate(text, numeral(word.start, mark))
    {
      return piece(.date, upTo: mark)
    }
    let time = readTime(text, word, upTo: end)
    switch time {
    case .time(let time): return piece(.time, upTo: time.end)
    case .impossible, .nothing:
      // `8:10,water 250ml`
      if let run = timeRunInto(text, word), isCellMark(text[run.end]) || isBeforeName(text, run.end, end) {
        return piece(.time, upTo: run.end)
      }
      if case .impossible = time { return piece(.word, upTo: word.end) }
    }
    switch amounts.read(text, word, upTo: end, in: .free) {
    case .amount(let amount):
      return piece(.amount(amounts.size(of: amount.unit, in: .free).kind), upTo: amount.end)
    case .number(.signed, _): return piece(.number(hasSign: true), upTo: word.end)
    case .number(.ambiguous, _): return piece(.number(hasSign: false), upTo: word.end)
    case .unknownUnit(let letters)
    where TypedWord(text, Int(letters.lowerBound), Int(letters.upperBound))?.has(.thousand) == true:
      return piece(.number(hasSign: false), upTo: Int(letters.upperBound))
    case .unknownUnit(let letters):
      let (first, last) = (Int(letters.lowerBound), Int(letters.upperBound))
      if let glued = unitBeforeName(text, first, last) { return piece(.amount(glued.kind), upTo: glued.end) }
      // `gym 3x10 squats`
      if let sign = multiplier(text, behind: word.start, upTo: word.end), sign.upperBound < word.end,
        numeral(sign.upperBound, word.end).isWhole(text)
      {
        return piece(.number(hasSign: false), upTo: word.end)
      }
      // `10000steps`
      if vocabulary.match(text, at: first, last)?.end == last,
        holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
      {
        return piece(.number(hasSign: false), upTo: first)
      }
      return piece(.word, upTo: word.end)
    case .number(.bareFraction, let fraction):
      return amountInLetter(of: word, behind: Int(fraction.upperBound), text, end)
        ?? piece(.number(hasSign: false), upTo: Int(fraction.upperBound))
    case .nothing:
      if let amount = amountInLetter(of: word, behind: word.end, text, end) { return amount }
      // `5 000 steps`
      var last = word.end
      if case .number(let number) = readNumber(text, word, upTo: end), number.isGrouped { last = number.end }
      return piece(.number(hasSign: false), upTo: last)
    case .number, .wrongKind: return piece(.word, upTo: word.end)
    }
  }

  /// A number before one letter, which is no unit by itself, with the smaller units that follow it: `2 l of water`,
  /// `½ l`, `7 h 30 min`; nil if no such letter stands behind the number.
  private func amountInLetter(
    of word: Word, behind numberEnd: Int, _ text: Span<UInt8>, _ end: Int
  ) -> TextPiece? {
    guard let letter = Cursor(numberEnd, upTo: end).followingWord(text),
      case let letterEnd = letter.start + 1,
      letter.end == letterEnd || letter.end == letterEnd + 1 && ":,;".utf8.contains(text[letterEnd]),
      let unit = amounts.units.place(text, letter.start, letterEnd)
    else { return nil }
    let kind = amounts.size(of: .listed(unit), in: .free).kind
    var last = letterEnd
    let context = AmountContext(measure: nil, kind: kind, allowsBare: false)
    if case .amount(let whole) = amounts.read(text, word, upTo: end, in: context) {
      last = max(last, whole.end)
    }
    return TextPiece(role: .amount(kind), start: word.start, end: last)
  }

  /// Whether a declared name or a box stands at a place, perhaps behind a mark.
  private func isBeforeName(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    let name = place < end ? place + signLength(text, place) : end
    return name < end && vocabulary.mayBegin(with: text[name]) && vocabulary.match(text, at: name, end) != nil
  }

  /// The unit that has a declared name stuck to it, `250mlwater`, with its end; nil if it is none.
  private func unitBeforeName(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> (kind: Kind, end: Int)? {
    for place in start..<end where place > start {
      if let unit = amounts.units.place(text, start, place),
        vocabulary.match(text, at: place, end)?.end == end
      {
        return (amounts.size(of: .listed(unit), in: .free).kind, place)
      }
    }
    return nil
  }
}
