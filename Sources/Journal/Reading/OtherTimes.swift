/// Times in other writings than the format's, behind what counts: each is told with the time that is meant.
extension LineReader {
  /// Notes what makes another time of the one that was taken, or says that it is of something else; then it is given back.
  @inline(never)
  func noteBehindTime(
    _ text: Span<UInt8>, _ cursor: inout Cursor, _ isHead: Bool, _ statement: inout Statement,
    _ rest: inout LineRest
  ) {
    guard let places = shorterRange(text, cursor, statement) else {
      if !cursor.isAtEnd || !isHead { noteAfternoon(text, behind: cursor, statement, &rest) }
      return
    }
    note(secondAmount: places, statement, text, &rest)
    guard !isHead else { return }
    (statement.time, statement.timeRange) = (nil, 0..<0)
    rest.add(text: places.range)
    cursor.place = passedMark(text, places.upperBound, cursor.end)
  }

  /// The bytes of a range behind a length of time that it is too short for, so that it is of something else:
  /// `sleep 7h nap 13:00-13:30`; nil if the time that was taken is no such. A length may be a rounded one.
  private func shorterRange(_ text: Span<UInt8>, _ cursor: Cursor, _ statement: Statement) -> Range<Int>? {
    guard !isImplied, statement.subject != nil, let amount = statement.amount, !amount.range.isEmpty,
      amount.range.upperBound <= statement.timeRange.lowerBound, let start = statement.time,
      (amount.measure.map { amounts.facts[$0].own } ?? amounts.size(of: amount.unit, in: .free)).kind == .time
    else { return nil }
    let places = statement.timeRange.places
    var range = (length: statement.length.map { Int($0) }, end: places.upperBound)
    if range.length == nil,
      case .time(let time) = readTime(
        text, numeral(places.lowerBound, places.upperBound), upTo: places.upperBound)
    {
      range.length = time.length
    }
    if range.length == nil {
      var (joined, behind) = (Statement(), cursor)
      (joined.time, joined.timeRange) = (start, statement.timeRange)
      joinRange(text, &behind, &joined)
      range = (joined.length.map { Int($0) }, Int(joined.timeRange.upperBound))
    }
    guard let minutes = range.length, 10 * minutes * Unit.minute.parts < 9 * amount.parts else { return nil }
    return places.lowerBound..<range.end
  }

  /// Notes words that make another time of the one before them: `8:10 večer`, `8:10 in the evening`, which is 20:10.
  @inline(never)
  func noteAfternoon(
    _ text: Span<UInt8>, behind cursor: Cursor, _ statement: Statement, _ rest: inout LineRest
  ) {
    guard let time = statement.time, statement.length == nil, statement.subject != nil,
      statement.amount != nil || statement.mark != .none
    else { return }
    let part = afternoon(text, before: Int(statement.timeRange.lowerBound))
    // With another time at its end it may be told otherwise.
    if part != nil { rest.isOfItsTime = true }
    guard 1..<12 ~= time.hour else { return }
    if let part {
      let meant = TimeOfDay(minutes: Int(time.minutes) + 720)
      return rest.note(
        .oddTime(string(text, part, Int(statement.timeRange.upperBound)), meant: meant),
        at: statement.timeRange,
        fix: meant.description)
    }
    var words = cursor
    for count in 0..<4 {
      guard let whole = words.nextWord(text), whole.form == .plain else { return }
      var word = whole
      if text[word.start] == UInt8(ascii: "("), word.end - word.start > 2 {
        let end = text[word.end - 1] == UInt8(ascii: ")") ? word.end - 1 : word.end
        word = Word(start: word.start + 1, end: end, form: .plain, colon: -1)
      }
      let bare = word.withoutMark(text)
      guard let typed = TypedWord(text, bare.start, bare.end) else { return }
      if typed.has(.afternoon) {
        let meant = TimeOfDay(minutes: Int(time.minutes) + 720)
        let isBracketed = word.start > whole.start && word.end < whole.end
        return noteOddTime(
          text, Int(statement.timeRange.lowerBound), isBracketed ? whole.end : bare.end, meant: meant, &rest)
      }
      // An article alone begins a title.
      guard typed.has(.beforePartOfDay), count > 0 || word.end - word.start != 3 else { return }
    }
  }

