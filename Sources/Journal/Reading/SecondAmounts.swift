/// What stands behind the amount and the time that count and is another one: the first of each counts, and it is told.
extension LineReader {
  /// The most bytes of a line that may look meant; a longer one is a page of prose.
  static let longestMeant = 4000

  /// Notes an amount behind the one that counts: of the measure's kind in its text, or a bare number right behind it with
  /// nothing else; and a time that is written with a point.
  @inline(never)
  func noteSecondAmount(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ isHead: Bool,
    _ statement: inout Statement, _ rest: inout LineRest
  ) {
    if noteLateTime(text, word, upTo: end, in: context, isHead, statement, &rest) { return }
    guard statement.amount != nil || statement.length != nil else { return }
    if isHead, noteSmallerPart(text, word, upTo: end, statement, &rest) { return }
    if noteParted(text, word, upTo: end, in: context, statement, &rest) { return }
    if isHead, statement.subject != nil, let minutes = partWithoutUnit(text, word, upTo: end, statement) {
      return note(secondAmount: minutes.range, statement, text, &rest, fix: minutes.fix)
    }
    if noteAmountOfEach(text, word, upTo: end, in: context, statement, &rest) { return }
    guard let measure = context.measure, isHead || !isBracketed(text, word, statement) else { return }
    if !isHead, let last = endOfJoined(number: word, text, upTo: end) {
      return note(secondAmount: word.start..<last, statement, text, &rest)
    }
    if let last = partEnd(text, word, upTo: end, of: measure, isHead, statement) {
      return note(secondAmount: word.start..<last, statement, text, &rest)
    }
    var context = context
    context.allowsBare = isHead
    switch amounts.read(text, word, upTo: end, in: context) {
    case .amount(let second):
      // How far it led upwards is no distance of its own either: on a line of its own it would count as one.
      if amounts.facts[measure].own.kind == .distance, amounts.isOfClimb(text, behind: second.end, upTo: end)
      {
        return
      }
      let isBare = second.isBare
      if isBare, statement.time == nil, let hour = hourOfPart(text, word, upTo: end) {
        return noteOddTime(text, word.start, hour.end, meant: hour.time, &rest)
      }
      if isBare, let near = nearUnit(behind: second.end, measure, text, upTo: end) {
        let fix = string(text, word.start, second.end) + " " + near.unit
        return note(secondAmount: word.start..<near.word.end, statement, text, &rest, fix: fix)
      }
      if isBare, !holdsTimesAndTagsAlone(text, Cursor(second.end, upTo: end), orNumbers: true) { return }
      if let other = measureNamed(behind: second, text, upTo: end), other != measure {
        return rest.note(
          misplaced(word.start..<second.end, of: other, text), at: (word.start..<second.end).range)
      }
      if let minutes = lengthLeft(by: second, text, behind: word.start, statement) {
        let lead = wordBefore(text, word.start).start
        return rest.note(
          .secondAmount(string(text, lead, second.end), meant: minutes), at: (lead..<second.end).range)
      }
      if isTotal(second, text, behind: word.start, of: statement.amount)
        || isSame(second, text, behind: word.start, as: statement.amount)
      {
        return
      }
      note(secondAmount: word.start..<second.end, statement, text, &rest)
    case .number(.bareFraction, let range) where isHead:
      note(secondAmount: Int(range.lowerBound)..<Int(range.upperBound), statement, text, &rest)
    case .unknownUnit(let range):
      let (first, last) = (Int(range.lowerBound), Int(range.upperBound))
      // `run 2km + 5k`
      if amounts.facts[measure].own.kind == .distance, isBehindJoint(text, word),
        string(text, first, last).lowercased() == "k"
      {
        return note(secondAmount: word.start..<last, statement, text, &rest)
      }
      let isTimes = isTimesSign(text, first, last)
      guard isTimes || isHead && TypedWord(text, first, last)?.has(.times) == true,
        isTimes && isHead || holdsTimesAndTagsAlone(text, Cursor(last, upTo: end))
      else { return }
      note(secondAmount: word.start..<last, statement, text, &rest)
    case .number(.signed, _) where isHead:
      guard let last = signedEnd(text, word, upTo: end, in: context) else { return }
      note(secondAmount: word.start..<last, statement, text, &rest)
    case .wrongKind where statement.time == nil:
      // `20 hod`, whose word is a unit of time as well
      guard let hour = hourOfPart(text, word, upTo: end) else { return }
      noteOddTime(text, word.start, hour.end, meant: hour.time, &rest)
    case .nothing, .number, .wrongKind: return
    }
  }

