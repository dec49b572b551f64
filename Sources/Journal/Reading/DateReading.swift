/// Dates among the words of a line, and times that are not written as such.
extension LineReader {
  /// Reads a date, alone or with a time behind a `T`: of the file's own day the time counts, of another day none does,
  /// and a warning says so. Nil if the word is no date.
  @inline(never)
  func readDated(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ isHead: Bool, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> WordOutcome? {
    guard let date = Day(string(text, word.start, word.start + 10)) else { return nil }
    rest.isOfItsDay = true
    let dateEnd = word.start + 10
    guard isHead else { return .text }
    if dateEnd == word.end {
      cursor.place = passedMarks(text, word.end, cursor.end)
      if date != day { passOtherDay(date, at: word.range, text, &cursor, &statement, &rest) }
      return .taken
    }
    guard text[dateEnd].lowercased == UInt8(ascii: "t"), dateEnd + 1 < word.end else { return nil }
    let timeEnd = offsetStart(text, dateEnd + 1, word.end)
    guard case .time(let time) = readTime(text, numeral(dateEnd + 1, timeEnd), upTo: timeEnd),
      time.end == timeEnd
    else { return nil }
    if !isOwn(date, time.time) {
      rest.note(.otherDate(date), at: word.range)
    } else if statement.time == nil {
      statement.time = time.time
      statement.timeRange = word.range
      statement.headEnd = Int32(word.end)
    }
    cursor.place = passedMark(text, word.end, cursor.end)
    return .taken
  }

  /// The place behind a date before a name, with a time perhaps, `2026-01-12T08:10`; of another day's none counts, and
  /// a warning says so. Nil if it is no such date.
  func passedDate(
    _ word: Word, _ text: Span<UInt8>, _ end: Int, _ statement: inout Statement, _ rest: inout LineRest
  ) -> Int? {
    var (dated, cursor, found) = (Statement(), Cursor(word.start, upTo: end), LineRest())
    // `2026-01-12: water 250ml`
    let hasColon = word.end - word.start > 10 && text[word.end - 1] == Byte.colon
    let bare = hasColon ? numeral(word.start, word.end - 1) : word
    guard case .taken? = readDated(text, bare, &cursor, true, &dated, &found) else { return nil }
    rest.isOfItsDay = true
    cursor.skipBlanks(text)
    guard !cursor.isAtEnd else { return nil }
    if let other = found.problems.first {
      guard !isImplied, vocabulary.match(text, at: cursor.place, end) != nil else { return nil }
      rest.note(other.kind, at: word.range)
      return cursor.place
    }
    (statement.time, statement.timeRange) = (dated.time, dated.timeRange)
    return dated.time == nil
      ? readLeadingTime(text, cursor.place, end, &statement, &rest) ?? cursor.place : cursor.place
  }

  /// Whether a time of a calendar date falls into the file's day, which ends when the next one starts: with
  /// `day-starts 04:00`, 01:10 of the date after it does.
  private func isOwn(_ date: Day, _ time: TimeOfDay) -> Bool {
    date == day || date == day + 1 && time < configuration.dayStarts
  }

  /// Lets no time beside another day's date be one, and warns of the date, unless the two fall into the file's own day.
  func passOtherDay(
    _ date: Day, at range: Range<Int32>, _ text: Span<UInt8>, _ cursor: inout Cursor,
    _ statement: inout Statement, _ rest: inout LineRest
  ) {
    var behind: (time: TimeOfDay, end: Int)?
    if let next = cursor.followingWord(text), next.form == .number,
      case .time(let time) = readTime(text, next.withoutMark(text), upTo: cursor.end)
    {
      behind = (time.time, time.end)
    }
    if let time = statement.time ?? behind?.time, isOwn(date, time) { return }
    rest.note(.otherDate(date), at: range)
    // The range itself is not kept.
    if let amount = amountOfLength(statement) { statement.amount = amount }
    (statement.time, statement.length, statement.timeRange) = (nil, nil, 0..<0)
    if let behind { cursor.place = passedMark(text, behind.end, cursor.end) }
  }

  /// The place where the offset of a time begins, `Z`, `+01:00` or `-0100`; the end if it has none.
  private func offsetStart(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    if text[end - 1].lowercased == UInt8(ascii: "z") { return end - 1 }
    for place in start..<end where text[place] == Byte.plus || text[place] == Byte.hyphen { return place }
    return end
  }

  /// The bytes of brackets with several times in them and nothing else, `(7am, 10am)`; nil if a word begins none.
  private func timesInBrackets(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Range<Int>? {
    let inside = (word.start + 1)..<max(word.start + 1, min(end, word.start + 60))
    guard let last = inside.first(where: { text[$0] == UInt8(ascii: ")") }) else { return nil }
    var (words, count) = (Cursor(word.start + 1, upTo: last), 0)
    while let next = words.nextWord(text) {
      if case .time(let time) = readTime(text, next.withoutMark(text), upTo: last) {
        words.place = passedMark(text, time.end, last)
        count += 1
      } else if !isTyped(text, next, .joint),
        !TypedWords.atTime.holds(string(text, next.start, next.end).lowercased())
      {
        return nil
      }
    }
    return count > 1 ? word.start..<last + 1 : nil
  }

  /// Notes a time within signs, `@08:10`, `(08:10)`, `[08:10]`, or behind a mark that is stuck to it, and an hour behind
  /// an `@`, `@7`, which looks meant and is none; false if the word is no such.
  func noteOddTime(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement, _ rest: inout LineRest
  ) -> Bool {
    let isTicked = statement.subject != nil && statement.mark != .none
    guard statement.amount != nil || isTicked, !isImplied else { return false }
    if text[word.start] == Byte.at, 2...3 ~= word.end - word.start,
      numeral(word.start + 1, word.end).isWhole(text),
      let hour = Int(string(text, word.start + 1, word.end)), let time = TimeOfDay(hour: hour, minute: 0),
      holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
    {
      noteOddTime(text, word.start, word.end, meant: time, &rest)
      return true
    }
    if text[word.start] == UInt8(ascii: "("), let times = timesInBrackets(text, word, upTo: end) {
      noteOther(time: times, text, &rest)
      return true
    }
    guard word.end - word.start >= 4 else { return false }
    // `(8:10 pm)` is two words.
    let next = Cursor(word.end, upTo: end).followingWord(text)
    let isTwo = text[word.end - 1].isDigit && next.map { text[$0.end - 1] == UInt8(ascii: ")") } == true
    let whole = Int32(word.start)..<Int32(isTwo ? next?.end ?? word.end : word.end)
    var last = Int(whole.upperBound)
    switch text[word.start] {
    case UInt8(ascii: "("):
      guard text[last - 1] == UInt8(ascii: ")") else { return false }
      last -= 1
    case Byte.open:
      guard text[last - 1] == Byte.close else { return false }
      last -= 1
    case Byte.quote:
      guard text[last - 1] == Byte.quote else { return false }
      last -= 1
    case Byte.at, Byte.comma, Byte.point, UInt8(ascii: ";"): break
    default: return false
    }
    let bare = numeral(word.start + 1, min(last, word.end))
    guard text[bare.start].isDigit, case .time(let time) = readTime(text, bare, upTo: last), time.end == last,
      time.length == nil
    else { return false }
    rest.note(
      .oddTime(string(text, word.start, Int(whole.upperBound)), meant: time.time), at: whole,
      fix: (text[word.start - 1].isBlank ? "" : " ") + string(text, bare.start, last))
    return true
  }
}

extension Word {
  /// Whether it may begin with a calendar date, `2026-03-21`, which a range of times, `9:00-10:00`, does not.
  @inline(__always)
  func beginsAsDate(_ text: Span<UInt8>) -> Bool {
    end &- start >= 10 && text[start &+ 4] == Byte.hyphen && text[start &+ 1].isDigit
  }
}
