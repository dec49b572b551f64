import TestSupport
import Testing

@testable import Journal

/// "A line that looks meant either counts as its writer meant, or is told": parts of a line in another order, or another
/// place, than they are used to.
@Suite struct OtherOrderSentences {
  // "Of another day's date an entry or a declared tick counts without a time": a range keeps its length.
  @Test(arguments: [
    ("gym 18:00-19:00 tomorrow", "tick gym done 60 min !odd-time"),
    ("sleep 23:00-07:00 yesterday", "entry sleep 480 min =8 !odd-time"),
    ("sleep 23:00-07:00 2026-01-11", "entry sleep 480 min =8 !odd-time"),
    ("gym 18:00-19:00 2026-01-13", "tick gym done 60 min !odd-time"),
    ("sleep 23:00-07:00 2026-01-12", "entry sleep 480 min =8 23:00"),
    ("water 250ml 18:00-19:00 yesterday", "entry water 250 ml =250 !odd-time"),
  ])
  func aRangeOfAnotherDay(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "A range (also with blanks, an en dash, `to`, `až`, `do`)"; "a time may stand before the name instead".
  @Test(arguments: [
    ("23:15 - 06:45 sleep", "entry sleep 450 min =7.5 23:15"),
    ("23:15 – 06:45 sleep", "entry sleep 450 min =7.5 23:15"),
    ("11pm to 7am sleep", "entry sleep 480 min =8 23:00"),
    ("18:00 - 19:00 gym", "tick gym done 60 min 18:00"),
    ("08:10 - water 250ml", "text 08:10"),
    ("18:00 - 19:00 dinner with Petr", "text 18:00"),
  ])
  func aRangeBeforeTheName(_ line: String, _ expected: String) { #expect(told(line) == [expected]) }

  // "`8.10` after an amount is `odd-time`": a bare number behind what is drunk by the cup is one of few.
  @Test(arguments: [
    ("coffee 14.00", "odd-time > coffee 14:00"), ("water 14.00", "odd-time > water 14:00"),
    ("water 8.30", "tiny-amount"), ("coffee 14.50 EUR", "uncounted"), ("coffee 2.50", ""),
    ("coffee 8.30 pm", "odd-time > coffee 8:30 pm"),
    ("coffee 4.50 at Starbucks", "tiny-amount"), ("coffee 4,95", "tiny-amount"), ("coffee 4.5 at home", ""),
    ("coffee 1.33", "odd-time > coffee 01:33"), ("coffee 1.75", ""), ("coffee 0.80", ""),
    ("coffee 1.5", ""), ("coffee 2.25", ""), ("weight 82.40", ""), ("run 10.15", ""), ("water 1.50 l", ""),
  ])
  func aTimeWithAPoint(_ line: String, _ expected: String) {
    #expect(
      doubts(
        line,
        "measure water cup 250ml\nmeasure coffee unit cup cup 200ml\nmeasure weight unit kg\nmeasure run unit km\n"
      )
      .joined(separator: "; ") == expected)
  }

  // "A measure's name beside a number in digits with a unit that fits it, wherever they stand": the unit may be the name.
  @Test(arguments: [
    ("Lunch: rice with beans, 500 kcal", "misplaced-amount > Lunch: rice with beans, kcal:500"),
    ("Lunch: rice with beans (500 kcal)", "misplaced-amount > Lunch: rice with beans kcal:500"),
    ("Lunch was 500 kcal.", ""),
    ("[x] breakfast (400 kcal)", "misplaced-amount > [x] breakfast kcal:400"),
    ("soup (with bread, 300 kcal)", "misplaced-amount"), ("lunch kcal:500", ""),
  ])
  func anAmountInItsOwnUnit(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "Any box before a declared name".
  @Test(arguments: [
    ("did [x] gym", "unboxed-habit"), ("Habits: [x] read", "unboxed-habit"),
    ("gym [x] read [ ] breakfast", "unboxed-habit"),
    ("7:15 [x] call mum", "odd-box > [x] 7:15 call mum"),
    ("- 7:15 - [ ] zavolat mámě", "odd-box > - [ ] 7:15 zavolat mámě"),
    ("2026-01-12 [x] call mum", "odd-box > [x] call mum"), ("2026-01-11 [x] call mum", ""),
    ("7:15-7:30 [x] call mum", "odd-box > [x] 7:15-7:30 call mum"),
    ("Evening - [x] gym legs", "unboxed-habit"), ("Habits: [x] gym legs, [ ] read", "unboxed-habit"),
    ("Habits - see [x] gym in the app", ""),
    ("Morning: [x] gym legs", "unboxed-habit"), ("Legend: [x] gym means done at home", ""),
    ("[x] +gym", "near-name > [x] gym"), ("[x] #habit/gym", "near-name > [x] gym"), ("[x] #gym/legs", ""),
    ("[x] #errands", ""), ("[x] +1 point", ""),
    ("7:15 [x] gym legs", "unboxed-habit > [x] gym 7:15 legs"), ("2026-01-12 [ ] gym legs", "unboxed-habit"),
    ("see [x] marks", ""), ("see [x] gym in the app", ""), ("Tap [x] gym.", ""),
    ("Open the page and use [x] gym", ""), ("Habits: [x] read [ ] gym", "unboxed-habit"),
  ])
  func aBoxFartherOn(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "A name nearly declared beside an amount, a number or a time", and of a tick; also as the key of a tag.
  @Test(arguments: [
    ("lunch protien:30g", "near-name > lunch protein:30g"), ("soup kcla:300", "near-name > soup kcal:300"),
    ("[x] breakfast 10:30 protien:30g kcal:400", "near-name > [x] breakfast 10:30 protein:30g kcal:400"),
    ("water 250ml protien:3g", "near-name > water 250ml protein:3g"), ("[x] gym with:5", ""),
    ("lunch kcals:500", "near-name > lunch kcal:500"), ("kcals 500", "near-name > kcal 500"),
    ("[x] breakfast kcl:500", "near-name > [x] breakfast kcal:500"),
    ("[x] breakfast proteins:20g", "near-name > [x] breakfast protein:20g"),
    ("lunch cal:650", "near-name > lunch kcal:650"), ("lunch 600 cal", "near-name"),
    ("cal 600", "near-name > kcal 600"),
    ("[x] breakfast 500 cal", "misplaced-amount > [x] breakfast kcal:500"),
    ("[x] breakfast 500cal 8:00", "misplaced-amount > [x] breakfast kcal:500 8:00"),
    ("[x] breakfast 500 kcals", "misplaced-amount > [x] breakfast kcal:500"),
    ("[x] breakfast 500 kilocalories", "misplaced-amount > [x] breakfast kcal:500"),
    ("[x] breakfast 30 g proteins", "misplaced-amount"), ("[x] gym 30 min reading", ""),
    ("[x] breakfast 10:30 oatmeal, 500 kalorií", "misplaced-amount > [x] breakfast 10:30 oatmeal, kcal:500"),
    ("a cal a day", ""), ("lunch mcl:500", ""), ("step:1 open the box", ""), ("[x] gym weights:20kg", ""),
    ("[x] gmy", "near-name > [x] gym"),
    ("[x] gum", ""), ("[x] gy", ""),
    ("2 coffees", "near-name"),
    ("3 waters", "near-name > water 3cup"), ("3 waters 08:10", "near-name > water 3cup 08:10"),
    ("three waters", "near-name > water 3cup"),
  ])
  func aNearName(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("5 káv", "near-name > káva 5"), ("[x] beh 5 km", ""),

  ])
  func aNameWithoutItsEnding(_ line: String, _ expected: String) {
    #expect(
      doubts(line, "measure káva unit cup cup 200ml\nmeasure běh unit km\n").joined(separator: "; ")
        == expected)
  }

  // "An undeclared name with an amount and nothing else but a time and tags", in any order.
  @Test(arguments: [
    ("5km jog", "undeclared-name"), ("07:30 ran 5km", "undeclared-name"),
    ("18:00 yoga 45min", "undeclared-name"),
    ("200 g flour", ""), ("20 min late", ""), ("2 l milk", ""), ("5km jog in the rain", ""),
    ("08:00 5km", "uncounted"),
  ])
  func anUndeclaredName(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "There is no third way": what counts and says that it was not done.
  @Test(arguments: [
    ("gym 45min not done", "contradicting-ticks"), ("gym 1h missed", "contradicting-ticks"),
    ("[x] gym didn't go", "contradicting-ticks"), ("run 5km cancelled", "contradicting-ticks"),
    ("water 2l not done", "contradicting-ticks"), ("gym 45min not bad", ""), ("gym 45 min without music", ""),
    ("run 5km skipped the hill", ""), ("[ ] gym not done", ""),
  ])
  func whatWasNotDone(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // A proposal is one that counts as meant.
  @Test(arguments: [
    ("water 250ml 0730", "odd-time > water 250ml 07:30"),
    ("water 1 and 1/2 l", ""), ("water 250ml 1930", "second-amount"),
  ])
  func aProposal(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("water 1 and 1/2 l", "entry water 1.5 l =1500"), ("water 2 a 3/4 litru", "entry water 2.75 litru =2750"),
    ("water 1 and 3/2 l", "text"),
  ])
  func aFractionBehindAWholeNumber(_ line: String, _ expected: String) {
    #expect(told(line)[0].hasPrefix(expected), "\(told(line))")
  }

  // "`jeden` to `dvanáct`", and a bottle of PET is one.
  @Test(arguments: [
    ("water PET lahev", "text"), ("PET lahev water", "text"),
    ("water pět lahví", "entry water 5 lahví =2500"),
    ("sleep pet hodin", "entry sleep 5 hodin =5"),
  ])
  func aBottleOfPlastic(_ line: String, _ expected: String) {
    #expect(told(line)[0].hasPrefix(expected), "\(told(line))")
  }

  // "A tag whose key is a habit counts nothing, and is told."
  @Test func aTagOfAHabit() { #expect(told("evening gym:yes") == ["text [gym:yes] !unboxed-habit"]) }

  /// The page's configuration with what is drunk by the cup.
  private let drinks =
    water.replacing("measure coffee", with: "measure coffee alias káva cup 150ml")
    + "\nhabit snack alias snídaně"

  // Rule 5: a name that is typed without the marks of its letters, and a long one with a letter amiss, alone on a line.
  @Test(arguments: [
    ("kava", "near-name > káva"), ("snidane", "near-name > [x] snídaně"),
    ("- snidane +doma", "near-name > - [x] snídaně +doma"),
    ("coffe", "near-name > coffee"), ("brekfast", "near-name > [x] breakfast"), ("Workouts", ""),
    ("Weights", ""),
    ("kava:", ""), ("kava.", ""), ("reed", ""), ("brekfast was good", ""),
  ])
  func aNameNearlyAlone(_ line: String, _ expected: String) {
    #expect(doubts(line, drinks).joined(separator: "; ") == expected)
  }

  // Numbers and times farther on than right behind their name.
  private static let numbersFartherOn: [(String, String)] = [
    ("8.432 steps", "uncounted"), ("kcal lunch 600", "uncounted"), ("steps so far 8432", "uncounted"),
    ("kroky zatím dnes 8432", ""),
    ("water before bed 250", "uncounted"), ("water intake 2000", "uncounted"),
    ("sleep good 7.5", "uncounted"), ("protein bar 25", ""), ("kcal deficit 500", ""),
    ("weight limit 23", ""),
    ("running shoes 120", ""), ("buy coffee 2", ""),
    ("sleep last night 7.5", "uncounted"), ("run distance: 5", "misplaced-amount"),
    ("weight on empty stomach 82.4", "uncounted"), ("coffees today: 2", "near-name"),
    ("iced coffee 2", "uncounted"),
    ("tempo run 8", "uncounted"), ("2 black coffees", "near-name"), ("protein after gym 95", ""),
    ("my steps were 8432", "uncounted"), ("today's weight is 82.4", "uncounted"),
    ("my weight is 82.4 kg", "misplaced-amount"), ("My weight is 82.4 kg today.", "misplaced-amount"),
    ("my sleep was 7 h", "misplaced-amount"), ("My run today was 5 km", "misplaced-amount"),
    ("drank 500 ml of cold water", "misplaced-amount"),
    ("vypil jsem 500 ml studené water", "misplaced-amount"),
    ("Chapter on sleep 3", ""), ("Run to platform 9", ""), ("Water damage in room 204", ""),
    ("Sleep deprivation study 2019", ""), ("Sleep score 85", ""), ("Next run 8", ""),
    ("Coffee and cake 120", ""), ("water filter 1200", ""),
    ("Run errands at 10", ""),
    ("Running a fever 38.5", ""), ("run id 1234", ""), ("Test run 3", ""),
    ("coffee with Jana 10:00-11:00", ""), ("Part coffee 2", ""),
    ("Coffee at Studio 54", ""), ("water main burst at street 1250", ""),
    ("mixed 500 ml of milk and water", ""),
    ("sleep last night 23:00-7:00", "uncounted"), ("sleep in bed 23:15-06:45", "uncounted"),
    ("sleep on the couch 23:00-7:00", "uncounted"),
    ("gym with Petr 17:00", "unboxed-habit > [x] gym with Petr 17:00"),
    ("gym s Petrem 17:00", "unboxed-habit > [x] gym s Petrem 17:00"),
    ("coffee after lunch 13:00", ""), ("coffee with Jana 10:00", ""),
    ("káva po obědě 13:00", ""), ("Coffee with Jana", ""), ("Read emails from Petr 10:00", ""),
    ("Sleep study results 9:00", ""), ("coffee machine service 9:00", ""), ("steps goal 10000", "uncounted"),
  ]

  @Test(arguments: numbersFartherOn)
  func aNumberFartherOn(_ line: String, _ expected: String) {
    #expect(doubts(line, drinks).joined(separator: "; ") == expected)
  }
}
