import TestSupport
import Testing

@testable import Journal

@Suite struct NoteSurveyTests {
  @Test(arguments: [
    ("- [x] read **Dune**\n", "read **Dune**"), ("- [ ] _stretch_ well\n", "_stretch_ well"),
    ("- [x] [[Gym]]\n", "Gym"), ("**mood**:: 7\n", "mood"),
    ("---\nbed_time: 7h\n---\n", "bed_time"), ("[in_bed:: yes]\n", "in_bed"),
  ])
  func aNameIsProposedWithoutItsMarks(_ text: String, _ name: String) {
    var survey = NoteSurvey()
    survey.look(into: DayFile(ContiguousArray(text.utf8), isMarkdown: true))
    #expect(survey.recurring(onDays: 1).map(\.name) == [name])
  }

  /// "any other value is told": what the reader does not read is not proposed.
  @Test(arguments: ["true", "Yes", "x", "done", "no", "false", "ano", "✓", "skipped", "maybe"])
  func aFieldIsProposedIfItIsRead(_ value: String) {
    let note = DayFile(ContiguousArray("---\ngym: \(value)\n---\n".utf8), isMarkdown: true)
    var survey = NoteSurvey()
    survey.look(into: note)
    var reader = DayReader(configured("habit gym\n"))
    #expect(survey.recurring(onDays: 1).isEmpty == !reader.read(note, of: .first).problems.isEmpty)
  }
}
