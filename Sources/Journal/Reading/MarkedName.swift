/// Names as Markdown marks them: `**bold**`, `_so_`, `[[linked]]`, `#tag`.
extension LineReader {
  /// Whether a byte may begin the marks before a name.
  ///
  /// "A name may be `**bold**`, `_so_`, `[[linked]]` or, after a lead or a box, a `#tag`."
  static func beginsMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == Byte.open || byte == Byte.hash
  }

  /// Whether a byte may stand among the marks around a name.
  static func isMark(_ byte: UInt8) -> Bool { beginsMark(byte) || byte == Byte.close }

  /// The declared name within marks at a place; nil if there is none.
  ///
  /// `isLed` says that a lead or a box stands before it: then it may be a tag, and other tags may stand before it.
  @inline(never)
  func markedName(
    _ text: Span<UInt8>, at start: Int, _ end: Int, isLed: Bool, _ rest: inout LineRest
  ) -> (start: Int, match: Vocabulary.Match)? {
    guard LineReader.beginsMark(text[start]) else { return nil }
    guard text[start] == Byte.hash else { return nameWithin(text, start, end) }
    guard isLed else { return nil }
    var cursor = Cursor(start, upTo: end)
    var tags: [Word] = []
    while tags.count < 8, let tag = cursor.nextWord(text), tag.form == .tag, text[tag.start] == Byte.hash {
      let bare = tag.withoutMark(text)
      if bare.colon < 0, let match = vocabulary.match(text, at: tag.start + 1, bare.end),
        match.end == bare.end
      {
        for tag in tags { rest.add(tag: tag.range) }
        return (
          tag.start + 1,
          Vocabulary.Match(subject: match.subject, nameEnd: match.end, end: match.end, isMarked: true)
        )
      }
      tags.append(tag)
      cursor.skipBlanks(text)
      guard !cursor.isAtEnd else { return nil }
      let named =
        vocabulary.match(text, at: cursor.place, end).map { (start: cursor.place, match: $0) }
        ?? nameWithin(text, cursor.place, end)
      if let named {
        for tag in tags { rest.add(tag: tag.range) }
        return named
      }
    }
    return nil
  }

  /// The place behind the tags that stand before the name of a tick, which are kept; the start if no name follows them.
  func passedTags(_ text: Span<UInt8>, _ start: Cursor, _ rest: inout LineRest) -> Cursor {
    let first = text[start.place]
    guard first == Byte.hash || first == Byte.at || first == Byte.plus || first >= 0xE2 else { return start }
    var cursor = start
    var tags: [Word] = []
    while let word = cursor.followingWord(text), word.form == .tag, word.colon < 0 || !isCounting(text, word)
    {
      tags.append(word)
      cursor.place = word.end
    }
    cursor.skipBlanks(text)
    guard let next = cursor.followingWord(text), mayBeginName(next, text, upTo: start.end) else {
      return start
    }
    for tag in tags { rest.add(tag: tag.range) }
    return cursor
  }

  /// The most bytes between marks that are looked through for a name.
  private static let longestName = 200

  /// The declared name that is all there is within bold, slanted or linked text, but for colons behind it.
  private func nameWithin(
    _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (start: Int, match: Vocabulary.Match)? {
    let sign = text[start]
    guard sign != Byte.hash, LineReader.beginsMark(sign) else { return nil }
    var first = start
    while first < end, first < start + 3, text[first] == sign { first += 1 }
    let count = first - start
    let closing = sign == Byte.open ? Byte.close : sign
    guard sign != Byte.open || count == 2,
      let last = closingPlace(text, from: first, min(end, first + LineReader.longestName), closing, count)
    else { return nil }
    let behind = last + count
    guard
      behind == end || text[behind] == Byte.colon || blankLength(text, behind, end) > 0
        || passedMark(text, behind, end) > behind
    else { return nil }
    let found = sign == Byte.open ? linkedName(text, first, last) : innerName(text, first, last)
    guard var found else { return nil }
    found.match = Vocabulary.Match(
      subject: found.match.subject, nameEnd: found.match.nameEnd, end: behind, isMarked: true)
    return found
  }

  /// The place of so many signs in a row.
  private func closingPlace(
    _ text: Span<UInt8>, from start: Int, _ end: Int, _ sign: UInt8, _ count: Int
  ) -> Int? {
    var place = start
    while place + count <= end {
      if (0..<count).allSatisfy({ text[place + $0] == sign }) { return place }
      place += 1
    }
    return nil
  }

  /// The declared name that some bytes are, with colons behind it or marks of its own around it.
  private func innerName(
    _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (start: Int, match: Vocabulary.Match)? {
    guard start < end else { return nil }
    guard let match = vocabulary.match(text, at: start, end) else {
      return nameWithin(text, start, end).flatMap { passedMarks(text, $0.match.end, end) == end ? $0 : nil }
    }
    return passedMarks(text, match.end, end) == end ? (start, match) : nil
  }

  /// The declared name that a link is to, `habits/gym#today`, or that it shows, `2026#gym|gym`.
  private func linkedName(
    _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (start: Int, match: Vocabulary.Match)? {
    var (first, targetEnd, bar) = (start, end, end)
    for place in start..<end {
      if text[place] == UInt8(ascii: "|") {
        bar = place
        break
      }
      if text[place] == Byte.hash { targetEnd = min(targetEnd, place) }
      if text[place] == Byte.slash, place < targetEnd { first = place + 1 }
    }
    return innerName(text, first, min(targetEnd, bar)) ?? (bar < end ? innerName(text, bar + 1, end) : nil)
  }
}
