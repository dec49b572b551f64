/// Times of day in words, behind what counts: `half past six`, `at seven`, `v půl osmé`, `ve čtvrt na devět`, `midnight`.
extension LineReader {
  /// Notes such a time with nothing but times and tags behind it; false if a word begins none.
  ///
  /// A noon in a great letter behind a habit's name is of its text: `[x] read Noon`.
  @inline(never)
  func noteSpokenTime(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement, _ rest: inout LineRest
  ) -> Bool {
    guard statement.subject != nil, statement.amount != nil || statement.mark != .none, !isImplied else {
      return false
    }
    if let range = spokenRange(text, word, upTo: end, of: statement.subject) {
      noteOddTime(
        text, word.start, range.end, meant: range.start, fix: "\(range.start)-\(range.stop)", &rest)
      return true
    }
    guard let spoken = spokenTime(text, word, upTo: end, of: statement.subject),
      statement.amount != nil || !spoken.isName || spoken.start > word.start
        || text[spoken.start] == text[spoken.start].lowercased
          && holdsTimesAndTagsAlone(text, Cursor(spoken.end, upTo: end)),
      spoken.isSure || holdsTimesAndTagsAlone(text, Cursor(spoken.end, upTo: end))
    else { return false }
    noteOddTime(text, spoken.start, spoken.end, meant: spoken.time, &rest)
    return true
  }

  /// Two hours in words between which something was, with nothing but times and tags behind them: `six to seven`, `od šesti
  /// do sedmi`, but not `ten to seven`; nil if a word begins none.
  func spokenRange(
    _ text: Span<UInt8>, _ first: Word, upTo end: Int, of subject: Reference?
  ) -> (start: TimeOfDay, stop: TimeOfDay, end: Int)? {
    var (first, words) = (first, Cursor(first.end, upTo: end))
    let isLed = isTyped(text, first, .rangeStart)
    if isLed, let next = words.nextWord(text) { first = next }
    guard first.form == .plain, let from = spokenHour(text, first), let joint = words.nextWord(text),
      isTyped(text, joint, .rangeEnd), let last = words.nextWord(text)?.withoutMark(text),
      last.form == .plain,
      let until = spokenHour(text, last), from != until, !isOfPages(subject),
      isLed || !isPartOfHour(first, minutes: from)
        || !TypedWords.toHour.holds(string(text, joint.start, joint.end).lowercased()),
      holdsTimesAndTagsAlone(text, Cursor(last.end, upTo: end))
    else { return nil }
    if let subject, isOfTime(subject) {
      return hours(from: from, to: until).map { ($0.start, $0.end, last.end) }
    }
    let start = from * 60 + (isUsuallyLater(from * 60, subject) ? 720 : 0)
    let length = (until > from ? until - from : until - from + 12) * 60
    return (TimeOfDay(minutes: start), TimeOfDay(minutes: (start + length) % 1440), last.end)
  }

  /// Whether so many minutes, as a word says them, are said of an hour: `five to seven`, but not `six to seven`.
  private func isPartOfHour(_ word: Word, minutes: Int) -> Bool {
    [5, 10, 20, 25].contains(minutes) || word.form == .plain && minutes == 15
  }

  /// The end of a time of day in words at a place, whatever stands behind it; nil if none begins there.
  func endOfSpokenTime(_ text: Span<UInt8>, at place: Int, upTo end: Int) -> Int? {
    timeInWords(text, at: place, upTo: end)?.end
  }

  /// A time of day in words at a place, with its end; nil if none begins there.
  func timeInWords(_ text: Span<UInt8>, at place: Int, upTo end: Int) -> (time: TimeOfDay, end: Int)? {
    guard place < end, text[place].isLetterLike, case let word = word(text, at: place, end),
      word.form == .plain
    else { return nil }
    return spokenTime(text, word, upTo: end, of: nil).map { ($0.time, $0.end) }
  }

