import Rendering
import Testing

private let en = Words(.en)
private let cs = Words(.cs)

@Suite struct PluralsTests {
  @Test(arguments: [
    (0, "0 days", "0\u{A0}dní"), (1, "1 day", "1\u{A0}den"), (2, "2 days", "2\u{A0}dny"),
    (3, "3 days", "3\u{A0}dny"), (4, "4 days", "4\u{A0}dny"),
    (5, "5 days", "5\u{A0}dní"), (11, "11 days", "11\u{A0}dní"), (21, "21 days", "21\u{A0}dní"),
    (22, "22 days", "22\u{A0}dní"), (101, "101 days", "101\u{A0}dní"),
    (1250, "1,250 days", "1\u{A0}250\u{A0}dní"),
    (-1, "-1 day", "-1\u{A0}den"), (-2, "-2 days", "-2\u{A0}dny"), (-5, "-5 days", "-5\u{A0}dní"),
    (
      Int.min, "-9,223,372,036,854,775,808 days",
      "-9\u{A0}223\u{A0}372\u{A0}036\u{A0}854\u{A0}775\u{A0}808\u{A0}dní"
    ),
  ])
  func wholeNumbersHaveTheirForms(count: Int, english: String, czech: String) {
    #expect(en.days(count) == english)
    #expect(cs.days(count) == czech)
  }

  @Test(arguments: [
    (Noun.day, ["1 den", "2 dny", "5 dní"]),
    (.week, ["1 týden", "2 týdny", "5 týdnů"]),
    (.line, ["1 řádek", "2 řádky", "5 řádků"]),
    (.file, ["1 soubor", "2 soubory", "5 souborů"]),
    (.problem, ["1 problém", "2 problémy", "5 problémů"]),
    (.error, ["1 chyba", "2 chyby", "5 chyb"]),
    (.warning, ["1 varování", "2 varování", "5 varování"]),
    (.hint, ["1 tip", "2 tipy", "5 tipů"]),
    (.entry, ["1 záznam", "2 záznamy", "5 záznamů"]),
  ])
  func czechNounsHaveThreeForms(noun: Noun, forms: [String]) {
    let words = Words(.cs, glyphs: .ascii)
    let counted = [1, 2, 5].map { words.counted($0, noun) }
    #expect(counted == forms)
  }

  @Test(arguments: [
    (Noun.day, "day", "days"),
    (.week, "week", "weeks"),
    (.line, "line", "lines"), (.file, "file", "files"),
    (.problem, "problem", "problems"), (.error, "error", "errors"), (.warning, "warning", "warnings"),
    (.hint, "hint", "hints"), (.entry, "entry", "entries"),
  ])
  func englishNounsHaveTwoForms(noun: Noun, one: String, many: String) {
    #expect([0, 1, 2].map { en.form(of: noun, for: $0) } == [many, one, many])
  }

  @Test func howOftenIsOneWordInCzech() {
    #expect([0, 1, 2, 1250].map(en.times) == ["0 times", "once", "2 times", "1,250 times"])
    #expect([0, 1, 2, 1250].map(cs.times) == ["0krát", "1krát", "2krát", "1\u{A0}250krát"])
  }
}
