/// A tag as typed: a word with a mark before it, or a key and a value.
package struct Tag: Hashable, Sendable {
  /// The key of `key:value`; nil for `+word`, `@word` and `#word`.
  package let key: String?
  /// The value without its quotes, or the word with its mark.
  package let value: String

  /// Takes a tag apart; nil if the text is none.
  package init?(_ text: String) {
    guard let first = text.unicodeScalars.first else { return nil }
    if first == "+" || first == "@" || first == "#" {
      key = nil
      value = text
      return
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    var value = text[text.index(after: colon)...]
    if value.count >= 2, value.first == "\"", value.last == "\"" { value = value.dropFirst().dropLast() }
    key = String(text[..<colon])
    self.value = String(value)
  }

  /// The path of an attachment, `file:photos/oats.jpg`; nil of any other tag.
  package var attachment: String? { key?.lowercased() == "file" ? value : nil }
}
