extension JSON {
  /// Why bytes are no JSON, and where.
  package struct Fault: Error, Equatable, Sendable {
    package let reason: Reason
    /// The line of the offending byte, from 1.
    package let line: Int
    /// The column of the offending byte in its line, in bytes from 1.
    package let column: Int
  }

  /// The fault of a text that should be JSON.
  package enum Reason: Equatable, Sendable {
    /// The text ends in the middle of a value; also empty text.
    case unexpectedEnd
    /// A byte that cannot stand where it stands.
    case unexpectedByte
    /// A number that RFC 8259 does not know: `01`, `1.`, `+1`.
    case badNumber
    /// A backslash and something that it does not escape.
    case badEscape
    /// Half of a surrogate pair, `\ud83d`, without the other.
    case loneSurrogate
    /// A control character that is not escaped within a string.
    case controlCharacter
    case badUTF8
    /// More than 512 arrays and objects within each other.
    case tooDeep
  }

  /// Reads one value, strictly as RFC 8259 has it, with only blanks and a byte order mark around it.
  ///
  /// Numbers stay as they are written, and duplicate keys are all kept.
  package init(parsing bytes: ContiguousArray<UInt8>) throws(Fault) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.document()
  }
}

private struct JSONParser {
  let bytes: ContiguousArray<UInt8>
  var place = 0

  init(bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  static let largestDepth = 512

  mutating func document() throws(JSON.Fault) -> JSON {
    place = ByteOrderMark.length(in: bytes)
    skipBlanks()
    let value = try value(depth: 0)
    skipBlanks()
    if place < bytes.count { throw fault(.unexpectedByte) }
    return value
  }

  private mutating func value(depth: Int) throws(JSON.Fault) -> JSON {
    guard let byte = peek() else { throw fault(.unexpectedEnd) }
    switch byte {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), 0x30...0x39: return try number()
    case UInt8(ascii: "+"), UInt8(ascii: "."): throw fault(.badNumber)
    default: throw fault(.unexpectedByte)
    }
  }

  private mutating func array(depth: Int) throws(JSON.Fault) -> JSON {
    if depth > JSONParser.largestDepth { throw fault(.tooDeep) }
    place += 1
    skipBlanks()
    var elements: [JSON] = []
    if skip("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth))
      skipBlanks()
      if skip("]") { return .array(elements) }
      try expect(",")
      skipBlanks()
    }
  }

  private mutating func object(depth: Int) throws(JSON.Fault) -> JSON {
    if depth > JSONParser.largestDepth { throw fault(.tooDeep) }
    place += 1
    skipBlanks()
    var members: [JSON.Member] = []
    if skip("}") { return .object(members) }
    while true {
      guard peek() == UInt8(ascii: "\"") else { throw unexpected() }
      let key = try string()
      skipBlanks()
      try expect(":")
      skipBlanks()
      members.append(JSON.Member(key, try value(depth: depth)))
      skipBlanks()
      if skip("}") { return .object(members) }
      try expect(",")
      skipBlanks()
    }
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSON.Fault) -> JSON {
    for byte in "\(word)".utf8 {
      guard peek() == byte else { throw unexpected() }
      place += 1
    }
    return value
  }

  private mutating func number() throws(JSON.Fault) -> JSON {
    let start = place
    guard numberParts(in: bytes, from: &place) != nil else {
      throw fault(place < bytes.count ? .badNumber : .unexpectedEnd)
    }
    return .number(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  private mutating func string() throws(JSON.Fault) -> String {
    place += 1
    var text = ""
    var start = place
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        text += try plainText(from: start)
        place += 1
        return text
      case UInt8(ascii: "\\"):
        text += try plainText(from: start)
        text.unicodeScalars.append(try escapedScalar())
        start = place
      case ..<0x20: throw fault(.controlCharacter)
      default: place += 1
      }
    }
    throw fault(.unexpectedEnd)
  }

  /// The bytes from `start` to here as text, if they are valid.
  private func plainText(from start: Int) throws(JSON.Fault) -> String {
    if let bad = firstInvalidUTF8(in: bytes, start..<place) { throw fault(.badUTF8, at: bad) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func escapedScalar() throws(JSON.Fault) -> Unicode.Scalar {
    let start = place
    place += 1
    guard let letter = peek() else { throw fault(.unexpectedEnd) }
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let first = try hexadecimal()
      if let scalar = Unicode.Scalar(first) { return scalar }
      // A number that is no scalar is a surrogate: a high one asks for a low one right behind it.
      guard first < 0xDC00, peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") else {
        throw fault(.loneSurrogate, at: start)
      }
      place += 2
      let second = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      else { throw fault(.loneSurrogate, at: start) }
      return scalar
    default: throw fault(.badEscape, at: start)
    }
  }

  private mutating func hexadecimal() throws(JSON.Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek() else { throw fault(.unexpectedEnd) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw fault(.badEscape) }
      value = value << 4 + UInt32(digit)
      place += 1
    }
    return value
  }

  private func peek(_ ahead: Int = 0) -> UInt8? {
    place + ahead < bytes.count ? bytes[place + ahead] : nil
  }

  private mutating func skipBlanks() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: mark) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(JSON.Fault) {
    if !skip(mark) { throw unexpected() }
  }

  private func unexpected() -> JSON.Fault {
    fault(place < bytes.count ? .unexpectedByte : .unexpectedEnd)
  }

  private func fault(_ reason: JSON.Reason, at offset: Int? = nil) -> JSON.Fault {
    let before = bytes[..<(offset ?? place)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    return JSON.Fault(reason: reason, line: line, column: before.count - lineStart + 1)
  }
}
