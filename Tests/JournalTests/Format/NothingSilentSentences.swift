import TestSupport
import Testing

@testable import Journal

/// "A line that looks meant either counts as its writer meant, or is told: there is no third way": rows of what people
/// typed and nobody had thought of.
@Suite struct NothingSilentSentences {
  // "Several of the same", and "second-amount": what follows an amount and says how often, or otherwise how much.
  @Test(arguments: [
    ("water 2 bottles (750ml)", "second-amount"), ("water 2 bottles [750 ml]", "second-amount"),
    ("water 250ml \"330ml\"", "second-amount"), ("water 1l (1000 ml)", ""), ("water 2 cups (500ml)", ""),
    ("water 500ml (250ml of it tea)", ""), ("water 250ml (330", ""),
    ("water 250ml * 3", "second-amount > water 3x250ml"),
    ("water 250ml 2 x", "second-amount > water 2x250ml"), ("water 750ml bottle 2x", "second-amount"),
    ("water 250ml after 2x workout", ""), ("weight 82 ,4", "second-amount"), ("weight 82 , then tea", ""),
    ("steps 10 grand", "other-unit"), ("steps 10 hundreds", "other-unit"),
    ("steps 10 thousnd", "near-unit > steps 10 thousand"),
  ])
  func behindAnAmount(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "k, tisíc and thousand after a number are a thousand"; "together or apart"; marks that are not seen; blanks.
  @Test(arguments: [
    ("steps 10 thousands", "entry steps 10000 =10000"), ("steps 10 tisíců", "entry steps 10000 =10000"),
    ("water 16fl oz", "entry water 16 fl oz =473.176473"),
    ("water 250\u{200B}ml", "entry water 250 ml =250"), ("water\u{3000}250ml", "entry water 250 ml =250"),
    ("water 250\u{2009}ml", "entry water 250 ml =250"),
    ("water 3/4 of a litre", "entry water 0.75 litre =750"), ("water 250 mls", "entry water 250 mls =250"),
    ("250 mls of water", "entry water 250 mls =250"),
    ("water 0,5 decilitru", "entry water 0.5 decilitru =50"),
    ("protein 0,5 kilogramu", "entry protein 0.5 kilogramu =500"),
    ("water 2 salky", "entry water 2 salky =500"),
    ("water 250ml 8:10\u{2009}PM", "entry water 250 ml =250 20:10"),
    ("water 250ml 08:10:", "entry water 250 ml =250 08:10 {:}"),
    ("sleep 11:15\u{202F}PM\u{2009}–\u{2009}6:45\u{202F}AM", "entry sleep 450 min =7.5 23:15"),
    ("[x] breakfast 10:30: oatmeal", "tick breakfast done 10:30 {: oatmeal}"),
    ("sleep 23:15-06:45, 13:00-13:30", "entry sleep 450 min =7.5 23:15 {13:00-13:30} !second-amount"),
  ])
  func countsAsMeant(_ line: String, _ expected: String) {
    #expect(told(line) == [expected])
  }

  // "A range": one that is written otherwise is told with the range that is meant.
  @Test(arguments: [
    ("[x] gym 6-7pm", "odd-time > [x] gym 18:00-19:00"), ("[x] gym 11-1pm", "odd-time > [x] gym 11:00-13:00"),
    ("[x] gym 6pm-7", "odd-time > [x] gym 18:00-19:00"),
    ("[x] gym 18-19:00", "odd-time > [x] gym 18:00-19:00"),
    ("[x] gym 18:00-19", "odd-time > [x] gym 18:00-19:00"),
    ("[x] gym 18.00-19.30", "odd-time > [x] gym 18:00-19:30"),
    ("[x] gym 1800-1930", "odd-time > [x] gym 18:00-19:30"),
    ("[x] gym 18:00—19:00", "odd-time > [x] gym 18:00-19:00"),
    ("[x] gym (18:00-19:00)", "odd-time > [x] gym 18:00-19:00"),
    ("[x] gym 6 to 7pm", "odd-time > [x] gym 18:00-19:00"),
    ("[x] gym from 6 to 7 pm", "odd-time > [x] gym 18:00-19:00"),
    ("sleep from 11pm to 7", "odd-time > sleep 23:00-07:00"),
    ("sleep from 23:15 to 7", "odd-time > sleep 23:15-07:00"),
    ("sleep between 23:15 and 06:45", "odd-time > sleep 23:15-06:45"),
    ("gym 5-6.30pm", "odd-time > gym 17:00-18:30"), ("[x] read 10-15 pages", ""), ("[x] read 10-15", ""),
    ("[x] read 1984-2000", ""), ("[x] gym 18-25:00", ""), ("water from 6 to 7pm", "uncounted"),
    ("[x] gym 18:00-19:00, 20:00-21:00", "second-amount"),
  ])
  func aRangeWrittenOtherwise(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "Time": of ticks and entries.
  private static let timesWrittenOtherwise: [(String, String)] = [
    ("water 250ml at 8", "odd-time > water 250ml at 08:00"), ("[x] gym at 18", "odd-time > [x] gym at 18:00"),
    ("water 250ml v 8 +doma", "odd-time > water 250ml v 08:00 +doma"), ("water 250ml at 8 08:10", ""),
    ("[x] gym at 8 Main Street", ""), ("water 250ml at 30", ""), ("[x] gym at 8 people", ""),
    ("[x] gym 1830", "odd-time > [x] gym 18:30"), ("[x] gym 0700", "odd-time > [x] gym 07:00"),
    ("[x] read 1000", ""), ("[x] read 1984", ""), ("water 250ml 08:10+01:00", "odd-time > water 250ml 08:10"),
    ("water 250ml 08:10:33.123", "odd-time > water 250ml 08:10"),
    ("water 250ml 08：10", "odd-time > water 250ml 08:10"), ("[x] gym 8∶10", "odd-time > [x] gym 08:10"),
    ("water 250ml 8ish", "odd-time > water 250ml 08:00"),
    ("water 250ml 8:10-ish", "odd-time > water 250ml 08:10"),
    ("water 250ml 8 o'clock", "odd-time > water 250ml 08:00"),
    ("water 250ml at 8ish", "odd-time > water 250ml at 08:00"),
    ("water 250ml at noon", "odd-time > water 250ml at 12:00"),
    ("water 250ml v poledne", "odd-time > water 250ml v 12:00"),
    ("water 250ml noon", "odd-time > water 250ml 12:00"),
    ("[x] gym at noon", "odd-time > [x] gym at 12:00"), ("[x] read Noon", ""),
    ("water 250ml at noon in the park", ""), ("water 250ml 8:5", "odd-time > water 250ml 08:05"),
    ("water 250ml 8;10", "odd-time > water 250ml 08:10"), ("water 250ml 8:100", ""),
    ("water 250ml 8:10👍", "odd-time > water 250ml 08:10"),
    ("water 250ml 8 ráno", "odd-time > water 250ml 08:00"),
    ("water 250ml v 8 večer", "odd-time > water 250ml v 20:00"),
    ("[x] gym v 6 večer", "odd-time > [x] gym v 18:00"), ("[x] gym v 18 h", "odd-time > [x] gym v 18:00"),
    ("[x] gym v 18h", "odd-time > [x] gym v 18:00"), ("[x] gym 6p", "odd-time > [x] gym 18:00"),
    ("8h10 water 250ml", "bad-time > 08:10 water 250ml"), ("water 7h30", "bad-time > water 07:30"),
    ("08:10h water 250ml", "bad-time > 08:10 water 250ml"),
    ("water 250/330", "bad-amount"), ("[x] gym 6 in the evening", "odd-time > [x] gym 18:00"),
    ("[x] read 6 of the best", ""),
  ]

  @Test(arguments: timesWrittenOtherwise)
  func aTimeWrittenOtherwise(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "Tag": fields end the name of a one-off; a key with its value apart, or kept from being a tag by a mark.
  @Test func aFieldEndsTheNameOfATick() {
    #expect(
      told("- [x] Lunch [kcal:: 650] [protein:: 40]") == [
        "tick 'Lunch' done [[kcal:: 650] [protein:: 40]] kcal+=650 protein+=40"
      ])
  }

  @Test(arguments: [
    ("lunch kcal: ~420", "spaced-tag > lunch kcal:420"),
    ("[x] lunch kcal: ~420", "spaced-tag > [x] lunch kcal:420"),
    ("[x] breakfast kcal ~420", "glued-lines > [x] breakfast\nkcal ~420"),
    ("lunch kcal = 500", "spaced-tag > lunch kcal:500"), ("lunch kcal : 500", "spaced-tag > lunch kcal:500"),
    ("lunch kcal :500", "spaced-tag > lunch kcal:500"),
    ("[x] lunch kcal: 500", "spaced-tag > [x] lunch kcal:500"),
    ("[x] lunch kcal=420", "spaced-tag > [x] lunch kcal:420"), ("[ ] lunch kcal: 500", ""),
    ("lunch kcal：500", "spaced-tag > lunch kcal:500"), ("lunch [kcal: 500]", "spaced-tag > lunch kcal:500"),
    ("lunch **kcal:500**", "uncounted"), ("lunch \"kcal:500\"", "uncounted"),
    ("lunch {kcal:500}", "uncounted"), ("lunch kcal:500 kcal", ""),
  ])
  func aTagThatIsNone(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "an undeclared name with an amount and nothing else but a time and tags", in any order.
  @Test(arguments: [
    ("lunch 12:30 500 kcal", "undeclared-name"), ("tea 16:00 300ml", "undeclared-name"),
    ("tea 16:00 300ml with Eva", ""), ("tea 300ml 20g", ""),
    ("[x] lunch 500 kcal", "misplaced-amount > [x] lunch kcal:500"),
    ("[ ] lunch 500 kcal", ""), ("[x] buy 500 g of flour", ""),
  ])
  func anAmountOfAnUndeclaredName(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // What is said of a goal is never to be counted as drunk, and no open box is to be ticked by a correction.
  @Test(arguments: [
    ("[x] goal water 3l", "uncounted"), ("- [ ] goal water 3l", "uncounted"),
    ("**goal** water 3l", "uncounted"),
    ("Goal: drink 3l of water", "uncounted"), ("water goal 3l today", "uncounted"),
    ("-[ ] gym", "odd-box > - [ ] gym"), ("-[-] gym", "odd-box > - [-] gym"),
    ("*[ ] gym", "odd-box > * [ ] gym"),
    ("-[x] gym", "odd-box > - [x] gym"),
  ])
  func whatACorrectionMayNotDo(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "Leading blanks, quote marks and one list bullet": one without its blank is told with what it stands before, as is a
  // tag that is stuck to the word before it.
  @Test(arguments: [
    ("1.water 250ml", "misplaced-amount"), ("1)gym", "unboxed-habit"), ("1.water", "uncounted"),
    ("2.[x] gym", "odd-box > 2. [x] gym"), ("12)[ ] gym", "odd-box > 12) [ ] gym"), ("1.5km to go", ""),
    ("1.Water all the plants", ""), ("lunch,kcal:500", "uncounted > lunch, kcal:500"),
    ("[x] lunch,kcal:500", "uncounted > [x] lunch, kcal:500"), ("lunch/kcal:500", "uncounted"),
    ("lunch “kcal:500”", "uncounted"), ("lunch #kcal:500", ""), ("lunch (kcal:500)", "uncounted"),
  ])
  func whatIsStuckToAnother(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // A measure's name "beside a number in digits with a unit that fits it, wherever they stand", in a done tick too.
  private static let amountsOfNames: [(String, String)] = [
    ("water ,25 l", "uncounted"), ("10000steps", "uncounted"), ("steps about 10,000", "uncounted"),
    ("[x] 2 coffees", "near-name"), ("[x] 10,000 steps", "misplaced-amount"),
    ("[x] walk 10,000 steps", "misplaced-amount"), ("[x] take 2 vitamins", "misplaced-amount"),
    ("[x] vitamins x2", "near-name"), ("[x] weight now 82.4", "uncounted"), ("[x] Water all plants", ""),
    ("[x] Steps 3 and 4 of the manual", ""), ("[ ] walk 10000 steps", ""),
    ("[x] gym(", "near-name > [x] gym ("),
    ("soup with beans 500kcal", "misplaced-amount > soup with beans kcal:500"),
    ("soup with bread 500 kcal", "misplaced-amount > soup with bread kcal:500"),
    ("Soup with bread was 500kcal.", ""), ("bread 200g", "undeclared-name"),
    ("ran 5k", "near-name > run 5km"),
    ("[x] breakfast (450 kcal)", "misplaced-amount > [x] breakfast kcal:450"),
    ("[x] gym (45 min, 300 kcal)", "misplaced-amount"),
    ("[x] breakfast: soup ~450 kcal", "misplaced-amount > [x] breakfast: soup kcal:450"),
    ("[x] 2 eggs (140 kcal)", "misplaced-amount > [x] 2 eggs kcal:140"),
    ("breakfast: soup 450 kcal", "unboxed-habit > [x] breakfast: soup 450 kcal"),
    ("gym for an hour", "unboxed-habit > [x] gym for an hour"),
    ("read for half an hour", "unboxed-habit > [x] read for half an hour"),
    ("sleep 7:30", "missing-amount > sleep 7h30m"), ("sleep 7:00 tired", "missing-amount > sleep 7h tired"),
    ("sleep 23:15", "missing-amount"), ("sleep 11:30 | 6:30", "missing-amount"),
    ("sleep 23:30 → 6:30", "missing-amount > sleep 23:30-06:30"),
    ("sleep 10pm to 6", "missing-amount > sleep 22:00-06:00"),
    ("sleep 23.00-7.00", "missing-amount > sleep 23:00-07:00"),
    ("[x] sleep 7:30", "missing-amount > [x] sleep 7h30m"), ("[x] 2x coffee", "near-name"),
    ("[x] 250 ml", "uncounted"), ("500 ml today", "uncounted"), ("coffe: 200ml", "near-name > coffee: 200ml"),
    ("water 2l goal", "uncounted"), ("protein 140 g (goal)", "uncounted"), ("water 2l goal reached", ""),
    ("vitamins 1 morning, 1 evening", "second-amount"), ("steps 8000 today, 9000 yesterday", "second-amount"),
    ("vitamins 1 ráno 1 v poledne 1 večer", "second-amount"),
    ("vitamins 1 morning 1 noon 1 night", "second-amount"), ("Steps: 1. open", "tiny-amount"),
    ("coffee 2. cup", "tiny-amount"), ("vitamins 1. ok", ""), ("coffee 2. then work", "tiny-amount"),
    ("vitamins 2. dose", "tiny-amount"), ("weight 82. felt good", ""),
    ("steps 10432. good day", ""), ("water 250. Good", ""),
    ("water 250ml at 8, 10 and 12", "second-amount"),
    ("kcal 1450 of 1600", ""), ("weight 82.4 after 2 beers", ""),
    ("water 2l, 9000 step", "near-name"), ("water 2l, 3 coffins", ""),
    ("gym, read, dinner", "unboxed-habit > [x] gym\n[x] read\n[x] dinner"),
    ("| water | coffee | sleep |", ""), ("[x] easy run 6k", "misplaced-amount"),
    ("easy run 6k", "misplaced-amount"), ("[x] run 6k", "unknown-unit > [x] run 6km"),
    ("weight 82k", "unknown-unit > weight 82kg"), ("[x] evening steps 10432", "near-name"),
    ("big lunch kcal 450", "uncounted"), ("my big lunch kcal 450", ""),
    ("lunch kcal 450", "uncounted"), ("Chapter on sleep 3", ""), ("lunch kcal450", "uncounted"),
    ("10 tisíc stepů", "near-name"),
    ("sleep 7:30 h", "missing-amount > sleep 7h30m"), ("sleep 7:30h", "missing-amount > sleep 7h30m"),
    ("sleep 7:30 hod, fine", "missing-amount > sleep 7h30m, fine"),
    ("Did gym 45 min", "unboxed-habit"), ("Went to the gym for 45 min", "unboxed-habit"),
    ("Went to the gym for 45 min.", ""), ("[x] morning gym", "near-name"),
    ("[x] went to the gym", "near-name"), ("[ ] morning gym", ""), ("breakfast kcal 420", "unboxed-habit"),
    ("gym and read", "unboxed-habit > [x] gym\n[x] read"), ("water and coffee", "uncounted"),
    ("250 cc water", "uncounted"),
    ("3 days of water", ""), ("gym skipped 45 min", "unboxed-habit > [-] gym skipped 45 min"),
  ]

  @Test(arguments: amountsOfNames)
  func anAmountOfAName(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "An entry on a habit is a tick that is done": where an amount of nothing or a word says otherwise, that is told.
  @Test(arguments: [
    ("read 0 min", Mark.open), ("read 0min", .open), ("[x] read 0 min", .open), ("[x] gym 0", .open),
    ("gym 45 min skipped", .skipped), ("gym 45min (cancelled)", .skipped), ("[x] gym ✗", .open),
    ("[ ] gym done", .done), ("[ ] gym done +aaaaaaaaaaaaaaaaaaaaaaaaaaaaa #tag", .done),
    ("[ ] gym +aaaaaaaaaaaaaaaaaaaaaaaaaaaaa #tag done", .done), ("[ ] gym done with all of it", nil),
    ("[-] gym hotovo", .done), ("[-] gym 0 min", nil), ("[x] kitchen closed", nil),
    ("[x] gym -", nil), ("[x] gym done", nil), ("[x] dinner open", nil), ("[x] gym no music", nil),
    ("[ ] gym 0", nil),
    ("[x] gym 45 min", nil), ("[x] gym 0.5h", nil),
  ])
  func aHabitThatIsMarkedOtherwise(_ line: String, _ expected: Mark?) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(
      told.map { if case .otherwiseMarked(_, _, _, let meant) = $0.kind { meant } else { Mark.none } }
        == (expected.map { [$0] } ?? []))
  }

  @Test(arguments: ["⬜ gym", "⬜️ gym", "🔲 gym", "gym [ ]", "gym n/a", "gym 👎"])
  func aSignOfAnOpenBox(_ line: String) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(told.map(\.kind) == [.unboxedHabit("gym", .open)])
  }

  // "a line that begins or ends with a declared name": between marks of Markdown too; "a link, a #tag or bold text alone
  // on its line" is quiet.
  @Test(arguments: [
    ("- **Water** — 250ml", "misplaced-amount"), ("**Water** 💧 250ml", "misplaced-amount"),
    ("[water](water.md) 250ml", "misplaced-amount"), ("**gym** 18:00", "unboxed-habit"),
    ("[[gym]] 18:00", "unboxed-habit"), ("- **Gym** ✅", "unboxed-habit"), ("[gym](gym.md)", ""),
    ("[[gym]]", ""), ("[[habits/gym|Gym]]", ""), ("**Gym**", ""), ("water：250ml", "misplaced-amount"),
    ("water ２５０ ml", "uncounted"), ("water２５０ml", "uncounted"), ("water big glass", "uncounted"),
    ("coffee large cup 8:00", "uncounted"), ("water big plans", ""),
    ("read for 30min", "unboxed-habit > [x] read for 30min"), ("read for work", ""),
    ("1 water 250ml", "misplaced-amount"),
  ])
  func aNameAmongMarks(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("[x] gym, x read", "glued-lines > [x] gym\n[x] read"),
    ("[x] gym 45 min, read 30 min", "glued-lines > [x] gym 45 min\n[x] read 30 min"),
    ("gym 45 min and read", "glued-lines > gym 45 min\n[x] read"),
    ("8:10 water 250ml, 9:20 coffee", "glued-lines > 8:10 water 250ml\n9:20 coffee"),
    ("8:10 gym 45 min, 9:20 read 30 min", "glued-lines > 8:10 gym 45 min\n[x] 9:20 read 30 min"),
    ("1h gym, 30 min read", "glued-lines"),
    ("water 500ml gym 45 min", "glued-lines > water 500ml\n[x] gym 45 min"), ("[x] gym 45 min read well", ""),
    ("[x] gym x read", "glued-lines > [x] gym\n[x] read"),
    ("[x] gym x 3", ""), ("[x] gym(legs)", "near-name > [x] gym (legs)"),
    ("[x] gym—legs", "near-name > [x] gym, legs"), ("[x] gym+legs", "near-name > [x] gym, legs"),
    ("[x] gym|legs", "near-name > [x] gym, legs"), ("[x] gym’s", ""), ("[x] read/write", ""),
  ])
  func moreBehindAName(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "offers the readings": of what a fraction before a word is, nobody else knows; `8.10` before an amount is a time.
  @Test(arguments: [
    ("run 1/2 marathon", []), ("run 1/2", ["1/2 km"]), ("run 1/2 08:00", ["1/2 km"]),
    ("water 8.10 250ml", ["8:10 250ml"]), ("water 2.5 250ml", []),
  ])
  func readings(_ line: String, _ expected: [String]) {
    var reader = DayReader(configured(water))
    let day = Day("2026-01-12")!
    let told = reader.problems(in: DayFile(line).source, isMarkdown: false, of: day, today: day)
    #expect(told.flatMap(\.kind.readings) == expected)
  }

  // "Tag": a value begins with neither `/` nor `\`, where lines are read and where they are looked for.
  @Test func aPathOfADriveIsNoTag() {
    #expect(told("photos c:\\2026 kept") == ["text"])
    #expect(!LineQuery.Condition.isTag("c:\\2026") && !LineQuery.Condition.isTag("+250"))
    #expect(LineQuery.Condition.isTag("+run") && LineQuery.Condition.isTag("file:a.jpg"))
    #expect(LineQuery.Condition.isTag("kcal:"))
  }

  // "Anything else wrong in a line is an error": a goal's unit is one of the format's, or a word of letters.
  @Test(arguments: [
    ("2l-3l", "bad-value"), ("17l/w", "bad-value"), ("2500ml/day", "bad-value"), ("2500ml+", "bad-value"),
    ("2500mll", "unknown-unit"), ("2.5ltr", "unknown-unit"), ("3pills", nil), ("20tabs", nil),
    ("20caps", nil),
    ("5pcs", nil), ("10k", nil), ("2l", nil), ("17l/week", nil),
  ])
  func theUnitOfAGoal(_ goal: String, _ expected: String?) {
    let read = ConfigurationReading(DayFile("daybook 1\nmeasure thing goal \(goal)\n"))
    #expect(read.problems.map(\.code) == [expected].compactMap(\.self))
  }

  // "near-name", "spaced-tag", "unboxed-habit": what is proposed is meant, in one step.
  private static let proposals: [(String, String)] = [
    ("gmy 17:00", "near-name > [x] gym 17:00"), ("brekafast 8:30", "near-name > [x] breakfast 8:30"),
    ("gmy 17:00 tomorrow", "near-name > [ ] gym 17:00 tomorrow"), ("gmy 45 min", "near-name > gym 45 min"),
    ("Next steps: 1. call Jana 2. invoice", "uncounted"), ("water: 1 250 Kč / year", "uncounted"),
    ("coffee: 65 Kč", "uncounted"), ("glasses of water: 3", "spaced-tag > water:3glasses"),
    ("lunch kcal: 400", "spaced-tag > lunch kcal:400"),
    ("gym sick", "unboxed-habit > [-] gym sick"), ("gym (sick)", "unboxed-habit > [-] gym (sick)"),
    ("gym -- sick", "unboxed-habit > [-] gym -- sick"), ("gym nemoc", "unboxed-habit > [-] gym nemoc"),
    ("read zero", "unboxed-habit > [ ] read zero"), ("read nic", "unboxed-habit > [ ] read nic"),
    ("gym nestihnuta", "unboxed-habit > [ ] gym nestihnuta"), ("Gym: yes/no", "unboxed-habit"),
    ("gym;x", "unboxed-habit > [x] gym"), ("gym......x", "unboxed-habit > [x] gym"),
    ("gym,1", "unboxed-habit > [x] gym"), ("gym=1", "unboxed-habit > [x] gym"),
    ("gym [x] read [ ]", "unboxed-habit > [x] gym\n[ ] read"),
    ("gym: [x], read: [ ]", "unboxed-habit > [x] gym\n[ ] read"),
    ("gym: y read: n", "unboxed-habit > [x] gym\n[ ] read"),
    ("Goal: run a marathon in October", "uncounted"), ("goal: run 5km", "uncounted"),
    ("Goal: run 5km in October", "uncounted"),
    ("[x] dinner 19h", "odd-time > [x] dinner 19:00"), ("gym 17 hod", "odd-time > [x] gym 17:00"),
    ("[x] gym 2h", ""), ("sleep 23h15-6h45", "missing-amount > sleep 23:15-06:45"),
    ("sleep 23h-7h", "missing-amount > sleep 23:00-07:00"),
    ("sleeep 7h30", "near-name > sleep 7h30m"), ("watr 250mll", "near-name > water 250ml"),
    ("water 250ml at 8, 300ml at 10", "second-amount"),
  ]

  @Test(arguments: proposals)
  func proposesWhatIsMeant(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }

  // "A field not filled in" is quiet, and "prose is left alone".
  @Test(arguments: [
    "Next steps", "Next steps:", "Další steps:", "Water: ml", "Water: __ ml", "Weight: kg",
    "Water: / 2500 ml",
    "Water: ☐☐☐☐☐☐☐☐", "Sleep: from __ to __", "Steps: TBD",
    "We talked over 2 coffees and a cake", "Baby finally asleep 21:10", "Step 2 of 5",
    "Step 3 is missing", "Want to weigh 78 kg by June", "weight 82.4 week 3", "weight 82.4 day 12",
  ])
  func asksForNothing(_ line: String) { #expect(doubts(line) == []) }

  // "misplaced-amount", but without a line to write where the amount is of something or somebody else.
  @Test(arguments: [
    ("Weight limit 120 kg", "uncounted"), ("Parcel weight 2.3 kg", "uncounted"),
    ("Emma's weight 3.45 kg", "uncounted"), ("Boil 1.5 l of water, add salt.", "uncounted"),
    ("Is 3 l of water a day too much?", "uncounted"), ("Today's weight 82.3 kg", "misplaced-amount"),
    ("Morning weight 82.3 kg", "misplaced-amount"), ("drank 500 ml of cold water", "misplaced-amount"),
  ])
  func isOfSomethingElse(_ line: String, _ expected: String) {
    #expect(doubts(line).joined(separator: "; ") == expected)
  }
}
