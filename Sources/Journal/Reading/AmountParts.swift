import Speech

/// Amounts of several parts, and numbers beside numbers.
extension AmountReader {
  /// An amount with the smaller units that follow it: `1 l 250 ml`, `7 h 30 min`, `12 st 7 lb`, in the last unit.
  ///
  /// They are of one kind and one system, none is a vessel, all but the last are whole, and each is less than one of the
  /// unit before.
  @inline(never)
  func composed(
    _ first: AmountReading, _ firstSize: UnitSize, _ text: Span<UInt8>, upTo end: Int
  ) -> AmountReading {
    var (sum, before) = (first, firstSize)
    let context = AmountContext(measure: nil, kind: firstSize.kind, allowsBare: false)
    while let next = part(after: sum, before, text, upTo: end, in: context) {
      guard let whole = sum.ratio.times(before.parts.number / next.size.parts.number)?.plus(next.ratio),
        let parts = whole.parts(of: next.size)
      else { return sum }
      // Hours and minutes are printed as minutes, however those were typed.
      let place = sum.unitText.upperBound
      let unitText = firstSize.kind == .time ? place..<place : next.unitText
      sum = AmountReading(ratio: whole, parts: parts, unit: next.unit, unitText: unitText, end: next.end)
      before = next.size
    }
    return sum
  }

  /// `7h30m`, `1h05m30s`, `2min30s`: hours, minutes and seconds in that order; nil if it is none.
  @inline(never)
  func readCompound(
    _ text: Span<UInt8>, _ number: NumberReading, from start: Int, in context: AmountContext
  ) -> AmountOutcome? {
    let end = number.wordEnd
    // Hours come first, or minutes where there are none.
    let size: Int64 = text[number.end].lowercased == UInt8(ascii: "h") ? 3600 : 60
    var place = number.end + 1
    if size == 60, goesOn(text, number.end, end, "i", "n") { place += 2 }
    guard number.ratio.denominator == 1, place < end, text[place].isDigit else { return nil }
    let whole = Int32(start)..<Int32(end)
    var seconds = number.ratio.numerator
    guard seconds < 1_000_000 else { return .number(.tooLarge, range: whole) }
    seconds *= size
    // The size of the unit before, in seconds: each is smaller than the one before it.
    var before = size
    while place < end {
      var value: Int64 = 0
      let digits = place
      while place < end, text[place].isDigit, place < digits + 3 {
        value = value * 10 + Int64(text[place] & 0x0F)
        place += 1
      }
      guard place > digits, value < 60, place < end else { return .number(.malformed, range: whole) }
      switch text[place].lowercased {
      case UInt8(ascii: "m") where before > 60:
        before = 60
        place += goesOn(text, place, end, "i", "n") ? 3 : 1
      case UInt8(ascii: "s") where before > 1:
        before = 1
        place += goesOn(text, place, end, "e", "c") ? 3 : 1
      default: return .number(.malformed, range: whole)
      }
      seconds += value * before
    }
    guard context.kind == nil || context.kind == .time else {
      return .wrongKind(.listed(units.hour), range: Int32(number.end)..<Int32(end))
    }
    return .amount(inMinutes(Ratio(seconds, over: 60), unitAt: Int32(end), upTo: end))
  }

  /// Whether a unit's letter goes on with two more, as in `min` and `sec`.
  private func goesOn(
    _ text: Span<UInt8>, _ place: Int, _ end: Int, _ second: Unicode.Scalar, _ third: Unicode.Scalar
  ) -> Bool {
    place + 2 < end && text[place + 1].lowercased == UInt8(ascii: second)
      && text[place + 2].lowercased == UInt8(ascii: third)
  }

  /// An amount of minutes whose unit was not typed as such.
  private func inMinutes(_ ratio: Ratio, unitAt place: Int32, upTo end: Int) -> AmountReading {
    AmountReading(
      ratio: ratio, parts: ratio.parts(of: sizes[Int(units.minute)]), unit: .listed(units.minute),
      unitText: place..<place, end: end)
  }

  private struct Part {
    var ratio: Ratio
    var unit: UnitChoice
    var size: UnitSize
    var unitText: Range<Int32>
    var end: Int
  }

