/// A time of day to the minute, 00:00 to 23:59, without a zone.
package struct TimeOfDay: Hashable, Comparable, Sendable {
  /// The minutes since midnight, 0 to 1439.
  package let minutes: Int16

  /// Makes a time of the minutes since midnight; any whole number, taken modulo a day.
  package init(minutes: Int) {
    self.minutes = Int16(((minutes % 1440) + 1440) % 1440)
  }

  /// Makes a time of hours (0 to 23) and minutes (0 to 59); nil outside of these.
  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.minutes = Int16(hour * 60 + minute)
  }

  /// Makes a time of a clock of twelve hours (1 to 12) and minutes (0 to 59); nil outside of these.
  package init?(hourOfTwelve hour: Int, minute: Int, isAfternoon: Bool) {
    guard (1...12).contains(hour) else { return nil }
    self.init(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
  }

  /// 00:00.
  package static let midnight = TimeOfDay(minutes: 0)

  /// The hour, 0 to 23.
  package var hour: Int { Int(minutes) / 60 }
  /// The hour of a clock of twelve, 1 to 12, which is before noon or after it.
  package var hourOfTwelve: Int { (hour + 11) % 12 + 1 }
  /// Whether it is before 12:00.
  package var isBeforeNoon: Bool { hour < 12 }
  /// The minute, 0 to 59.
  package var minute: Int { Int(minutes) % 60 }

  package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }

  /// The minutes from the start of a logical day to this time, 0 to 1439.
  ///
  /// With a day that starts at 04:00, 00:40 is the end of that day, not its beginning.
  package func minutes(sinceStart start: TimeOfDay) -> Int {
    (Int(minutes) - Int(start.minutes) + 1440) % 1440
  }

  /// The minutes from `self` to `end`, over midnight if `end` is not later; 1 to 1440.
  package func minutes(until end: TimeOfDay) -> Int {
    let length = Int(end.minutes) - Int(minutes)
    return length > 0 ? length : length + 1440
  }
}

/// A part of the day, as people greet each other in it.
package enum DayPart: Sendable { case morning, afternoon, evening, night }

extension TimeOfDay {
  /// Morning from 5, afternoon from 12, evening from 18, night from 22.
  package var part: DayPart {
    switch hour {
    case 5..<12: .morning
    case 12..<18: .afternoon
    case 18..<22: .evening
    default: .night
    }
  }
}

extension TimeOfDay {
  /// A length of time as a line has it: `7h`, `7h05m`.
  static func length(ofMinutes minutes: Int) -> String {
    minutes % 60 == 0 ? "\(minutes / 60)h" : "\(minutes / 60)h\(zeroPadded(minutes % 60, 2))m"
  }

  /// The length that was written as this time: `7h05m` of 7:05.
  var asLength: String { TimeOfDay.length(ofMinutes: Int(minutes)) }
}

extension TimeOfDay: CustomStringConvertible {
  /// The 24-hour form, `08:10`: always five characters.
  package var description: String {
    func digit(_ number: Int) -> UInt8 { 0x30 + UInt8(truncatingIfNeeded: number % 10) }
    return String(
      decoding: [digit(hour / 10), digit(hour), Byte.colon, digit(minute / 10), digit(minute)], as: UTF8.self)
  }
}

/// A moment as a person's clock shows it: a civil date and a time of day, without a zone.
package struct Moment: Hashable, Comparable, Sendable {
  /// The date on the calendar, which is not always the logical day.
  package let day: Day
  /// The time on the clock.
  package let time: TimeOfDay

  /// Makes a moment.
  package init(day: Day, time: TimeOfDay) {
    self.day = day
    self.time = time
  }

  package static func < (left: Moment, right: Moment) -> Bool {
    (left.day, left.time) < (right.day, right.time)
  }

  /// The day a person is still living: the day before, until `start` is reached.
  package func logicalDay(startingAt start: TimeOfDay) -> Day { time < start ? day - 1 : day }
}

extension TimeOfDay {
  /// Whether a range of so many minutes that begins then is longer than anybody means, and may begin twelve hours later.
  func mayBeLater(inRangeOf minutes: Int) -> Bool { minutes > 16 * 60 && 1...12 ~= hour }

  /// The time in the other half of the day.
  var inOtherHalf: TimeOfDay { TimeOfDay(minutes: Int(minutes) + 720) }
}
