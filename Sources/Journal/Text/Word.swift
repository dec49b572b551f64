/// A word of a line: bytes between blanks, or a tag that holds blanks: in a quoted value, or behind a mark of Tasks.
struct Word {
  /// The kind of word that can be told from its form alone.
  enum Form: UInt8 {
    /// `+word`, `@word` or `#word`, and a mark of the Tasks plugin with what follows it.
    case tag
    /// `key:value`.
    case keyed
    /// `#` alone: the rest of the line is a comment.
    case comment
    /// It begins with a digit, a sign or point before a digit, or a vulgar fraction.
    case number
    case plain
  }

  /// Its first byte in the file.
  let start: Int
  /// The end of its bytes in the file.
  let end: Int
  /// Its apparent form.
  let form: Form
  /// The place of the colon of `key:value` in the file.
  let colon: Int

  /// Its bytes in the file.
  var range: Range<Int32> { Int32(start)..<Int32(end) }

  /// Whether it is digits alone.
  func isWhole(_ text: Span<UInt8>) -> Bool {
    for place in start..<end where !text[place].isDigit { return false }
    return true
  }

  /// Whether it is digits alone, with a point or a comma among them perhaps.
  func isDecimal(_ text: Span<UInt8>) -> Bool {
    var separators = 0
    for place in start..<end where !text[place].isDigit {
      guard text[place] == Byte.point || text[place] == Byte.comma else { return false }
      separators += 1
    }
    return separators < 2
  }

  /// The word without one mark such as `,` or `!` at its end.
  @inline(__always)
  func withoutMark(_ text: Span<UInt8>) -> Word {
    guard end - start > 1, text[end - 1].endsPhrase || text[end - 1] >= 0x80 else { return self }
    if text[end - 1] >= 0x80 {
      // A mark that is not seen, as a phone puts it behind what it completed.
      guard end - start > 3, unseenLength(text, end - 3, end) == 3 else { return self }
      return Word(start: start, end: end - 3, form: form, colon: colon)
    }
    return Word(start: start, end: end - 1, form: form, colon: colon)
  }
}

/// A run of bytes as a word that begins like a number.
func numeral(_ start: Int, _ end: Int) -> Word {
  Word(start: start, end: end, form: .number, colon: -1)
}

/// The word that begins at a place which is no blank.
func word(_ text: Span<UInt8>, at start: Int, _ end: Int) -> Word {
  let first = text[start]
  let (place, colon) = text.wordEnd(from: start, before: end)
  if first.isDigit { return Word(start: start, end: place, form: .number, colon: -1) }
  if colon > start, first.isLetterLike, isKey(text, start, colon) {
    if colon + 1 < end, text[colon + 1] == Byte.quote,
      let closing = closingQuote(text, from: colon + 2, end)
    {
      return Word(start: start, end: closing + 1, form: .keyed, colon: colon)
    }
    // The path of a drive, `c:\photos`, is no tag either.
    if colon + 1 < place, text[colon + 1] != Byte.slash, text[colon + 1] != UInt8(ascii: "\\"),
      text[colon + 1] != Byte.colon, !closesMark(text, start, colon + 1, place)
    {
      return Word(start: start, end: place, form: .keyed, colon: colon)
    }
  }
  if first.isASCIILetter { return Word(start: start, end: place, form: .plain, colon: -1) }
  // The signs of Tasks begin as no letter of Europe does.
  if first >= 0xE2 || first == UInt8(ascii: "^"),
    let mark = taskMarkEnd(text, start, wordEnd: place, upTo: end)
  {
    return Word(start: start, end: mark, form: .tag, colon: -1)
  }
  var form = Word.Form.plain
  if first == Byte.hash, place == start + 1 {
    form = .comment
  } else if first == Byte.plus || first == Byte.at || first == Byte.hash {
    if start + 1 < place, text[start + 1].isLetterLike {
      let isField =
        first == Byte.hash && colon > start + 1 && colon + 1 < place && isKey(text, start + 1, colon)
      return Word(start: start, end: place, form: .tag, colon: isField ? colon : -1)
    }
    if first == Byte.plus, form == .plain, isNumberLike(text, start + 1, place) { form = .number }
  } else if isNumberLike(text, start, place) {
    form = .number
  } else if first == Byte.hyphen, isNumberLike(text, start + 1, place) {
    form = .number
  }
  return Word(start: start, end: place, form: form, colon: -1)
}

