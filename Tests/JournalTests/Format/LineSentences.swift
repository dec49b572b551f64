import TestSupport
import Testing

@testable import Journal

/// The rules of lines in the words of the format's own page, each above the lines that show it.
@Suite struct LineSentences {
  // "Any bytes are a file that can be read." A line that is not valid UTF-8 is text, and an error.
  @Test func aLineThatIsNoTextIsAnError() {
    var reader = DayReader(configured(water))
    let file = DayFile(ContiguousArray([0x77, 0xFF, 0x0A] + Array("gym 45min\n".utf8)))
    let (record, problems) = reader.read(file, of: Day("2026-01-12")!)
    #expect(record.textLines == [0] && record.records.count == 1)
    #expect(problems.map { "\($0.line ?? -1) \($0.code) \($0.range)" } == ["0 bad-utf8 0..<2"])
  }

  // "Leading blanks and one list bullet may stand before a tick, an entry or a goal."
  @Test(arguments: [
    ("  water 250ml", "entry water 250 ml =250"), ("\twater 250ml", "entry water 250 ml =250"),
    ("- water 250ml", "entry water 250 ml =250"), ("  - water 250ml", "entry water 250 ml =250"),
    ("\u{A0}water 250ml", "entry water 250 ml =250"),
    ("* [x] breakfast", "tick breakfast done"), ("  - goal water 3l", "goal water"),
    ("- - water 250ml", "text"), ("-water 250ml", "text"),
  ])
  func aLead(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "blank", "comment: `#` is its first character that is not blank", "text: everything else".
  @Test(arguments: [
    ("", "blank"), (" \t", "blank"), ("# a comment", "comment"), ("#comment", "comment"),
    (" # kcal:600", "comment"), ("Slept badly, rain all day.", "text"), ("water is life", "text"),
    ("- # a comment", "text"), ("see https://example.org/a:b", "text"),
  ])
  func blanksCommentsAndText(_ line: String, _ expected: String) { #expect(told(line + "\n") == [expected]) }

  // "LF or CRLF": returns before a line feed belong to the line's end, however many there are.
  @Test(arguments: ["\n", "\r\n", "\r\r\n"])
  func aLineEnd(_ end: String) {
    #expect(told("water 250ml\(end)gym 45min\(end)") == ["entry water 250 ml =250", "tick gym done 45 min"])
  }

  // "tick: `[ ]` open, `[x]` or `[X]` done, `[-]` skipped on purpose. A box with nothing behind it is text."
  @Test(arguments: [
    ("[x] breakfast 10:30", "tick breakfast done 10:30"), ("[ ] dinner 21:00", "tick dinner open 21:00"),
    ("[X] gym", "tick gym done"), ("[-] workout sprained ankle", "tick workout skipped {sprained ankle}"),
    ("[x] breakfast: toast", "tick breakfast done {toast}"), ("[x]\u{A0}gym", "tick gym done"),
    ("[ ]", "text"), ("[x] ", "text"), ("[]", "text"), ("[x]breakfast", "tick breakfast done !odd-box"),
    ("[y] gym", "text"),
    ("[x] 10:30 breakfast", "tick breakfast done 10:30"), ("[x] 10:30", "text"),
  ])
  func aTick(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "A tick whose name is not declared is a one-off; its name is the words up to the first amount, time, tag, comment
  // or end."
  @Test(arguments: [
    ("[ ] call the dentist", "tick 'call the dentist' open"),
    ("[ ] call the dentist: 15:00 +health", "tick 'call the dentist' open 15:00 [+health]"),
    ("[ ] call the dentist # soon", "tick 'call the dentist' open"),
    ("[ ] buy 2l milk", "tick 'buy' open 2 l {milk}"), ("[x] 2l milk", "tick '2l milk' done"),
    ("[ ] see @anna", "tick 'see' open [@anna]"),
  ])
  func aOneOff(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "goal: `goal`, then a declared measure: this day's own goal."
  @Test(arguments: [
    ("goal water 3l", "goal water"), ("GOAL Water at most 3l", "goal water"),
    ("goal water 2l..3l", "goal water"),
    ("goal water: at least 3 l # hot", "goal water"), ("goal for today: be kind", "text"),
    ("goals water 3l", "text"),
    ("goal gym 3", "text"), ("goal water", "error bad-goal"), ("goal water lots", "error bad-goal"),
    ("goal water 3l at noon", "error bad-goal"), ("goal run 5km/week", "error bad-goal"),
    ("goal water 3l..2l", "error bad-goal"), ("goal water at most 2l..3l", "error bad-goal"),
    ("goal water 2l..2l", "goal water"), ("goal water 2..3l", "goal water"),
    ("goal steps 1..2", "goal steps"),
  ])
  func aGoal(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "An entry is a line whose name is declared and that has an amount where one may stand: after the name, or before
  // it (`of` is passed over)."
  @Test(arguments: [
    ("water 250ml 08:10", "entry water 250 ml =250 08:10"),
    ("250ml water 08:10", "entry water 250 ml =250 08:10"),
    ("2 bottles of water", "entry water 2 bottles =1000"), ("½ cup of water", "entry water 0.5 cup =125"),
    ("1 250 ml water", "entry water 1250 ml =1250"), ("08:10 250ml water", "entry water 250 ml =250 08:10"),
    ("08:10 water 250ml", "entry water 250 ml =250 08:10"), ("water after the run 500ml", "text"),
    ("250 water", "text !misplaced-amount"), ("3 of water", "text !misplaced-amount"),
    ("1. water 250ml", "entry water 250 ml =250"), ("12. water 250ml", "entry water 250 ml =250"),
    ("250ml cold water", "text"),
    ("3 crowns of water", "text"), ("2 x 8 fl oz of water", "entry water 16 fl oz =473.176473"),
    ("250mll water", "error unknown-unit"), ("3kg water", "error wrong-kind"),
    ("water +run 250ml", "entry water 250 ml =250 [+run]"),
  ])
  func anEntry(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "A measure with a `cup`, alone or with only a time, tags or a comment, is one cup."
  @Test(arguments: [
    ("water", "entry water 1 cup =250"), ("water 08:10", "entry water 1 cup =250 08:10"),
    ("water +run # x", "entry water 1 cup =250 [+run]"), ("water 08:10 cold", "text 08:10"),
    ("weight 07:05", "text 07:05"), ("weight", "text"),
  ])
  func aCupUnsaid(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // How long each kilometre took is no time of day.
  @Test(arguments: [
    "run 5km 5:30 per km", "run 5km 5:30 na km", "run 5km 5:30 /km", "run 5km 5:30 min/km",
    "run 5km 5:30 min /km", "run 5km 8:50 per mile", "run 5km 5:30 za km", "run 5km tempo 5:30",
    "run 5km pace: 10:15", "run 5km pace 05:30", "run 5km avg. 5:30", "run 5km průměr 5:30",
    "run 5km průměrně 5:30",
    "run 5km 5:30 tempo",
    "run 5km 05:30 average pace", "run 5km 5:30 easy pace, cold", "run 5km avg pace of 5:30",
    "run 5km (pace 5:30)",
  ])
  func aPace(_ line: String) { #expect(told(line) == ["entry run 5 km =5 {\(line.dropFirst(8))}"]) }

  @Test(arguments: [
    "run 5km 17:30 na Letné", "run 5km 17:30 per usual", "run 5km 17:30 w/o Petr", "run 5km 17:30",
    "run 5km 17:30 tempo run", "run 5km 17:30 pace 5:30", "run 5km 5:30 pace 17:30",
    "run 5km pace 5:30 17:30",
    "run 5km 17:30 tempo",
  ])
  func aTimeBesideIt(_ line: String) { #expect(told(line)[0].hasPrefix("entry run 5 km =5 17:30")) }

  // "A tick on a measure is an entry of its amount; without one, of a cup if the measure has one, else an error;
  // skipped it is the measure's."
  @Test(arguments: [
    ("[x] run 5km", "entry run 5 km =5"), ("[ ] run 5km", "tick run open 5 km =5"),
    ("[x] water", "entry water 1 cup =250"),
    ("[x] run", "error missing-amount"), ("[ ] run", "tick run open"), ("[-] run", "tick run skipped"),
    ("[-] water", "tick water skipped"), ("[ ] water", "tick water open 1 cup =250"),
    ("[x] sleep 23:15-06:45", "entry sleep 450 min =7.5 23:15"),
  ])
  func aTickOfAMeasure(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "An entry on a habit is a tick that is done."
  @Test(arguments: [
    ("gym 45min", "tick gym done 45 min"), ("45 min gym", "tick gym done 45 min"), ("gym 45", "text"),
    ("gym", "text"), ("gym 18:05", "text 18:05"), ("Read a second book", "text"),
  ])
  func anEntryOfAHabit(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Name: the longest declared name, label or alias that the line begins with. Letter case does not matter, nor do
  // blanks against hyphens. One `:` or `::` right after a name is passed over."
  @Test(arguments: [
    ("WATER 250 ml", "entry water 250 ml =250"), ("water:: 500ml", "entry water 500 ml =500"),
    ("water: 500ml", "entry water 500 ml =500"), ("water::: 500ml", "text"),
    ("water\u{A0}250ml", "entry water 250 ml =250"),
    ("[X] Kitchen closed at 10 PM", "tick kitchen done"), ("[x] kitchen closed", "tick kitchen done"),
    ("[x] kitchen-closed 22:05", "tick kitchen done 22:05"), ("[x] kitchen \t closed", "tick kitchen done"),
    ("[x] kitchen - closed", "tick kitchen done"), ("[x] kitchen at 10 PM", "tick kitchen done 22:00 {at}"),
    ("[x] kitchenette", "tick 'kitchenette' done"), ("[x] gym::", "tick gym done"),
    ("waters 250ml", "text"), ("water-250ml", "text"), ("water,250ml", "text"),
  ])
  func aName(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Nothing declared: a line whose first word is followed at once by an amount with a unit, or by a range, is an entry
  // too. Every tick's name is a habit if it stood among the first ten day files."
  @Test(arguments: [
    ("ran 5km", "entry ran 5 km =5"), ("slept 23:15-06:45", "entry slept 450 min =450 23:15"),
    ("ran: 5 km", "entry ran 5 km =5"), ("ran after work 5km", "text"), ("water 250", "text"),
    ("5km ran", "text"), ("ran 5 m", "entry ran 5 m =0.005"), ("tea 2 l 08:10", "entry tea 2 l =2000 08:10"),
    ("coffee 3 s cukrem", "text"), ("ran 5 x", "text"),
    ("ran 08:10", "text 08:10"), ("[x] anything at all", "tick anything at all done"),
  ])
  func nothingDeclared(_ line: String, _ expected: String) {
    #expect(told(line, "", isImplied: true) == [expected])
  }

  // "A name with an entry anywhere is a measure; a tick of it with an amount is an entry, without one a one-off. Every
  // other tick's name is a habit once it stands on three days, or if it stood among the first ten day files."
  @Test func nothingDeclaredOverManyDays() {
    var discovery = Discovery()
    for day in 0..<16 {
      var note = "- [ ] task \(day) ✅ 2023-11-01\n"
      if day == 9 { note += "- [x] stretch\n- [x] run\n" }
      if day >= 12 { note += "- [x] brush 123:15/97:49\n- [x] call 📅 2023-11-0\(day % 10)\n" }
      if day == 13 { note += "- [x] twice\n- [x] twice\n" }
      if day == 14 { note += "run 5km\n- [x] twice\n" }
      discovery.look(into: DayFile(note))
    }
    let found = discovery.configuration(from: Configuration())
    let tasks = (0..<10).map { "task \($0)" }
    #expect(found.habits.map(\.name) == tasks + ["stretch", "brush 123:15/97:49", "call"])
    #expect(found.measures.map(\.name) == ["run"])
    var reader = DayReader(found, isImplied: true)
    let note = DayFile("[x] run 3km\n[x] run\n[ ] run\n[x] brush 123:15/97:49\nrun 1,250\nrun 25:10\n")
    let (record, problems) = reader.examine(note, of: .first, today: .first)
    #expect(problems.isEmpty)
    #expect(record.records.map(\.form) == [.entry, .tick, .tick, .tick])
    #expect(record.records.map { $0.subject == nil } == [false, true, true, false])
  }

  @Test func nothingDeclaredAndWordsBeforeTheAmount() {
    let text = "slept 23:15-06:45\nslept late 23:15-06:45\nran 5km\nran late 5km"
    #expect(
      told(text, "", isImplied: true) == [
        "entry slept 450 min =450 23:15", "text 23:15", "entry ran 5 km =5", "text",
      ])
  }

  @Test func aNoBreakBlankInANameIsABlank() {
    #expect(told("[x] read book", "habit r \"Read\u{A0}book\"") == ["tick r done"])
  }
}
