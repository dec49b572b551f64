import Journal
import TestSupport
import Testing

@testable import Interchange

@Suite struct ICalendarTests {
  /// Behind the last day of the calendar there is no other to go on to.
  @Test func theLastDayOfTheCalendarIsTheLast() {
    let last = Day("9999-12-31")!
    var calendar = ICalendar(
      configured("habit lunch 15:30\n"), over: Period(last - 1, last), today: Day("2026-01-12")!, stamp: nil)
    calendar.finish()
    let text = String(decoding: calendar.bytes, as: UTF8.self)
    #expect(text.matches(of: /DTSTART:9999123[01]T153000/).count == 2, "\(text)")
  }

  private func lines(
    _ configuration: String, _ files: KeyValuePairs<String, String>, over period: String = "2026-01-12",
    to end: String? = nil, today: String = "2026-01-12", stamp: Moment? = nil, of subjects: [Reference]? = nil
  ) -> [String] {
    let told = WrittenDays(configuration, files)
    let period = Period(Day(period)!, Day(end ?? period)!)
    let text = told.text(
      by: ICalendar(told.reader.configuration, over: period, today: Day(today)!, stamp: stamp, of: subjects))
    #expect(text.hasSuffix("\r\n"))
    #expect(text.utf8.count { $0 == 0x0A } == text.utf8.count { $0 == 0x0D })
    return text.split(separator: "\r\n").map(String.init)
  }

  /// The unique ids, with what becomes of each, its start or due day and whether it has an alarm.
  private func events(_ lines: [String]) -> [String] {
    var events: [String] = []
    for line in lines {
      if line.hasPrefix("UID:") { events.append(String(line.dropFirst(4)).replacing("@daybook", with: "")) }
      for key in ["DTSTART:", "DUE;VALUE=DATE:", "STATUS:", "RRULE:", "EXDATE:"] where line.hasPrefix(key) {
        events[events.count - 1] += " " + line.dropFirst(key.count)
      }
      if line == "BEGIN:VALARM" { events[events.count - 1] += " alarm" }
    }
    return events
  }

