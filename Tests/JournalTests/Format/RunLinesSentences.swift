import TestSupport
import Testing

@testable import Journal

/// Lines that were run together, and records that a line holds besides its first.
@Suite struct RunLinesSentences {
  // "`glued-lines`: a second entry or box run into a line; the first counts, with the time that is its own, and the fix
  // parts them."
  @Test(arguments: [
    ("[x] gym[x] read", "tick gym done", "[x] gym\n[x] read"),
    ("[x] gym legs[x] read", "tick gym done {legs[x] read}", "[x] gym legs\n[x] read"),
    ("[x] gym[x] call mum", "tick gym done", "[x] gym\n[x] call mum"),
    ("Slept badly[x] gym", "text", "Slept badly\n[x] gym"),
    ("water 250ml 08:00 \u{2029}water 300ml 09:00", "08:00", "water 250ml 08:00\nwater 300ml 09:00"),
    ("water 250ml 08:00\u{2028}water 300ml 09:00", "08:00", "water 250ml 08:00\nwater 300ml 09:00"),
    ("[x] gym 18:00 \u{2029} [x] read 19:00", "tick gym done 18:00", "[x] gym 18:00\n[x] read 19:00"),
    ("[x] gym\u{2028}[x] read", "tick gym done", "[x] gym\n[x] read"),
    ("Slept well\u{2028}water 300ml", "text", "Slept well\nwater 300ml"),
    ("[ ] call mum [ ] gym", "tick ? open", "[ ] call mum\n[ ] gym"),
  ])
  func aSecondLineRunIntoOne(_ line: String, _ first: String, _ parted: String) {
    #expect(doubts(line) == ["glued-lines > \(parted)"])
    let meant = told(line).first ?? ""
    #expect(first.split(separator: " ").allSatisfy { meant.contains($0.prefix(4)) || $0 == "?" }, "\(meant)")
  }

  @Test(arguments: [
    "array[x] is full", "[x] read a[x] notation", "- [gym](gym.md)", "[[gym]] was fun",
    "water 250ml [x] is done", "(see a)[x] below", "sum f[x] read", "http://a.b/c[x] gym",
    "water 250ml # see arr[x] gym", "[ ] review PR [x] gym bags", "range[-] gym",
  ])
  func bracketsInProse(_ line: String) {
    #expect(!doubts(line).contains { $0.hasPrefix("glued-lines") })
  }

  // "Several line ends that are none here part as many lines."
  @Test(arguments: [
    "water 250ml\u{2028}- [x] gym", "water 250ml\u{2028}# c", "water 250ml\u{2028}08:10",
    "water 250ml\u{2028}",
    "water 250ml\u{2028}> quote", "water 250ml \u{2029}\t",
  ])
  func whateverIsBehindARecordItCounts(_ line: String) {
    #expect(told(line).first?.hasPrefix("entry water 250 ml =250") == true)
    #expect(!doubts(line).isEmpty)
  }

  @Test func aCommentIsNotParted() {
    #expect(doubts("# c\u{2028}water 250ml") == ["control-character > # c water 250ml"])
  }

  @Test func eachLineEndIsToldWithItsFix() {
    let problems = doubts("water 250ml\u{2028}[x] gym\u{2028}steps 100")
    #expect(problems.count { $0.hasPrefix("glued-lines") } == 2)
    #expect(!problems.contains { $0.hasPrefix("control-character") })
    #expect(doubts("prose\u{2028}more prose") == ["control-character > prose more prose"])
  }

  // "Without the blank a colon makes a tag (`kcal:420`), also where an amount stands before it (`250ml kcal:120`)."
  @Test(arguments: [
    ("250ml kcal:120", "kcal 120"), ("200g kcal:300 protein:20g", "kcal 300"),
    ("2 bottles water:300ml", "water 300"), ("30g protein:12g", "protein 12"),
  ])
  func aTagBehindAnAmount(_ line: String, _ expected: String) {
    let names = "measure water cup 250ml\nmeasure kcal unit kcal\nmeasure protein unit g\n"
    let meant = told(line, names).joined(separator: "; ")
    #expect(expected.split(separator: " ").allSatisfy { meant.contains($0) }, "\(meant)")
  }

  // "Of another day's date, also alone, an entry or a declared tick counts without a time, and `odd-time` says so."
  @Test(arguments: [
    ("2026-01-11: weight 82kg", "entry weight"), ("2026-01-11: 08:00 gym 45min", "tick gym done"),
    ("2026-01-11 weight 82kg", "entry weight"), ("2026-01-11T08:00 weight 81kg", "entry weight"),
    ("[x] 2026-01-11 gym", "tick gym done"), ("2026-01-11 08:00 gym 45min", "tick gym done"),
  ])
  func anotherDaysDateBeforeAName(_ line: String, _ expected: String) {
    let meant = told(line, "measure weight unit kg\nhabit gym\n").joined()
    #expect(meant.hasPrefix(expected) && meant.hasSuffix("!odd-time") && !meant.contains(":"), "\(meant)")
  }

  @Test(arguments: [
    "2026-01-11 weight was fine", "2026-01-11: a cold day", "2026-01-11 was cold", "2026-01-11",
  ])
  func anotherDaysDateBeforeProse(_ line: String) {
    #expect(told(line, "measure weight unit kg\nhabit gym\n") == ["text"])
  }

