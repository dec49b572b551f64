/// A number as it stands at a place, without its unit.
struct NumberReading {
  var ratio: Ratio
  /// The place after its last byte.
  var end: Int
  /// The end of the word that `end` lies in.
  var wordEnd: Int
  /// Whether it was written with a slash or a vulgar fraction.
  var isFraction = false
  /// Three digits after a point: fine for litres, a question for what is counted in whole thousands.
  var hasThreeDecimals = false
  /// Whether a blank separates its thousands, so that a unit may not be stuck to its end.
  var isGrouped = false
}

/// The finding where a number may stand.
enum NumberOutcome {
  case number(NumberReading)
  case fault(NumberFault)
}

/// Reads a number from a word on: `250`, `1.5`, `0,5`, `.5`, `1/2`, `½`, `1½`, `1 1/2`, `1 250`.
///
/// The word begins like a number. Digits are kept exactly, up to 18 of them.
@inline(__always)
func readNumber(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> NumberOutcome {
  var place = word.start
  if text[place].isDigit, let whole = digits(text, &place, word.end), place < word.end,
    text[place].isASCIILetter
  {
    return .number(NumberReading(ratio: Ratio(whole), end: place, wordEnd: word.end))
  }
  return readOtherNumber(text, word, upTo: end)
}

/// Reads a number that is not whole with letters behind it.
@inline(never)
private func readOtherNumber(_ text: Span<UInt8>, _ word: Word, upTo end: Int) -> NumberOutcome {
  var place = word.start
  let first = text[place]
  if first == Byte.plus || first == Byte.hyphen { return .fault(.signed) }
  if first >= 0x80, let fraction = vulgarFraction(text, place, word.end) {
    return .number(
      NumberReading(
        ratio: fraction.ratio, end: place + fraction.length, wordEnd: word.end, isFraction: true))
  }
  guard let whole = digits(text, &place, word.end) else { return .fault(.tooLarge) }
  guard place < word.end else { return continued(text, word, upTo: end, whole: whole) }
  switch text[place] {
  case Byte.point, Byte.comma: return decimal(text, word, whole: whole, at: place)
  case Byte.slash:
    guard let ratio = fraction(text, &place, word.end, above: whole) else { return .fault(.malformed) }
    return .number(NumberReading(ratio: ratio, end: place, wordEnd: word.end, isFraction: true))
  case 0xC2, 0xE2:
    guard let fraction = vulgarFraction(text, place, word.end) else { break }
    guard let sum = Ratio(whole).plus(fraction.ratio) else { return .fault(.tooLarge) }
    return .number(
      NumberReading(ratio: sum, end: place + fraction.length, wordEnd: word.end, isFraction: true))
  default: break
  }
  return .number(NumberReading(ratio: Ratio(whole), end: place, wordEnd: word.end))
}

/// The decimals after a point or comma.
private func decimal(
  _ text: Span<UInt8>, _ word: Word, whole: Int64, at separator: Int
) -> NumberOutcome {
  var place = separator + 1
  let start = place
  var value = whole
  var scale: Int64 = 1
  while place < word.end, text[place].isDigit {
    guard scale <= 100_000_000_000_000_000, value <= 99_999_999_999_999_999 else { return .fault(.tooLarge) }
    value = value &* 10 &+ Int64(text[place] & 0x0F)
    scale = scale &* 10
    place &+= 1
  }
  guard place > start else { return .fault(.malformed) }
  if place < word.end, text[place] == Byte.point || text[place] == Byte.comma || text[place] == Byte.slash {
    return .fault(.malformed)
  }
  let isThree = place - start == 3
  if isThree, text[separator] == Byte.comma { return .fault(.ambiguous) }
  var reading = NumberReading(ratio: Ratio(value, over: scale), end: place, wordEnd: word.end)
  reading.hasThreeDecimals = isThree
  return .number(reading)
}

/// A whole number that may go on in the next words: `1 250`, `1 1/2`, `1 ½`.
private func continued(
  _ text: Span<UInt8>, _ word: Word, upTo end: Int, whole: Int64
) -> NumberOutcome {
  var reading = NumberReading(ratio: Ratio(whole), end: word.end, wordEnd: word.end)
  var cursor = Cursor(word.end, upTo: end)
  cursor.skipBlanks(text)
  // Most numbers in words of their own are followed by a unit, or by nothing.
  guard !cursor.isAtEnd, text[cursor.place].isDigit || text[cursor.place] >= 0x80 else {
    return .number(reading)
  }
  var value = whole
  if word.end - word.start <= 3, text[word.start] != UInt8(ascii: "0") {
    while let group = cursor.followingWord(text), text[group.start].isDigit {
      var place = group.start
      guard let digits = digits(text, &place, group.end), place - group.start == 3 else { break }
      // `2 500ml` may be two of 500 ml or 2500 ml; a word such as `500:` or `500/2` is no group.
      if place < group.end,
        text[place] == Byte.comma || text[place] == Byte.point
          || text[place].endsPhrase && place + 1 == group.end
      {
        return groupWithDecimals(text, group.withoutMark(text), value, digits, at: place) ?? .number(reading)
      }
      if place < group.end {
        guard text[place].isLetterLike || text[place] == UInt8(ascii: "%") else { break }
        return .fault(.ambiguous)
      }
      guard value <= 999_999_999_999_999 else { return .fault(.tooLarge) }
      value = value * 1000 + digits
      reading.isGrouped = true
      reading.wordEnd = group.end
      reading.end = group.end
      cursor.place = group.end
    }
  }
  if reading.isGrouped {
    reading.ratio = Ratio(value)
    return .number(reading)
  }
  guard let following = cursor.followingWord(text), following.form == .number else { return .number(reading) }
  if let vulgar = vulgarFraction(text, following.start, following.end),
    let sum = Ratio(whole).plus(vulgar.ratio)
  {
    return .number(
      NumberReading(
        ratio: sum, end: following.start + vulgar.length, wordEnd: following.end, isFraction: true))
  }
  var place = following.start
  guard text[place].isDigit, let above = digits(text, &place, following.end), place < following.end,
    text[place] == Byte.slash, let part = fraction(text, &place, following.end, above: above),
    let sum = Ratio(whole).plus(part)
  else { return .number(reading) }
  return .number(NumberReading(ratio: sum, end: place, wordEnd: following.end, isFraction: true))
}

/// The last group of a number, with decimals: `250,5` of `1 250,5`; nil if it is none.
private func groupWithDecimals(
  _ text: Span<UInt8>, _ group: Word, _ value: Int64, _ digits: Int64, at separator: Int
) -> NumberOutcome? {
  guard value <= 999_999_999 else { return .fault(.tooLarge) }
  var reading = NumberReading(ratio: Ratio(value * 1000 + digits), end: group.end, wordEnd: group.end)
  reading.isGrouped = true
  guard separator < group.end else { return .number(reading) }
  var place = separator + 1
  var (numerator, scale) = (value * 1000 + digits, Int64(1))
  while place < group.end, text[place].isDigit, scale < 1_000_000 {
    numerator = numerator * 10 + Int64(text[place] & 0x0F)
    scale *= 10
    place += 1
  }
  guard place > separator + 1 else { return nil }
  guard place == group.end else { return text[place].isLetterLike ? .fault(.ambiguous) : nil }
  reading.ratio = Ratio(numerator, over: scale)
  return .number(reading)
}

/// The digits at a place as a number, with the place after them; nil if there are more than 18.
@inline(__always)
private func digits(_ text: Span<UInt8>, _ place: inout Int, _ end: Int) -> Int64? {
  var value: Int64 = 0
  while place < end, text[place].isDigit {
    guard value <= 99_999_999_999_999_999 else { return nil }
    value = value &* 10 &+ Int64(text[place] & 0x0F)
    place &+= 1
  }
  return value
}

/// The greatest number that divides both.
private func greatestDivisor(_ one: Int64, _ other: Int64) -> Int64 {
  var (one, other) = (one, other)
  while other != 0 { (one, other) = (other, one % other) }
  return one
}

/// The slash and what is below it; nil if that is no number, or zero.
private func fraction(_ text: Span<UInt8>, _ place: inout Int, _ end: Int, above: Int64) -> Ratio? {
  place += 1
  let start = place
  // `1/100 l` and `3/4 l` are fractions; `120/80` is a blood pressure, `6/8` and `5/5` what is done of a goal.
  guard let below = digits(text, &place, end), place > start, below > 0, below <= 100,
    above == 1 && below > 1 || below <= 4, !(above > 1 && greatestDivisor(above, below) > 1)
  else {
    return nil
  }
  if place < end, text[place] == Byte.slash || text[place] == Byte.point || text[place] == Byte.comma {
    return nil
  }
  return Ratio(above, over: below)
}
