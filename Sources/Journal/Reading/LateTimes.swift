/// Times of a line in other writings behind what counts, or behind a word that announces one: `water 250ml 8.10`, `at 8`.
extension LineReader {
  /// Notes a time of the line in another writing, behind what counts or behind a word that announces one; whether there
  /// is one, or a price that looks like it.
  func noteLateTime(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ isHead: Bool,
    _ statement: Statement, _ rest: inout LineRest
  ) -> Bool {
    guard statement.time == nil else { return false }
    if isOfWaking(text, word, statement) { return true }
    if let subject = statement.subject, !isImplied,
      let hour = hourBehindAt(text, word, upTo: end, of: subject)
    {
      // The time of a second amount is none of the first.
      if rest.problems.contains(where: \.isOfSecondAmount) { return true }
      if holdsHourBehindAt(text, Int(statement.headEnd), before: word.start) {
        noteOther(time: word.start..<hour.end, text, &rest)
        return true
      }
      noteOddTime(text, word.start, hour.end, meant: hour.time, &rest)
      return true
    }
    if statement.subject != nil, !isImplied {
      if let hours = hoursJoined(text, word, upTo: end) {
        noteOther(time: hours, text, &rest)
        return true
      }
      if let clock = clockBeforeHalf(text, word, upTo: end) {
        noteOddTime(text, word.start, clock.end, meant: clock.time, &rest)
        return true
      }
    }
    let isBehindAt = isBehindAt(text, word.start)
    guard statement.amount != nil || statement.length != nil else {
      return isBehindAt && statement.subject != nil && statement.mark != .none && !isImplied
        && (holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
          || isTimeBeforeWords(text, word, upTo: end))
        && notePointedTime(text, word, of: statement.subject, &rest)
    }
    guard isHead || isBehindAt else { return false }
    if !isBehindAt, isHowLong(text, word, behind: statement.amount) { return true }
    if pointedTime(text, word, orComma: true) != nil, isPrice(text, word, upTo: end) { return true }
    // Behind a bare number a comma is that of another one.
    let isBehindUnit = statement.amount?.unitText.isEmpty == false
    if notePointedTime(
      text, word, orComma: isBehindAt || isBehindUnit, of: statement.subject, &rest)
    {
      return true
    }
    if noteTimeBeforeText(text, word, &rest) { return true }
    guard
      let time = timeAmongMarks(text, word) ?? hourAlone(text, word, upTo: end, context)
        ?? timeWrittenOtherwise(text, word)
        ?? (isBehindUnit ? earlyHour(text, word, upTo: end) : nil)
        // `water 250ml 0730`
        ?? (isBehindUnit && text[word.start] == UInt8(ascii: "0") ? clockAsNumber(text, word) : nil)
    else { return false }
    noteOddTime(text, word.start, word.end, meant: time, &rest)
    return true
  }

  /// Whether a time behind an `at` is that of waking, at which a sleep ended: `sleep 7h woke at 3`, `probudila se v 5`.
  private func isOfWaking(_ text: Span<UInt8>, _ word: Word, _ statement: Statement) -> Bool {
    guard let subject = statement.subject, isOfTime(subject), isBehindAt(text, word.start) else {
      return false
    }
    var before = wordBefore(text, wordBefore(text, word.start).start)
    for _ in 0..<2 {
      guard before.start < before.end, before.start >= Int(statement.name.upperBound) else { return false }
      let bare = before.withoutMark(text)
      if TypedWords.waking.holds(string(text, bare.start, bare.end).lowercased()) { return true }
      before = wordBefore(text, before.start)
    }
    return false
  }

  /// The places of two hours behind an `at` with an `and` between them and nothing behind: the `8 and 20` of `meds at 8 and
  /// 20`; nil of any other word.
  private func hoursJoined(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Range<Int>? {
    func isHour(_ word: Word) -> Bool {
      word.end - word.start <= 2 && word.isWhole(text)
        && Int(string(text, word.start, word.end)).map { $0 < 24 } == true
    }
    var words = Cursor(word.end, upTo: end)
    guard isHour(word), isBehindAt(text, word.start), let joint = words.nextWord(text),
      isTyped(text, joint, .joint), let last = words.nextWord(text)?.withoutMark(text), isHour(last)
    else { return nil }
    let unit = Cursor(last.end, upTo: end).followingWord(text)?.withoutMark(text)
    let behind = unit.map { isTyped(text, $0, .hourWord) } == true ? unit?.end ?? last.end : last.end
    return holdsTimesAndTagsAlone(text, Cursor(passedMark(text, behind, end), upTo: end))
      ? word.start..<last.end : nil
  }

  /// Whether few hours and minutes, `1h02`, are how long a distance took.
  private func isHowLong(_ text: Span<UInt8>, _ word: Word, behind amount: LineAmount?) -> Bool {
    guard let amount, word.end - word.start >= 4, text[word.end - 1].isDigit,
      (amount.measure.map { amounts.facts[$0].own } ?? amounts.size(of: amount.unit, in: .free)).kind
        == .distance,
      case let typed = string(text, word.start, word.end), isHoursAndNumber(typed),
      let hours = Int(typed.prefix { $0.isNumber })
    else { return false }
    return hours < LineReader.leastHour
  }

  /// The hour before noon that a number with an `a` is, `7a`, with nothing but times and tags behind it; nil of any other
  /// word.
  func earlyHour(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> TimeOfDay? {
    guard 2...3 ~= word.end - word.start, text[word.end - 1].lowercased == UInt8(ascii: "a"),
      holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
    else { return nil }
    return TimeOfDay(typed: string(text, word.start, word.end) + "m")
  }

  /// Notes hours that stand for several of what a line says, once a line.
  func noteOther(time places: Range<Int>, _ text: Span<UInt8>, _ rest: inout LineRest) {
    guard !rest.problems.contains(where: \.isOfSecond) else { return }
    rest.note(.secondTime(string(text, places.lowerBound, places.upperBound)), at: places.range)
  }

  /// Whether another hour stands behind an `at` between two places: the `7` of `coffee 1 at 7, another at 10`.
  private func holdsHourBehindAt(_ text: Span<UInt8>, _ start: Int, before place: Int) -> Bool {
    guard place - start <= LineReader.longestMeant else { return false }
    var words = Cursor(start, upTo: place)
    while let word = words.nextWord(text)?.withoutMark(text) {
      if word.form == .number, word.end - word.start <= 2, word.isWhole(text), isBehindAt(text, word.start) {
        return true
      }
    }
    return false
  }

  /// Whether a number behind `at` is written as a time that is no early one, and has a word behind it that is neither a
  /// unit nor a currency: `[x] gym at 18.30 legs`, but `at 2.30 speed`.
  private func isTimeBeforeWords(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    guard let time = pointedTime(text, word), time.hour >= LineReader.leastHour,
      let next = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text), next.form == .plain
    else { return false }
    // `s` is a word of Czech and seconds.
    return !isCurrency(text, next)
      && (next.end - next.start == 1 || amounts.units.place(text, next.start, next.end) == nil)
  }
}
