import Journal
import Testing

@testable import Rendering

private let en = Words(.en)
private let cs = Words(.cs)

@Suite struct ProblemLineTests {
  private let odd = Problem(.oddTime("8.10", meant: TimeOfDay(minutes: 490)), line: 2, range: 12..<16)

  @Test func placesCountFromOne() {
    #expect(
      ProblemLine(odd, in: "2026-01-12.txt").styled(en).text
        == "2026-01-12.txt:3:13: warning: '8.10' is not read as a time; write '08:10' [odd-time]")
  }

  @Test func theSeverityStaysEnglishWhereTheMessageIsCzech() {
    #expect(
      ProblemLine(odd, in: "2026-01-12.txt").styled(cs).text
        == "2026-01-12.txt:3:13: varování: „8.10“ se nečte jako čas; napište „08:10“ [odd-time]")
  }

  @Test func aProblemOfAWholeFileHasNoPlace() {
    let problem = Problem(ofFile: .unreadable(path: "2026-01-12.txt", reason: "permission denied"))
    #expect(
      ProblemLine(problem, in: "2026-01-12.txt").styled(en).text
        == "2026-01-12.txt: error: '2026-01-12.txt' cannot be read: permission denied [unreadable]")
  }

  @Test func aFileNameCannotBreakTheLineOrSteerTheTerminal() {
    let line = ProblemLine(odd, in: "a\nb\u{1B}[2J.txt").styled(en)
    #expect(line.text.hasPrefix("a␊b␛[2J.txt:3:13: warning:"))
  }

  @Test(arguments: [
    (Problem.Kind.badUTF8, Role.bad), (.zeroAmount(measure: "water"), .warning),
    (.unboxedHabit("read", .done), .accent),
  ])
  func theSeverityHasARoleOfItsOwn(kind: Problem.Kind, role: Role) {
    let spans = ProblemLine(Problem(kind, line: 0, range: 0..<1), in: "f").styled(en).spans
    #expect(spans.first { $0.text == "\(kind.entry.severity.rawValue):" }?.role == role)
  }
}

@Suite struct ProblemTallyTests {
  @Test(
    arguments: [
      (ProblemTally(files: 73), "73 files, no problem found", "73\u{A0}souborů, žádný problém"),
      (
        ProblemTally(files: 73, errors: 5, warnings: 4, hints: 3),
        "73 files, 12 problems: 5 errors, 4 warnings, 3 hints",
        "73\u{A0}souborů, 12\u{A0}problémů: 5\u{A0}chyb, 4\u{A0}varování, 3\u{A0}tipy"
      ),
      (
        ProblemTally(files: 1, hints: 1), "1 file, 1 problem: 1 hint",
        "1\u{A0}soubor, 1\u{A0}problém: 1\u{A0}tip"
      ),
    ])
  func aCheckEndsInItsCounts(tally: ProblemTally, english: String, czech: String) {
    #expect(en.summary(of: tally).text == english)
    #expect(cs.summary(of: tally).text == czech)
  }

  @Test(
    arguments: [
      (0, ProblemTally(files: 2), "2 files, no problem found", "2\u{A0}soubory, žádný problém"),
      (
        3, ProblemTally(files: 2), "2 files, 3 problems mended, none left",
        "2\u{A0}soubory, opraveny 3\u{A0}problémy, žádný nezbývá"
      ),
      (
        1, ProblemTally(files: 2, errors: 2), "2 files, 1 problem mended, 2 left: 2 errors",
        "2\u{A0}soubory, opraven 1\u{A0}problém, zbývají 2: 2\u{A0}chyby"
      ),
      (
        7, ProblemTally(files: 9, errors: 1), "9 files, 7 problems mended, 1 left: 1 error",
        "9\u{A0}souborů, opraveno 7\u{A0}problémů, zbývá 1: 1\u{A0}chyba"
      ),
      (
        0, ProblemTally(files: 2, errors: 5), "2 files, nothing could be mended, 5 left: 5 errors",
        "2\u{A0}soubory, nic se nedalo opravit, zbývá 5: 5\u{A0}chyb"
      ),
    ])
  func mendingEndsInWhatIsLeft(mended: Int, tally: ProblemTally, english: String, czech: String) {
    #expect(en.summary(of: tally, mended: mended).text == english)
    #expect(cs.summary(of: tally, mended: mended).text == czech)
  }

  @Test func problemsAreCountedByTheirSeverity() {
    var tally = ProblemTally(files: 1)
    for severity in [Severity.error, .hint, .hint, .warning] { tally.add(severity) }
    #expect(tally == ProblemTally(files: 1, errors: 1, warnings: 1, hints: 2))
    #expect(tally.problems == 4)
  }
}
