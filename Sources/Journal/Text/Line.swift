import Notation

/// One line of a file: where it lies, and what its outer shape is.
package struct Line: Hashable, Sendable {
  /// The appearance of a line before any name is known.
  package enum Shape: UInt8, Sendable {
    /// Nothing but blanks.
    case blank
    /// `#` is its first character that is not blank.
    case comment
    /// A box: `[ ]`, `[x]`, `[-]` and the like, or a sign such as `☑`, then a blank or the end.
    case box
    /// A line of `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>`, alone or before a blank.
    case marker
    /// All else: an entry, a goal or text, as the vocabulary decides.
    case plain
    /// Wholly of what a Markdown file does not show: code, or a comment.
    case hidden
    /// A line of the front matter of a Markdown file.
    case field
  }

  /// Its first byte in the file, from 0.
  package let start: Int32
  /// The end of its content in the file: before its carriage returns and its newline.
  package internal(set) var end: Int32
  /// The end of its line end, which is where the next line starts.
  package let next: Int32
  /// Its appearance.
  package internal(set) var shape = Shape.blank
  /// The mark of its box; `none` without one.
  package internal(set) var mark = Mark.none
  /// Where its content begins in the file: after its lead, and of a box line after the box.
  package internal(set) var content: Int32 = 0
  /// Where its box begins in the file; of a line without one, the same as `content`.
  package internal(set) var box: Int32 = 0
  /// Whether it is valid UTF-8.
  package internal(set) var isValid = true

  /// Finds the line that begins at a place before the text's end, of at most as many bytes as a place can count.
  init(_ text: Span<UInt8>, at start: Int) {
    self.init(unrecognized: text, at: start)
    recognize(text)
  }

  /// Finds where the line lies that begins at a place, and does not look yet what it is.
  @inline(__always)
  init(unrecognized text: Span<UInt8>, at start: Int) {
    let count = min(text.count, Int(Int32.max))
    let found = text.newline(from: start, before: count)
    var place = found.place
    self.start = Int32(truncatingIfNeeded: start)
    next = Int32(truncatingIfNeeded: place < count ? place &+ 1 : place)
    while place > start, text[place &- 1] == Byte.carriageReturn { place &-= 1 }
    end = Int32(truncatingIfNeeded: place)

    if !found.isASCII { isValid = firstInvalidUTF8(in: text, start..<place) == nil }
  }

  /// Finds the shape of the line.
  @inline(__always)
  mutating func recognize(_ text: Span<UInt8>) {
    let end = Int(end)
    var place = skippingBlanks(text, Int(start), end)
    content = Int32(truncatingIfNeeded: place)
    box = content
    guard place < end else {
      shape = .blank
      return
    }
    let first = text[place]
    if first == Byte.hash {
      shape = .comment
      return
    }
    shape = .plain
    if first.isASCIILetter { return }
    if first != Byte.open {
      if Line.isMarkerByte(first), place == Int(start), isMarker(text) {
        shape = .marker
        return
      }
      place = passedLead(text, from: place, end)
      guard place < end else { return }
      content = Int32(truncatingIfNeeded: place)
      box = content
    }
    guard let mark = Line.boxMark(text, at: place, end) else { return }
    let behind = passedUnseen(text, place + Line.boxLength, end)
    guard behind == end || blankLength(text, behind, end) > 0 else { return }
    shape = .box
    self.mark = mark
    content = Int32(truncatingIfNeeded: passedUnseen(text, skippingBlanks(text, behind, end), end))
  }

  /// The bytes of a box, whether it is written in brackets or is a sign.
  package static let boxLength = 3

  /// The mark of the box that begins at a place before the line's end; nil if none does.
  ///
  /// "`[ ]` open, `[x]` or `[X]` done, `[-]` skipped on purpose; also `☐` open, `☑` `✓` `✔` done, and Obsidian's `[/]`
  /// `[>]` `[<]` `[!]` `[?]` open."
  @inline(__always)
  static func boxMark(_ text: Span<UInt8>, at place: Int, _ end: Int) -> Mark? {
    guard place &+ 2 < end else { return nil }
    let bytes = text.eightBytes(from: place) & 0xFF_FFFF
    if bytes & 0xFF_00FF == 0x5D_005B { return Mark(inBox: UInt8(truncatingIfNeeded: bytes >> 8)) }
    switch bytes {
    case 0x90_98E2: return .open
    case 0x91_98E2, 0x93_9CE2, 0x94_9CE2: return .done
    default: return nil
    }
  }

  /// The place behind quote marks and one list bullet; the end if nothing follows them.
  private func passedLead(_ text: Span<UInt8>, from start: Int, _ end: Int) -> Int {
    var place = passedUnseen(text, start, end)
    while place < end, text[place] == UInt8(ascii: ">") { place = skippingBlanks(text, place + 1, end) }
    guard place < end else { return end }
    let bulletEnd = place + Line.bulletLength(text, place, end)
    if bulletEnd > place, bulletEnd < end, blankLength(text, bulletEnd, end) > 0,
      !Line.isDate(text, place, bulletEnd, end)
    {
      place = skippingBlanks(text, bulletEnd, end)
    }
    return passedUnseen(text, place, end)
  }

  /// Whether the number of a list at a place has another behind it, and so is the day of a date: `12. 1. water 2 l`.
  private static func isDate(_ text: Span<UInt8>, _ place: Int, _ bulletEnd: Int, _ end: Int) -> Bool {
    guard text[place].isDigit, text[bulletEnd - 1] == Byte.point,
      case let month = skippingBlanks(text, bulletEnd, end), month < end, text[month].isDigit
    else { return false }
    let monthEnd = month + bulletLength(text, month, end)
    return monthEnd > month && monthEnd < end && text[monthEnd - 1] == Byte.point
      && blankLength(text, monthEnd, end) > 0
  }

  /// A text without the list bullet that it begins with and the blanks behind that.
  package static func withoutBullet(_ text: Substring) -> Substring {
    let bytes = ContiguousArray(text.utf8)
    guard !bytes.isEmpty else { return text }
    let length = bulletLength(bytes.span, 0, bytes.count)
    guard length > 0, length < bytes.count, bytes[length].isBlank else { return text }
    return text[text.utf8.index(text.startIndex, offsetBy: length)...].drop { $0 == " " || $0 == "\t" }
  }

  /// The length of what may be a list bullet: `-`, `*`, `+`, `•`, `◦`, `–`, `1.` or `1)`; 0 of all else.
  static func bulletLength(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
    switch text[place] {
    case Byte.hyphen, UInt8(ascii: "*"), Byte.plus: return 1
    case 0xE2:
      let bytes = text.eightBytes(from: place) & 0xFF_FFFF
      return bytes == 0xA2_80E2 || bytes == 0xA6_97E2 || bytes == 0x93_80E2 ? 3 : 0
    default:
      var digitsEnd = place
      while digitsEnd < end, digitsEnd < place + 3, text[digitsEnd].isDigit { digitsEnd += 1 }
      guard digitsEnd > place, digitsEnd < end else { return 0 }
      return text[digitsEnd] == Byte.point || text[digitsEnd] == UInt8(ascii: ")") ? digitsEnd + 1 - place : 0
    }
  }

  private static func isMarkerByte(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: ">")
  }

  private func isMarker(_ text: Span<UInt8>) -> Bool {
    let start = Int(start)
    guard Int(end) - start >= 7 else { return false }
    for place in start..<(start + 7) where text[place] != text[start] { return false }
    return Int(end) == start + 7 || text[start + 7].isBlank
  }
}
