import Journal
import Notation
import TestSupport
import Testing

@testable import Rendering

@Suite struct CheckJSONTests {
  private func checked(_ problems: [(path: String, problem: Problem)]) -> JSON {
    JSON(checkedFiles: 73, problems: problems) { "words for \($0.code)" }
  }

  @Test func nothingFoundIsAnEmptyList() {
    #expect(compactJSON(checked([])) == #"{"schema":"daybook.check/1","files":73,"problems":[]}"#)
  }

  @Test func columnsCountBytesFromOneAndEndOnePastTheLast() {
    let meant = TimeOfDay(hour: 8, minute: 10)!
    let problem = Problem(
      .oddTime("8.10", meant: meant), line: 0, range: 12..<16, fix: Fix(range: 13..<14, text: ":"))
    #expect(
      compactJSON(checked([("2026/2026-01-12.txt", problem)])["problems"]) == """
        [{"path":"2026/2026-01-12.txt","line":1,"column":13,"endColumn":17,"severity":"warning",\
        "code":"odd-time","message":"words for odd-time","fix":{"column":14,"endColumn":15,"text":":"}}]
        """)
  }

  @Test func aProblemOfAWholeFileHasNoPlace() {
    let problem = Problem(ofFile: .notDownloaded(path: ".a.icloud", day: Day("2026-01-12")!))
    #expect(
      compactJSON(checked([(".a.icloud", problem)])["problems"]) == """
        [{"path":".a.icloud","line":null,"column":null,"endColumn":null,"severity":"warning",\
        "code":"not-downloaded","message":"words for not-downloaded","fix":null}]
        """)
  }

  @Test func columnsAreBytesAlsoBehindLettersOfTwo() throws {
    let file = DayFile("\u{FEFF}č\nžába +x voda:2 water:ž\n")
    let configuration = configured("measure water unit ml\n")
    var interpreter = DayReader(configuration)
    let problem = try #require(interpreter.read(file, of: .first).problems.first)
    let json = JSON(problem, in: "p", message: { _ in "" })
    #expect([json["line"], json["column"], json["endColumn"]] == [2, 18, 26])
  }
}
