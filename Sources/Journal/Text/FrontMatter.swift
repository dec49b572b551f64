/// The fields at the start of a note: the lines between a first line `---` and the next one.
struct FrontMatter {
  /// Where the lines behind it begin.
  let end: Int
  /// The number of its lines, with both `---`.
  let lineCount: Int32

  /// Looks for it at the start of a text; nil if there is none, or a line in it is no field and no part of one.
  init?(_ text: Span<UInt8>, from start: Int) {
    var (place, count): (Int, Int32) = (start, 0)
    var takesItems = false
    while place < text.count {
      let next = text.newline(from: place, before: text.count).place
      var lineEnd = next
      while lineEnd > place, text[lineEnd - 1].isBlank || text[lineEnd - 1] == Byte.carriageReturn {
        lineEnd -= 1
      }
      count += 1
      if FrontMatter.isRule(text, place, lineEnd) {
        if count > 1 {
          (end, lineCount) = (min(next + 1, text.count), count)
          return
        }
      } else if count == 1 || !FrontMatter.isPart(text, place, lineEnd, &takesItems) {
        return nil
      }
      place = next + 1
    }
    return nil
  }

  private static func isRule(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    end - start == 3 && text[start] == Byte.hyphen && text[start + 1] == Byte.hyphen
      && text[start + 2] == Byte.hyphen
  }

  /// Whether a line is blank, a comment, `key: value`, or what may follow a key: an item, or anything indented.
  private static func isPart(_ text: Span<UInt8>, _ start: Int, _ end: Int, _ takesItems: inout Bool) -> Bool
  {
    guard start < end, text[start] != Byte.hash else { return true }
    if text[start].isBlank { return takesItems }
    if text[start] == Byte.hyphen, start + 1 == end || text[start + 1].isBlank { return takesItems }
    takesItems = keyEnd(text, start, end) != nil
    return takesItems
  }

  /// Where the value of a field ends: before blanks, and before a comment.
  static func valueEnd(_ text: Span<UInt8>, behind colon: Int, _ end: Int) -> Int {
    let value = (colon + 1)..<max(colon + 1, end)
    var last = value.first { text[$0] == Byte.hash && text[$0 - 1].isBlank } ?? end
    while last > value.lowerBound, text[last - 1].isBlank { last -= 1 }
    return last
  }

  /// The colon that ends the key of a field; nil if the line is none.
  static func keyEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end, text[start].isLetterLike || text[start].isDigit || text[start] == Byte.quote else {
      return nil
    }
    for place in start..<end
    where text[place] == Byte.colon && (place + 1 == end || text[place + 1].isBlank) {
      return place
    }
    return nil
  }
}
