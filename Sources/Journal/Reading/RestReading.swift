/// Reading of the rest after a name: amount, time, text, tags and a comment.
extension LineReader {
  /// The forms that an amount after a name may take; without a measure it needs a unit of its own.
  @inline(__always)
  func context(of subject: Reference?) -> AmountContext {
    guard case .measure(let measure)? = subject else { return isImplied ? .free : .ofHabit }
    return amounts.context(of: measure, allowsBare: !isImplied)
  }

  /// Reads what follows a declared name: amount and time in either order, then text; tags and a comment anywhere.
  ///
  /// False if the line is an error.
  @inline(__always)
  func readBehindName(
    _ text: Span<UInt8>, _ match: Vocabulary.Match, upTo end: Int, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    let place = passedMarks(text, match.end, end)
    statement.headEnd = Int32(place)
    return readWords(
      text, Cursor(place, upTo: end), in: context(of: match.subject), isHead: true, &statement, &rest)
  }

  /// Reads words: in the head of a line an amount and a time in either order; then a time, tags and a comment.
  ///
  /// False if the line is an error.
  @inline(__always)
  func readWords(
    _ text: Span<UInt8>, _ start: Cursor, in context: AmountContext, isHead: Bool,
    _ statement: inout Statement, _ rest: inout LineRest
  ) -> Bool {
    var (cursor, isHead) = (start, isHead)
    while true {
      cursor.skipBlanks(text)
      guard !cursor.isAtEnd else { return true }
      if statement.time == nil, let time = paddedTime(text, at: cursor),
        !isPaced(time, text, cursor.place, cursor.place + 5, upTo: cursor.end, statement.amount)
      {
        take(
          TimeReading(time: time, length: nil, end: cursor.place + 5), at: &cursor, text, isHead, &statement)
        if !cursor.isAtEnd || !isHead { noteBehindTime(text, &cursor, isHead, &statement, &rest) }
        continue
      }
      let word = word(text, at: cursor.place, cursor.end)
      switch word.form {
      case .comment:
        rest.end(withComment: word.start)
        return true
      case .tag, .keyed:
        rest.add(tag: word.range)
        if word.colon >= 0 { readCountingTag(text, word, upTo: cursor.end, &rest) }
        cursor.place = word.end
        continue
      case .number:
        switch readNumberWord(text, word, &cursor, in: context, isHead, &statement, &rest) {
        case .taken: continue
        case .text: break
        case .broken: return false
        }
      case .plain where !isHead && isOrdinary(text, word): break
      case .plain:
        switch readPlainWord(text, word, &cursor, in: context, isHead, &statement, &rest) {
        case .taken: continue
        case .text: break
        case .broken: return false
        }
      }
      isHead = false
      rest.add(text: word.range)
      cursor.place = word.end
    }
  }

  /// The outcome of reading a word that begins like a number.
  enum WordOutcome { case taken, text, broken }

