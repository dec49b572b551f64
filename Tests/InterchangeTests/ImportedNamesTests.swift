import Journal
import TestSupport
import Testing

@testable import Interchange

@Suite struct ImportedNamesTests {
  @Test(
    arguments: [
      ("habit gym", "Gym!", "gym"), ("habit my-5k-run", "5k run", "my-5k-run"), ("habit gym", "Gym 2", nil),
      ("habit imported \"💪\"", "💪", "imported"), ("habit imported \"💪\"", "🏃", nil),
    ] as [(String, String, String?)])
  func aNameIsTheOneThatItWouldBeDeclaredBy(line: String, name: String, declared: String?) {
    let configuration = configured(line)
    let subject = ImportedNames(Vocabulary(configuration)).subject(of: name)
    #expect(subject.map { configuration.name(of: $0) } == declared)
  }

  @Test(arguments: [
    ("weight", "unit kg", "measure weight unit kg last"),
    ("weight", "unit kg # of mornings", "measure weight unit kg last # of mornings"),
    ("mood", "\"Mood\" unit points mean", "measure mood \"Mood\" unit points mean"),
    ("heart-rate", "unit bpm", "measure heart-rate unit bpm last"),
    ("glykémie", "unit mmol", "measure glykémie unit mmol last"),
    ("steps", "unit steps", "measure steps unit steps"),
  ])
  func levelsAreDeclaredByTheirLastValue(name: String, line: String, declared: String) {
    let declaration = ImportedDeclaration(name: name, line: line, isHabit: false)
    #expect(DeclaredLines([declaration], after: nil).lines == [declared])
  }

  @Test func namesOfSignsAloneAreDeclaredEach() {
    let declarations = ["💪", "🏃", "💪"].map {
      ImportedDeclaration(name: "imported", line: "\"\($0)\"", isHabit: true)
    }
    #expect(
      DeclaredLines(declarations, after: nil).lines == ["habit imported \"💪\"", "habit imported-2 \"🏃\""])
  }
}
