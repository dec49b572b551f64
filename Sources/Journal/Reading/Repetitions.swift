import Notation

/// What says how often in a line, and is no amount by itself: `2x`, `×2`, `twice`, `3 times`.
extension LineReader {
  /// Whether some bytes are `x`, `×` or `*`.
  func isTimesSign(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let bytes = text.eightBytes(from: start)
    let first = UInt8(truncatingIfNeeded: bytes)
    return end - start == 1
      ? first.lowercased == UInt8(ascii: "x") || first == UInt8(ascii: "*")
      : end - start == 2 && bytes & 0xFFFF == 0x97C3
  }

  /// The problem of a number that says how often, `2x water 300ml`, `water 2x`, and the correction of what stands behind
  /// the name; nil if the unknown unit behind it, at `sign`, does not say so, or nothing tells how much it is.
  func repetition(
    of measure: Int, _ text: Span<UInt8>, _ start: Int, _ sign: Range<Int>, upTo end: Int,
    before name: Vocabulary.Match?
  ) -> (problem: Problem.Kind, range: Range<Int32>, fix: String?)? {
    guard saysTimes(text, sign.lowerBound, sign.upperBound),
      let count = Int(string(text, start, sign.lowerBound).trimmed), count > 0
    else { return nil }
    var place = name.map { passedMarks(text, $0.end, end) } ?? sign.upperBound
    // `3x po 250 ml`
    if let lead = Cursor(place, upTo: end).followingWord(text), lead.form == .plain,
      TypedWords.ofEach.holds(string(text, lead.start, lead.end).lowercased())
    {
      place = lead.end
    }
    var (meant, last): (String?, Int) = (nil, sign.upperBound)
    if let next = Cursor(place, upTo: end).followingWord(text),
      case .amount(let amount) = amounts.read(
        text, next.withoutMark(text), upTo: end, in: amounts.context(of: measure)),
      // `2x coffee 2` says nothing of how much.
      !amount.isBare || amount.parts.map({ amounts.isDoubted($0, of: measure) }) != true
    {
      // How often was said twice: `2x water 2x300ml`.
      if isOfSeveral(next.start..<amount.end, text) { return nil }
      let typed = string(text, next.start, amount.end)
      // `3x bottle` has no number of its own.
      meant = text[next.start].isDigit ? "\(count)x\(typed)" : "\(count) \(typed)"
      if name == nil { last = amount.end }
    } else if name == nil, let next = Cursor(place, upTo: end).followingWord(text), next.form == .plain,
      let spelled = amounts.readSpelled(text, next, upTo: end, in: amounts.context(of: measure))
    {
      // `2x půl litru`
      let (whole, part) = (1_000_000 * spelled.ratio.numerator).quotientAndRemainder(
        dividingBy: spelled.ratio.denominator)
      guard part == 0 else { return nil }
      let unit = string(text, Int(spelled.unitText.lowerBound), Int(spelled.unitText.upperBound))
      (meant, last) = ("\(count)x\(ExactDecimal.text(micros: whole)) \(unit)", spelled.end)
    } else if amounts.facts[measure].hasCup {
      meant = "\(count)cup"
    } else if amounts.facts[measure].own.kind == .count || amounts.isOfVessels(measure) {
      meant = "\(count)"
    }
    guard let meant else { return nil }
    return (
      .repetition(
        string(text, start, sign.upperBound),
        meant: name == nil ? meant : "\(configuration.measures[measure].name) \(meant)"),
      (start..<last).range, name == nil ? meant : nil
    )
  }

  /// The amount of some bytes that have how often behind their unit, `2x500ml` of `500ml*2`; nil if they have not.
  func severalBehindUnit(of measure: Int, _ text: Span<UInt8>, _ places: Range<Int>) -> String? {
    guard let digits = places.reversed().prefix(while: { text[$0].isDigit }).last,
      let sign = [1, 2].first(where: {
        digits - $0 > places.lowerBound && isTimesSign(text, digits - $0, digits)
      })
    else { return nil }
    let meant =
      "\(string(text, digits, places.upperBound))x\(string(text, places.lowerBound, digits - sign).trimmed)"
    return amount(meant, of: measure) == nil ? nil : meant
  }

  /// Notes a bare number that says how often, and what it was meant to say: `water 2 times 300ml`; false if it does not
  /// say so, or nothing tells how much it is.
  func noteRepetition(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    let declared = configuration.measures[measure]
    guard !declared.unit.name.isEmpty,
      let sign = Cursor(amount.end, upTo: end).followingWord(text)?.withoutMark(text),
      isTyped(text, sign, .times), !isUnit(text, sign, of: measure),
      let often = repetition(of: measure, text, word.start, sign.start..<sign.end, upTo: end, before: nil),
      let fix = often.fix
    else { return false }
    rest.note(
      .otherUnit(
        string(text, word.start, sign.end), measure: declared.name, unit: declared.unit.name, meant: fix),
      at: often.range, fix: fix)
    return true
  }

