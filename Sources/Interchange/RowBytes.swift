import Journal
import Notation

/// One row after another, put together in the same room: an array that grows byte by byte asks each time
/// whether it is shared, which costs more than all else in a row.
package struct RowBytes: Sendable {
  private var room: ContiguousArray<UInt8>

  /// Begins with room for a row of so many bytes; it grows when a row is longer.
  init(room count: Int = 512) { room = ContiguousArray(repeating: 0, count: count) }

  /// Adds to `bytes` what `row` writes; it is called again with more room when it ran out of it.
  @inline(__always)
  mutating func append(
    to bytes: inout ContiguousArray<UInt8>, _ row: (inout MutableSpan<UInt8>, inout Int) -> Void
  ) {
    while true {
      let count = unsafe room.withUnsafeMutableBufferPointer { buffer in
        var span = unsafe MutableSpan(_unsafeElements: buffer)
        var place = 0
        row(&span, &place)
        // A slice of the room would be one more reference to count for each row.
        if place <= buffer.count {
          unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<place]))
        }
        return place
      }
      if count <= room.count { return }
      room = ContiguousArray(repeating: 0, count: 2 * count)
    }
  }
}

/// Writing at a place, which moves on; what finds no room is left out, and the place then lies beyond the end.
extension MutableSpan<UInt8> {
  /// Writes a byte.
  @inline(__always)
  mutating func put(_ byte: UInt8, _ place: inout Int) {
    if place < count { self[place] = byte }
    place += 1
  }

  /// Writes some bytes.
  @inline(__always)
  mutating func put(_ bytes: ContiguousArray<UInt8>, _ place: inout Int) { put(bytes, bytes.indices, &place) }

