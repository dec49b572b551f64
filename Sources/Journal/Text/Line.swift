import Notation

/// One line of a file: where it lies, and what its outer shape is.
package struct Line: Hashable, Sendable {
  /// The appearance of a line before any name is known.
  package enum Shape: UInt8, Sendable {
    /// Nothing but blanks.
    case blank
    /// `#` is its first character that is not blank.
    case comment
    /// A box: `[ ]`, `[x]`, `[X]` or `[-]`, then a blank or the end.
    case box
    /// A line of `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>`, alone or before a blank.
    case marker
    /// All else: an entry, a goal or text, as the vocabulary decides.
    case plain
  }

  /// Its first byte in the file, from 0.
  package let start: Int32
  /// The end of its content in the file: before its carriage returns and its newline.
  package let end: Int32
  /// The end of its line end, which is where the next line starts.
  package let next: Int32
  /// Its appearance.
  package internal(set) var shape = Shape.blank
  /// The mark of its box; `none` without one.
  package internal(set) var mark = Mark.none
  /// Where its content begins in the file: after leading blanks and a list bullet, and of a box line after the box.
  package internal(set) var content: Int32 = 0
  /// Where its box begins in the file; of a line without one, the same as `content`.
  package internal(set) var box: Int32 = 0
  /// Whether it is valid UTF-8.
  package internal(set) var isValid = true

  /// Finds the line that begins at a place before the text's end, of at most as many bytes as a place can count.
  init(_ text: Span<UInt8>, at start: Int) {
    let count = min(text.count, Int(Int32.max))
    let found = text.newline(from: start, before: count)
    var place = found.place
    self.start = Int32(truncatingIfNeeded: start)
    next = Int32(truncatingIfNeeded: place < count ? place &+ 1 : place)
    while place > start, text[place &- 1] == Byte.carriageReturn { place &-= 1 }
    end = Int32(truncatingIfNeeded: place)

    if !found.isASCII { isValid = firstInvalidUTF8(in: text, start..<place) == nil }
    recognize(text)
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
      if first == Byte.hyphen || first == UInt8(ascii: "*"), place + 1 < end, text[place + 1].isBlank {
        place = skippingBlanks(text, place + 1, end)
        guard place < end else { return }
        content = Int32(truncatingIfNeeded: place)
        box = content
      }
    }
    let bytes = text.eightBytes(from: place)
    guard place + 2 < end, bytes & 0xFF_00FF == 0x5D_005B else { return }
    guard place + 3 == end || blankLength(text, place + 3, end) > 0 else { return }
    switch UInt8(truncatingIfNeeded: bytes >> 8) {
    case Byte.blank: mark = .open
    case UInt8(ascii: "x"), UInt8(ascii: "X"): mark = .done
    case Byte.hyphen: mark = .skipped
    default: return
    }
    shape = .box
    content = Int32(truncatingIfNeeded: skippingBlanks(text, place + 3, end))
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
