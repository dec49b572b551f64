/// What is rare in the head of a line: amounts in words, ranges in words, fields, and a second line run into it.
extension LineReader {
  /// Whether a word behind the head is text for sure: it begins with a letter, but no declared name with the same, and
  /// is no `in` or `ve`.
  @inline(__always)
  func isOrdinary(_ text: Span<UInt8>, _ word: Word) -> Bool {
    text[word.start].isASCIILetter && word.end &- word.start != 2
      && !vocabulary.mayBegin(text, at: word.start, word.end)
  }

  /// Reads a word that begins like no number: in the head an amount in words, `~` before a number, `from` before a
  /// range; anywhere a field and what is not a time of day.
  @inline(never)
  func readPlainWord(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, in context: AmountContext, _ isHead: Bool,
    _ statement: inout Statement, _ rest: inout LineRest
  ) -> WordOutcome {
    if !text[word.start].isASCIILetter, readSign(text, word, &cursor, isHead, statement, &rest) {
      return .taken
    }
    if word.end - word.start == 2, isTyped(text, word, .within),
      let next = Cursor(word.end, upTo: cursor.end).followingWord(text),
      next.form == .number, isTimeLike(text, next, upTo: cursor.end)
    {
      rest.add(text: word.range)
      rest.add(text: next.range)
      cursor.place = next.end
      return .taken
    }
    if statement.subject == nil
      ? statement.mark != .none
        && (isBoxOfName(text, word, cursor.end) || isBoxOfOneOff(text, word, cursor.end, statement))
      : isBoxOfOneOff(text, word, cursor.end, statement)
        || (statement.amount != nil || statement.length != nil || statement.mark != .none)
          && beginsRecord(text, word.start, cursor.end, owned: ownedEnd(statement))
          && !isUnitBehindNumber(text, word) && !isOfLift(text, word, statement)
    {
      let begin = recordStart(text, before: word.start, statement)
      endLine(
        text, at: word.start, beginning: begin,
        from: jointStart(text, before: begin, behind: statement.headEnd), behind: statement.headEnd, &cursor,
        &rest)
      return .taken
    }
    // `lunch salad @12:30`
    if !isHead, text[word.start] == Byte.at, statement.time == nil,
      noteOddTime(text, word, upTo: cursor.end, statement, &rest)
    {
      return .text
    }
    guard isHead else { return .text }
    if isBehindHour(text, word, statement) || leadsRange(text, word, upTo: cursor.end, statement) {
      cursor.place = word.end
      return .taken
    }
    if endCup(text, word, &cursor, &statement, &rest) { return .taken }
    if readOtherDay(text, word, &cursor, &statement, &rest) { return .taken }
    if statement.amount != nil {
      noteContinuation(text, word, upTo: cursor.end, in: context, statement, &rest)
    } else if statement.mark != .none {
      noteJoinedTime(text, word, upTo: cursor.end, statement, &rest)
    }
    if statement.time == nil, statement.amount != nil || statement.mark != .none,
      beginsOddRange(text, word),
      noteOddRange(text, at: word.start, upTo: cursor.end, of: statement.subject, &rest)
    {
      return .text
    }
    if statement.time == nil,
      noteOddTime(text, word, upTo: cursor.end, statement, &rest)
        || noteSpokenTime(text, word, upTo: cursor.end, statement, &rest)
    {
      return .text
    }
    if statement.time == nil, word.end - word.start <= 4, isTyped(text, word, .rangeStart) {
      var next = Cursor(word.end, upTo: cursor.end)
      if let first = next.nextWord(text), case .time = readTime(text, first, upTo: cursor.end) {
        cursor.place = first.start
        return .taken
      }
    }
    if statement.amount == nil, context.measure != nil, !isImplied,
      let amount = amounts.readSpelled(text, word, upTo: cursor.end, in: context),
      holdsTimesAndTagsAlone(text, Cursor(amount.end, upTo: cursor.end))
    {
      cursor.place = passedMark(text, amount.end, cursor.end)
      guard take(amount, from: word.start, of: context.measure, text, &statement, &rest) else {
        return .broken
      }
      statement.headEnd = Int32(cursor.place)
      return .taken
    }
    return .text
  }

