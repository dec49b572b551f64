import Notation

/// What goes on with an amount and is none by itself: how often it was, a part of it, the other end of a range.
extension LineReader {
  /// Notes what goes on with the amount before it and does not count: `x 2`, `and a half`, `+ 15`, `to 7`.
  @inline(never)
  func noteContinuation(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ statement: Statement,
    _ rest: inout LineRest
  ) {
    guard context.measure != nil, !isImplied else { return }
    if let other = otherAmountEnclosed(text, word, upTo: end, in: context, statement.amount) {
      return note(secondAmount: word.start..<other.end, enclosing: other.amount, statement, text, &rest)
    }
    if text[word.start] == UInt8(ascii: "("), word.end - word.start > 3,
      text[word.end - 1] == UInt8(ascii: ")")
    {
      return noteTimes(within: word, statement, text, &rest)
    }
    if let last = repetitionEnd(text, word, upTo: end) {
      return note(secondAmount: word.start..<last, statement, text, &rest)
    }
    if noteDecimals(text, word, upTo: end, statement, &rest) { return }
    // `water 250ml,250ml`
    if text[word.start] == Byte.comma || text[word.start] == UInt8(ascii: ";"), word.end - word.start > 1,
      text[word.start + 1].isDigit, statement.amount?.range.upperBound == Int32(word.start),
      statement.amount?.unitText.isEmpty == false,
      case .amount(let second) = amounts.read(
        text, numeral(word.start + 1, word.end), upTo: end, in: context)
    {
      return note(secondAmount: word.start + 1..<second.end, statement, text, &rest)
    }
    // `82 ,4`
    if text[word.start] == Byte.comma, numeral(word.start + 1, word.end).isDecimal(text),
      word.end - word.start > 1
    {
      return note(secondAmount: word.start..<word.end, statement, text, &rest)
    }
    if let part = joinedFraction(text, Cursor(word.start, upTo: end)) {
      let behind = Cursor(part.end, upTo: end)
      let unit = behind.followingWord(text)?.withoutMark(text)
      if noteHalf(part.ratio, word.start..<part.end, text, upTo: end, statement, &rest) { return }
      if holdsTimesAndTagsAlone(text, behind)
        || unit.flatMap({ amounts.units.place(text, $0.start, $0.end) }) != nil
      {
        note(secondAmount: word.start..<part.end, statement, text, &rest)
      }
      return
    }
    // `250ml −50ml`
    if text[word.start] == 0xE2, let last = signedEnd(text, word, upTo: end, in: context) {
      return note(secondAmount: word.start..<last, statement, text, &rest)
    }
    let signEnd = min(word.start + (text[word.start] == 0xC3 ? 2 : 1), word.end)
    let isTimes = isTimesSign(text, word.start, signEnd)
    guard
      isTimes || isArrow(text, word) || isTyped(text, word, .joint) || isTyped(text, word, .numberRange)
        || isTyped(text, word, .rangeEnd)
    else { return }
    let digits = Cursor(isTimes ? signEnd : word.end, upTo: end)
    guard let number = digits.followingWord(text)?.withoutMark(text), number.form == .number,
      number.isWhole(text) || pointedTime(text, number) != nil || isArrow(text, word)
        || isTyped(text, word, .rangeEnd) && number.isDecimal(text)
        || isClock(text, number, end) || !isTimes && hours(statement, text, upTo: number) != nil
    else { return }
    var last = number.end
    // `22 h - 6 h`
    if !isTimes, let unit = Cursor(last, upTo: end).followingWord(text)?.withoutMark(text),
      isTyped(text, unit, .hourWord), hours(statement, text, upTo: number) != nil
    {
      last = passedMark(text, unit.end, end)
    }
    // `8 + 8 km`, whose unit is that of both
    if !isTimes, statement.amount?.unitText.isEmpty == true, statement.amount?.range.isEmpty == false,
      case .amount(let second) = amounts.read(text, number, upTo: end, in: context), !second.isBare,
      holdsTimesAndTagsAlone(text, Cursor(second.end, upTo: end))
    {
      return note(secondAmount: word.start..<second.end, statement, text, &rest)
    }
    guard
      isTimes || holdsTimesAndTagsAlone(text, Cursor(last, upTo: end), orNumbers: true)
        || isArrow(text, word) && isBeforeRemark(text, number.end, end)
    else { return }
    if case .time(let time) = readTime(text, number, upTo: end) {
      // The first time in a line counts, whatever word stands before it.
      guard !isTimes, statement.time != nil else { return }
      return rest.note(
        .secondTime(string(text, number.start, time.end)), at: Int32(number.start)..<Int32(time.end))
    }
    if let range = hours(statement, text, upTo: number) {
      return noteOddTime(
        text, Int(statement.amount?.range.lowerBound ?? 0), last, meant: range.start,
        fix: "\(range.start)-\(range.end)", &rest)
    }
    // `250ml do 9` is no range of amounts.
    if isTyped(text, word, .rangeEnd), number.end - number.start <= 2, statement.time == nil,
      let amount = statement.amount, !amount.unitText.isEmpty,
      let hour = Int(string(text, number.start, number.end)), amount.micros.number > hour * 1_000_000,
      let time = TimeOfDay(hour: hour, minute: 0)
    {
      return noteOddTime(text, number.start, number.end, meant: time, &rest)
    }
    note(secondAmount: word.start..<number.end, statement, text, &rest)
  }