  /// Notes an amount that a mark or an `and` parts in two, `7 hours, 30 minutes`, and a bare decimal that a mark with a blank
  /// behind it does, `82. 4`, with the whole that is meant; false of all else.
  private func noteParted(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ statement: Statement,
    _ rest: inout LineRest
  ) -> Bool {
    guard let amount = statement.amount, let subject = statement.subject, !amount.range.isEmpty, !isImplied,
      case (let first, let last) = (Int(amount.range.lowerBound), Int(amount.range.upperBound)),
      last < word.start,
      word.start - last <= TypedWords.longestJoint + 2, !isOfSeveral(first..<last, text)
    else { return false }
    let between = string(text, last, word.start)
    let isMark =
      between.first.map { ",;.".contains($0) } == true && String(between.dropFirst()).trimmed.isEmpty
    var context = context
    context.allowsBare = false
    var (meant, behind) = (string(text, first, last), word.withoutMark(text).end)
    let part = amounts.read(text, word.withoutMark(text), upTo: end, in: context)
    if amount.unitText.isEmpty {
      let digits = (word.start..<behind).prefix { text[$0].isDigit }.count
      if case .amount(let second) = part { behind = second.end }
      guard isMark, 1...2 ~= digits, numeral(first, last).isWhole(text),
        holdsTimesAndTagsAlone(text, Cursor(behind, upTo: end)),
        case .measure(let measure) = subject, case let facts = amounts.facts[measure], !facts.hasCup,
        !facts.addsUp || text[last] == Byte.point && facts.own.kind != .count
      else { return false }
      meant += "." + string(text, word.start, behind)
    } else {
      guard isMark || TypedWords.joints.holds(between.trimmed), case .amount(let second) = part,
        second.unit != amount.unit, !amounts.isOfClimb(text, behind: second.end, upTo: end)
      else { return false }
      behind = second.end
      meant += " " + string(text, word.start, behind)
    }
    guard amountAlone("\(configuration.name(of: subject)) \(meant)", of: subject) != nil else { return false }
    rest.note(
      .secondAmount(string(text, word.start, behind), meant: meant), at: (word.start..<behind).range,
      fixing: amount.range.lowerBound..<Int32(behind), with: meant)
    return true
  }

  /// The end of a bare number behind an `and` or a `then`, with nothing behind it but `more` or a time: the `1 at 8pm` of
  /// `pills 1 at 8am and 1 at 8pm`; nil of any other word.
  private func endOfJoined(number word: Word, _ text: Span<UInt8>, upTo end: Int) -> Int? {
    let before = wordBefore(text, word.start)
    guard word.isDecimal(text), isTyped(text, before, .joint) || isTyped(text, before, .sequel) else {
      return nil
    }
    var behind = Cursor(word.end, upTo: end)
    if let next = behind.followingWord(text),
      isTyped(text, next, .vague) || TypedWords.atTime.holds(string(text, next.start, next.end).lowercased())
    {
      behind.place = next.end
    }
    return behind.place > word.end && holdsTimesAndTagsAlone(text, behind) ? word.end : nil
  }

  /// Whether an `and`, a plus or a comma stands right before a word.
  private func isBehindJoint(_ text: Span<UInt8>, _ word: Word) -> Bool {
    let before = wordBefore(text, word.start)
    return before.start < before.end && (text[before.end - 1].endsPhrase || isTyped(text, before, .joint))
  }

  /// The measure whose name stands right behind an amount that fits it: the coffee of `500ml water, 2 cups coffee`.
  private func measureNamed(behind amount: AmountReading, _ text: Span<UInt8>, upTo end: Int) -> Int? {
    var words = Cursor(amount.end, upTo: end)
    guard !isImplied, var word = words.nextWord(text) else { return nil }
    if isTyped(text, word, .of), let next = words.nextWord(text) { word = next }
    guard word.form == .plain,
      case .measure(let measure)? = vocabulary.match(text, at: word.start, end)?.subject,
      amounts.size(of: amount.unit, in: .free).kind == amounts.facts[measure].own.kind
    else { return nil }
    return measure
  }

  /// The length that is left of a range with the time at which it began, where a `minus` stands before a second amount:
  /// `23:00-7:00 minus 30 min`; nil of all else.
  private func lengthLeft(
    by second: AmountReading, _ text: Span<UInt8>, behind start: Int, _ statement: Statement
  ) -> String? {
    let before = wordBefore(text, start)
    guard let length = statement.length, let from = statement.time, let parts = second.parts,
      TypedWords.minus.holds(string(text, before.start, before.end).lowercased()),
      case (let less, let part) = parts.number.quotientAndRemainder(dividingBy: Unit.minute.parts.number),
      part == 0,
      1..<Int64(length) ~= less, case let left = Int64(length) - less
    else { return nil }
    return "\(left / 60)h\(left % 60)m \(from)"
  }

