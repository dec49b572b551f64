extension Span<UInt8> {
  /// The first newline from a place on, or `end` if there is none before it; and whether all bytes up to there are
  /// ASCII.
  ///
  /// It looks at eight bytes at a time: every line of a daybook is passed over so.
  @inline(__always)
  func newline(from start: Int, before end: Int) -> (place: Int, isASCII: Bool) {
    var place = start
    var seen: UInt64 = 0
    while place &+ 8 <= end {
      // The loop condition keeps the load within the span.
      let word = UInt64(
        littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self))
      let other = word ^ 0x0A0A_0A0A_0A0A_0A0A
      // The lowest bit that is set is that of the first newline; above it others may be set too.
      let hits = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
      if hits != 0 {
        let before = word & (hits & (0 &- hits) &- 1)
        return (place &+ hits.trailingZeroBitCount &>> 3, (seen | before) & 0x8080_8080_8080_8080 == 0)
      }
      seen |= word
      place &+= 8
    }
    while place < end, self[place] != Byte.newline {
      seen |= UInt64(self[place])
      place &+= 1
    }
    return (place, seen & 0x8080_8080_8080_8080 == 0)
  }

  /// The end of the word that begins at a place, a blank or `end`, and its first colon; -1 if there is none.
  @inline(__always)
  func wordEnd(from start: Int, before end: Int) -> (place: Int, colon: Int) {
    var place = start
    var colon = -1
    while place &+ 8 <= end {
      let word = UInt64(
        littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self))
      // Blanks, control characters and what is beyond ASCII; the lowest bit that is set is that of the first of them.
      let hits = (((word &- 0x2121_2121_2121_2121) & ~word) | word) & 0x8080_8080_8080_8080
      let other = word ^ 0x3A3A_3A3A_3A3A_3A3A
      let colons = (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
      let length = hits.trailingZeroBitCount &>> 3
      if colon < 0, colons != 0, colons.trailingZeroBitCount &>> 3 < length {
        colon = place &+ colons.trailingZeroBitCount &>> 3
      }
      place &+= length
      if hits != 0 {
        if blankLength(self, place, end) > 0 { return (place, colon) }
        place &+= 1
      }
    }
    while place < end, blankLength(self, place, end) == 0 {
      if colon < 0, self[place] == Byte.colon { colon = place }
      place &+= 1
    }
    return (place, colon)
  }
}
