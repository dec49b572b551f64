/// The byte order mark that text in UTF-8 may begin with.
package enum ByteOrderMark {
  package static let bytes: ContiguousArray<UInt8> = [0xEF, 0xBB, 0xBF]

  /// The length of the mark that a text begins with: 3, or 0 if there is none.
  package static func length(in text: some Sequence<UInt8>) -> Int {
    text.starts(with: bytes) ? bytes.count : 0
  }

  /// The same of a span.
  package static func length(in text: Span<UInt8>) -> Int {
    text.count >= 3 && text[0] == bytes[0] && text[1] == bytes[1] && text[2] == bytes[2] ? 3 : 0
  }
}
