/// Boxes that are not written as one.
extension LineReader {
  /// A box that is none with words behind it: `[x]call`, `(x) gym`, `[v] gym`.
  func boxHint(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (boxStart(line, text), Int(line.end))
    if text[start] >= 0x80, let wide = wideBox(line, text) { return wide }
    if text[start] >= 0x80, let mark = Line.boxMark(text, at: start, end) {
      let behind = start + Line.boxLength
      guard behind < end, vocabulary.match(text, at: behind, end) != nil else { return nil }
      let range = Int32(start)..<Int32(behind)
      return Problem(
        .oddBox(string(text, start, behind)), at: range, from: line.start, fix: (range, "[\(mark.symbol)] "))
    }
    guard text[start] == Byte.open || text[start] == UInt8(ascii: "(") else { return nil }
    let closing = text[start] == Byte.open ? Byte.close : UInt8(ascii: ")")
    var place = start + 1
    while place < end, place < start + 9, text[place] != closing { place += 1 }
    guard place < end, text[place] == closing else { return nil }
    let behind = skippingBlanks(text, place + 1, end)
    guard behind < end else { return nil }
    let match = vocabulary.match(text, at: behind, end)
    // A check mark may have the sign behind it that makes a picture of it.
    var inside = string(text, start + 1, place).trimmed.lowercased()
    inside.unicodeScalars.removeAll { $0 == "\u{FE0F}" }
    guard match != nil || closing == Byte.close && ["x", ""].contains(inside) && text[behind].isLetterLike
    else {
      return nil
    }
    let first = Int(line.content)
    // A bullet that is stuck to its box stays one.
    // A backslash is what an exporter put before a bracket.
    let isEscaped = start == first + 1 && text[first] == UInt8(ascii: "\\")
    let lead = start > first && !text[start - 1].isBlank && !isEscaped ? string(text, first, start) + " " : ""
    if let time = TimeOfDay(typed: inside) {
      let box = string(text, first, place + 1)
      return Problem(
        .oddTime(box, meant: time), at: Int32(first)..<Int32(place + 1), from: line.start,
        fix: (Int32(first)..<Int32(place + 1), inside))
    }
    return Problem(
      .oddBox(string(text, first, place + 1)), at: Int32(first)..<Int32(place + 1), from: line.start,
      // `(1)` may be the number of an item.
      fix: (closing != Byte.close && Int(inside) != nil ? nil : meantMark(in: inside)).map {
        (Int32(first)..<Int32(behind), "\(lead)[\($0.symbol)] ")
      })
  }

  /// A box that ends a line, with nothing but signs between it and a place: the `[x]` of `[ ] gym -> [x]`.
  func boxAtEnd(from start: Int, _ line: Line, _ text: Span<UInt8>) -> (mark: Mark, range: Range<Int32>)? {
    let place = Int(line.end) - Line.boxLength
    guard place >= start, let mark = Line.boxMark(text, at: place, Int(line.end)), mark != .none else {
      return nil
    }
    var sign = start
    while sign < place {
      guard text[sign].isBlank || signLength(text, sign) > 0 else { return nil }
      sign += max(1, signLength(text, sign))
    }
    return (mark, Int32(place)..<line.end)
  }

  /// A box in brackets of full width before a declared name, `［x］gym`, `【x】gym`.
  private func wideBox(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    let pairs: [(opening: UInt64, closing: UInt64)] = [
      (0xBB_BCEF, 0xBD_BCEF), (0x90_80E3, 0x91_80E3), (0x88_BCEF, 0x89_BCEF),
    ]
    guard let pair = pairs.first(where: { text.eightBytes(from: start) & 0xFF_FFFF == $0.opening }) else {
      return nil
    }
    var place = start + 3
    while place < end, place < start + 12, text.eightBytes(from: place) & 0xFF_FFFF != pair.closing {
      place += 1
    }
    guard place < end, text.eightBytes(from: place) & 0xFF_FFFF == pair.closing,
      case let behind = skippingBlanks(text, place + 3, end), behind < end,
      vocabulary.match(text, at: behind, end) != nil
    else { return nil }
    let inside = string(text, start + 3, place).trimmed.lowercased()
    let range = Int32(start)..<Int32(place + 3)
    return Problem(
      .oddBox(string(text, start, place + 3)), at: range, from: line.start,
      fix: meantMark(in: inside == "ｘ" ? "x" : inside).map {
        (Int32(start)..<Int32(behind), "[\($0.symbol)] ")
      })
  }

