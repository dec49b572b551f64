/// Parts of an entry or a tick that look meant otherwise, found while it is read: it counts, and a warning says so.
extension LineReader {
  /// Notes what is doubtful about a bare number: that it is tiny, and that the word behind it is nearly a unit.
  @inline(never)
  func noteDoubts(
    of amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) {
    if let (unit, near) = nearUnit(behind: amount.end, measure, text, upTo: end) {
      let typed = string(text, unit.start, unit.end)
      // `25 oml` is 250 ml: the letter belongs to the number.
      if let whole = withNoughts(string(text, word.start, amount.end) + typed),
        self.amount(whole, of: measure) != nil
      {
        rest.note(
          .nearUnit(typed, near: whole), at: unit.range, fixing: Int32(word.start)..<Int32(unit.end),
          with: whole)
      } else {
        rest.note(.nearUnit(typed, near: near), at: unit.range, fix: near)
      }
    }
    if noteOunces(behind: amount, measure, text, upTo: end, &rest) { return }
    if notePartOfWhole(amount, measure, text, word, upTo: end, &rest) { return }
    if noteProduct(amount, measure, text, word, upTo: end, &rest) { return }
    if noteRepetition(amount, measure, text, word, upTo: end, &rest) { return }
    if noteHourAndHalf(amount, measure, text, word, upTo: end, &rest) { return }
    if notePartOfDay(behind: amount, measure, text, word, upTo: end, &rest) { return }
    if notePointedRange(amount, measure, text, word, upTo: end, &rest) { return }
    let next = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text)
    let isPrice = next.map { isCurrency(text, $0) } ?? false
    var mayBeTime = !isPrice
    let isClock = noteClock(amount, text, from: word.start, &rest)
    if !isPrice, !isClock, !noteOrdinal(amount, measure, text, word, upTo: end, &rest) {
      mayBeTime =
        !noteVessels(amount, measure, text, word, upTo: end, &rest)
        && !noteHardlyMeant(amount, measure, text, from: word.start, &rest)
    }
    if !notePointed(amount, measure, text, word, upTo: end, &rest), mayBeTime {
      noteTimeOfDrink(amount, measure, text, word, &rest)
    }
    noteOtherUnit(of: amount, from: word.start, measure, text, upTo: end, &rest)
  }

  /// Notes a bare number of cups that the part of a day makes an hour: `coffee 8 in the morning`; false if none does. One
  /// or two may be so many cups.
  private func notePartOfDay(
    behind amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    guard amounts.facts[measure].hasCup, numeral(word.start, amount.end).isWhole(text),
      let hour = Int(string(text, word.start, amount.end)), 3...12 ~= hour,
      let next = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text),
      !isTyped(text, next, .hourWord),
      let part = passedPartOfDay(text, Cursor(amount.end, upTo: end), hour: hour), part.isSure,
      let meant = TimeOfDay(hour: part.isAfternoon ? hour + 12 : hour, minute: 0)
    else { return false }
    noteOddTime(text, word.start, part.end, meant: meant, &rest)
    return true
  }

  /// Notes a bare number with a point behind it that says which one it was, `káva 2. šálek`, or begins a list,
  /// `Steps: 1. open`; false if it does neither.
  private func noteOrdinal(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    let (place, declared) = (amount.end, configuration.measures[measure])
    guard place < end, text[place] == Byte.point, numeral(word.start, place).isWhole(text),
      let next = Cursor(place + 1, upTo: end).followingWord(text)?.withoutMark(text), next.form == .plain
    else { return false }
    let beginsList =
      place == word.start + 1 && text[word.start] == UInt8(ascii: "1")
      && text[blanksStart(text, before: word.start) - 1] == Byte.colon
    guard
      beginsList || isTyped(text, next, .otherUnit) || amounts.units.place(text, next.start, next.end) != nil
    else { return false }
    rest.note(
      .tinyAmount(
        string(text, word.start, place + 1), measure: declared.name, unit: declared.unit.name, readings: []),
      at: Int32(word.start)..<Int32(place + 1))
    return true
  }

  /// Notes a bare number that is written as a time with a point: before `am` or `pm`, and of a measure of hours, where
  /// `7.30` may be seven and a half hours. What is a quarter of an hour in decimals, `7.25`, is left alone. False of all
  /// else.
  private func notePointed(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    let number = Word(start: word.start, end: min(word.end, amount.end), form: .number, colon: -1)
    guard let point = pointBeforeMinutes(text, number) else { return false }
    let (hour, minute) = (string(text, word.start, point), string(text, point + 1, number.end))
    if let half = Cursor(amount.end, upTo: end).followingWord(text), isHalfOfDay(text, half) {
      let typed = "\(hour):\(minute) \(string(text, half.start, half.end))"
      if let time = TimeOfDay(typed: typed) {
        noteOddTime(text, word.start, half.end, meant: time, fix: typed, &rest)
        return true
      }
    }
    guard amounts.facts[measure].own.kind == .time else { return false }
    let declared = configuration.measures[measure]
    guard declared.unit.name == Unit.hour.name, !["00", "25", "50", "75"].contains(minute) else {
      return false
    }
    let typed = string(text, number.start, number.end)
    rest.note(
      .tinyAmount(
        typed, measure: declared.name, unit: declared.unit.name,
        readings: ["\(hour)h\(minute)m", "\(typed)h"]),
      at: number.range)
    return true
  }

  /// Notes two times with points between which something was, where a length may stand, `sleep 23.30 - 7.00`; false of all
  /// else.
  private func notePointedRange(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    let number = Word(start: word.start, end: min(word.end, amount.end), form: .number, colon: -1)
    guard amounts.facts[measure].own.kind == .time, let start = pointedTime(text, number),
      let stop = pointedRangeEnd(text, behind: Cursor(amount.end, upTo: end))
    else { return false }
    noteOddTime(text, word.start, stop.end, meant: start, fix: "\(start)-\(stop.time)", &rest)
    return true
  }

  /// The end of a range whose times are written with points, behind the first of them: the `7.00` of `23.30 - 7.00`.
  private func pointedRangeEnd(
    _ text: Span<UInt8>, behind cursor: Cursor
  ) -> (time: TimeOfDay, end: Int)? {
    var words = cursor
    guard let joint = words.nextWord(text), isTyped(text, joint, .rangeEnd),
      let last = words.nextWord(text)?.withoutMark(text), let time = pointedTime(text, last)
    else { return nil }
    return (time, last.end)
  }

  /// Notes a range that is longer than anybody means, where its start may be of the other half of the day:
  /// `sleep 11:30-7:00`, which is meant from 23:30, and `gym 6:00-7:00pm`.
  func noteLongRange(_ statement: Statement, _ text: Span<UInt8>, _ rest: inout LineRest) {
    guard let start = statement.time, let length = statement.length, length > 12 * 60, length < 1440,
      1...12 ~= start.hour
    else { return }
    let range = statement.timeRange
    let (first, last) = (Int(range.lowerBound), Int(range.upperBound))
    let startEnd = timeRunInto(text, numeral(first, last))?.end ?? last
    guard (first..<startEnd).allSatisfy({ !text[$0].isASCIILetter }),
      !beginsHalfOfDay(text, skippingBlanks(text, startEnd, last), last)
    else { return }
    var half = last
    while half > startEnd, !text[half - 1].isDigit { half -= 1 }
    let endsInHalf = half > startEnd && (half..<last).contains { text[$0].isASCIILetter }
    // A habit may take most of a day, as fasting does.
    if !endsInHalf {
      guard start.mayBeLater(inRangeOf: Int(length)), case .measure? = statement.subject else { return }
    }
    let meant = start.inOtherHalf.description
    rest.note(
      .longRange(string(text, first, last), minutes: Int(length), meant: meant), at: range,
      fixing: Int32(first)..<Int32(startEnd), with: meant)
  }

  /// Whether a word is a box before a declared name, with nothing but times and tags behind that.
  @inline(__always)
  func isBoxOfName(_ text: Span<UInt8>, _ word: Word, _ end: Int) -> Bool {
    guard text[word.start] == Byte.open, !isImplied, let boxed = boxedName(text, at: word.start, end) else {
      return false
    }
    return holdsTimesAndTagsAlone(text, Cursor(boxed.match.end, upTo: end))
  }

  /// Whether a word is a second box in a tick, before at most three words that may name a one-off and nothing else but times
  /// and tags: `[x] gym [x] floss`. Another mark than the tick's stands in a text about boxes too.
  @inline(__always)
  func isBoxOfOneOff(_ text: Span<UInt8>, _ word: Word, _ end: Int, _ statement: Statement) -> Bool {
    text[word.start] == Byte.open && statement.mark != .none && mayNameOneOff(text, word, end, statement)
  }

  @inline(never)
  private func mayNameOneOff(_ text: Span<UInt8>, _ word: Word, _ end: Int, _ statement: Statement) -> Bool {
    guard let mark = Line.boxMark(text, at: word.start, end), mark == statement.mark,
      word.start + Line.boxLength < end, text[word.start + Line.boxLength].isBlank
    else { return false }
    var (words, count) = (Cursor(word.start + Line.boxLength, upTo: end), 0)
    while count < 3, let next = words.followingWord(text), text[next.start].isLetterLike {
      words.place = next.end
      count += 1
    }
    return count > 0 && holdsTimesAndTagsAlone(text, Cursor(words.place, upTo: end))
  }

  /// The box at a place and the declared name behind it; nil if one of them is none.
  func boxedName(
    _ text: Span<UInt8>, at place: Int, _ end: Int
  ) -> (mark: Mark, start: Int, match: Vocabulary.Match)? {
    guard let mark = Line.boxMark(text, at: place, end) else { return nil }
    let start = skippingBlanks(text, place + Line.boxLength, end)
    guard start < end, let match = vocabulary.match(text, at: start, end) else { return nil }
    return (mark, start, match)
  }

  /// Whether an entry or a box with a declared name begins at a place.
  ///
  /// An amount before its name that ends at `owned` is of the line's own name.
  func beginsRecord(_ text: Span<UInt8>, _ place: Int, _ end: Int, owned: Int32 = 0) -> Bool {
    guard place < end else { return false }
    if text[place] == Byte.open { return boxedName(text, at: place, end) != nil }
    guard text[place].isLetterLike, let match = vocabulary.match(text, at: place, end),
      case .measure(let measure) = match.subject, match.end < end, text[match.end] != Byte.colon,
      !isBetweenAmounts(text, match, measure, place, owned: Int(owned)),
      case let behind = skippingBlanks(text, passedMarks(text, match.end, end), end),
      let word = Cursor(passedApproximately(text, Cursor(behind, upTo: end)), upTo: end).followingWord(text),
      word.form == .number
    else { return false }
    // `read, sleep 23:00-7:00`
    if amounts.facts[measure].own.kind == .time,
      case .time(let time) = readTime(text, word.withoutMark(text), upTo: end), time.length != nil
    {
      return true
    }
    let outcome = amounts.read(text, word.withoutMark(text), upTo: end, in: amounts.context(of: measure))
    guard case .amount(let amount) = outcome else { return false }
    return !(amount.isBare && unitOfOther(behind: amount, measure, text, upTo: end) != nil)
      && !isBeforeNextName(amount, measure, text, place, owned: Int(owned), end)
  }
}

