/// Searching in bytes eight at a time.
extension Span<UInt8> {
  /// The first place from `start` on that holds `byte`; `end` if none before it does.
  @inline(__always)
  func firstPlace(of byte: UInt8, from start: Int, before end: Int) -> Int {
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    var place = start
    while place &+ 8 <= end {
      // The loop condition keeps the load within the span.
      let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self)
      let hits = (UInt64(littleEndian: word) ^ pattern).zeroBytes
      if hits != 0 { return place &+ hits.trailingZeroBitCount / 8 }
      place &+= 8
    }
    while place < end, self[place] != byte { place &+= 1 }
    return place
  }

  /// How many line feeds there are before `end`.
  func lineFeeds(before end: Int) -> Int {
    let pattern = 0x0101_0101_0101_0101 &* UInt64(0x0A)
    var count = 0
    var place = 0
    while place &+ 8 <= end {
      let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self)
      let other = word ^ pattern
      // Exact for every byte, where the shorter form below may claim the byte after a hit.
      let hits = ~(((other & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | other | 0x7F7F_7F7F_7F7F_7F7F)
      count &+= hits.nonzeroBitCount
      place &+= 8
    }
    while place < end {
      if self[place] == 0x0A { count &+= 1 }
      place &+= 1
    }
    return count
  }
}

/// Eight bytes in a number, the first one lowest.
extension UInt64 {
  /// The top bit of each byte that is zero; the lowest that is set is right, those above it may be mistaken.
  @inlinable @inline(__always)
  public var zeroBytes: UInt64 { (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 }
}
