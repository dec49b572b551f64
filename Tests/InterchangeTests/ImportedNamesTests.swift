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

  @Test func namesOfSignsAloneAreDeclaredEach() {
    let declarations = ["💪", "🏃", "💪"].map {
      ImportedDeclaration(name: "imported", line: "\"\($0)\"", isHabit: true)
    }
    #expect(
      DeclaredLines(declarations, after: nil).lines == ["habit imported \"💪\"", "habit imported-2 \"🏃\""])
  }
}