  /// Takes a word that begins like a number as the time or the amount, if it is one and may be one here.
  @inline(__always)
  private func readNumberWord(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, in context: AmountContext, _ isHead: Bool,
    _ statement: inout Statement, _ rest: inout LineRest
  ) -> WordOutcome {
    if text[word.end - 1] == UInt8(ascii: "?"), readTimer(text, word, &cursor, &statement) { return .taken }
    if isHead, mayBeDottedDate(text, word), readOtherDay(text, word, &cursor, &statement, &rest) {
      return .taken
    }
    let word = withoutColon(text, word.withoutMark(text))
    if word.beginsAsDate(text),
      let dated = readDated(text, word, &cursor, isHead, &statement, &rest)
    {
      return dated
    }
    if statement.time == nil, word.mayBeTime(text) {
      switch readTime(text, word, upTo: cursor.end) {
      case .time(let time)
      where isPace(text, after: time.end, cursor.end)
        || isDuration(time, text, word, upTo: cursor.end, behind: statement.amount)
        || isPaced(time.time, text, word.start, time.end, upTo: cursor.end, statement.amount):
        return .text
      case .time(let time):
        take(time, at: &cursor, text, isHead, &statement)
        if !cursor.isAtEnd || !isHead || time.length != nil {
          noteBehindTime(text, &cursor, isHead, &statement, &rest)
        }
        return .taken
      case .impossible
      where isHead && statement.subject != nil && !isImplied && !isDistance(statement.amount):
        fail(
          .badTime(string(text, word.start, word.end)), word.range, &statement, &rest,
          fix: withMidnight(text, word))
        return .broken
      case .impossible, .nothing: break
      }
      if isHead, let glued = readGlued(text, word, &cursor, &statement, &rest) { return glued }
    }
    if statement.time != nil, isHead, endCup(text, word, &cursor, &statement, &rest) { return .taken }
    if statement.time != nil, isHead || isBesideTimeBehindAt(text, word, statement),
      noteSecondTime(text, word, &cursor, statement, &rest)
    {
      return .taken
    }
    guard isHead, statement.amount == nil else {
      if isHead, readOtherDay(text, word, &cursor, &statement, &rest) { return .taken }
      noteSecondAmount(text, word, upTo: cursor.end, in: context, isHead, &statement, &rest)
      return .text
    }
    switch amounts.read(text, word, upTo: cursor.end, in: context) {
    case .amount(let amount):
      if let length = statement.length, amount.isBare, !isBesideLength(amount, length, context) {
        noteSecondAmount(text, word, upTo: cursor.end, in: context, isHead, &statement, &rest)
        return .text
      }
      if amount.isBare, amount.end < cursor.end, let measure = context.measure,
        let unit = unitOfOther(behind: amount, measure, text, upTo: cursor.end)
      {
        let declared = configuration.measures[measure]
        fail(
          .wrongKind(
            unit: string(text, unit.start, unit.end), measure: declared.name, expected: declared.unit.name),
          unit.range, &statement, &rest)
        return .broken
      }
      cursor.place = passedMark(text, amount.end, cursor.end)
      guard take(amount, from: word.start, of: context.measure, text, &statement, &rest) else {
        return .broken
      }
      statement.headEnd = Int32(cursor.place)
      if statement.length != nil { notePartOfRange(amount, text, from: word.start, cursor, statement, &rest) }
      if amount.isBare, let measure = context.measure {
        noteDoubts(of: amount, measure, text, word, upTo: cursor.end, &rest)
      } else if amount.unit == .listed(amounts.units.hour) {
        noteHour(writtenAs: amount, text, word, upTo: cursor.end, statement, &rest)
      }
      return .taken
    case .unknownUnit(let range)
    where statement.length != nil && context.kind == .time
      && saysTimes(text, Int(range.lowerBound), Int(range.upperBound)),
      .wrongKind(_, let range) where statement.length != nil && context.kind == .time && !range.isEmpty:
      // `sleep 23:00-7:00, 2x awake` has its length.
      return .text
    case .nothing:
      if failAsRange(text, word, upTo: cursor.end, in: context, &statement, &rest) { return .broken }
      if readOtherDay(text, word, &cursor, &statement, &rest) { return .taken }
      noteTimeOfTick(text, word, upTo: cursor.end, statement, &rest)
      return .text
    case .number(let fault, let range):
      return broken(.number(fault, range: range), context, text, word, &cursor, &statement, &rest)
    case .unknownUnit(let range):
      return broken(.unknownUnit(range: range), context, text, word, &cursor, &statement, &rest)
    case .wrongKind(let unit, let range):
      return broken(.wrongKind(unit, range: range), context, text, word, &cursor, &statement, &rest)
    }
  }

  /// Whether a bare number behind a range is how much of its length counts: half of it or more, as in
  /// `sleep 23:00-7:00 450`; any other, `sleep 23:00-7:00, 82.4`, is of something else.
  private func isBesideLength(_ amount: AmountReading, _ minutes: Int32, _ context: AmountContext) -> Bool {
    guard context.kind == .time, let parts = amount.parts else { return true }
    let length = Int(minutes) * Unit.minute.parts
    return parts <= length && length <= 2 * parts
  }

