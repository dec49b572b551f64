import Notation
import Platform

/// Splits the bytes that an editor sends into messages, each after a header with its length, as the base protocol of
/// the Language Server Protocol has them.
struct MessageFrames {
  /// Why the next message cannot be found.
  enum Fault: Error, Equatable {
    /// A header without a `Content-Length` of digits, or with one beyond what a file may have.
    case badHeader
  }

  /// The longest message, in bytes: the largest file, escaped.
  static let longest = 1 << 30
  /// The longest header, in bytes; that of a real editor has about 30.
  private static let longestHeader = 4096

  private var pending: Bytes = []
  private var start = 0

  /// Adds bytes as they come, in pieces of any size.
  mutating func append(_ piece: Bytes) {
    if start > 0 {
      pending.removeSubrange(..<start)
      start = 0
    }
    pending += piece
  }

  /// The next whole message; nil if more bytes must come first.
  mutating func next() throws(Fault) -> Bytes? {
    guard let body = try bodyStart() else { return nil }
    guard let length = MessageFrames.length(pending[start..<body]) else { throw .badHeader }
    guard pending.count - body >= length else { return nil }
    defer { start = body + length }
    return Bytes(pending[body..<body + length])
  }

  /// Whether bytes are left that are no whole message.
  var isWithinMessage: Bool { start < pending.count }

  /// Where the message begins: after the empty line that ends its header.
  private func bodyStart() throws(Fault) -> Int? {
    var lineStart = start
    for place in start..<min(pending.count, start + MessageFrames.longestHeader)
    where pending[place] == UInt8(ascii: "\n") {
      let isEmpty = place == lineStart || (place == lineStart + 1 && pending[lineStart] == UInt8(ascii: "\r"))
      if isEmpty, lineStart > start { return place + 1 }
      lineStart = place + 1
    }
    if pending.count - start >= MessageFrames.longestHeader { throw .badHeader }
    return nil
  }

  /// The length that a header gives; nil if it gives none.
  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-length" else {
        continue
      }
      let digits = line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits), (0...longest).contains(length), digits.first?.isNumber == true else {
        return nil
      }
      return length
    }
    return nil
  }

  /// Writes a message with its header, without putting the long parts of it together in memory.
  static func write(_ message: JSON, to output: inout OutputStream) {
    var stream = JSONStream()
    var pieces: [Bytes] = []
    gather(message, &stream, &pieces)
    pieces.append(stream.bytes)
    output.write("Content-Length: \(pieces.reduce(0) { $0 + $1.count })\r\n\r\n")
    for piece in pieces { output.write(piece) }
  }

  private static func gather(_ value: JSON, _ stream: inout JSONStream, _ pieces: inout [Bytes]) {
    switch value {
    case .array(let elements):
      stream.beginArray()
      for element in elements { gather(element, &stream, &pieces) }
      stream.endArray()
    case .object(let members):
      stream.beginObject()
      for member in members {
        stream.key(named: member.key)
        gather(member.value, &stream, &pieces)
      }
      stream.endObject()
    case .written(let text) where text.count > 256:
      stream.value(.written([]))
      pieces += [stream.bytes, text]
      stream.bytes = []
    default: stream.value(value)
    }
  }
}