  /// Whether an amount is the whole that the one that counts is a part of: `2l of 2.5l`.
  private func isTotal(
    _ second: AmountReading, _ text: Span<UInt8>, behind start: Int, of counted: LineAmount?
  ) -> Bool {
    var before = wordBefore(text, start)
    // `120g out of 140g`
    if case let lead = wordBefore(text, before.start), lead.end < before.start,
      TypedWords.outOf.holds(string(text, lead.start, before.end).lowercased())
    {
      before = Word(start: lead.start, end: before.end, form: .plain, colon: -1)
    }
    guard let counted, let parts = second.parts, parts >= counted.parts,
      counted.range.upperBound == Int32(blanksStart(text, before: before.start))
    else { return false }
    return TypedWords.outOf.holds(string(text, before.start, before.end).lowercased())
  }

  /// Whether an amount behind a sign is the one that counts, said again in another unit: `82.4 kg / 181.6 lb`.
  private func isSame(
    _ second: AmountReading, _ text: Span<UInt8>, behind start: Int, as counted: LineAmount?
  ) -> Bool {
    guard let counted, !second.isBare, second.unit != counted.unit, second.isNearly(counted) else {
      return false
    }
    let before = wordBefore(text, start)
    let isSign = before.end > before.start && signLength(text, before.start) == before.end - before.start
    return isSign && counted.range.upperBound == Int32(blanksStart(text, before: before.start))
  }

  /// The end of what begins with a word and belongs to the amount that counts, though it is not read with it: another
  /// length, minutes behind a length, how often it was; nil of anything else.
  private func partEnd(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, of measure: Int, _ isHead: Bool, _ statement: Statement
  ) -> Int? {
    let isOfTime = amounts.facts[measure].own.kind == .time
    if isOfTime, statement.length != nil, case .time(let time) = readTime(text, word, upTo: end),
      time.length != nil
    {
      return time.end
    }
    if isHead, isOfTime, isMinutes(text, word) { return word.end }
    if isHead, let last = repetitionEnd(text, word, upTo: end) { return last }
    guard word.isWhole(text), let sign = Cursor(word.end, upTo: end).followingWord(text),
      isTimesSign(text, sign.start, sign.end), holdsTimesAndTagsAlone(text, Cursor(sign.end, upTo: end))
    else { return nil }
    return sign.end
  }