  /// The end of an amount that is its line's for sure, that of a measure; 0 of any other.
  private func ownedEnd(_ statement: Statement) -> Int32 {
    guard case .measure? = statement.subject, let amount = statement.amount else { return 0 }
    return amount.range.upperBound
  }

  /// Passes over what a word begins with that is no letter: a mark that is not seen, a field, in the head `~` before a
  /// number. False if it is none of them.
  @inline(never)
  private func readSign(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ isHead: Bool, _ statement: Statement,
    _ rest: inout LineRest
  ) -> Bool {
    let unseen = passedUnseen(text, word.start, word.end)
    if unseen > word.start {
      cursor.place = unseen
      return true
    }
    if let field = field(text, at: word.start, cursor.end) {
      rest.add(tag: Int32(word.start)..<Int32(field.end))
      readCountingTag(text, field.tag, upTo: cursor.end, &rest)
      cursor.place = field.end
      return true
    }
    guard isHead else { return false }
    let exact = passedApproximately(text, Cursor(word.start, upTo: word.end))
    guard exact > word.start else { return false }
    if statement.amount != nil {
      guard statement.time == nil,
        case .time = readTime(text, numeral(exact, word.end), upTo: cursor.end)
      else { return false }
    }
    cursor.place = exact
    return true
  }

  /// Whether a word is the name of the weight and stands behind a word for what was lifted in the line of a habit:
  /// `[x] gym deadlift weight 225 lb`.
  private func isOfLift(_ text: Span<UInt8>, _ word: Word, _ statement: Statement) -> Bool {
    guard case .habit? = statement.subject, text[word.start].isLetterLike,
      case let before = wordBefore(text, word.start), before.start >= Int(statement.name.upperBound),
      TypedWords.lifts.holds(string(text, before.start, before.end).lowercased()),
      case .measure(let measure)? = vocabulary.match(text, at: word.start, word.end)?.subject
    else { return false }
    return configuration.measures[measure].isCalled(TypedWords.weight)
  }

  /// Whether a word is the unit of a number right before it, and no name: the `kcal` of `soup 500 kcal 20 g protein`.
  private func isUnitBehindNumber(_ text: Span<UInt8>, _ word: Word) -> Bool {
    guard amounts.units.place(text, word.start, word.end) != nil else { return false }
    var start = blanksStart(text, before: word.start)
    let end = start
    while start > 0, text[start - 1].isDigit || text[start - 1] == Byte.point || text[start - 1] == Byte.comma
    {
      start -= 1
    }
    return start < end && text[end - 1].isDigit
      && (start == 0 || "(~".utf8.contains(text[start - 1]) || blanksStart(text, before: start) < start)
  }

  /// The place of the number behind `~` or `≈`; where there is none, the cursor's.
  func passedApproximately(_ text: Span<UInt8>, _ cursor: Cursor) -> Int {
    guard !cursor.isAtEnd else { return cursor.place }
    var place = cursor.place
    if text[place] == UInt8(ascii: "~") {
      place += 1
    } else if text.eightBytes(from: place) & 0xFF_FFFF == 0x88_89E2 {
      place += 3
    }
    return place < cursor.end && text[place].isDigit ? place : cursor.place
  }

  /// Reads the start of a range that has `?` for its end, `18:05-?`, on a habit or a measure of time; false if the word
  /// is none.
  @inline(never)
  func readTimer(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ statement: inout Statement
  ) -> Bool {
    guard statement.time == nil, mayRun(statement.subject), let start = timeRunInto(text, word),
      isTyped(text, Word(start: start.end, end: word.end - 1, form: .plain, colon: -1), .rangeEnd)
    else { return false }
    begin(at: start.time, Int32(word.start)..<Int32(word.end), &statement)
    cursor.place = word.end
    return true
  }

  private func begin(at time: TimeOfDay, _ range: Range<Int32>, _ statement: inout Statement) {
    (statement.time, statement.isRunning) = (time, true)
    (statement.timeRange, statement.headEnd) = (range, range.upperBound)
  }

  /// Whether what a line is about can be timed.
  func mayRun(_ subject: Reference?) -> Bool {
    switch subject {
    case .habit: true
    case .measure(let measure): amounts.facts[measure].own.kind == .time
    case nil: false
    }
  }

