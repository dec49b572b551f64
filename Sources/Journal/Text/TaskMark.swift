/// The marks of the Tasks plugin, which are tags: `📅 2026-01-12`, `🔁 every week`, `⏫`, and `^block` at the end.
///
/// They are words as all tags are, so that no rule asks for them apart.

/// The end of the mark that a word begins, with what follows it; nil if it begins none.
func taskMarkEnd(_ text: Span<UInt8>, _ start: Int, wordEnd: Int, upTo end: Int) -> Int? {
  if text[start] == UInt8(ascii: "^") { return isBlock(text, start, wordEnd, end) ? wordEnd : nil }
  guard let mark = taskMark(text, at: start) else { return nil }
  let signEnd = passedUnseen(text, start + mark.length, wordEnd)
  let next = skippingBlanks(text, signEnd, end)
  switch mark.follower {
  case .nothing: return signEnd
  case .date:
    // What is stuck to it and is no date begins with a sign, as `✅gym` does.
    if signEnd < wordEnd { return text[signEnd].isDigit ? wordEnd : nil }
    if next < end, text[next].isDigit {
      let dateEnd = text.wordEnd(from: next, before: end).place
      if dateEnd - next >= 10 { return dateEnd }
    }
    // A cross without a date is not a date of cancelling: it says that nothing came of it.
    let isCross = mark.length == 3 && text[start + 1] == 0x9D
    return isCross ? nil : signEnd
  case .word: return next < end ? text.wordEnd(from: next, before: end).place : signEnd
  case .words:
    // A number right behind the mark is no part of `every week`.
    guard next < end, !text[next].isDigit else { return signEnd }
    return wordsEnd(text, from: signEnd, upTo: end)
  }
}

/// Whether a word is such a mark.
func isTaskMark(_ text: Span<UInt8>, _ word: Word) -> Bool {
  word.form == .tag && (text[word.start] == UInt8(ascii: "^") || text[word.start] >= 0x80)
}

/// The most words that say how often a task comes again: `every month on the last Friday when done`.
private let mostRepeatWords = 12

/// The end of the words from a place on that are neither tags nor a comment.
private func wordsEnd(_ text: Span<UInt8>, from start: Int, upTo end: Int) -> Int {
  var cursor = Cursor(start, upTo: end)
  for _ in 0..<mostRepeatWords {
    let place = skippingBlanks(text, cursor.place, end)
    // Another mark is not read here: it may have words of its own.
    guard place < end, taskMark(text, at: place) == nil else { break }
    let next = word(text, at: place, end)
    guard next.form == .plain || next.form == .number else { break }
    cursor.place = next.end
  }
  return cursor.place
}

/// The text behind a mark that belongs to it.
private enum Follower { case nothing, date, word, words }

private func taskMark(_ text: Span<UInt8>, at place: Int) -> (length: Int, follower: Follower)? {
  let bytes = text.eightBytes(from: place)
  switch bytes & 0xFF_FFFF {
  case 0xB3_8FE2, 0x95_9EE2, 0x85_9CE2, 0x8C_9DE2: return (3, .date)  // ⏳ ➕ ✅ ❌
  case 0xAB_8FE2, 0xAC_8FE2: return (3, .nothing)  // ⏫ ⏬
  case 0x94_9BE2: return (3, .word)  // ⛔
  default: break
  }
  switch bytes & 0xFFFF_FFFF {
  case 0x8593_9FF0, 0xAB9B_9FF0: return (4, .date)  // 📅 🛫
  case 0x8194_9FF0: return (4, .words)  // 🔁
  case 0xBC94_9FF0, 0xBD94_9FF0, 0xBA94_9FF0: return (4, .nothing)  // 🔼 🔽 🔺
  case 0x9486_9FF0, 0x818F_9FF0: return (4, .word)  // 🆔 🏁
  default: return nil
  }
}

/// Whether a word is the name of a block, `^a1b2c3`, and ends its line.
private func isBlock(_ text: Span<UInt8>, _ start: Int, _ wordEnd: Int, _ end: Int) -> Bool {
  guard wordEnd - start > 1, skippingBlanks(text, wordEnd, end) == end else { return false }
  for place in (start + 1)..<wordEnd {
    let byte = text[place]
    guard byte.isASCIILetter || byte.isDigit || byte == Byte.hyphen else { return false }
  }
  return true
}
