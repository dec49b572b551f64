/// Parts of an entry or a tick that look meant otherwise, found while it is read: it counts, and a warning says so.
extension LineReader {
  /// Notes what is doubtful about a bare number: that it is tiny, and that the word behind it is nearly a unit.
  @inline(never)
  func noteDoubts(
    of amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) {
    if let next = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text), next.form == .plain,
      next.end - next.start >= 3, string(text, next.start, next.end).count >= 3,
      let near = nearUnit(string(text, next.start, next.end), configuration.measures[measure]),
      holdsTimesAndTagsAlone(text, Cursor(next.end, upTo: end))
    {
      rest.note(.nearUnit(string(text, next.start, next.end), near: near), at: next.range, fix: near)
    }
    noteTiny(amount, measure, text, from: word.start, &rest)
    noteClock(amount, text, from: word.start, &rest)
    noteOtherUnit(of: amount, measure, text, upTo: end, &rest)
  }

  /// Notes a bare number of four digits that begins with a zero, as a clock has it: `water 0810`.
  private func noteClock(
    _ amount: AmountReading, _ text: Span<UInt8>, from start: Int, _ rest: inout LineRest
  ) {
    guard amount.unitText.isEmpty, amount.end - start == 4, text[start] == UInt8(ascii: "0") else { return }
    let typed = string(text, start, amount.end)
    guard let number = Int(typed), let time = TimeOfDay(hour: number / 100, minute: number % 100) else {
      return
    }
    rest.note(
      .oddTime(typed, meant: time), at: Int32(start)..<Int32(amount.end), fix: time.description)
  }

  /// Notes a range over midnight that is longer than anybody means, where its start may be of the twelve-hour clock:
  /// `sleep 11:30-7:00`, which is meant from 23:30.
  func noteLongRange(_ statement: Statement, _ text: Span<UInt8>, _ rest: inout LineRest) {
    guard let start = statement.time, let length = statement.length, length > 16 * 60, length < 1440,
      1...12 ~= start.hour
    else { return }
    let range = statement.timeRange
    let typed = string(text, Int(range.lowerBound), Int(range.upperBound))
    guard typed.utf8.allSatisfy({ !$0.isASCIILetter }) else { return }
    let meant = TimeOfDay(minutes: Int(start.minutes) + 720).description
    let digits =
      Int(
        range.lowerBound)..<(timeRunInto(
        text, numeral(text, Int(range.lowerBound), Int(range.upperBound)))?.end ?? Int(range.upperBound))
    rest.note(
      .longRange(typed, minutes: Int(length), meant: meant), at: range,
      fixing: Int32(digits.lowerBound)..<Int32(digits.upperBound), with: meant)
  }

  /// Notes a word right behind a bare number that counts something else, or makes the number greater.
  private func noteOtherUnit(
    of amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, upTo end: Int, _ rest: inout LineRest
  ) {
    let unit = configuration.measures[measure].unit.name
    guard let next = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text),
      next.form == .plain, let typed = TypedWord(text, next.start, next.end),
      typed.has(.multiple) || typed.has(.otherUnit) && !unit.isEmpty
    else { return }
    rest.note(
      .otherUnit(
        string(text, next.start, next.end), measure: configuration.measures[measure].name, unit: unit),
      at: next.range)
  }

  /// Notes a bare number that can hardly be meant, also in a tag.
  func noteTiny(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, from start: Int, _ rest: inout LineRest
  ) {
    guard amount.unitText.isEmpty, let parts = amount.parts, parts > 0,
      parts <= amounts.facts[measure].tiniest
    else { return }
    let (declared, typed) = (configuration.measures[measure], string(text, start, amount.end))
    rest.note(
      .tinyAmount(
        typed, measure: declared.name, unit: declared.unit.name,
        readings: amounts.readings(ofTiny: typed, of: measure)),
      at: Int32(start)..<Int32(amount.end))
  }

  /// Notes a goal that is a bare number and can hardly be meant.
  func noteTinyGoal(
    _ bound: Goal.Bound, _ measure: Int, _ text: Span<UInt8>, _ start: Int, _ end: Int, _ rest: inout LineRest
  ) {
    let amount: WrittenAmount
    switch bound {
    case .atLeast(let least): amount = least
    case .atMost(let most): amount = most
    case .range: return
    }
    var place = end
    while place > start,
      text[place - 1].isDigit || text[place - 1] == Byte.point || text[place - 1] == Byte.comma
    {
      place -= 1
    }
    guard place < end, blankLength(text, place - 1, end) > 0 else { return }
    let parts = configuration.parts(of: amount, in: measure, on: day)
    guard parts > 0, parts <= amounts.facts[measure].tiniest else { return }
    let (declared, typed) = (configuration.measures[measure], string(text, place, end))
    rest.note(
      .tinyAmount(
        typed, measure: declared.name, unit: declared.unit.name,
        readings: amounts.readings(ofTiny: typed, of: measure)),
      at: Int32(place)..<Int32(end))
  }

  /// Notes an amount behind the one that counts: of the measure's kind in its text, or a bare number right behind it with
  /// nothing else; and a time that is written with a point.
  @inline(never)
  func noteSecondAmount(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ isHead: Bool,
    _ statement: inout Statement, _ rest: inout LineRest
  ) {
    guard statement.amount != nil || statement.length != nil else { return }
    if isHead, statement.time == nil, isPointedTime(text, word) { return warnOfOddTime(text, word, &rest) }
    guard let measure = context.measure else { return }
    if statement.length != nil, amounts.facts[measure].own.kind == .time,
      case .time(let time) = readTime(text, word, upTo: end), time.length != nil
    {
      return note(secondAmount: word.start..<time.end, text, &rest)
    }
    var context = context
    context.allowsBare = isHead
    switch amounts.read(text, word, upTo: end, in: context) {
    case .amount(let second):
      let isBare = second.unitText.isEmpty && second.unit == .own
      if isBare, !holdsTimesAndTagsAlone(text, Cursor(second.end, upTo: end), orNumbers: true) { return }
      note(secondAmount: word.start..<second.end, text, &rest)
    case .number(.bareFraction, let range) where isHead:
      note(secondAmount: Int(range.lowerBound)..<Int(range.upperBound), text, &rest)
    case .unknownUnit(let range)
    where isHead && isTimesSign(text, Int(range.lowerBound), Int(range.upperBound)):
      note(secondAmount: word.start..<Int(range.upperBound), text, &rest)
    case .none, .number, .unknownUnit, .wrongKind: return
    }
  }

  /// Notes a second time, `7 am, 5 pm`, and passes over it; false if the word is none, or words follow it.
  @inline(never)
  func noteSecondTime(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ statement: Statement, _ rest: inout LineRest
  ) -> Bool {
    guard statement.subject != nil, statement.length == nil,
      case .time(let second) = readTime(text, word, upTo: cursor.end), second.length == nil,
      holdsTimesAndTagsAlone(text, Cursor(passedMark(text, second.end, cursor.end), upTo: cursor.end))
    else { return false }
    let range = Int32(word.start)..<Int32(second.end)
    if !isImplied, !rest.problems.contains(where: { $0.code == "second-amount" }) {
      rest.note(.secondTime(string(text, word.start, second.end)), at: range)
    }
    rest.add(text: range)
    cursor.place = passedMark(text, second.end, cursor.end)
    return true
  }

  /// Notes what goes on with the amount before it and does not count: `x 2`, `and a half`, `+ 15`, `to 7`.
  @inline(never)
  func noteContinuation(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ rest: inout LineRest
  ) {
    guard context.measure != nil, !isImplied else { return }
    if text[word.start] == UInt8(ascii: "("), word.end - word.start > 3,
      text[word.end - 1] == UInt8(ascii: ")")
    {
      return noteTimes(within: word, text, &rest)
    }
    if let part = joinedFraction(text, Cursor(word.start, upTo: end)) {
      let behind = Cursor(part.end, upTo: end)
      let unit = behind.followingWord(text)?.withoutMark(text)
      if holdsTimesAndTagsAlone(text, behind)
        || unit.flatMap({ amounts.units.place(text, $0.start, $0.end) }) != nil
      {
        note(secondAmount: word.start..<part.end, text, &rest)
      }
      return
    }
    let signEnd = min(word.start + (text[word.start] == 0xC3 ? 2 : 1), word.end)
    let isTimes = isTimesSign(text, word.start, signEnd)
    guard
      isTimes || isArrow(text, word) || isTyped(text, word, .joint) || isTyped(text, word, .numberRange)
        || isTyped(text, word, .rangeEnd)
    else { return }
    let digits = Cursor(isTimes ? signEnd : word.end, upTo: end)
    guard let number = digits.followingWord(text)?.withoutMark(text), number.form == .number,
      number.isWhole(text) || isPointedTime(text, number) || isArrow(text, word)
        || isClock(text, number, end),
      isTimes || holdsTimesAndTagsAlone(text, Cursor(number.end, upTo: end), orNumbers: true)
    else { return }
    note(secondAmount: word.start..<number.end, text, &rest)
  }

  /// Notes `(x2)` or `(2x)`, in brackets.
  private func noteTimes(within word: Word, _ text: Span<UInt8>, _ rest: inout LineRest) {
    let (start, end) = (word.start + 1, word.end - 1)
    let (sign, lastSign) = (start + (text[start] == 0xC3 ? 2 : 1), end - (text[end - 1] == 0x97 ? 2 : 1))
    let digits =
      isTimesSign(text, start, sign) ? sign..<end : isTimesSign(text, lastSign, end) ? start..<lastSign : nil
    guard let digits, !digits.isEmpty, digits.allSatisfy({ text[$0].isDigit }) else { return }
    note(secondAmount: word.start..<word.end, text, &rest)
  }

  /// Whether a word is an arrow, `->`, `=>`, `→` or `⇒`: what stands behind it takes the place of what stands before.
  private func isArrow(_ text: Span<UInt8>, _ word: Word) -> Bool {
    let bytes = text.eightBytes(from: word.start)
    switch word.end - word.start {
    case 2: return bytes & 0xFFFF == 0x3E2D || bytes & 0xFFFF == 0x3E3D
    case 3: return bytes & 0xFF_FFFF == 0x92_86E2 || bytes & 0xFF_FFFF == 0x92_87E2
    default: return false
    }
  }

  /// Whether a word is a time of day.
  private func isClock(_ text: Span<UInt8>, _ word: Word, _ end: Int) -> Bool {
    if case .time = readTime(text, word, upTo: end) { true } else { false }
  }

  /// Whether some bytes are `x` or `×`.
  private func isTimesSign(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let bytes = text.eightBytes(from: start)
    return end - start == 1
      ? UInt8(truncatingIfNeeded: bytes).lowercased == UInt8(ascii: "x")
      : end - start == 2 && bytes & 0xFFFF == 0x97C3
  }

  /// Notes a second amount, once a line.
  private func note(secondAmount range: Range<Int>, _ text: Span<UInt8>, _ rest: inout LineRest) {
    guard !rest.problems.contains(where: { $0.code == "second-amount" }) else { return }
    rest.note(
      .secondAmount(string(text, range.lowerBound, range.upperBound)),
      at: Int32(range.lowerBound)..<Int32(range.upperBound))
  }

  /// Reads a time with another line stuck to it, `21:00water 250ml` or `10:30[x] gym`: the time counts, and what follows
  /// is text. Nil if the word is none.
  @inline(never)
  func readGlued(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> WordOutcome? {
    guard statement.subject != nil, let time = timeRunInto(text, word),
      beginsRecord(text, time.end, cursor.end)
    else { return nil }
    statement.time = time.time
    statement.timeRange = Int32(word.start)..<Int32(time.end)
    statement.headEnd = Int32(time.end)
    endLine(text, at: time.end, from: time.end, &cursor, &rest)
    return .taken
  }

  /// Ends a line where a second one runs into it: what is left is text, and the correction parts the two.
  func endLine(
    _ text: Span<UInt8>, at place: Int, from gap: Int, _ cursor: inout Cursor, _ rest: inout LineRest
  ) {
    let range = Int32(place)..<Int32(cursor.end)
    var words = Cursor(place, upTo: cursor.end)
    while let word = words.nextWord(text) { rest.add(text: word.range) }
    rest.note(
      .gluedLines(string(text, place, cursor.end)), at: range, fixing: Int32(gap)..<Int32(place), with: "\n")
    cursor.place = cursor.end
  }

  /// Whether an entry or a box with a declared name begins at a place.
  func beginsRecord(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    guard place < end else { return false }
    if text[place] == Byte.open {
      guard place + 2 < end, text[place + 2] == Byte.close, Mark(inBox: text[place + 1]) != nil else {
        return false
      }
      let name = skippingBlanks(text, place + 3, end)
      return name < end && vocabulary.match(text, at: name, end) != nil
    }
    guard text[place].isLetterLike, let match = vocabulary.match(text, at: place, end),
      case .measure(let measure) = match.subject, match.end < end, text[match.end] != Byte.colon,
      let word = Cursor(passedMarks(text, match.end, end), upTo: end).followingWord(text),
      word.form == .number,
      case .amount = amounts.read(text, word.withoutMark(text), upTo: end, in: amounts.context(of: measure))
    else { return false }
    return true
  }
}

extension AmountReader {
  /// What may be meant by a bare number that is tiny: so many hours, or so many cups or litres.
  func readings(ofTiny typed: String, of measure: Int) -> [String] {
    switch facts[measure].own.kind {
    case .time: ["\(typed)h"]
    case .volume: ["\(typed)cup", "\(typed)l"]
    case .mass, .energy, .distance, .share, .count: facts[measure].hasCup ? ["\(typed)cup"] : []
    }
  }
}
