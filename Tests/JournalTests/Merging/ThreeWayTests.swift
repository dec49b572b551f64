import TestSupport
import Testing

@testable import Journal

private func merge(_ ancestor: String, _ ours: String, _ theirs: String) -> MergeOutcome {
  let kind = MergedKind.day(LineReader(configured(water), day: Day("2026-01-12")!))
  return ThreeWay(ancestor: DayFile(ancestor), ours: DayFile(ours), theirs: DayFile(theirs), of: kind).outcome
}

@Suite struct ThreeWayTests {
  @Test(arguments: [
    // Neighbouring lines, one ticked on each side.
    (
      "[ ] breakfast\n[ ] gym\n", "[x] breakfast\n[ ] gym\n", "[ ] breakfast\n[x] gym\n",
      "[x] breakfast\n[x] gym\n"
    ),
    // Both add at the end.
    ("a\n", "a\nwater 1l 10:00\n", "a\nwater 2l 09:00\n", "a\nwater 2l 09:00\nwater 1l 10:00\n"),
    ("a\n", "a\nb\n", "a\nc\n", "a\nb\nc\n"),
    // The same entry from both is one, wherever it stands.
    ("a\nb\n", "water 1l 10:00\na\nb\n", "a\nb\nwater 1l 10:00\n", "water 1l 10:00\na\nb\n"),
    // A deletion is a deletion.
    (
      "water 1l 10:00\ncoffee 1 cup\n", "coffee 1 cup\n", "water 1l 10:00\ncoffee 1 cup\nRain.\n",
      "coffee 1 cup\nRain.\n"
    ),
    ("a\nb\nc\n", "a\nc\n", "a\nc\nd\n", "a\nc\nd\n"),
    // One side changes a line, the other its neighbour.
    (
      "water 1l 08:00\nwater 1l 09:00\n", "water 2l 08:00\nwater 1l 09:00\n",
      "water 1l 08:00\nwater 3l 09:00\n", "water 2l 08:00\nwater 3l 09:00\n"
    ),
    // One side changes a line, the other adds before and after it.
    ("water 1l 08:00\n", "water 2l 08:00\n", "x\nwater 1l 08:00\ny\n", "x\nwater 2l 08:00\ny\n"),
    // Ticks of one habit.
    ("[ ] gym\n", "[x] gym\n", "[-] gym\n", "[x] gym\n"),
    // Both made the same change of a line.
    ("[ ] gym\n", "[x] gym\n", "[x] gym\n", "[x] gym\n"),
    ("a\n[ ] gym\nb\n", "a\n[x] gym\nb\n", "a\n[x] gym\nb\nc\n", "a\n[x] gym\nb\nc\n"),
    ("[ ] gym\n", "[x] gym\n", "[x] gym 18:00\n", "[x] gym 18:00\n"),
    ("[x] gym\n", "[ ] gym\n", "[x] gym\n", "[ ] gym\n"),
    ("a\nb\n", "[x] gym\na\nb\n", "a\nb\n[x] gym 18:00\n", "a\nb\n[x] gym 18:00\n"),
    // Line ends are of ours, lines are compared without theirs.
    ("a\nb\n", "a\r\nb\r\nc\r\n", "x\na\nb\n", "x\r\na\r\nb\r\nc\r\n"),
    ("a\nb", "x\na\nb", "a\nb\n", "x\na\nb\n"), ("\u{FEFF}a\n", "\u{FEFF}a\nb\n", "a\n", "a\nb\n"),
    // A line that one side moved is not the one that the other added.
    (
      "water 1l\na\nb\n", "a\nwater 1l\nb\n", "water 1l\na\nb\nwater 1l\n",
      "a\nwater 1l\nb\nwater 1l\n"
    ),
    ("water 1l\na\n", "a\nwater 1l\n", "water 1l\na\nwater 1l\n", "a\nwater 1l\nwater 1l\n"),
    // Moved by both, to two places or one, it is one line.
    ("water 1l\na\nb\n", "a\nwater 1l\nb\n", "a\nb\nwater 1l\n", "a\nwater 1l\nb\n"),
    // A line that comes in ends, also where the last one did not.
    ("a\nb", "a\nb", "a\nb\nc", "a\nb\nc"), ("a\nb", "x\na\nb", "a\nb\nc", "x\na\nb\nc\n"),
    // An empty ancestor is a union.
    ("", "[ ] gym\nwater 1l 08:00\n", "[x] gym\nwater 1l 08:00\n", "[x] gym\nwater 1l 08:00\n"),
  ])
  func whatIsKnownIsMerged(_ ancestor: String, _ ours: String, _ theirs: String, _ merged: String) {
    let outcome = merge(ancestor, ours, theirs)
    #expect(outcome.text == merged && outcome.conflicts.isEmpty && outcome.contested.isEmpty)
  }