  /// A time with nothing but marks stuck to it, `8:10...`; nil if a word is none.
  func timeAmongMarks(_ text: Span<UInt8>, _ word: Word) -> TimeOfDay? {
    guard let run = timeRunInto(text, word) else { return nil }
    if isPartOfSecond(text, run.end, word.end) || isOffset(text, run.end, word.end) { return run.time }
    var place = run.end
    while place < word.end {
      let length = signLength(text, place)
      guard length > 0, text[place] != Byte.hyphen || place + 1 == word.end, text[place] != Byte.colon else {
        return nil
      }
      place += length
    }
    return run.time
  }

  /// Whether some bytes behind a time are a part of a second, `.123`.
  private func isPartOfSecond(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    end - start > 1 && text[start] == Byte.point && numeral(start + 1, end).isWhole(text)
  }

  /// Whether some bytes behind a time are its offset, `+01:00`.
  private func isOffset(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard end - start == 6, text[start] == Byte.plus || text[start] == Byte.hyphen else { return false }
    return numeral(start + 1, start + 3).isWhole(text) && text[start + 3] == Byte.colon
      && numeral(start + 4, end).isWhole(text)
  }

  /// The hours below this one that `h` stands behind are rather how long something took, `run 5km 1h`.
  static let leastHour = 5

  /// An hour as it is written in many languages, `20h`, behind an amount of what is not counted in time; nil if a word is
  /// none.
  func hourAlone(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ context: AmountContext
  ) -> TimeOfDay? {
    guard let measure = context.measure, amounts.facts[measure].own.kind != .time,
      2...3 ~= word.end - word.start,
      text[word.end - 1].lowercased == UInt8(ascii: "h"),
      let hour = Int(string(text, word.start, word.end - 1)), hour >= LineReader.leastHour,
      holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
    else { return nil }
    return TimeOfDay(hour: hour, minute: 0)
  }