  /// Writes a range of some bytes.
  ///
  /// A row makes five such copies; as loops over checked bytes they add a twelfth to the instructions of an export.
  @inline(__always)
  mutating func put(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>, _ place: inout Int) {
    let fits = Swift.min(range.count, count - Swift.min(place, count))
    if fits > 0 {
      unsafe bytes[range].withUnsafeBytes { source in
        unsafe withUnsafeMutableBytes { room in
          let target = unsafe UnsafeMutableRawBufferPointer(rebasing: room[place..<(place + fits)])
          unsafe target.copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<fits]))
        }
      }
    }
    place += range.count
  }

  /// Writes the lowest bytes of a word, the lowest first; there are up to eight, and what stood behind them is written over.
  ///
  /// An id is two such words, a time is one: byte by byte, each checked, they are a third of the instructions of a row.
  @inline(__always)
  private mutating func put(bytes length: Int, of word: UInt64, _ place: inout Int) {
    if place &+ 8 <= count {
      let start = place
      unsafe withUnsafeMutableBytes { room in
        unsafe room.storeBytes(of: word.littleEndian, toByteOffset: start, as: UInt64.self)
      }
    } else {
      for byte in 0..<length where place &+ byte < count {
        self[place &+ byte] = UInt8(truncatingIfNeeded: word &>> UInt64(8 &* byte))
      }
    }
    place &+= length
  }

  /// Writes a time, `08:10`.
  @inline(__always)
  mutating func put(_ time: TimeOfDay, _ place: inout Int) {
    let minutes = UInt64(time.minutes)
    let (hour, minute) = (minutes / 60, minutes % 60)
    let digits = (hour / 10) | (hour % 10) << 8 | (minute / 10) << 24 | (minute % 10) << 32
    put(bytes: 5, of: digits | 0x30_303A_3030, &place)
  }

  /// Writes fixed ASCII text.
  @inline(__always)
  mutating func put(_ text: StaticString, _ place: inout Int) {
    text.withUTF8Buffer { source in
      guard place &+ source.count <= count else {
        place &+= source.count
        return
      }
      for index in source.indices { self[place &+ index] = unsafe source[index] }
      place &+= source.count
    }
  }

  /// Writes a word that needs no quotes.
  @inline(__always)
  mutating func put(word: String, _ place: inout Int) { for byte in word.utf8 { put(byte, &place) } }

  /// Writes a number's decimal digits.
  mutating func put(digitsOf number: UInt64, _ place: inout Int) {
    if number < 100 {
      if number >= 10 { put(UInt8(truncatingIfNeeded: number / 10) &+ 0x30, &place) }
      put(UInt8(truncatingIfNeeded: number % 10) &+ 0x30, &place)
      return
    }
    var end = place &+ 2
    var rest = number / 100
    while rest > 0 {
      end &+= 1
      rest /= 10
    }
    place = end
    rest = number
    while rest > 0 {
      end &-= 1
      if end < count { self[end] = UInt8(truncatingIfNeeded: rest % 10) &+ 0x30 }
      rest /= 10
    }
  }

  /// Writes a number as 16 hexadecimal digits.
  @inline(__always)
  mutating func put(hexadecimal number: UInt64, _ place: inout Int) {
    put(bytes: 8, of: Self.digits(of: number &>> 32), &place)
    put(bytes: 8, of: Self.digits(of: number & 0xFFFF_FFFF), &place)
  }

  /// The eight hexadecimal digits of a number of 32 bits, the first one in the lowest byte.
  private static func digits(of number: UInt64) -> UInt64 {
    var spread = number
    spread = (spread | spread &<< 16) & 0x0000_FFFF_0000_FFFF
    spread = (spread | spread &<< 8) & 0x00FF_00FF_00FF_00FF
    spread = (spread | spread &<< 4) & 0x0F0F_0F0F_0F0F_0F0F
    // Six more makes 16 or above of what is a letter.
    let letters = (spread &+ 0x0606_0606_0606_0606) &>> 4 & 0x0101_0101_0101_0101
    return (spread &+ 0x3030_3030_3030_3030 &+ letters &* 0x27).byteSwapped
  }

  /// Writes a cell of an exact decimal, given in millionths.
  mutating func put(micros: Int64, _ dialect: CSVDialect, _ place: inout Int) {
    guard micros >= 0, !(dialect.hasDecimalComma && dialect.separator == .comma) else {
      put(CSVWriter.bytes(of: .number(ExactDecimal.text(micros: micros)), dialect), &place)
      return
    }
    put(digitsOf: UInt64(micros / 1_000_000), &place)
    var fraction = micros % 1_000_000
    guard fraction > 0 else { return }
    put(dialect.hasDecimalComma ? UInt8(ascii: ",") : UInt8(ascii: "."), &place)
    while fraction > 0 {
      put(UInt8(truncatingIfNeeded: fraction / 100_000) &+ 0x30, &place)
      fraction = fraction % 100_000 * 10
    }
  }

  /// Writes a cell of a person's words, ranges of a file's bytes, with a blank between each two.
  mutating func put(
    words: some Collection<Range<Int32>>, of source: ContiguousArray<UInt8>, _ dialect: CSVDialect,
    _ place: inout Int
  ) {
    guard let first = words.first else { return }
    let quote = UInt8(ascii: "\"")
    let isQuoted = words.contains { dialect.quotes(source[$0.places]) }
    if isQuoted { put(quote, &place) }
    if dialect.guards(source[first.places].first) { put(UInt8(ascii: "'"), &place) }
    for word in words {
      if word != first { put(UInt8(ascii: " "), &place) }
      guard isQuoted else {
        put(source, word.places, &place)
        continue
      }
      for byte in source[word.places] {
        if byte == quote { put(quote, &place) }
        put(byte, &place)
      }
    }
    if isQuoted { put(quote, &place) }
  }
}

extension ContiguousArray<UInt8> {
  /// A cell of a text that is mostly plain.
  init(cellOf text: String, _ dialect: CSVDialect) {
    let bytes = ContiguousArray(text.utf8)
    let isPlain = !dialect.quotes(bytes[...]) && !dialect.guards(bytes.first)
    self = isPlain ? bytes : CSVWriter.bytes(of: .text(text), dialect)
  }
}
