import Journal

/// The reminders of a day as a calendar, RFC 5545: an event with an alarm for each, in the person's own clock.
package struct ReminderCalendar {
  private var lines = CalendarLines()
  private let configuration: Configuration
  private let day: Day
  private let stamp: Moment
  private var count = 0

  /// Begins the calendar of a logical day; `stamp` is the time that `--now` gives, taken as UTC, else the day's own.
  package init(of day: Day, _ configuration: Configuration, stamp: Moment?) {
    self.day = day
    self.configuration = configuration
    self.stamp = stamp ?? Moment(day: day, time: .midnight)
    lines.beginCalendar()
  }

  /// Adds what is said at a time of the day.
  package mutating func add(_ sentence: String, at time: TimeOfDay) {
    count += 1
    lines.add("BEGIN:VEVENT")
    lines.add("UID:\(day)-reminder-\(count)@daybook")
    lines.add("DTSTAMP:\(CalendarLines.moment(stamp))Z")
    lines.add("SUMMARY:", text: sentence)
    lines.add("DTSTART:\(CalendarLines.moment(configuration.moment(time, of: day)))")
    lines.add("TRANSP:TRANSPARENT")
    lines.addAlarm(sentence)
    lines.add("END:VEVENT")
  }

  /// The whole calendar; without a reminder there is none, as a calendar must hold something.
  package var bytes: ContiguousArray<UInt8> {
    if count == 0 { return [] }
    var lines = lines
    lines.add("END:VCALENDAR")
    return lines.bytes
  }
}
