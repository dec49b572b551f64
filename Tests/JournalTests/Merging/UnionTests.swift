import TestSupport
import Testing

@testable import Journal

/// The union of two texts of a day, in the style of the first.
func union(_ ours: String, _ others: String..., names: String = water) -> MergeOutcome {
  let kind = MergedKind.day(LineReader(configured(names), day: Day("2026-01-12")!))
  return Union(DayFile(ours), others.map { DayFile($0) }, of: kind).outcome
}

extension MergeOutcome {
  var text: String { String(decoding: file.source, as: UTF8.self) }
}

@Suite struct UnionTests {
  @Test(arguments: [
    // Strength, then time, then details.
    ("[ ] gym\n", "[x] gym\n", "[x] gym\n"), ("[-] gym\n", "[x] gym\n", "[x] gym\n"),
    ("[ ] gym\n", "[-] gym\n", "[-] gym\n"), ("[x] gym\n", "[ ] gym\n", "[x] gym\n"),
    ("[x] gym\n", "[x] gym 18:00\n", "[x] gym 18:00\n"),
    ("[ ] gym 18:00\n", "[x] gym 18:00\n", "[x] gym 18:00\n"),
    ("[ ] Gym\n", "- [x] gym 18:00 with Eva +fun\n", "- [x] gym 18:00 with Eva +fun\n"),
    ("[x] gym 18:00\n", "[x] gym 6pm\n", "[x] gym 6pm\n"), ("[X] gym\n", "[x] gym\n", "[x] gym\n"),
    ("[ ] call the dentist\n", "[x] Call the dentist\n", "[x] Call the dentist\n"),
    ("[ ] run 5km\n", "[x] run 5km 18:00\n", "[x] run 5km 18:00\n"),
    ("[x] gym +fun +fun\n", "[x] gym +fun\n", "[x] gym +fun +fun\n"),
  ])
  func theStrongerTickStays(_ ours: String, _ theirs: String, _ merged: String) {
    let outcome = union(ours, theirs)
    #expect(outcome.text == merged && outcome.contested.isEmpty)
    #expect(outcome.folds.count == (outcome.taken.isEmpty && ours == theirs ? 0 : 1))
  }

  @Test(arguments: [
    ("[x] gym 18:00\n", "[x] gym 19:00\n"), ("[ ] gym 18:00\n", "[x] gym 19:00\n"),
    ("[-] gym sprained ankle\n", "[x] gym\n"), ("[ ] gym +fun\n", "[x] gym\n"),
    ("[ ] gym # later\n", "[x] gym\n"),
    ("[x] gym 18:00\n", "[x] gym 18:00-19:00\n"),
    // One timer that runs here and is stopped there.
    ("sleep 06:00-?\n", "sleep 06:00-08:00\n"), ("sleep 06:00-08:00\n", "sleep 06:00-08:30\n"),
    ("[x] gym 45min\n", "[x] gym 50min\n"), ("goal water 3l\n", "goal water 2l\n"),
    ("[x] run 5km\n", "[x] run 6km\n"),
    ("[x] run 5km\n", "[x] run 5km 18:00\n"),
  ])
  func whatCannotBeKnownStaysTwice(_ ours: String, _ theirs: String) {
    let outcome = union(ours, theirs)
    #expect(outcome.file.lines.count == 2 && outcome.contested == [[0, 1]] && outcome.folds.isEmpty)
  }

  @Test func aSideThatHasBothTicksItselfMeansBoth() {
    #expect(union("[ ] gym\n[x] gym\n", "[x] gym\n").text == "[ ] gym\n[x] gym\n")
    #expect(union("[ ] gym\n[x] gym\n", "[ ] gym\n").text == "[ ] gym\n[x] gym\n")
    #expect(union("[ ] gym\n", "[x] gym\n", "[x] gym\n[ ] gym\n").file.lines.count == 2)
  }

  @Test func aLineIsThereAsOftenAsOnTheSideThatHasItMostOften() {
    #expect(union("water 250ml\n", "water 250ml\nwater 250ml\n").text == "water 250ml\nwater 250ml\n")
    #expect(union("\n\na\n", "\na\n").text == "\n\na\n")
  }

