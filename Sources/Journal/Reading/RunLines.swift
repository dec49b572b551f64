import Notation

/// Lines that were run together: a box stuck to the word before it, or a line end that is none here, as phones and other
/// programs leave them.
///
/// "`glued-lines`: the first counts, with the time that is its own, and the fix parts them." The second gets the lead
/// of the first: its indentation, quote marks and bullet.
extension LineReader {
  /// The place at which a second line was run into a line; nil where none was.
  @inline(__always)
  func seam(of line: Line, in text: Span<UInt8>) -> Int? {
    text.mayHoldSeam(from: Int(line.content), before: Int(line.end)) ? nextSeam(of: line, in: text) : nil
  }

  /// The meaning of a line up to the place at which another was run into it; the rest of it is told.
  @inline(never)
  func meaning(of line: Line, upTo seam: Int, in text: Span<UInt8>, _ rest: inout LineRest) -> LineMeaning {
    var first = line
    first.end = Int32(seam)
    let meaning = first.shape == .box ? readTick(first, text, &rest) : readPlain(first, text, &rest)
    var place = blanksStart(text, before: seam)
    while place < line.end {
      let start = skippingBreaks(text, place, Int(line.end))
      guard start < line.end else { break }
      let behind = nextBreak(text, from: start, Int(line.end))
      let hasLead = text[start] == UInt8(ascii: ">") || Line.bulletLength(text, start, behind) > 0
      let lead = hasLead ? "" : string(text, Int(line.start), Int(line.box))
      rest.note(
        .gluedLines(string(text, start, behind)), at: Int32(start)..<Int32(behind),
        fixing: Int32(place)..<Int32(start), with: "\n" + lead)
      var words = Cursor(start, upTo: behind)
      while let word = words.nextWord(text) { rest.add(text: word.range) }
      place = behind
    }
    return meaning
  }

  @inline(never)
  private func nextSeam(of line: Line, in text: Span<UInt8>) -> Int? {
    let (start, end) = (Int(line.content), Int(line.end))
    guard line.isValid, !isImplied else { return nil }
    // Behind a record anything is another line's; behind words a record is.
    let isRecord = line.shape == .box || beginsLine(text, start, nextBreak(text, from: start, end))
    var (place, isComment) = (start, false)
    while place < end {
      if isLineBreak(text, place) {
        let next = skippingBreaks(text, place, end)
        if place > start, isRecord || next < end && beginsLine(text, next, nextBreak(text, from: next, end)) {
          return place
        }
        place = next
        continue
      }
      if text[place] == Byte.hash, place > start, text[place - 1].isBlank { isComment = true }
      if text[place] == Byte.open, place > start, !isComment, isBox(text, at: place, end, from: start) {
        return place
      }
      if text[place] == 0xE2, line.shape == .box, !isComment, isSign(text, at: place, end) {
        return blanksStart(text, before: place)
      }
      place += 1
    }
    return nil
  }

  /// Whether a box stands at a place within a line, stuck to a declared name, or to a word and before such a name.
  private func isBox(_ text: Span<UInt8>, at place: Int, _ end: Int, from start: Int) -> Bool {
    let before = text[place - 1]
    guard let mark = Line.boxMark(text, at: place, end), mark != .open || text[place + 1] == Byte.blank,
      place + 3 < end, text[place + 3].isBlank, skippingBlanks(text, place + 3, end) < end,
      before.isLetterLike || before.isDigit || before.endsPhrase || before == Byte.close
    else { return false }
    // A bullet that is stuck to its box, `1.[x] gym`, is no line before another.
    if place == start + Line.bulletLength(text, start, end) { return false }
    if vocabulary.match(text, at: start, place)?.end == place { return true }
    guard mark != .skipped, boxedName(text, at: place, end) != nil else { return false }
    // One letter is a function's name, and an address has marks.
    let word = wordStart(text, before: place, from: start)
    for byte in word..<place where text[byte] == Byte.slash || text[byte] == Byte.colon { return false }
    return place - word > 1
  }

  /// Whether a box that is a sign stands between blanks at a place, before a declared name: `☑ gym ☑ read`.
  private func isSign(_ text: Span<UInt8>, at place: Int, _ end: Int) -> Bool {
    guard text[place - 1].isBlank, let boxed = boxedName(text, at: place, end) else { return false }
    return boxed.start > place + Line.boxLength
  }

  /// Whether a line that counts may begin at a place: a box, a declared name, or a number before one.
  private func beginsLine(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    if text[start] == Byte.open {
      return Line.boxMark(text, at: start, end) != nil && skippingBlanks(text, start + 3, end) < end
    }
    let name = text[start].isDigit ? skippingBlanks(text, word(text, at: start, end).end, end) : start
    return name < end && vocabulary.match(text, at: name, end) != nil
  }