  /// The next part of an amount, in a smaller unit; nil if there is none.
  private func part(
    after sum: AmountReading, _ before: UnitSize, _ text: Span<UInt8>, upTo end: Int,
    in context: AmountContext
  ) -> Part? {
    guard sum.ratio.denominator == 1, isPlain(sum.unit),
      let word = Cursor(sum.end, upTo: end).followingWord(text)?.withoutMark(text), text[word.start].isDigit,
      case .number(let number) = readNumber(text, word, upTo: end), !number.isGrouped
    else { return nil }
    var (start, last) = (number.end, number.wordEnd)
    if start == last {
      guard let letters = Cursor(last, upTo: end).followingWord(text)?.withoutMark(text),
        letters.form == .plain
      else { return nil }
      (start, last) = (letters.start, letters.end)
    }
    guard let unit = unit(text, start, last, in: context), isPlain(unit), isOneSystem(sum.unit, unit) else {
      return nil
    }
    let size = size(of: unit, in: context)
    guard size.kind == before.kind, size.parts < before.parts,
      before.parts.number.isMultiple(of: size.parts.number),
      let parts = number.ratio.parts(of: size), parts < before.parts,
      size.kind != .distance || !isOfClimb(text, behind: last, upTo: end)
    else { return nil }
    return Part(ratio: number.ratio, unit: unit, size: size, unitText: Int32(start)..<Int32(last), end: last)
  }

  /// Whether a word behind a distance says that it led upwards, `340 m climb`, `340 m of elevation`: it is no part of the
  /// way.
  func isOfClimb(_ text: Span<UInt8>, behind place: Int, upTo end: Int) -> Bool {
    var words = Cursor(place, upTo: end)
    guard var word = words.nextWord(text)?.withoutMark(text) else { return false }
    if isTyped(text, word, .of), let next = words.nextWord(text)?.withoutMark(text) { word = next }
    return TypedWords.climbs.holds(string(text, word.start, word.end).lowercased())
  }

  /// Whether a unit is the format's own and no vessel.
  private func isPlain(_ unit: UnitChoice) -> Bool {
    if case .listed(let place) = unit { !units.vessels[Int(place)] } else { false }
  }

  private func isOneSystem(_ one: UnitChoice, _ other: UnitChoice) -> Bool {
    guard case .listed(let one) = one, case .listed(let other) = other else { return false }
    return units.isMetric[Int(one)] == units.isMetric[Int(other)]
  }

  /// Whether `st` behind a number makes the first of something of it and no stone, `1st of May`: where a word follows.
  @inline(__always)
  func isOrdinal(_ text: Span<UInt8>, _ number: NumberReading, upTo end: Int) -> Bool {
    guard text[number.end].lowercased == UInt8(ascii: "s"), number.wordEnd &- number.end == 2,
      text[number.end &+ 1].lowercased == UInt8(ascii: "t"), text[number.end &- 1] == UInt8(ascii: "1"),
      let next = Cursor(number.wordEnd, upTo: end).followingWord(text)
    else { return false }
    return next.form == .plain
  }

