import TestSupport
import Testing

@testable import Journal

/// "Nothing is guessed, and nothing is passed over in silence": lines as people type them on a phone, which counted
/// otherwise than they were meant, or were told with what nobody could use.
@Suite struct OrdinaryLinesSentences {
  // "tiny-amount": a bare number that can hardly be meant, and hours with minutes for decimals.
  @Test(arguments: [
    ("run 800", "tiny-amount"), ("run 400", ""), ("run 401", "tiny-amount"), ("run 800km", ""),
    ("run 0.8", ""), ("lunch run:800", "tiny-amount"), ("ride 1000", ""), ("ride 1001", "tiny-amount"),
    ("pool 5000", ""), ("sleep 7.30h", "tiny-amount"), ("sleep 7,30 h", "tiny-amount"), ("sleep 7.3h", ""),
    ("sleep 7.35h", ""), ("sleep 7.50h", ""), ("7.30h sleep", "tiny-amount"),
    ("[x] read 1.20h", "tiny-amount"), ("weight 82.30kg", ""),
  ])
  func aNumberThatIsHardlyMeant(_ line: String, _ expected: String) {
    let more = "\nmeasure ride unit km\nmeasure pool unit m goal 500m"
    #expect(doubts(line, water + more).joined(separator: "; ") == expected)
  }

  // "other-unit": a word that makes another thing of the number before it; a change is no value.
  private static let wordsBehindNumbers: [(String, String)] = [
    ("weight 0.5kg down", "other-unit"), ("weight 0.5 kg less", "other-unit"),
    ("weight 0.5 kg dolů", "other-unit"), ("weight 82.4kg down", ""),
    ("weight 0.5kg down again", "other-unit"),
    ("weight 0.5kg and down", ""), ("mood 3 down", ""),
    ("water 0.5l less", ""), ("weight lost 0.5 kg", "uncounted"), ("weight down 0.5kg", "uncounted"),
    ("drank water 0.5 l less", "misplaced-amount"), ("cigarettes 1 pack", "other-unit"),
    ("cigarettes 5 days clean", "other-unit"), ("steps 5 days", "other-unit"),
    ("steps 2 chapters", "other-unit"),
    ("Run 5 reports for Jana", "other-unit"), ("Run 12 people through the demo", "other-unit"),
    ("Run 3 more tests on the server", "other-unit"), ("Run 2 meetings", "other-unit"),
    ("Weight 2 parcels", "other-unit"), ("Water 20 plants", "other-unit"), ("steps 12 floors", "other-unit"),
    ("run 5 dalších zpráv", "other-unit"), ("water 20 květin", "other-unit"), ("Run 12 lidí", "other-unit"),
    ("run 5 always", ""), ("run 5 indoors", ""), ("run 5 with dogs", ""), ("run 5, hills", ""),
    ("run 5.5 hills", ""), ("run 5 Alps", ""), ("run 5 legs hurt", ""), ("run 5 was great", ""),
    ("run 5km hills", ""), ("water 250 bubbles", ""), ("weight 82 clothes on", ""), ("kcal 450 oats", ""),
    ("protein 30 lentils", ""), ("steps 8000 errands", ""), ("cigarettes 2 breaks", ""),
    ("Steps 1, 2 and 3 done", "second-amount"), ("kcal 500 2 eggs and toast", ""),
    ("packs 2 packs", ""), ("cigarettes 2 krabičky", "other-unit"),
  ]

