import Notation

/// A way in which a whole file may be written that is none of this format's: nothing in it counts, and no writer adds
/// to it.
package enum ForeignText: Hashable, Sendable {
  /// UTF-16, with a byte order mark or without one; the name is the one that `iconv` has for it.
  case utf16(name: String)
  /// Lines that end as those of old Macs, in a carriage return alone: no line feed is in the file.
  case returnsAlone

  /// Looks at the beginning of a file; nil if it is written as it should be, as almost all are.
  package init?(_ bytes: ContiguousArray<UInt8>) {
    guard let found = bytes.withSpan({ ForeignText($0) }) else { return nil }
    self = found
  }

  /// Looks at the beginning of a text; nil if it is written as it should be.
  @inline(__always)
  init?(_ text: Span<UInt8>) {
    guard text.count > 1 else { return nil }
    let hasZero = text.eightBytes(from: 0).zeroBytes != 0
    if hasZero || text[0] >= 0xFE, let name = ForeignText.utf16Name(of: text) {
      self = .utf16(name: name)
    } else if text.newline(from: 0, before: text.count).place == text.count, ForeignText.hasInnerReturn(text)
    {
      self = .returnsAlone
    } else {
      return nil
    }
  }

  /// The name of the UTF-16 that a text is; nil if it is none.
  ///
  /// Without a mark it is one if most of its first characters have a zero on the same side, as letters of the West do.
  private static func utf16Name(of text: Span<UInt8>) -> String? {
    if text[0] == 0xFF, text[1] == 0xFE { return "UTF-16" }
    if text[0] == 0xFE, text[1] == 0xFF { return "UTF-16" }
    let pairs = min(text.count / 2, 32)
    guard pairs > 1 else { return nil }
    var (little, big) = (0, 0)
    for pair in 0..<pairs {
      let (first, second) = (text[2 * pair], text[2 * pair + 1])
      if first != 0, second == 0 { little += 1 }
      if first == 0, second != 0 { big += 1 }
    }
    if little * 4 >= pairs * 3 { return "UTF-16LE" }
    return big * 4 >= pairs * 3 ? "UTF-16BE" : nil
  }

  /// Whether a carriage return stands before something else than others and the end.
  private static func hasInnerReturn(_ text: Span<UInt8>) -> Bool {
    var end = text.count
    while end > 0, text[end - 1] == Byte.carriageReturn { end -= 1 }
    for place in 0..<end where text[place] == Byte.carriageReturn { return true }
    return false
  }
}

extension ContiguousArray<UInt8> {
  /// The bytes with a line feed for each carriage return.
  package var withLineFeeds: ContiguousArray<UInt8> {
    ContiguousArray(map { $0 == Byte.carriageReturn ? Byte.newline : $0 })
  }
}
