import Journal
import Testing

@testable import Interchange

@Suite struct ForeignTextTests {
  private func rows(_ text: String) -> [[String]] {
    var rows = ForeignRows(ContiguousArray(text.utf8))
    var all: [[String]] = []
    while let row = rows.next() { all.append(["\(row.line)"] + row.cells) }
    return all
  }

  @Test func noRowStopsTheRowsAfterIt() {
    #expect(rows("a,\"b \"\"c\"\"\nd\",e\n\nf\r\n") == [["1", "a", "b \"c\"\nd", "e"], ["4", "f"]])
    #expect(rows("\"d\",e\na,\"open\nb,c\n") == [["1", "d", "e"], ["2", "a", "\"open"], ["3", "b", "c"]])
    #expect(rows("\"a\"b,c\n,\n") == [["1", "ab", "c"], ["2", "", ""]])
    #expect(rows("a\"b\"\n\"") == [["1", "a\"b\""], ["2", "\""]])
  }

  @Test(arguments: [65_536, 65_537]) func aCellIsCutBehindItsLongest(count: Int) {
    var rows = ForeignRows(ContiguousArray("\(String(repeating: "x", count: count)),y\n".utf8))
    let row = rows.next()
    #expect(row?.cells.map(\.utf8.count) == [65_536, 1])
    #expect((row?.damage == nil) == (count == 65_536))
  }

  @Test(
    arguments: [
      ("Drink water", "Drink water", "drink-water"), ("read", "read", "read"),
      ("  5k\trun\n", "5k run", "my-5k-run"), ("Read (30 min)", "Read (30 min)", "read-30-min"),
      ("say \"no\"", "say 'no'", "say-no"), ("💪", "💪", "imported"), ("Čtení", "Čtení", "čtení"),
      ("a\u{202E}b\u{1B}[31m", "ab [31m", "ab-31m"), ("--help", "--help", "help"),
      ("[x] a:b", "[x] a:b", "x-a-b"), ("हिन्दी ३", "हिन्दी ३", "हिन्दी-३"), ("C\u{327}ay", "C\u{327}ay", "çay"),
    ] as [(String, String, String)])
  func aNameIsMadeFitToBeDeclared(foreign: String, title: String, word: String) {
    #expect(ForeignName(foreign)?.title == title)
    #expect(ForeignName(foreign)?.word == word)
    #expect(ImportedNames.word(for: foreign) == word)
  }

  @Test func nothingIsNoName() {
    #expect(ForeignName(" \u{FEFF}\n") == nil)
    #expect(ForeignName(String(repeating: "ab ", count: 100))?.title.count == 80)
  }

  @Test func twoNamesNeverBecomeOneWord() {
    var draft = ImportDraft(source: "test", of: [])
    for name in ["A+", "A!", "a", "A+"] {
      if let name = ForeignName(name) { draft.declare(name, isHabit: true, []) }
    }
    #expect(draft.result.declared == ["habit a \"A+\"", "habit a-2 \"A!\""])
    #expect(draft.result.declaredProblems == [])
  }

  @Test(
    arguments: [
      ("km", "km"), ("Miles", "mi"), ("fl. oz.", "oz"), ("pages", "pages"), ("", ""), ("12", ""),
      ("$/day", "day"),
      ("push ups", "push-ups"),
    ])
  func aUnitIsAKnownOneOrAWord(typed: String, unit: String) {
    #expect(ForeignUnit(typed).word == unit)
  }

  @Test(
    arguments: [
      ("2020-11-05", "2020-11-05", "2020-11-05"), ("20201105", "2020-11-05", "2020-11-05"),
      ("2020-11-05T10:00:00", "2020-11-05", "2020-11-05"), ("11/5/2020", "2020-05-11", "2020-11-05"),
      ("٢٠٢٠-١١-٠٥", "2020-11-05", "2020-11-05"), ("25.12.20", "2020-12-25", "2020-12-25"),
      ("12-25-20", nil, "2020-12-25"), ("5.11.2020", "2020-11-05", "2020-11-05"),
    ] as [(String, String?, String?)])
  func aDateIsReadInBothOrders(text: String, dayFirst: String?, monthFirst: String?) {
    #expect(NumericDate(text)?.dayFirst?.description == dayFirst)
    #expect(NumericDate(text)?.monthFirst?.description == monthFirst)
  }

