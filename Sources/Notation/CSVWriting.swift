/// Rows of cells as CSV: CRLF behind every row, quotes where RFC 4180 asks for them.
package struct CSVWriter {
  package let dialect: CSVDialect
  /// The bytes written so far; they may be taken away between rows.
  package var bytes: ContiguousArray<UInt8>

  /// Begins a file, with the byte order mark if the dialect has one.
  package init(_ dialect: CSVDialect) {
    self.dialect = dialect
    bytes = dialect.hasByteOrderMark ? ByteOrderMark.bytes : []
  }

  /// Adds a row; one of a single empty cell is written `""`, since an empty line would be no row.
  package mutating func add(_ row: [CSVCell]) {
    for (index, cell) in row.enumerated() {
      if index > 0 { bytes.append(dialect.separator.rawValue) }
      add(cell)
    }
    if row.count == 1, CSVWriter.isEmpty(row[0]) { bytes.append(contentsOf: [0x22, 0x22]) }
    bytes.append(contentsOf: [0x0D, 0x0A])
  }

  private mutating func add(_ cell: CSVCell) {
    switch cell {
    case .empty: break
    case .word(let word): add(word.utf8, isGuarded: false)
    case .text(let text): add(text.utf8, isGuarded: dialect.guards(text.utf8.first))
    case .number(let text):
      let comma = UInt8(ascii: ",")
      let point = UInt8(ascii: ".")
      add(text.utf8.map { dialect.hasDecimalComma && $0 == point ? comma : $0 }, isGuarded: false)
    }
  }

  private mutating func add(_ text: some Collection<UInt8>, isGuarded: Bool) {
    let isQuoted = text.contains(where: dialect.isSpecial)
    if isQuoted { bytes.append(0x22) }
    if isGuarded { bytes.append(UInt8(ascii: "'")) }
    if isQuoted {
      for byte in text {
        if byte == 0x22 { bytes.append(0x22) }
        bytes.append(byte)
      }
      bytes.append(0x22)
    } else {
      bytes.append(contentsOf: text)
    }
  }

  private static func isEmpty(_ cell: CSVCell) -> Bool {
    switch cell {
    case .empty: true
    case .text(let text), .number(let text), .word(let text): text.isEmpty
    }
  }
}

extension CSVDialect {
  /// Whether a text has to stand in quotes.
  package func quotes(_ text: ArraySlice<UInt8>) -> Bool { text.contains(where: isSpecial) }

  /// Whether a byte cannot stand in a cell without quotes.
  fileprivate func isSpecial(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x0D || byte == 0x0A || byte == separator.rawValue
  }

  /// Whether a spreadsheet would take a text that begins with this byte for a formula, and the dialect guards against it.
  package func guards(_ first: UInt8?) -> Bool {
    guard guardsFormulas else { return false }
    switch first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D: return true
    default: return false
    }
  }
}