/// Whether what stands behind a colon closes the marks that a word stands in, and is no value: the `**` of `**Gym:** yes`.
private func closesMark(_ text: Span<UInt8>, _ start: Int, _ place: Int, _ end: Int) -> Bool {
  let mark = text[place]
  guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"), start > 0, text[start - 1] == mark else {
    return false
  }
  for next in place..<end where text[next] != mark { return false }
  return true
}

/// Whether all bytes before a colon may be those of a key: letters, digits, `-` and `_`.
private func isKey(_ text: Span<UInt8>, _ start: Int, _ colon: Int) -> Bool {
  for place in start..<colon where !isPartOfKey(text[place]) && text[place] > 0x20 { return false }
  return true
}

/// Whether a byte may be one of a key's.
func isPartOfKey(_ byte: UInt8) -> Bool {
  byte.isLetterLike || byte.isDigit || byte == Byte.hyphen || byte == UInt8(ascii: "_")
}

/// The closing quote that ends a tag's value: the next quote, if a blank or the end follows it.
private func closingQuote(_ text: Span<UInt8>, from start: Int, _ end: Int) -> Int? {
  var place = start
  while place < end {
    if text[place] == Byte.quote {
      return place + 1 == end || blankLength(text, place + 1, end) > 0 ? place : nil
    }
    place += 1
  }
  return nil
}

/// Whether a word begins like a number: a digit, a point before a digit, or a vulgar fraction.
private func isNumberLike(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
  guard start < end else { return false }
  let first = text[start]
  if first.isDigit { return true }
  if first == Byte.point { return start + 1 < end && text[start + 1].isDigit }
  return first >= 0x80 && vulgarFraction(text, start, end) != nil
}

/// The vulgar fraction that begins at a place, with its length in bytes; nil if there is none.
func vulgarFraction(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> (ratio: Ratio, length: Int)? {
  // All of them stand between U+00BC and U+00BE or between U+2150 and U+215E.
  if text[place] == 0xC2, place + 1 < end {
    return Ratio(sign: Unicode.Scalar(text[place + 1])).map { ($0, 2) }
  }
  guard text[place] == 0xE2, place + 2 < end, text[place + 1] == 0x85,
    let sign = Unicode.Scalar(0x20C0 + UInt16(text[place + 2]))
  else { return nil }
  return Ratio(sign: sign).map { ($0, 3) }
}

/// The words from a place on, up to the end of the line; a comment's `#` is the last of them.
func allWords(_ text: Span<UInt8>, from start: Int, _ end: Int) -> ContiguousArray<Word> {
  var words: ContiguousArray<Word> = []
  var cursor = Cursor(start, upTo: end)
  while let next = cursor.nextWord(text) {
    words.append(next)
    if next.form == .comment { break }
  }
  return words
}

/// The length of a character that is neither letter nor digit: punctuation, a dash, a quote, an arrow, an emoji; 0 of
/// any other.
func signLength(_ text: Span<UInt8>, _ place: Int) -> Int {
  let second = UInt8(truncatingIfNeeded: text.eightBytes(from: place) &>> 8)
  switch text[place] {
  case let byte where byte < 0x80: return byte.isASCIILetter || byte.isDigit ? 0 : 1
  // What is like a letter, and fractions, stand among the signs.
  case 0xE2: return (0x80...0xAF).contains(second) && second != 0x84 && second != 0x85 ? 3 : 0
  case 0xEF:
    // Punctuation of full width stands among digits and letters of it.
    let third = UInt8(truncatingIfNeeded: text.eightBytes(from: place) &>> 16)
    return second == 0xB8 || second == 0xBC && (0x81...0x8F ~= third || 0x9A...0xA0 ~= third) ? 3 : 0
  case 0xF0: return second == 0x9F ? 4 : 0
  case 0xC2: return [0xA1, 0xA7, 0xA9, 0xAB, 0xAE, 0xB7, 0xBB, 0xBF].contains(second) ? 2 : 0
  case 0xC3: return second == 0x97 || second == 0xB7 ? 2 : 0
  default: return 0
  }
}