  /// A box before the name of a habit, or of what is drunk by the cup, farther on in a line: behind times and dates alone,
  /// `7:15 [x] gym legs`, right behind a heading with two words at most behind it, `Morning: [x] gym legs`, or behind a word
  /// or two or a heading with no more behind it than times, tags and other boxes, `did [x] gym`, `Habits: [x] read [ ] gym`.
  func boxInside(_ pieces: [TextPiece], _ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    guard !endsAsSentence(pieces, text, end) else { return nil }
    for place in start..<end where text[place] == Byte.open && place > start && text[place - 1].isBlank {
      guard let boxed = boxedName(text, at: place, end), boxed.start > place + Line.boxLength else {
        continue
      }
      let before = pieces.prefix { $0.end <= place }
      let isHeading =
        before.last.map {
          text[$0.end - 1] == Byte.colon || text[$0.end] == Byte.colon
            || before.count > 1 && isDash(string(text, $0.start, $0.end))
        } ?? false
      let behind = skippingBlanks(text, passedMarks(text, boxed.match.end, end), end)
      let areTimes =
        !before.isEmpty
        && before.allSatisfy {
          switch $0.role {
          case .time, .date: true
          default: false
          }
        }
      let next = (behind..<max(behind, end)).first { text[$0] == Byte.open } ?? end
      let isShort = isHeading && allWords(text, from: behind, next).count <= 2
      guard areTimes || isHeading || before.count(where: \.isWord) <= 2,
        areTimes || isShort || behind >= end || boxedName(text, at: behind, end) != nil
          || holdsTimesAndTagsAlone(text, Cursor(behind, upTo: end))
      else { return nil }
      let range = Int32(place)..<Int32(boxed.match.end)
      switch boxed.match.subject {
      case .habit(let habit):
        var fix: (Range<Int32>, String)?
        if before.count == 1, let time = before.first, case .time = time.role {
          let typed = string(text, boxed.start, boxed.match.end) + " " + string(text, time.start, time.end)
          fix = (line.content..<range.upperBound, "[\(boxed.mark.symbol)] \(typed)")
        }
        return Problem(
          .unboxedHabit(configuration.habits[habit].name, boxed.mark), at: range, from: line.start, fix: fix)
      case .measure(let measure):
        guard boxed.mark == .done, amounts.facts[measure].hasCup else { continue }
        return Problem(.uncounted(name: configuration.measures[measure].name), at: range, from: line.start)
      }
    }
    return nil
  }

  /// Whether a line is the heading of a callout, `> [!info] Sleep`.
  func isCallout(_ line: Line, _ text: Span<UInt8>) -> Bool {
    let start = Int(line.content)
    guard (Int(line.start)..<start).contains(where: { text[$0] == UInt8(ascii: ">") }) else { return false }
    return start + 2 < line.end && text[start] == Byte.open && text[start + 1] == UInt8(ascii: "!")
      && text[start + 2].isLetterLike
  }

  /// The mark that the inside of a box which is not one is meant for; nil if nothing tells.
  private func meantMark(in inside: String) -> Mark? {
    if TypedWords.boxOpen.holds(inside) { return .open }
    if TypedWords.boxSkipped.holds(inside) { return .skipped }
    if TypedWords.boxDone.holds(inside) { return .done }
    return Mark(word: inside).map { $0 == .none ? .open : $0 }
  }

  /// The place of a box behind a sign that is no list bullet, `— [x] gym`; where no box stands there, the line's content.
  private func boxStart(_ line: Line, _ text: Span<UInt8>) -> Int {
    let (start, end) = (Int(line.content), Int(line.end))
    func isBracketed(_ place: Int) -> Bool {
      place + 2 < end && text[place] == Byte.open && text[place + 2] == Byte.close
    }
    let bullet = start + Line.bulletLength(text, start, end)
    if bullet > start, isBracketed(bullet) { return bullet }
    guard !text[start].isASCIILetter, !text[start].isDigit else { return start }
    // `-[x] gym`: the bullet is stuck to the box.
    if !TextPiece.opens(text[start]), isBracketed(start + 1) { return start + 1 }
    let sign = word(text, at: start, end)
    guard sign.end - start <= 3 else { return start }
    let behind = skippingBlanks(text, sign.end, end)
    return isBracketed(behind) ? behind : start
  }
}

extension LineReader {
  /// Whether a word is a priority of todo.txt, `(B)`.
  private func isPriority(_ word: Word, _ text: Span<UInt8>) -> Bool {
    word.end - word.start == 3 && text[word.start] == UInt8(ascii: "(") && text[word.start + 1].isASCIILetter
      && text[word.end - 1] == UInt8(ascii: ")")
  }

  /// `x breakfast`, `x 2026-01-12 breakfast`, `x (B) breakfast`.
  func todoHint(_ line: Line, _ text: Span<UInt8>) -> Problem? {
    let (start, end) = (Int(line.content), Int(line.end))
    guard text[start] == UInt8(ascii: "x"), start + 1 < end, blankLength(text, start + 1, end) > 0 else {
      return nil
    }
    let words = allWords(text, from: start, end)
    guard words.count > 1, words[0].end - words[0].start == 1
    else {
      return nil
    }
    var index = 1
    while index < words.count - 1,
      Day(string(text, words[index].start, words[index].end)) != nil || isPriority(words[index], text)
    {
      index += 1
    }
    let name = words[index]
    guard name.form != .comment, text[name.start].isLetterLike || text[name.start] == Byte.open else {
      return nil
    }
    let range = Int32(words[0].start)..<Int32(name.start)
    let last = words.last.map { $0.form == .comment ? $0.start : $0.end } ?? end
    let subject = string(text, name.start, last)
    return Problem(.todoStyle(subject.trimmed), at: range, from: line.start, fix: (range, "[x] "))
  }
}