extension LineReader {
  /// Whether a name has a number before it and a comma behind it: the amount is the one before,
  /// `25g protein, 60g carbs`.
  private func isBetweenAmounts(
    _ text: Span<UInt8>, _ match: Vocabulary.Match, _ measure: Int, _ place: Int, owned: Int
  ) -> Bool {
    guard text[match.end].endsPhrase else { return false }
    var start = wordStart(text, before: blanksStart(text, before: place))
    // `(450 kcal, 30 g protein)`
    while start < place, text[start] == UInt8(ascii: "(") || text[start] == UInt8(ascii: "~") { start += 1 }
    return start < place && text[start].isDigit || isBehindAmount(measure, text, place, owned: owned)
  }

  /// Whether an amount that fits a measure stands right before its name, and is not the line's own.
  private func isBehindAmount(_ measure: Int, _ text: Span<UInt8>, _ place: Int, owned: Int) -> Bool {
    var context = amounts.context(of: measure)
    context.allowsBare = false
    let last = blanksStart(text, before: place)
    var word = wordBefore(text, place)
    guard last > owned, word.end > word.start else { return false }
    if !text[word.start].isDigit, word.start > owned { word = wordBefore(text, word.start) }
    guard word.end > word.start, word.start >= owned, text[word.start].isDigit,
      case .amount(let amount) = amounts.read(text, numeral(word.start, word.end), upTo: last, in: context)
    else { return false }
    return amount.end == last
  }

