/// An amount as a line has it: a number, perhaps how many times, and a unit.
struct AmountReading {
  var ratio: Ratio
  /// The value that counts, in the kind's smallest parts; nil above the largest one.
  var parts: Parts?
  /// The unit; of a bare number it is the measure's own, and stands nowhere.
  var unit: UnitChoice
  /// The bytes of the unit; empty if it was not typed.
  var unitText: Range<Int32>
  /// The place after its last byte.
  var end: Int

  /// Whether it is a number alone: of several units, `1 min 30 s`, none is kept, and none is missing.
  var isBare: Bool { unitText.isEmpty && unit == .own }
}

/// The finding where an amount may stand.
enum AmountOutcome {
  /// No amount: the word is text.
  case nothing
  case amount(AmountReading)
  /// It begins like a number and is none; `range` is what to point at.
  case number(NumberFault, range: Range<Int32>)
  /// A unit that is none, or none of this measure's.
  case unknownUnit(range: Range<Int32>)
  /// A unit of another kind.
  case wrongKind(UnitChoice, range: Range<Int32>)
}

/// The context that decides how an amount reads: the measure it would belong to.
struct AmountContext {
  /// The place of the measure in the configuration; nil on a habit, a one-off or an undeclared name.
  var measure: Int?
  /// The kind that it must be of; nil if any will do.
  var kind: Kind?
  /// Whether a bare number may count.
  var allowsBare: Bool
  /// Whether one letter apart from its number is a unit of any kind: in the configuration, which holds no prose.
  var takesLetters = false
  /// Whether an `h` apart from a small number makes a length of it.
  var takesHours = false
  /// Whether it may be several of the same, which are not several again.
  var allowsSeveral = true

  /// Where no measure is meant: any kind of amount, with a unit.
  static let free = AmountContext(measure: nil, kind: nil, allowsBare: false)
  /// Behind a habit or a one-off: the same, and `1 h`.
  static let ofHabit = AmountContext(measure: nil, kind: nil, allowsBare: false, takesHours: true)
}

extension AmountReader {
  /// The forms that an amount of a measure may take.
  func context(of measure: Int, allowsBare: Bool = true) -> AmountContext {
    AmountContext(measure: measure, kind: facts[measure].own.kind, allowsBare: allowsBare)
  }

  /// Reads an amount from a word on, which begins like a number.
  @inline(__always)
  func read(_ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext) -> AmountOutcome {
    switch readNumber(text, word, upTo: end) {
    case .fault(let fault): return ofFault(fault, text, word, upTo: end, in: context)
    case .number(let number):
      guard number.end < number.wordEnd, !mayBeTimesSign(text[number.end]) else {
        return readApart(text, number, from: word.start, upTo: end, in: context)
      }
      return readStuckUnit(text, number, from: word.start, upTo: end, in: context)
    }
  }

  /// Whether a letter makes a length of a number that is hardly an hour of the day: `1 h`, `1.5 h`, but not `18 h`.
  private func isLength(_ number: NumberReading, _ letter: UInt8) -> Bool {
    let ratio = number.ratio
    return letter.lowercased == UInt8(ascii: "h")
      && (ratio.denominator > 1 || ratio.numerator < LineReader.leastHour)
  }

  /// The outcome of a word that begins like a number and is none.
  @inline(never)
  private func ofFault(
    _ fault: NumberFault, _ text: Span<UInt8>, _ word: Word, upTo end: Int, in context: AmountContext
  ) -> AmountOutcome {
    if fault == .malformed, mayBePriced(context), isWholePrice(text, word) { return .nothing }
    var last = word.end
    if fault == .ambiguous, word.isWhole(text), let next = Cursor(last, upTo: end).followingWord(text) {
      last = next.end
    }
    return .number(fault, range: Int32(word.start)..<Int32(last))
  }

  /// Whether what has a price is a price where an amount may stand: a count may be of money, and minutes have signs.
  private func mayBePriced(_ context: AmountContext) -> Bool {
    guard let measure = context.measure else { return false }
    return facts[measure].own.kind != .count && facts[measure].own.kind != .time
  }

  /// What follows a number that is all of its word, or that a times sign may follow.
  @inline(never)
  private func readApart(
    _ text: Span<UInt8>, _ number: NumberReading, from start: Int, upTo end: Int, in context: AmountContext
  ) -> AmountOutcome {
    if let several = readSeveral(text, number, from: start, upTo: end, in: context) { return several }
    if number.end < number.wordEnd {
      return readStuckUnit(text, number, from: start, upTo: end, in: context)
    }
    return readUnitApart(text, number, from: start, upTo: end, in: context)
  }

