import TestSupport
import Testing

@testable import Journal

/// Marks behind units, second times and names, and what looks meant within a line that counts: rows as people type them.
@Suite struct MarkedAndJoinedSentences {
  // "What cannot be understood counts for nothing": a known unit is never text behind a bare number.
  @Test(arguments: [
    ("run 800 m...", "entry run 800 m =0.8 {...}"), ("run 800 m…", "entry run 800 m =0.8 {…}"),
    ("run 800m: slow", "entry run 800 m =0.8 {: slow}"), ("run 800 m!!", "entry run 800 m =0.8 {!!}"),
    ("run 5 miles— easy", "entry run 5 miles =8.04672 {— easy}"),
    ("weight 165 (lb)", "entry weight 165 lb =74.842741 {)}"),
    ("run 5km…", "entry run 5 km =5 {…}"), ("steps 10 k...", "entry steps 10000 =10000 {...}"),
    ("sleep 7 h: deep", "entry sleep 7 h =7 {: deep}"), ("run 800 m/lap", "error unknown-unit"),
    ("water 2 l-carnitine", "error unknown-unit"), ("run 10km/h", "error unknown-unit"),
    ("run 5 k-pop songs", "entry run 5 km =5 {k-pop songs}"),
    ("kcal 800 g: snack", "entry kcal 800 kcal =800 {g: snack}"),
    ("water 250 s citronem", "entry water 250 ml =250 {s citronem}"),
    ("run 5mih", "error unknown-unit"),
  ])
  func aMarkBehindAUnit(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "the marks of the Tasks plugin": what is no date behind them is none of theirs.
  @Test(arguments: [
    ("water ✅ 500ml", "entry water 500 ml =500 [✅]"), ("[x] water ✅ 2l", "entry water 2 l =2000 [✅]"),
    ("coffee 🔁 3", "entry coffee 3 ml =3 [🔁] !tiny-amount"),
    ("run 5km ✅ 18:00", "entry run 5 km =5 18:00 [✅]"),
    ("[x] gym ✅ 2026-01-12", "tick gym done [✅ 2026-01-12]"),
    ("[x] gym 🔁 every week 📅 2026-01-13", "tick gym done [🔁 every week 📅 2026-01-13]"),
  ])
  func aTaskMark(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "Time: the first in the line": a second one is told, and is no amount.
  @Test(arguments: [
    ("water 250ml 8:00, 20:00", "entry water 250 ml =250 08:00 {20:00} !second-amount"),
    ("[x] gym 18:00 19:00", "tick gym done 18:00 {19:00} !second-amount"),
    ("coffee 7 pm, 8 pm", "text"), ("coffee 8am 2pm", "text"),
    ("coffee 1 cup 8 am 9 am with Eva", "entry coffee 1 cup =236.588236 08:00 {9 am with Eva}"),
    ("water 250 => 300", "entry water 250 ml =250 {=> 300} !second-amount"),
    ("weight 82.4 -> 82.1", "entry weight 82.4 kg =82.4 {-> 82.1} !second-amount"),
    ("coffee 2 → 3", "entry coffee 2 ml =2 {→ 3} !tiny-amount !second-amount"),
    ("coffee 2 → then 3", "entry coffee 2 ml =2 {→ then 3} !tiny-amount"),
    ("water 250ml (x2)", "entry water 250 ml =250 {(x2)} !second-amount"),
    ("water 250ml (2×)", "entry water 250 ml =250 {(2×)} !second-amount"),
    ("water 250ml (2x a day)", "entry water 250 ml =250 {(2x a day)}"),
    ("sleep 23.30 - 7.00", "entry sleep 23.3 h =23.3 {- 7.00} !odd-time"),
    ("water 0810", "entry water 810 ml =810 !odd-time"), ("water 0870", "entry water 870 ml =870"),
    ("water 0810ml", "entry water 810 ml =810"), ("water 1810", "entry water 1810 ml =1810"),
    ("water 250ml 20h", "entry water 250 ml =250 {20h} !odd-time"),
    ("water 250ml 25h", "entry water 250 ml =250 {25h}"),
    ("water 250ml 8:10...", "entry water 250 ml =250 {8:10...} !odd-time"),
    ("water 250ml (8:10 pm)", "entry water 250 ml =250 {(8:10 pm)} !odd-time"),
    ("water 250ml @8am", "entry water 250 ml =250 {@8am} !odd-time"),
    ("run 5km 20h", "entry run 5 km =5 {20h} !odd-time"),
    ("sleep 7h 20h", "entry sleep 7 h =7 {20h} !second-amount"),
    ("water 250ml 8:10 večer", "entry water 250 ml =250 08:10 {večer} !odd-time"),
    ("[x] gym 6:30 odpoledne", "tick gym done 06:30 {odpoledne} !odd-time"),
    ("water 250ml 8:10 ráno", "entry water 250 ml =250 08:10 {ráno}"),
    ("water 250ml 20:10 večer", "entry water 250 ml =250 20:10 {večer}"),
    ("water 250ml [08:10]", "entry water 250 ml =250 {[08:10]} !odd-time"),
  ])
  func aSecondOne(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "over midnight if it ends before it starts": more than 16 hours is told where half a day later may be meant.
  @Test(arguments: [
    ("sleep 11:30-7:00", "entry sleep 1170 min =19.5 11:30 !odd-time"),
    ("[x] sleep 11:30 - 7:00", "entry sleep 1170 min =19.5 11:30 !odd-time"),
    ("sleep 11:30am-7:00am", "entry sleep 1170 min =19.5 11:30"),
    ("sleep 13:00-7:00", "entry sleep 1080 min =18 13:00"),
    ("sleep 12:00-4:00", "entry sleep 960 min =16 12:00"),
    ("sleep 23:30-7:00", "entry sleep 450 min =7.5 23:30"),
  ])
  func aLongRange(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "What looks meant and does not count is told": another record in the text of one that counts.
  @Test(arguments: [
    ("[x] breakfast, gym", "glued-lines > [x] breakfast\n[x] gym"),
    ("[x] breakfast 8:00, gym 18:00", "glued-lines > [x] breakfast 8:00\n[x] gym 18:00"),
    ("[-] gym and read", "glued-lines > [-] gym\n[-] read"),
    ("[x] gym + read", "glued-lines > [x] gym\n[x] read"),
    ("[x] gym × read", "glued-lines > [x] gym\n[x] read"),
    ("[x] breakfast, gym was late", ""), ("[x] breakfast (gym)", ""), ("[x] gym, 18:00", ""),
    ("sleep 7h, 2 water", "misplaced-amount"), ("sleep 7h, 2 water fights", ""),
    ("250mlwater", "misplaced-amount"), ("~~water 250ml~~", ""), ("~~[x] gym~~", ""),
    ("run 5km, 6000 steps", "misplaced-amount"), ("weight 82.4kg, 7h sleep", "misplaced-amount"),
    ("run 5km and 6000 steps", "misplaced-amount"), ("run 5km past 30 steps of the church", ""),
    ("water 250ml after a run of 5 km", ""), ("run 5km, 6000 steps up the hill", ""),
    ("[x] breakfast 10:30 soup 500 kcal", "misplaced-amount > [x] breakfast 10:30 soup kcal:500"),
    (
      "[x] breakfast soup 500 kcal 20 g protein",
      "misplaced-amount > [x] breakfast soup kcal:500 20 g protein"
    ),
    ("[x] gym 30 water 250ml", "glued-lines > [x] gym 30\nwater 250ml"), ("[x] breakfast soup kcal:500", ""),
    ("[ ] breakfast soup 500 kcal", ""), ("[x] “gym”", "near-name > [x] gym"),
    ("Weight (kg): 82.4", "misplaced-amount"), ("walked 10k steps", "uncounted"),
    ("Weight... 82.4 kg", "misplaced-amount"),
  ])
  func aRecordWithinAnother(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "a habit without a box": the mark that is proposed is the one that is meant.
  @Test(arguments: [
    ("gym 18:00", "unboxed-habit > [x] gym 18:00"), ("gym ❌", "unboxed-habit > [ ] gym ❌"),
    ("gym skipped", "unboxed-habit > [-] gym skipped"), ("no gym", "unboxed-habit"),
    ("gym 0", "unboxed-habit > [ ] gym 0"), ("[–] gym", "odd-box > [-] gym"),
    ("[_] gym", "odd-box > [ ] gym"),
    ("gym: ✓", "unboxed-habit > [x] gym: ✓"), ("gym: ❌", "unboxed-habit > [ ] gym: ❌"), ("gym:", ""),
    ("steps today: 10432", "misplaced-amount"), ("Weight this morning: 82.4", "misplaced-amount"),
    ("2 x water", "uncounted"), ("water v 8", "uncounted > water 08:00"),
    ("gym v 18h", "unboxed-habit > [x] gym v 18h"), ("Water v lahvi v práci", ""),
    ("No water this morning", ""),
    ("Steps in the garden 2", ""), ("goal: 3l water", "uncounted"), ("water goal: 3l", "uncounted"),
  ])
  func theMarkThatIsMeant(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "`fmt` changes blanks only": a box of two blanks is no gap, and stops no other file from its plain form.
  @Test func aWideBoxKeepsItsBlanks() {
    var reader = DayReader(configured(water))
    let after = DayFile("[  ]   gym  18:00\n").formatted(by: &reader, of: Day("2026-01-12")!)
    #expect(after?.source == ContiguousArray("[  ] gym 18:00\n".utf8))
  }

  // "absurd-total": what nobody reaches in a day, by kind.
  @Test(arguments: [
    ("run 2000km", ""), ("run 2001km", "absurd-total"), ("sleep 24h", ""),
    ("sleep 20h\nsleep 5h", "absurd-total"),
    ("weight 700", ""), ("weight 824", "absurd-total"), ("weight 400\nweight 400", ""),
    ("kcal 20001", "absurd-total"), ("steps 900000", ""), ("protein 9kg", ""),
  ])
  func whatNobodyReaches(_ text: String, _ expected: String) {
    #expect(doubts(text).joined(separator: "; ") == expected)
  }

  // Several habits with marks are parted with them; what is planned is open, and a day of rest is left out.
  @Test(arguments: [
    ("gym ✅ read ❌", "unboxed-habit > [x] gym\n[ ] read"),
    ("gym: ✅ read: ❌", "unboxed-habit > [x] gym\n[ ] read"),
    ("- gym ✅ read ✅", "unboxed-habit > - [x] gym\n- [x] read"),
    ("gym x read x", "unboxed-habit > [x] gym\n[x] read"),
    ("gym done, read not done", "unboxed-habit > [x] gym\n[ ] read"),
    ("gym 17:00 done, read skipped", "unboxed-habit > [x] gym 17:00\n[-] read"),
    ("done gym, read", "unboxed-habit > [x] gym\n[x] read"),
    ("Done: gym, read", "unboxed-habit > [x] gym\n[x] read"),
    ("hotovo gym a read", "unboxed-habit > [x] gym\n[x] read"),
    ("gym, read done", "unboxed-habit > [x] gym\n[x] read"),
    ("gym done, read", "unboxed-habit"), ("yes gym no read", "unboxed-habit > [x] gym\n[ ] read"),
    ("gym done by read only", ""), ("✓ gym ✗ read", "glued-lines > ✓ gym\n[ ] read"),
    ("[x] read, gym no", "glued-lines > [x] read\n[ ] gym no"), ("[x] gym 💪 read", ""),
    ("[x] gym, no coffee", ""),
    ("gym 0/1", "unboxed-habit > [ ] gym 0/1"), ("gym tonight", "unboxed-habit > [ ] gym tonight"),
    ("gym planned", "unboxed-habit > [ ] gym planned"), ("gym tmrw", "unboxed-habit > [ ] gym tmrw"),
    ("gym brzy", "unboxed-habit > [ ] gym brzy"), ("gym: rest", "unboxed-habit > [-] gym: rest"),
    ("gym pauza", "unboxed-habit > [-] gym pauza"),
  ])
  func aHabitWithAMark(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("🟥 gym", Mark.open), ("going to gym 17:00", .open), ("tomorrow: gym 17:00", .open), ("🟩 gym", .done),
    ("zítra gym 17:00", .open),
  ])
  func theMarkThatIsMeant(_ line: String, _ mark: Mark) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12") ?? .first
    let problems = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(problems.map(\.kind) == [.unboxedHabit("gym", mark)])
  }
}
