import TestSupport
import Testing

@testable import Journal

@Suite struct AddedLineLaws {
  @Test func aTypedLineIsRefusedOrMeansWhatItMeant() {
    for seed in seeds(600) {
      var chance = SplitMix64(seed: seed)
      let typed = chance.line(isTyped: true)
      let interpreter = chance.interpreter()
      let reader = interpreter.reader
      let time = chance.one(of: [nil, "08:10", "20:10", "8:10pm"])
      guard let added = try? AddedLine(typed, time: time, reader: reader) else { continue }
      let before = DayFile(typed)
      let after = DayFile(added.text)
      guard before.lines.count == 1, after.lines.count == 1 else {
        Issue.record("seed \(seed): \(typed.debugDescription) -> \(added.text.debugDescription)")
        continue
      }
      let meant = reader.read(before.lines[0], of: before)
      let says = reader.read(after.lines[0], of: after)
      let comment: Comment = "seed \(seed): \(typed.debugDescription) -> \(added.text.debugDescription)"
      #expect(says.form == meant.form && says.mark == meant.mark && says.subject == meant.subject, comment)
      #expect(
        says.amount?.parts == meant.amount?.parts && says.amount?.micros == meant.amount?.micros, comment)
      #expect(
        says.plainText(in: after.source) == meant.plainText(in: before.source)
          && says.plainTags(in: after.source) == meant.plainTags(in: before.source), comment)
      #expect(says.counting.map(\.amount.parts) == meant.counting.map(\.amount.parts), comment)
      #expect(says.problems.allSatisfy { $0.severity != .error }, comment)
      switch says.form {
      case .comment, .goal: #expect(says.time == nil, comment)
      case .entry, .text: #expect(says.time == meant.time ?? time.flatMap(read), comment)
      case .tick where says.mark == .done: #expect(says.time == meant.time ?? time.flatMap(read), comment)
      case .tick, .running: #expect(says.time == meant.time, comment)
      case .blank, .marker, .broken: Issue.record(comment)
      }
      #expect(after.lines[0].box == 0 || says.form == .text, comment)
    }
  }

  private func read(_ time: String) -> TimeOfDay? {
    let file = DayFile("[x] x \(time)")
    let reader = LineReader(Configuration())
    return reader.read(file.lines[0], of: file).time
  }

  @Test(arguments: [
    ("water 250ml", "water 250ml 08:10"),
    ("water", "water 08:10"),
    ("  water 250ml 7:00 ", "water 250ml 7:00"),
    ("2 bottles of water after the run", "2 bottles of water 08:10 after the run"),
    ("water 250ml with lemon +run # good", "water 250ml 08:10 with lemon +run # good"),
    ("water # good", "water 08:10 # good"),
    ("- water 250ml", "water 250ml 08:10"),
    ("[x] breakfast toast", "[x] breakfast 08:10 toast"),
    ("[x] breakfast:toast", "[x] breakfast: 08:10 toast"),
    ("[ ] dinner", "[ ] dinner"),
    ("lunch kcal:600 # soup", "lunch 08:10 kcal:600 # soup"),
    ("water 250ml am Meer", "08:10 water 250ml am Meer"),
    ("[x] breakfast PM", "[x] 08:10 breakfast PM"),
    ("2 bottles of water pm", "08:10 2 bottles of water pm"),
    ("# late", "# late"),
    ("goal water 3l", "goal water 3l"),
  ])
  func theTimeIsPutIn(_ typed: String, _ expected: String) throws {
    #expect(try AddedLine(typed, time: "08:10", reader: LineReader(configured(water))).text == expected)
  }

  @Test(arguments: [
    "", "  ", "- ", "water\n250ml", "water\u{7}", "\u{1B}[31mwater 250ml", "\u{85}water",
    "water 250ml a\u{2028}b",
    "\u{FEFF}water 250ml",
    "Slept badly.", "water 250mll", "- - water 250ml", "<<<<<<<", "[x] run",
  ])
  func whatWouldNotCountIsRefused(_ typed: String) {
    #expect(throws: AddedLine.Refusal.self) {
      try AddedLine(typed, time: "08:10", reader: LineReader(configured(water)))
    }
  }

  /// What `check` would tell of a line as hardly meant is told before it is written, wherever that is found.
  @Test(arguments: [
    "300ml kcal:120", "water 250ml, coffee", "[x] (8:10) gym", "coffee 500ml water", "water 250ml at 8.30",
    "sleep 6h 30'",
  ])
  func whatIsHardlyMeantIsRefusedUntilItIsMeant(_ typed: String) throws {
    let reader = LineReader(configured(water))
    #expect(throws: AddedLine.Refusal.self) { try AddedLine(typed, time: nil, reader: reader) }
    #expect(try AddedLine(typed, time: nil, reader: reader, asMeant: true).text == typed)
  }
}
