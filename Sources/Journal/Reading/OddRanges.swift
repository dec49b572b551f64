/// Ranges of times in other writings than the format's: `6-7pm`, `18.00-19.00`, `(18:00-19:00)`, `from 6 to 7pm`.
///
/// "A line that looks meant either counts as its writer meant, or is told".
extension LineReader {
  /// Notes such a range with nothing but times and tags behind it; false if none begins at a place.
  @inline(never)
  func noteOddRange(
    _ text: Span<UInt8>, at place: Int, upTo end: Int, of subject: Reference?, _ rest: inout LineRest
  ) -> Bool {
    guard !isImplied, let odd = oddRangeAlone(text, at: place, upTo: end, of: subject, from: rest.start)
    else {
      return false
    }
    rest.note(odd)
    return true
  }

  /// What is told of such a range at a place with nothing but times and tags behind it; nil if none begins there.
  func oddRangeAlone(
    _ text: Span<UInt8>, at place: Int, upTo end: Int, of subject: Reference?, from lineStart: Int32
  ) -> Problem? {
    guard let odd = oddRange(text, at: place, end), odd.isSure || !isOfPages(subject),
      // In brackets and with colons it is a range whatever follows: `(18:00-19:00) legs`.
      holdsTimesAndTagsAlone(text, Cursor(odd.end, upTo: end))
        || text[place] == UInt8(ascii: "(") && (place..<odd.end).contains(where: { text[$0] == Byte.colon })
    else { return nil }
    let range = Int32(place)..<Int32(odd.end)
    // `dinner from 6 to 7` says no half of the day.
    let isLater = !odd.isSure && isUsuallyLater(Int(odd.start.minutes), subject)
    let (start, stop) = isLater ? (odd.start.inOtherHalf, odd.stop.inOtherHalf) : (odd.start, odd.stop)
    return Problem(
      .oddTime(string(text, place, odd.end), meant: start), at: range, from: lineStart,
      fix: (range, "\(start)-\(stop)"))
  }

  /// Whether a subject is a habit of reading, behind which two numbers are pages or chapters: `[x] read 17-18`.
  func isOfPages(_ subject: Reference?) -> Bool {
    guard case .habit(let habit)? = subject else { return false }
    return TypedWords.reading.holds(configuration.habits[habit].name.lowercased())
  }

  /// Whether a word may begin such a range and is no number: a bracket, `from` or the like.
  func beginsOddRange(_ text: Span<UInt8>, _ word: Word) -> Bool {
    text[word.start] == UInt8(ascii: "(") || word.end - word.start <= 4 && isTyped(text, word, .rangeStart)
  }

  private func isBeforeRange(_ text: Span<UInt8>, _ word: Word) -> Bool {
    isTyped(text, word, .rangeStart) || isBetween(text, word)
  }

  private func isBetween(_ text: Span<UInt8>, _ word: Word) -> Bool {
    TypedWords.between.holds(string(text, word.start, word.end).lowercased())
  }

  /// Whether two numbers are rather hours of an afternoon, in which one thing is done for at most four: `17-18`.
  func areHours(_ first: Int, _ last: Int) -> Bool { 13...22 ~= first && first + 1...first + 4 ~= last }

  /// Whether two numbers are rather hours of a night, where a word before them says that they are hours: `from 23 to 7`.
  private func areOfNight(_ first: Int, _ last: Int) -> Bool { 19...23 ~= first && 4...11 ~= last }

  /// Whether two numbers are rather hours of a half of the day, in which one thing is done for at most four, where a word
  /// before them says that they are hours: `from 6 to 7`.
  private func areOfHalfDay(_ first: Int, _ last: Int) -> Bool {
    1...11 ~= first && first + 1...min(first + 4, 12) ~= last
  }

  /// A time or a range with the hour 24, as it is read: `00:10` of `24:10`, `22:00-00:00` of `22:00-24:00`; nil of any other
  /// word.
  func withMidnight(_ text: Span<UInt8>, _ word: Word) -> String? {
    if let odd = oddRange(text, at: word.start, word.end), odd.end == word.end {
      return "\(odd.start)-\(odd.stop)"
    }
    guard let clock = clock(text, word.start, word.end), clock.end == word.end, clock.hour == 24 else {
      return nil
    }
    return clock.time(isPM: nil)?.description
  }