  /// Notes a bare number that a star multiplies with the amount behind it, `3 * 250 ml`, and how that is written; false if
  /// none does.
  func noteProduct(
    _ amount: AmountReading, _ measure: Int, _ text: Span<UInt8>, _ word: Word, upTo end: Int,
    _ rest: inout LineRest
  ) -> Bool {
    var words = Cursor(amount.end, upTo: end)
    guard let sign = words.nextWord(text), sign.end == sign.start + 1, text[sign.start] == UInt8(ascii: "*"),
      let next = words.nextWord(text), next.form == .number,
      case .amount(let each) = amounts.read(
        text, next.withoutMark(text), upTo: end, in: amounts.context(of: measure)), !each.isBare,
      case let meant = string(text, word.start, amount.end) + "x" + string(text, next.start, each.end),
      self.amount(meant, of: measure) != nil
    else { return false }
    rest.note(
      .secondAmount(string(text, sign.start, each.end), meant: meant), at: (sign.start..<each.end).range,
      fixing: Int32(word.start)..<Int32(each.end), with: meant)
    return true
  }

  /// The `x` behind a number, `2x`, `2 ×`, that stands before a place; nil if there is none.
  func multiplier(_ text: Span<UInt8>, behind start: Int, upTo end: Int) -> Range<Int>? {
    let digits = (start..<end).first { !text[$0].isDigit } ?? end
    let sign = skippingBlanks(text, digits, end)
    guard digits > start, let last = (sign..<end).first(where: { isTimesSign(text, sign, $0 + 1) }) else {
      return nil
    }
    return sign..<last + 1
  }

  /// Whether some bytes behind a number make it say how often.
  func saysTimes(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    isTimesSign(text, start, end) || TypedWord(text, start, end)?.has(.times) == true
  }

  /// The number of a word that says how often; nil of any other word.
  func count(ofRepetition word: Range<Int>, _ text: Span<UInt8>) -> Int? {
    guard let first = word.first(where: { text[$0].isDigit }) else { return nil }
    let digits = first..<(word.first { $0 > first && !text[$0].isDigit } ?? word.upperBound)
    guard
      digits.lowerBound == word.lowerBound
        ? isTimesSign(text, digits.upperBound, word.upperBound)
        : digits.upperBound == word.upperBound && isTimesSign(text, word.lowerBound, digits.lowerBound)
    else { return nil }
    return Int(string(text, digits.lowerBound, digits.upperBound))
  }

  /// How often some words say that something was: 2 of `x2`, `2 x`, `(2x)`, `twice`, `two times`; nil if they say nothing
  /// of it.
  func repetition(_ words: Range<Int>, _ text: Span<UInt8>) -> Int? {
    var (start, end) = (words.lowerBound, words.upperBound)
    if text[start] == UInt8(ascii: "("), end - start > 2 { (start, end) = (start + 1, end - 1) }
    if let count = count(ofRepetition: start..<end, text) { return count }
    let typed = string(text, start, end).lowercased()
    if let often = TypedWords.frequencyWords.first(where: { $0.words.holds(typed) }) { return often.count }
    let parts = allWords(text, from: start, end)
    guard parts.count == 2 else { return nil }
    let isLast = saysTimes(text, parts[1].start, parts[1].end)
    guard isLast || isTimesSign(text, parts[0].start, parts[0].end) else { return nil }
    let number = parts[isLast ? 0 : 1]
    if let said = numberWord(text, number) { return said.denominator == 1 ? Int(said.numerator) : nil }
    return Int(string(text, number.start, number.end))
  }

  /// The amount that was meant by what says how often behind one: `2x250ml` of `250ml x2`; nil if it says nothing of it.
  func repeated(_ amount: LineAmount, by words: Range<Int>, _ text: Span<UInt8>) -> String? {
    guard let count = repetition(words, text), count > 1, !amount.range.isEmpty,
      !isOfSeveral(amount.range.places, text)
    else { return nil }
    let meant = "\(count)x\(string(text, Int(amount.range.lowerBound), Int(amount.range.upperBound)))"
    // `half a litre twice` is not written so.
    return amount.measure.flatMap { self.amount(meant, of: $0) } == nil ? nil : meant
  }

  /// So many of an amount as it is typed, `3x250ml`; nil if that is not how one is written.
  func several(_ count: Int, of amount: LineAmount, _ text: Span<UInt8>) -> String? {
    guard count > 0, !amount.range.isEmpty, !isOfSeveral(amount.range.places, text) else { return nil }
    return several(
      count, of: string(text, Int(amount.range.lowerBound), Int(amount.range.upperBound)), amount)
  }

  func several(_ count: Int, of typed: String, _ amount: LineAmount) -> String? {
    let meant = count > 1 ? "\(count)x\(typed)" : typed
    return amount.measure.flatMap { self.amount(meant, of: $0) } == nil ? nil : meant
  }

