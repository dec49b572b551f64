/// A cell of a CSV file, by what it means, so that each dialect can write it in its own way.
package enum CSVCell: Equatable, Sendable {
  /// A person's text.
  case text(String)
  /// An exact decimal with a point, `2.5`.
  case number(String)
  /// A date, a time or another word of the program's own, which no dialect changes.
  case word(String)
  case empty
}

/// The separator of the cells of a row.
package enum CSVSeparator: UInt8, CaseIterable, Sendable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09

  /// Finds the one that stands most often in the first row, outside of quotes; a comma, if there is none.
  package init(likelyIn bytes: ArraySlice<UInt8>) {
    func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    var counts: [CSVSeparator: Int] = [:]
    var isQuoted = false
    for byte in bytes.drop(while: isLineEnd) {
      if byte == 0x22 { isQuoted.toggle() }
      if isQuoted { continue }
      if isLineEnd(byte) { break }
      if let separator = CSVSeparator(rawValue: byte) { counts[separator, default: 0] += 1 }
    }
    // The first of equals.
    self = CSVSeparator.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? .comma
  }
}

/// How a CSV file is written.
package struct CSVDialect: Equatable, Sendable {
  package let separator: CSVSeparator
  /// Whether numbers have a comma before their decimals.
  package let hasDecimalComma: Bool
  /// Whether a byte order mark tells a spreadsheet that the file is UTF-8.
  package let hasByteOrderMark: Bool
  /// Whether `'` stands before text that a spreadsheet would run as a formula.
  package let guardsFormulas: Bool

  /// RFC 4180 and nothing more, for programs.
  package static let rfc = CSVDialect(
    separator: .comma, hasDecimalComma: false, hasByteOrderMark: false, guardsFormulas: false)
  /// For a spreadsheet.
  package static let excel = CSVDialect(
    separator: .comma, hasDecimalComma: false, hasByteOrderMark: true, guardsFormulas: true)
  /// For a spreadsheet of a country that writes `2,5`, Czechia among them.
  package static let excelCzech = CSVDialect(
    separator: .semicolon, hasDecimalComma: true, hasByteOrderMark: true, guardsFormulas: true)
}