  /// `2x500ml`, `2 x 500 ml`, `2×500ml`, `2 × 500 ml`; nil if it is none of these.
  private func readSeveral(
    _ text: Span<UInt8>, _ count: NumberReading, from start: Int, upTo end: Int, in context: AmountContext
  ) -> AmountOutcome? {
    guard context.allowsSeveral, count.ratio.denominator == 1, !count.isFraction else { return nil }
    var (place, wordEnd) = (count.end, count.wordEnd)
    if place == wordEnd {
      var cursor = Cursor(place, upTo: end)
      cursor.skipBlanks(text)
      // Looking at its first byte spares most numbers the search for the next word's end.
      guard !cursor.isAtEnd, mayBeTimesSign(text[cursor.place]), let next = cursor.followingWord(text) else {
        return nil
      }
      (place, wordEnd) = (next.start, next.end)
    }
    guard let sign = timesSign(text, place, wordEnd) else { return nil }
    place += sign
    if place == wordEnd {
      guard let next = Cursor(place, upTo: end).followingWord(text), next.form == .number else { return nil }
      (place, wordEnd) = (next.start, next.end)
    }
    // The sign and the number may share a word: what follows the sign is read as a word of its own.
    let first = word(text, at: place, wordEnd)
    guard first.form == .number else { return nil }
    var inner = context
    inner.allowsSeveral = false
    switch read(text, first, upTo: end, in: inner) {
    case .amount(var reading):
      guard let product = reading.ratio.times(count.ratio.numerator) else {
        return .number(.tooLarge, range: Int32(start)..<Int32(wordEnd))
      }
      reading.ratio = product
      reading.parts = product.parts(of: size(of: reading.unit, in: context))
      return .amount(reading)
    case .nothing: return nil
    case .number(let fault, let range): return .number(fault, range: range)
    case .unknownUnit(let range): return .unknownUnit(range: range)
    case .wrongKind(let unit, let range): return .wrongKind(unit, range: range)
    }
  }

  @inline(__always)
  private func mayBeTimesSign(_ byte: UInt8) -> Bool { byte.lowercased == UInt8(ascii: "x") || byte == 0xC3 }