  /// Whether an amount is of vessels: `3 glasses`.
  func holdsVessel(_ amount: LineAmount) -> Bool {
    amounts.isVessel(amount.unit)
  }

  /// Notes what each vessel held of those that count, `3 glasses of 300ml`, `3 sklenice po 0,3`, `3 glasses, 300ml each`,
  /// or how many were emptied, behind an amount that each may have held, `250ml 3 glasses`; false of all else.
  @inline(never)
  func noteAmountOfEach(
    _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext, _ statement: Statement,
    _ rest: inout LineRest
  ) -> Bool {
    guard let amount = statement.amount, let measure = amount.measure, !amount.range.isEmpty, !isImplied,
      !rest.problems.contains(where: \.isOfSecond)
    else { return false }
    let (first, last) = (Int(amount.range.lowerBound), Int(amount.range.upperBound))
    guard holdsVessel(amount) else {
      guard case .amount(let second) = amounts.read(text, word, upTo: end, in: context), !second.isBare,
        amounts.isVessel(second.unit),
        second.ratio.denominator == 1, second.ratio.numerator > 1,
        !isOfSeveral(word.start..<second.end, text),
        !amount.unitText.isEmpty, let meant = several(Int(second.ratio.numerator), of: amount, text)
      else { return false }
      let (typed, between) = (
        string(text, word.start, second.end), wordBefore(text, word.start).withoutMark(text)
      )
      if TypedWords.apiece.holds(string(text, between.start, between.end).lowercased()),
        blanksStart(text, before: between.start) == last
      {
        rest.note(
          .secondAmount(typed, meant: meant), at: (word.start..<second.end).range,
          fixing: Int32(first)..<Int32(second.end), with: meant)
        return true
      }
      guard blanksStart(text, before: word.start) == last else { return false }
      rest.note(.ofEach(typed, meant: meant), at: (word.start..<second.end).range)
      return true
    }
    guard amount.micros.number.isMultiple(of: 1_000_000), !isOfSeveral(first..<last, text) else {
      return false
    }
    let lead = wordBefore(text, word.start)
    let isLed =
      TypedWords.ofEach.holds(string(text, lead.start, lead.end).lowercased())
      && blanksStart(text, before: lead.start) == last
    var context = context
    context.allowsBare = true
    guard case .amount(let second) = amounts.read(text, word, upTo: end, in: context) else { return false }
    if case .listed(let unit) = second.unit, amounts.isVessel(unit) { return false }
    let each = Cursor(passedMark(text, second.end, end), upTo: end).followingWord(text)?.withoutMark(text)
    let isBeforeEach =
      each.map { TypedWords.apiece.holds(string(text, $0.start, $0.end).lowercased()) } ?? false
    guard isLed || isBeforeEach, second.unit != .cup else { return false }
    // `3 glasses of 0.3` is hardly of cups.
    let readings = undoubted(string(text, word.start, second.end), of: measure)
    guard let typed = readings.first(where: { !$0.hasSuffix(Unit.cup.name) }),
      let meant = several(Int(amount.micros.number / 1_000_000), of: typed, amount)
    else { return false }
    let problem = Problem.Kind.secondAmount(string(text, word.start, second.end), meant: meant)
    let places = word.start..<second.end
    guard statement.name.upperBound <= amount.range.lowerBound else {
      rest.note(problem, at: places.range)
      return true
    }
    let typedEnd = isBeforeEach ? each?.end ?? second.end : second.end
    rest.note(problem, at: places.range, fixing: amount.range.lowerBound..<Int32(typedEnd), with: meant)
    return true
  }

  /// Whether an amount says itself how often: `2 x 300ml`.
  func isOfSeveral(_ amount: Range<Int>, _ text: Span<UInt8>) -> Bool {
    multiplier(text, behind: amount.lowerBound, upTo: amount.upperBound) != nil
  }

  /// What is told of an amount that stands elsewhere than behind the name of its measure, as it is proposed there: so
  /// many times, where that was said; in a unit that is likely meant, where a bare number is doubted: `2 water`.
  func misplaced(
    _ range: Range<Int>, of measure: Int, times: Int = 1, at time: String? = nil, _ text: Span<UInt8>
  ) -> Problem.Kind {
    let declared = configuration.measures[measure]
    var typed = string(text, range.lowerBound, range.upperBound).trimmed
    // `10k run`, and `water extra +250ml`
    if declared.unit.kind == .distance, typed.hasSuffix("k") { typed += "m" }
    if typed.first == "+" { typed.removeFirst() }
    if times > 1, !isOfSeveral(range, text) {
      typed = "\(times)x\(typed)"
    } else {
      typed = undoubted(typed, of: measure)[0]
    }
    if let time { typed += " " + time }
    return .misplacedAmount(measure: declared.name, amount: typed)
  }
}