  @Test func anEntryIsPlacedByItsTime() {
    let ours = "[x] breakfast 10:30\nwater 250ml 08:10\nwater 250ml 10:00\nwater 250ml 12:00\nSlept well.\n"
    let theirs =
      "[x] breakfast 10:30\nwater 250ml 08:10\nwater 1l 11:00\nwater 2l 09:00\nwater 3l 13:00\nwater 4l 07:00\n"
    #expect(
      union(ours, theirs).text
        == "[x] breakfast 10:30\nwater 4l 07:00\nwater 250ml 08:10\nwater 2l 09:00\nwater 250ml 10:00\n"
        + "water 1l 11:00\nwater 250ml 12:00\nwater 3l 13:00\nSlept well.\n")
  }

  @Test func anEntryStandsBehindThoseOfItsTime() {
    #expect(
      union("water 1l 08:00\nwater 1l 09:00\n", "water 2l 08:00\n").text
        == "water 1l 08:00\nwater 2l 08:00\nwater 1l 09:00\n")
  }

  @Test func ofOneTimeAnEntryStaysBehindTheLineItFollowed() {
    #expect(
      union("water 1l 08:00\nwater 2l 08:00\n", "water 1l 08:00\nwater 3l 08:00\nwater 2l 08:00\n").text
        == "water 1l 08:00\nwater 3l 08:00\nwater 2l 08:00\n")
  }

  @Test func whereItsTimeFitsAnEntryStaysBehindTheLineItFollowed() {
    #expect(
      union(
        "water 1l 08:00\nwater 1l 09:00\nRain.\n", "water 1l 08:00\nwater 3l 09:00\nwater 1l 09:00\n"
      ).text == "water 1l 08:00\nwater 3l 09:00\nwater 1l 09:00\nRain.\n")
  }

  @Test func afterMidnightADayThatStartsLaterEnds() {
    let names = water + "\nday-starts 04:00"
    let merged = union("water 1l 08:00\nwater 1l 23:00\n", "water 2l 00:40\n", names: names)
    #expect(merged.text == "water 1l 08:00\nwater 1l 23:00\nwater 2l 00:40\n")
  }

  @Test func whatHasNoTimeStaysBehindTheLineItFollowed() {
    let ours = "# Monday\n\n## Water\nwater 250ml 08:10\n\n## Notes\nSlept well.\n"
    let theirs = "# Monday\n\n## Water\nwater 250ml 08:10\ncoffee 1 cup\n\n## Notes\nSlept well.\nRain.\n"
    #expect(
      union(ours, theirs).text
        == "# Monday\n\n## Water\nwater 250ml 08:10\ncoffee 1 cup\n\n## Notes\nSlept well.\nRain.\n")
  }

  @Test func theResultIsInTheStyleOfOurs() {
    #expect(union("a\r\nb\r\n", "a\nb\nc\n").text == "a\r\nb\r\nc\r\n")
    #expect(union("a\nb\r\nc\n", "a\r\nb\r\nc\r\nd\r\n").text == "a\nb\r\nc\nd\n")
    #expect(union("a\nb", "a\nb\nc\n").text == "a\nb\nc\n")
    #expect(union("a\nb", "a\nb\nc").text == "a\nb\nc\n")
    #expect(union("a\nb", "c\na\nb").text == "c\na\nb")
    #expect(union("a\nb\n", "a\nb\nc").text == "a\nb\nc\n")
    #expect(union("a", "a\n\n").text == "a\n\n")
    #expect(union("\u{FEFF}a\n", "a\nb\n").text == "\u{FEFF}a\nb\n")
    #expect(union("a\n", "\u{FEFF}a\nb\n").text == "a\nb\n")
    #expect(union("", "a\r\nb").text == "a\r\nb")
  }

  @Test func aConflictThatAnEarlierMergeLeftStaysInOnePiece() {
    let conflict = "<<<<<<< ours\n[x] gym\n=======\n[-] gym\n>>>>>>> theirs\n"
    let outcome = union("[x] gym\nwater 1l 08:00\n", "[x] gym\n" + conflict)
    #expect(outcome.text == "[x] gym\n\(conflict)water 1l 08:00\n" && outcome.conflicts == [1...5])
    #expect(outcome.taken == Array(1...5))
  }

  @Test func theFactsNameTheLines() {
    let outcome = union("[ ] gym\nwater 1l 08:00\n", "[x] gym 18:00\nwater 2l 09:00\n", "[x] gym 19:00\n")
    #expect(outcome.text == "[x] gym 18:00\n[x] gym 19:00\nwater 1l 08:00\nwater 2l 09:00\n")
    #expect(outcome.taken == [0, 1, 3] && outcome.contested == [[0, 1]])
    #expect(outcome.folds == [MergeOutcome.Fold(weaker: "[ ] gym", line: 0)])
  }

  @Test(arguments: [
    ("language en\n", "language cs\n", "language en\nlanguage cs\n"),
    ("habit gym\nname A\n", "habit gym \"Gym\"\nname A\n", "habit gym\nhabit gym \"Gym\"\nname A\n"),
    (
      "measure water goal 2l\ngoal water 3l\n", "measure water goal 2l\ngoal water 1l\n",
      "measure water goal 2l\ngoal water 1l\ngoal water 3l\n"
    ),
    (
      "goal water 3l from 2026-01-01\n", "goal water 1l from 2026-06-01\n",
      "goal water 3l from 2026-01-01\ngoal water 1l from 2026-06-01\n"
    ),
    ("habit gym\n", "habit gym\nhabit read\n", "habit gym\nhabit read\n"),
    (
      "pause 2026-01-05 \"from home\"\n", "pause 2026-01-05 \"at work\"\n",
      "pause 2026-01-05 \"from home\"\npause 2026-01-05 \"at work\"\n"
    ),
  ])
  func ofTwoSettingsOursHolds(_ ours: String, _ theirs: String, _ merged: String) {
    let outcome = Union(DayFile(ours), [DayFile(theirs)], of: .configuration).outcome
    #expect(outcome.text == merged)
    let own = configured(ours)
    let now = configured(merged)
    #expect(own.language == now.language && own.habits.first?.label == now.habits.first?.label)
    #expect(outcome.contested.isEmpty == (merged.contains("from") || merged.contains("read")))
  }

  /// The words that limit a goal may stand in any order.
  @Test func twoGoalsOfOneDayAndConditionAreContested() {
    let (ours, theirs) = (
      "goal water 2l when gym from 2026-01-01\n", "goal water 3l from 2026-01-01 when gym\n"
    )
    let outcome = Union(DayFile(ours), [DayFile(theirs)], of: .configuration).outcome
    #expect(outcome.contested == [[0, 1]] && outcome.file.lines.count == 2)
  }
}
