/// Times behind the one that counts: the first in a line does, and a second one is told.
extension LineReader {
  /// Notes a second time, `7 am, 5 pm`, and passes over it; false if the word is none, or words follow it but the amount,
  /// `water 8:10 9:20 250ml`, or one that says what was then, `8:10 water 250ml, 9:20 tea`.
  @inline(never)
  func noteSecondTime(
    _ text: Span<UInt8>, _ word: Word, _ cursor: inout Cursor, _ statement: Statement, _ rest: inout LineRest
  ) -> Bool {
    guard let subject = statement.subject, case .time(let second) = readTime(text, word, upTo: cursor.end),
      statement.length != nil || second.length == nil,
      holdsTimesAndTagsAlone(
        text, Cursor(passedMark(text, second.end, cursor.end), upTo: cursor.end), orNumbers: true)
        || statement.amount == nil
          && Cursor(second.end, upTo: cursor.end).followingWord(text)?.form == .number
        || isOfOneWord(text, word, second, upTo: cursor.end, statement)
    else { return false }
    // Of a measure of time both are the ends of a range, which is told of its name.
    if isOfTime(subject), statement.amount == nil, statement.length == nil,
      holdsTimesAndTagsAlone(text, Cursor(second.end, upTo: cursor.end))
    {
      rest.add(text: (word.start..<second.end).range)
    } else {
      note(secondTime: word.start..<second.end, text, &rest)
    }
    cursor.place = passedMark(text, second.end, cursor.end)
    return true
  }

  /// Notes a second time, once a line, and keeps it as text.
  func note(secondTime places: Range<Int>, _ text: Span<UInt8>, _ rest: inout LineRest) {
    if !isImplied, !rest.problems.contains(where: \.isOfSecond) {
      rest.note(.secondTime(string(text, places.lowerBound, places.upperBound)), at: places.range)
    }
    rest.add(text: places.range)
  }

  /// Whether a second time stands behind a mark, and before one word of no declared name and nothing else. Behind a
  /// distance it is likely its pace.
  private func isOfOneWord(
    _ text: Span<UInt8>, _ word: Word, _ second: TimeReading, upTo end: Int, _ statement: Statement
  ) -> Bool {
    let before = blanksStart(text, before: word.start)
    guard before > 0, text[before - 1].endsPhrase, !isDistance(statement.amount),
      let next = Cursor(second.end, upTo: end).followingWord(text), next.form == .plain,
      text[next.start].isLetterLike, vocabulary.match(text, at: next.start, end) == nil
    else { return false }
    return holdsTimesAndTagsAlone(text, Cursor(next.end, upTo: end))
  }

  /// Notes a time behind an `and` that stands behind the time of a tick: `[x] meds 8:00 and 20:00`.
  @inline(never)
  func noteJoinedTime(
    _ text: Span<UInt8>, _ joint: Word, upTo end: Int, _ statement: Statement, _ rest: inout LineRest
  ) {
    guard statement.subject != nil, statement.time != nil,
      joint.end - joint.start <= TypedWords.longestJoint, isTyped(text, joint, .joint),
      let word = passedAt(text, Cursor(joint.end, upTo: end)).followingWord(text), word.form == .number,
      case .time(let second) = readTime(text, word.withoutMark(text), upTo: end), second.length == nil,
      holdsTimesAndTagsAlone(text, Cursor(second.end, upTo: end), orNumbers: true), !isImplied
    else { return }
    rest.note(
      .secondTime(string(text, word.start, second.end)), at: Int32(word.start)..<Int32(second.end))
  }

  /// Whether a word follows the line's time, which stands behind `at` or the like, with nothing but a comma or `and`
  /// between them.
  @inline(never)
  func isBesideTimeBehindAt(_ text: Span<UInt8>, _ word: Word, _ statement: Statement) -> Bool {
    let timeEnd = Int(statement.timeRange.upperBound)
    guard timeEnd > 0, timeEnd < word.start, word.start - timeEnd <= 12,
      isBehindAt(text, Int(statement.timeRange.lowerBound))
    else { return false }
    var between = Cursor(passedMark(text, timeEnd, word.start), upTo: word.start)
    guard let joint = between.nextWord(text) else { return true }
    return isTyped(text, joint, .joint) && passedAt(text, between).followingWord(text) == nil
  }

  /// A place behind a word that says that a time follows, where one stands: `8:00 a ve 12:00`.
  private func passedAt(_ text: Span<UInt8>, _ start: Cursor) -> Cursor {
    var words = start
    guard let word = words.nextWord(text), word.form == .plain,
      TypedWords.atTime.holds(string(text, word.start, word.end).lowercased())
    else { return start }
    return words
  }
}
