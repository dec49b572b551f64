/// The marks of the Tasks plugin, which are tags: `📅 2026-01-12`, `🔁 every week`, `⏫`, and `^block` at the end.
extension LineReader {
  /// The end of the mark that a word begins, with what follows it; nil if it begins none.
  func taskMarkEnd(_ text: Span<UInt8>, _ word: Word, _ end: Int) -> Int? {
    if text[word.start] == UInt8(ascii: "^") {
      return isBlock(text, word, end) ? word.end : nil
    }
    guard let mark = taskMark(text, at: word.start) else { return nil }
    let signEnd = passedUnseen(text, word.start + mark.length, word.end)
    switch mark.follower {
    case .nothing: return signEnd
    case .date:
      if signEnd < word.end { return word.end }
      // A cross without a date is not a date of cancelling: it says that nothing came of it.
      let isCross = mark.length == 3 && text[word.start + 1] == 0x9D
      guard let next = Cursor(signEnd, upTo: end).followingWord(text), next.form == .number,
        next.end - next.start >= 10
      else { return isCross ? nil : signEnd }
      return next.end
    case .word: return Cursor(signEnd, upTo: end).followingWord(text)?.end ?? signEnd
    case .words:
      var cursor = Cursor(signEnd, upTo: end)
      // A number right behind the mark is no part of `every week`.
      if let next = cursor.followingWord(text), next.form == .number { return signEnd }
      while let next = cursor.followingWord(text), next.form == .plain || next.form == .number,
        !isTaskMark(text, next, end)
      {
        cursor.place = next.end
      }
      return cursor.place
    }
  }

  /// Whether a word begins such a mark.
  @inline(__always)
  func isTaskMark(_ text: Span<UInt8>, _ word: Word, _ end: Int) -> Bool {
    let first = text[word.start]
    guard first == UInt8(ascii: "^") || first >= 0x80 else { return false }
    return taskMark(text, at: word.start) != nil || isBlock(text, word, end)
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
  private func isBlock(_ text: Span<UInt8>, _ word: Word, _ end: Int) -> Bool {
    guard word.end - word.start > 1, skippingBlanks(text, word.end, end) == end else { return false }
    for place in (word.start + 1)..<word.end {
      let byte = text[place]
      guard byte.isASCIILetter || byte.isDigit || byte == Byte.hyphen else { return false }
    }
    return true
  }
}
