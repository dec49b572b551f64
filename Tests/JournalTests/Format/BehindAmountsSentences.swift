import TestSupport
import Testing

@testable import Journal

/// What stands behind an amount and is of something else: it is told, and costs the line nothing.
@Suite struct BehindAmountsSentences {
  // "second-amount": "a range behind a length that it is too short for is of something else".
  @Test(arguments: [
    ("sleep 7h nap 13:00-13:30", "entry sleep 7 h =7 {nap 13:00-13:30} !second-amount"),
    ("sleep 7h awake 2:00-3:00", "entry sleep 7 h =7 {awake 2:00-3:00} !second-amount"),
    ("sleep 7h, nap 13:00 - 13:30", "entry sleep 7 h =7 {nap 13:00 - 13:30} !second-amount"),
    ("sleep 7h, šlofík od 13:00 do 13:30", "entry sleep 7 h =7 {šlofík od 13:00 do 13:30} !second-amount"),
    (
      "sleep 7h, up 2:00-3:00, in bed 23:00-7:00",
      "entry sleep 7 h =7 23:00 {up 2:00-3:00 in bed} !second-amount"
    ),
    ("sleep 7h 13:00-13:30", "entry sleep 7 h =7 13:00 !second-amount"),
    ("[x] gym 45min sauna 18:00-18:15", "tick gym done 45 min {sauna 18:00-18:15} !second-amount"),
    ("sleep 7h in bed 23:00-6:30", "entry sleep 7 h =7 23:00 {in bed}"),
    ("sleep 7h 23:10-6:00", "entry sleep 7 h =7 23:10"),
    ("[x] read 30 pages 20:00-20:30", "tick read done 20:00 {30 pages}"),
  ])
  func aRangeOfSomethingElse(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "So is a number between words that say when or with whom and more of them."
  @Test(arguments: [
    ("2 glasses of water at lunch and 1 at dinner", "second-amount"),
    ("2 glasses of water at lunch and one at dinner", "second-amount"),
    ("water 1l before noon 0.5 after", "second-amount"),
    ("water 500ml at lunch and one glass at dinner", "second-amount"),
    ("water 500ml ráno, dvě sklenice večer", "second-amount"),
    ("water 2 sklenice k obědu a 1 k večeři", "second-amount"),
    ("run 5km with Petr, 2 after work", "second-amount"), ("run 5km to work, 2 from work", "second-amount"),
    ("water 500ml na oběd a 300 na večeři", "second-amount"), ("run 5km to work and back", ""),
    ("water 500ml with lemon 1 hour after lunch", ""), ("water 250ml with 2 friends at lunch", ""),
    ("run 5km with Petr after work", ""), ("water 250ml before 5 at work", ""),
  ])
  func aNumberBetweenCircumstances(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "`glued-lines`: a second entry or box run into a line", whatever is behind the box.
  @Test(arguments: [
    ("[x] gym [x] floss", "glued-lines > [x] gym\n[x] floss"),
    ("[ ] call mum [ ] call dad", "glued-lines > [ ] call mum\n[ ] call dad"),
    ("[x] gym 18:00 [x] walk with Eva 19:00", "glued-lines > [x] gym 18:00\n[x] walk with Eva 19:00"),
    ("[x] read about [ ] boxes", ""), ("[x] read [1] and [2]", ""), ("call mum [x] floss", ""),
    ("[x] read how a [x] in a line of its own ticks", ""), ("[x] gym [x]", ""), ("[x] gym [x] 18:00", ""),
  ])
  func aBoxRunIntoATick(_ line: String, _ expected: String) {
    #expect(doubts(line, "habit gym\nhabit read").joined(separator: "; ") == expected)
  }

  // "So many of another measure in words behind `and` or `plus`", and a name right behind an amount.
  @Test(arguments: [
    ("water 250ml and two coffees", "misplaced-amount"), ("water 250ml, one coffee", "misplaced-amount"),
    ("water 250ml and two cups of coffee", "misplaced-amount"),
    ("run 5km and a coffee with Jana", "misplaced-amount"),
    ("water 250ml at lunch, two coffees", "misplaced-amount"),
    ("water 250ml and cup of coffee", "misplaced-amount"),
    ("water 250ml and a glass of water", "second-amount"), ("water 1 glass and one bottle", "second-amount"),
    ("run 5km with a friend", ""), ("water 250ml after one coffee", ""), ("sleep 7h with one break", ""),
    ("water 250ml, then two coffees", "misplaced-amount"), ("water 250ml with 2 coffees", "near-name"),
    ("water 250ml with 2 friends", ""), ("coffee 1 with 2 sugars", ""),
    ("water 250ml a dvě kávy", "misplaced-amount"),
    ("water 250ml plus coffee", "glued-lines > water 250ml\ncoffee"),
    ("water 250ml plus káva", "glued-lines > water 250ml\nkáva"),
    ("water 250ml plus 100", "second-amount"), ("steps 2000 plus 6000", "second-amount"),
    ("water 250ml gym", "glued-lines"), ("gym 45 min read", "glued-lines"), ("steps 8000 gym", "glued-lines"),
    ("water 250ml breakfast", ""), ("water 250ml snídaně", ""), ("gym 45 min legs", ""),
    ("water 250ml gym bag was wet", ""), ("water 250ml and two friends", ""),
    ("water 250ml a dva rohlíky", ""),
    ("water 250ml and two coffees later I left", ""), ("sleep 7h plus nap", ""),
  ])
  func anotherMeasureInWords(_ line: String, _ expected: String) {
    let names = """
      measure water cup 250ml
      measure coffee unit cup cup 150ml alias káva alias kávy
      measure steps goal 10000
      measure run unit km
      measure sleep unit h
      habit gym
      habit read
      habit breakfast 10:30 alias snídaně

      """
    #expect(doubts(line, names).joined(separator: "; ") == expected)
  }

  // "How much each of several vessels held, and how many of them there were."
  @Test(arguments: [
    ("water 3 glasses of 300ml", "second-amount > water 3x300ml"),
    ("water 3 sklenice po 0,3", "second-amount > water 3x0,3l"),
    ("water 3 sklenice po 300 ml 08:10", "second-amount > water 3x300 ml 08:10"),
    ("water 3 glasses, 300ml each", "second-amount > water 3x300ml"),
    ("water 1 bottle of 750ml", "second-amount > water 750ml"),
    ("3 glasses of water, 300ml each", "second-amount"),
    ("water 250ml each, 3 times", "second-amount > water 3x250ml"),
    ("water 250ml each, twice", "second-amount > water 2x250ml"),
    ("water 250ml každá, 3 sklenice", "second-amount > water 3x250ml"),
    ("water 250ml každá tři sklenice", "second-amount > water 3x250ml"),
    ("water 250ml three glasses", "second-amount"), ("water 250ml 3 glasses", "second-amount"),
    ("water 2l of 2.5l", ""), ("water 250ml each time", ""), ("water 2 sklenice po obědě", ""),
    ("water 3x po 250 ml", "unknown-unit > water 3x250 ml"),
  ])
  func whatEachVesselHeld(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // A proposal is of all of them.
  @Test(arguments: [
    ("water two 500ml bottles", "2x500ml"), ("water tři 330ml plechovky", "3x330ml"),
    ("water po 250 ml 3x", "3x250 ml"), ("water two glasses of 300 ml", "2x300 ml"),
    ("water one 500ml bottle", "500ml"), ("water about 500 ml", "500 ml"),
  ])
  func howManyWereEmptiedIsProposed(_ line: String, _ amount: String) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12")!
    let kinds = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day).map(\.kind)
    #expect(kinds == [.misplacedAmount(measure: "water", amount: amount)])
  }

  // "odd-time": "a time before the name with a blank in it, a word before it or a dash behind it"; and that of a meal.
  @Test(arguments: [
    ("10: 30 water 250ml", "odd-time > 10:30 water 250ml"),
    ("10 :30 water 250ml", "odd-time > 10:30 water 250ml"),
    ("8:10 - water 250ml", "odd-time > 08:10 water 250ml"),
    ("8:10 — water 250ml", "odd-time > 08:10 water 250ml"),
    ("8:10 | water 250ml", "odd-time > 08:10 water 250ml"),
    ("at 8:10 water 250ml", "odd-time > 08:10 water 250ml"),
    ("v 8:10 gym 45min", "odd-time > 08:10 gym 45min"), ("[x] 10: 30 gym", "odd-time > [x] 10:30 gym"),
    ("[x] 10:30 - gym", "near-name"),
    ("lunch 12.30 kcal:600", "odd-time > lunch 12:30 kcal:600"),
    ("oběd ve 12.30 kcal:600", "odd-time > oběd ve 12:30 kcal:600"),
    ("snack at 15.30 kcal:200", "odd-time > snack at 15:30 kcal:200"),
    ("oběd 12.30 kcal:600 protein:30", "odd-time > oběd 12:30 kcal:600 protein:30"),
    ("beer 3.50 kcal:200", ""), ("lunch 12.30 € kcal:600", ""), ("10: 30 left over from lunch", ""),
    ("8:10 - water was cold", ""), ("8:10 - meeting with Jana", ""), ("Meeting 10: 30 with Jana", ""),
  ])
  func aTimeBeforeTheName(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // A correction is of the whole: "several units of one kind are one amount", and a mark parts neither them nor decimals.
  @Test(arguments: [
    ("sleep 7 hours, 30 minutes", "second-amount > sleep 7 hours 30 minutes"),
    ("sleep 7 hours and 30 minutes", "second-amount > sleep 7 hours 30 minutes"),
    ("sleep 7 hodin, 30 minut", "second-amount > sleep 7 hodin 30 minut"),
    ("sleep 7h, 30m nap", "second-amount > sleep 7h 30m nap"),
    ("gym 1 hour, 15 minutes", "second-amount > gym 1 hour 15 minutes"),
    ("run 5km, 300 m", "second-amount > run 5km 300 m"),
    ("water 1 l, 2 dl", "second-amount > water 1 l 2 dl"),
    ("water 250ml, 250ml", "second-amount"), ("water 250ml and 1 l", "second-amount"),
    ("weight 82. 4", "second-amount > weight 82.4"), ("weight 82, 4", "second-amount > weight 82.4"),
    ("weight 82. 4 kg", "second-amount > weight 82.4 kg"), ("steps 8. 5", "second-amount"),
    ("weight 82, 4 days in a row", ""),
  ])
  func anAmountThatAMarkParts(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // What is proposed is meant: a night, the number of an item, a unit without its sign, as many of several vessels.
  @Test(arguments: [
    ("sleep 10:30-6", "missing-amount > sleep 22:30-06:00"),
    ("sleep 9:00-6", "missing-amount > sleep 21:00-06:00"),
    ("sleep 1:00-6", "missing-amount > sleep 01:00-06:00"),
    ("1. water 250ml 2. coffee 1", "glued-lines > 1. water 250ml\n1. coffee 1"),
    ("1. gym 45 min 2. read 30 min", "glued-lines > 1. gym 45 min\n1. [x] read 30 min"),
    ("1. gym 45 min 2. set was hard", ""),
    ("sleep 8h+", "unknown-unit > sleep 8h"), ("water 2l+", "unknown-unit > water 2l"),
    ("water 6/8 glasses", "bad-amount"), ("water 3/4 glass", ""),
  ])
  func whatIsProposedIsMeant(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("water 6/8 glasses", Problem.Kind.badAmount("6/8", .malformed, readings: ["6"])),
    ("yesterday water 250ml", .lineOfOtherDay("yesterday", Day("2026-01-11")!)),
    ("včera: run 5km", .lineOfOtherDay("včera", Day("2026-01-11")!)),
    ("předevčírem gym 45min", .lineOfOtherDay("předevčírem", Day("2026-01-10")!)),
    ("yesterday [x] gym", .lineOfOtherDay("yesterday", Day("2026-01-11")!)),
    ("water 250ml three glasses", .ofEach("three glasses", meant: "3x250ml")),
    ("water 250ml 3 glasses", .ofEach("3 glasses", meant: "3x250ml")),
  ])
  func whatIsSaid(_ line: String, _ kind: Problem.Kind) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12")!
    let kinds = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day).map(\.kind)
    #expect(kinds == [kind])
  }

  @Test func aDayBeforeProseIsNone() { #expect(doubts("yesterday water was cold").isEmpty) }
}