  /// The length of `x` or `×` at a place, if a number or the word's end follows; nil otherwise.
  @inline(__always)
  private func timesSign(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int? {
    guard place < end, mayBeTimesSign(text[place]) else { return nil }
    var length = 1
    if text[place] == 0xC3 {
      guard place + 1 < end, text[place + 1] == 0x97 else { return nil }
      length = 2
    }
    let next = place + length
    return next == end || text[next].isDigit || text[next] == Byte.point || text[next] >= 0x80 ? length : nil
  }

  /// A unit stuck to the number: any letters are one, and it must be known.
  @inline(__always)
  private func readStuckUnit(
    _ text: Span<UInt8>, _ number: NumberReading, from start: Int, upTo end: Int, in context: AmountContext
  ) -> AmountOutcome {
    let first = text[number.end]
    guard first.isLetterLike || first == UInt8(ascii: "%") else {
      if mayBePriced(context), isStuckCurrency(text, number.end, number.wordEnd) { return .nothing }
      return .number(.malformed, range: Int32(start)..<Int32(number.wordEnd))
    }
    // A metre is no minute, so `m` begins a length of time only where one is wanted.
    if first.lowercased == UInt8(ascii: "h")
      || first.lowercased == UInt8(ascii: "m") && context.kind == .time,
      let compound = readCompound(text, number, from: start, in: context)
    {
      return compound
    }
    guard !isOrdinal(text, number, upTo: end),
      let unit = unit(text, number.end, number.wordEnd, in: context)
    else {
      if let thousands = thousands(text, number, number.end, number.wordEnd, in: context) { return thousands }
      let unseen = passedUnseen(text, number.end, number.wordEnd)
      if unseen > number.end {
        var number = number
        number.end = unseen
        return unseen < number.wordEnd
          ? readStuckUnitBehindUnseen(text, number, from: start, upTo: end, in: context)
          : readApart(text, number, from: start, upTo: end, in: context)
      }
      if mayBePriced(context), isStuckCurrency(text, number.end, number.wordEnd) { return .nothing }
      let letters = Word(start: number.end, end: number.wordEnd, form: .plain, colon: -1)
      // `16fl oz`
      if let second = Cursor(number.wordEnd, upTo: end).followingWord(text)?.withoutMark(text),
        second.form == .plain,
        let unit = unit(text, number.end, second.end, in: context)
      {
        var number = number
        number.wordEnd = second.end
        return checked(text, number, unit, number.end, second.end, from: start, upTo: end, in: context)
      }
      return readMarkedUnit(text, number, letters, from: start, upTo: end, in: context)
        ?? .unknownUnit(range: Int32(number.end)..<Int32(number.wordEnd))
    }
    return checked(text, number, unit, number.end, number.wordEnd, from: start, upTo: end, in: context)
  }

  /// A unit behind a mark that is not seen.
  @inline(never)
  private func readStuckUnitBehindUnseen(
    _ text: Span<UInt8>, _ number: NumberReading, from start: Int, upTo end: Int, in context: AmountContext
  ) -> AmountOutcome {
    readStuckUnit(text, number, from: start, upTo: end, in: context)
  }

  /// A unit in words of its own, which must be known; else a bare number, where one may count.
  private func readUnitApart(
    _ text: Span<UInt8>, _ number: NumberReading, from start: Int, upTo end: Int, in context: AmountContext
  ) -> AmountOutcome {
    let following = Cursor(number.wordEnd, upTo: end).followingWord(text)
    if let word = following, word.form == .plain {
      if number.ratio.denominator == 1, !number.isFraction,
        let part = joinedFraction(text, Cursor(number.wordEnd, upTo: end)),
        let sum = number.ratio.plus(part.ratio)
      {
        let whole = NumberReading(ratio: sum, end: part.end, wordEnd: part.end, isFraction: true)
        return readUnitApart(text, whole, from: start, upTo: end, in: context)
      }
      let first = word.withoutMark(text)
      var found = (unit: UnitChoice?.none, end: first.end)
      // `fl. oz.` has a point behind each of its words.
      if first.end == word.end || text[first.end] == Byte.point,
        let second = Cursor(word.end, upTo: end).followingWord(text), second.form == .plain
      {
        let bare = second.withoutMark(text)
        found = (unit(text, first.start, bare.end, in: context), bare.end)
        if first.end < word.end, found.unit != nil { found.end = second.end }
      }
      if found.unit == nil { found = (unit(text, first.start, first.end, in: context), first.end) }
      let isLetter = found.end - first.start == 1 && text[first.start].isASCIILetter
      if let unit = found.unit,
        !isLetter || context.takesLetters && context.kind == nil
          || context.kind == size(of: unit, in: context).kind
          || context.takesHours && isLength(number, text[first.start])
      {
        return checked(text, number, unit, first.start, found.end, from: start, upTo: end, in: context)
      }
      if let thousands = thousands(text, number, first.start, first.end, in: context) { return thousands }
      if context.measure != nil,
        let marked = readMarkedUnit(text, number, word, from: start, upTo: end, in: context)
      {
        return marked
      }
    }
    if number.isFraction, let unit = unitOfOne(text, Cursor(number.wordEnd, upTo: end)) {
      return checked(
        text, number, .listed(unit.unit), unit.start, unit.end, from: start, upTo: end, in: context)
    }
    if number.isFraction { return .number(.bareFraction, range: Int32(start)..<Int32(number.end)) }
    guard context.allowsBare, let measure = context.measure else { return .nothing }
    if number.isGrouped,
      start + 3 < end && !text[start + 3].isDigit && text[start + 2].isDigit
        || areSeveral(number, text, from: start, of: measure)
    {
      return .number(.ambiguous, range: Int32(start)..<Int32(number.end))
    }
    if let following {
      // A price is no amount, but a count may be of money.
      if facts[measure].own.kind != .count, isCurrency(text, following.withoutMark(text)) {
        return .nothing
      }
      switch relation(of: number, to: following, text, upTo: end, in: context) {
      case .nothing: break
      case .range: return .nothing
      case .clash(let clashEnd): return .number(.ambiguous, range: Int32(start)..<Int32(clashEnd))
      }
    }
    return checked(text, number, .own, number.end, number.end, from: start, upTo: end, in: context)
  }

  /// An amount whose number and unit fit each other and the measure; minutes may follow hours.
  @inline(__always)
  func checked(
    _ text: Span<UInt8>, _ number: NumberReading, _ unit: UnitChoice, _ unitStart: Int, _ unitEnd: Int,
    from start: Int, upTo end: Int, in context: AmountContext
  ) -> AmountOutcome {
    let size = size(of: unit, in: context)
    let unitText = Int32(unitStart)..<Int32(unitEnd)
    if let kind = context.kind, size.kind != kind { return .wrongKind(unit, range: unitText) }
    let whole = Int32(start)..<Int32(max(unitEnd, number.end))
    if number.hasThreeDecimals, size.countsThousands { return .number(.ambiguous, range: whole) }
    // In a count, `1/2` is a half; `7/10` is a mark out of ten.
    if number.isFraction, number.ratio.denominator > 8, size.kind == .count {
      return .number(.malformed, range: whole)
    }
    guard let parts = number.ratio.parts(of: size) else { return .number(.tooLarge, range: whole) }
    let amount = AmountReading(
      ratio: number.ratio, parts: parts, unit: unit, unitText: unitText, end: max(unitEnd, number.wordEnd))
    let next = skippingBlanks(text, amount.end, end)
    guard next < end, text[next].isDigit, unitStart < unitEnd,
      paddedTime(text, at: Cursor(next, upTo: end)) == nil
    else { return .amount(amount) }
    return .amount(composed(amount, size, text, upTo: end))
  }
}
