import Notation

/// A row of a CSV file.
package struct CSVRow: Equatable, Sendable {
  /// The cells' texts, without their quotes; rows of one file may differ in length.
  package let cells: [String]
  /// The line that the row begins on, from 1.
  package let line: Int
}

/// Why a CSV file cannot be read further.
package enum CSVFault: Error, Equatable, Sendable {
  /// A quote that is never closed; the line it stands on, from 1.
  case unclosedQuote(line: Int)
  /// Something other than a separator behind a closing quote.
  case textAfterQuote(line: Int)
  /// A row that is not UTF-8; the line of the first bad byte.
  case badUTF8(line: Int)
}

/// The rows of a CSV file, one by one: any line ends, quoted newlines, a byte order mark, ragged rows.
///
/// Empty lines are no rows. A quote within a cell that does not begin with one is text. Nothing is made of the
/// file but the row asked for.
package struct CSVReader {
  /// The separator of the cells, as it was given or found.
  package let separator: CSVSeparator
  private let bytes: ContiguousArray<UInt8>
  private let firstInvalid: Int
  private var place: Int
  private var line = 1

  /// Reads `bytes`; without a separator it is the one that the first row holds most of, or a comma.
  package init(_ bytes: ContiguousArray<UInt8>, separator: CSVSeparator? = nil) {
    self.bytes = bytes
    place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    firstInvalid = firstInvalidUTF8(in: bytes, 0..<bytes.count) ?? bytes.count
    self.separator = separator ?? CSVSeparator(likelyIn: bytes[place...])
  }

  /// Reads the next row; nil at the end of the file, and ever after a fault.
  package mutating func next() throws(CSVFault) -> CSVRow? {
    while place < bytes.count, skipLineEnd() {}
    guard place < bytes.count else { return nil }
    let firstLine = line
    var cells: [String] = []
    repeat { cells.append(try cell()) } while skipSeparator()
    _ = skipLineEnd()
    return CSVRow(cells: cells, line: firstLine)
  }

  private mutating func cell() throws(CSVFault) -> String {
    let start = place
    if place < bytes.count, bytes[place] == 0x22 { return try quotedCell() }
    while place < bytes.count, bytes[place] != separator.rawValue, !isLineEnd(bytes[place]) { place += 1 }
    if firstInvalid < place { throw stop(.badUTF8(line: line)) }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quotedCell() throws(CSVFault) -> String {
    let firstLine = line
    var text: ContiguousArray<UInt8> = []
    place += 1
    var start = place
    while place < bytes.count {
      if firstInvalid == place { throw stop(.badUTF8(line: line)) }
      if isLineEnd(bytes[place]) {
        _ = skipLineEnd()
      } else if bytes[place] != 0x22 {
        place += 1
      } else {
        text += bytes[start..<place]
        place += 1
        // Two quotes are one; the second begins the next piece of text.
        guard place < bytes.count, bytes[place] == 0x22 else { return try closed(text) }
        start = place
        place += 1
      }
    }
    throw stop(.unclosedQuote(line: firstLine))
  }

  private mutating func closed(_ text: ContiguousArray<UInt8>) throws(CSVFault) -> String {
    guard place == bytes.count || bytes[place] == separator.rawValue || isLineEnd(bytes[place]) else {
      throw stop(.textAfterQuote(line: line))
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func stop(_ fault: CSVFault) -> CSVFault {
    place = bytes.count
    return fault
  }

  private mutating func skipSeparator() -> Bool {
    guard place < bytes.count, bytes[place] == separator.rawValue else { return false }
    place += 1
    return true
  }

  /// Skips one line end, if one stands here: LF, CRLF or CR.
  private mutating func skipLineEnd() -> Bool {
    guard place < bytes.count, isLineEnd(bytes[place]) else { return false }
    place += bytes[place] == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A ? 2 : 1
    line += 1
    return true
  }
}

private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
