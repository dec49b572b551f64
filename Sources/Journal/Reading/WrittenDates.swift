/// Dates as people write and say them: `11.1.`, `11. 1. 2026`, `11 Jan`, `Jan 11th`, `Sunday`, `yesterday evening`.
extension LineReader {
  /// The place behind such a date before a declared name with a number; nil where none follows.
  func passedWrittenDate(
    _ places: Range<Int>, _ text: Span<UInt8>, _ end: Int, _ rest: inout LineRest
  ) -> Int? {
    let next = skippingBlanks(text, places.upperBound, end)
    // `1.1. Water` is a heading.
    guard next < end, !isImplied, let match = vocabulary.match(text, at: next, end),
      Cursor(passedMarks(text, match.end, end), upTo: end).followingWord(text)?.form == .number,
      let date = date(text, places, &rest)
    else { return nil }
    if date != day { rest.note(.otherDate(date), at: places.range) }
    return next
  }

  /// The place behind a day and a month with a slash between them before a declared name with a number, where they are
  /// the file's own day, `1/12 weight 82.4`; nil of all else.
  func passedSlashedDay(
    _ word: Word, _ text: Span<UInt8>, _ end: Int, _ rest: inout LineRest
  ) -> Int? {
    guard 3...6 ~= word.end - word.start,
      text[word.start + 1] == Byte.slash || text[word.start + 2] == Byte.slash, !isImplied,
      case let bare = withoutColonOrMark(text, word), slashedDay(text, bare, &rest) == day,
      case let next = skippingBlanks(text, word.end, end), next < end,
      let match = vocabulary.match(text, at: next, end)
    else { return nil }
    return Cursor(passedMarks(text, match.end, end), upTo: end).followingWord(text)?.form == .number
      ? next : nil
  }

  private func withoutColonOrMark(_ text: Span<UInt8>, _ word: Word) -> Word {
    let bare = word.withoutMark(text)
    return text[bare.end - 1] == Byte.colon ? numeral(bare.start, bare.end - 1) : bare
  }

  /// The day around the file's own that a word names with a slash between day and month, in the one order or the other:
  /// `1/11`. What is farther than two days is rather a fraction; nil of all else.
  private func slashedDay(_ text: Span<UInt8>, _ word: Word, _ rest: inout LineRest) -> Day? {
    let word = word.withoutMark(text)
    guard 3...5 ~= word.end - word.start,
      let slash = (word.start..<word.end).first(where: { text[$0] == Byte.slash }), slash > word.start,
      slash + 1 < word.end, numeral(word.start, slash).isWhole(text),
      numeral(slash + 1, word.end).isWhole(text), let one = Int(string(text, word.start, slash)),
      let other = Int(string(text, slash + 1, word.end))
    else { return nil }
    rest.isOfItsDay = true
    let year = day.parts.year
    let days = [(one, other), (other, one)].compactMap { Day(year: year, month: $0.0, day: $0.1) }
    return days.filter { abs($0 - day) <= 2 }.min { abs($0 - day) < abs($1 - day) }
  }

  /// Whether a word may begin or be a date with points: `11.`, `11.1.`, `11.1.2026`.
  @inline(__always)
  func mayBeDottedDate(_ text: Span<UInt8>, _ word: Word) -> Bool {
    2...10 ~= word.end &- word.start && (text[word.end &- 1] == Byte.point || word.end &- word.start >= 8)
  }