  /// The range that begins at a place, with the word before it and its brackets; nil if none does, or if neither of its
  /// times has minutes or a half of the day and they are no hours of an afternoon, `10-15` may be anything, or end a
  /// sentence: `gym 17-18?`. With minutes or a half of the day it is sure.
  func oddRange(
    _ text: Span<UInt8>, at place: Int, _ end: Int
  ) -> (start: TimeOfDay, stop: TimeOfDay, end: Int, isSure: Bool)? {
    var (start, isBetween, isBracketed) = (place, false, false)
    let first = word(text, at: start, end)
    if first.form == .plain, isBeforeRange(text, first) {
      isBetween = self.isBetween(text, first)
      start = skippingBlanks(text, first.end, end)
    } else if text[start] == UInt8(ascii: "(") {
      isBracketed = true
      start += 1
    }
    guard let from = clock(text, start, end),
      let second = passedSign(text, skippingBlanks(text, from.end, end), end, isBetween: isBetween),
      let until = clock(text, second, end),
      from.isSure || until.isSure || areHours(from.hour, until.hour)
        || start > place && (areOfNight(from.hour, until.hour) || areOfHalfDay(from.hour, until.hour)),
      let (first, last) = meant(from, until)
    else { return nil }
    var rangeEnd = until.end
    if isBracketed {
      guard rangeEnd < end, text[rangeEnd] == UInt8(ascii: ")") else { return nil }
      rangeEnd += 1
    }
    let isSure = from.isSure || until.isSure
    guard
      rangeEnd == end || blankLength(text, rangeEnd, end) > 0 || passedMark(text, rangeEnd, end) > rangeEnd,
      isSure || rangeEnd == end || !".!?".utf8.contains(text[rangeEnd])
    else { return nil }
    return (first, last, rangeEnd, isSure)
  }

  /// One time of such a range, as it stands.
  private struct OddClock {
    var hour: Int
    var minute = 0
    /// Whether it has minutes.
    var hasMinutes = false
    /// Whether it is after noon; nil if it does not say.
    var isPM: Bool?
    var end: Int

    /// Whether it can be nothing but a time.
    var isSure: Bool { hasMinutes || isPM != nil }

    /// The time of day, in a half of the day if it has an hour of one; nil if there is none.
    func time(isPM: Bool?) -> TimeOfDay? {
      guard let isPM else {
        // `24:10` is ten past midnight.
        return TimeOfDay(hour: hour == 24 && hasMinutes ? 0 : hour, minute: minute)
      }
      return 1...12 ~= hour ? TimeOfDay(hour: hour % 12 + (isPM ? 12 : 0), minute: minute) : nil
    }
  }