  @Test(arguments: wordsBehindNumbers)
  func whatTheWordBehindMakesOfANumber(_ line: String, _ expected: String) {
    #expect(
      doubts(line, water + "\nmeasure packs\nmeasure mood unit points mean").joined(separator: "; ")
        == expected)
  }

  // An amount before its name counts whatever follows; that it is of a sentence is told.
  private static let amountsOfSentences: [(String, String)] = [
    ("2 bottles of water cost 80 crowns at the airport.", "contradicting-ticks"),
    ("2 bottles of water were 80 crowns.", "contradicting-ticks"),
    ("2 l of water leaked into the basement", "contradicting-ticks"),
    ("500 ml water bottle broke", "contradicting-ticks"), ("20 kg weight vest", "contradicting-ticks"),
    ("5 kg weight loss since summer", "other-unit"),
    ("10k steps challenge starts Monday", "contradicting-ticks"),
    ("5 km run with the school kids was cancelled", "contradicting-ticks"),
    ("5 km run with Petr, dinner was cancelled", ""), ("2 l water and the trip was cancelled", ""),
    ("5 km run next week?", "contradicting-ticks"), ("7h of sleep would be nice", "contradicting-ticks"),
    ("2 cups of coffee is my limit", "contradicting-ticks"),
    ("30 g of protein per serving", "contradicting-ticks"),
    ("2 l water vyteklo do sklepa", "contradicting-ticks"),
    ("5 km run s Petrem bylo zrušeno", "contradicting-ticks"),
    ("8 hours of sleep is not enough", "contradicting-ticks"),
    ("2 l of water is enough.", "contradicting-ticks"),
    ("500 ml of water is too much for one go", "contradicting-ticks"),
    ("3 cups of coffee are too many", "contradicting-ticks"),
    ("500 ml water přivést k varu", "contradicting-ticks"), ("5 km run was fun", ""),
    ("2 l of water a day", ""),
    ("250ml water was cold", ""), ("5 km run with Petr", ""), ("7h of sleep, was tired", ""),
    ("2 bottles of water today, was 80 crowns", ""), ("500 ml water bottle", ""), ("5km run +training?", ""),
    ("2 l of water after the run, felt good.", ""), ("10k steps today", ""),
    ("water 500ml cost 80 crowns", ""), ("Run 7 of the experiment failed", "contradicting-ticks"),
    ("Run 4 crashed overnight", "contradicting-ticks"), ("run 5 of the planned 10", ""),
    ("run 5 finished", ""),
  ]

  @Test(arguments: amountsOfSentences)
  func anAmountOfASentence(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "A bare number before `or` and a greater bare number is text"; a part of a whole has one amount.
  @Test(arguments: [
    ("weight 82 or 83", "uncounted"), ("weight 83 or 82", "second-amount"),
    ("weight 82 nebo 83", "uncounted"), ("Steps 3 or 4 of the manual.", ""), ("water 2l of 2.5l", ""),
    ("water 2 l z 2,5 l", ""), ("water 500ml of 300ml", "second-amount"),
    ("water 2l then 2.5l", "second-amount"), ("steps 2000 then 6000", "second-amount"),
    ("steps 2000 pak 6000", "second-amount"), ("steps 2000 then home", ""),
    ("steps 2000 before lunch, 6000 after", "second-amount"), ("steps 8000 after lunch, 3 hills", ""),
    ("coffee 1cup + 1 decaf", ""), ("cigarettes 1 + 1 later", "second-amount"),
    ("steps 10 + 2 cookies", ""),
  ])
  func oneOfTwoNumbers(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "the date of another day": the file's day is Monday, 12 January 2026.
  @Test(arguments: [
    ("[x] gym 11. 1. 18:00", "odd-time"), ("[x] gym 12. 1. 18:00", ""), ("[x] gym 11. 1. 2026", "odd-time"),
    ("[x] gym Jan 11", "odd-time"), ("[x] gym Jan 12", ""), ("[x] gym 11 Jan 18:00", "odd-time"),
    ("[x] gym 11th January 2026", "odd-time"), ("[x] gym 11. ledna", "odd-time"),
    ("[x] gym Sun 18:00", "odd-time"), ("[x] gym Monday 18:00", ""), ("[x] gym on Sunday", "odd-time"),
    ("[x] gym v neděli", "odd-time"), ("[x] gym last Monday", "odd-time"),
    ("[x] gym Sunday evening", "odd-time"), ("[x] gym Friday night", "odd-time"),
    ("[x] gym last night 23:00", "odd-time"), ("sleep 7h last night", ""), ("water 250ml 11. 1.", "odd-time"),
    ("water 250ml 11 Jan", "odd-time"), ("water 250ml Sunday", "odd-time"), ("water 250ml on tap", ""),
    ("[x] read Sun Tzu", ""), ("[x] read May contain nuts", ""), ("[x] read 11. kapitola", ""),
    ("[x] gym st", ""), ("[ ] gym Sunday", ""), ("11. 1. water 2l", "odd-time"), ("12. 1. water 2l", ""),
    ("12. 1. 2026 water 2l", ""), ("1. [x] gym", ""), ("1. 1. Gym rules of the house", ""),
  ])
  func aDateInWords(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("[x] gym Sun 18:00", "tick gym done !odd-time"), ("[x] gym 12. 1. 18:00", "tick gym done 18:00"),
    ("run 10km 0:52:10", "entry run 10 km =10 {0:52:10}"),
    ("run 20km 1:45 h", "entry run 20 km =20 {1:45 h}"),
    ("run 10km 18:30:22", "entry run 10 km =10 18:30"),
    ("water 250ml 0:52:10", "entry water 250 ml =250 00:52"),
    ("run 10km from 18:00 to 19:05", "entry run 10 km =10 18:00"),
    ("[x] gym od 18:00 do 19:05", "tick gym done 18:00"),
    ("water 15:00 hod.", "entry water 1 cup =250 15:00"),
    ("[x] gym 18:00 hod", "tick gym done 18:00"), ("[x] gym 1:30 h", "tick gym done 01:30 {h}"),
    ("water půldruhého litru", "entry water 1.5 litru =1500"),
    ("water 2l of 2.5l", "entry water 2 l =2000 {of 2.5l}"), ("18:05-? read", "running read 18:05"),
    ("18:05-? water", "error bad-amount"), ("11. 1. water 2l", "entry water 2 l =2000 !odd-time"),
  ])
  func countsAsMeant(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  // "What looks meant": labels, words for about how much, prices, what was not done, and what a phone leaves.
  private static let meantLines: [(String, String)] = [
    ("Water intake: 2000", "misplaced-amount"), ("water in ml: 250", "misplaced-amount"),
    ("Water (ml): 250", "misplaced-amount"), ("Steps today: 9000", "misplaced-amount"),
    ("Water bill: 1200", ""), ("Water intake: 2000 and more to come", ""), ("steps only 3000", "uncounted"),
    ("steps zatím 9000", "uncounted"), ("coffee 65 Kč", "uncounted"), ("Water 45 Kč/m3", "uncounted"),
    ("[x] coffee 65 Kč", "uncounted"),
    ("coffee 65 Kč with Eva", "uncounted"), ("coffee 65 Kč s Evou", "uncounted"),
    ("2 coffee 130 Kč", "misplaced-amount"), ("Coffee with Eva, 65 Kč", ""),
    ("Bottle of water was 40 crowns.", ""), ("steps 65 Kč", "other-unit"),
    ("gym not done", "unboxed-habit > [ ] gym not done"), ("gym: ×", "unboxed-habit > [ ] gym: ×"),
    ("gym not for me", ""), ("coffee not done", ""),
    ("gym legs 45 min", "unboxed-habit > [x] gym legs 45 min"),
    ("read Dune 30 min", "unboxed-habit > [x] read Dune 30 min"), ("gym opens in 45 min", ""),
    ("gym was closed for all of 45 min", ""), ("[x] gmy", "near-name > [x] gym"), ("[x] gum", ""),
    ("[x] gymm", "near-name > [x] gym"), ("[x] gymn", "near-name > [x] gym"), ("[x] gums", ""),
    ("[x] 'gym'", "near-name > [x] gym"), ("[x] @gym", "near-name > [x] gym"), ("[x] @home", ""),
    ("[x] 'gym' 8:00", "near-name > [x] gym 8:00"),
    ("[x] myg", ""), ("water [500 ml]", "misplaced-amount"), ("coffee++", "uncounted"),
    ("coffee+", "uncounted"),
    ("C++ course", ""), ("Buy: coffee, 2 l milk", ""), ("Buy: water, 2 l", "misplaced-amount"),
    ("lunch with +water 250ml", "spaced-tag > lunch with water:250ml"),
    ("lunch @water 250 ml", "spaced-tag > lunch water:250ml"), ("met +water 3 times", ""),
  ]

  @Test(arguments: meantLines)
  func looksMeant(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // A word of its own is no slip of a name.
  @Test(arguments: [
    ("One step at a time", ""), ("one step closer", ""), ("had two coffees", "near-name"),
    ("two stops on tram 5", ""),
    ("step 8432", "near-name > steps 8432"),
    ("two step", "near-name"), ("Later 10:00 dentist", ""), ("later 18:00 gym", "unboxed-habit"),
    ("call Walter 17:00", ""), ("with Waters 17:00", ""), ("height 180 cm", ""), ("2 bread rolls", ""),
    ("[x] bread", ""),
    ("[x] raed", "near-name > [x] read"), ("ready 8:00", ""), ("head 2 h", "undeclared-name"),
    ("road 5 km", "undeclared-name"), ("raed 5 km", "near-name > read 5 km"),
    ("soda 330ml", "undeclared-name"),
    ("vodka 40ml", "undeclared-name"), ("woda 330ml", "near-name > voda 330ml"),
    ("vodi 330ml", "near-name > voda 330ml"),
    ("bota 330ml", "undeclared-name"), ("za 3 roky", ""), ("krokx 3000", "near-name > kroky 3000"),
    ("Káča 17:00", ""),
    ("kávu 17:00", "near-name > káva 17:00"), ("káwa 17:00", "near-name > káva 17:00"),
    ("mood good 4", "uncounted"),
    ("nood 4", "near-name > mood 4"),
  ])
  func aWordThatIsNoSlip(_ line: String, _ expected: String) {
    let more =
      "\nmeasure voda goal 2l cup 250ml\nmeasure káva cup 150ml\nmeasure kroky goal 8000\nmeasure mood goal 1..5 last"
    #expect(doubts(line, water + more).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("8 hodin spánku", "near-name > 8 hodin spánek"), ("spánku 8 h", "near-name > spánek 8 h"),
    ("8 hodin spánkový", ""),
    ("obědky 8 h", "undeclared-name"),
  ])
  func aCzechNameInAnotherCase(_ line: String, _ expected: String) {
    #expect(doubts(line, "measure spánek unit h\nmeasure oběd").joined(separator: "; ") == expected)
  }

  // What is proposed counts, and nothing that counted is lost.
  @Test(arguments: [
    ("sleep 23:15 06:45", "missing-amount > sleep 23:15-06:45"),
    ("[x] gym 18:00 19:05", "second-amount"), ("sleep 23:15 06:45 7h", "second-amount"),
    ("breakfast 450 kcal", "misplaced-amount > [x] breakfast kcal:450"),
    ("[x] breakfast 450 kcal", "misplaced-amount > [x] breakfast kcal:450"),
    ("kcal:420,protein:18g", "bad-tag > kcal:420 protein:18g"),
    ("[x] lunch kcal:420,protein:18g", "bad-tag > [x] lunch kcal:420 protein:18g"),
    ("kcal:420,5,1", "bad-tag"), ("weight -0.5", "bad-amount"), ("water -250ml", "bad-amount"),
  ])
  func whatIsProposed(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("water 2*250ml", ["2x250ml"]), ("weight 82 .4", ["82.4"]), ("coffee 1 0830", ["1 08:30"]),
    ("coffee 1 9830", ["1x9830", "19830"]),
    ("10,432 steps", ["steps 10432"]),
    ("sleep 7.30h", ["7h30m", "7.3 h"]), ("run 800", ["800m"]), ("weight 82.4 11/1", []), ("weight -0.5", []),
    ("water -250ml", ["250ml"]),
  ])
  func theReadingsOfANumber(_ line: String, _ expected: [String]) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12") ?? .first
    let problems = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(problems.map(\.kind.readings) == [expected])
  }
}
