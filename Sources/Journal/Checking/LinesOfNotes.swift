/// Lines of a note that ask for nothing, though they hold a declared name: fields, links, properties, what is struck out.
extension LineReader {
  /// Whether the line is a name alone, with tags perhaps, that asks for nothing: a field that is not filled in, a link,
  /// bold text.
  func isUnfilledField(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Bool {
    guard
      pieces.filter({ $0.name == nil }).allSatisfy({
        switch $0.role {
        case .sign: !isMark($0, text) && !isTally($0, text)
        case .tag: true
        default: false
        }
      }),
      let name = pieces.first(where: { $0.name != nil }), pieces.count(where: { $0.name != nil }) == 1
    else { return false }
    return LineReader.beginsMark(text[Int(line.content)])
      || name.end < Int(line.end) && (text[name.end] == Byte.colon || text[name.end].endsPhrase)
  }

  /// Whether a line is a measure's field as a template has it, with a unit, a goal or something to be filled in behind the
  /// colon: `Water: __ ml`, `Water: / 2500 ml`, `Water: ☐☐☐☐`, `Sleep: from __ to __`, `Steps: TBD`.
  func isTemplate(_ pieces: [TextPiece], _ text: Span<UInt8>) -> Bool {
    guard pieces.count > 1, case .name(.measure, hasColon: true) = pieces[0].role else { return false }
    var (isBehindSlash, isBlank) = (false, false)
    for piece in pieces.dropFirst() {
      switch piece.role {
      case .unit(isVessel: false, _), .tag: continue
      case .sign where isBehindSlash: return false
      case .sign:
        let sign = string(text, piece.start, piece.end)
        isBehindSlash = sign == "/"
        guard isBehindSlash || sign.allSatisfy({ ":_.…()[]☐□◻⬜◯○\u{FE0F}".contains($0) }) else {
          return false
        }
        isBlank = isBlank || !isBehindSlash && sign != ":"
      case .amount where isBehindSlash, .number(hasSign: false) where isBehindSlash: isBehindSlash = false
      case .word where bareWord(piece, text).map(TypedWords.unfilled.holds) == true: continue
      case .word, .filler, .numberWord:
        let word = Word(start: piece.start, end: piece.end, form: .plain, colon: -1)
        guard isTyped(text, word, .rangeStart) || isBlank && isTyped(text, word, .rangeEnd) else {
          return false
        }
      case .name, .amount, .number, .article, .unit, .time, .date, .vague: return false
      }
    }
    return !isBehindSlash
  }

  /// Whether a line is the heading of what is to come, by a word that is also the name of a count: `Next steps:`.
  func isHeadingOfFollowing(_ pieces: [TextPiece], _ text: Span<UInt8>) -> Bool {
    guard let first = pieces.first, bareWord(first, text).map(TypedWords.following.holds) == true,
      case let words = pieces.filter({ if case .tag = $0.role { false } else { $0.isSaid } }),
      words.count == 2,
      case .measure(let measure)? = words[1].name
    else { return false }
    return amounts.facts[measure].own.kind == .count
      && !pieces.contains { !$0.isSaid && !isPlainSign($0, text) }
  }

  private func isPlainSign(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    switch piece.role {
    case .tag: true
    case .sign: !isMark(piece, text)
    default: false
    }
  }

  /// Whether a text is links, with tags perhaps, and no more: `[[habits/gym|Gym]]`, `[gym](gym.md)`, `![[water.png]]`,
  /// `[[Gym]] [[Water]]`.
  func areLinksAlone(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var place = start
    while place < end {
      if let linkEnd = linkEnd(text, place, end) {
        place = linkEnd
      } else {
        let next = word(text, at: place, end)
        guard place > start, next.form == .tag else { return false }
        place = next.end
      }
      place = skippingBlanks(text, place, end)
    }
    return true
  }

  /// The end of the link that begins at a place, before a blank or the end; nil if none does.
  private func linkEnd(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int? {
    let start = text[place] == UInt8(ascii: "!") ? place + 1 : place
    guard end - start > 4, text[start] == Byte.open,
      let closing = ((start + 2)..<end).first(where: { text[$0] == Byte.close }), closing + 1 < end
    else { return nil }
    var last = closing + 2
    if text[start + 1] == Byte.open {
      guard text[closing + 1] == Byte.close else { return nil }
    } else {
      guard text[closing + 1] == UInt8(ascii: "("),
        let behind = (last..<end).first(where: { text[$0] == UInt8(ascii: ")") })
      else { return nil }
      last = behind + 1
    }
    return last == end || blankLength(text, last, end) > 0 ? last : nil
  }

  /// Whether a line is a property as Dataview and Logseq have it, `alias:: water`: another key, two colons stuck to it,
  /// and words that say no amount and no time.
  func isProperty(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Bool {
    let start = Int(line.content)
    var colon = start
    while colon < line.end, isPartOfKey(text[colon]) { colon += 1 }
    guard colon > start, colon + 2 < line.end, text[colon] == Byte.colon, text[colon + 1] == Byte.colon,
      blankLength(text, colon + 2, Int(line.end)) > 0, pieces[0].name == nil
    else { return false }
    return pieces.allSatisfy {
      switch $0.role {
      case .name, .word, .filler, .article, .tag: true
      case .sign: !isMark($0, text) && !isTally($0, text)
      case .amount, .number, .numberWord, .unit, .time, .date, .vague: false
      }
    }
  }

  /// Whether a row of a table is names alone: its head.
  func isTableHead(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Bool {
    guard text[Int(line.content)] == UInt8(ascii: "|"), pieces.count(where: { $0.name != nil }) > 1 else {
      return false
    }
    return pieces.allSatisfy {
      if case .sign = $0.role { text[$0.start] == UInt8(ascii: "|") } else { $0.name != nil }
    }
  }

  /// Whether a text is struck out as Markdown has it, `~~water 250ml~~`: what was taken back is not meant.
  func isStruckOut(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard text.eightBytes(from: start) & 0xFFFF == 0x7E7E else { return false }
    var last = end
    while last > start, text[last - 1].isBlank { last -= 1 }
    return last - start > 4 && text[last - 1] == UInt8(ascii: "~") && text[last - 2] == UInt8(ascii: "~")
  }

  /// Whether a sign says that something was done, or was not: `gym: ✓`.
  private func isMark(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    let sign = string(text, piece.start, piece.end)
    return sign != "-" && Mark(word: sign) != nil
  }

  /// Whether a sign is one several times, as people count on paper: `pushups: ✓✓✓`, `coffee: |||`; what stands for
  /// something to be filled in is none.
  private func isTally(_ piece: TextPiece, _ text: Span<UInt8>) -> Bool {
    let sign = string(text, piece.start, piece.end)
    return sign.count > 1 && Set(sign).count == 1 && !sign.allSatisfy { "_-.…–—?!*~=:#<>()[]{}".contains($0) }
  }
}
