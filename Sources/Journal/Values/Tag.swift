extension ContiguousArray<UInt8> {
  /// The key of a tag, whatever stands before it, `#key:value`, `[key:: value]`; nil of a tag without one.
  func key(of tag: Range<Int32>) -> Range<Int32>? {
    var start = tag.lowerBound
    while start < tag.upperBound, "#[(".utf8.contains(self[Int(start)]) { start += 1 }
    return self[Int(start)..<Int(tag.upperBound)].firstIndex(of: Byte.colon).map { start..<Int32($0) }
  }
}

/// A tag as typed: a word with a mark before it, or a key and a value.
package struct Tag: Hashable, Sendable {
  /// The key of `key:value`; nil for `+word`, `@word` and `#word`.
  package let key: String?
  /// The value without its quotes, or the word with its mark.
  package let value: String

  /// Takes a tag apart; nil if the text is none.
  package init?(_ text: String) {
    let bytes = text.utf8
    guard let first = bytes.first else { return nil }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "@") || first == Byte.hash {
      key = nil
      value = text
      return
    }
    guard let colon = bytes.firstIndex(of: Byte.colon) else { return nil }
    var value = bytes[bytes.index(after: colon)...]
    let quote = UInt8(ascii: "\"")
    if value.count >= 2, value.first == quote, value.last == quote { value = value.dropFirst().dropLast() }
    key = String(text[..<colon])
    self.value = String(Substring(value))
  }

  /// The value of the tag of a key, in small letters, among some tags of a text, `7f3a` of `id:7f3a`; nil if there is
  /// none.
  package static func value(
    of key: String, among tags: ContiguousArray<Range<Int32>>, in text: Span<UInt8>
  ) -> String? {
    let length = key.utf8.count
    for range in tags {
      let (start, end) = (Int(range.lowerBound), Int(range.upperBound))
      guard end - start > length, text[start + length] == Byte.colon,
        let tag = Tag(string(text, start, end)), tag.key?.lowercased() == key, !tag.value.isEmpty
      else { continue }
      return tag.value
    }
    return nil
  }

  /// The path of an attachment, `file:photos/oats.jpg`; nil of any other tag.
  package var attachment: String? { key?.lowercased() == "file" ? value : nil }

  /// Whether a range of a text holds `file:` in any case; without it no tag of it is an attachment.
  package static func mayAttach(_ text: Span<UInt8>, in range: Range<Int>) -> Bool {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
      // A mark above the lowest may be mistaken, which the letters before it tell.
      var colons = (text.eightBytes(from: start) ^ 0x3A3A_3A3A_3A3A_3A3A).zeroBytes
      while colons != 0 {
        let place = start &+ colons.trailingZeroBitCount &>> 3
        // "file", its first letter lowest.
        if place >= range.lowerBound &+ 4, place < range.upperBound,
          text.eightBytes(from: place &- 4) & 0xFFFF_FFFF | 0x2020_2020 == 0x656C_6966
        {
          return true
        }
        colons &= colons &- 1
      }
    }
    return false
  }
}