  /// The end of an amount with a unit behind a minus or a plus, `-50ml`, `−50 ml`; nil if a word begins none.
  func signedEnd(
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

  /// The number behind whole hours that is likely their minutes, as it is meant with the unit that it lacks: up to 59,
  /// with nothing behind it, `sleep 7h 30`, or two digits and a mark, `[x] gym 1h 30, legs`; and that of pounds behind
  /// stones. Letters stuck to it that are no unit, `30n`, or a word that is nearly one, `30 mim`, were meant for one.
  private func partWithoutUnit(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, _ statement: Statement
  ) -> (range: Range<Int>, fix: String)? {
    guard let hours = statement.amount, !hours.unitText.isEmpty,
      let part = hours.unit == .listed(amounts.units.hour)
        ? "m" : amounts.unitName(of: hours) == "st" ? Unit.pound.name : nil,
      case let digits = numeral(word.start, (word.start..<word.end).first { !text[$0].isDigit } ?? word.end),
      1...2 ~= digits.end - digits.start,
      digits.end - digits.start == 1 || text[word.start] < UInt8(ascii: "6"),
      let last = endOfPart(digits, upTo: word.end, in: part, text, upTo: end)
    else { return nil }
    let places = Int(hours.range.lowerBound)..<Int(hours.range.upperBound)
    let count = places.prefix { text[$0].isDigit }.count
    guard count > 0, !places.dropFirst(count).contains(where: { text[$0].isDigit }) else { return nil }
    return (word.start..<last, string(text, word.start, digits.end) + part)
  }

  /// The end of a number that lacks the unit of minutes or pounds, with what stands there for one; nil if it is another.
  private func endOfPart(
    _ digits: Word, upTo wordEnd: Int, in unit: String, _ text: Span<UInt8>, upTo end: Int
  ) -> Int? {
    if digits.end < wordEnd { return isNoUnit(text, digits.end, wordEnd, upTo: end) ? wordEnd : nil }
    let hasMark = digits.end - digits.start == 2 && wordEnd < end && text[wordEnd].endsPhrase
    return hasMark || holdsTimesAndTagsAlone(text, Cursor(wordEnd, upTo: end))
      ? wordEnd : endOfNearUnit(of: unit, behind: wordEnd, text, upTo: end)
  }

  /// Whether a few letters stuck to a number, with nothing behind them, are no unit, and say neither which nor how often.
  private func isNoUnit(_ text: Span<UInt8>, _ start: Int, _ wordEnd: Int, upTo end: Int) -> Bool {
    guard wordEnd - start <= 4, (start..<wordEnd).allSatisfy({ text[$0].isASCIILetter }),
      !saysTimes(text, start, wordEnd), amounts.units.place(text, start, wordEnd) == nil,
      holdsTimesAndTagsAlone(text, Cursor(wordEnd, upTo: end))
    else { return false }
    let typed = string(text, start, wordEnd).lowercased()
    return ![TypedWords.ordinals, TypedWords.thousand, TypedWords.hourIsh].contains { $0.holds(typed) }
  }

  /// The end of a word that is nearly the unit of minutes or pounds, with nothing behind it.
  private func endOfNearUnit(of part: String, behind place: Int, _ text: Span<UInt8>, upTo end: Int) -> Int? {
    guard let word = wordForUnit(behind: place, text, upTo: end) else { return nil }
    let typed = string(text, word.start, word.end).lowercased()
    let unit = part == "m" ? Unit.minute.name : part
    let spellings = Unit.catalogue.first { $0.unit.name == unit }?.spellings.words ?? []
    return spellings.contains { Unit.isNear($0, to: typed) } ? word.end : nil
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

  /// Notes a second amount, once a line, and how it would count.
  func note(
    secondAmount range: Range<Int>, _ statement: Statement, _ text: Span<UInt8>, _ rest: inout LineRest,
    fix: String? = nil
  ) {
    // A range whose times have points has both of them told already, and so has what says how often.
    guard !rest.problems.contains(where: { $0.isOfSecond || $0.isOfOddTime || $0.isOfRepetition }) else {
      return
    }
    if repetition(range, text) != nil, isOften(range, ofOtherThan: statement, text, &rest) { return }
    let typed = string(text, range.lowerBound, range.upperBound)
    if let amount = statement.amount, let meant = repeated(amount, by: range, text) {
      let problem = Problem.Kind.secondAmount(typed, meant: meant)
      guard skippingBlanks(text, amount.range.places.upperBound, range.lowerBound) == range.lowerBound else {
        return rest.note(problem, at: range.range)
      }
      return rest.note(
        problem, at: range.range, fixing: amount.range.lowerBound..<Int32(range.upperBound), with: meant)
    }
    rest.note(.secondAmount(typed), at: range.range, fix: fix)
  }

  /// Whether words that say how often say it of something else than the length that counts: with words before them,
  /// `sleep 7h, woke up 2x`, or behind a mark and with words behind them, `sleep 7h, 2x awake`.
  private func isOften(
    _ range: Range<Int>, ofOtherThan statement: Statement, _ text: Span<UInt8>, _ rest: inout LineRest
  ) -> Bool {
    guard case .measure(let measure)? = statement.subject, amounts.facts[measure].own.kind == .time else {
      return false
    }
    let length = statement.length == nil ? nil : statement.timeRange
    guard let counted = statement.amount.flatMap({ $0.range.isEmpty ? length : $0.range }) ?? length,
      case let last = Int(counted.upperBound), last <= range.lowerBound
    else { return false }
    if skippingBlanks(text, passedMark(text, last, range.lowerBound), range.lowerBound) < range.lowerBound {
      return true
    }
    let end = Int(Line(text, at: Int(rest.start)).end)
    return text[last].endsPhrase && !holdsTimesAndTagsAlone(text, Cursor(range.upperBound, upTo: end))
  }
}

extension AmountReading {
  /// Whether it is about as much as an amount that counts: no more than one in a hundred less or more.
  func isNearly(_ counted: LineAmount) -> Bool {
    guard let parts else { return false }
    let (lesser, greater) = (min(parts, counted.parts), max(parts, counted.parts))
    return greater - lesser <= greater / 100
  }
}

extension Problem {
  /// Whether it is of a line's second amount or time.
  var isOfSecond: Bool {
    switch kind {
    case .secondAmount, .ofEach, .secondTime: true
    default: false
    }
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

extension Problem {
  /// Whether it is of a second amount in a line.
  var isOfSecondAmount: Bool { if case .secondAmount = kind { true } else { false } }
}
