import Foundation
import Journal
import TestSupport
import Testing

@testable import daybook

/// `remind` as a person hears it: days lived on files, with a timer that runs it every five minutes.
///
/// What is due in which minute is `ReminderTests`'.
@Suite struct RemindTests {
  /// A day that begins on a date, at its `day-starts`: what is said when, while lines are added at their times.
  private func heard(
    _ settings: String, _ logged: [(String, String)] = [], on day: String = "2026-01-12",
    options: String = "",
    clock: [String]? = nil
  ) -> [String] {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water goal 2500ml cup 250ml\n\(settings)\n"])
    var text = ""
    var heard: [String] = []
    // On the first day of all, who does not answer is left alone.
    _ = Run("remind --now \(Day(day)! - 1)T12:00", in: files)
    for moment in clock ?? moments(from: "\(day)T00:00") {
      for (time, line) in logged where moment.hasSuffix("T" + time) {
        text += line + " \(time)\n"
        files["/log/\(day).txt"] = text
      }
      let run = Run("remind --now \(moment) \(options)", in: files)
      #expect(run.status == (run.output.isEmpty ? 1 : 0) && run.errors.isEmpty)
      for line in run.output.split(separator: "\n") {
        heard.append("\(moment.suffix(5)) \(line)".withPlainBlanks)
      }
    }
    return heard
  }

  /// Every fifth minute of a day.
  private func moments(from start: String) -> [String] {
    let first = MomentText(argument: start)!.moment
    return stride(from: 0, to: 1440, by: 5).map { minute in
      let moment = first.advanced(byMinutes: minute)
      return "\(moment.day)T\(moment.time)"
    }
  }

