import Testing

@testable import Journal

/// Rows about what stands beside a name or an amount: words of prose, a full stop, another name, what was not done.
@Suite struct StopsAndSidesSentences {
  private let declared = """
    measure water "Water" goal 2500ml cup 250ml
    measure coffee "Coffee" unit cup goal at most 3cup cup 150ml
    measure weight "Weight" unit kg last
    measure run "Running" unit km
    measure sleep "Sleep" goal 7h30m
    measure protein "Protein" unit g goal 140g
    habit breakfast 10:30 "Breakfast"
    habit gym "Gym"
    habit read "Read"
    habit workout "Completed workout"
    habit bed "In bed"
    habit shutters "Shutters closed by ten"
    """

  // Rule 8: a habit at the end of a sentence about something else says only where or when that was.
  @Test(arguments: [
    ("Met Tom at the gym at 18:00", ""), ("Mum called during breakfast at 8:30", ""),
    ("Mum called during breakfast 8:30", ""), ("Mum called during breakfast, 8:30", ""),
    ("Hotel serves breakfast at 7:30", ""), ("They closed the gym at 20:00", ""),
    ("No one came to the workout at 18:00", ""), ("Waiting for breakfast at 9:00", ""),
    ("Nothing in the news worth a read at 7:00", ""), ("Potkal jsem Toma u gym v 18:00", ""),
    ("gym with Petr 17:00", "unboxed-habit > [x] gym with Petr 17:00"), ("at 8:10 gym", "unboxed-habit"),
    ("went to the gym at 18:00", "unboxed-habit"), ("did my workout at 18:00", "unboxed-habit"),
    ("after work gym 17:00", "unboxed-habit"), ("morning gym at 18:00", "unboxed-habit"),
    ("at the gym 18:00", "unboxed-habit"),
    ("gym at 18:00 no energy", "unboxed-habit > [x] gym at 18:00 no energy"),
    ("coffee with milk 08:00", "uncounted"), ("going to the gym at 18:00", "unboxed-habit"),
  ])
  func aHabitAtTheEndOfASentence(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  // "glued-lines": a full stop parts two as a comma does, and ends the line.
  @Test(arguments: [
    ("coffee 2. gym 17:00. read 21:00.", "glued-lines > coffee 2\n[x] gym 17:00. read 21:00."),
    ("coffee 2. gym 17:00.", "glued-lines > coffee 2\n[x] gym 17:00."),
    ("[x] gym. read 21:00.", "glued-lines > [x] gym\n[x] read 21:00."),
    ("[x] gym. read. workout.", "glued-lines > [x] gym\n[x] read. workout."),
    ("water 250ml. coffee 1. gym 17:00.", "glued-lines > water 250ml.\ncoffee 1. gym 17:00."),
    ("water 250ml. gym was closed.", ""), ("[x] gym. Read a book.", ""), ("[x] gym. Felt great.", ""),
    ("water 2.5l. gym 17:00. It rained.", ""),
  ])
  func afterAFullStop(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  // "glued-lines": what is drunk by the cup, or the same habit again, with a time of its own.
  @Test(arguments: [
    ("[x] gym coffee 18:00", "glued-lines > [x] gym\n[x] coffee 18:00"),
    ("[x] gym 17:00 coffee", "glued-lines > [x] gym 17:00\n[x] coffee"),
    ("[x] gym 17:00 coffee 18:00", "glued-lines > [x] gym 17:00\n[x] coffee 18:00"),
    ("[x] gym 17:00 gym 18:00", "glued-lines > [x] gym 17:00\n[x] gym 18:00"),
    ("[x] gym 17:00 coffee with Petr", ""), ("[x] breakfast 8:00 coffee", ""),
    ("[x] breakfast coffee 8:00", ""),
  ])
  func anotherOneOfItsOwnTime(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  // "unboxed-habit": the correction does not tick what its line says was not done, in any gender.
  @Test(arguments: [
    ("gym zavřená", "[-]"), ("gym zavřený", "[-]"), ("gym vynechaná", "[-]"), ("gym zrušená", "[-]"),
    ("gym zrusena", "[-]"), ("gym odložena", "[-]"), ("gym přeskočená", "[-]"), ("gym odpadli", "[-]"),
    ("gym nestíhám", "[ ]"), ("gym neproběhla", "[ ]"), ("gym nedokončený", "[ ]"), ("gym unfinished", "[ ]"),
  ])
  func whatWasNotDone(_ line: String, _ box: String) {
    #expect(doubts(line, declared) == ["unboxed-habit > \(box) \(line)"])
  }

  // "contradicting-ticks": what is ticked and said not to be done.
  @Test(arguments: [
    ("[x] workout (missed)", true), ("[x] workout didn't", true), ("[x] workout unfinished", true),
    ("[x] workout - didn't feel like it", true), ("[x] gym tomorrow", true), ("[x] gym nešel", true),
    ("[x] gym zavřeno", true), ("[x] gym closed", true), ("[x] gym zítra", true),
    ("[x] gym - nešlo to", true),
    ("[x] shutters closed", false), ("[x] gym (legs)", false), ("[x] workout until tomorrow", false),
    ("[x] gym -", false),
  ])
  func whatIsTickedAndWasNotDone(_ line: String, _ isTold: Bool) {
    #expect(doubts(line, declared) == (isTold ? ["contradicting-ticks"] : []))
  }

  // "second-amount": what is a part of the first, the same in another unit, or said of something else is none.
  @Test(arguments: [
    ("sleep 7h, woke up 2x", ""), ("sleep 7h, 2x awake", ""), ("sleep 23:00-7:00, woke up 2x", ""),
    ("sleep 7h 2x", "second-amount > sleep 2x7h"),
    ("water 250ml 2x", "second-amount > water 2x250ml"), ("water 250ml with lemon 2x", "second-amount"),
    ("protein 120g out of 140g", ""), ("protein 120g out of 100g", "second-amount"),
    ("water 1 bottle (750 ml)", "second-amount > water 750 ml"),
    ("water 2 bottles (750 ml)", "second-amount"),
    ("weight 82.4kg (181.6 lb)", ""), ("weight 82.4 kg / 181.6 lb", ""),
    ("weight 82.4kg (170 lb)", "second-amount"), ("water 1l (1000 ml)", ""),
    ("water 1 litre and a half", "second-amount > water 1.5 litre"),
    ("sleep 7 hours and a half", "second-amount > sleep 7.5 hours"),
    ("water 1 litr a půl 8:00", "second-amount > water 1.5 litr 8:00"),
  ])
  func asMuchAgain(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }
}
