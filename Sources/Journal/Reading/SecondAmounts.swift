/// What stands behind the amount and the time that count and is another one: the first of each counts, and it is told.
extension LineReader {
  /// Notes an amount behind the one that counts: of the measure's kind in its text, or a bare number right behind it with
  /// nothing else; and a time that is written with a point.
  @inline(never)
  func noteSecondAmount(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ isHead: Bool,
    _ statement: inout Statement, _ rest: inout LineRest
  ) {
    if let hour = hourBehindAt(text, word, upTo: end), statement.subject != nil, statement.time == nil,
      !isImplied
    {
      return noteOddTime(text, word.start, hour.end, meant: hour.time, &rest)
    }
    let isBehindAt = isBehindAt(text, word.start)
    guard statement.amount != nil || statement.length != nil else {
      if isBehindAt, statement.subject != nil, statement.time == nil, statement.mark != .none, !isImplied,
        holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
      {
        _ = notePointedTime(text, word, &rest)
      }
      return
    }
    if isHead || isBehindAt, statement.time == nil {
      if pointedTime(text, word, orComma: true) != nil, isPrice(text, word, upTo: end) { return }
      // Behind a bare number a comma is that of another one.
      let mayBeComma = isBehindAt || statement.amount?.unitText.isEmpty == false
      if notePointedTime(text, word, orComma: mayBeComma, &rest) { return }
      if noteTimeBeforeText(text, word, &rest) { return }
      if let time = timeAmongMarks(text, word) ?? hourAlone(text, word, upTo: end, context)
        ?? timeWrittenOtherwise(text, word)
      {
        return noteOddTime(text, word.start, word.end, meant: time, &rest)
      }
    }
    if isHead, statement.subject != nil, let minutes = partWithoutUnit(text, word, upTo: end, statement) {
      return note(secondAmount: minutes.range, statement, text, &rest, unit: minutes.unit)
    }
    guard let measure = context.measure, isHead || !isBracketed(text, word, statement) else { return }
    if statement.length != nil, amounts.facts[measure].own.kind == .time,
      case .time(let time) = readTime(text, word, upTo: end), time.length != nil
    {
      return note(secondAmount: word.start..<time.end, statement, text, &rest)
    }
    if isHead, amounts.facts[measure].own.kind == .time, isMinutes(text, word) {
      return note(secondAmount: word.start..<word.end, statement, text, &rest)
    }
    if isHead, let last = repetitionEnd(text, word, upTo: end) {
      return note(secondAmount: word.start..<last, statement, text, &rest)
    }
    if word.isWhole(text), let sign = Cursor(word.end, upTo: end).followingWord(text),
      isTimesSign(text, sign.start, sign.end), holdsTimesAndTagsAlone(text, Cursor(sign.end, upTo: end))
    {
      return note(secondAmount: word.start..<sign.end, statement, text, &rest)
    }
    var context = context
    context.allowsBare = isHead
    switch amounts.read(text, word, upTo: end, in: context) {
    case .amount(let second):
      let isBare = second.isBare
      if isBare, statement.time == nil, let hour = hourOfPart(text, word, upTo: end) {
        return noteOddTime(text, word.start, hour.end, meant: hour.time, &rest)
      }
      if isBare, !holdsTimesAndTagsAlone(text, Cursor(second.end, upTo: end), orNumbers: true) { return }
      note(secondAmount: word.start..<second.end, statement, text, &rest)
    case .number(.bareFraction, let range) where isHead:
      note(secondAmount: Int(range.lowerBound)..<Int(range.upperBound), statement, text, &rest)
    case .unknownUnit(let range):
      let (first, last) = (Int(range.lowerBound), Int(range.upperBound))
      let isTimes = isTimesSign(text, first, last)
      guard isTimes || isHead && TypedWord(text, first, last)?.has(.times) == true,
        isTimes && isHead || holdsTimesAndTagsAlone(text, Cursor(last, upTo: end))
      else { return }
      note(secondAmount: word.start..<last, statement, text, &rest)
    case .number(.signed, _) where isHead:
      guard let last = signedEnd(text, word, upTo: end, in: context) else { return }
      note(secondAmount: word.start..<last, statement, text, &rest)
    case .nothing, .number, .wrongKind: return
    }
  }

  /// The end of an amount with a unit behind a minus or a plus, `-50ml`, `−50 ml`; nil if a word begins none.
  private func signedEnd(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext
  ) -> Int? {
    var context = context
    context.allowsBare = false
    let number = word.start + signLength(text, word.start)
    guard number > word.start, number < word.end, text[number].isDigit,
      case .amount(let amount) = amounts.read(text, numeral(number, word.end), upTo: end, in: context)
    else { return nil }
    return amount.end
  }

  /// The number behind whole hours that is likely their minutes, with the unit that it lacks: up to 59, with nothing
  /// behind it, `sleep 7h 30`, or two digits and a mark, `[x] gym 1h 30, legs`; and that of pounds behind stones.
  private func partWithoutUnit(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement
  ) -> (range: Range<Int>, unit: String)? {
    guard let hours = statement.amount, !hours.unitText.isEmpty,
      let part = hours.unit == .listed(amounts.units.hour)
        ? "m" : amounts.unitName(of: hours) == "st" ? Unit.pound.name : nil,
      word.isWhole(text), word.end - word.start <= 2,
      word.end - word.start == 1 || text[word.start] < UInt8(ascii: "6"),
      word.end - word.start == 2 && word.end < end && text[word.end].endsPhrase
        || holdsTimesAndTagsAlone(text, Cursor(word.end, upTo: end))
    else { return nil }
    let places = Int(hours.range.lowerBound)..<Int(hours.range.upperBound)
    let digits = places.prefix { text[$0].isDigit }.count
    guard digits > 0, !places.dropFirst(digits).contains(where: { text[$0].isDigit }) else { return nil }
    return (word.start..<word.end, part)
  }

