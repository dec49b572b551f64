import Testing

@testable import daybook

/// `start` and `stop`.
@Suite struct TimerTests {
  private let configuration = """
    habit read "Reading"
    habit gym 18:00
    habit both all read gym
    measure sleep "Sleep" unit h goal 7h
    measure water unit ml

    """
  private func files(_ today: String? = nil, yesterday: String? = nil, _ settings: String = "") -> MemoryFiles
  {
    var files = ["daybook.conf": configuration + settings]
    files["2026-01-12.txt"] = today
    files["2026-01-11.txt"] = yesterday
    return daybook(files)
  }

  @Test(arguments: [
    ("start read", nil, "read 14:30-?\n"), ("start Reading", nil, "read 14:30-?\n"),
    ("start read a thriller +bed", nil, "read 14:30-? a thriller +bed\n"),
    ("start read 13:05 a thriller", nil, "read 13:05-? a thriller\n"),
    ("start sleep 1:05 pm", "water 1l 8:10am\n", "water 1l 8:10am\nsleep 1:05pm-?\n"),
    ("start gym", "[ ] gym 18:00\n", "[ ] gym 14:30-?\n"),
    ("start gym", "- [ ] gym legs\n", "- [ ] gym 14:30-? legs\n"),
    ("start gym legs", "- [ ] gym\n", "- [ ] gym 14:30-? legs\n"),
    ("start gym with Eva", "[ ] gym 18:00 legs ^a1\n", "[ ] gym 14:30-? legs, with Eva ^a1\n"),
    ("start gym", "[x] gym 18:00\n", "[x] gym 18:00\ngym 14:30-?\n"),
    ("start read from 13:00", nil, "read 13:00-?\n"), ("start read at 1 pm", nil, "read 13:00-?\n"),
    ("start read since 13:05 a thriller", nil, "read 13:05-? a thriller\n"),
    ("start read od 13:05", nil, "read 13:05-?\n"), ("start read v 13:05", nil, "read 13:05-?\n"),
    ("start read now", nil, "read 14:30-?\n"), ("start read from now", nil, "read 14:30-?\n"),
    ("start read teď", nil, "read 14:30-?\n"),
    ("start read now a thriller", nil, "read 14:30-? a thriller\n"),
    ("start read from cover to cover", nil, "read 14:30-? from cover to cover\n"),
  ])
  func startWritesTheBeginning(_ line: String, _ before: String?, _ after: String) {
    let files = files(before)
    let run = Run(line, in: files)
    #expect(run.status == 0 && files["/log/2026-01-12.txt"] == after, "\(run.errors)")
    _ = Run("undo", in: files)
    #expect(files["/log/2026-01-12.txt"] == before)
  }

  @Test(arguments: [
    ("stop", "read 13:05-?\n", "read 13:05-14:30\n"),
    ("stop Reading", "read 13:05-? a thriller\n", "read 13:05-14:30 a thriller\n"),
    ("stop read 13:50", "sleep 13:00-?\nread 13:05-?\n", "sleep 13:00-?\nread 13:05-13:50\n"),
    ("stop 13:50", "- [ ] gym 13:05-? legs\n", "- [x] gym 13:05-13:50 legs\n"),
    ("stop", "read 1:05pm-?\n", "read 1:05pm-2:30pm\n"),
    ("stop", "read 13:05 - ? x\n", "read 13:05 - 14:30 x\n"),
    ("stop sleep", "sleep 13:00-?\nread 13:05-?\n", "sleep 13:00-14:30\nread 13:05-?\n"),
    ("stop read now", "read 13:05-?\n", "read 13:05-14:30\n"),
    ("stop now", "read 13:05-?\n", "read 13:05-14:30\n"),
    ("stop read at 14:00", "read 13:05-?\n", "read 13:05-14:00\n"),
    ("stop read v 14:00", "read 13:05-?\n", "read 13:05-14:00\n"),
    ("stop until 14:00", "read 13:05-?\n", "read 13:05-14:00\n"),
    ("stop read do 2 pm", "read 13:05-?\n", "read 13:05-14:00\n"),
  ])
  func stopWritesTheEnd(_ line: String, _ before: String, _ after: String) {
    let files = files(before)
    let run = Run(line, in: files)
    #expect(run.status == 0 && files["/log/2026-01-12.txt"] == after, "\(run.errors)")
  }

