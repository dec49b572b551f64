import TestSupport
import Testing

@testable import Journal

/// "A line that looks meant either counts as its writer meant, or is told": what is told proposes what was meant, all of
/// it, and of the name that it was of.
@Suite struct ProposedSentences {
  private let declared = """
    measure water goal 2500ml cup 250ml
    measure coffee cup 150ml
    measure weight unit kg last
    measure protein unit g
    measure kcal unit kcal
    measure steps goal 8000
    measure pushups goal 20
    measure sleep unit h goal 7h
    measure dose "5-HTP dose" unit mg
    measure aspirin unit pills
    measure run unit km
    measure d3 "vitamin D3" unit mcg
    measure mood unit points mean
    measure yoga unit min
    measure spánek goal 7h30m
    measure cvičení goal 30min
    habit meds "Morning meds"
    habit htp "5-HTP"
    habit brunch "2nd breakfast"
    habit breakfast
    habit gym
    """

  // "The longest declared name, label or alias that the line begins with", also one that begins with a digit.
  @Test(arguments: [
    ("5-HTP dose 100mg", "entry dose 100 mg =100"), ("100mg 5-HTP dose", "entry dose 100 mg =100"),
    ("5-htp 30 min", "tick htp done 30 min"), ("[x] 5-HTP 21:00", "tick htp done 21:00"),
    ("8:00 5-HTP dose 100mg", "entry dose 100 mg =100 08:00"), ("5 pushups", "text !misplaced-amount"),
    ("250ml water", "entry water 250 ml =250"), ("5:00 water 250ml", "entry water 250 ml =250 05:00"),
  ])
  func aNameThatBeginsWithADigit(_ line: String, _ expected: String) {
    #expect(told(line, declared) == [expected])
  }

  // "A tick's first word is a tag only if its key is declared"; "any box before a declared name".
  @Test(arguments: [
    ("[ ] @phone dentist", "tick 'dentist' open [@phone]"),
    ("[x] +shopping milk", "tick 'milk' done [+shopping]"),
    ("[x] @home #fix sink", "tick 'sink' done [@home #fix]"), ("[ ] @gym", "tick '@gym' open"),
    ("[x] #shopping", "tick '#shopping' done"), ("[ ] +errand 08:10", "tick '+errand' open 08:10"),
    ("[x] @shop 250ml", "tick '@shop' done 250 ml"),
    ("[x] @home 3rd chapter", "tick '3rd chapter' done [@home]"),
  ])
  func aTagBeforeTheNameOfATick(_ line: String, _ expected: String) {
    #expect(told(line, declared) == [expected])
  }

