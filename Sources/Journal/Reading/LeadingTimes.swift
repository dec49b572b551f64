/// Times and dates that stand before a name: `08:10 water 250ml`, `18:05-? read`.
extension LineReader {
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
    if text[first.end - 1] == Byte.point || isDottedDate(text, first),
      let date = writtenDateEnd(text, first, upTo: end)
    {
      return passedWrittenDate(first.start..<date, text, end, &rest)
    }
    if let next = passedSlashedDay(first, text, end, &rest) { return next }
    if text[first.end - 1] == UInt8(ascii: "?"),
      let next = passedTimer(first, text, end, &statement)
    {
      return next
    }
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

  /// The place of the name behind a range that has no end yet, `18:05-? read`; nil if there is none that can be timed.
  private func passedTimer(
    _ word: Word, _ text: Span<UInt8>, _ end: Int, _ statement: inout Statement
  ) -> Int? {
    let next = skippingBlanks(text, word.end, end)
    guard next < end, !isImplied, let match = vocabulary.match(text, at: next, end) else { return nil }
    var (begun, cursor) = (statement, Cursor(word.start, upTo: end))
    begun.subject = match.subject
    guard readTimer(text, word, &cursor, &begun) else { return nil }
    statement = begun
    return next
  }
}
