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
