/// The bytes that the format gives a meaning to.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let hash = UInt8(ascii: "#")
  static let quote = UInt8(ascii: "\"")
  static let colon = UInt8(ascii: ":")
  static let comma = UInt8(ascii: ",")
  static let point = UInt8(ascii: ".")
  static let hyphen = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let at = UInt8(ascii: "@")
  static let slash = UInt8(ascii: "/")
  static let open = UInt8(ascii: "[")
  static let close = UInt8(ascii: "]")
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether it is an ASCII letter.
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Whether it is an ASCII letter or part of a character beyond ASCII.
  @inline(__always) var isLetterLike: Bool { isASCIILetter || self >= 0x80 }
  /// Whether it is a space or a tab.
  @inline(__always) var isBlank: Bool { self == Byte.blank || self == Byte.tab }
  /// Whether it is one of the marks `,` `;` `.` `!` `?` that may end a phrase.
  @inline(__always) var endsPhrase: Bool {
    switch self {
    case Byte.comma, Byte.point, UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }
  /// An ASCII capital letter as its small one; every other byte as it is.
  @inline(__always) var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}

/// The length of the blank that begins at a place: 1 for a space or tab, 2 for the no-break blank U+00A0, 3 for U+202F
/// and the blanks of other widths that phones and editors write (U+2000 to U+200A, U+205F, U+3000), 0 for all else.
@inline(__always)
func blankLength(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
  let byte = text[place]
  if byte.isBlank { return 1 }
  if byte < 0x80 { return 0 }
  if byte == 0xC2 { return place + 1 < end && text[place + 1] == 0xA0 ? 2 : 0 }
  return byte == 0xE2 || byte == 0xE3 ? wideBlankLength(text, place, end) : 0
}

/// The length of a blank of three bytes at a place; 0 where none stands.
@inline(never)
private func wideBlankLength(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
  guard place + 2 < end else { return 0 }
  switch (text[place], text[place + 1], text[place + 2]) {
  case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return 3
  default: return 0
  }
}

/// The first place from `place` on that is no blank; `end` if there is none.
@inline(__always)
func skippingBlanks(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
  var place = place
  while place < end {
    let length = blankLength(text, place, end)
    if length == 0 { break }
    place += length
  }
  return place
}

/// The place behind one mark such as `,` or `!` at a place, if a blank or the end follows it; else the place itself.
@inline(__always)
func passedMark(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
  guard place < end, text[place].endsPhrase, place + 1 == end || blankLength(text, place + 1, end) > 0 else {
    return place
  }
  return place + 1
}

/// The length of the mark that begins at a place and is not seen: a zero-width blank, a mark of direction, a variation
/// selector, a byte order mark within a text; 0 for all else.
@inline(__always)
func unseenLength(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
  text[place] < 0x80 ? 0 : unseenLengthBeyondASCII(text, place, end)
}

private func unseenLengthBeyondASCII(_ text: Span<UInt8>, _ place: Int, _ end: Int) -> Int {
  let bytes = text.eightBytes(from: place)
  if bytes & 0xFFFF == 0x9CD8 { return place + 2 <= end ? 2 : 0 }
  guard place + 3 <= end else { return 0 }
  switch bytes & 0xFF_FFFF {
  case 0x8B_80E2, 0x8E_80E2, 0x8F_80E2, 0xA6_81E2, 0xA7_81E2, 0xA8_81E2, 0xA9_81E2, 0xBF_BBEF, 0x8F_B8EF:
    return 3
  default: return 0
  }
}

/// The place behind a run of marks that are not seen.
@inline(__always)
func passedUnseen(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
  var place = start
  while place < end {
    let length = unseenLength(text, place, end)
    if length == 0 { break }
    place += length
  }
  return place
}

extension ContiguousArray<UInt8> {
  /// Calls a function with the bytes as a checked span.
  @inline(__always)
  package func withSpan<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The span property of arrays needs macOS 26; a span over the array's own buffer is the same.
    try unsafe withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
      try body(unsafe Span(_unsafeElements: buffer))
    }
  }

  /// The text of a range of bytes; what is not UTF-8 is shown as U+FFFD.
  package func text(_ range: Range<Int32>) -> String {
    String(decoding: self[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
  }

  /// The text of a range of bytes; what is not UTF-8 is shown as U+FFFD.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self)
  }
}

/// The text of a run of bytes; what is not UTF-8 is shown as U+FFFD.
func string(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(end - start)
  for place in start..<end { bytes.append(text[place]) }
  return String(decoding: bytes, as: UTF8.self)
}

/// The place where the blanks before a place begin, none of them before `start`; the place itself if there is none.
@inline(__always)
func blanksStart(_ text: Span<UInt8>, before place: Int, from start: Int = 0) -> Int {
  var place = place
  while place > start {
    let length =
      text[place - 1] < 0x80
      ? text[place - 1].isBlank ? 1 : 0 : wideBlankLength(text, before: place, from: start)
    if length == 0 { break }
    place -= length
  }
  return place
}

/// The place where the word that ends at a place begins: behind a blank or the line before, and not before `start`.
func wordStart(_ text: Span<UInt8>, before place: Int, from start: Int = 0) -> Int {
  var place = place
  while place > start, text[place - 1] != Byte.newline, blanksStart(text, before: place, from: start) == place
  {
    place -= 1
  }
  return place
}

/// The length of a blank of two or three bytes that ends at a place; 0 where none does.
@inline(never)
private func wideBlankLength(_ text: Span<UInt8>, before place: Int, from start: Int) -> Int {
  for length in 2...3 where place - length >= start && blankLength(text, place - length, place) == length {
    return length
  }
  return 0
}

extension Unicode.Scalar {
  /// Whether it is one of the blanks that part words.
  var isBlank: Bool {
    switch self {
    case " ", "\t", "\u{A0}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{2000}"..."\u{200A}": true
    default: false
    }
  }
}
