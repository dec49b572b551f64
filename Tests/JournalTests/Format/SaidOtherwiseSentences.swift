import TestSupport
import Testing

@testable import Journal

/// Lines that say with other words, or in another shape, what the format has a line for.
@Suite struct SaidOtherwiseSentences {
  private let declared =
    water + """

      habit floss
      habit walk
      habit stretch
      """

  // "`glued-lines` …: the first counts, … and the fix parts them."
  @Test(arguments: [
    ("water 500ml coffee 2 gym", "glued-lines > water 500ml\ncoffee 2\n[x] gym"),
    ("- water 500ml coffee 2 gym read", "glued-lines > - water 500ml\n- coffee 2\n- [x] gym\n- [x] read"),
    ("water 500ml gym coffee 2", "glued-lines > water 500ml\n[x] gym\ncoffee 2"),
    ("water 500ml, coffee 2, gym", "glued-lines > water 500ml,\ncoffee 2,\n[x] gym"),
    ("[x] floss stretch walk", "glued-lines > [x] floss\n[x] stretch\n[x] walk"),
    ("- [ ] floss stretch", "glued-lines > - [ ] floss\n- [ ] stretch"),
    ("[x] floss stretch 30 min", "glued-lines > [x] floss\n[x] stretch 30 min"), ("[x] floss teeth", ""),
    ("[x] floss floss", ""), ("[x] stretch walk in the park", ""),
  ])
  func severalInALine(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  // "What looks meant and does not count is told."
  @Test(arguments: [
    ("2026-01-12,water,250,ml", "uncounted > water 250 ml"), ("water,250,ml", "uncounted > water 250 ml"),
    ("2026-01-12;08:10;water;250;ml", "uncounted > water 250 ml 08:10"),
    ("12.1.2026;water;250;ml", "uncounted > water 250 ml"), ("2026-01-11,water,250,ml", "uncounted"),
    ("2026-01-12,tea,250,ml", ""), ("water,250ml", "misplaced-amount"), ("date,water,ml", ""),
    ("goal gym 3", "uncounted"), ("goal gym", "unboxed-habit"), ("Habits: [x] water", "uncounted"),
    ("Habits: [ ] water", "uncounted"), ("water dvakrát půl litru", "uncounted"),
    ("2 scoops protein", "uncounted"), ("3 days water", ""), ("water twenty five", "uncounted"),
    ("read thirty minutes", "unboxed-habit > [x] read thirty minutes"),
    ("drank five hundred ml of water", "uncounted"), ("had 1 coffee at 8", "uncounted"),
    ("Coffee break at 10", ""), ("finished workout 45 min", "unboxed-habit"),
    ("water morning 0.5 l, evening 1 l", "uncounted"), ("water at 8 a.m.", "uncounted > water 8 a.m."),
  ])
  func isTold(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  // "near-name": words for what is declared by another name.
  @Test(arguments: [
    ("nap 13:00-13:40", "near-name > sleep 13:00-13:40"), ("slept 7h", "near-name > sleep 7h"),
    ("I slept for 7 hours", "near-name > sleep 7 hours"), ("spal jsem 7 hodin", "near-name > sleep 7 hodin"),
    ("slept badly", ""), ("nap 13:00", ""), ("weighed in at 82.4 kg", "near-name > weight 82.4 kg"),
    ("weighed 82.4", "near-name > weight 82.4"), ("weighed 3 parcels", ""),
    ("I ran 5 km", "near-name > run 5 km"), ("běžel jsem 5 km", "near-name > run 5 km"),
    ("I ran 5 km in the rain", ""),
    ("I drove 300 km", ""),
    ("[x] flossed", "near-name > [x] floss"), ("[x] stretching", "near-name > [x] stretch"),
    ("[x] ran 5 km", "near-name > [x] run 5 km"), ("[x] called mum", ""),
    ("[x] gyn", "near-name > [x] gym"), ("[x] gzm", "near-name > [x] gym"), ("[x] gem", ""),
  ])
  func isMeantForAnotherName(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  // "misplaced-amount": energy in the line of a habit.
  @Test(arguments: [
    ("[x] breakfast 500 kJ", "misplaced-amount > [x] breakfast kcal:500kJ"),
    ("[x] breakfast 1.5k kcal", "misplaced-amount > [x] breakfast kcal:1500"),
    ("[x] breakfast 450-500 kcal", "uncounted"),
    ("[x] breakfast oats (450 kcal, 30 g protein)", "misplaced-amount"),
  ])
  func energyOfAMeal(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }
}
