import Notation

/// A walk through a Markdown file, which finds what is not shown.
struct MarkdownScan {
  /// Where the lines behind the front matter begin; 0 without one.
  let fieldsEnd: Int
  /// The bytes that are not shown, in order; a range may go over lines.
  private(set) var hidden: [Range<Int>] = []
  /// The openings that nothing closes, in the order of lines.
  private(set) var unclosed: [MarkdownText.Opening] = []

  private var place: Int
  private var number: Int32 = 0
  private var openFences: [MarkdownFence] = []
  /// The kinds of comments that nothing closes from here on.
  private var openComments: [Comment] = []

  /// A way to write a comment.
  private enum Comment {
    case percent, tag

    var opening: String { self == .percent ? "%%" : "<!--" }
    var closing: [UInt8] { self == .percent ? [0x25, 0x25] : [Byte.hyphen, Byte.hyphen, UInt8(ascii: ">")] }
  }

  /// Begins at the start of a text, behind its front matter.
  init(_ text: Span<UInt8>) {
    place = ByteOrderMark.length(in: text)
    let fields = FrontMatter(text, from: place)
    fieldsEnd = fields?.end ?? 0
    if let fields { (place, number) = (fields.end, fields.lineCount) }
  }

  /// Looks through the rest of the text.
  mutating func look(through text: Span<UInt8>) {
    while place < text.count {
      let end = text.newline(from: place, before: text.count).place
      if let fence = MarkdownFence(text, place, end), fence.opens {
        if let closed = fence.closingEnd(text, from: end + 1, unless: openFences) {
          hidden.append(place..<closed.end)
          (place, number) = (min(closed.end + 1, text.count), number + closed.lineCount + 1)
          continue
        }
        openFences.append(fence)
        note(fence.start..<(fence.start + fence.count), from: place, text)
      } else {
        lookForComments(text, upTo: end)
        continue
      }
      (place, number) = (end + 1, number + 1)
    }
  }

  /// Looks through one line, and where a comment goes on over lines, through the last of them.
  private mutating func lookForComments(_ text: Span<UInt8>, upTo firstEnd: Int) {
    var (start, end, next) = (place, firstEnd, place)
    while next < end {
      switch text[next] {
      case UInt8(ascii: "`"): next = MarkdownScan.codeEnd(text, next, end)
      case UInt8(ascii: "\\"): next += 2
      case UInt8(ascii: "%") where MarkdownScan.begins(text, next, end, with: "%%"):
        next = passed(.percent, text, next, &start, &end)
      case UInt8(ascii: "<") where MarkdownScan.begins(text, next, end, with: "<!--"):
        next = passed(.tag, text, next, &start, &end)
      default: next += 1
      }
    }
    (place, number) = (end + 1, number + 1)
  }

  /// The place behind a comment that begins at a place, or behind its opening if nothing closes it.
  private mutating func passed(
    _ comment: Comment, _ text: Span<UInt8>, _ opening: Int, _ start: inout Int, _ end: inout Int
  ) -> Int {
    let behind = opening + 2
    guard !openComments.contains(comment), let closing = comment.closing.firstPlace(in: text, from: behind)
    else {
      openComments.append(comment)
      let opened = opening + comment.opening.utf8.count
      note(opening..<opened, from: start, text)
      return opened
    }
    let closed = closing + comment.closing.count
    hidden.append(opening..<closed)
    while closed > end {
      start = end + 1
      number += 1
      end = text.newline(from: start, before: text.count).place
    }
    return closed
  }

  private mutating func note(_ range: Range<Int>, from start: Int, _ text: Span<UInt8>) {
    unclosed.append(
      MarkdownText.Opening(
        line: number, range: Int32(range.lowerBound - start)..<Int32(range.upperBound - start),
        text: string(text, range.lowerBound, range.upperBound)))
  }

  /// The place behind code between backticks within a line; behind the backticks if nothing there closes them.
  private static func codeEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    let tick = text[start]
    var opened = start
    while opened < end, text[opened] == tick { opened += 1 }
    var place = opened
    while place < end {
      guard text[place] == tick else {
        place += 1
        continue
      }
      let first = place
      while place < end, text[place] == tick { place += 1 }
      if place - first == opened - start { return place }
    }
    return opened
  }

  private static func begins(_ text: Span<UInt8>, _ place: Int, _ end: Int, with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= end else { return false }
    return word.description.utf8.enumerated().allSatisfy { text[place + $0.offset] == $0.element }
  }
}

extension [UInt8] {
  /// The first place in a text from a place on where these bytes stand; nil if they do not.
  fileprivate func firstPlace(in text: Span<UInt8>, from start: Int) -> Int? {
    var place = start
    while place + count <= text.count {
      if text[place] == self[0], (1..<count).allSatisfy({ text[place + $0] == self[$0] }) { return place }
      place += 1
    }
    return nil
  }
}