  @Test func theDayShowsATimerThatYesterdayLeftRunning() {
    let files = files("read 06:10-?\n", yesterday: "sleep 23:15-?\n")
    let shown = Run("day --now 2026-01-12T06:45", in: files).output.withPlainBlanks
    #expect(shown.contains("Sleep: running since 23:15 yesterday, for 7 h 30 min\n"))
    #expect(shown.contains("Reading: running since 06:10, for 35 min\n"))
    #expect(
      Run("day --now 2026-01-12T06:45 --lang cs", in: files).output.contains("stopky běží od včera 23:15"))
    #expect(
      Run("day --json --now 2026-01-12T06:45", in: files).output.filter { !$0.isWhitespace }.contains(
        #"[{"date":"2026-01-11","line":1,"name":"sleep","since":"23:15"},{"date":"2026-01-12","#))
    #expect(!Run("day yesterday", in: files).output.contains("yesterday"))
    // One that has just begun has a length already.
    let begun = Run("day --now 2026-01-12T06:10", in: files).output.withPlainBlanks
    #expect(begun.contains("Reading: running since 06:10, for 0 min\n"))
  }

  @Test func whatWentOnOverMidnightEndsInItsOwnFile() {
    let files = files(yesterday: "sleep 23:15-?\n")
    let run = Run("stop --now 2026-01-12T06:45", in: files)
    #expect(run.output == "2026-01-11.txt:1: sleep 23:15-06:45\n", "\(run.errors)")
    #expect(Run("day 2026-01-11 --json", in: files).output.contains(#""total": 7.5"#))
    let late = self.files("read 23:50-?\n", yesterday: nil, "day-starts 04:00\n")
    #expect(Run("stop --now 2026-01-13T00:20", in: late).output == "2026-01-12.txt:1: read 23:50-00:20\n")
  }