  /// Notes a part of one behind a whole amount and its unit, `1 litre and a half`, with the decimal that is meant; false
  /// of all else.
  private func noteHalf(
    _ part: Ratio, _ range: Range<Int>, _ text: Span<UInt8>, upTo end: Int, _ statement: Statement,
    _ rest: inout LineRest
  ) -> Bool {
    guard let amount = statement.amount, let measure = amount.measure, !amount.range.isEmpty,
      !amount.unitText.isEmpty,
      skippingBlanks(text, Int(amount.range.upperBound), range.lowerBound) == range.lowerBound,
      case let digits = numeral(Int(amount.range.lowerBound), Int(amount.unitText.lowerBound)),
      case let typed = string(text, digits.start, digits.end).trimmed, let whole = Int64(typed),
      1_000_000 % part.denominator == 0, holdsTimesAndTagsAlone(text, Cursor(range.upperBound, upTo: end))
    else { return false }
    let micros = whole * 1_000_000 + part.numerator * (1_000_000 / part.denominator)
    let unit = string(text, Int(amount.unitText.lowerBound), Int(amount.range.upperBound))
    let blank = string(text, digits.start + typed.utf8.count, Int(amount.unitText.lowerBound))
    let meant = ExactDecimal.text(micros: micros) + blank + unit
    guard self.amount(meant, of: measure) != nil else { return false }
    rest.note(
      .secondAmount(string(text, range.lowerBound, range.upperBound), meant: meant), at: range.range,
      fixing: amount.range.lowerBound..<Int32(range.upperBound), with: meant)
    return true
  }

