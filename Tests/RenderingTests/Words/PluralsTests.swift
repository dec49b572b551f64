import Rendering
import Testing

private let en = Words(.en)
private let cs = Words(.cs)

@Suite struct PluralsTests {
  @Test(arguments: [
    (0, "0 days", "0\u{A0}dní"), (1, "1 day", "1\u{A0}den"), (2, "2 days", "2\u{A0}dny"),
    (4, "4 days", "4\u{A0}dny"),
    (5, "5 days", "5\u{A0}dní"), (11, "11 days", "11\u{A0}dní"), (21, "21 days", "21\u{A0}dní"),
    (22, "22 days", "22\u{A0}dní"), (101, "101 days", "101\u{A0}dní"),
    (1250, "1,250 days", "1\u{A0}250\u{A0}dní"),
    (-1, "-1 day", "-1\u{A0}den"),
  ])
  func wholeNumbersHaveTheirForms(count: Int, english: String, czech: String) {
    #expect(en.days(count) == english)
    #expect(cs.days(count) == czech)
  }

  @Test(
    arguments: [
      (1_500_000, .upTo(6), "1.5 days", "1,5\u{A0}dne"), (500_000, .upTo(6), "0.5 days", "0,5\u{A0}dne"),
      (1_000_000, .upTo(6), "1 day", "1\u{A0}den"), (3_000_000, .upTo(6), "3 days", "3\u{A0}dny"),
      (1_250_000_000, .upTo(6), "1,250 days", "1\u{A0}250\u{A0}dní"),
      (1_040_000, .upTo(1), "1 day", "1\u{A0}den"),
      (2_000_000, .exactly(1), "2.0 days", "2,0\u{A0}dne"), (4_960_000, .upTo(1), "5 days", "5\u{A0}dní"),
      (1_000_500_000, .upTo(6), "1,000.5 days", "1\u{A0}000,5\u{A0}dne"),
    ] as [(Int64, Decimals, String, String)])
  func decimalsHaveAFormOfTheirOwn(micros: Int64, decimals: Decimals, english: String, czech: String) {
    #expect(en.counted(micros: micros, .day, decimals) == english)
    #expect(cs.counted(micros: micros, .day, decimals) == czech)
  }

  @Test(arguments: [
    (Noun.minute, ["1 minuta", "2 minuty", "5 minut", "1,5 minuty"]),
    (.hour, ["1 hodina", "2 hodiny", "5 hodin", "1,5 hodiny"]),
    (.day, ["1 den", "2 dny", "5 dní", "1,5 dne"]),
    (.week, ["1 týden", "2 týdny", "5 týdnů", "1,5 týdne"]),
    (.month, ["1 měsíc", "2 měsíce", "5 měsíců", "1,5 měsíce"]),
    (.year, ["1 rok", "2 roky", "5 let", "1,5 roku"]),
    (.line, ["1 řádek", "2 řádky", "5 řádků", "1,5 řádku"]),
    (.file, ["1 soubor", "2 soubory", "5 souborů", "1,5 souboru"]),
    (.problem, ["1 problém", "2 problémy", "5 problémů", "1,5 problému"]),
    (.error, ["1 chyba", "2 chyby", "5 chyb", "1,5 chyby"]),
    (.warning, ["1 varování", "2 varování", "5 varování", "1,5 varování"]),
    (.hint, ["1 tip", "2 tipy", "5 tipů", "1,5 tipu"]),
    (.entry, ["1 záznam", "2 záznamy", "5 záznamů", "1,5 záznamu"]),
    (.tick, ["1 odškrtnutí", "2 odškrtnutí", "5 odškrtnutí", "1,5 odškrtnutí"]),
    (.habit, ["1 návyk", "2 návyky", "5 návyků", "1,5 návyku"]),
    (.goal, ["1 cíl", "2 cíle", "5 cílů", "1,5 cíle"]),
    (.change, ["1 změna", "2 změny", "5 změn", "1,5 změny"]),
    (.cup, ["1 hrnek", "2 hrnky", "5 hrnků", "1,5 hrnku"]),
    (.glass, ["1 sklenice", "2 sklenice", "5 sklenic", "1,5 sklenice"]),
    (.badge, ["1 odznak", "2 odznaky", "5 odznaků", "1,5 odznaku"]),
  ])
  func czechNounsHaveFourForms(noun: Noun, forms: [String]) {
    let words = Words(.cs, glyphs: .ascii)
    let counted = [1, 2, 5].map { words.counted($0, noun) } + [words.counted(micros: 1_500_000, noun)]
    #expect(counted == forms)
  }

  @Test(arguments: [
    (Noun.minute, "minute", "minutes"), (.hour, "hour", "hours"), (.day, "day", "days"),
    (.week, "week", "weeks"),
    (.month, "month", "months"), (.year, "year", "years"), (.line, "line", "lines"), (.file, "file", "files"),
    (.problem, "problem", "problems"), (.error, "error", "errors"), (.warning, "warning", "warnings"),
    (.hint, "hint", "hints"), (.entry, "entry", "entries"), (.tick, "tick", "ticks"),
    (.habit, "habit", "habits"),
    (.goal, "goal", "goals"), (.change, "change", "changes"), (.cup, "cup", "cups"),
    (.glass, "glass", "glasses"),
    (.badge, "badge", "badges"),
  ])
  func englishNounsHaveTwoForms(noun: Noun, one: String, many: String) {
    #expect([0, 1, 2].map { en.form(of: noun, for: $0) } == [many, one, many])
  }

  @Test func eachNounHasItsFunction() {
    let words = Words(.en)
    let counted = [
      words.minutes(1), words.hours(1), words.days(1), words.weeks(1), words.months(1), words.years(1),
      words.lines(1), words.files(1), words.problems(1), words.entries(1), words.ticks(1), words.habits(1),
      words.goals(1), words.changes(1), words.cups(1), words.glasses(1),
    ]
    #expect(
      counted == [
        "1 minute", "1 hour", "1 day", "1 week", "1 month", "1 year", "1 line", "1 file", "1 problem",
        "1 entry",
        "1 tick", "1 habit", "1 goal", "1 change", "1 cup", "1 glass",
      ])
  }

  @Test func howOftenIsOneWordInCzech() {
    #expect([0, 1, 2, 1250].map(en.times) == ["0 times", "once", "2 times", "1,250 times"])
    #expect([0, 1, 2, 1250].map(cs.times) == ["0krát", "1krát", "2krát", "1\u{A0}250krát"])
  }
}
