import TestSupport
import Testing

@testable import Journal

/// The problems of a day's text as `check` finds them, one a line: `3:17-22 misplaced-amount`, from 1 as people count.
private func problems(_ text: String, _ configuration: String = water, today: String = "2026-01-12")
  -> [String]
{
  examined(text, configuration, today: today).map { problem in
    "\((problem.line ?? -1) + 1):\(problem.range.lowerBound + 1)-\(problem.range.upperBound + 1) \(problem.code)"
  }
}

private func examined(_ text: String, _ configuration: String = water, today: String = "2026-01-12")
  -> [Problem]
{
  var interpreter = DayReader(configured(configuration))
  let (file, day, today) = (DayFile(text), Day("2026-01-12")!, Day(today)!)
  return interpreter.examine(file, of: day, today: today).problems
}

/// A text with some bytes of a line replaced.
private func replacing(_ range: Range<Int32>, ofLine line: Int32, of text: String, with new: String) -> String
{
  let file = DayFile(text)
  let start = Int(file.lines[Int(line)].start)
  let edit = TextEdit((start + Int(range.lowerBound))..<(start + Int(range.upperBound)), new)
  return String(decoding: file.source.applying([edit]), as: UTF8.self)
}

@Suite struct ProblemTests {
  private static let placesOfProblems: [(String, String)] = [
    ("water 250ml 25:10", "1:13-18 bad-time"),
    ("25:10 water 250ml", "1:1-6 bad-time"), ("25:10 is no time", ""),
    ("[x] 25:10 breakfast", "1:5-10 bad-time"),
    ("[x] breakfast 13pm", "1:15-19 bad-time"),
    ("  - water 2,5,1", "1:11-16 bad-amount"),
    ("water -250 ml", "1:7-11 bad-amount"),
    ("water 1/2", "1:7-10 bad-amount"),
    ("water ½", "1:7-9 bad-amount"),
    ("water 1,250", "1:7-12 ambiguous-number"),
    ("water 1.250 ml", "1:7-15 ambiguous-number"),
    ("water 2 500ml", "1:7-14 ambiguous-number"),
    ("1,250 ml water", "1:1-6 ambiguous-number"),
    ("water 250mll", "1:10-13 unknown-unit"),
    ("vitamins 3drops", "1:11-16 unknown-unit"),
    ("water 3 kg", "1:9-11 wrong-kind"),
    ("run 7h30m", "1:6-10 wrong-kind"),
    ("[x] run # far", "1:5-8 missing-amount"),
    ("[x] breakfast kcal:lots", "1:15-24 bad-tag"),
    ("soup kcal:1,250 water:2kg", "1:6-16 bad-tag, 1:17-26 bad-tag"),
    ("goal water lots # x", "1:6-16 bad-goal"),
    (
      "a\n<<<<<<< HEAD\n|||||||\nb\n=======\n>>>>>>> x",
      "2:1-13 merge-marker, 3:1-8 merge-marker, 5:1-8 merge-marker, 6:1-10 merge-marker"
    ),
    ("=======\n>>>>>>> quoted", ""),
    ("[x] brekfast 10:30", "1:5-13 near-name"), ("[x] gyn", "1:5-8 near-name"),
    ("[x] raed", "1:5-9 near-name"),
    ("water 250ml 8.10", "1:13-17 odd-time"),
    ("water 15l\nwater 6l\nwater 1l", "2:1-6 absurd-total"),
    ("water 0 8:00", "1:1-6 zero-amount"),
    ("cigarettes 0", ""),
    ("water 1l 8:00\nwater 1000 ml 08:00\nwater 1l", "2:1-6 duplicate-entry"),
    ("# x\nwater 1l 8:00\nwater 1l 8:00\nwater 1l 9:00", "3:1-6 duplicate-entry"),
    ("water 1l 8:00 id:a\nwater 1l 8:00 id:b\nwater 1l 8:00 ID:a +x", "3:1-6 duplicate-entry"),
    ("water 1l 8:00 id:a\nwater 1l 8:00", "2:1-6 duplicate-entry"),
    ("[x] gym\n[-] gym\n[x] gym", "2:5-8 contradicting-ticks"),
    ("[ ] gym 🔁 every day 📅 2026-01-13\n[x] gym 🔁 every day 📅 2026-01-12 ✅ 2026-01-12", ""),
    ("Slept badly.\u{7}\u{1B}[0m", "1:13-15 control-character"),
    ("a\u{85}b\rc\n", "1:2-4 control-character, 1:5-6 control-character"),
    (
      "a\u{2028}b\u{2029}c\u{0}",
      "1:2-5 control-character, 1:6-9 control-character, 1:10-11 control-character"
    ),
    ("water 0 8:00\nwater 0 9:00\n\nwater 0", "1:1-6 zero-amount"),
    ("breakfast 10:30", "1:1-10 unboxed-habit"),
    ("- Kitchen closed", "1:3-17 unboxed-habit"),
    ("breakfast 10:30 kcal:420", "1:1-10 unboxed-habit"),
    ("breakfast kcal:420", "1:1-10 unboxed-habit"), ("breakfast +fast", "1:1-10 unboxed-habit"),
    ("breakfast # late", "1:1-10 unboxed-habit"), ("breakfast was good", ""),
    ("x breakfast", "1:1-3 todo-style"),
    ("x 2026-01-12 breakfast kcal:420", "1:1-14 todo-style"),
    ("x # y", ""), ("x = 5", ""),
    ("water after run 500ml", "1:17-22 misplaced-amount"),
    ("drank 2 l of water", "1:7-10 misplaced-amount"), ("water/250ml", "1:7-12 misplaced-amount"),
    ("(500ml water)", "1:2-7 misplaced-amount"), ("[x] lunch with 2 l water", "1:16-19 misplaced-amount"),
    ("[x] 30 min gym", "1:5-15 near-name"), ("[x] call gym", ""), ("[ ] 30 min gym", ""),
    ("[~] gym", "1:1-4 odd-box"), ("✓gym", "1:1-4 odd-box"), ("✓great", ""), ("— [x] gym", "1:1-8 odd-box"),
    ("— [x] great", "1:1-8 odd-box"),
    ("water250ml", "1:6-11 misplaced-amount"), ("water-250ml", "1:1-6 uncounted"),
    ("water \u{2013} 250", "1:1-6 uncounted"), ("breakfast \u{2014} done", "1:1-10 unboxed-habit"),
    ("\u{201E}water 250ml\u{201C}", "1:10-15 misplaced-amount"), ("water \u{1F4A7} 250", "1:1-6 uncounted"),
    ("250ml cold water", "1:12-17 uncounted"), ("7 h on the water", ""),
    ("[x] breakfast (water:2l)", "1:16-25 uncounted"), ("Rain \u{2013} no run today, at home", ""),
    ("Voda tekla celý den a 2 l vytekly.", ""), ("Water ran all day and 2 l were left.", ""),
    ("[x] 3 091 kJ gym 07:09", "1:5-17 near-name"), ("12 water", "1:1-3 misplaced-amount"),
    ("[kcal:: 350]", ""),
    ("goal: water 3l", "1:1-6 uncounted"),
    ("tea 300ml 16:00", "1:1-4 undeclared-name"),
    ("watre 300ml", "1:1-6 near-name"),
    ("tea 300 of them", ""),
  ]

