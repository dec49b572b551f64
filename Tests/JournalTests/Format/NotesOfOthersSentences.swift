import TestSupport
import Testing

@testable import Journal

/// The codes of the problems of a note of one line.
private func codes(_ line: String) -> [String] {
  var reader = DayReader(configured(water))
  let day = Day("2026-01-12")!
  let file = DayFile(ContiguousArray(line.utf8), isMarkdown: true)
  return reader.examine(file, of: day, today: day).problems.map(\.code)
}

/// Lines as Obsidian, Logseq and their plugins write them.
@Suite struct NotesOfOthersSentences {
  @Test(arguments: [
    "water 250ml [[2026-01-11]]", "water 250ml [[2026-01-11|yesterday]]", "water 250ml (11.1.)",
    "[x] gym [[2026-01-11]]", "[x] gym 2026/01/11", "[x] gym (Sun)", "water 250ml (yesterday)",
  ]) func aDayInBracketsIsADay(_ line: String) { #expect(doubts(line) == ["odd-time"]) }

  @Test(arguments: [
    "water 250ml [[2026-01-12]]", "water 250ml (12.1.)", "[x] gym 2026/01/12", "[x] gym (with Petr)",
    "[x] read [[Sun and Moon]]", "water 250ml (2026)",
  ]) func otherBracketsAreQuiet(_ line: String) { #expect(doubts(line) == []) }

  @Test(arguments: [
    ("  - [x] gym, read", "glued-lines >   - [x] gym\n  - [x] read"),
    ("> - [x] gym, read", "glued-lines > > - [x] gym\n> - [x] read"),
    ("- water 250ml, coffee 1 cup", "glued-lines > - water 250ml,\n- coffee 1 cup"),
    ("- [x] breakfast 10:30[x] gym", "glued-lines > - [x] breakfast 10:30\n- [x] gym"),
    ("- [x] gym\u{2028}- [x] read", "glued-lines > - [x] gym\n- [x] read"),
    ("[x] gym, read", "glued-lines > [x] gym\n[x] read"),
  ]) func aPartedLineKeepsItsLead(_ line: String, says: String) { #expect(doubts(line) == [says]) }

  @Test(arguments: [
    ("\"water\": 250", "2 entry water 250 ml =250"), ("water : 250", "2 entry water 250 ml =250"),
    ("\"gym\" : yes", "2 tick gym done"),
  ]) func aKeyOfFrontMatterIsWrittenAsYAMLHasIt(_ field: String, says: String) {
    let lines = told(note: "---\n\(field)\n---\n")
    #expect("2 " + lines[1] == says)
    #expect(codes("---\n\(field)\n---\n").isEmpty)
  }

  @Test func aKeyThatIsNearlyAMeasureIsTold() {
    #expect(codes("---\nwather: 250\n---\n") == ["near-name"])
    #expect(codes("---\nwather: nice\nrating: 5\nstage: 2\n---\n") == [])
  }
}
