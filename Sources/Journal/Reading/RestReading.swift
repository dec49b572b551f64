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
      if statement.time == nil, let time = paddedTime(text, at: cursor) {
        take(
          TimeReading(time: time, length: nil, end: cursor.place + 5), at: &cursor, text, isHead, &statement)
        if !cursor.isAtEnd || !isHead { noteAfternoon(text, behind: cursor, statement, &rest) }
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
    if isHead, readDottedDate(text, word, &cursor, &statement, &rest) { return .taken }
    let word = withoutColon(text, word.withoutMark(text))
    if word.beginsAsDate(text),
      let dated = readDated(text, word, &cursor, isHead, &statement, &rest)
    {
      return dated
    }
    if statement.time == nil, word.mayBeTime(text) {
      switch readTime(text, word, upTo: cursor.end) {
      case .time(let time) where isPace(text, after: time.end, cursor.end):
        return .text
      case .time(let time):
        take(time, at: &cursor, text, isHead, &statement)
        if !cursor.isAtEnd || !isHead { noteAfternoon(text, behind: cursor, statement, &rest) }
        return .taken
      case .impossible
      where isHead && statement.subject != nil && !isImplied && !isDistance(statement.amount):
        fail(.badTime(string(text, word.start, word.end)), word.range, &statement, &rest)
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
      noteSecondAmount(text, word, upTo: cursor.end, in: context, isHead, &statement, &rest)
      return .text
    }
    switch amounts.read(text, word, upTo: cursor.end, in: context) {
    case .amount(let amount):
      cursor.place = passedMark(text, amount.end, cursor.end)
      guard take(amount, from: word.start, of: context.measure, text, &statement, &rest) else {
        return .broken
      }
      statement.headEnd = Int32(cursor.place)
      if amount.isBare, let measure = context.measure {
        noteDoubts(of: amount, measure, text, word, upTo: cursor.end, &rest)
      }
      return .taken
    case .nothing:
      noteTimeOfTick(text, word, upTo: cursor.end, statement, &rest)
      return .text
    case .number(let fault, let range):
      return broken(.number(fault, range: range), context, text, word, upTo: cursor.end, &statement, &rest)
    case .unknownUnit(let range):
      return broken(.unknownUnit(range: range), context, text, word, upTo: cursor.end, &statement, &rest)
    case .wrongKind(let unit, let range):
      return broken(.wrongKind(unit, range: range), context, text, word, upTo: cursor.end, &statement, &rest)
    }
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
    _ outcome: AmountOutcome, _ context: AmountContext, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ statement: inout Statement, _ rest: inout LineRest
  ) -> WordOutcome {
    guard let measure = context.measure, !isImplied else {
      noteTimeOfTick(text, word, upTo: end, statement, &rest)
      return .text
    }
    fail(outcome, measure, text, word, upTo: end, &statement, &rest)
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
    guard statement.amount == nil else { return true }
    fail(
      .badAmount(string(text, start, amount.end), .tooLarge, readings: []),
      Int32(start)..<Int32(amount.end), &statement, &rest)
    return false
  }

  /// A time that stands before the name, with the place after it; nil if there is none.
  @inline(__always)
  func readLeadingTime(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ statement: inout Statement, _ rest: inout LineRest
  ) -> Int? {
    text[start].isDigit ? readTimeBeforeName(text, start, end, &statement, &rest) : nil
  }

  @inline(never)
  private func readTimeBeforeName(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ statement: inout Statement, _ rest: inout LineRest
  ) -> Int? {
    let first = word(text, at: start, end)
    if first.beginsAsDate(text) {
      return passedDate(first, text, end, &statement, &rest)
    }
    if isDottedDate(text, first) { return passedDottedDate(first, text, end, &rest) }
    var bare = first.withoutMark(text)
    if text[bare.end - 1] == Byte.colon {
      bare = Word(start: bare.start, end: bare.end - 1, form: .number, colon: -1)
    }
    guard case .time(let time) = readTime(text, bare, upTo: end) else { return nil }
    var (timed, cursor) = (statement, Cursor(time.end, upTo: end))
    timed.time = time.time
    timed.length = time.length.map(Int32.init(truncatingIfNeeded:))
    timed.timeRange = Int32(start)..<Int32(time.end)
    if time.length == nil { joinRange(text, &cursor, &timed) }
    let next = skippingBlanks(text, passedMarks(text, cursor.place, end), end)
    guard next < end else { return nil }
    (statement.time, statement.length, statement.timeRange) = (timed.time, timed.length, timed.timeRange)
    return next
  }

  /// The place after one or two colons, or one mark such as `,`, which a name may have right after it.
  @inline(__always)
  func passedMarks(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
    guard place < end, text[place] == Byte.colon else { return passedMark(text, place, end) }
    return place + 1 < end && text[place + 1] == Byte.colon ? place + 2 : place + 1
  }

  /// Reads `key:value` if the key is a declared measure; a value that is no amount costs the tag alone.
  @inline(never)
  func readCountingTag(_ text: Span<UInt8>, _ word: Word, upTo lineEnd: Int, _ rest: inout LineRest) {
    guard let (key, subject) = declaredKey(text, word) else { return }
    let measure: Int
    switch subject {
    case .measure(let place): measure = place
    case .habit(let habit):
      return rest.note(
        .unboxedHabit(configuration.habits[habit].name, .done), at: Int32(key)..<Int32(word.colon))
    }
    // `kcal:1 250` may be 1 or 1250, and counts neither.
    if text[word.end - 1].isDigit, word.end - word.colon <= 4,
      let group = Cursor(word.end, upTo: lineEnd).followingWord(text), group.isGroup(text)
    {
      rest.note(
        .spacedTag(key: string(text, key, word.colon), value: string(text, word.colon + 1, group.end)),
        at: Int32(word.start)..<Int32(group.end))
      return
    }
    // `key::` of a field has two colons.
    var (start, end) = (word.colon + (text[word.colon + 1] == Byte.colon ? 2 : 1), word.end)
    if start < end, text[start] == Byte.quote, end - start >= 2, text[end - 1] == Byte.quote {
      (start, end) = (start + 1, end - 1)
    }
    // A comma right behind it, `kcal:400, protein:20g`, is passed over as behind any amount.
    if end == word.end, end - start > 1, text[end - 1].endsPhrase { end -= 1 }
    if let first = Cursor(passedApproximately(text, Cursor(start, upTo: end)), upTo: end).followingWord(text),
      first.form == .number,
      case .amount(let amount) = amounts.read(text, first, upTo: end, in: amounts.context(of: measure)),
      skippingBlanks(text, amount.end, end) == end,
      let counted = amounts.counted(amount, from: first.start, of: measure)
    {
      if amount.isBare, end == word.end,
        let wideEnd = amounts.endOfWider(amount, text, first, upTo: lineEnd, of: measure)
      {
        rest.note(
          .spacedTag(key: string(text, key, word.colon), value: string(text, word.colon + 1, wideEnd)),
          at: Int32(word.start)..<Int32(wideEnd))
        return
      }
      noteTiny(amount, measure, text, from: first.start, &rest)
      rest.add(
        CountingTag(measure: measure, key: Int32(key)..<Int32(word.colon), amount: counted))
      return
    }
    // `[coffee::]` is a field that is not filled in.
    if isImplied || skippingBlanks(text, start, end) == end { return }
    rest.note(
      .badTag(
        key: string(text, key, word.colon), value: string(text, start, end).trimmed,
        expected: configuration.measures[measure].unit.name), at: word.range)
  }
}