  /// Whether a word is a number with the sign of minutes: `6h 30'`, `25′`.
  private func isMinutes(_ text: Span<UInt8>, _ word: Word) -> Bool {
    var place = word.start
    while place < word.end, text[place].isDigit { place += 1 }
    return 1...3 ~= place - word.start && ["'", "’", "′"].contains(string(text, place, word.end))
  }

  /// Whether a word of a line's text stands in brackets.
  private func isBracketed(_ text: Span<UInt8>, _ word: Word, _ statement: Statement) -> Bool {
    var place = word.start
    // A remark is short.
    while place > max(Int(statement.headEnd), word.start - 100) {
      place -= 1
      if text[place] == UInt8(ascii: "(") { return true }
      if text[place] == UInt8(ascii: ")") { return false }
    }
    return false
  }

  /// Notes what goes on with the amount before it and does not count: `x 2`, `and a half`, `+ 15`, `to 7`.
  @inline(never)
  func noteContinuation(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ statement: Statement,
    _ rest: inout LineRest
  ) {
    guard context.measure != nil, !isImplied else { return }
    if let last = otherAmountEnclosed(text, word, upTo: end, in: context, statement.amount) {
      return note(secondAmount: word.start..<last, statement, text, &rest)
    }
    if text[word.start] == UInt8(ascii: "("), word.end - word.start > 3,
      text[word.end - 1] == UInt8(ascii: ")")
    {
      return noteTimes(within: word, statement, text, &rest)
    }
    if let last = repetitionEnd(text, word, upTo: end) {
      return note(secondAmount: word.start..<last, statement, text, &rest)
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
        || isClock(text, number, end),
      isTimes || holdsTimesAndTagsAlone(text, Cursor(number.end, upTo: end), orNumbers: true)
    else { return }
    if case .time(let time) = readTime(text, number, upTo: end) {
      // The first time in a line counts, whatever word stands before it.
      guard !isTimes, statement.time != nil else { return }
      return rest.note(
        .secondTime(string(text, number.start, time.end)), at: Int32(number.start)..<Int32(time.end))
    }
    if let range = hours(statement, text, upTo: number) {
      return noteOddTime(
        text, Int(statement.amount?.range.lowerBound ?? 0), number.end, meant: range.start,
        fix: "\(range.start)-\(range.end)", &rest)
    }
    note(secondAmount: word.start..<number.end, statement, text, &rest)
  }

  /// The hours between which something was, of a bare amount of time and a whole number, `22 - 6`; nil if a day has no
  /// such hours, or each may be of its other half.
  private func hours(
    _ statement: Statement, _ text: Span<UInt8>, upTo number: Word
  ) -> (start: TimeOfDay, end: TimeOfDay)? {
    guard let amount = statement.amount, amount.unitText.isEmpty, let measure = amount.measure,
      amounts.facts[measure].own.kind == .time, number.isWhole(text),
      let first = Int(string(text, Int(amount.range.lowerBound), Int(amount.range.upperBound))),
      let last = Int(string(text, number.start, number.end)), max(first, last) > 12,
      let start = TimeOfDay(hour: first, minute: 0), let end = TimeOfDay(hour: last, minute: 0)
    else { return nil }
    return (start, end)
  }

  /// The end of brackets or quotes with nothing but an amount in them, which is another one than the one that counts:
  /// `2 bottles (750ml)`, but not `1l (1000 ml)`; nil of all else.
  private func otherAmountEnclosed(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ counted: LineAmount?
  ) -> Int? {
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
      skippingBlanks(text, other.end, last) == last, other.parts != counted?.parts
    else { return nil }
    return last + 1
  }

  /// The end of words that say how often, `twice`, `three times`; nil if a word begins none.
  private func repetitionEnd(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> Int? {
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

  /// Whether a word is a time of day.
  private func isClock(_ text: Span<UInt8>, _ word: Word, _ end: Int) -> Bool {
    if case .time = readTime(text, word, upTo: end) { true } else { false }
  }

  /// Notes a second amount, once a line, and the unit that it would count with.
  private func note(
    secondAmount range: Range<Int>, _ statement: Statement, _ text: Span<UInt8>, _ rest: inout LineRest,
    unit: String? = nil
  ) {
    // A range whose times have points has both of them told already, and so has what says how often.
    guard !rest.problems.contains(where: { $0.isOfSecond || $0.isOfOddTime || $0.isOfRepetition }) else {
      return
    }
    let typed = string(text, range.lowerBound, range.upperBound)
    if let amount = statement.amount, let meant = repeated(amount, by: range, text) {
      let problem = Problem.Kind.secondAmount(typed, meant: meant)
      guard skippingBlanks(text, amount.range.places.upperBound, range.lowerBound) == range.lowerBound else {
        return rest.note(problem, at: range.range)
      }
      return rest.note(
        problem, at: range.range, fixing: amount.range.lowerBound..<Int32(range.upperBound), with: meant)
    }
    rest.note(.secondAmount(typed), at: range.range, fix: unit.map { typed + $0 })
  }
}

extension Problem {
  /// Whether it is of a line's second amount or time.
  var isOfSecond: Bool {
    if case .secondAmount = kind { true } else if case .secondTime = kind { true } else { false }
  }

  /// Whether it is of a number that says only how often.
  fileprivate var isOfRepetition: Bool {
    if case .otherUnit(_, _, _, .some) = kind { true } else { false }
  }

  /// Whether it is of a time that is hardly meant so.
  fileprivate var isOfOddTime: Bool {
    if case .oddTime = kind { return true }
    if case .longRange = kind { return true }
    if case .otherDate = kind { return true }
    return false
  }
}
