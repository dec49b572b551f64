/// A number as it stands at a place, without its unit.
struct NumberReading {
  var ratio: Ratio
  /// The place after its last byte, in the first word that is not wholly its own.
  var end: Int
  /// The index of the word that `end` lies in.
  var word: Int
  /// Whether it was written with a slash or a vulgar fraction.
  var isFraction = false
  /// Three digits after a point: fine for litres, a question for what is counted in whole thousands.
  var hasThreeDecimals = false
  /// Whether a blank parts its thousands, so that a unit may not be stuck to its end.
  var isGrouped = false
}

/// What was found where a number may stand.
enum NumberOutcome {
  case number(NumberReading)
  case fault(NumberFault)
}

/// Reads a number from the word at `index` on: `250`, `1.5`, `0,5`, `.5`, `1/2`, `½`, `1½`, `1 1/2`, `1 250`.
///
/// The word begins like a number. Digits are kept exactly, up to 18 of them.
func readNumber(
  _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, at index: Int
) -> NumberOutcome {
  let word = words[index]
  var place = word.start
  let first = text[place]
  if first == Byte.plus || first == Byte.hyphen { return .fault(.signed) }
  if first >= 0x80, let fraction = vulgarFraction(text, place, word.end) {
    return .number(
      NumberReading(ratio: fraction.ratio, end: place + fraction.length, word: index, isFraction: true))
  }
  guard let whole = digits(text, &place, word.end) else { return .fault(.tooLarge) }
  if place < word.end {
    switch text[place] {
    case Byte.point, Byte.comma: return decimal(text, word, index, whole: whole, at: place)
    case Byte.slash:
      guard let ratio = fraction(text, &place, word.end, above: whole) else { return .fault(.malformed) }
      return .number(NumberReading(ratio: ratio, end: place, word: index, isFraction: true))
    case 0xC2, 0xE2:
      guard let fraction = vulgarFraction(text, place, word.end) else { break }
      guard let sum = Ratio(whole).plus(fraction.ratio) else { return .fault(.tooLarge) }
      return .number(NumberReading(ratio: sum, end: place + fraction.length, word: index, isFraction: true))
    default: break
    }
    return .number(NumberReading(ratio: Ratio(whole), end: place, word: index))
  }
  return continued(text, words, index, whole: whole)
}

/// The decimals after a point or comma.
private func decimal(
  _ text: Span<UInt8>, _ word: Word, _ index: Int, whole: Int64, at separator: Int
) -> NumberOutcome {
  var place = separator + 1
  let start = place
  var value = whole
  var scale: Int64 = 1
  while place < word.end, text[place].isDigit {
    guard scale <= 100_000_000_000_000_000, value <= 99_999_999_999_999_999 else { return .fault(.tooLarge) }
    value = value * 10 + Int64(text[place] & 0x0F)
    scale *= 10
    place += 1
  }
  guard place > start else { return .fault(.malformed) }
  if place < word.end, text[place] == Byte.point || text[place] == Byte.comma || text[place] == Byte.slash {
    return .fault(.malformed)
  }
  let isThree = place - start == 3
  if isThree, text[separator] == Byte.comma { return .fault(.ambiguous) }
  var reading = NumberReading(ratio: Ratio(value, over: scale), end: place, word: index)
  reading.hasThreeDecimals = isThree
  return .number(reading)
}

/// A whole number that may go on in the next words: `1 250`, `1 1/2`, `1 ½`.
private func continued(
  _ text: Span<UInt8>, _ words: borrowing ContiguousArray<Word>, _ index: Int, whole: Int64
) -> NumberOutcome {
  var reading = NumberReading(ratio: Ratio(whole), end: words[index].end, word: index)
  let length = words[index].end - words[index].start
  var value = whole
  var next = index + 1
  if length <= 3, text[words[index].start] != UInt8(ascii: "0") {
    while next < words.count, words[next].form == .number, text[words[next].start].isDigit {
      let group = words[next]
      var place = group.start
      guard let digits = digits(text, &place, group.end), place - group.start == 3 else { break }
      // `2 500ml` may be two of 500 ml or 2500 ml; a word such as `500:` or `500/2` is no group.
      if place < group.end {
        guard text[place].isLetterLike || text[place] == UInt8(ascii: "%") else { break }
        return .fault(.ambiguous)
      }
      guard value <= 999_999_999_999_999 else { return .fault(.tooLarge) }
      value = value * 1000 + digits
      reading.isGrouped = true
      reading.word = next
      reading.end = group.end
      next += 1
    }
  }
  if reading.isGrouped {
    reading.ratio = Ratio(value)
    return .number(reading)
  }
  guard next < words.count, words[next].form == .number else { return .number(reading) }
  let following = words[next]
  if let vulgar = vulgarFraction(text, following.start, following.end),
    let sum = Ratio(whole).plus(vulgar.ratio)
  {
    return .number(
      NumberReading(ratio: sum, end: following.start + vulgar.length, word: next, isFraction: true))
  }
  var place = following.start
  guard text[place].isDigit, let above = digits(text, &place, following.end), place < following.end,
    text[place] == Byte.slash, let part = fraction(text, &place, following.end, above: above),
    let sum = Ratio(whole).plus(part)
  else { return .number(reading) }
  return .number(NumberReading(ratio: sum, end: place, word: next, isFraction: true))
}

/// The digits at a place as a number, with the place after them; nil if there are more than 18.
private func digits(_ text: Span<UInt8>, _ place: inout Int, _ end: Int) -> Int64? {
  var value: Int64 = 0
  while place < end, text[place].isDigit {
    guard value <= 99_999_999_999_999_999 else { return nil }
    value = value * 10 + Int64(text[place] & 0x0F)
    place += 1
  }
  return value
}

/// The slash and what is below it; nil if that is no number, or zero.
private func fraction(_ text: Span<UInt8>, _ place: inout Int, _ end: Int, above: Int64) -> Ratio? {
  place += 1
  let start = place
  guard let below = digits(text, &place, end), place > start, below > 0, below <= 1_000_000 else {
    return nil
  }
  if place < end, text[place] == Byte.slash || text[place] == Byte.point || text[place] == Byte.comma {
    return nil
  }
  return Ratio(above, over: below)
}