  /// Lets a single time be the start of a range whose end stands behind `-`, `–`, `to`, `until`, `až` or `do`.
  @inline(__always)
  func joinRange(_ text: Span<UInt8>, _ cursor: inout Cursor, _ statement: inout Statement) {
    let next = skippingBlanks(text, cursor.place, cursor.end)
    guard next < cursor.end else { return }
    switch text[next].lowercased {
    case Byte.hyphen, 0xE2, UInt8(ascii: "t"), UInt8(ascii: "u"), UInt8(ascii: "a"), UInt8(ascii: "d"):
      joinRangeInWords(text, &cursor, &statement)
    default: break
    }
  }

  @inline(never)
  private func joinRangeInWords(_ text: Span<UInt8>, _ cursor: inout Cursor, _ statement: inout Statement) {
    var next = cursor
    guard let start = statement.time, let joint = next.nextWord(text),
      isTyped(text, joint, .rangeEnd), let last = next.nextWord(text)
    else { return }
    if last.end - last.start == 1, text[last.start] == UInt8(ascii: "?"), mayRun(statement.subject) {
      begin(at: start, statement.timeRange.lowerBound..<Int32(last.end), &statement)
      cursor.place = last.end
      return
    }
    guard
      case .time(let end) = readTime(text, last.withoutMark(text), upTo: cursor.end), end.length == nil
    else { return }
    statement.length = Int32(truncatingIfNeeded: start.minutes(until: end.time))
    statement.timeRange = statement.timeRange.lowerBound..<Int32(end.end)
    statement.headEnd = Int32(end.end)
    cursor.place = end.end
  }

  /// Whether a word looks like a time, whether or not there is such a time.
  func isTimeLike(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    switch readTime(text, word.withoutMark(text), upTo: end) {
    case .time, .impossible: true
    case .nothing: false
    }
  }

  /// Whether an amount is a distance, after which a time that is none is how long it took.
  func isDistance(_ amount: LineAmount?) -> Bool {
    amount?.measure.map { amounts.facts[$0].own.kind == .distance } ?? false
  }

  /// Whether a time is how long each part of a distance took: `5km 5:30 per km`, `5:30 na km`, `5:30 /km`,
  /// `5:30 min/km`.
  func isPace(_ text: Span<UInt8>, after timeEnd: Int, _ end: Int) -> Bool {
    var cursor = Cursor(timeEnd, upTo: end)
    guard var next = cursor.nextWord(text) else { return false }
    if isWord(text, next, "min"), let following = cursor.nextWord(text) { next = following }
    if TypedWords.per.holds(string(text, next.start, next.end).lowercased()) {
      guard let unit = cursor.nextWord(text) else { return false }
      return isDistance(text, unit.start, unit.end)
    }
    for place in next.start..<next.end where text[place] == UInt8(ascii: "/") {
      return isDistance(text, place + 1, next.end)
    }
    return false
  }

  /// Whether a run of bytes spells a unit of distance.
  private func isDistance(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start < end, let place = amounts.units.place(text, start, end) else { return false }
    return amounts.sizes[Int(place)].kind == .distance
  }

  /// A field as Dataview has it, `[key:: value]` or `(key:: value)`, as a tag; nil if there is none at the place, or
  /// its key is not declared.
  func field(_ text: Span<UInt8>, at start: Int, _ end: Int) -> (tag: Word, end: Int)? {
    let closing: UInt8
    switch text[start] {
    case Byte.open: closing = Byte.close
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    default: return nil
    }
    guard let match = vocabulary.match(text, at: start + 1, end), match.end + 1 < end,
      text[match.end] == Byte.colon, text[match.end + 1] == Byte.colon
    else { return nil }
    // A field is short; a line of brackets that nothing closes is not looked through for each.
    for place in (match.end + 2)..<max(match.end + 2, min(end, match.end + 200)) where text[place] == closing
    {
      return (Word(start: start + 1, end: place, form: .keyed, colon: match.end), place + 1)
    }
    return nil
  }
}

extension Word {
  /// Whether it is exactly three digits, perhaps with decimals: a group that may belong to the number before it.
  func isGroup(_ text: Span<UInt8>) -> Bool {
    guard end - start >= 3, start + 2 < end else { return false }
    for place in start..<(start + 3) where !text[place].isDigit { return false }
    return end == start + 3 || text[start + 3] == Byte.comma || text[start + 3] == Byte.point
  }
}
