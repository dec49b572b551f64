/// The place of the first byte in `range` that is no part of well-formed UTF-8; nil where all is well.
///
/// Overlong forms, surrogates and what lies above U+10FFFF are not well formed, nor is a cut sequence.
package func firstInvalidUTF8(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
  var place = range.lowerBound
  while place < range.upperBound {
    let lead = text[place]
    if lead < 0x80 {
      place += 1
      continue
    }
    // The second byte is where overlong forms, surrogates and the upper end show.
    let (length, second): (Int, ClosedRange<UInt8>)
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return place
    }
    guard place + length <= range.upperBound, second.contains(text[place + 1]) else {
      return place
    }
    for rest in (place + 2)..<(place + length) where text[rest] & 0xC0 != 0x80 { return place }
    place += length
  }
  return nil
}

/// The place of the first byte in a range of an array that is no part of well-formed UTF-8; nil where all is well.
package func firstInvalidUTF8(in bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int? {
  unsafe bytes.withUnsafeBufferPointer { firstInvalidUTF8(in: unsafe Span(_unsafeElements: $0), range) }
}
