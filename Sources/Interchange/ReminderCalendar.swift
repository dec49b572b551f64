import Journal
import Notation

/// The reminders of a day as a calendar, RFC 5545: an event with an alarm for each, in the person's own clock.
package struct ReminderCalendar {
  private var lines = CalendarLines()
  private let configuration: Configuration
  private let day: Day
  private let stamp: Moment
  private let daybook: String
  private let sequence: Int
  private var count = 0

  /// Begins the calendar of a logical day; `stamp` is the time that `--now` gives, taken as UTC, else the day's own.
  ///
  /// `daybook` stands for the daybook, and `sequence` counts up over the day, so that an event that comes again is
  /// the same, and newer.
  package init(
    of day: Day, _ configuration: Configuration, daybook: some Sequence<UInt8>, sequence: Int, stamp: Moment?
  ) {
    self.day = day
    self.daybook = shortHash(daybook)
    (self.sequence, self.configuration) = (sequence, configuration)
    self.stamp = stamp ?? Moment(day: day, time: .midnight)
    lines.beginCalendar()
  }

  /// Adds what is said of a subject at a time of the day.
  package mutating func add(_ sentence: String, of subject: String, at time: TimeOfDay) {
    count += 1
    lines.add("BEGIN:VEVENT")
    lines.add("UID:", text: "\(daybook)-\(day)-\(time.description.without(":"))-\(subject)@daybook")
    lines.add("SEQUENCE:\(sequence)")
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

/// A word that stands for some bytes, the same on every machine: the eight last hexadecimal digits of their FNV-1a hash.
package func shortHash(_ bytes: some Sequence<UInt8>) -> String {
  String(FNV.text(FNV.hash(of: bytes)).suffix(8))
}
