/// What a line paid for: a price says nothing of how much there was.
extension LineReader {
  /// What is told of a measure's name with a price behind it and no amount: `coffee 65 Kč with Eva`.
  func priceAlone(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let words = pieces.filter { $0.isWord || isPriceOrLink($0, text) }
    guard words.count >= 2, case .measure(let measure)? = words[0].name else { return nil }
    let isStuck = isPrice(words[1], text)
    if !isStuck {
      guard words.count >= 3, case .number(hasSign: false) = words[1].role, isPriceOrLink(words[2], text)
      else { return nil }
    }
    let end = isStuck ? 2 : 3
    guard !words.dropFirst(end).contains(where: isQuantity) else { return nil }
    var last = words[end - 1].end
    // `€/m3` is a sign and a word.
    if text[last - 1] == Byte.slash, last < line.end { last = word(text, at: last, Int(line.end)).end }
    let price = string(text, words[1].start, last)
    let name = string(text, words[0].start, words[0].end)
    return Problem(
      .price(
        price,
        meant: configuration.measures[measure].cups.isEmpty || price.contains("/")
          ? nil : "\(name) 1\(Unit.cup.name) \(price)"),
      at: Int32(words[1].start)..<Int32(last), from: line.start)
  }

  /// Whether a measure is counted in money.
  var countsMoney: Bool {
    configuration.measures.contains { TypedWords.currencies.holds($0.unit.name.lowercased()) }
  }

  /// Whether a part of a line is a price in one word: `4.50€`, `65,-`.
  private func isPrice(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    guard case .word = piece.role, text[piece.start].isDigit else { return false }
    var place = piece.start
    while place < piece.end, text[place].isDigit || text[place] == Byte.point || text[place] == Byte.comma {
      place += 1
    }
    return isWholePrice(text, numeral(piece.start, piece.end)) || isStuckCurrency(text, place, piece.end)
  }

  /// Whether a part of a line is a currency, or the address of a page.
  func isPriceOrLink(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    switch piece.role {
    case .word, .sign:
      let word = Word(start: piece.start, end: piece.end, form: .plain, colon: -1)
      if isCurrency(text, word) || isPrice(piece, text) { return true }
      for place in piece.start..<piece.end
      where text[place] == Byte.colon && text.eightBytes(from: place) & 0xFF_FFFF == 0x2F_2F3A {
        return true
      }
      return false
    case .name, .amount, .number, .numberWord, .article, .unit, .time, .date, .tag, .filler, .vague:
      return false
    }
  }
}