  @Test func ticksAtDifferentTimesBothStay() {
    let outcome = merge("[ ] gym\nRain.\n", "[x] gym 18:00\nRain.\n", "[x] gym 19:00\nRain.\n")
    #expect(outcome.text == "[x] gym 18:00\n[x] gym 19:00\nRain.\n")
    #expect(outcome.contested == [[0, 1]] && outcome.conflicts.isEmpty)
  }

  @Test(arguments: [
    // Deleted here, changed there.
    ("water 1l 08:00\n", "", "water 2l 08:00\n", "<<<<<<< ours\n=======\nwater 2l 08:00\n>>>>>>> theirs\n"),
    (
      "a\n[ ] gym\nb\n", "a\nb\n", "a\n[x] gym\nb\n", "a\n<<<<<<< ours\n=======\n[x] gym\n>>>>>>> theirs\nb\n"
    ),
    ("a\nold\nb\n", "a\nnew\nb\n", "a\nb\n", "a\n<<<<<<< ours\nnew\n=======\n>>>>>>> theirs\nb\n"),
    // Changed in two ways.
    (
      "a\nwater 1l 08:00\nb\n", "a\nwater 2l 08:00\nb\n", "a\nwater 3l 08:00\nb\n",
      "a\n<<<<<<< ours\nwater 2l 08:00\n=======\nwater 3l 08:00\n>>>>>>> theirs\nb\n"
    ),
    ("a\nold\r\n", "a\none\r\n", "a\ntwo\n", "a\n<<<<<<< ours\none\r\n=======\ntwo\n>>>>>>> theirs\n"),
    ("old", "one", "two", "<<<<<<< ours\none\n=======\ntwo\n>>>>>>> theirs"),
  ])
  func aRealConflictStaysOne(_ ancestor: String, _ ours: String, _ theirs: String, _ merged: String) {
    let outcome = merge(ancestor, ours, theirs)
    #expect(outcome.text == merged && outcome.conflicts.count == 1)
  }

  @Test func twoConflictsSideBySideAreTwo() {
    let outcome = merge("[ ] gym\n[ ] read\n", "[x] gym\n", "[x] read\n")
    #expect(
      outcome.text
        == "<<<<<<< ours\n[x] gym\n=======\n>>>>>>> theirs\n<<<<<<< ours\n=======\n[x] read\n>>>>>>> theirs\n"
    )
    #expect(outcome.conflicts == [0...3, 4...7])
  }

  @Test func besideAConflictTheRestIsMerged() {
    let ancestor = "[ ] breakfast\nwater 1l 08:00\n[ ] gym\n"
    let outcome = merge(
      ancestor, "[x] breakfast\nwater 2l 08:00\n[ ] gym\n", "[ ] breakfast\n[x] gym\nRain.\n")
    #expect(
      outcome.text
        == "[x] breakfast\n<<<<<<< ours\nwater 2l 08:00\n=======\n>>>>>>> theirs\n[x] gym\nRain.\n")
    #expect(outcome.conflicts == [1...4])
  }

  @Test(arguments: [
    ("merge", "A\n<<<<<<< HEAD\nx\n=======\ny\n>>>>>>> topic\nE\n"),
    ("diff3", "<<<<<<< HEAD\nA\nx\nE\n||||||| 1a2b3c\na\nb\ne\n=======\nA\ny\nE\n>>>>>>> topic\n"),
    ("zdiff3", "A\n<<<<<<< HEAD\nx\n||||||| 1a2b3c\na\nb\ne\n=======\ny\n>>>>>>> topic\nE\n"),
  ])
  func aConflictIsWrittenInTheStyleThatIsAskedFor(setting: String, expected: String) {
    let style = ConflictStyle(setting: setting, ours: "HEAD", base: "1a2b3c", theirs: "topic")
    let outcome = ThreeWay(
      ancestor: DayFile("a\nb\ne\n"), ours: DayFile("A\nx\nE\n"), theirs: DayFile("A\ny\nE\n"), of: .plain,
      conflicts: style
    ).outcome
    let lines = outcome.file.lines.count
    let text = String(decoding: outcome.file.source, as: UTF8.self)
    #expect(text == expected)
    #expect(outcome.conflicts.map(\.count) == [setting == "diff3" ? lines : lines - 2])
  }

  @Test(arguments: [nil, "", "diff4", "merge"]) func anotherWordIsTheUsualStyle(setting: String?) {
    #expect(ConflictStyle(setting: setting, ours: nil, base: "", theirs: "a\nb") == ConflictStyle())
  }
}