  /// What is proposed until when, whatever the words are; else the beginning of the sentence.
  private func brief(_ lines: [String]) -> [String] {
    lines.map { line in
      let sentence = line.dropFirst(6)
      guard let match = sentence.firstMatch(of: /([0-9]+) cups? \([^)]*\) by ([0-9:]+)/) else {
        return String(line.prefix(6 + 24)).trimmingCharacters(in: .whitespaces)
      }
      return "\(line.prefix(5)) \(match.1) by \(match.2)"
    }
  }

  @Test func whoeverDrinksOnTimeHearsOfTheGoalAlone() {
    let cups = (8..<18).map { (String(format: "%02d:00", $0), "water 250ml") }
    #expect(heard("remind every 2h", cups) == ["17:00 2.5 l: done for today. Well done!"])
  }

  @Test func whoeverDrinksLateIsRemindedUntilThen() {
    let late = [
      ("13:30", "water 1l"), ("15:00", "water 1l"), ("19:00", "water 300ml"), ("19:30", "water 200ml"),
    ]
    #expect(
      brief(heard("remind every 2h", late)) == [
        "08:00 2 by 10:00", "10:00 2 by 12:00", "17:15 1 by 19:15", "19:30 You reached 2.5 l today.",
      ])
  }

  @Test func whoeverNeverDrinksIsToldOnceThatItIsOutOfReach() {
    #expect(
      brief(heard("remind every 2h")) == [
        "08:00 2 by 10:00", "10:00 2 by 12:00", "14:00 3 by 16:00", "17:00 4 by 19:00",
        "19:00 2.5 l is out of reach to",
      ])
  }

  @Test func whoeverDrinksTooMuchIsCongratulatedOnce() {
    let much = [("07:00", "water 2l"), ("08:30", "water 2l"), ("12:00", "water 2l")]
    #expect(heard("remind every 2h", much) == ["08:30 2.5 l: done for today. Well done!"])
  }

  @Test func activeHoursOverMidnightBelongToTheDayThatStartsAtFour() {
    let clock = moments(from: "2026-01-12T04:00")
    let lines = heard(
      "remind every 2h\nactive 20:00-02:00\nday-starts 04:00",
      [("23:30", "water 1l"), ("01:45", "water 1500ml")],
      clock: clock)
    #expect(
      brief(lines) == [
        "20:00 4 by 22:00", "22:00 5 by 00:00", "00:30 2.5 l is out of reach to",
        "01:45 You reached 2.5 l today.",
      ])
  }

  @Test func inTheNightInWhichAnHourIsMissingNothingIsSaidTwiceNorLost() {
    let settings = "remind every 1h\nactive 20:00-04:00\nday-starts 05:00"
    let clock = moments(from: "2026-03-28T05:00").filter { !$0.contains("T02:") }
    let times = heard(settings, on: "2026-03-28", clock: clock).map { String($0.prefix(5)) }
    #expect(times == ["20:00", "21:00", "23:00", "00:00", "01:00"])
  }

  @Test func inTheNightInWhichAnHourComesTwiceNothingIsSaidTwice() {
    let settings = "remind every 1h\nactive 20:00-04:00\nday-starts 05:00"
    var clock = moments(from: "2026-10-24T05:00")
    let repeated = clock.filter { $0.contains("T02:") }
    clock.insert(contentsOf: repeated, at: clock.firstIndex { $0.hasSuffix("T03:00") }!)
    let cups = [("20:30", "water 250ml"), ("23:55", "water 2100ml")]
    let lines = heard(settings, cups, on: "2026-10-24", clock: clock)
    #expect(
      lines.map { String($0.prefix(5)) } == [
        "20:00", "21:30", "22:30", "23:30", "02:05", "03:05",
      ])
  }

  @Test func fixedTimesAndPlannedTicksSpeakOnceEach() {
    let files = daybook([
      "daybook.conf": small + "remind at 09:00 15:00 habits\n",
      "2026-01-12.txt": "[ ] breakfast 10:30\n[ ] kitchen\n",
    ])
    var heard: [String] = []
    for moment in moments(from: "2026-01-12T00:00") {
      let run = Run("remind --now \(moment)", in: files)
      if run.status == 0 { heard.append("\(moment.suffix(5)) \(run.output.prefix(12))") }
    }
    #expect(heard == ["09:00 How about 5 ", "10:30 Still open: ", "15:00 10 cups (2.5"])
  }

  @Test func whatWasSaidIsAllThatIsKept() {
    let files = daybook(["daybook.conf": small + "remind every 2h\n"])
    let before = Set(files.paths)
    #expect(Run("remind", in: files).status == 0)
    let added = Set(files.paths).subtracting(before).sorted()
    #expect(added.last == "/home/.local/state/daybook/reminded")
    #expect(added.dropLast().allSatisfy { "/home/.local/state/daybook".hasPrefix($0) })
    #expect(
      files["/home/.local/state/daybook/reminded"]
        == "/log\t2026-01-12\t870\tseen%200%200%20water\n/log\t2026-01-12\t870\tpace%20water\n")
    #expect(files.mode(of: "/home/.local/state/daybook/reminded") == 0o600)
    #expect(Run("remind", in: files).status == 1)
    #expect(Run("remind --now 2026-01-13T09:00", in: files).status == 0)
    #expect(files["/home/.local/state/daybook/reminded"]?.split(separator: "\n").count == 4)
    #expect(Run("remind --now 2026-03-13T09:00", in: files).status == 0)
    #expect(files["/home/.local/state/daybook/reminded"]?.split(separator: "\n").count == 2)
  }

  @Test(arguments: ["remind --stateless", "remind --schedule", "remind --format ics"])
  func whatOnlyAsksKeepsNothing(_ line: String) {
    let files = daybook(["daybook.conf": small + "remind every 2h\n"])
    let before = files.paths
    #expect(Run(line, in: files).output == Run(line, in: files).output)
    #expect(Run(line, in: files).status == 0 && files.paths == before)
  }

  @Test func whatIsNeverSpokenOfIsTold() {
    let plan = "remind at 06:00 18:00 habits\nhabit lights 23:30 \"Lights out\"\nhabit early 06:30\n"
    let run = Run("remind --schedule", in: daybook(["daybook.conf": small + plan]))
    let times = "06:00, 23:30 (Lights out)"
    #expect(run.errors == "nothing is said at \(times), outside the active hours of daybook.conf\n")
  }

  @Test func aStateFolderThatCannotBeWrittenIsSaidAndTheReminderAllTheSame() {
    let files = daybook(["daybook.conf": small + "remind every 2h\n"])
    files["/home/.local/state/other"] = ""
    files.setMode("/home/.local/state", 0o500)
    let run = Run("remind", in: files)
    #expect(run.status == 0 && run.output.contains("by 16:30"))
    #expect(run.errors.hasPrefix("what was said cannot be kept (") && run.errors.contains("--stateless"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(Run("remind --stateless", in: files).errors == "")
  }

  // On the first day a reminder without an answer is waited on; what hears none, and what keeps nothing, cannot wait.
  @Test func theScheduleIsWhatAnIdleDayHears() {
    let files = daybook(["daybook.conf": small + "remind every 2h\n"])
    func times(_ options: String) -> [Substring] {
      Run("remind --now 2026-01-12T07:00 \(options)", in: files).output.split(whereSeparator: \.isNewline)
        .compactMap {
          $0.hasPrefix("DTSTART") ? $0.suffix(6) : $0.firstMatch(of: /^[0-9]{2}:[0-9]{2}/)?.output
        }
    }
    let (schedule, stateless) = (times("--schedule"), times("--schedule --stateless"))
    #expect(stateless == ["08:00", "10:00", "14:00", "17:00", "19:00"])
    #expect(times("--format ics") == stateless.map { $0.replacing(":", with: "") + "00" })
    let heard = moments(from: "2026-01-12T07:00").prefix(12 * 16).filter {
      Run("remind --now \($0)", in: files).status == 0
    }
    #expect(schedule == ["08:00", "17:00"] && heard.map { $0.suffix(5) } == schedule)
  }

  @Test func theFormatsTellOfTheSameReminders() throws {
    let files = daybook(["daybook.conf": small + "remind every 4h\n"])
    #expect(
      Run("remind --schedule", in: files).output.withPlainBlanks == """
        14:30  How about 10 cups (2.5 l) by 22:00? That is all there is to go.
        18:30  You need about 710 ml an hour to reach 2.5 l by 22:00: 10 cups (2.5 l) by 22:00.

        """)
    let json = Run("remind --schedule --format json", in: files).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["schema"] as? String == "daybook.remind/1")
    let times = (object?["reminders"] as? [[String: Any]])?.compactMap { $0["time"] as? String }
    #expect(times == ["14:30", "18:30"])
    let calendar = Run("remind --format ics --now 2026-01-12T14:30", in: files).output
    let lines = calendar.components(separatedBy: "\r\n")
    #expect(lines.first == "BEGIN:VCALENDAR" && lines.suffix(2) == ["END:VCALENDAR", ""])
    #expect(
      lines.filter { $0.hasPrefix("DTSTART") } == ["DTSTART:20260112T143000", "DTSTART:20260112T183000"])
    #expect(lines.filter { $0 == "BEGIN:VALARM" }.count == 2)
  }

  /// A plan in which nothing is said is one too, for a program.
  @Test func aPlanOfNothingIsAnObjectToo() {
    let files = daybook(["daybook.conf": small + "remind every 4h\npause 2026-01-10..2026-01-20\n"])
    let json = Run("remind --schedule --json", in: files)
    #expect(json.status == 1 && json.output.contains("\"reminders\": []"), "\(json.output)")
    #expect(Run("remind --schedule", in: files).output == "")
  }

  @Test func aReminderAfterMidnightIsOnTheNextDateOfTheCalendar() {
    let files = daybook([
      "daybook.conf":
        "daybook 1\nmeasure water goal 1500ml\nremind every 2h\nactive 20:00-02:00\nday-starts 04:00\n"
    ])
    let calendar = Run("remind --format ics --now 2026-01-12T23:00", in: files).output
    #expect(
      calendar.contains("DTSTART:20260112T230000\r\n") && calendar.contains("DTSTART:20260113T010000\r\n"))
    #expect(Run("remind --format ics --now 2026-01-13T02:30", in: files).status == 1)
  }

  @Test(arguments: [
    ("1h", "15:30", "2026-01-12T15:29"), ("1h30m", "16:00", "2026-01-12T15:59"),
    ("20h", "10:30 tomorrow", "2026-01-13T10:29"), ("48h", "14:30 on Jan 14", "2026-01-14T14:29"),
    ("99h", "17:30 on Jan 16", "2026-01-16T17:29"), ("480h", "14:30 on Feb 1", "2026-02-01T14:29"),
  ])
  func silenceLastsAsLongAsWasSaid(_ length: String, _ until: String, _ before: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water goal 2500ml cup 250ml\nremind every 2h\n"])
    let run = Run("remind --snooze \(length)", in: files)
    #expect(run.errors.withPlainBlanks == "silent until \(until); 'daybook remind --on' speaks again\n")
    #expect(Run("remind --now \(before)", in: files).status == 1)
  }

  @Test(arguments: ["en", "cs"])
  func aSilenceThatWouldBeForgottenIsRefused(language: String) {
    let files = daybook(["daybook.conf": "daybook 1\nmeasure water goal 2500ml\nremind every 2h\n"])
    let run = Run("remind --snooze 481h --lang \(language)", in: files)
    #expect(run.status == 2 && run.errors.contains("480h"))
    #expect(Run("remind --snooze 20h --lang cs", in: files).errors.hasPrefix("mlčí do zítra 10:30;"))
  }
}