  /// The place behind blanks and what parts lines elsewhere.
  func skippingBreaks(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, text[place].isBlank || isLineBreak(text, place) {
      place += isLineBreak(text, place) && text[place] == 0xE2 ? 3 : 1
    }
    return min(place, end)
  }

  /// The place of the next of what parts lines elsewhere; the end if there is none.
  private func nextBreak(_ text: Span<UInt8>, from start: Int, _ end: Int) -> Int {
    var place = start
    while place < end, !isLineBreak(text, place) { place += 1 }
    return place
  }
}

/// Whether a carriage return, a line separator or a paragraph separator stands at a place, none of which ends a line.
func isLineBreak(_ text: Span<UInt8>, _ place: Int) -> Bool {
  text[place] == Byte.carriageReturn
    || text[place] == 0xE2 && text.eightBytes(from: place) & 0xFE_FFFF == 0xA8_80E2
}

extension Span<UInt8> {
  /// Whether a second line may have been run into the one between two places; false is certain.
  @inline(__always)
  fileprivate func mayHoldSeam(from start: Int, before end: Int) -> Bool {
    var place = start
    while place < end {
      let bytes = eightBytes(from: place)
      // The lowest bit that is set is that of the first `]`, carriage return or first byte of a separator.
      let hits =
        (bytes ^ 0x5D5D_5D5D_5D5D_5D5D).zeroBytes | (bytes ^ 0x0D0D_0D0D_0D0D_0D0D).zeroBytes
        | (bytes ^ 0xE2E2_E2E2_E2E2_E2E2).zeroBytes
      if place &+ hits.trailingZeroBitCount &>> 3 < Swift.min(end, place &+ 8) { return true }
      place &+= 8
    }
    return false
  }
}