  @Test func aHabitWithATimeIsAnEventAndOneWithoutIsAToDo() {
    #expect(
      lines("habit breakfast 10:30 \"Breakfast\"\nhabit gym", [:]) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//daybook//daybook//EN", "CALSCALE:GREGORIAN",
        "BEGIN:VEVENT", "UID:2026-01-12-breakfast@daybook", "DTSTAMP:20260112T000000Z", "SUMMARY:Breakfast",
        "DTSTART:20260112T103000", "STATUS:CONFIRMED", "TRANSP:TRANSPARENT",
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:PT0S", "DESCRIPTION:Breakfast", "END:VALARM", "END:VEVENT",
        "BEGIN:VTODO", "UID:2026-01-12-gym@daybook", "DTSTAMP:20260112T000000Z", "SUMMARY:gym",
        "DUE;VALUE=DATE:20260112", "STATUS:NEEDS-ACTION", "END:VTODO", "END:VCALENDAR",
      ])
  }

  @Test func aPastHabitIsThereIfItWasDoneOrSkipped() {
    let files: KeyValuePairs = [
      "2026-01-10": "[x] breakfast 09:40\n[-] gym\n", "2026-01-11": "[ ] breakfast 10:00\n[ ] gym\n",
      "2026-01-12": "[x] breakfast\n[-] gym 18:00\n",
    ]
    #expect(
      events(lines("habit breakfast 10:30\nhabit gym", files, over: "2026-01-09", to: "2026-01-13")) == [
        "2026-01-10-breakfast 20260110T094000 CONFIRMED", "2026-01-10-gym 20260110 CANCELLED",
        "2026-01-12-breakfast 20260112 COMPLETED", "2026-01-12-gym 20260112T180000 CANCELLED",
        "2026-01-13-breakfast 20260113T100000 CONFIRMED alarm",
        "2026-01-13-gym 20260113T180000 CONFIRMED alarm",
      ])
  }

  // "A tick without a time has none."
  @Test func aTickWithoutATimeHasNoUsualOne() {
    let files: KeyValuePairs = [
      "2026-01-11": "[-] breakfast\n", "2026-01-12": "[ ] breakfast\n",
    ]
    #expect(
      events(lines("habit breakfast 08:00", files, over: "2026-01-11", to: "2026-01-13")) == [
        "2026-01-11-breakfast 20260111 CANCELLED", "2026-01-12-breakfast 20260112 NEEDS-ACTION",
        "2026-01-13-breakfast 20260113T080000 CONFIRMED alarm",
      ])
  }

  @Test func daysBeforeThePeriodTellOnlyUsualTimes() {
    let files: KeyValuePairs = ["2025-10-01": "[x] gym 17:00\n", "2026-01-11": "[x] breakfast 09:00\n"]
    #expect(
      events(lines("habit breakfast 10:30\nhabit gym", files)) == [
        "2026-01-12-breakfast 20260112T090000 CONFIRMED alarm", "2026-01-12-gym 20260112 NEEDS-ACTION",
      ])
  }

  @Test func aScheduleAPauseAndTheEndsOfAHabitDecideWhatIsDue() {
    let configuration = """
      habit gym 18:00 every mon wed
      habit water-plants every 2 days from 2026-01-13
      habit read 3/week
      habit call 1 per 3 days
      habit old 08:00 until 2026-01-12
      pause 2026-01-14..2026-01-20 gym
      """
    let due = events(
      lines(
        configuration, ["2026-01-11": "[x] call\n", "2026-01-12": "[x] read\n"], over: "2026-01-12",
        to: "2026-01-15"))
    #expect(
      due == [
        "2026-01-12-gym 20260112T180000 CONFIRMED alarm", "2026-01-12-read 20260112 COMPLETED",
        "2026-01-12-old 20260112T080000 CONFIRMED alarm", "2026-01-13-water-plants 20260113 NEEDS-ACTION",
        "2026-01-14-call 20260114 NEEDS-ACTION", "2026-01-15-water-plants 20260115 NEEDS-ACTION",
        "2026-01-15-call 20260115 NEEDS-ACTION",
      ])
  }

  @Test func remindersAreDailyEventsOfTheFirstMeasureToReach() {
    let configuration = """
      active 21:00-01:00
      remind every 2h
      measure coffee goal at most 3cup cup 200ml
      measure water "Water" goal 2l
      pause 2026-01-13..2026-01-13
      """
    #expect(
      events(lines(configuration, [:], over: "2026-01-10", to: "2026-01-14")) == [
        "water-2100 20260112T210000 RRULE".replacing("RRULE", with: "FREQ=DAILY;COUNT=3")
          + " 20260113T210000 alarm",
        "water-2300 20260112T230000 FREQ=DAILY;COUNT=3 20260113T230000 alarm",
      ])
    #expect(events(lines(configuration, [:], over: "2026-01-10", to: "2026-01-11")) == [])
    #expect(events(lines(configuration, [:], of: [.measure(0)])) == [])
    // As `remind` chooses: the water, wherever it is declared.
    #expect(
      events(lines("remind at 09:00\nmeasure steps goal 10000\nmeasure water goal 2l", [:])).map {
        $0.prefix(10)
      }
        == ["water-0900"])
    #expect(
      events(lines("remind at 12:00 09:00\nmeasure water goal 2l", [:])).map { $0.prefix(10) } == [
        "water-0900", "water-1200",
      ])
  }

  /// A calendar speaks when `remind` may: of a range too, and not of what is over, of a week, of another day or met.
  @Test(arguments: [
    ("measure water goal 2l..3l", 7), ("measure water goal 2l until 2026-01-13", 7),
    ("measure water goal 2l until 2026-01-11", 0), ("measure water goal 14l/week", 0),
    ("habit gym\nmeasure water goal 2l when gym", 0), ("measure water goal at most 2l", 0),
    ("measure water unit ml", 0), ("measure water goal 2l\nskip water", 0), ("measure water goal 1l", 0),
  ])
  func remindersAreThoseOfRemind(_ declared: String, _ count: Int) {
    let files: KeyValuePairs = [
      "2026-01-12": declared.hasSuffix("skip water") ? "[-] water\n" : "water 1000ml\n"
    ]
    let measure = declared.replacing("\nskip water", with: "")
    let reminders = events(lines("remind every 2h\n\(measure)", files)).filter { $0.hasPrefix("water") }
    #expect(reminders.count == count)
  }

  @Test func aDaysOwnGoalIsRemindedOfOnItsDay() {
    let files: KeyValuePairs = ["2026-01-13": "goal water 2l\n"]
    #expect(
      events(lines("remind at 09:00\nmeasure water unit ml", files, to: "2026-01-14")) == [
        "water-0900 20260113T090000 FREQ=DAILY;COUNT=1 alarm"
      ])
  }

  @Test func ofSleepTheHourBeforeBedtimeIsReminded() {
    #expect(
      events(lines("remind every 2h\nactive 07:00-23:00\nmeasure sleep unit h goal 8h30m", [:])) == [
        "sleep-2130 20260112T213000 FREQ=DAILY;COUNT=1 alarm"
      ])
  }

  @Test func aReminderBeforeTheDayStartsIsOnTheNextDate() {
    let configuration = """
      day-starts 04:00
      active 08:00-01:00
      remind at 09:00 00:30
      measure water goal 2l
      pause 2026-01-13..2026-01-13
      """
    #expect(
      events(lines(configuration, [:], to: "2026-01-14")) == [
        "water-0900 20260112T090000 FREQ=DAILY;COUNT=3 20260113T090000 alarm",
        "water-0030 20260113T003000 FREQ=DAILY;COUNT=3 20260114T003000 alarm",
      ])
  }

  @Test func aTimeBeforeTheDayStartsIsOnTheNextDate() {
    #expect(
      events(lines("day-starts 04:00\nhabit bed 00:30", [:])) == [
        "2026-01-12-bed 20260113T003000 CONFIRMED alarm"
      ])
  }

  @Test func onlyAGivenNowIsAStamp() throws {
    let stamp = Moment(day: try #require(Day("2026-01-12")), time: TimeOfDay(minutes: 870))
    #expect(lines("habit gym", [:], stamp: stamp).contains("DTSTAMP:20260112T143000Z"))
    #expect(lines("habit gym", [:], over: "2026-01-20").contains("DTSTAMP:20260112T000000Z"))
  }

  @Test func textIsEscapedAndFoldedAt75Bytes() {
    var calendar = CalendarLines()
    calendar.add("SUMMARY:", text: "a,b;c\\d\u{1B}\te")
    calendar.add("SUMMARY:", text: String(repeating: "ž", count: 60))
    calendar.add("SUMMARY:", text: String(repeating: "x", count: 66) + ",,")
    calendar.add("SUMMARY:", text: String(repeating: "y", count: 67))
    calendar.add("SUMMARY:", text: String(repeating: "y", count: 68))
    calendar.add("SUMMARY:", text: String(repeating: "z", count: 68 + 74))
    #expect(
      String(decoding: calendar.bytes, as: UTF8.self) == """
        SUMMARY:a\\,b\\;c\\\\d e\r
        SUMMARY:\(String(repeating: "ž", count: 33))\r
         \(String(repeating: "ž", count: 27))\r
        SUMMARY:\(String(repeating: "x", count: 66))\r
         \\,\\,\r
        SUMMARY:\(String(repeating: "y", count: 67))\r
        SUMMARY:\(String(repeating: "y", count: 67))\r
         y\r
        SUMMARY:\(String(repeating: "z", count: 67))\r
         \(String(repeating: "z", count: 74))\r
         z\r

        """)
  }
}