  /// Reads another day's date behind an amount or the name of a tick, where nothing but times and tags follows it: it is as
  /// any other. False if a word begins none.
  @inline(never)
  func readOtherDay(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ statement: inout Statement,
    _ rest: inout LineRest
  ) -> Bool {
    // `[x] run 5.3.` is an amount at the end of a sentence.
    let isTick = if case .habit? = statement.subject { statement.mark == .done } else { false }
    let hasAmount = statement.amount != nil || statement.length != nil
    guard statement.subject != nil, hasAmount || isTick, !isImplied else { return false }
    if let enclosed = enclosedDay(text, word.start, cursor.end) {
      return readEnclosedDay(enclosed, text, word.start, &cursor, &statement, &rest, hasAmount: hasAmount)
    }
    guard
      text[word.start].isDigit || isTyped(text, word.withoutMark(text), .otherDay),
      let first = behindOn(text, word, upTo: cursor.end)
    else { return false }
    let isNumber = text[first.start].isDigit
    // `yesterday at 18:00`
    func behindAt(_ place: Int) -> Int {
      guard let at = Cursor(place, upTo: cursor.end).followingWord(text),
        TypedWords.atTime.holds(string(text, at.start, at.end).lowercased())
      else { return place }
      return at.end
    }
    let night = nightBefore(text, first, upTo: cursor.end, of: statement.subject)
    let slashed = isNumber ? slashedDay(text, first, &rest) : nil
    guard
      let dateEnd = night ?? writtenDateEnd(text, first, upTo: cursor.end)
        ?? slashed.map({ _ in first.withoutMark(text).end }),
      holdsTimesAndTagsAlone(
        text, Cursor(behindAt(isNumber ? dateEnd : endOfPart(text, dateEnd, cursor.end)), upTo: cursor.end))
    else { return false }
    rest.isOfItsDay = true
    let places = first.start..<dateEnd
    guard let date = slashed ?? (night == nil ? date(text, places, &rest) : day - 1),
      date != day || isNumber,
      // `[x] read Tomorrow` is a title.
      date <= day || hasAmount || isNumber
    else { return false }
    cursor.place = dateEnd
    // The file's own date is passed over.
    if date == day { return true }
    passOtherDay(date, at: places.range, text, &cursor, &statement, &rest)
    return true
  }

  /// The bytes between brackets or those of a link that begin at a place, `(11.1.)`, `[[2026-01-11|Sunday]]`, which may
  /// name a day, with the place behind; nil if none do.
  private func enclosedDay(
    _ text: Span<UInt8>, _ start: Int, _ end: Int
  ) -> (inside: Range<Int>, end: Int)? {
    let isLink = text[start] == Byte.open && start + 1 < end && text[start + 1] == Byte.open
    guard isLink || text[start] == UInt8(ascii: "(") else { return nil }
    let (first, closing) = isLink ? (start + 2, Byte.close) : (start + 1, UInt8(ascii: ")"))
    // A date is short, and so is what a link shows of it.
    guard let last = (first..<max(first, min(end, first + 40))).first(where: { text[$0] == closing }) else {
      return nil
    }
    let behind = last + (isLink ? 2 : 1)
    guard behind <= end, !isLink || text[last + 1] == closing else { return nil }
    return (first..<((first..<last).first { text[$0] == UInt8(ascii: "|") } ?? last), behind)
  }

  /// Passes over a day in brackets or in a link, and tells it if it is another than the file's; false if it is none, or
  /// more than times and tags stand behind it.
  private func readEnclosedDay(
    _ enclosed: (inside: Range<Int>, end: Int), _ text: Span<UInt8>, _ start: Int, _ cursor: inout Cursor,
    _ statement: inout Statement, _ rest: inout LineRest, hasAmount: Bool
  ) -> Bool {
    guard !enclosed.inside.isEmpty, holdsTimesAndTagsAlone(text, Cursor(enclosed.end, upTo: cursor.end)),
      case let isNumber = text[enclosed.inside.lowerBound].isDigit,
      isNumber || isOtherDay(text, enclosed.inside), let date = date(text, enclosed.inside, &rest),
      isNumber || hasAmount || date <= day
    else { return false }
    cursor.place = enclosed.end
    if date != day {
      passOtherDay(date, at: (start..<enclosed.end).range, text, &cursor, &statement, &rest)
    }
    return true
  }

  /// Whether the first of some words may say another day.
  private func isOtherDay(_ text: Span<UInt8>, _ places: Range<Int>) -> Bool {
    let first = word(text, at: places.lowerBound, places.upperBound)
    return isTyped(text, first.withoutMark(text), .otherDay)
  }

