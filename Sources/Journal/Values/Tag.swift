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

  /// The path of an attachment, `file:photos/oats.jpg`; nil of any other tag.
  package var attachment: String? { key?.lowercased() == "file" ? value : nil }

  /// Whether some text holds `file:` in any case; without it no tag of it is an attachment.
  package static func mayAttach(_ text: ArraySlice<UInt8>) -> Bool {
    for place in text.indices.dropFirst(4) where text[place] == Byte.colon {
      let (first, last) = (text[place - 4] | 0x20, text[place - 1] | 0x20)
      guard first == UInt8(ascii: "f"), last == UInt8(ascii: "e") else { continue }
      if text[(place - 4)..<place].elementsEqual("file".utf8, by: { $0 | 0x20 == $1 }) { return true }
    }
    return false
  }
}
