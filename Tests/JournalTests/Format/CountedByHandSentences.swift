import TestSupport
import Testing

@testable import Journal

/// "A line that looks meant either counts as its writer meant, or is told": what people count by hand, several of one line.
@Suite struct CountedByHandSentences {
  // "second-amount": so many of it at the line's end, and numbers with a word of their own each.
  private static let severalOfOneRows: [(String, String)] = [
    ("water 500 ml bottle x 3", "second-amount > water 3x500 ml bottle"),
    ("water 500ml glass x2 8:10", "second-amount > water 2x500ml glass 8:10"),
    ("water 250ml glass × 2", "second-amount > water 2x250ml glass"),
    ("water 250ml glass 2x", "second-amount"),
    ("water 500ml bottle 3 times", "second-amount > water 3x500ml bottle"),
    ("water 500ml 8:10 bottle x 3", "second-amount"), ("water 250ml mint tea x 2", "second-amount"),
    ("water 250ml squats 3 x 12", ""), ("water 250ml brushed twice", ""), ("water 500ml bottle 3", ""),
    ("water 40oz tumbler x2", "second-amount"), ("water 250ml in a tumbler X3", "second-amount"),
    ("water 250ml (actually 300ml)", "second-amount > water 300ml"),
    ("water 250ml actually 300", "second-amount > water 300ml"),
    ("water 250ml, no 300 after the run +training", "second-amount > water 300ml after the run +training"),
    ("weight 7:05 82.4 (actually 82.6) after gym", "second-amount > weight 7:05 82.6 after gym"),
    ("weight 82.4 edit 82.6", "second-amount > weight 82.6"),
    ("weight 82.4 => 82.6 (scale moved)", "second-amount"), ("water 250ml, no 2 sugars", ""),
    ("water 250, no wait 300", "second-amount > water 300"),
    ("weight 82.4, no, 82.6", "second-amount > weight 82.6"),
    ("weight 82.4 (vlastně 82.6)", "second-amount > weight 82.6"),
    ("water 250ml 8:10 ne 300", "second-amount"), ("water 250ml, no ice", ""),
    ("weight 82.4 really good", ""),
    ("water 250ml no 3 with Eva", ""), ("steps 8000 (really 9000)", "second-amount > steps 9000"),
    ("steps 4000 am 3000 pm", "second-amount"), ("steps 4000 dop 3000 odp", "second-amount"),
    ("steps am 4000, pm 3000", "uncounted"), ("steps 4000 am", ""), ("steps I am done", ""),
    ("water 250ml from box2", ""), ("kcal 500 (breakfast), 300 (lunch)", "second-amount"),
    ("water another glass", "uncounted"), ("water third glass 22:00", "uncounted"),
    ("Water in a glass again", ""), ("water 500 pre, 500 post", "second-amount"),
    ("weight 82.4 before, 81.9 after", "second-amount"), ("water 500 pre 500 post", ""),
    ("sleep 7h 30n", "second-amount > sleep 7h 30m"), ("sleep 7h 30 mim", "second-amount > sleep 7h 30m"),
    ("[x] gym 1h 30nm 18:00", "second-amount > [x] gym 1h 30m 18:00"),
    ("run 5km 300 metrs", "second-amount > run 5km 300 meters"), ("sleep 7h 2nd try", ""),
    ("sleep 7h 30th", ""),
    ("sleep 7h 30 pages", ""), ("[x] gym 1h 90n", ""),
    ("[x] gym 1h 30", "second-amount > [x] gym 1h 30m"), ("[x] gym 1h 30min", ""),
    ("[x] gym 2 h 15 18:00", "second-amount > [x] gym 2 h 15m 18:00"),
    ("[x] gym 1h 30, legs", "second-amount > [x] gym 1h 30m, legs"),
    ("[x] gym 1h 3, legs", ""), ("[x] gym 1h 60, legs", ""), ("[x] gym 1h 90", ""),
    ("[x] gym 1h 59", "second-amount > [x] gym 1h 59m"), ("[x] gym 1h 5", "second-amount > [x] gym 1h 5m"),
    ("[x] gym 1,5h 30", ""), ("[x] gym 1h 15m 30", ""), ("[x] gym 30 push-ups, 1h 30", ""),
    ("[x] gym 45 min 30", ""), ("[x] gym 1h 30 push-ups", ""), ("[x] gym 1h", ""),
    ("water 500 before, 20 after", "second-amount"), ("steps 8000 walk, 3 hops", ""),
    ("water 500ml pre, 3 laps", ""),
  ]