  /// The time at a place: `6`, `6pm`, `6 pm`, `18:00`, `18.00`, `1800`.
  private func clock(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> OddClock? {
    var place = start
    while place < end, place < start + 4, text[place].isDigit { place += 1 }
    guard place > start, let number = Int(string(text, start, place)) else {
      return clockInWords(text, start, end)
    }
    var clock = OddClock(hour: number, end: place)
    switch place - start {
    case 4: (clock.hour, clock.minute, clock.hasMinutes) = (number / 100, number % 100, true)
    case 3: return nil
    default:
      if place + 2 < end, ":.,".utf8.contains(text[place]), text[place + 1].isDigit,
        text[place + 2].isDigit, let minute = Int(string(text, place + 1, place + 3))
      {
        (clock.minute, clock.hasMinutes, clock.end) = (minute, true, place + 3)
      }
    }
    if clock.end < end, text[clock.end].isDigit { return nil }
    if let behind = passedHourWord(text, clock.end, end) {
      clock.end = behind
      return clock.minute < 60 ? clock : nil
    }
    let apart = skippingBlanks(text, clock.end, end)
    if let half = suffix(text, apart, end) {
      let behind = apart + half.length
      if behind >= end || !text[behind].isLetterLike || signLength(text, behind) > 0 {
        (clock.isPM, clock.end) = (half.isPM, behind)
      }
    } else if apart < end, apart == clock.end, "ap".utf8.contains(text[apart].lowercased),
      apart + 1 == end || !text[apart + 1].isLetterLike || signLength(text, apart + 1) > 0
    {
      // `11p-6a`
      (clock.isPM, clock.end) = (text[apart].lowercased == UInt8(ascii: "p"), apart + 1)
    }
    return clock.minute < 60 ? clock : nil
  }

  /// The place behind the word that makes hours of the number before it, stuck to it or apart, `23h`, `22 hod.`; nil without
  /// one.
  private func passedHourWord(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int? {
    let start = skippingBlanks(text, place, end)
    guard start < end, text[start].lowercased == UInt8(ascii: "h") else { return nil }
    var last = start
    while last < end, text[last].isASCIILetter { last += 1 }
    let typed = string(text, start, last).lowercased()
    guard TypedWords.hourEnds.holds(typed) || TypedWords.hourWords.holds(typed),
      last == end || !text[last].isLetterLike && !text[last].isDigit || signLength(text, last) > 0
    else { return nil }
    return last - start > 1 && last < end && text[last] == Byte.point ? last + 1 : last
  }

  /// The time that a word at a place says: `midnight`, `six`.
  private func clockInWords(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> OddClock? {
    var place = start
    while place < end, text[place].isLetterLike, signLength(text, place) == 0 { place += 1 }
    guard place > start else { return nil }
    let word = Word(start: start, end: place, form: .plain, colon: -1)
    // `from noon to one`: each says its half of the day.
    if let time = timeByName(text, word) {
      return OddClock(hour: 12, hasMinutes: true, isPM: time.hour == 12, end: place)
    }
    return spokenHour(text, word).map { OddClock(hour: $0, end: place) }
  }

  /// The place behind a dash or a word that parts the two times of a range, and behind blanks.
  private func passedSign(_ text: Span<UInt8>, _ place: Int, _ end: Int, isBetween: Bool) -> Int? {
    guard place < end else { return nil }
    var next: Int?
    if text[place] == Byte.hyphen {
      // `->`
      next = place + (place + 1 < end && text[place + 1] == UInt8(ascii: ">") ? 2 : 1)
    } else if text[place] == UInt8(ascii: ">") || text[place] == UInt8(ascii: "~") {
      next = place + 1
    } else if text.eightBytes(from: place) & 0xFF_FFFF == 0x2E_2E2E {
      next = place + 3
    } else if text[place] == 0xE2 {
      // U+2010 to U+2015, the minus sign U+2212, an arrow, and an ellipsis.
      let bytes = text.eightBytes(from: place) & 0xFF_FFFF
      let isDash =
        bytes & 0xFFFF == 0x80E2 && (0x90...0x95).contains(bytes >> 16) || bytes == 0x92_88E2
        || bytes == 0x92_86E2 || bytes == 0xA6_80E2
      next = isDash ? place + 3 : nil
    } else {
      let word = word(text, at: place, end)
      let isEnd =
        isTyped(text, word, .rangeEnd) || isBetween && isTyped(text, word, .joint)
        || TypedWords.otherRangeEnds.holds(string(text, word.start, word.end).lowercased())
      next = isEnd ? word.end : nil
    }
    return next.flatMap { next in
      let second = skippingBlanks(text, next, end)
      return second < end ? second : nil
    }
  }

  /// The two times: a time that says no half of the day is of the one in which the range is shorter, if the other says
  /// one.
  private func meant(_ from: OddClock, _ until: OddClock) -> (TimeOfDay, TimeOfDay)? {
    let isHalved = from.isPM != nil || until.isPM != nil
    func halves(_ clock: OddClock) -> [Bool?] {
      clock.isPM != nil || !isHalved || !(1...12 ~= clock.hour) ? [clock.isPM] : [false, true]
    }
    var shortest: (TimeOfDay, TimeOfDay)?
    for first in halves(from) {
      for second in halves(until) {
        guard let start = from.time(isPM: first), let end = until.time(isPM: second), start != end else {
          continue
        }
        if let found = shortest, found.0.minutes(until: found.1) <= start.minutes(until: end) { continue }
        shortest = (start, end)
      }
    }
    return shortest
  }
}
