import Notation
import Testing

@Suite struct CSVPiecesTests {
  @Test(
    arguments: [
      (.text("a,b"), "\"a,b\""), (.text("=1"), "=1"), (.text(""), ""), (.word("08:10"), "08:10"),
      (.number("2.5"), "2.5"), (.empty, ""),
    ] as [(CSVCell, String)])
  func aCellAloneIsAsInARow(cell: CSVCell, text: String) {
    #expect(String(decoding: CSVWriter.bytes(of: cell, .rfc), as: UTF8.self) == text)
  }

  @Test func aCellAloneHasItsDialectButNoByteOrderMark() {
    #expect(String(decoding: CSVWriter.bytes(of: .text("=a;b"), .excelCzech), as: UTF8.self) == "\"'=a;b\"")
    #expect(String(decoding: CSVWriter.bytes(of: .number("2.5"), .excelCzech), as: UTF8.self) == "2,5")
  }
}
