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
    // `run 5km 0:28` took so many minutes; a clock has two noughts.
    if time.time.hour == 0, text[word.start] == UInt8(ascii: "0"), text[word.start + 1] == Byte.colon {
      return true
    }
    return Cursor(time.end, upTo: end).followingWord(text).map {
      isTyped(text, $0.withoutMark(text), .hourWord)
    } ?? false
  }

  /// Whether a word beside a time behind a distance makes it a pace: `5km, pace 5:30`, `5km 5:30 average pace`, but not
  /// `5km 7:00 tempo run`.
  @inline(__always)
  func isPaced(
    _ time: TimeOfDay, _ text: Span<UInt8>, _ start: Int, _ timeEnd: Int, upTo end: Int, _ amount: LineAmount?
  ) -> Bool {
    guard let amount,
      (amount.measure.map { amounts.facts[$0].own } ?? amounts.size(of: amount.unit, in: .free)).kind
        == .distance
    else { return false }
    return hasPaceBeside(time, text, start, timeEnd, upTo: end, amount)
  }

  @inline(never)
  private func hasPaceBeside(
    _ time: TimeOfDay, _ text: Span<UInt8>, _ start: Int, _ timeEnd: Int, upTo end: Int, _ amount: LineAmount
  ) -> Bool {
    guard text[timeEnd - 1].isDigit else { return false }
    var before = wordBefore(text, start)
    if isTyped(text, before, .filler) { before = wordBefore(text, before.start) }
    if before.start >= Int(amount.range.upperBound), isPace(text, before), !isBehindTime(text, before) {
      return true
    }
    // What is later than noon is no pace.
    var words = Cursor(timeEnd, upTo: end)
    guard time.hour < 12, var next = words.nextWord(text), next.form == .plain else { return false }
    // `5:30 easy pace`
    if !isPace(text, next) {
      guard text[next.end - 1].isLetterLike, let second = words.nextWord(text) else { return false }
      next = second
    }
    guard isPace(text, next) else { return false }
    while let following = words.nextWord(text), following.form == .plain, text[next.end - 1].isLetterLike {
      guard isPace(text, following) else { return false }
      next = following
    }
    return true
  }

  /// Whether a time stands right before a word, whose pace it is then: `5:30 pace 18:00`.
  private func isBehindTime(_ text: Span<UInt8>, _ word: Word) -> Bool {
    let before = wordBefore(text, word.start)
    guard before.start < before.end, text[before.start].isDigit else { return false }
    if case .time = readTime(text, numeral(before.start, before.end), upTo: before.end) { return true }
    return false
  }

  /// Whether a word, perhaps with a bracket or a mark at an end, says that a pace stands beside it.
  private func isPace(_ text: Span<UInt8>, _ word: Word) -> Bool {
    var (start, end) = (word.start, word.end)
    guard start < end else { return false }
    if text[start] == UInt8(ascii: "(") { start += 1 }
    if end - start > 3, ",:;)".utf8.contains(text[end - 1]) { end -= 1 }
    guard 3...12 ~= end - start else { return false }
    return TypedWords.paces.holds(string(text, start, end).lowercased())
  }

  /// Whether what a line is about is a measure of time.
  func isOfTime(_ subject: Reference) -> Bool {
    if case .measure(let measure) = subject { amounts.facts[measure].own.kind == .time } else { false }
  }
}
