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

  @Test(
    arguments: [
      ("Drink water", "Drink water", "drink-water"), ("read", "read", "read"),
      ("  5k\trun\n", "5k run", "my-5k-run"), ("Read (30 min)", "Read (30 min)", "read-30-min"),
      ("say \"no\"", "say 'no'", "say-no"), ("💪", "💪", "my-habit"), ("Čtení", "Čtení", "čtení"),
      ("a\u{202E}b\u{1B}[31m", "ab [31m", "ab-31m"), ("--help", "--help", "help"),
      ("[x] a:b", "[x] a:b", "x-a-b"),
    ] as [(String, String, String)])
  func aNameIsMadeFitToBeDeclared(foreign: String, title: String, word: String) {
    #expect(ForeignName(foreign)?.title == title)
    #expect(ForeignName(foreign)?.word == word)
  }

  @Test func nothingIsNoName() {
    #expect(ForeignName(" \u{FEFF}\n") == nil)
    #expect(ForeignName(String(repeating: "ab ", count: 100))?.title.count == 80)
  }

  @Test func twoNamesNeverBecomeOneWord() {
    var draft = ImportDraft(source: "test")
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
      ("٢٠٢٠-١١-٠٥", "2020-11-05", "2020-11-05"), ("25.12.20", "2020-12-25", nil),
      ("12-25-20", nil, "2020-12-25"),
    ] as [(String, String?, String?)])
  func aDateIsReadInBothOrders(text: String, dayFirst: String?, monthFirst: String?) {
    #expect(NumericDate(text)?.dayFirst?.description == dayFirst)
    #expect(NumericDate(text)?.monthFirst?.description == monthFirst)
  }

  @Test(arguments: [
    "", "soon", "2020", "99/99/2020", "2020-02-30", "1/2/3", "-", "2020-11-5-1", "99999999999999999999",
  ])
  func whatIsNoDateIsNone(text: String) { #expect(NumericDate(text) == nil) }

  @Test(
    arguments: [
      ("2026-05-14T23:00:00.000Z", "2026-05-15 01:00"), ("2024-02-06 14:30:00 -0800", "2024-02-07 00:30"),
      ("2024-02-06T14:30+01:00", "2024-02-06 15:30"), ("2024-02-06 14:30", "2024-02-06 14:30"),
    ])
  func anInstantIsSeenInAZone(text: String, shown: String) {
    let moment = WrittenInstant(text)?.moment(in: Zone(offset: 7200))
    #expect(moment.map { "\($0.day) \($0.time)" } == shown)
  }
}
