/// Hours of the day behind a word that announces one: `at 8`, `v 18 h`, `at 5 30`.
extension LineReader {
  /// The hour behind an `at`, with nothing but tags behind it or a word that says with whom, where or after what it was:
  /// `water 250ml at 8`, `v 18 h`, `v 8 večer`, `at 7 with Eva`; nil if a word is none.
  func hourBehindAt(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, of subject: Reference?
  ) -> (time: TimeOfDay, end: Int)? {
    guard word.end - word.start <= 6, isBehindAt(text, word.start) else { return nil }
    if let hour = hourOfPart(text, word, upTo: end) { return hour }
    if let parts = hourAndMinutes(text, word, upTo: end) {
      return (parts.hasHalf ? parts.time : likely(parts.time, of: subject), parts.end)
    }
    let behind = Cursor(word.end, upTo: end)
    let digits = numeral(word.start, (word.start..<word.end).first { !text[$0].isDigit } ?? word.end)
    guard 1...2 ~= digits.end - digits.start,
      digits.end == word.end
        || TypedWords.hourEnds.holds(string(text, digits.end, word.withoutMark(text).end).lowercased()),
      behind.followingWord(text)?.form != .number,
      holdsTimesAndTagsAlone(text, behind) || beginsCircumstance(text, behind, of: subject),
      let hour = Int(string(text, digits.start, digits.end)), let time = TimeOfDay(hour: hour, minute: 0)
    else { return nil }
    let isAfternoon = 1..<12 ~= hour && afternoon(text, before: word.start) != nil
    return (isAfternoon ? time.inOtherHalf : likely(time, of: subject), word.end)
  }

  /// Whether a mark stands at a place, or a word that says with whom, where or after what something was: the `with` of
  /// `at 7 with Eva`.
  private func beginsCircumstance(_ text: Span<UInt8>, _ behind: Cursor, of subject: Reference?) -> Bool {
    if behind.place < behind.end, text[behind.place] == Byte.comma {
      // Hours or amounts behind the comma are others: `water 250ml at 8, 300ml at 10`.
      if subject?.measure != nil { return !(behind.place..<behind.end).contains { text[$0].isDigit } }
      return Cursor(behind.place + 1, upTo: behind.end).followingWord(text)?.form != .number
    }
    guard let next = behind.followingWord(text), next.form == .plain,
      behind.place < next.start
    else { return false }
    let typed = string(text, next.start, next.end).lowercased()
    return TypedWords.circumstances.holds(typed) && !TypedWords.atTime.en.contains(typed)
  }

  /// An hour and the minutes in the word behind it, with nothing but times and tags behind these, or the half of the day
  /// first: `12 30`, `5 30 pm`; nil if a word begins none.
  func hourAndMinutes(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int
  ) -> (time: TimeOfDay, end: Int, hasHalf: Bool)? {
    guard word.end - word.start <= 2, word.isWhole(text), word.end < end, text[word.end].isBlank,
      let next = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text),
      next.end - next.start == 2, next.isWhole(text), let hour = Int(string(text, word.start, word.end)),
      let minute = Int(string(text, next.start, next.end)), minute.isMultiple(of: 5)
    else { return nil }
    if let half = Cursor(next.end, upTo: end).followingWord(text)?.withoutMark(text),
      isHalfOfDay(text, half), let suffix = suffix(text, half.start, half.end), 1...12 ~= hour
    {
      return TimeOfDay(hour: hour % 12 + (suffix.isPM ? 12 : 0), minute: minute).map { ($0, half.end, true) }
    }
    guard holdsTimesAndTagsAlone(text, Cursor(next.end, upTo: end)) else { return nil }
    return TimeOfDay(hour: hour, minute: minute).map { ($0, next.end, false) }
  }
}
