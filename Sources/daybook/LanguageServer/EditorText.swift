import Journal
import Platform

/// A text that is open in an editor, whose places are lines and characters, as the editor counts them.
struct EditorText {
  /// The unit that a position's character counts.
  enum Encoding: String {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
  }

  /// A place in a text: its line and the units before it in that line, both from 0.
  struct Position: Equatable {
    var line: Int
    var character: Int
  }

  /// The text, in UTF-8.
  private(set) var bytes: Bytes
  private let encoding: Encoding
  /// Where each line begins; LF, CRLF and a lone CR end one.
  private var lineStarts: [Int] = [0]

  /// Opens a text.
  init(_ text: String, encoding: Encoding) { self.init(Bytes(text.utf8), encoding: encoding) }

  /// Opens a text by its bytes, which are UTF-8.
  init(_ bytes: Bytes, encoding: Encoding) {
    (self.bytes, self.encoding) = (bytes, encoding)
    findLines()
  }

  private mutating func findLines() {
    lineStarts = [0]
    for place in bytes.indices {
      let byte = bytes[place]
      let isReturn =
        byte == UInt8(ascii: "\r") && (place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isReturn { lineStarts.append(place + 1) }
    }
  }

  /// Puts a text in the place of a range, or of all without one.
  mutating func replace(_ range: Range<Int>?, with text: String) {
    if let range { bytes.replaceSubrange(range, with: text.utf8) } else { bytes = Bytes(text.utf8) }
    findLines()
  }

  /// The byte at a position; one beyond a line's end is that end, one beyond the last line the text's end.
  func offset(of position: Position) -> Int {
    guard position.line < lineStarts.count else { return bytes.count }
    guard position.line >= 0 else { return 0 }
    let range = content(ofLine: position.line)
    if encoding == .utf8 {
      var place = min(range.lowerBound + min(max(0, position.character), bytes.count), range.upperBound)
      // No character is taken apart.
      while place < range.upperBound, bytes[place] & 0xC0 == 0x80 { place -= 1 }
      return place
    }
    var (place, units) = (range.lowerBound, 0)
    while place < range.upperBound, units < position.character {
      let length = EditorText.length(bytes[place])
      units += length == 4 ? 2 : 1
      place = min(place + length, range.upperBound)
    }
    return place
  }

  /// The position of a byte; one in the middle of a character stands before it.
  ///
  /// One that is known of a byte before it, at the beginning of a character, spares a walk through the line up to that.
  func position(of offset: Int, since known: (offset: Int, position: Position)? = nil) -> Position {
    let offset = min(max(0, offset), bytes.count)
    let line = line(of: offset)
    var start = lineStarts[line]
    if encoding == .utf8 { return Position(line: line, character: offset - start) }
    var units = 0
    if let known, known.position.line == line, known.offset <= offset {
      (start, units) = (known.offset, known.position.character)
    }
    for byte in bytes[start..<offset] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return Position(line: line, character: units)
  }

  /// The line that a byte stands in.
  private func line(of offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } - 1 }

  /// The bytes of a line without its end.
  private func content(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    if line + 1 < lineStarts.count {
      end -= 1
      if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    }
    return start..<end
  }

  /// The bytes of a character by its first.
  private static func length(_ lead: UInt8) -> Int { lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4 }
}