  /// A unit with marks right behind it: `800 m...`, `90 min: too much`, `(lb)`; nil if the letters before them are none.
  ///
  /// A unit is never a part of a bare number's text; before a mark that joins it to more, `m/lap`, it is an error.
  @inline(never)
  func readMarkedUnit(
    _ text: Span<UInt8>, _ number: NumberReading, _ word: Word, from start: Int, upTo end: Int,
    in context: AmountContext
  ) -> AmountOutcome? {
    let first = word.start + (text[word.start] == UInt8(ascii: "(") && number.end < word.start ? 1 : 0)
    var last = first
    while last < word.end, text[last].isLetterLike || text[last] == UInt8(ascii: "%"),
      signLength(text, last) == 0
    {
      last += 1
    }
    guard last > first, last < word.end, !text[last].isDigit else { return nil }
    // What stands behind a line end that hides within the line is another line.
    if isLineBreak(text, last) { return nil }
    var number = number
    number.wordEnd = min(number.wordEnd, last)
    let unit = unit(text, first, last, in: context)
    if let unit {
      let isLetter = last - first == 1 && text[first].isASCIILetter
      if isLetter, context.kind != size(of: unit, in: context).kind { return nil }
    }
    let thousand = unit == nil ? thousands(text, number, first, last, in: context) : nil
    guard unit != nil || thousand != nil else { return nil }
    let isJoined: Bool =
      switch text[last] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ":"), UInt8(ascii: "\""): false
      case let byte: byte < 0x80 && !byte.endsPhrase
      }
    if isJoined { return .unknownUnit(range: Int32(first)..<Int32(word.end)) }
    if let unit { return checked(text, number, unit, first, last, from: start, upTo: end, in: context) }
    return thousand
  }

  /// A number of thousands of a count: `10k`, `10 tisíc`; nil if the letters are none, or the measure is no count.
  func thousands(
    _ text: Span<UInt8>, _ number: NumberReading, _ start: Int, _ end: Int, in context: AmountContext
  ) -> AmountOutcome? {
    guard context.kind == .count, let measure = context.measure,
      TypedWord(text, start, end)?.has(.thousand) ?? false, let ratio = number.ratio.times(1000)
    else { return nil }
    let place = Int32(number.end)
    guard let parts = ratio.parts(of: facts[measure].own) else {
      return .number(.tooLarge, range: place..<Int32(end))
    }
    return .amount(AmountReading(ratio: ratio, parts: parts, unit: .own, unitText: place..<place, end: end))
  }

  /// The end of the amount that a tag's bare number is with what stands behind a blank, `1 l` or `6 50`, if that is
  /// another one; nil if it is not.
  @inline(never)
  func endOfWider(
    _ bare: AmountReading, _ text: Span<UInt8>, _ first: Word, upTo end: Int, of measure: Int
  ) -> Int? {
    guard let next = Cursor(bare.end, upTo: end).followingWord(text),
      next.form == .plain || next.form == .number
    else { return nil }
    switch read(text, first, upTo: end, in: context(of: measure)) {
    case .amount(let wide) where wide.end > bare.end && wide.parts != bare.parts: return wide.end
    case .number(.ambiguous, let range):
      if next.withoutMark(text).isWhole(text) { return Int(range.upperBound) }
      // `water:1 250ml`, but `kcal:500 250ml` is two things.
      if case .amount = read(text, next, upTo: end, in: context(of: measure)) { return Int(range.upperBound) }
      return nil
    case .amount, .nothing, .number, .unknownUnit, .wrongKind: return nil
    }
  }

  /// Whether a bare number whose thousands stand apart is rather several numbers, `glucose 95 140`: nobody reaches it in a
  /// day, or it is more than twenty times what any goal asks for. A group that begins with a nought, `1 050`, is no
  /// number of its own, nor are groups of which none comes near that goal: `steps 1 234 567`.
  @inline(never)
  func areSeveral(
    _ number: NumberReading, _ text: Span<UInt8>, from start: Int, of measure: Int
  ) -> Bool {
    var greatest = 0
    for group in allWords(text, from: start, number.end) {
      if group.start > start, text[group.start] == UInt8(ascii: "0") { return false }
      greatest = max(greatest, Int(string(text, group.start, min(group.end, group.start + 3))) ?? 0)
    }
    guard let parts = number.ratio.parts(of: facts[measure].own), parts <= facts[measure].most else {
      return true
    }
    let declared = configuration.measures[measure]
    // Nobody has thousands of a pulse or of a blood sugar.
    if declared.goals.isEmpty { return TypedWords.levels.contains(where: declared.isCalled) }
    let asked = declared.goals.map {
      configuration.parts(of: $0.bound.most, in: measure, on: day)
    }.max()
    return asked.map { $0 > 0 && parts > 20 * $0 && 10 * greatest * facts[measure].own.parts > $0 } ?? false
  }

  /// How a bare number stands to the word behind it.
  enum Relation {
    case nothing
    /// `3 and 4`: both are text.
    case range
    /// `2 50ml`, `10 4321`: it may be one number or two; what is meant ends at a place.
    case clash(end: Int)
  }

  /// The relation of a bare number to the word behind it.
  @inline(never)
  func relation(
    of number: NumberReading, to following: Word, _ text: Span<UInt8>, upTo end: Int,
    in context: AmountContext
  ) -> Relation {
    if following.form == .plain, isTyped(text, following, .numberRange),
      let next = Cursor(following.end, upTo: end).followingWord(text)?.withoutMark(text),
      next.form == .number,
      case .nothing = readTime(text, next, upTo: end),
      case .number(let other) = readNumber(text, next, upTo: end),
      other.end == next.end, other.ratio.isGreater(than: number.ratio)
    {
      return .range
    }
    if isDottedDate(text, following) { return .nothing }
    let following = following.withoutMark(text)
    guard following.form == .number, case .nothing = readTime(text, following, upTo: end),
      pointedTime(text, following) == nil
    else { return .nothing }
    var inner = context
    inner.allowsBare = false
    if case .amount(let amount) = read(text, following, upTo: end, in: inner) {
      return .clash(end: amount.end)
    }
    guard case .number(let other) = readNumber(text, following, upTo: end), other.end == other.wordEnd,
      holdsTimesAndTagsAlone(text, Cursor(other.end, upTo: end), orNumbers: true)
    else { return .nothing }
    return .clash(end: other.end)
  }
}

extension Ratio {
  /// The parts that so many units of a size hold, rounded half to even; nil above the largest amount.
  @inline(__always)
  func parts(of size: UnitSize) -> Parts? { parts(each: size.parts) }
}
