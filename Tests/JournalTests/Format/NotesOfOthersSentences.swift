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

/// What the lines of a note say without their tags.
private func untagged(_ note: String, _ tag: String) -> [String] {
  told(note: note).map {
    $0.replacing(" [\(tag)]", with: "").replacing(" \(tag)]", with: "]")
  }
}

/// Lines as Obsidian, Logseq and their plugins write them.
@Suite struct NotesOfOthersSentences {
  /// "The marks of the Tasks plugin (and what follows each, and `^block`) are tags", and a tag says nothing of the line.
  @Test(arguments: [" ^a1", " 📅 2026-01-12", " ✅ 2026-01-12", " 🔁 every day", " #x"])
  func aTagAtTheEndOfALineChangesNothing(_ end: String) {
    let tag = String(end.dropFirst())
    for line in [
      "- [x] water two glasses", "- [ ] water two glasses", "- water 250ml", "- water 250ml 08:10",
      "- steps 10 4321", "- [x] steps 10 4321", "- Water:", "- Coffee:", "- [[Coffee]]", "- **Water**",
      "- #coffee", "- coffee", "- coffee 08:10", "- gym", "- gym: yes", "- [x] gym", "- [ ] gym legs",
      "- [x] gym 45 min", "- sleep 7h 30", "- water 250ml 250", "- water 250 mll", "- water 250ml yesterday",
      "- water 250ml and coffee", "- glass of water", "- cup of coffee 08:00", "- half a litre of water",
      "- juice 300ml", "- 250ml", "- +250", "- Mon: coffee", "- a glass of water with lemon", "- water 3kg",
      "- water -250ml", "- water 25:10", "- water 250ml 8.10", "- sleep 7:30", "- sleep 23:15-06:45",
      "- drank water 250ml", "- water after the run 500ml", "- wather 250ml", "- ran 5km", "- item",
      "- [x] call mum", "- [x] coffee with Petr", "- I had no coffee!", "- More water.", "- goal: water 3l",
      "- water 2x", "- [x] brekfast 8:10", "- (x) gym", "- x gym", "- [x] gym, read", "- 2 coffees",
      "- lunch kcal 500", "- kcal: 500", "- lunch 12:30 kcal:600", "- water ten", "- 8 water", "- pudding",
      "- [x] gym 18.30", "- [x] water", "- [x] weight", "- run 5km in 22:40", "- read 18:05-?",
    ] {
      #expect(untagged(line + end, tag) == told(note: line), "\(line)\(end)")
      #expect(codes(line + end) == codes(line), "\(line)\(end)")
    }
  }

  @Test(arguments: [
    ("- [x] water two glasses ✅ 2026-01-12", "entry water 2 glasses =500 [✅ 2026-01-12]"),
    ("- half a litre of water ^a1", "entry water 0.5 litre =500 [^a1]"),
    ("- cup of coffee 08:00 📅 2026-01-12", "entry coffee 1 cup =236.588236 08:00 [📅 2026-01-12]"),
    ("- [x] 🔼 call mum", "tick 'call mum' done [🔼]"),
    (
      "- [x] gym 🔁 every month on the last 📅 2026-01-12 ^g",
      "tick gym done [🔁 every month on the last 📅 2026-01-12 ^g]"
    ),
    ("- water 250ml ^a1 and more", "entry water 250 ml =250 {^a1 and more}"),
  ]) func marksOfTasksAreTags(_ line: String, says: String) { #expect(told(note: line) == [says]) }

  @Test(arguments: [
    "- Water: ^w1", "- Coffee: ^c", "- Water: # ml", "- Water: #daily", "- [[Coffee]] ^a1", "- #coffee #petr",
    "- item ^gym", "^water", "alias:: water", "cssclasses:: water", "![[2026-01-12 water 500ml.png|300]]",
    "[[Gym]] [[Water]]", "[[Gym]] ^a1", "| Gym | Read |", "Coffee mi nechutná", "Sleep mi chybí",
  ]) func whatAsksForNothingIsQuiet(_ line: String) {
    #expect(codes(line).isEmpty)
    #expect(told(note: line).allSatisfy { $0.hasPrefix("text") || $0 == "comment" })
  }

  @Test func aCupWithATagThatCountsIsOne() {
    #expect(told(note: "Water: kcal:5") == ["entry water 1 cup =250 [kcal:5] kcal+=5"])
    #expect(told(note: "Water: 08:10 #x") == ["entry water 1 cup =250 08:10 [#x]"])
  }

  @Test(arguments: [
    ("09:00 - 10:00 Read emails", ["unboxed-habit"]), ("16:00 - 17:00 Sleep research call", ["uncounted"]),
    ("14:00 Read emails", ["unboxed-habit"]),
  ]) func aPlanIsNoTickAndNoLength(_ line: String, told codes: [String]) {
    #expect(told(line).allSatisfy { $0.hasPrefix("text ") })
    #expect(doubts(line).map { $0.split(separator: " ")[0] } == codes.map { $0[...] })
  }

  @Test func aRangeBeforeANameAloneCounts() {
    #expect(told("14:00-15:00 gym") == ["tick gym done 60 min 14:00"])
    #expect(told("23:15-06:45 sleep +early") == ["entry sleep 450 min =7.5 23:15 [+early]"])
    #expect(told("16:00-17:00 run 5km with Petr") == ["entry run 5 km =5 16:00 {with Petr}"])
    #expect(told("[x] 16:00-17:00 Sleep research call") == ["tick 'Sleep research call' done 16:00"])
  }

  @Test(arguments: ["**07:30**", "*07:30*", "`07:30`", "==07:30==", "(07:30)", "[07:30]"])
  func aMarkedTimeBeforeATickIsTold(_ time: String) {
    #expect(doubts("[x] \(time) breakfast") == ["odd-time > [x] 07:30 breakfast"])
  }

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
    #expect(codes("---\ngmy: true\n---\n") == ["near-name"])
    #expect(codes("---\ngmy: 3 times\n---\n") == [])
    #expect(codes("---\nwather: nice\nrating: 5\nstage: 2\n---\n") == [])
  }
}
