extension AmountReader {
  /// Reads an amount in words from a word on: `two glasses`, `half a litre`, `a mug`, `glass`, `půl litru`.
  ///
  /// A number word needs a unit behind it; without a number only a vessel is an amount. Nil if it is none, or not of
  /// the context's kind.
  func readSpelled(
    _ text: Span<UInt8>, _ first: Word, upTo end: Int, in context: AmountContext
  ) -> AmountReading? {
    var (ratio, isNumbered) = (Ratio(1), false)
    var cursor = Cursor(first.start, upTo: end)
    while let word = cursor.followingWord(text), let value = numberWord(text, word) {
      let isArticle = isTyped(text, word, .article)
      if isNumbered, ratio.denominator == 1, isTyped(text, word, .joint), !isTyped(text, first, .article) {
        break
      }
      // `half a litre`, `a quarter litre`: an article beside a number is no number of its own.
      guard !isNumbered || isArticle || ratio == Ratio(1) && value.denominator > 1 else { return nil }
      if !isNumbered || !isArticle { ratio = value }
      isNumbered = true
      cursor.place = word.end
    }
    if isNumbered, ratio.denominator == 1, let part = joinedFraction(text, cursor),
      let sum = ratio.plus(part.ratio)
    {
      ratio = sum
      cursor.place = part.end
    }
    guard let unit = unitWord(text, cursor), isNumbered || isVessel(unit.unit),
      // A bottle of PET is one, and five of them are `pět`.
      !(isVessel(unit.unit) && isTyped(text, first, .plastic))
    else { return nil }
    return sized(NumberReading(ratio: ratio, end: first.start, wordEnd: first.start), unit, in: context)
  }

  /// The unit that the next word or two spell, without one mark at its end; nil if they spell none.
  private func unitWord(_ text: Span<UInt8>, _ start: Cursor) -> SpelledUnit? {
    guard let word = start.followingWord(text), word.form == .plain else { return nil }
    let marked = word.withoutMark(text)
    if let second = Cursor(word.end, upTo: start.end).followingWord(text), second.form == .plain,
      word.end == marked.end || text[marked.end] == Byte.point,
      let unit = units.place(text, word.start, second.withoutMark(text).end)
    {
      let end = word.end == marked.end ? second.withoutMark(text).end : second.end
      return SpelledUnit(unit: unit, start: word.start, end: end)
    }
    return units.place(text, marked.start, marked.end).map {
      SpelledUnit(unit: $0, start: marked.start, end: marked.end)
    }
  }

  /// The unit behind `of a`, as in `3/4 of a litre`; nil if none stands there.
  func unitOfOne(_ text: Span<UInt8>, _ start: Cursor) -> SpelledUnit? {
    var cursor = start
    guard let of = cursor.nextWord(text), isTyped(text, of, .of), let article = cursor.nextWord(text),
      isTyped(text, article, .article)
    else { return nil }
    return unitWord(text, cursor)
  }

  struct SpelledUnit {
    var unit: Int32
    var start: Int
    var end: Int
  }

  /// Whether a unit is a vessel, which without a number is one of them.
  func isVessel(_ unit: Int32) -> Bool { units.vessels[Int(unit)] }

  /// Whether the unit of an amount is a vessel, or the cup of its measure.
  func isVessel(_ unit: UnitChoice) -> Bool {
    if case .listed(let place) = unit { isVessel(place) } else { unit == .cup }
  }

  /// Whether a run of bytes spells a vessel.
  func isVessel(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard let unit = units.place(text, start, end) else { return false }
    return isVessel(unit)
  }

  private func sized(_ number: NumberReading, _ unit: SpelledUnit, in context: AmountContext)
    -> AmountReading?
  {
    let isCup = context.measure.map { units.cups[Int(unit.unit)] && facts[$0].cup != nil } ?? false
    let choice = isCup ? UnitChoice.cup : .listed(unit.unit)
    let size = size(of: choice, in: context)
    if let kind = context.kind, size.kind != kind { return nil }
    guard let parts = number.ratio.parts(of: size) else { return nil }
    return AmountReading(
      ratio: number.ratio, parts: parts, unit: choice, unitText: Int32(unit.start)..<Int32(unit.end),
      end: unit.end)
  }
}

/// The part of one that stands behind a whole number, `and a half`, `a půl` or `and 1/2`, with the place after it; nil if
/// none does.
func joinedFraction(_ text: Span<UInt8>, _ start: Cursor) -> (ratio: Ratio, end: Int)? {
  var cursor = start
  // The length spares most units the look into the table.
  guard let joint = cursor.nextWord(text), joint.end - joint.start <= TypedWords.longestJoint,
    isTyped(text, joint, .joint), var word = cursor.nextWord(text)
  else { return nil }
  if isTyped(text, word, .article), let next = cursor.nextWord(text) { word = next }
  let bare = word.withoutMark(text)
  guard let part = numberWord(text, bare) ?? smallFraction(text, bare), part.denominator > 1 else {
    return nil
  }
  return (part, bare.end)
}

/// The part of one that a word writes with two digits, `1/2`; nil if it writes none.
private func smallFraction(_ text: Span<UInt8>, _ word: Word) -> Ratio? {
  guard word.end - word.start == 3, text[word.start + 1] == Byte.slash, text[word.start].isDigit,
    text[word.start + 2].isDigit
  else { return nil }
  let (part, whole) = (Int64(text[word.start] & 0xF), Int64(text[word.start + 2] & 0xF))
  return part > 0 && part < whole ? Ratio(part, over: whole) : nil
}

/// Whether nothing but times, tags and a comment stand from a place on; `orNumbers` allows bare numbers too, and what
/// joins them.
func holdsTimesAndTagsAlone(_ text: Span<UInt8>, _ start: Cursor, orNumbers: Bool = false) -> Bool {
  var cursor = start
  cursor.place = passedMark(text, cursor.place, cursor.end)
  // More than a hundred of them are not looked through for each of them.
  var count = 0
  while let word = cursor.nextWord(text) {
    count += 1
    if count > 100 { return false }
    switch word.form {
    case .comment: return true
    case .tag, .keyed: continue
    case .number:
      if case .time(let time) = readTime(text, word.withoutMark(text), upTo: start.end) {
        cursor.place = passedMark(text, time.end, start.end)
      } else if !orNumbers || !word.withoutMark(text).isDecimal(text) {
        return false
      }
    case .plain: if !orNumbers || !isTyped(text, word, .joint) { return false }
    }
  }
  return true
}