  @Test(arguments: placesOfProblems)
  func aProblemIsWhereItIs(_ text: String, _ expected: String) {
    #expect(problems(text).joined(separator: ", ") == expected)
  }

  @Test func whatIsDoneOnADayToComeIsDoubted() {
    let text = "[x] breakfast\nwater 1l\n[ ] dinner\n[-] gym"
    #expect(problems(text, today: "2026-01-11") == ["1:5-14 done-in-future"])
  }

  @Test func aLineThatIsNotUTF8IsAnErrorAsAWhole() {
    var interpreter = DayReader(configured(water))
    let day = Day("2026-01-12")!
    let bytes = ContiguousArray("a\nwater 1l ".utf8) + [0xFF, 0x0A]
    let (record, problems) = interpreter.examine(DayFile(bytes), of: day, today: day)
    #expect(problems == [Problem(.badUTF8, line: 1, range: 0..<10)] && record.textLines == [0, 1])
  }

  @Test func aNumberBeforeANameIsNotTakenAwayByACorrection() throws {
    let problem = try #require(examined("[x] 8 read").first)
    #expect(problem.code == "near-name" && problem.fix == nil)
  }

  /// The fix, and what stands there afterwards; no fix may leave its problem.
  @Test(arguments: [
    ("water 250mll 11:20", "water 250ml 11:20"),
    ("run 5kmm", "run 5km"),
    ("[x] brekfast  toast  and  tea", "[x] breakfast  toast  and  tea"),
    ("[x] brekfast\ttoast", "[x] breakfast\ttoast"),
    ("[x] kitchn  closed  early", "[x] kitchen-closed  early"),
    ("[ ] dinnre 21:00", "[ ] dinner 21:00"),
    ("water 250ml 8.10", "water 250ml 8:10"),
    ("a\u{0}\u{0}b", "a b"), ("a\u{0}", "a"), ("a\u{2028}b", "a b"), ("a\u{7}\u{C}b", "a b"),
    ("a\u{9B}b", "ab"),
    ("breakfast 10:30 toast kcal:420", "[x] breakfast 10:30 toast kcal:420"),
    ("- gym", "- [x] gym"),
    ("x breakfast", "[x] breakfast"),
    ("x 2026-01-12 breakfast toast", "[x] breakfast toast"),
    ("watre 300ml", "water 300ml"),
  ])
  func aFixDoesAwayWithItsProblem(_ text: String, _ expected: String) throws {
    let found = examined(text)
    let problem = try #require(found.first)
    let fix = try #require(problem.fix)
    let fixed = replacing(fix.range, ofLine: problem.line ?? 0, of: text, with: fix.text)
    #expect(found.count == 1 && fixed == expected && examined(fixed) == [])
  }