  // "Either counts as its writer meant, or is told: there is no third way."
  private static let secondRecords: [(String, String)] = [
    ("coffee, 500ml water", "glued-lines"), ("coffee 500ml water", "glued-lines"),
    ("water 2 cups of coffee", "glued-lines"), ("coffee 250ml with water", ""),
    ("water 250ml, coffee", "glued-lines > water 250ml\ncoffee"),
    ("water 250ml 08:10, coffee 09:00", "glued-lines > water 250ml 08:10\ncoffee 09:00"),
    ("water 250ml + gym", "glued-lines > water 250ml\n[x] gym"),
    ("water 250ml, gym was closed", ""), ("water 250ml gym", "glued-lines"),
    ("[x] gym, read 30min", "glued-lines > [x] gym\n[x] read 30min"),
    ("water 250ml - gym 17:00", "glued-lines > water 250ml\n[x] gym 17:00"),
    ("[x] gym read 21:00", "glued-lines > [x] gym\n[x] read 21:00"),
    ("[x] gym 17:00 read", "glued-lines > [x] gym 17:00\n[x] read"),
    ("[x] gym - coffee", "glued-lines > [x] gym\n[x] coffee"), ("[x] gym - legs", ""),
    ("[x] gym 17:00 read a book", ""), ("water 250ml -", ""),
    ("[x] gym 18:00 read 20:00", "glued-lines > [x] gym 18:00\n[x] read 20:00"),
    ("[x] gym 18:00 read a book", ""),
    ("water 250ml 10k steps", "misplaced-amount"), ("steps 5000 250ml water", "misplaced-amount"),
    ("steps 5000 250ml water bottle fell", ""),
    ("[x] gym 18:00read 20:00", "glued-lines > [x] gym 18:00\nread 20:00"),
    ("water 250ml 21:00coffee", "glued-lines > water 250ml 21:00\ncoffee"),
    ("[x] gym 6000 steps", "misplaced-amount"), ("[x] gym/read", "near-name > [x] gym, read"),
    ("[x] gym@18:30", "near-name > [x] gym, 18:30"), ("[x] gym/pool", ""),
    ("☑ gym ☑ read", "glued-lines > ☑ gym\n☑ read"), ("☑ gym ☑ tired", ""), ("[x] gym # ☑ read", ""),
    ("[ ] [x] gym", "odd-box > [x] gym"), ("[x] [x] gym", "odd-box > [x] gym"),
    ("- [ ] [-] gym", "odd-box > - [-] gym"), ("[x] [x] the letter", ""),
    ("[x] gym@", "near-name > [x] gym"), ("[x] gym@ 18:30", "near-name > [x] gym 18:30"),
    ("[x] gym@home", ""),
    ("gym, read", "unboxed-habit > [x] gym\n[x] read"), ("gym/read", "unboxed-habit"),
    ("[x] glass of water", "uncounted"), ("[ ] glass of water", ""),
    ("pizza (water: 800)", "spaced-tag > pizza water:800"),
    ("steps 5000 8:00, 12:00 6100", "second-amount"), ("steps 5000 6000 7000", "ambiguous-number"),
  ]

  @Test(arguments: secondRecords)
  func aSecondRecordBehindTheFirst(_ line: String, _ expected: String) {
    let names =
      "measure water cup 250ml\nmeasure coffee cup 150ml\nmeasure steps goal 10000\nhabit gym\nhabit read\n"
    #expect(doubts(line, names).joined(separator: "; ") == expected)
  }

  // A correction is offered where it is what was meant.
  @Test(arguments: [
    ("water 500cc", "unknown-unit"), ("water 2lt", "unknown-unit"),
    ("water 250mll", "unknown-unit > water 250ml"),
    ("water 0.25", "tiny-amount"), ("[coffee::]", ""), ("Water: the forgotten nutrient", ""),
    ("water after the run 2 l", "misplaced-amount"), ("water after 2 l were gone", ""),
  ])
  func whatIsOffered(_ line: String, _ expected: String) {
    #expect(doubts(line, "measure water cup 250ml goal 2l\nmeasure coffee cup 150ml\n").joined() == expected)
  }

  // Times that are not written as one.
  @Test(arguments: [
    ("water 250ml 8:10P.M.", "odd-time > water 250ml 20:10."),
    ("water 250ml 810pm", "odd-time > water 250ml 20:10"),
    ("water 250ml 8 večer", "odd-time > water 250ml 20:00"),
    ("water 250ml 08:10Z", "odd-time > water 250ml 08:10"),
    ("water 250ml \"08:10\"", "odd-time > water 250ml 08:10"),
    ("water 250ml,08:10", "odd-time > water 250ml 08:10"), ("water 250ml tomorrow", "odd-time"),
    ("8:10: water 250ml", ""), ("8:10, water 250ml", ""), ("11.1. water 250ml", "odd-time"),
    ("12.1. water 250ml", ""), ("12.1. was cold", ""), ("(1) water bottle", "odd-box"),
    ("weight before breakfast 82.4", "uncounted"), ("weight set bought 49.90", ""), ("water bill 450.5", ""),
    ("water ,33l", "uncounted"),
    ("I drank vater 250ml", "near-name"), ("vater 250ml", "near-name > water 250ml"),
    ("meeting 9:00-10:30", ""), ("coffee with Tom 14.30", ""), ("1.1. water", "uncounted"),
  ])
  func otherWritings(_ line: String, _ expected: String) {
    #expect(
      doubts(line, "measure water cup 250ml goal 2l\nmeasure coffee cup 150ml\nmeasure weight unit kg last\n")
        .joined()
        == expected)
  }

  @Test func manyLineEndsInALineAreReadInTimeThatGrowsWithThem() {
    #expect(told(String(repeating: "č\u{2028}", count: 50_000)) == ["text"])
  }

  @Test func manyTimesInALineAreReadInTimeThatGrowsWithThem() {
    let line = "water 250ml" + String(repeating: " 8:10", count: 20_000)
    #expect(told(line).first?.hasPrefix("entry water 250 ml") == true)
  }
}
