/// Text in UTF-16 that begins with a byte order mark, as some programs and spreadsheets of Windows save it.
package enum UTF16Text {
  /// Whether bytes begin with the mark.
  package static func isMarked(_ bytes: ContiguousArray<UInt8>) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// The text as UTF-8, without the mark; nil if it is not UTF-16 throughout.
  ///
  /// A `head`, the beginning of a file, may end within a letter.
  package static func utf8(_ bytes: ContiguousArray<UInt8>, isHead: Bool = false) -> ContiguousArray<UInt8>? {
    guard isMarked(bytes), isHead || bytes.count % 2 == 0 else { return nil }
    let isLittle = bytes[0] == 0xFF
    var units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }.makeIterator()
    var text: ContiguousArray<UInt8> = []
    text.reserveCapacity(bytes.count)
    var decoder = UTF16()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar):
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .emptyInput: return text
      case .error: return isHead && units.next() == nil ? text : nil
      }
    }
  }
}
