import Journal
import TestSupport
import Testing

@testable import Interchange
@testable import Notation

@Suite struct RowBytesTests {
  private func written(_ write: (inout MutableSpan<UInt8>, inout Int) -> Void) -> String {
    var bytes: ContiguousArray<UInt8> = []
    var row = RowBytes()
    row.append(to: &bytes, write)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [0, 9, 10, 99, 100, 1_000_000, 18_446_744_073_709_551_615] as [UInt64])
  func digitsAreThoseOfTheNumber(number: UInt64) {
    #expect(written { $0.put(digitsOf: number, &$1) } == String(number))
  }

  @Test(
    arguments: [0, 1, 500_000, 123_456_789, -1, -2_500_000, 10_000_000, 1_050_000, .max, .min] as [Int64],
    [CSVDialect.rfc, .excelCzech])
  func aDecimalIsAsInARow(micros: Int64, dialect: CSVDialect) {
    let cell = CSVWriter.bytes(of: .number(ExactDecimal.text(micros: micros)), dialect)
    #expect(written { $0.put(micros: micros, dialect, &$1) } == String(decoding: cell, as: UTF8.self))
  }

  @Test func aDecimalCommaBetweenCommasIsQuoted() {
    let dialect = CSVDialect(
      separator: .comma, hasDecimalComma: true, hasByteOrderMark: false, guardsFormulas: false)
    #expect(written { $0.put(micros: 2_500_000, dialect, &$1) } == "\"2,5\"")
  }

  @Test(
    arguments: ["a", "č b", "a,b", "a;b", "-a", "=a", "@a", "+a", "č", "a\"", "\r", "'a", "%", "+a,\"b\""],
    [CSVDialect.rfc, .excel, .excelCzech])
  func wordsAreAsInARow(text: String, dialect: CSVDialect) {
    let source = ContiguousArray(("< " + text + "  z >").utf8)
    let length = Int32(text.utf8.count)
    let words = [2..<(2 + length), (4 + length)..<(5 + length)]
    let cell = CSVWriter.bytes(of: .text(text + " z"), dialect)
    #expect(
      written { $0.put(words: words, of: source, dialect, &$1) }
        == String(decoding: cell, as: UTF8.self))
  }

  @Test func timesAndHexadecimalDigitsAreAsTheyAreSaid() {
    for minutes in 0..<1440 {
      let time = TimeOfDay(minutes: minutes)
      #expect(written { $0.put(time, &$1) } == time.description)
    }
    var chance = SplitMix64(seed: 1)
    for number in [0, 9, 10, .max, 0x0123_4567_89AB_CDEF] + (0..<200).map({ _ in chance.next() }) {
      #expect(written { $0.put(hexadecimal: number, &$1) } == FNV.text(number))
    }
  }

  @Test(arguments: 1...40) func aRowIsTheSameHoweverLittleRoomItBeginsWith(room: Int) {
    var bytes: ContiguousArray<UInt8> = []
    var row = RowBytes(room: room)
    row.append(to: &bytes) { span, place in
      span.put(TimeOfDay(minutes: 490), &place)
      span.put(hexadecimal: 0x0123_4567_89AB_CDEF, &place)
      span.put(TimeOfDay(minutes: 1439), &place)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "08:100123456789abcdef23:59")
  }

  @Test func aRowThatRunsOutOfRoomIsWrittenAgain() {
    let long = ContiguousArray(repeating: UInt8(ascii: "x"), count: 2000)
    var bytes: ContiguousArray<UInt8> = []
    var row = RowBytes()
    row.append(to: &bytes) { $0.put(long, &$1) }
    row.append(to: &bytes) { $0.put(UInt8(ascii: "y"), &$1) }
    #expect(bytes == long + [UInt8(ascii: "y")])
  }
}
