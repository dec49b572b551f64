/// A line that begins with three or more backticks or tildes, and so may open or close a block of code.
///
/// As CommonMark has it: a fence is closed by one of its own sign that is at least as long and has nothing behind it,
/// or where the quote that it stands in ends.
struct MarkdownFence {
  /// Its backtick or tilde.
  let sign: UInt8
  /// The first of its signs in the file.
  let start: Int
  /// The number of its signs.
  let count: Int
  /// Whether it may open a block: no backtick stands behind backticks.
  let opens: Bool
  /// Whether it may close one.
  private let closes: Bool
  /// The quote marks before it.
  private let depth: Int
  /// Whether it stands in a list, so that the one that closes it may be indented as far as its writer likes.
  private let isNested: Bool

  /// Looks at the line of some bytes; nil if it does not begin so.
  init?(_ text: Span<UInt8>, _ lineStart: Int, _ end: Int) {
    let lead = Lead(text, lineStart, end)
    var place = lead.end
    var hasBullet = false
    if let bulletEnd = MarkdownFence.bulletEnd(text, place, end) {
      hasBullet = true
      place = skippingBlanks(text, bulletEnd, end)
    }
    guard place < end, text[place] == UInt8(ascii: "`") || text[place] == UInt8(ascii: "~") else {
      return nil
    }
    (sign, start, depth) = (text[place], place, lead.depth)
    while place < end, text[place] == sign { place += 1 }
    count = place - start
    guard count >= 3 else { return nil }
    isNested = hasBullet || lead.columns > 3
    var lastEnd = end
    while lastEnd > place, text[lastEnd - 1].isBlank || text[lastEnd - 1] == Byte.carriageReturn {
      lastEnd -= 1
    }
    closes = !hasBullet && place == lastEnd
    var hasTick = false
    if sign == UInt8(ascii: "`") {
      for behind in place..<lastEnd where text[behind] == sign { hasTick = true }
    }
    opens = !hasTick
  }

  /// The end of the block that it opens and how many lines that has behind the first; nil if nothing closes it.
  ///
  /// The lines are those from a place on. What no fence like it that stood before has found is not looked for again.
  func closingEnd(
    _ text: Span<UInt8>, from next: Int, unless open: [MarkdownFence]
  ) -> (end: Int, lineCount: Int32)? {
    guard !open.contains(where: isAsOpen) else { return nil }
    var (place, count): (Int, Int32) = (next, 0)
    while place < text.count {
      let end = text.newline(from: place, before: text.count).place
      if depth > 0, Lead(text, place, end).depth < depth { return (place - 1, count) }
      count += 1
      if let other = MarkdownFence(text, place, end), isClosed(by: other) { return (end, count) }
      place = end + 1
    }
    return nil
  }

  private func isClosed(by other: MarkdownFence) -> Bool {
    other.sign == sign && other.closes && other.measure >= measure && (isNested || !other.isNested)
  }

  /// Whether it is not closed if another one before it is not.
  private func isAsOpen(_ other: MarkdownFence) -> Bool {
    sign == other.sign && measure >= other.measure && depth <= other.depth && (other.isNested || !isNested)
  }

  /// Its length as it is compared: nobody tells longer ones apart.
  private var measure: Int { min(count, 64) }

  private static func bulletEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    var place = start
    if text[place] == Byte.hyphen || text[place] == Byte.plus || text[place] == UInt8(ascii: "*") {
      place += 1
    } else {
      while place < end, place < start + 9, text[place].isDigit { place += 1 }
      guard place > start, place < end, text[place] == Byte.point || text[place] == UInt8(ascii: ")") else {
        return nil
      }
      place += 1
    }
    return place < end && text[place].isBlank ? place : nil
  }

  /// The blanks and quote marks that a line begins with.
  private struct Lead {
    var end: Int
    /// The number of quote marks.
    var depth = 0
    /// The columns of blanks behind the last of them.
    var columns = 0

    init(_ text: Span<UInt8>, _ start: Int, _ lineEnd: Int) {
      end = start
      while end < lineEnd {
        switch text[end] {
        case Byte.blank: columns += 1
        case Byte.tab: columns += 4 - columns % 4
        case UInt8(ascii: ">"): (depth, columns) = (depth + 1, 0)
        default: return
        }
        end += 1
        if depth > 0, columns == 1, text[end - 1] == Byte.blank, text[end - 2] == UInt8(ascii: ">") {
          columns = 0
        }
      }
    }
  }
}
