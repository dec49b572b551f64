import TestSupport
import Testing

@testable import Journal

/// Lines and files of a size that nobody types: what takes more than its share of time hangs here.
@Suite struct SizeLaws {
  /// Many bytes of a text: more of them where more rounds are wanted.
  private func long(_ text: String) -> String {
    String(repeating: text, count: min(seeds(40).count, 10_000) * 100 / text.utf8.count)
  }

  @Test(arguments: [
    "a", "a ", "š", "š ", "ŠÁLEK ", "1", "1 ", "1x", "1 x ", "2×", "111 ", "1 1/2 ", "½", "7h", "7h30m",
    "08:10 ", "8 pm ",
    "+a ", "kcal:1 ", "kcal:x ", "káva:1 ", "kcal:\"1 ", "kcal:\" ", "\"", "a:\"b", ":", "a:", "#", "# ", "-",
    "- ", "[x] ",
    "water ", "water:", "kitchen-", "Kitchen closed ", "pitný ", "pitny\u{301} ", "brekfast ", ".5l ", "1..2",
    "1,2", "/",
    "\u{0}", "\u{85}", "\u{A0}", "\r", "\t", "<", "250ml ", "250mll ", "x ",
  ])
  func aLongLineIsReadInItsOwnTime(_ text: String) {
    let day = Day("2026-01-12")!
    var interpreter = DayReader(configured(water + "\n" + "measure káva unit ml\nhabit pitný-režim"))
    for head in ["", "[ ] brekfast ", "water ", "water lots ", "goal water "] {
      let file = DayFile(head + long(text))
      _ = interpreter.examine(file, of: day, today: day)
      _ = file.formattingEdits(by: interpreter.reader)
      #expect(file.bytes == file.source)
    }
  }

  @Test func aProductOfManyNumbersIsNone() {
    #expect(told("water " + String(repeating: "1x", count: 50_000) + "1ml") == ["error unknown-unit"])
  }

  @Test(arguments: [
    "\n", "water 250ml 08:10\n", "[x] breakfast 10:30\n", "<<<<<<<\n", "=======\n",
    "<<<<<<<\na\n=======\na\n>>>>>>>\n",
    "water 9999l\n", "\u{FF}", "\r\n",
  ])
  func aFileOfManyLinesIsReadInItsOwnTime(_ text: String) {
    let day = Day("2026-01-12")!
    var interpreter = DayReader(configured(water))
    let file = DayFile(String(repeating: text, count: 4000))
    _ = interpreter.examine(file, of: day, today: day)
    #expect(file.bytes == file.source)
  }

  @Test func aConflictOfManyLinesIsReadInItsOwnTime() {
    let lines = (0..<4000).map { "water \($0)ml\n" }
    let text = "<<<<<<< a\n" + lines.joined() + "=======\n" + lines.reversed().joined() + ">>>>>>> b\n"
    var interpreter = DayReader(configured(water))
    #expect(interpreter.read(DayFile(text), of: .first).record.records.count == 4000)
  }

  @Test func namesThatTheFilesDeclareTakeLittleRoom() {
    var discovery = Discovery()
    let names = (0..<2000).map { "task number \($0) of a long list that is never done \($0 * 7919)" }
    discovery.look(into: DayFile(names.map { "[ ] \($0) end\n" }.joined()))
    let vocabulary = Vocabulary(discovery.configuration(from: Configuration()))
    #expect(vocabulary.names.count == 2000)
    #expect(vocabulary.subject(named: names[1999] + " END") == .habit(1999))
  }

  @Test func aLongConfigurationIsReadInItsOwnTime() {
    let habits = (0..<100).map { "habit h\($0)x\n" }
    let measures = (0..<60).map {
      "unit u\(String(repeating: "a", count: $0 + 1)) \($0 + 1)ml\nmeasure m\($0)x goal 2l\n"
    }
    let goals = (0..<60).map { "goal m\($0)x 3l when h\($0)x\n" }
    let reading = ConfigurationReading(DayFile((habits + measures + goals).joined()))
    #expect(reading.problems == [] && reading.configuration.measures.count == 60)
  }
}