  @Test(arguments: [("[x] cise", "1:5-9 near-name"), ("[x] caj", "")])
  func aNameOfFourLettersMayLackItsMarks(_ text: String, _ problem: String) {
    #expect(problems(text, "habit číše\nhabit čáj").joined() == problem)
  }

  @Test func aNameMayHaveABlankTooMany() {
    #expect(problems("[x] Read a bo ok", "habit r \"Read a book\"") == ["1:5-17 near-name"])
  }

  // One letter is near to every other.
  @Test(arguments: ["water 2lx", "protein 5gx"])
  func aUnitOfOneLetterIsNearToNone(_ text: String) throws {
    let problem = try #require(examined(text).first)
    #expect(problem.code == "unknown-unit" && problem.fix == nil)
  }

  /// What may have been meant; each of them, put in place of the number, is an entry.
  @Test(arguments: [
    ("water 1,250", ["1250", "1.25"]),
    ("water 1,250 l", ["1250", "1.25"]),
    ("water 1.250 ml", ["1250 ml", "1.25 ml"]),
    ("water 1.250ml 8:00", ["1250ml", "1.25ml"]),
    ("steps 10,000", ["10000"]),
    ("water 0,250 l", ["0.25"]),
    ("water 2 500ml", ["2x500ml", "2500ml"]),
    ("water 2\u{A0}500ml", ["2x500ml", "2500ml"]),
    ("2 500ml water", ["2x500ml", "2500ml"]),
    ("water -250ml", ["250ml"]),
    ("water +250", ["250"]),
    ("water 7/10", []), ("water 3/4", ["3/4 cup"]),
    ("sleep 15/2", ["15/2 h"]), ("sleep 7h30", ["7h30m"]), ("sleep 6H05", ["6H05m"]), ("sleep 7h75", []),

  ])
  func aReadingThatIsOfferedCounts(_ text: String, _ expected: [String]) throws {
    let problem = try #require(examined(text).first)
    switch problem.kind {
    case .badAmount(_, _, let readings), .ambiguousNumber(_, let readings):
      #expect(readings == expected)
      for reading in readings {
        let meant = replacing(problem.range, ofLine: 0, of: text, with: reading)
        #expect(told(meant).first?.hasPrefix("entry") == true, "\(meant)")
      }
    default: Issue.record("\(problem)")
    }
  }

  @Test(arguments: [
    ("wek sunday", "1:1-4 unknown-word"), ("habbit read", "1:1-7 unknown-word"),
    ("clock 25h", "1:7-10 bad-value"), ("daybook 2", "1:9-10 newer-version"),
    ("habit gym\nmeasure gym unit min", "2:9-12 declared-twice"),
    ("measure mood mean", "1:9-13 missing-unit"), ("habit plants every 3 days", "1:7-13 missing-from"),
    ("goal tea 3cup", "1:6-9 unknown-reference"),
  ])
  func aProblemOfTheConfigurationIsWhereItIs(_ text: String, _ expected: String) {
    let found = ConfigurationReading(DayFile(text)).problems.map { problem in
      "\((problem.line ?? -1) + 1):\(problem.range.lowerBound + 1)-\(problem.range.upperBound + 1) \(problem.code)"
    }
    #expect(found.joined(separator: ", ") == expected)
  }
}