  /// Notes less than half of a range's length with a word behind it, which hardly counts in its place:
  /// `sleep 23:15-06:45, 1h awake`.
  @inline(never)
  private func notePartOfRange(
    _ amount: AmountReading, _ text: Span<UInt8>, from start: Int, _ cursor: Cursor, _ statement: Statement,
    _ rest: inout LineRest
  ) {
    guard let minutes = statement.length, !amount.isBare, !isImplied, let parts = amount.parts,
      2 * parts < Int(minutes) * Unit.minute.parts, let next = cursor.followingWord(text),
      next.form == .plain, text[next.start].isLetterLike
    else { return }
    let typed = string(text, start, amount.end)
    let range = string(text, Int(statement.timeRange.lowerBound), Int(statement.timeRange.upperBound))
    rest.note(
      .partOfRange(typed, range: range), at: Int32(start)..<Int32(amount.end),
      fixing: Int32(start)..<Int32(start), with: "# ")
  }

  /// A time without the colon that stands behind it, `10:30: oatmeal`; any other word as it is.
  @inline(__always)
  func withoutColon(_ text: Span<UInt8>, _ word: Word) -> Word {
    guard text[word.end &- 1] == Byte.colon, let run = timeRunInto(text, word), run.end == word.end &- 1
    else {
      return word
    }
    return Word(start: word.start, end: run.end, form: .number, colon: -1)
  }

  @inline(never)
  private func broken(
    _ outcome: AmountOutcome, _ context: AmountContext, _ text: Span<UInt8>, _ word: Word,
    _ cursor: inout Cursor, _ statement: inout Statement, _ rest: inout LineRest
  ) -> WordOutcome {
    guard let measure = context.measure, !isImplied else {
      if readOtherDay(text, word, &cursor, &statement, &rest) { return .taken }
      noteTimeOfTick(text, word, upTo: cursor.end, statement, &rest)
      return .text
    }
    fail(outcome, measure, text, word, upTo: cursor.end, &statement, &rest)
    return .broken
  }

  /// Takes a time; the length of a range counts only where an amount may stand.
  @inline(__always)
  func take(
    _ time: TimeReading, at cursor: inout Cursor, _ text: Span<UInt8>, _ isHead: Bool,
    _ statement: inout Statement
  ) {
    statement.time = time.time
    if isHead { statement.length = time.length.map(Int32.init(truncatingIfNeeded:)) }
    statement.timeRange = Int32(cursor.place)..<Int32(time.end)
    if isHead { statement.headEnd = Int32(time.end) }
    cursor.place = time.end
    guard cursor.place < cursor.end else { return }
    if isHead, time.length == nil { joinRange(text, &cursor, &statement) }
    cursor.place = passedMark(text, cursor.place, cursor.end)
    if isHead { statement.headEnd = Int32(cursor.place) }
  }

  /// Keeps an amount, counted as of the day; false above the largest one, which is an error.
  @inline(__always)
  func take(
    _ amount: AmountReading, from start: Int, of measure: Int?, _ text: Span<UInt8>,
    _ statement: inout Statement, _ rest: inout LineRest
  ) -> Bool {
    statement.headEnd = Int32(amount.end)
    statement.amount = amounts.counted(amount, from: start, of: measure)
    if amount.ratio.denominator == 100 {
      noteMinutes(behindPointOf: amount, from: start, text, statement, &rest)
    }
    if text[start] == UInt8(ascii: "0"), start &+ 1 < amount.end, text[start &+ 1].isDigit {
      noteMissingPoint(in: amount, from: start, of: measure, text, &rest)
    }
    guard statement.amount == nil else { return true }
    fail(
      .badAmount(string(text, start, amount.end), .tooLarge, readings: []),
      Int32(start)..<Int32(amount.end), &statement, &rest)
    return false
  }

  /// The place after one or two colons, or one mark such as `,`, which a name may have right after it.
  @inline(__always)
  func passedMarks(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
    guard place < end, text[place] == Byte.colon else { return passedMark(text, place, end) }
    return place + 1 < end && text[place + 1] == Byte.colon ? place + 2 : place + 1
  }
}