  @Test(arguments: [("04:10", "3 h 40 min"), ("07:30", "7 h")])
  func whatBeganAfterMidnightBelongsToTheDayBeforeAndEndsInTheMorning(_ end: String, _ length: String) {
    let files = files(yesterday: "water 1l\n", "day-starts 04:00\n")
    #expect(
      Run("start sleep --now 2026-01-12T00:30", in: files).output == "2026-01-11.txt:2: sleep 00:30-?\n")
    let shown = Run("day --now 2026-01-12T\(end)", in: files).output.withPlainBlanks
    #expect(shown.contains("Sleep: running since 00:30 yesterday, for \(length)\n"))
    let run = Run("stop --now 2026-01-12T\(end)", in: files)
    #expect(run.output == "2026-01-11.txt:2: sleep 00:30-\(end)\n", "\(run.errors)")
  }

  @Test func whatBeginsLaterHasNoLength() {
    let shown = Run("day", in: files("read 18:05-?\n")).output
    #expect(shown.contains("Reading: started at 18:05, not ended\n"), "\(shown)")
  }

  @Test func ofTwoTimersOfOneNameTheCommandIsProposedOnce() {
    let run = Run("stop", in: files("read 13:05-?\nread 13:10-?\n"))
    #expect(run.errors.components(separatedBy: "daybook stop read").count == 2, "\(run.errors)")
  }

  // Two lines of one habit would contradict each other as soon as one is changed.
  @Test(arguments: ["done gym", "done gym 09:00", "skip gym", "done gym --date 2026-01-12"])
  func whatRunsIsEndedAndNotTickedBesideIt(_ line: String) {
    let files = files("gym 08:00-?\n")
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.errors.contains("daybook stop gym"), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == "gym 08:00-?\n")
    #expect(Run("stop gym", in: files).status == 0)
    #expect(Run("done gym", in: files).output == "", "done already")
  }

  @Test(arguments: ["read 18:00-19:00\n", "[x] read 18:00-19:00\n"])
  func anotherTimeTakesNoLengthAway(_ line: String) {
    let files = files(line)
    let run = Run("done read 20:00", in: files)
    #expect(
      run.status == 2 && run.errors.contains("2026-01-12.txt:1 says '18:00-19:00' already"), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == line)
    #expect(Run("done read 18:00", in: files).status == 0 && files["/log/2026-01-12.txt"] == line)
  }

  @Test func aWholeDayIsNoLength() {
    let files = files(yesterday: "sleep 00:30-?\n", "day-starts 04:00\n")
    for now in ["2026-01-13T00:30", "2026-01-12T04:00 --date 2026-01-11"] {
      let run = Run("stop --now \(now)", in: files)
      #expect((run.status == 2) == now.hasSuffix("00:30"), "\(run.errors)")
    }
  }

  private static let whatCannotBe: [(String, String?, String?, String)] = [
    ("stop", "water 1l\n", nil, "daybook start NAME"),
    ("stop read", "sleep 13:00-?\n", nil, "daybook stop sleep"),
    ("stop", "sleep 13:00-?\nread 13:05-?\n", nil, "'daybook stop sleep' or 'daybook stop read'"),
    ("stop read", nil, nil, "daybook start read"), ("stop", "read 14:30-?\n", nil, "daybook remove 1"),
    ("stop", nil, "read 08:00-?\n", "daybook remove 1 --date 2026-01-11"),
    ("start read", "read 13:05-?\n", nil, "daybook stop read"),
    ("start water", nil, nil, "daybook add water"),
    ("start both", nil, nil, "daybook done read gym"), ("start raed", nil, nil, "did you mean 'read'?"),
    ("start read", nil, "read 13:05-?\n", "daybook stop read --date 2026-01-11"),
    ("start read yesterday", nil, nil, "daybook start read --date yesterday"),
    ("start read tomorrow 8am", nil, nil, "daybook start read 8am --date tomorrow"),
    ("start sleep 23:30", nil, nil, "daybook start sleep 23:30 --date yesterday"),
    ("stop sleep 12:00", "sleep 13:00-?\n", nil, "12:00 is before 'sleep' began, at 13:00"),
    ("stop sleep 22:00", nil, "sleep 23:30-?\n", "22:00 is before 'sleep' began"),
    ("stop read 20:00", "read 14:30-?\n", nil, "20:00 is still to come; 'daybook stop read' ends it now"),
    ("stop read 20:00", "read 13:05-?\n", nil, "20:00 is still to come"),
    ("stop sleep 17:00", nil, "sleep 23:30-?\n", "17:00 is still to come"),
    ("stop read 25:00", "read 13:05-?\n", nil, "'25:00' is not a time of day"),
    ("stop read at 25:00", "read 13:05-?\n", nil, "'25:00' is not a time of day"),
    ("stop 25:00", "read 13:05-?\n", nil, "'25:00' is not a time of day"),
    ("stop read 14.00", "read 13:05-?\n", nil, "'daybook stop read 14:00'"),
    (
      "stop read 14:00 great book", "read 13:05-?\n", nil,
      "'great book' is none; write 'daybook stop read 14:00'"
    ),
    ("stop read great book", "read 13:05-?\n", nil, "'great book' is none; write 'daybook stop read'"),
    ("stop xyz now", "read 13:05-?\n", nil, "'xyz' is not a habit"),
    ("start read 25:10", nil, nil, "'25:10' is not a time of day"),
    ("start read from 25:10", nil, nil, "'25:10' is not a time of day"),
    ("start read 13.05", nil, nil, "'daybook start read 13:05'"),
    ("start read 2026-01-11T13:05", nil, nil, "'daybook start read 13:05 --date 2026-01-11'"),
    ("start read 13:00-14:00", nil, nil, "is not a time of day"),
    ("start read from 13:00 to 14:00", nil, nil, "is not a time of day"),
  ]

  @Test(arguments: whatCannotBe)
  func whatCannotBeIsToldWithACommand(_ line: String, _ today: String?, _ yesterday: String?, _ words: String)
  {
    let files = files(today, yesterday: yesterday)
    let run = Run(line, in: files)
    #expect(run.status == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
    #expect(files["/log/2026-01-12.txt"] == today && files["/log/2026-01-11.txt"] == yesterday)
  }

  @Test func aForgottenTimerOfEarlierDaysIsFound() {
    let files = files()
    files["/log/2026-01-07.txt"] = "read 20:00-?\n"
    #expect(Run("stop read", in: files).errors.contains("daybook stop read --date 2026-01-07"))
  }

  @Test func aDryRunWritesNothingAndADateNamesTheFile() {
    let files = files(yesterday: "read 20:00-?\n")
    #expect(Run("start gym --dry-run", in: files).output.contains("+gym 14:30-?"))
    #expect(files["/log/2026-01-12.txt"] == nil)
    #expect(
      Run("stop read 20:40 --date yesterday", in: files).output == "2026-01-11.txt:1: read 20:00-20:40\n")
  }

  @Test func whatCanBeTimedIsCompleted() {
    let run = Run("__complete fish start ''", in: files())
    #expect(run.output.contains("read") && run.output.contains("sleep"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("water") && !run.output.contains("both"))
  }
}