extension LineReader {
  /// Reads a time with another line stuck to it, `21:00water 250ml` or `10:30[x] gym`, or with another time, `8:00,20:00`:
  /// the time counts, and what follows is text. Nil if the word is none.
  @inline(never)
  func readGlued(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> WordOutcome? {
    guard statement.subject != nil, let time = timeRunInto(text, word) else { return nil }
    let isBeforeTime = beginsSecondTime(text, time.end, word.end)
    guard
      isBeforeTime || beginsRecord(text, time.end, cursor.end)
        || !isImplied && text[time.end].isLetterLike
          && vocabulary.match(text, at: time.end, cursor.end) != nil
    else { return nil }
    statement.time = time.time
    statement.timeRange = Int32(word.start)..<Int32(time.end)
    statement.headEnd = Int32(time.end)
    if isBeforeTime {
      let second = (time.end + 1)..<word.end
      // Of a measure of time both are the ends of a range.
      if let subject = statement.subject, isOfTime(subject), statement.amount == nil {
        rest.add(text: second.range)
      } else {
        note(secondTime: second, text, &rest)
      }
      cursor.place = word.end
      return .taken
    }
    endLine(text, at: time.end, beginning: time.end, from: time.end, &cursor, &rest)
    return .taken
  }

  /// Ends a line of a cup with its time, `coffee 8:10`, where a second one is run into it: a declared name with an amount,
  /// or behind a time of its own; false if none is.
  @inline(never)
  func endCup(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    guard case .measure(let measure)? = statement.subject, amounts.facts[measure].hasCup, !isImplied,
      statement.time != nil, statement.length == nil, statement.amount == nil
    else { return false }
    if case .time(let time) = readTime(text, word, upTo: cursor.end) {
      let name = skippingBlanks(text, passedMark(text, time.end, cursor.end), cursor.end)
      guard name < cursor.end, vocabulary.match(text, at: name, cursor.end) != nil else { return false }
    } else if !beginsRecord(text, word.start, cursor.end) {
      return false
    }
    statement.amount = amounts.unsaidCup(of: measure, after: statement.name)
    endLine(
      text, at: word.start, beginning: word.start,
      from: jointStart(text, before: word.start, behind: statement.headEnd), &cursor, &rest)
    return true
  }

  /// Whether a mark and a time behind it stand at a place within a word: the `,20:00` of `8:00,20:00`.
  private func beginsSecondTime(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    guard !isImplied, place + 1 < end, ",;/&".utf8.contains(text[place]), text[place + 1].isDigit else {
      return false
    }
    let second = numeral(place + 1, end)
    if case .time = readTime(text, second, upTo: end) { return true }
    return timeRunInto(text, second) != nil
  }

  /// Ends a line where a second one runs into it: what is left is text, and the correction parts the two where the second
  /// one begins, from the gap before it on.
  func endLine(
    _ text: Span<UInt8>, at place: Int, beginning begin: Int, from gap: Int, behind head: Int32? = nil,
    _ cursor: inout Cursor, _ rest: inout LineRest
  ) {
    var words = Cursor(place, upTo: cursor.end)
    while let word = words.nextWord(text) { rest.add(text: word.range) }
    let line = Line(text, at: Int(rest.start))
    if let parted = habits(around: begin, from: gap, behind: head, line, text, upTo: cursor.end) {
      rest.note(
        .gluedLines(string(text, begin, cursor.end)), at: Int32(begin)..<Int32(cursor.end),
        fixing: Int32(parted.start)..<Int32(cursor.end), with: parted.lines)
      cursor.place = cursor.end
      return
    }
    rest.note(
      .gluedLines(string(text, begin, cursor.end)), at: Int32(begin)..<Int32(cursor.end),
      fixing: Int32(gap)..<Int32(begin), with: "\n" + string(text, Int(line.start), Int(line.box)))
    cursor.place = cursor.end
  }

  /// The lines that a second entry makes with the habits named right before it and at the line's end, which a line of
  /// several without commas names as well, `water 500ml coffee 2 gym`; nil where none are.
  private func habits(
    around begin: Int, from gap: Int, behind head: Int32?, _ line: Line, _ text: Span<UInt8>, upTo end: Int
  ) -> (start: Int, lines: String)? {
    guard let head, text[begin] != Byte.open else { return nil }
    let lead = "\n" + string(text, Int(line.start), Int(line.box))
    let box = "[\((line.shape == .box ? line.mark : .done).symbol)] "
    var (start, before, behind): (Int, [String], [String]) = (gap, [], [])
    func habit(_ word: Word) -> Bool {
      guard let match = vocabulary.match(text, at: word.start, word.end), match.end == word.end else {
        return false
      }
      return if case .habit = match.subject { true } else { false }
    }
    while case let word = wordBefore(text, start), word.start >= head, word.end > word.start, habit(word) {
      before.insert(lead + box + string(text, word.start, word.end), at: 0)
      start = blanksStart(text, before: word.start)
    }
    var last = end
    while case let word = wordBefore(text, last), word.start > begin, habit(word) {
      behind.insert(lead + box + string(text, word.start, word.end), at: 0)
      last = jointStart(text, before: word.start, behind: Int32(begin))
    }
    guard !before.isEmpty || !behind.isEmpty else { return nil }
    return (
      start, before.joined() + lead + string(text, begin, blanksStart(text, before: last)) + behind.joined()
    )
  }

  /// Where a line begins whose name stands at a place of another one: at the name, or at a time before it that is not the
  /// other's own.
  func recordStart(_ text: Span<UInt8>, before name: Int, _ statement: Statement) -> Int {
    var start = wordBefore(text, name)
    if isHalfOfDay(text, start) { start = wordBefore(text, start.start) }
    guard start.end > start.start, start.start >= Int(statement.timeRange.upperBound),
      Int(statement.timeRange.upperBound) > 0, text[start.start].isDigit,
      case .time(let time) = readTime(text, numeral(start.start, start.end), upTo: name),
      skippingBlanks(text, time.end, name) == name
    else { return name }
    return start.start
  }

  /// Where the gap before a place begins, behind the head of a line: the blanks, and a sign, an `and`, a `then` or an
  /// `and then` that joins what stands before to the rest.
  func jointStart(_ text: Span<UInt8>, before place: Int, behind head: Int32) -> Int {
    let (gap, joint) = (blanksStart(text, before: place), wordBefore(text, place))
    let isSign = signLength(text, joint.start) == joint.end - joint.start && !text[joint.start].endsPhrase
    guard joint.end > joint.start, joint.start > 0, text[joint.start - 1].isBlank else { return gap }
    // `1. water 250ml 2. coffee 1`
    if joint.start >= head, joint.end - joint.start <= 3, text[joint.start].isDigit,
      text[joint.end - 1] == Byte.point || text[joint.end - 1] == UInt8(ascii: ")"),
      numeral(joint.start, joint.end - 1).isWhole(text)
    {
      return blanksStart(text, before: joint.start)
    }
    if isTyped(text, joint, .sequel), joint.start > head {
      return jointStart(text, before: joint.start, behind: head)
    }
    return isSign || isTyped(text, joint, .joint) ? blanksStart(text, before: joint.start) : gap
  }
}
