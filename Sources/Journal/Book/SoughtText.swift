/// A text that is looked for in the bytes of a file; letter case and Unicode normalisation do not matter.
struct SoughtText: Sendable {
  private let text: String
  /// Its bytes in small letters; nil beyond ASCII, where text is compared.
  private let ascii: ContiguousArray<UInt8>?
  /// The first byte in small letters, if it is ASCII.
  private let first: UInt8?

  init(_ text: String) {
    self.text = text.lowercased()
    let bytes = ContiguousArray(self.text.utf8)
    ascii = bytes.allSatisfy { $0 < 0x80 } ? bytes : nil
    first = bytes.first.flatMap { $0 < 0x80 ? $0 : nil }
  }

  /// Whether some bytes are all of it.
  func isAll(of bytes: ContiguousArray<UInt8>, _ places: Range<Int>) -> Bool {
    if let ascii { return places.count == ascii.count && begins(ascii, bytes, places) }
    return mayBegin(bytes, places) && bytes.text(places).lowercased() == text
  }

  /// Whether a word among some bytes begins with it.
  func beginsAWord(of bytes: ContiguousArray<UInt8>, _ places: Range<Int>) -> Bool {
    var place = places.lowerBound
    var isInWord = false
    while place < places.upperBound {
      let byte = bytes[place]
      let gap = SoughtText.gapLength(byte, bytes, place, places.upperBound)
      if gap > 0 {
        // What is sought may begin with a sign of its own.
        if byte == first, byte > 0x20, begins(bytes, place..<places.upperBound) { return true }
        isInWord = false
        place += gap
        continue
      }
      if !isInWord, begins(bytes, place..<places.upperBound) { return true }
      isInWord = true
      place += 1
    }
    return false
  }

  private func begins(_ bytes: ContiguousArray<UInt8>, _ places: Range<Int>) -> Bool {
    if let ascii { return begins(ascii, bytes, places) }
    guard mayBegin(bytes, places) else { return false }
    // Written with combining marks and in capitals it has at most so many bytes.
    let end = min(places.upperBound, places.lowerBound + 4 * text.utf8.count)
    return bytes.text(places.lowerBound..<end).lowercased().hasPrefix(text)
  }

  private func begins(
    _ ascii: ContiguousArray<UInt8>, _ bytes: ContiguousArray<UInt8>, _ places: Range<Int>
  ) -> Bool {
    guard places.count >= ascii.count else { return false }
    for offset in ascii.indices where bytes[places.lowerBound + offset].lowercased != ascii[offset] {
      return false
    }
    return true
  }

  /// Whether the first byte is one that it may begin with: a letter with a mark may be written as two.
  private func mayBegin(_ bytes: ContiguousArray<UInt8>, _ places: Range<Int>) -> Bool {
    guard let byte = places.first.map({ bytes[$0] }) else { return text.isEmpty }
    if let first { return byte.lowercased == first }
    let next = places.lowerBound + 1
    return byte >= 0x80 || next < places.upperBound && (bytes[next] == 0xCC || bytes[next] == 0xCD)
  }

  /// The length of what stands between words: of a byte that is no letter or digit, of a blank or a mark of more bytes.
  private static func gapLength(
    _ byte: UInt8, _ bytes: ContiguousArray<UInt8>, _ place: Int, _ end: Int
  ) -> Int {
    if byte < 0x80 { return byte.isASCIILetter || byte.isDigit ? 0 : 1 }
    if byte == 0xC2 { return min(2, end - place) }
    if byte == 0xE2, place + 1 < end, bytes[place + 1] == 0x80 { return min(3, end - place) }
    return bytes.withSpan { blankLength($0, place, end) }
  }
}