  /// Whether an amount behind a name is rather of the word behind it, since the name has one before it: the `12g` of
  /// `30g protein 12g fat`.
  private func isBeforeNextName(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ place: Int, owned: Int, _ end: Int
  ) -> Bool {
    guard let next = Cursor(amount.end, upTo: end).followingWord(text), next.form == .plain,
      text[next.start].isLetterLike, !isTyped(text, next, .joint), !isTyped(text, next, .sequel)
    else { return false }
    return isBehindAmount(measure, text, place, owned: owned)
  }

  /// The word right behind a bare number that is the unit of something else: a word for calories, `450 cal`, and one letter
  /// before the name of a measure of its kind, `30 g protein`; nil of all else.
  @inline(never)
  func unitOfOther(
    behind amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, upTo end: Int
  ) -> Word? {
    guard !isImplied, amount.end < end, text[amount.end].isBlank,
      let word = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text), word.form == .plain,
      text[word.start].isASCIILetter
    else { return nil }
    let kind = amounts.facts[measure].own.kind
    if word.end - word.start > 1 {
      guard kind != .energy, TypedWords.calories.holds(string(text, word.start, word.end).lowercased()),
        vocabulary.match(text, at: word.start, word.end)?.subject != .measure(measure),
        // `protein 30 cal 450`
        Cursor(word.end, upTo: end).followingWord(text)?.form != .number
      else { return nil }
      return word
    }
    guard let place = amounts.units.place(text, word.start, word.end),
      case let other = amounts.sizes[Int(place)].kind, other != kind,
      let next = Cursor(word.end, upTo: end).followingWord(text),
      let match = vocabulary.match(text, at: next.start, end), case .measure(let named) = match.subject
    else { return nil }
    return amounts.facts[named].own.kind == other ? word : nil
  }
}
