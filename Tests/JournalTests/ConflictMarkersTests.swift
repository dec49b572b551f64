import TestSupport
import Testing

@testable import Journal

/// What of a conflict counts: the ancestor's lines do not, and a line that stands on both sides counts once.
@Suite struct ConflictMarkersTests {
  private static let conflict = """
    <<<<<<< HEAD
    [x] lunch
    ||||||| base
    [ ] brunch
    =======
    [x]  lunch
    >>>>>>> other

    """

  @Test func theAncestorDeclaresNothing() {
    let file = DayFile(Self.conflict)
    var discovery = Discovery()
    discovery.look(into: file)
    #expect(discovery.configuration(from: Configuration()).habits.map(\.name) == ["lunch"])
  }

  @Test(arguments: [["lunch", "brunch"], ["lunch"], []])
  func theAncestorDoesNotCount(_ declared: [String]) {
    var configuration = Configuration()
    configuration.habits = declared.map { Habit(name: $0) }
    let file = DayFile(Self.conflict)
    var reader = DayReader(configuration)
    let (record, problems) = reader.read(file, of: Day("2026-01-12")!)
    #expect(record.records.map { file.source.text($0.name) } == ["lunch"])
    #expect(problems.map(\.code) == Array(repeating: "merge-marker", count: 4))
  }

  @Test func aLineOfTheSecondSideCountsAsOftenAsTheFirstLacksIt() {
    let file = DayFile("<<<<<<< a\nwater 250ml\n=======\nwater 250ml\nwater  250ml\n>>>>>>> b\nwater 250ml\n")
    var reader = DayReader(configured("measure water unit ml"))
    #expect(reader.read(file, of: Day("2026-01-12")!).record.records.map(\.line) == [1, 4, 6])
  }

  @Test(arguments: [
    "        < x\n[x] lunch\n", "<<<<<<<x\n[x] lunch\n", "<<<<<< x\n[x] lunch\n", "<<<<<<<< x\n[x] lunch\n",
    ">>>>>>> x\n[x] lunch\n", "=======\n[x] lunch\n", "||||||| x\n[x] lunch\n",
  ])
  func aMarkerOutsideOfAConflictIsText(_ text: String) {
    var reader = DayReader(Configuration())
    let (record, problems) = reader.read(DayFile(text), of: Day("2026-01-12")!)
    #expect(record.records.count == 1 && record.textLines == [0] && problems.isEmpty)
  }
}