  @Test(arguments: [
    "", "soon", "2020", "99/99/2020", "2020-02-30", "1/2/3", "5.11.202", "5.11.20200", "-", "2020-11-5-1",
    "99999999999999999999", "12.25.2020",
  ])
  func textThatIsNoDateIsNil(text: String) { #expect(NumericDate(text) == nil) }

  @Test(
    arguments: [
      ("2026-05-14T23:00:00.000Z", "2026-05-15 01:00"), ("2024-02-06 14:30:00 -0800", "2024-02-07 00:30"),
      ("2024-02-06T14:30+01:00", "2024-02-06 15:30"), ("2024-02-06 14:30", "2024-02-06 14:30"),
    ])
  func anInstantIsSeenInAZone(text: String, shown: String) {
    let moment = WrittenInstant(text)?.moment(in: Zone(offset: 7200))
    #expect(moment.map { "\($0.day) \($0.time)" } == shown)
  }

  private static func bytes(_ text: String) -> ContiguousArray<UInt8> {
    // A tilde stands for a letter of Windows-1250.
    ContiguousArray(text.utf8.map { $0 == UInt8(ascii: "~") ? 0xE1 : $0 })
  }

  @Test(
    arguments: [
      (
        "habitbull", "x.csv",
        "HabitName,CalendarDate,Value\nV~ha,2026-01-12,1\nRun,2026-01-12,1\nB~h,2026-01-12,1\n"
      ),
      (
        "streaks", "x.csv",
        "title,entry_type,entry_date\nV~ha,completed_manually,20260112\nRun,completed_manually,20260112\nB~h,skipped_auto,20260112\n"
      ),
      (
        "loop", "001 Run/Checkmarks.csv",
        "Date,Value,Notes\n2026-01-13,2,~\n2026-01-12,2,\n2026-01-11,2,~\n"
      ),
      ("harsh", "log", "2026-01-12 : V~ha : y\n2026-01-12 : Run : y\n2026-01-12 : B~h : y\n"),
      ("habitctl", "log", "2026-01-12\tV~ha\ty\n2026-01-12\tRun\ty\n2026-01-12\tB~h\ty\n"),
    ] as [(String, String, String)])
  func rowsInAnotherEncodingAreLeftOutAndToldOnce(format: String, name: String, text: String) throws {
    let reader = try #require(foreignFormats.first { $0.source == format })
    let result = reader.read([(name, ForeignTextTests.bytes(text))], ForeignOptions())
    #expect(result.told == ["2026-01-12 Run [x]"])
    #expect(result.remarks.map(\.reason) == [.notUTF8(2)])
    #expect(result.remarks.map(\.line) == [text.hasPrefix("2026") ? 1 : 2])
  }

  @Test func aTableWhoseHeaderIsInAnotherEncodingIsLeftOutWhole() {
    let result = Loop.read(
      [("Checkmarks.csv", ForeignTextTests.bytes("Date,V~ha,\n2026-01-12,2,\n"))], ForeignOptions())
    #expect(result.told == [])
    #expect(result.remarks == [ImportRemark(line: 1, reason: .notUTF8(2))])
    #expect(
      HabitKit.read(
        [("x.json", ForeignTextTests.bytes("{\"habits\": [{\"name\": \"~\"}]}"))], ForeignOptions()
      ).remarks == [ImportRemark(line: 1, reason: .notUTF8(1))])
  }

  @Test(arguments: [true, false])
  func markedUTF16IsText(isLittle: Bool) {
    let text = "Váha 😀\n"
    var bytes: ContiguousArray<UInt8> = []
    for unit in ("\u{FEFF}" + text).utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes += isLittle ? [low, high] : [high, low]
    }
    #expect(UTF16Text.utf8(bytes).map { String(decoding: $0, as: UTF8.self) } == text)
    // Half of a letter, or of a pair of halves, is no text, but may end the beginning of a file.
    let cut = ContiguousArray(bytes[..<(bytes.count - 3)])
    #expect(UTF16Text.utf8(cut) == nil)
    #expect(UTF16Text.utf8(ContiguousArray(bytes[..<(bytes.count - 4)])) == nil)
    #expect(UTF16Text.utf8(cut, isHead: true).map { String(decoding: $0, as: UTF8.self) } == "Váha ")
    #expect(UTF16Text.utf8(ContiguousArray("Date".utf8)) == nil)
  }
}
