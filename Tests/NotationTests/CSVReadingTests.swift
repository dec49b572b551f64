import TestSupport
import Testing

@testable import Notation

private func read(_ text: String, separator: CSVSeparator? = nil) throws(CSVFault) -> [CSVRow] {
  try read(ContiguousArray(text.utf8), separator: separator)
}

private func read(
  _ bytes: ContiguousArray<UInt8>, separator: CSVSeparator? = nil
) throws(CSVFault) -> [CSVRow] {
  var reader = CSVReader(bytes, separator: separator)
  var rows: [CSVRow] = []
  while let row = try reader.next() { rows.append(row) }
  return rows
}

@Suite struct CSVReadingTests {
  @Test(arguments: [
    "a,b\nc,d\n", "a,b\r\nc,d\r\n", "a,b\rc,d\r", "a,b\nc,d", "\u{FEFF}a,b\r\nc,d", "\n\na,b\n\r\n\nc,d\n",
  ])
  func anyLineEndsAndAByteOrderMarkAreRead(text: String) throws {
    #expect(try read(text).map(\.cells) == [["a", "b"], ["c", "d"]])
  }

  @Test(arguments: [
    ("\"a\"", ["a"]), ("\"a,b\",c", ["a,b", "c"]), ("\"a\"\"b\"", ["a\"b"]), ("\"\"\"\"", ["\""]),
    ("\"\"", [""]),
    ("\"a\nb\"", ["a\nb"]), ("\"a\r\nb\",c", ["a\r\nb", "c"]), ("5\" pipe,x", ["5\" pipe", "x"]),
    (",", ["", ""]),
    ("a,", ["a", ""]), (" a , \"b\"", [" a ", " \"b\""]), ("\"ž\",é", ["ž", "é"]), ("\"\",\"\"", ["", ""]),
  ])
  func cellsLoseTheirQuotes(text: String, cells: [String]) throws {
    #expect(try read(text).map(\.cells) == [cells])
    #expect(try read(text + "\r\n").map(\.cells) == [cells])
  }

  @Test func rowsMayDifferInLengthAndKnowTheirLines() throws {
    let rows = try read("a,b\n\n\"x\r\ny\rz\",2,3\n4\n")
    #expect(rows.map(\.cells) == [["a", "b"], ["x\r\ny\rz", "2", "3"], ["4"]])
    #expect(rows.map(\.line) == [1, 3, 6])
  }

  @Test(arguments: ["", "\u{FEFF}", "\n", "\r\n\r\n"])
  func anEmptyFileHasNoRows(text: String) throws {
    #expect(try read(text) == [])
  }

  @Test(arguments: [
    ("a,b;c,d", CSVSeparator.comma), ("datum;voda\n1,5,2;2", .semicolon), ("a\tb\tc,d", .tab),
    ("\"a,b,c\";d", .semicolon), ("abc", .comma), ("", .comma), ("a;b,c", .comma), ("a\tb;c", .semicolon),
    ("\n\na;b", .semicolon), ("\"a\"\",,,\";b", .semicolon),
  ])
  func theSeparatorIsFoundInTheFirstRow(text: String, separator: CSVSeparator) {
    #expect(CSVReader(ContiguousArray(text.utf8)).separator == separator)
  }

  @Test func aGivenSeparatorIsNotQuestioned() throws {
    #expect(try read("a,b;c", separator: .semicolon).map(\.cells) == [["a,b", "c"]])
  }

  @Test(arguments: [
    ("a\n\"b\nc", CSVFault.unclosedQuote(line: 2)), ("\"", .unclosedQuote(line: 1)),
    ("a,\"b\"\"", .unclosedQuote(line: 1)), ("a\n\"b\"c\n", .textAfterQuote(line: 2)),
    ("\"a\nb\" ,c", .textAfterQuote(line: 2)),
  ])
  func aBadQuoteIsAFaultWithItsLine(text: String, fault: CSVFault) {
    #expect(throws: fault) { try read(text) }
  }

  @Test func rowsBeforeAFaultAreReadAndNothingAfterIt() throws {
    var reader = CSVReader(ContiguousArray("a,b\n\"c".utf8))
    #expect(try reader.next()?.cells == ["a", "b"])
    #expect(throws: CSVFault.unclosedQuote(line: 2)) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [("a\nb,", "\n", 2), ("a\n\"b\n", "\"\n", 3), ("a\n\"b\"\"", "\"\n", 2), ("", "", 1)])
  func invalidUTF8IsAFaultWithItsLine(before: String, after: String, line: Int) {
    let bytes = ContiguousArray(before.utf8) + [0xFC] + ContiguousArray(after.utf8)
    #expect(throws: CSVFault.badUTF8(line: line)) { try read(bytes) }
  }

  @Test(arguments: CSVSeparator.allCases)
  func aWrittenValueIsReadBack(separator: CSVSeparator) throws {
    let dialect = CSVDialect(
      separator: separator, hasDecimalComma: false, hasByteOrderMark: true, guardsFormulas: false)
    var random = SplitMix64(seed: 5)
    let letters: [Character] = ["a", ",", ";", "\t", "\"", "\n", "\r", "ž", " "]
    for _ in 0..<200 {
      let rows = (0..<3).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          String(
            (0..<Int.random(in: 0...6, using: &random)).map { _ in letters.randomElement(using: &random)! })
        }
      }
      var writer = CSVWriter(dialect)
      for row in rows { writer.add(row.map(CSVCell.text)) }
      #expect(try read(writer.bytes, separator: separator).map(\.cells) == rows)
    }
  }
}