  // What looks meant is told: rule 8, what stands beside a name.
  private static let toldWithWhatWasMeant: [(String, String)] = [
    ("5-HTP", "unboxed-habit > [x] 5-HTP"), ("5-HTP done", "unboxed-habit > [x] 5-HTP done"),
    ("8:00 5-HTP", "unboxed-habit"), ("2nd breakfast 10:30", "unboxed-habit > [x] 2nd breakfast 10:30"),
    ("- **Gym:** yes", "unboxed-habit"), ("**Breakfast:** 12:30", "unboxed-habit"),
    ("_Gym:_ legs", "unboxed-habit"), ("- **Coffee:** latte", "uncounted"), ("**Coffee:**", ""),
    ("Breakfast 12:30: soup", "unboxed-habit > [x] Breakfast 12:30: soup"),
    ("[x] @breakfast 8:00", "near-name > [x] breakfast 8:00"),
    ("[x] @water 250ml", "near-name > [x] water 250ml"),
    ("water correction -250ml", "uncounted"), ("water fix: -250 ml", "uncounted"),
    ("water minus 250ml", "uncounted"), ("water −250ml", "uncounted"), ("water –250ml", "uncounted"),
    ("water 250ml -50ml", "second-amount"), ("water 250ml −50 ml", "second-amount"),
    ("water 250ml -5 °C", ""), ("water 250ml – 8:10", ""),
    ("coffee 8:10 water 250ml", "glued-lines > coffee 8:10\nwater 250ml"),
    ("8:10 coffee 10:15 coffee", "glued-lines > 8:10 coffee\n10:15 coffee"),
    ("coffee 8:10, 10:15 coffee", "glued-lines > coffee 8:10,\n10:15 coffee"),
    ("coffee 8:10 10:15", "uncounted"), ("coffee 8:10 with milk", "uncounted"),
    ("water 250ml x2", "second-amount > water 2x250ml"),
    ("water 250 ml (2x) 8:10", "second-amount > water 2x250 ml 8:10"),
    ("water 250ml twice", "second-amount > water 2x250ml"),
    ("water 250ml, x 2", "second-amount"),
    ("water 250ml three times", "second-amount > water 3x250ml"), ("water 250ml once", ""),
    ("water half a litre twice", "uncounted"), ("[x] gym 30 min x2", ""),
    ("yoga 20 - 5", "second-amount"),
    ("water 2x250ml x2", "second-amount"), ("water 40oz tumbler x2", "second-amount"),
    ("weight 12 st 7", "second-amount > weight 12 st 7lb"), ("weight 12st7", "bad-amount > weight 12st 7lb"),
    ("sleep 22 - 6", "odd-time > sleep 22:00-06:00"), ("sleep 6 - 14", "uncounted"),
    ("spánek 23 až 7", "odd-time > spánek 23:00-07:00"), ("spánek 23 to 7", "odd-time > spánek 23:00-07:00"),
    ("sleep 11 - 7", "odd-time > sleep 23:00-07:00"), ("spánek 22h - 6h", "odd-time > spánek 22:00-06:00"),
    ("sleep 22h až 6h", "odd-time > sleep 22:00-06:00"), ("sleep 7h - 6h", "second-amount"),
    ("cvičení 20 - 5", "second-amount"), ("sleep 40 - 22", "absurd-total; second-amount"),
    ("water 22 - 6", "second-amount"),
    ("protein 18gm", "unknown-unit > protein 18g"), ("water 25Oml", "bad-amount > water 250ml"),
    ("water 2;5 l", "bad-amount"), ("2;5 water 250ml", "bad-time > 02:05 water 250ml"),
    ("[x] 10000 steps", "misplaced-amount"), ("[x] 30 min gym", "near-name"),
    ("[x] breakfast kcal:~420", ""), ("[x] breakfast kcal:~lots", "bad-tag"),
    ("[x] gym 1h15", "second-amount > [x] gym 1h15m"), ("[x] gym 6h15", "odd-time > [x] gym 06:15"),
    ("[x] gym 0h15", "odd-time > [x] gym 00:15"), ("gym 3x10 squats", "unboxed-habit > [x] gym 3x10 squats"),
    ("gym 5x5 squats 80kg", "unboxed-habit > [x] gym 5x5 squats 80kg"), ("gym x10 squats", ""),
    ("water l 1.5", "uncounted"), ("Water (L): 1.5", "misplaced-amount"),
    ("vitamin D 50mcg", "near-name > vitamin D3 50mcg"),
    ("morning med 8:00", "near-name > [x] Morning meds 8:00"),
    ("morning med talk", ""), ("vitamin D 50km", ""), ("coffee 4.50 EUR", "uncounted"),
    ("[\u{2714}\u{FE0F}] gym", "odd-box > [x] gym"), ("[x] ~~gym~~", "near-name"),
    ("[x] `gym`", "near-name > [x] gym"),
    ("water 2 - 3 glasses", "bad-amount"), ("water - 3 glasses", "misplaced-amount"),
    ("\\[x] gym", "odd-box > [x] gym"), ("\\[ ] gym", "odd-box > [ ] gym"),
    ("sleep 7ish hours", "missing-amount > sleep 7 hours"), ("spánek 7ish", "missing-amount > spánek 7h"),
    ("cvičení 20-ish min", "missing-amount > cvičení 20 min"),
    ("sleep 8ish 7h", "missing-amount > sleep 8 7h"),
    ("weight loss 1kg", "uncounted"), ("weight gain of 1kg", "misplaced-amount"),
    ("weight úbytek 1kg", "uncounted"),
    ("cvičení 7:30", "missing-amount > cvičení 7 min 30 s"),
    ("cvičení 0:45", "missing-amount > cvičení 0h45m"),
    ("spánek 7:30", "missing-amount > spánek 7h30m"), ("`water` 250ml", "misplaced-amount"),
    ("<water> 250ml", "misplaced-amount"),
  ]

  @Test(arguments: toldWithWhatWasMeant)
  func isToldWithWhatWasMeant(_ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }

