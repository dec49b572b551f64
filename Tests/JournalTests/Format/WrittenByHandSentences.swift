import TestSupport
import Testing

@testable import Journal

/// The rules of what people write in a hurry, in the words of the format's own page, each above the lines that show it.
@Suite struct WrittenByHandSentences {
  // "Leading blanks, quote marks and one list bullet (`- `, `* `, `+ `, `• `, `◦ `, `– `, `1. `, `1) `) may stand before a
  // tick, an entry or a goal. Marks that are not seen are passed over."
  @Test(arguments: [
    ("> water 250ml", "entry water 250 ml =250"), (">> - [x] gym", "tick gym done"),
    ("◦ water 250ml", "entry water 250 ml =250"), ("– [ ] gym", "tick gym open"),
    ("1) goal water 3l", "goal water"), ("12. [x] gym", "tick gym done"), ("1234. [x] gym", "text"),
    ("+[x] gym", "text"), ("\u{200E}water 250ml", "entry water 250 ml =250"),
    ("[x]\u{FE0F} gym", "tick gym done"), ("✔\u{FE0F} gym", "tick gym done"),
  ])
  func aLead(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "also `☐` open, `☑` `✓` `✔` done, and Obsidian's `[/]` `[>]` `[<]` `[!]` `[?]` open. Before a declared name
  // `[x]breakfast`, `[]`, `[ x]`, `[x ]` are read too, with a hint and its fix."
  @Test(arguments: [
    ("☐ gym 18:00", "tick gym open 18:00"), ("✔ gym", "tick gym done"), ("[>] gym", "tick gym open"),
    ("[?] gym", "tick gym open"), ("[X]gym", "tick gym done !odd-box"),
    ("[-]gym", "tick gym skipped !odd-box"),
    ("[ -] gym", "tick gym skipped !odd-box"), ("[]gym 18:00", "tick gym open 18:00 !odd-box"),
    ("[x ] water 250ml", "entry water 250 ml =250 !odd-box"), ("[ x] dentist", "text"), ("☑gym", "text"),
  ])
  func aBox(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "In words: `a`, `an`, `half a`, `a quarter`, `one` to `twelve`; before a known unit. A vessel without a number is one
  // of them. Both count only if nothing but a time, tags and a comment follow them and the name."
  @Test(arguments: [
    ("water three cups", "entry water 3 cups =750"),
    ("water half a glass 8:10", "entry water 0.5 glass =125 08:10"),
    ("water a quarter liter +tea", "entry water 0.25 liter =250 [+tea]"),
    ("a bottle of water", "entry water 1 bottle =500"),
    ("08:10 two glasses of water", "entry water 2 glasses =500 08:10"),
    ("bottle water # cold", "entry water 1 bottle =500"),
    ("water two glasses with lemon", "text"), ("water two", "text"), ("two glasses", "text"),
    ("Bottle of water was 40 crowns", "text"), ("two kg of water", "text"),
    ("sleep eight hours", "entry sleep 8 hours =8"),
  ])
  func anAmountInWords(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Several units of one kind and one system, the greater first, none a vessel, all but the last whole, each less than
  // one of the unit before, are one amount. `~` or `≈` before an amount is passed over, and so is one mark right after."
  @Test(arguments: [
    ("water 1l 250ml", "entry water 1250 ml =1250"), ("sleep 7 h 30 min", "entry sleep 450 min =7.5"),
    ("water 1.5 l 250 ml", "entry water 1.5 l =1500 {250 ml} !second-amount"),
    ("water 250 ml 1 l", "entry water 250 ml =250 {1 l} !second-amount"),
    ("water ≈ 250ml", "text"), ("water ≈250ml", "entry water 250 ml =250"),
    ("~250ml water", "entry water 250 ml =250"),
    ("water 250ml, 08:10.", "entry water 250 ml =250 08:10"),
    ("[x] gym, 18:05; late", "tick gym done 18:05 {late}"),
    ("water, 250ml", "entry water 250 ml =250"), ("steps 2.5k", "entry steps 2500 =2500"),
    ("steps 3 thousand", "entry steps 3000 =3000"), ("water 1 000,5 ml", "entry water 1000.5 ml =1000.5"),
    ("steps 12 345,5", "entry steps 12345.5 =12345.5"), ("steps 512 345", "error ambiguous-number"),
  ])
  func anAmountOfParts(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "`8:10 p. m.`, `8:10 odp.`, `20:10:33`, `2026-01-12T20:10`, with or without an offset, if the date is the file's; of
  // another day's date it counts without a time. After `in` or `za` a time is text, and right after a distance what is no
  // time of day is. A range also with blanks, an en dash, `to`, `až`, `do`, and `from` or `od` before it."
  @Test(arguments: [
    ("water 250ml 8:10 P. M.", "entry water 250 ml =250 20:10"),
    ("water 250ml 8 odp", "entry water 250 ml =250 20:00"),
    ("water 250ml 2026-01-12T20:10:33Z", "entry water 250 ml =250 20:10"),
    ("water 250ml 2026-01-12T20:10-0500", "entry water 250 ml =250 20:10"),
    ("water 250ml 2026-01-12", "entry water 250 ml =250"),
    ("[x] gym 2026-01-12 18:05", "tick gym done 18:05"),
    ("water 250ml 2026-01-11T20:10", "entry water 250 ml =250 !odd-time"),
    ("water 250ml 2026-01-11 12:30", "entry water 250 ml =250 !odd-time"),
    ("read 18:05-19:00", "tick read done 55 min 18:05"),
    ("[x] call 25:10", "tick 'call' done {25:10}"),
    ("water 250ml\u{200E} 08:10", "entry water 250 ml =250 08:10"),
    ("sleep from 23:15 to 6:45", "entry sleep 450 min =7.5 23:15"),
    ("sleep 23:15 – 06:45", "entry sleep 450 min =7.5 23:15"),
    ("[x] gym 18:05 - 19:00", "tick gym done 18:05"), ("sleep 7:30 badly", "error missing-amount"),
    ("sleep was bad 02:00-04:00", "text 02:00"), ("[x] gym done in 22:40", "tick gym done {done in 22:40}"),
  ])
  func aTime(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "With `day-starts 04:00`, `00:40` in the file of the 12th is the end of that day", and so is 00:40 of the 13th.
  @Test(arguments: [
    ("water 250ml 2026-01-13T00:40", "entry water 250 ml =250 00:40"),
    ("water 250ml 2026-01-13 00:40", "entry water 250 ml =250 00:40"),
    ("water 250ml 00:40 2026-01-13", "entry water 250 ml =250 00:40"),
    ("2026-01-13T03:59 water 250ml", "entry water 250 ml =250 03:59"),
    ("2026-01-13 00:40 water 250ml", "entry water 250 ml =250 00:40"),
    ("water 250ml 13.1. 00:40", "entry water 250 ml =250 00:40"),
    ("[x] gym 2026-01-13 00:40", "tick gym done 00:40"),
    ("water 250ml 2026-01-13T04:00", "entry water 250 ml =250 !odd-time"),
    ("water 250ml 2026-01-13", "entry water 250 ml =250 !odd-time"),
    ("water 250ml 2026-01-14T00:40", "entry water 250 ml =250 !odd-time"),
    ("water 250ml 2026-01-11T00:40", "entry water 250 ml =250 !odd-time"),
  ])
  func aNightOfTheNextDate(_ line: String, _ expected: String) {
    #expect(told(line, water + "\nday-starts 04:00") == [expected])
  }

  // "A running timer is an entry on a measure of time, or a line of a habit, whose range has no end yet: `read 18:05-?`. It
  // counts nothing until `?` is a time."
  @Test(arguments: [
    ("read 18:05-?", "running read 18:05"), ("sleep 23:15-?", "running sleep 23:15"),
    ("sleep 23:15 – ?", "running sleep 23:15"), ("sleep from 23:15 to ?", "running sleep 23:15"),
    ("[ ] gym 18:05-? legs", "running gym 18:05 {legs}"),
    ("[x] gym legs 18:05-?", "running gym 18:05 {legs}"),
    ("water 18:05-?", "error bad-amount"),
    ("gym 18:05?", "text 18:05"),
  ])
  func aTimer(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "in every gender and case"
  @Test(arguments: [
    ("water jednou sklenicí", 250), ("water dvěma sklenicemi", 500), ("water třemi sklenicemi", 750),
    ("water čtyřmi cups", 1000), ("water půlku sklenice", 125), ("water 2 sklenky", 500),
    ("water sklenka 08:10", 250), ("water pět sklenek", 1250), ("water 1,5 sklenky", 375),
    ("water čtvrtinu litru", 250),
  ])
  func aCzechNumber(_ line: String, _ millilitres: Int) {
    #expect(told(line).first?.contains(" =\(millilitres)") == true)
  }

  // "Dataview's `[key:: value]` and `(key:: value)`, and `#key:value`, are such tags too, if the key is declared. A tick's
  // first word is a tag only if its key is declared."
  @Test(arguments: [
    ("soup (kcal:: 350) and bread", ["text [(kcal:: 350)] kcal+=350"]),
    ("[kcal:: 350 kcal]", ["text [[kcal:: 350 kcal]] kcal+=350"]), ("[mood:: 3]", ["text"]),
    ("#kcal:350 soup", ["text [#kcal:350] kcal+=350"]), ("#mood:3", ["comment"]),
    ("kcal:350 08:10", ["text 08:10 [kcal:350] kcal+=350"]), ("[x] kcal:350", ["text [kcal:350] kcal+=350"]),
    ("[ ] kcal:350", ["text [kcal:350] !uncounted"]),
    ("[-] 08:10 kcal:350", ["text 08:10 [kcal:350] !uncounted"]), ("[ ] +errand", ["tick '+errand' open"]),
    ("lunch gym:45", ["text [gym:45] !unboxed-habit"]), ("[ ] call:mum", ["tick 'call:mum' open"]),
    ("lunch kcal:1 250", ["text [kcal:1] !spaced-tag"]),
  ])
  func aTag(_ line: String, _ expected: [String]) { #expect(told(line) == expected) }

  // "`tiny-amount`, a bare number that can hardly be meant: at most a twentieth of the measure's cup, or, in a measure of
  // time, of its daily goal. `near-unit`: a word that is one letter from a known unit, right after a bare number.
  // `second-amount`, `glued-lines`: the first counts."
  @Test(arguments: [
    ("water 12", "entry water 12 ml =12 !tiny-amount"), ("water 13", "entry water 13 ml =13"),
    ("water 12ml", "entry water 12 ml =12"), ("water 0", "entry water 0 ml =0"),
    ("water 300 mll", "entry water 300 ml =300 {mll} !near-unit"),
    ("water 300 mll cold", "entry water 300 ml =300 {mll cold}"),
    ("water 250ml and 100ml", "entry water 250 ml =250 {and 100ml} !second-amount"),
    ("water 250ml 21:00[x] gym", "entry water 250 ml =250 21:00 {[x] gym} !glued-lines"),
    ("[x] gym water 250ml 21:00", "tick gym done {water 250ml 21:00} !glued-lines"),
    ("goal water 3", "goal water !tiny-amount"), ("goal water 0.3", "goal water !tiny-amount"),
    ("water 250ml\u{2028}water 500ml 9:00", "entry water 250 ml =250 {water 500ml 9:00} !glued-lines"),
    ("water 250ml\rwater 500ml", "entry water 250 ml =250 {water 500ml} !glued-lines"),
    ("[x] breakfast kcal: 600", "tick breakfast done {kcal: 600}"),
    ("[x] breakfast water:2", "tick breakfast done [water:2] water+=2 !tiny-amount"), ("water ❌", "text"),
    ("water ❌ 08:10", "text 08:10"), ("water 16 fluid oz", "entry water 16 fluid oz =473.176473"),
    ("[x] lunch kcal:400, hot", "tick 'lunch' done {hot} [kcal:400,] kcal+=400"),
    ("gym 5km 5:30 per km", "tick gym done 5 km {5:30 per km}"),
    ("gym 5km 5:30 pace", "tick gym done 5 km {5:30 pace}"),
    ("run 5km 7:00 tempo run", "entry run 5 km =5 07:00 {tempo run}"),
    ("gym 45 min 5:30 pace", "tick gym done 45 min 05:30 {pace}"),
    ("protein 2 eggs", "entry protein 2 g =2 {eggs} !other-unit"),
    ("water 40 Kč", "text"),
    ("water 25 °C", "entry water 25 ml =25 {°C} !other-unit"),
    ("run 5 laps, easy", "entry run 5 km =5 {laps, easy} !other-unit"),
    ("steps 12 hundred", "entry steps 12 =12 {hundred} !other-unit"),
    ("steps 12 floors", "entry steps 12 =12 {floors} !other-unit"),
    ("run 5 easy", "entry run 5 km =5 {easy}"),
  ])
  func whatIsDoubtful(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "with a colon and nothing after it it is a field not filled in, and counts nothing"; "A bare number before `and`, `to`
  // and a greater bare number is text."
  @Test(arguments: [
    ("water:", "text"), ("- Water::", "text"), ("water.", "text"), ("water", "entry water 1 cup =250"),
    ("Steps 3 and 4 of the manual", "text"), ("1,250 people drank water", "text"),
    ("1,250 water", "error ambiguous-number"),
    ("1,250 ml water", "error ambiguous-number"),
    ("water 250 and 2 pills", "entry water 250 ml =250 {and 2 pills}"),
    ("water 2 50ml", "error ambiguous-number"),
  ])
  func whatIsLeftAlone(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }
}