  /// A time of day in words, as it stands.
  private struct SpokenTime {
    let time: TimeOfDay
    /// Its place, behind a word that leads to it, such as `at`.
    let start: Int
    let end: Int
    /// Whether one word is all of it, `noon`.
    var isName = false
    /// Whether it is a part of an hour behind `at`: nothing else, whatever follows.
    var isSure = false
  }

  /// The time that begins with a word, perhaps behind one that leads to it; nil if none does. An hour alone, `seven`, is
  /// one only behind `at` or the like, or before a word that makes an hour of it.
  private func spokenTime(
    _ text: Span<UInt8>, _ first: Word, upTo end: Int, of subject: Reference?
  ) -> SpokenTime? {
    guard let lead = TypedWord(text, first.start, first.withoutMark(text).end) else { return nil }
    // `ráno v půl osmé`, where nothing but the time stands behind the part of the day
    if lead.has(.morning) || lead.has(.afternoon) {
      guard let next = Cursor(first.end, upTo: end).followingWord(text), isBehindAt(text, next.end),
        let spoken = spokenTime(text, next, upTo: end, of: subject)
      else { return nil }
      return spoken
    }
    var words = Cursor(first.start, upTo: end)
    guard var word = words.nextWord(text)?.withoutMark(text) else { return nil }
    let isBehindAt = !lead.has(.rangeStart) && isBehindAt(text, first.end)
    if lead.has(.beforePartOfDay) || lead.has(.filler) || isBehindAt {
      guard let next = words.nextWord(text)?.withoutMark(text) else { return nil }
      word = next
      // `ve dvou` says how many went.
      if TypedWords.locatives.holds(string(text, word.start, word.end).lowercased()),
        TypedWords.takenIn.cs.contains(string(text, first.start, first.end).lowercased())
      {
        return nil
      }
    }
    if let time = timeByName(text, word) {
      return SpokenTime(time: time, start: word.start, end: word.end, isName: true)
    }
    let part = partOfHour(text, word, words, isBehindAt: isBehindAt)
    guard
      let (minutes, hour, hourEnd) = part
        ?? spokenHour(text, word).map({ hour in
          let behind = isBehindAt && word.form == .plain ? spokenMinutes(text, words) : nil
          return (hour * 60 + (behind?.minutes ?? 0), hour, behind?.end ?? word.end)
        })
    else { return nil }
    let day = passedPartOfDay(text, Cursor(hourEnd, upTo: end), hour: hour)
    guard part != nil || word.form == .plain && (isBehindAt || day != nil) else { return nil }
    let isAfternoon =
      day?.isAfternoon ?? (afternoon(text, before: first.start) != nil || isUsuallyLater(minutes, subject))
    return SpokenTime(
      time: TimeOfDay(minutes: minutes + (isAfternoon && minutes < 720 ? 720 : 0)), start: word.start,
      end: day?.end ?? hourEnd, isSure: part != nil && isBehindAt)
  }

  /// A time that says no half of the day in the one in which it is likely meant: in the second if it is nearer to the time
  /// that a habit has then, or before noon of what is eaten from noon on.
  func likely(_ time: TimeOfDay, of subject: Reference?) -> TimeOfDay {
    isUsuallyLater(Int(time.minutes), subject) ? time.inOtherHalf : time
  }

  /// Whether minutes of the day are so.
  func isUsuallyLater(_ minutes: Int, _ subject: Reference?) -> Bool {
    guard case .habit(let habit)? = subject, minutes < 720 else { return false }
    let declared = configuration.habits[habit]
    guard let usual = declared.time else {
      let names = [declared.name] + [declared.label].compactMap { $0 }
      return minutes < 660 && names.contains { TypedWords.lateMeals.holds($0.lowercased()) }
    }
    func apart(_ minutes: Int) -> Int {
      let apart = abs(minutes - Int(usual.minutes))
      return min(apart, 1440 - apart)
    }
    return apart(minutes + 720) < apart(minutes)
  }