  private func kinds(_ line: String) -> [Problem.Kind] {
    var reader = DayReader(configured(declared))
    let day = Day("2026-01-12")!
    return reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day).map(\.kind)
  }

  // "misplaced-amount": of the name that stands beside the amount.
  @Test(arguments: [
    ("coffee and water 250ml", "water", "250ml"), ("water and coffee 1 cup", "coffee", "1 cup"),
    ("coffee with 250ml of water", "water", "250ml"), ("water after gym 250ml", "water", "250ml"),
    ("3x20 pushups", "pushups", "3x20"),
    ("[x] 20 pushups", "pushups", "20"), ("water extra +250ml", "water", "250ml"),
    ("2 water", "water", "2cup"),
  ])
  func anAmountIsOfTheNameBesideIt(_ line: String, _ name: String, _ amount: String) {
    #expect(kinds(line).first == .misplacedAmount(measure: name, amount: amount))
  }

  // "ambiguous-number", "bad-amount": the readings are those that somebody may mean.
  @Test(arguments: [
    ("weight 80 5", Problem.Kind.ambiguousNumber("80 5", readings: ["80.5"])),
    ("weight 80 05", .ambiguousNumber("80 05", readings: [])),
    ("kcal 420 300", .ambiguousNumber("420 300", readings: [])),
    ("water 2 500ml", .ambiguousNumber("2 500ml", readings: ["2x500ml", "2500ml"])),
    ("pushups 20 20 15", .ambiguousNumber("20 20", readings: [])),
    ("water 2-3 glasses", .badAmount("2-3 glasses", .range, readings: ["2 glasses", "3 glasses"])),
    ("water 2–3 glasses", .badAmount("2–3 glasses", .range, readings: ["2 glasses", "3 glasses"])),
    ("run 5-6km", .badAmount("5-6km", .range, readings: ["5km", "6km"])),
    ("run 1,5-2", .badAmount("1,5-2", .range, readings: ["1,5", "2"])),
    ("sleep 9-17", .badAmount("9-17", .malformed, readings: ["09:00-17:00"])),
    ("spánek 23-7", .badAmount("23-7", .malformed, readings: ["23:00-07:00"])),
    ("spánek 11-7", .badAmount("11-7", .malformed, readings: ["23:00-07:00"])),
    ("spánek 10–6", .badAmount("10–6", .malformed, readings: ["22:00-06:00"])),
    ("spánek 7-8", .badAmount("7-8", .range, readings: ["07:00-08:00", "7h", "8h"])),
    ("cvičení 10-11", .badAmount("10-11", .range, readings: ["10:00-11:00", "10", "11"])),
    ("cvičení 20-15", .badAmount("20-15", .range, readings: ["20", "15"])),
    ("sleep 9-30", .badAmount("9-30", .range, readings: ["9", "30"])),
    ("sleep 7h30", .badAmount("7h30", .lacksUnit, readings: ["7h30m"])),
    ("sleep 7h30'", .badAmount("7h30'", .malformed, readings: ["7h30m"])),
    ("sleep 10'", .badAmount("10'", .malformed, readings: ["10m"])),
    ("sleep 23:15-", .badAmount("23:15-", .malformed, readings: ["23:15-?"])),
    ("run 10'", .badAmount("10'", .malformed, readings: [])),
    ("mood 4/5", .badAmount("4/5", .malformed, readings: ["4"])),
    ("steps 4/5/6", .badAmount("4/5/6", .malformed, readings: [])),
    ("steps 150,-", .badAmount("150,-", .malformed, readings: ["150"])),
    ("pushups 20+20+15", .badAmount("20+20+15", .malformed, readings: ["55"])),
    ("pushups 20+", .badAmount("20+", .malformed, readings: ["20"])),
    ("steps 8432/10000", .badAmount("8432/10000", .malformed, readings: ["8432"])),
    ("steps 8'432", .badAmount("8'432", .malformed, readings: ["8432"])),
    ("kcal 1’800", .badAmount("1’800", .malformed, readings: ["1800"])),
    ("spánek 7½", .badAmount("7½", .bareFraction, readings: ["7½ h"])),
    ("goal sleep 7h30", .badGoal("7h30", length: "7h30m")),
    ("goal sleep 7:30", .badGoal("7:30", length: "7h30m")), ("goal water 7:30", .badGoal("7:30")),
    ("aspirin 1/4", .badAmount("1/4", .bareFraction, readings: ["0.25"])),
    ("aspirin 1/3", .badAmount("1/3", .bareFraction, readings: [])),
    ("aspirin 1/0", .badAmount("1/0", .malformed, readings: [])),
    ("water 3x bottle", .repetition("3x", meant: "3 bottle")),
  ])
  func readingsAreThoseThatMayBeMeant(_ line: String, _ kind: Problem.Kind) {
    #expect(kinds(line) == [kind])
  }
}
