import Testing

@testable import Notation

private func written(_ rows: [[CSVCell]], _ dialect: CSVDialect = .rfc) -> String {
  var writer = CSVWriter(dialect)
  for row in rows { writer.add(row) }
  return String(decoding: writer.bytes, as: UTF8.self)
}

@Suite struct CSVWritingTests {
  @Test func aRowEndsWithCRLF() {
    #expect(
      written([[.word("2026-01-12"), .word("08:10"), .number("2.5"), .text("oats"), .empty]])
        == "2026-01-12,08:10,2.5,oats,\r\n")
  }

  @Test(arguments: [
    ("plain text", "plain text"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""),
    ("a\rb", "\"a\rb\""), ("a;b", "a;b"), ("", ""), (" a ", " a "), ("=1", "=1"), ("snídaně", "snídaně"),
  ])
  func aCellIsQuotedOnlyWhereItMustBe(text: String, cell: String) {
    #expect(written([[.text(text), .empty]]) == cell + ",\r\n")
  }

  @Test(arguments: [[.empty], [.text("")], [.word("")]] as [[CSVCell]])
  func aRowOfOneEmptyCellIsNoEmptyLine(row: [CSVCell]) {
    #expect(written([row]) == "\"\"\r\n")
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+1", "'+1"), ("-x", "'-x"), ("@a", "'@a"), ("\tx", "'\tx"), ("\rx", "\"'\rx\""),
    ("=\"a,b\"", "\"'=\"\"a,b\"\"\""), ("a=1", "a=1"), ("'a", "'a"),
  ])
  func aSpreadsheetRunsNoText(text: String, cell: String) {
    #expect(written([[.text(text), .empty]], .excel) == "\u{FEFF}" + cell + ",\r\n")
  }

  @Test func numbersAndDatesHaveNoApostrophe() {
    #expect(written([[.number("-2.5"), .word("-"), .empty]], .excel) == "\u{FEFF}-2.5,-,\r\n")
  }

  @Test func czechSpreadsheetsHaveSemicolonsAndDecimalCommas() {
    let row: [CSVCell] = [
      .text("a,b"), .text("a;b"), .number("2.5"), .text("2.5"), .word("2026.5"), .text("=1"),
    ]
    #expect(written([row], .excelCzech) == "\u{FEFF}a,b;\"a;b\";2,5;2.5;2026.5;'=1\r\n")
  }

  @Test func aDecimalCommaBetweenCommasIsQuoted() {
    let dialect = CSVDialect(
      separator: .comma, hasDecimalComma: true, hasByteOrderMark: false, guardsFormulas: false)
    #expect(written([[.number("2.5"), .empty]], dialect) == "\"2,5\",\r\n")
  }
}