  /// Notes decimals as they are dictated, `82 point 4`, with the number that is meant; false if a word begins none.
  private func noteDecimals(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement, _ rest: inout LineRest
  ) -> Bool {
    guard let amount = statement.amount, amount.unitText.isEmpty, !amount.range.isEmpty,
      case let whole = numeral(Int(amount.range.lowerBound), Int(amount.range.upperBound)),
      whole.isWhole(text),
      TypedWords.decimalMarks.holds(string(text, word.start, word.end).lowercased()),
      let digits = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text),
      let decimals = digits.form == .number
        ? (digits.isWhole(text) ? string(text, digits.start, digits.end) : nil)
        // `82 point four`
        : numberWord(text, digits).flatMap({
          $0.denominator == 1 && $0.numerator < 10
            && holdsTimesAndTagsAlone(text, Cursor(digits.end, upTo: end))
            ? "\($0.numerator)" : nil
        })
    else { return false }
    let meant = "\(string(text, whole.start, whole.end)).\(decimals)"
    rest.note(
      .secondAmount(string(text, word.start, digits.end), meant: meant), at: (word.start..<digits.end).range,
      fixing: amount.range.lowerBound..<Int32(digits.end), with: meant)
    return true
  }

  /// The hours between which something was, of an amount of time and a whole number, both of them bare or in hours,
  /// `22 - 6`, `22h - 6h`; nil if a day has no such hours, or each may be of its other half.
  private func hours(
    _ statement: Statement, _ text: Span<UInt8>, upTo number: Word
  ) -> (start: TimeOfDay, end: TimeOfDay)? {
    guard let amount = statement.amount, let measure = amount.measure,
      amounts.facts[measure].own.kind == .time,
      let first = wholeHours(text, numeral(Int(amount.range.lowerBound), Int(amount.range.upperBound))),
      let last = wholeHours(text, number),
      let found = hours(from: first, to: last), max(first, last) > 12 || found.start.hour > max(first, 20),
      !amount.unitText.isEmpty || countsHours(["\(first)", "\(last)"], of: measure)
    else { return nil }
    return found
  }

  /// The number that some bytes are, perhaps with the unit of hours; nil of all else.
  private func wholeHours(_ text: Span<UInt8>, _ number: Word) -> Int? {
    let digits = (number.start..<number.end).prefix { text[$0].isDigit }.count
    let unit = string(text, number.start + digits, number.end).trimmed.lowercased()
    guard digits > 0,
      unit.isEmpty || TypedWords.hourEnds.holds(unit) || TypedWords.hourWords.holds(unit)
    else { return nil }
    return Int(string(text, number.start, number.start + digits))
  }

  /// The end of brackets or quotes with nothing but an amount in them, which is another one than the one that counts:
  /// `2 bottles (750ml)`, but not the same in another unit, `82.4 kg (181.6 lb)`; nil of all else.
  private func otherAmountEnclosed(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ counted: LineAmount?
  ) -> (amount: Range<Int>, end: Int)? {
    let closing: UInt8
    switch text[word.start] {
    case UInt8(ascii: "("): closing = UInt8(ascii: ")")
    case Byte.open: closing = Byte.close
    case Byte.quote: closing = Byte.quote
    default: return nil
    }
    // An amount is short.
    let inside = (word.start + 1)..<max(word.start + 1, min(end, word.start + 40))
    guard let last = inside.first(where: { text[$0] == closing }),
      let number = Cursor(inside.lowerBound, upTo: last).followingWord(text), number.form == .number
    else { return nil }
    var context = context
    context.allowsBare = false
    guard case .amount(let other) = amounts.read(text, number, upTo: last, in: context),
      skippingBlanks(text, other.end, last) == last, counted.map({ other.isNearly($0) }) != true
    else { return nil }
    return (number.start..<other.end, last + 1)
  }

  /// Notes an amount in brackets or quotes: behind one vessel it is what that held, behind several what each or all did.
  private func note(
    secondAmount range: Range<Int>, enclosing inner: Range<Int>, _ statement: Statement,
    _ text: Span<UInt8>, _ rest: inout LineRest
  ) {
    guard let amount = statement.amount, !amount.range.isEmpty, holdsVessel(amount),
      skippingBlanks(text, Int(amount.range.upperBound), range.lowerBound) == range.lowerBound,
      amount.micros.number.isMultiple(of: 1_000_000),
      case let typed = string(text, inner.lowerBound, inner.upperBound),
      let meant = several(Int(amount.micros.number / 1_000_000), of: typed, amount),
      !rest.problems.contains(where: \.isOfSecond)
    else { return note(secondAmount: range, statement, text, &rest) }
    guard amount.micros.number == 1_000_000 else {
      return rest.note(.ofEach(typed, meant: meant), at: inner.range)
    }
    rest.note(
      .secondAmount(typed, meant: meant), at: inner.range,
      fixing: amount.range.lowerBound..<Int32(range.upperBound), with: meant)
  }

  /// The end of words that say how often, `twice`, `three times`; nil if a word begins none.
  func repetitionEnd(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Int? {
    let bare = word.withoutMark(text)
    if isTyped(text, bare, .repeats) {
      return holdsTimesAndTagsAlone(text, Cursor(bare.end, upTo: end)) ? bare.end : nil
    }
    guard word.form == .number && word.isWhole(text) || numberWord(text, word) != nil,
      let next = Cursor(word.end, upTo: end).followingWord(text)?.withoutMark(text),
      isTyped(text, next, .times), holdsTimesAndTagsAlone(text, Cursor(next.end, upTo: end))
    else { return nil }
    return next.end
  }

  /// Notes `(x2)` or `(2x)`, in brackets.
  private func noteTimes(
    within word: Word, _ statement: Statement, _ text: Span<UInt8>, _ rest: inout LineRest
  ) {
    guard count(ofRepetition: (word.start + 1)..<(word.end - 1), text) != nil else { return }
    note(secondAmount: word.start..<word.end, statement, text, &rest)
  }

  /// Whether a word is an arrow, `->`, `=>`, `→` or `⇒`: what stands behind it takes the place of what stands before.
  private func isArrow(_ text: Span<UInt8>, _ word: Word) -> Bool {
    let bytes = text.eightBytes(from: word.start)
    switch word.end - word.start {
    case 2: return bytes & 0xFFFF == 0x3E2D || bytes & 0xFFFF == 0x3E3D
    case 3: return bytes & 0xFF_FFFF == 0x92_86E2 || bytes & 0xFF_FFFF == 0x92_87E2
    default: return false
    }
  }

  /// Whether a bracket, or a word that says with whom, where or after what it was, stands behind a place.
  private func isBeforeRemark(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Bool {
    guard let next = Cursor(place, upTo: end).followingWord(text) else { return false }
    return text[next.start] == UInt8(ascii: "(") || text[next.start] == Byte.open
      || TypedWords.circumstances.holds(string(text, next.start, next.end).lowercased())
  }

  /// Whether a word is a time of day.
  private func isClock(_ text: Span<UInt8>, _ word: Word, _ end: Int) -> Bool {
    if case .time = readTime(text, word, upTo: end) { true } else { false }
  }
}
