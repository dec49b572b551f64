import TestSupport
import Testing

@testable import Journal

/// A text in UTF-16, with what stands before it.
private func wide(_ text: String, isBig: Bool = false, mark: Bool = false) -> ContiguousArray<UInt8> {
  var bytes: ContiguousArray<UInt8> = []
  for unit in (mark ? "\u{FEFF}" + text : text).utf16 {
    let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
    bytes += isBig ? pair.reversed() : pair
  }
  return bytes
}

@Suite struct ForeignTextTests {
  @Test(
    arguments: [
      (wide("water 250ml\r\n", mark: true), ForeignText.utf16(name: "UTF-16")),
      (wide("water 250ml\r\n", isBig: true, mark: true), .utf16(name: "UTF-16")),
      (wide("水 250ml\n", mark: true), .utf16(name: "UTF-16")),
      (wide("Špatně jsem spal.\n"), .utf16(name: "UTF-16LE")),
      (wide("Špatně jsem spal.\n", isBig: true), .utf16(name: "UTF-16BE")),
      (wide("ab"), .utf16(name: "UTF-16LE")),
      (wide("", mark: true), .utf16(name: "UTF-16")),
      (ContiguousArray("water 250ml\rwater 1l\r".utf8), .returnsAlone),
      (ContiguousArray("a\rb".utf8), .returnsAlone),
      (ContiguousArray("\ra".utf8), .returnsAlone), (ContiguousArray("\u{FEFF}a\r\rb".utf8), .returnsAlone),
      (ContiguousArray("a\rb\n".utf8), nil), (ContiguousArray("a\r".utf8), nil),
      (ContiguousArray("a\r\r".utf8), nil),
      (ContiguousArray("a\r\nb\r\n".utf8), nil), (ContiguousArray("".utf8), nil),
      (ContiguousArray("a".utf8), nil),
      (ContiguousArray("a\0b\n".utf8), nil), (ContiguousArray("\0\0\0\0".utf8), nil),
      (ContiguousArray("x\0".utf8), nil),
      (ContiguousArray("\0a water 250ml and more\n".utf8), nil),
      (ContiguousArray("\u{FEFF}water 1l\n".utf8), nil),
    ] as [(ContiguousArray<UInt8>, ForeignText?)])
  func aFileIsWrittenInAnotherWayOrNot(_ bytes: ContiguousArray<UInt8>, _ expected: ForeignText?) {
    #expect(ForeignText(bytes) == expected)
  }

  @Test func aForeignFileIsOneProblemAndCountsNothing() {
    var reader = DayReader(configured(water))
    for (bytes, code) in [
      (wide("water 250ml 8.10\n[x] gym\n", mark: true), "utf-16"),
      (ContiguousArray("water 250ml 8.10\r[x] gym\r".utf8), "control-character"),
    ] {
      let file = DayFile(bytes)
      #expect(file.bytes == bytes)
      let (record, problems) = reader.examine(file, of: .first, today: .first)
      #expect(problems.map(\.code) == [code] && record.records.isEmpty && record.textLines.isEmpty)
      #expect(file.formattingEdits(by: reader.reader) == [])
      #expect(ConfigurationReading(file).problems.map(\.code) == [code])
      #expect(ConfigurationReading(file).configuration.declaresNothing)
    }
  }

  @Test func theFixOfReturnsAloneIsLineFeeds() {
    var reader = DayReader(configured(water))
    let problems = reader.examine(DayFile("\u{FEFF}water 1l\r\r[x] gym\r"), of: .first, today: .first)
      .problems
    #expect(problems.map(\.line) == [0] && problems[0].fix?.text == "water 1l\n\n[x] gym\n")
    #expect(problems[0].range == 0..<18 && problems[0].isOfAWholeFile)
    // What is not UTF-8 cannot be told in a fix.
    let latin = reader.examine(DayFile([0x61, 0x0D, 0xE9]), of: .first, today: .first).problems
    #expect(latin.map(\.fix) == [nil])
  }
}

@Suite struct LineSenseTests {
  private func sense(_ line: String) -> LineSense? {
    LineSense(DayFile(line), by: LineReader(configured(water)))
  }

  @Test(arguments: [
    ("[x]gym 18:00", "[x] gym 18:00"), ("water  250ml", "water 250ml"), ("Slept badly.\u{7}", "Slept badly."),
    ("\u{1B}Slept", "Slept"), ("# a\u{7} b", "# a b"), ("Rain.\u{C}", "Rain."),
    ("a \u{7} b", "a b"), ("[x] gym \u{7}hard", "[x] gym hard"),
  ])
  func theseSayTheSame(_ line: String, _ other: String) {
    #expect(sense(line) == sense(other) && sense(line) != nil)
  }

  @Test(arguments: [
    ("water 250ml \u{7}07:00 09:00", "water 250ml 07:00 09:00"), ("[x] read 1\u{7}8:30", "[x] read 18:30"),
    ("Slept\u{B}badly", "Sleptbadly"), ("Slept\u{B}badly", "Slept badly"), ("Sle\u{7}pt", "Slept"),
    ("a \u{0} b", "a  b"), ("a\u{2028}b", "a b"), ("a\u{85} b", "a b"),
    ("water 250ml 8.10", "water 250ml 8:10"),
    ("x gym", "[x] gym"), ("[x] gmy", "[x] gym"), ("lunch kcal: 500", "lunch kcal:500"),
    ("# one", "# two"), ("[x] gym # a", "[x] gym # b"), ("[x] gym +a", "[x] gym +b"), ("Rain.", "Sun."),
    ("goal water 2l", "goal water 3l"),
  ])
  func theseDoNot(_ line: String, _ other: String) { #expect(sense(line) != sense(other)) }

  @Test(arguments: ["", "a\nb", "a\rb"])
  func onlyOneLineSaysSomething(_ text: String) { #expect(sense(text) == nil) }
}