  @Test(arguments: severalOfOneRows)
  func severalOfOne(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "a name nearly declared beside an amount": also beside one in words.
  @Test(arguments: [
    ("two glasses of watre", "near-name > two glasses of water"),
    ("dvě sklenice watr", "near-name > dvě sklenice water"),
    ("glass of watre", "near-name > glass of water"),
    ("půl litru watre v 9", "near-name > půl litru water v 9"), ("my glass of watre", ""),
    ("the glasses watre", ""),
  ])
  func aNearNameBesideAnAmountInWords(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // What is declared itself is no slip of another name.
  @Test func aDeclaredNameIsNearNone() {
    let declared = "measure water goal 2l alias voda alias vody\nhabit gym"
    #expect(doubts("[/] vody večer 250ml", declared) == [])
    #expect(doubts("[x] vody večer 250ml", declared) == ["misplaced-amount"])
  }

  // "with a colon and nothing after it it is a field not filled in": strokes and ticks fill it in.
  @Test(arguments: [
    ("vitamins: ✓✓✓", "uncounted"), ("water: 💧💧", "uncounted"), ("coffee: |||", "uncounted"),
    ("gym: ✓", "unboxed-habit > [x] gym: ✓"), ("water: ___", ""), ("water: ...", ""), ("water: -", ""),
    ("water: ??", ""),
  ])
  func aTally(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // Words that say that a habit was left out, with the accents that a keyboard has.
  @Test(arguments: [
    ("gym vynechany", "unboxed-habit > [-] gym vynechany"),
    ("gym vynecháno", "unboxed-habit > [-] gym vynecháno"),
    ("gym zruseno", "unboxed-habit > [-] gym zruseno"), ("gym zapomnel", "unboxed-habit > [ ] gym zapomnel"),
    ("water velka sklenice", "uncounted"), ("[x] gym zrusen", "contradicting-ticks"),
  ])
  func wordsWithoutAccents(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("x (B) gym", "todo-style > [x] gym"), ("x (B) 2026-01-12 gym", "todo-style > [x] gym"),
    ("[x] gym | read", "glued-lines > [x] gym\n[x] read"), ("coffee 500 goal", "uncounted"),
  ])
  func othersWays(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "glued-lines": "the fix parts them", with the time before the second one's name, and without what joined them.
  private static let secondLines: [(String, String)] = [
    ("8:00 water 250ml; 9:00 water 300ml", "glued-lines > 8:00 water 250ml;\n9:00 water 300ml"),
    ("8:00 water 250ml 9:00 AM water 300ml", "glued-lines > 8:00 water 250ml\n9:00 AM water 300ml"),
    ("water 250ml 8:00 water 300ml 9:00", "glued-lines > water 250ml 8:00\nwater 300ml 9:00"),
    ("water 250ml - coffee 1 cup", "glued-lines > water 250ml\ncoffee 1 cup"),
    ("[x] gym and water 250ml", "glued-lines > [x] gym\nwater 250ml"),
    ("- [x] gym - [x] read", "glued-lines > - [x] gym\n- [x] read"),
    ("water 250ml then gym 17:00", "glued-lines > water 250ml\n[x] gym 17:00"),
    ("[x] breakfast, then gym 9:00", "glued-lines > [x] breakfast\n[x] gym 9:00"),
    ("[x] gym a pak read 9:00", "glued-lines > [x] gym\n[x] read 9:00"),
    ("[x] gym 17:00 then read 21:00", "glued-lines > [x] gym 17:00\n[x] read 21:00"),
    ("[x] gym and then water 250ml", "glued-lines > [x] gym\nwater 250ml"),
    ("water 250ml, potom gym", "glued-lines > water 250ml\n[x] gym"),
    ("[x] gym, then home", ""), ("water 250ml then gym was closed", ""),
    ("weight 82.4kg, gym 17:00", "glued-lines > weight 82.4kg\n[x] gym 17:00"),
    ("steps 8432, read 30min", "glued-lines > steps 8432\n[x] read 30min"),
    ("sleep 23:15-06:45, 1h awake", "second-amount > sleep 23:15-06:45, # 1h awake"),
    ("sleep 23:15-06:45 7h deep", ""), ("sleep 23:15-06:45 2h", ""),
    ("[x] read 18:00-20:00 10 min break", "second-amount > [x] read 18:00-20:00 # 10 min break"),
    ("sleep 23:00-7:00, weight 82.4", "glued-lines > sleep 23:00-7:00,\nweight 82.4"),
    ("sleep 23:00-7:00 weight 82.4 kg", "glued-lines > sleep 23:00-7:00\nweight 82.4 kg"),
    ("gym 17:00-18:00, run 5", "glued-lines > gym 17:00-18:00,\nrun 5"),
    ("[x] read, sleep 23:00-7:00", "glued-lines > [x] read,\nsleep 23:00-7:00"),
    ("run 5km read 17:00", "glued-lines > run 5km\n[x] read 17:00"),
    ("weight 82.4 before breakfast", ""), ("kcal 450, breakfast", ""), ("vitamins 2, breakfast", ""),
    ("[x] gym (water 250ml)", "misplaced-amount"), ("[x] breakfast (coffee break)", ""),
    ("weight 82.4 (water 250ml)", "misplaced-amount"), ("water 250ml (water 2 l a day)", ""),
  ]

  @Test(arguments: secondLines)
  func aSecondLineInOne(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // A time that has the name behind it, or the text, stuck to it; a mark between a name and its amount.
  @Test(arguments: [
    ("8:10,water 250ml", "misplaced-amount"), ("8:10;water 250ml", "misplaced-amount"),
    ("8:10-water 250ml", "misplaced-amount"), ("8:10water 250ml", "misplaced-amount"),
    ("8:10,gym", "unboxed-habit"), ("8:10,waterfall", ""), ("8:10-ish we left", ""),
    ("[x] gym 8:10,legs", "odd-time > [x] gym 8:10, legs"),
    ("[x] gym 18:00-19:00,legs", "odd-time > [x] gym 18:00-19:00, legs"),
    ("water 250ml 8:10,after run", "odd-time > water 250ml 8:10, after run"),
    ("sleep 22:30-6:30,good", "missing-amount > sleep 22:30-6:30, good"),
    ("[x] gym.8:10", "near-name > [x] gym, 8:10"), ("[x] gym-8:10", "near-name > [x] gym, 8:10"),
    ("[x] gym.sh", ""), ("water?250ml", "misplaced-amount"),
    ("drank water 0,5 l: good", "misplaced-amount"), ("water 250,8:10", "bad-amount"),
  ])
  func whatIsStuckTogether(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "misplaced-amount": what is proposed holds how often.
  @Test(arguments: [
    ("water twice 250ml", "2x250ml"), ("water třikrát 250 ml", "3x250 ml"), ("water after 250ml", "250ml"),
    ("twice water 250ml", "2x250ml"), ("2 x water 300ml", "2x300ml"), ("2 × water 250 ml", "2x250 ml"),
    ("3 times water 250ml", "3x250ml"), ("two times water 250ml", "2x250ml"), ("2 * water 1l", "2x1l"),
    ("drank 2x water 250ml", "2x250ml"), ("drank x2 water 250ml", "2x250ml"),
    ("2 x water 2 x 300ml", "2 x 300ml"), ("half x water 250ml", "250ml"),
  ])
  func howOftenIsPartOfWhatIsProposed(_ line: String, _ amount: String) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(told.map(\.kind) == [.misplacedAmount(measure: "water", amount: amount)])
  }

  // "unknown-unit": a number that says how often is no amount, and what is proposed holds both.
  @Test(arguments: [
    ("2x water 300ml", "2x", "water 2x300ml"), ("2× water: 300 ml", "2×", "water 2x300 ml"),
    ("3x water", "3x", "water 3cup"), ("2x water 300", "2x", "water 2x300"),
    ("2x water 2 lemons", "2x", "water 2cup"), ("2krát water 1l 8:10", "2krát", "water 2x1l"),
    ("water 2x", "2x", "2cup"), ("water 2x, cold", "2x", "2cup"), ("water 2times 300ml", "2times", "2x300ml"),
    ("water 2x 8:10", "2x", "2cup"), ("water 2 × 8:10", "2 ×", "2cup"), ("2x water 8:10", "2x", "water 2cup"),
  ])
  func aNumberThatSaysHowOftenIsNoAmount(_ line: String, _ typed: String, _ meant: String) {
    var reader = DayReader(configured("measure water goal 2l cup 250ml"))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(told.map(\.kind) == [.repetition(typed, meant: meant)])
  }

  // "other-unit": a bare number before "times" says how often, which is told once, with the whole amount.
  @Test(arguments: [
    ("water 2 times 300ml", "2 times", "2x300ml"), ("water 2 times", "2 times", "2cup"),
    ("water 3 krát 0.5 l 8:10", "3 krát", "3x0.5 l"), ("water: 2 krat, cold", "2 krat", "2cup"),
    ("water 2 times 8:10", "2 times", "2cup"),
  ])
  func aBareNumberThatSaysHowOften(_ line: String, _ typed: String, _ meant: String) {
    var reader = DayReader(configured("measure water goal 2l cup 250ml"))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(told.map(\.kind) == [.otherUnit(typed, measure: "water", unit: "ml", meant: meant)])
    #expect(told.first?.fix?.text == meant)
  }

  // "bad-amount": what stands behind how often is no time, and no number either.
  @Test(arguments: ["water 2x 2,5,1", "water 2 x 2..5"])
  func howOftenOfNoNumber(_ line: String) { #expect(doubts(line).first?.hasPrefix("bad-amount") == true) }

  // "misplaced-amount": a number that is doubted behind the name is not proposed.
  @Test(arguments: [("2 water", "2cup"), ("3 water", "3cup"), ("300 water", "300")])
  func aTinyNumberBeforeItsName(_ line: String, _ amount: String) {
    var reader = DayReader(configured("measure water goal 2l cup 250ml"))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(told.map(\.kind) == [.misplacedAmount(measure: "water", amount: amount)])
  }

  // So many times nothing is nothing, and how often is said once.
  @Test(arguments: [
    ("measure water unit ml", "water 2x"), ("measure water unit ml", "2x water"),
    ("measure water unit ml", "water 2x 8:10"),
    ("measure water goal 2l cup 250ml", "2x water 2x300ml"),
    ("measure water goal 2l cup 250ml", "0x water 300ml"),
  ])
  func whereNothingTellsHowMuchItIsAnUnknownUnit(_ declared: String, _ line: String) {
    var reader = DayReader(configured(declared))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(told.map(\.kind) == [.unknownUnit("x", near: nil, expected: "ml")])
  }

  // "spaced-tag": the correction holds the whole value, and no blank.
  @Test(arguments: [
    ("lunch kcal: 1 250", "spaced-tag > lunch kcal:1250"),
    ("lunch kcal: 1 250,5", "spaced-tag > lunch kcal:1250,5"),
    ("lunch kcal = 1 250 soup", "spaced-tag > lunch kcal:1250 soup"),
    ("lunch [kcal: 1 250]", "spaced-tag > lunch kcal:1250"),
    ("lunch kcal: 450 20 g", "spaced-tag > lunch kcal:450 20 g"),
    ("lunch water: 2 l", "misplaced-amount"),
    ("[x] breakfast water: 1 250 ml", "spaced-tag > [x] breakfast water:1250ml"),
    ("lunch kcal: 250 8:10", "spaced-tag > lunch kcal:250 8:10"),
  ])
  func aTagApartFromItsValue(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "odd-time": another day, with the part of it.
  @Test(arguments: [
    ("water 250ml yesterday evening", "odd-time"), ("water 250ml včera večer", "odd-time"),
    ("[x] gym yesterday morning", "odd-time"), ("water 250ml yesterday evening with Eva", ""),
  ])
  func aPartOfAnotherDay(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "tiny-amount": of a volume without a cup that of a customary one tells, if the goal is not as small.
  @Test(arguments: [
    ("measure water goal 2l", "water 0,25", "tiny-amount"),
    ("measure water goal 2l", "water 8", "tiny-amount"),
    ("measure water goal 2l", "water 50", ""), ("measure syrup unit ml goal 20ml", "syrup 5", ""),
    ("measure syrup unit ml", "syrup 5", ""), ("measure water goal 2l", "water:2", "tiny-amount"),
    ("measure water goal 2l cup 100ml", "water 8", ""),
    ("measure wine unit dl goal at most 2dl", "wine 2", ""),
    ("measure water goal 14l/week", "water 8", ""),
    ("measure water goal 80oz cup 8oz", "water 64", "tiny-amount"),
    ("measure water goal 80oz cup 8oz", "water 120", "tiny-amount"),
    ("measure water goal 80oz cup 8oz", "water 121", ""), ("measure water goal 80oz", "water 64 oz", ""),
    ("measure water unit oz goal 80oz", "water 64", ""), ("measure water goal 2l cup 8oz", "water 64", ""),
    ("measure water goal 2l cup 8oz", "water 16 0z", "near-unit > water 16 oz"),
    ("measure coffee unit cup cup 150ml goal at most 3cup", "coffee 65 Starbucks", "tiny-amount"),
    ("measure coffee unit cup cup 150ml goal at most 3cup", "coffee 20", ""),
    ("measure coffee unit cup cup 150ml", "coffee 65cup", ""),
    ("measure water unit cup cup 250ml goal 8cup", "water 32", ""),
    ("measure water unit cup cup 250ml goal 8cup", "water 33", "tiny-amount"),
    ("measure tea unit cup", "tea 20", ""), ("measure tea unit cup", "tea 21", "tiny-amount"),
    ("measure coffee unit cup cup 150ml", "coffee 65 Kc", "uncounted"),
    ("measure water goal 2l cup 250ml", "water 45 kc v letadle", "uncounted"),
  ])
  func aTinyAmountWithoutACup(_ declared: String, _ line: String, _ expected: String) {
    #expect(doubts(line, declared).joined(separator: "; ") == expected)
  }
}