  /// An hour before the part of the day that it is in, `8 večer`, or before a word that makes an hour of it,
  /// `8 o'clock`, with its end; nil if a word is none.
  func hourOfPart(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> (time: TimeOfDay, end: Int)? {
    guard word.end - word.start <= 2, word.isWhole(text), let hour = Int(string(text, word.start, word.end)),
      let part = passedPartOfDay(text, Cursor(word.end, upTo: end), hour: hour),
      part.isSure || hour >= LineReader.leastHour || isBehindAt(text, word.start),
      holdsTimesAndTagsAlone(text, Cursor(part.end, upTo: end))
    else { return nil }
    return TimeOfDay(hour: part.isAfternoon ? hour + 12 : hour, minute: 0).map { ($0, part.end) }
  }

  /// The words behind an hour that make one of it or say in which part of the day it is, `o'clock`, `in the evening`, with
  /// their end; nil if there are none. It is not sure where such a word is the unit of a length as well, `h`.
  func passedPartOfDay(
    _ text: Span<UInt8>, _ start: Cursor, hour: Int
  ) -> (isAfternoon: Bool, end: Int, isSure: Bool)? {
    var words = start
    var (last, isSure) = (Int?.none, false)
    while let next = words.nextWord(text)?.withoutMark(text) {
      if let half = suffix(text, next.start, next.end), isHalfOfDay(text, next) {
        return (half.isPM && 1..<12 ~= hour, next.end, true)
      }
      guard let typed = TypedWord(text, next.start, next.end) else { break }
      if typed.has(.hourWord), last == nil || typed.has(.beforePartOfDay) {
        last = next.end
        isSure = isSure || amounts.units.place(text, next.start, next.end) == nil
      } else if typed.has(.afternoon) || typed.has(.morning) || typed.has(.noon) && hour == 12 {
        return (typed.has(.afternoon) && 1..<12 ~= hour, next.end, true)
      } else if !typed.has(.beforePartOfDay) {
        break
      }
    }
    return last.map { (false, $0, isSure) }
  }

  /// Where the word begins that says that the time at a place is after noon: `večer 8:10`, `večer v 8`; nil without one.
  func afternoon(_ text: Span<UInt8>, before place: Int) -> Int? {
    var word = wordBefore(text, place)
    guard let typed = TypedWord(text, word.start, word.end) else { return nil }
    if !typed.has(.afternoon) {
      guard typed.has(.beforePartOfDay) || typed.has(.filler) else { return nil }
      word = wordBefore(text, word.start)
    }
    return isTyped(text, word, .afternoon) ? word.start : nil
  }

  /// The word before a place in its line; an empty one if there is none.
  func wordBefore(_ text: Span<UInt8>, _ place: Int) -> Word {
    let end = blanksStart(text, before: place)
    return Word(start: wordStart(text, before: end), end: end, form: .plain, colon: -1)
  }

  /// A time as other writings have it: `8.30am`, `8h30`, `8:30h`, `0810h`, `8:10p`; nil if a word is none.
  func timeWrittenOtherwise(_ text: Span<UInt8>, _ word: Word) -> TimeOfDay? {
    guard 2...10 ~= word.end - word.start else { return nil }
    var typed = string(text, word.start, word.end).lowercased()
    // `8ish`, `8:10-ish`
    if let end = TypedWords.hourIsh.words.first(where: typed.hasSuffix) {
      let hour = typed.dropLast(end.count)
      return TimeOfDay(typed: hour.utf8.allSatisfy(\.isDigit) ? hour + ":00" : String(hour))
    }
    // Colons of other writings.
    if text[word.end - 1].isDigit, typed.utf8.count > typed.count {
      typed = typed.replacing("：", with: ":").replacing("∶", with: ":")
    }
    if typed.contains(".m") {
      typed = typed.replacing(".", with: "")
      if let time = TimeOfDay(typed: typed) { return time }
    }
    if typed.hasSuffix("z"), typed.contains(":") { typed.removeLast() }
    // The letter O is typed for a nought: `10:3O`.
    if typed.contains(":"), typed.contains("o"),
      case let digits = typed.replacing("o", with: "0"),
      digits.utf8.allSatisfy({ $0.isDigit || $0 == Byte.colon })
    {
      typed = digits
    }
    if typed.hasSuffix("am") || typed.hasSuffix("pm"), 3...4 ~= typed.count - 2,
      let number = Int(typed.dropLast(2)), number % 100 < 60
    {
      return TimeOfDay(
        typed: "\(number / 100):\(number % 100 < 10 ? "0" : "")\(number % 100)\(typed.suffix(2))")
    }
    // `8:5`, `8;10`
    if typed.dropFirst().dropLast().contains(where: { $0 == ":" || $0 == ";" }) {
      let parts = typed.split(whereSeparator: { $0 == ":" || $0 == ";" })
      if parts.count == 2, parts[1].utf8.count <= 2, let hour = Int(parts[0]), let minute = Int(parts[1]) {
        return TimeOfDay(hour: hour, minute: minute)
      }
    }
    // `6p`
    if 2...3 ~= typed.utf8.count, typed.hasSuffix("p"), let hour = Int(typed.dropLast()) {
      return TimeOfDay(typed: "\(hour)pm")
    }
    guard typed.utf8.count >= 4 else { return nil }
    for end in TypedWords.hourEnds.words where typed.hasSuffix(end) {
      typed.removeLast(end.count)
      if typed.count == 4, let number = Int(typed) {
        return TimeOfDay(hour: number / 100, minute: number % 100)
      }
      break
    }
    if typed.hasSuffix("p") || typed.hasSuffix("a"), typed.contains(":") { typed += "m" }
    guard let mark = typed.firstIndex(where: { !$0.isNumber }), typed[mark].isASCII,
      ".h:".contains(typed[mark]),
      typed[mark] != "." || typed.hasSuffix("m")
    else { return nil }
    return TimeOfDay(typed: "\(typed[..<mark]):\(typed[typed.index(after: mark)...])")
  }

  /// Whether the word before a place says that a time follows: `v 8.10`.
  func isBehindAt(_ text: Span<UInt8>, _ place: Int) -> Bool {
    let end = blanksStart(text, before: place)
    let begin = wordStart(text, before: end)
    var start = end
    while start > begin, text[start - 1].isLetterLike || text[start - 1] == Byte.at { start -= 1 }
    guard end - start <= 6 else { return false }
    let word = string(text, start, end).lowercased()
    return TypedWords.atTime.holds(word) || TypedWords.aroundTime.holds(word)
  }

  /// Whether a number is a price, by the currency behind it.
  func isPrice(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Bool {
    Cursor(word.end, upTo: end).followingWord(text).map {
      isTyped(text, $0.withoutMark(text), .currency)
    } ?? false
  }
}