  /// The word behind `on` or `v` before a day, and any other word itself; nil where none stands there.
  private func behindOn(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Word? {
    guard TypedWords.onDay.holds(string(text, word.start, word.end).lowercased()) else { return word }
    return Cursor(word.end, upTo: end).followingWord(text).flatMap {
      isTyped(text, $0.withoutMark(text), .otherDay) ? $0 : nil
    }
  }

  /// The end of a date that begins with a word, the longest that does; nil if none does.
  func writtenDateEnd(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Int? {
    if isDottedDate(text, word) || isSlashedDate(text, word) { return word.end }
    guard !text[word.start].isDigit || mayBeginDate(text, word, upTo: end) else { return nil }
    var (cursor, last) = (Cursor(word.start, upTo: end), Int?.none)
    for _ in 0..<3 {
      guard let next = cursor.nextWord(text) else { break }
      // A month and a year name no day, and a mark ends a date.
      let bare = next.withoutMark(text)
      if next.start == word.start || !text[next.start].isDigit || bare.end - next.start <= 4,
        writtenDate(string(text, word.start, next.end)) != nil
      {
        last = next.end
      } else if bare.end < next.end, writtenDate(string(text, word.start, bare.end)) != nil {
        last = bare.end
      }
      if bare.end < next.end, text[bare.end] != Byte.point { break }
    }
    return last
  }

  /// Whether a number may be the day of a date, which is short: `11.`, or any before the name of a month. Most numbers
  /// are amounts, which this spares all else.
  private func mayBeginDate(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    guard word.end - word.start <= 4 else { return false }
    if text[word.end - 1] == Byte.point { return true }
    guard let next = Cursor(word.end, upTo: end).followingWord(text), !text[next.start].isDigit else {
      return false
    }
    return isTyped(text, next.withoutMark(text), .otherDay)
  }

  /// The end of `last night` behind what was done and takes no night itself; nil of all else.
  private func nightBefore(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, of subject: Reference?
  ) -> Int? {
    if case .measure(let measure)? = subject, amounts.facts[measure].own.kind == .time { return nil }
    guard let night = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text),
      TypedWords.nightBefore.holds(string(text, word.start, night.end).lowercased())
    else { return nil }
    return night.end
  }

  /// The end of a word that says another day with the part of the day behind it: `yesterday evening`.
  private func endOfPart(_ text: Span<UInt8>, _ dateEnd: Int, _ end: Int) -> Int {
    if let part = passedPartOfDay(text, Cursor(dateEnd, upTo: end), hour: 0) { return part.end }
    // `Friday night`
    guard let next = Cursor(dateEnd, upTo: end).followingWord(text)?.withoutMark(text),
      TypedWords.whens.holds(string(text, next.start, next.end).lowercased())
    else { return dateEnd }
    return next.end
  }

  /// The day that some words name, which may depend on the file's own.
  private func date(_ text: Span<UInt8>, _ places: Range<Int>, _ rest: inout LineRest) -> Day? {
    rest.isOfItsDay = true
    return writtenDate(string(text, places.lowerBound, places.upperBound))
  }

  /// The day that a phrase names; `last Sunday` is before today, and a number alone is none.
  private func writtenDate(_ phrase: String) -> Day? {
    let words = phrase.split(maxSplits: 1, whereSeparator: \.isWhitespace)
    if words.count == 2, TypedWords.last.holds(words[0].lowercased()),
      let weekday = Weekday(word: words[1].lowercased())
    {
      return day - 7 + (weekday == day.weekday ? 0 : 7 - day.weekday.days(since: weekday))
    }
    return Day(phrase: phrase, today: day)
  }
}

/// Whether a word is a date with slashes, the year first: `2026/01/11`.
private func isSlashedDate(_ text: Span<UInt8>, _ word: Word) -> Bool {
  8...10 ~= word.end - word.start && numeral(word.start, word.start + 4).isWhole(text)
    && text[word.start + 4] == Byte.slash
}

/// Whether a word is a day and a month with a point behind each, and perhaps a year.
func isDottedDate(_ text: Span<UInt8>, _ word: Word) -> Bool {
  var place = word.start
  for _ in 0..<2 {
    let start = place
    while place < word.end, text[place].isDigit { place += 1 }
    guard 1...2 ~= place - start, place < word.end, text[place] == Byte.point else { return false }
    place += 1
  }
  return place == word.end || word.end - place == 4 && (place..<word.end).allSatisfy { text[$0].isDigit }
}