  /// The minutes that a word behind an hour says, with its end: the `thirty` of `at five thirty`; nil of any other word.
  private func spokenMinutes(_ text: Span<UInt8>, _ behind: Cursor) -> (minutes: Int, end: Int)? {
    guard let word = behind.followingWord(text)?.withoutMark(text), word.form == .plain,
      let minutes = minutes(saidBy: word, text)
    else { return nil }
    return (minutes, word.end)
  }

  private func minutes(saidBy word: Word, _ text: Span<UInt8>) -> Int? {
    let typed = string(text, word.start, word.end).lowercased()
    return TypedWords.minutes.first { $0.words.holds(typed) }?.count
  }

  /// Noon or midnight; nil of any other word.
  func timeByName(_ text: Span<UInt8>, _ word: Word) -> TimeOfDay? {
    guard let typed = TypedWord(text, word.start, word.end) else { return nil }
    return typed.has(.noon) ? TimeOfDay(minutes: 720) : typed.has(.midnight) ? TimeOfDay(minutes: 0) : nil
  }

  /// The hour that a word says, `seven`, `7`, `sedmé`; nil of any other word.
  func spokenHour(_ text: Span<UInt8>, _ word: Word) -> Int? {
    if word.form == .number {
      guard word.end - word.start <= 2, word.isWhole(text), let hour = Int(string(text, word.start, word.end))
      else { return nil }
      return 1...23 ~= hour ? hour : nil
    }
    if let number = numberWord(text, word), number.denominator == 1, !isTyped(text, word, .article) {
      return Int(number.numerator)
    }
    return TypedWords.hours.firstIndex { $0.holds(string(text, word.start, word.end).lowercased()) }
      .map { $0 + 1 }
  }

  /// The minutes of the day of a part of an hour before the hour that it is of, with that and its end: `half past six`,
  /// `ten to nine`, `půl osmé`, `čtvrt na devět`, `tři čtvrtě na devět`; nil if a word begins none.
  private func partOfHour(
    _ text: Span<UInt8>, _ first: Word, _ behind: Cursor, isBehindAt: Bool
  ) -> (minutes: Int, hour: Int, end: Int)? {
    var words = behind
    var part: Ratio?
    if first.form == .number {
      part = spokenHour(text, first).map { Ratio(Int64($0)) }
    } else {
      part = numberWord(text, first) ?? minutes(saidBy: first, text).map { Ratio(Int64($0)) }
    }
    guard let part, var next = words.nextWord(text)?.withoutMark(text) else { return nil }
    var minutes = part.denominator == 1 ? Int(part.numerator) : 60 / Int(part.denominator)
    // `tři čtvrtě`
    if part.denominator == 1, part.numerator == 3, numberWord(text, next)?.denominator == 4 {
      minutes = 45
      guard let joint = words.nextWord(text) else { return nil }
      next = joint
    }
    let typed = string(text, next.start, next.end).lowercased()
    if part.denominator == 2, let hour = spokenHour(text, next) {
      if TypedWords.half.cs.contains(string(text, first.start, first.end).lowercased()) {
        return (hour * 60 - 30, hour, next.end)
      }
      // `at half eight`
      if isBehindAt { return (hour * 60 + 30, hour, next.end) }
    }
    guard let last = words.nextWord(text)?.withoutMark(text),
      let hour = spokenHour(text, last) ?? timeByName(text, last)?.hour
    else { return nil }
    let isOfHour = part.denominator > 1 || isPartOfHour(first, minutes: minutes)
    if TypedWords.pastHour.holds(typed) { return isOfHour ? (hour * 60 + minutes, hour, last.end) : nil }
    if TypedWords.toHour.en.contains(typed) {
      return isOfHour ? (hour * 60 - minutes, hour, last.end) : nil
    }
    guard TypedWords.toHour.cs.contains(typed), minutes == 15 || minutes == 45 else { return nil }
    return (hour * 60 - 60 + minutes, hour, last.end)
  }
}
