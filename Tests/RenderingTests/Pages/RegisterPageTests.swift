import Journal
import Reports
import Speech
import TestSupport
import Testing

@testable import Rendering

@Suite struct RegisterPageTests {
  private func page(
    on screen: Screen, isBroken: Bool, text: String = "run 5km 18:30 round the lake and back\nRain.\n"
  ) -> RegisterPage {
    let day = Day("2026-01-12")!
    var reader = DayReader(configured("measure run \"Running\" unit km\n"))
    var (found, problems): ([FoundLine], [Problem]) = ([], [])
    reader.find(
      LineQuery.everything, in: ContiguousArray(text.utf8), isMarkdown: false, of: day, into: &found,
      problems: &problems)
    let configuration = reader.reader.configuration
    return RegisterPage(
      Register(found, for: LineQuery.everything, in: configuration), of: [], near: nil,
      over: Period(day, day),
      paths: [day: "2026-01-12.txt"], isBroken: isBroken, in: Frame(configuration, today: day, on: screen))
  }

  @Test func whereALineHasNoRoomItIsBroken() {
    #expect(
      page(on: screen(columns: 40), isBroken: true).lines.drawn == """
        2026-01-12 18:30  run 5km 18:30 round
          the lake and back     2026-01-12.txt:1
        2026-01-12        Rain.
                                2026-01-12.txt:2

        2 lines on 1 day
        """)
  }

  @Test func aPlaceStandsTwoColumnsBehindItsLineOrBelow() {
    #expect(
      page(on: screen(columns: 40), isBroken: true, text: "Rain\nRains\n").lines.drawn == """
        2026-01-12        Rain  2026-01-12.txt:1
        2026-01-12        Rains
                                2026-01-12.txt:2

        2 lines on 1 day
        """)
  }

  @Test func aPipeHasNoWidth() {
    #expect(
      page(on: screen(columns: 40), isBroken: false).lines.drawn == """
        2026-01-12 18:30  run 5km 18:30 round the lake and back  2026-01-12.txt:1
        2026-01-12        Rain.  2026-01-12.txt:2

        2 lines on 1 day
        """)
  }

  @Test(arguments: [
    "", "Rain.\n", "run 5km 18:30\n[x] gym\nžízeň 💧 7:05\n", "\u{1B}[31mred\u{1B}[0m\ta\u{202E}b 9:00\n",
  ])
  func theTextOfAPipeIsThatOfItsLines(_ text: String) {
    for language in Language.allCases {
      let page = page(on: screen(language), isBroken: false, text: text)
      let written = RegisterText(in: page.frame)
      let tally = Register.Tally(of: page.register.lines, in: page.configuration)
      let plain =
        String(decoding: written.lines(page.register.lines, paths: page.paths), as: UTF8.self)
        + written.end(tally, page.register.sums)
      if text.isEmpty {
        #expect(written.lines(page.register.lines, paths: page.paths).isEmpty)
      } else {
        #expect(plain == page.lines.map { $0.text + "\n" }.joined())
      }
    }
  }

  @Test func readAloudEachLineIsASentence() {
    #expect(
      page(on: screen(.cs), isBroken: false).sentences.map { $0.withPlainBlanks } == [
        "12. ledna 2026, 18:30: run 5km 18:30 round the lake and back (2026-01-12.txt řádek 1).",
        "12. ledna 2026: Rain. (2026-01-12.txt řádek 2).", "2 řádky v 1 dni.",
      ])
  }
}
