/// Words beside a time that are of it, and times that are how long something took.
extension LineReader {
  /// Whether a word is the `hod.` or `h` behind an hour of the day, `15:00 hod.`; behind few hours it makes a length of
  /// them.
  func isBehindHour(_ text: Span<UInt8>, _ word: Word, _ statement: Statement) -> Bool {
    guard let time = statement.time, statement.length == nil, time.hour >= LineReader.leastHour,
      Int(statement.timeRange.upperBound) == blanksStart(text, before: word.start),
      statement.subject.map({ !isOfTime($0) }) == true
    else { return false }
    return isTyped(text, word.withoutMark(text), .hourWord)
  }

  /// Whether a word is the `from` or `od` before a range that is read: `from 18:00 to 19:05`.
  func leadsRange(_ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement) -> Bool {
    guard statement.time == nil, word.end - word.start <= 4, isTyped(text, word, .rangeStart),
      let first = Cursor(word.end, upTo: end).followingWord(text), first.form == .number,
      case .time(let start) = readTime(text, first, upTo: end)
    else { return false }
    if start.length != nil { return true }
    var (range, cursor) = (Statement(), Cursor(start.end, upTo: end))
    range.time = start.time
    joinRange(text, &cursor, &range)
    return range.length != nil
  }

  /// Whether a time is how long a distance took: of few hours and with seconds, `10km 0:52:10`, or before a word for hours,
  /// `20km 1:30 h`.
  @inline(__always)
  func isDuration(
    _ time: TimeReading, _ text: Span<UInt8>, _ word: Word, upTo end: Int, behind amount: LineAmount?
  ) -> Bool {
    time.time.hour < LineReader.leastHour && time.length == nil && isDistance(amount)
      && tookHours(time, text, word, upTo: end)
  }

  @inline(never)
  private func tookHours(_ time: TimeReading, _ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    if (word.start..<time.end).count(where: { text[$0] == Byte.colon }) > 1 { return true }
    return Cursor(time.end, upTo: end).followingWord(text).map {
      isTyped(text, $0.withoutMark(text), .hourWord)
    } ?? false
  }

  /// Whether what a line is about is a measure of time.
  func isOfTime(_ subject: Reference) -> Bool {
    if case .measure(let measure) = subject { amounts.facts[measure].own.kind == .time } else { false }
  }
}
