/// A civil date of the proleptic Gregorian calendar, without a zone; years 1 to 9999.
///
/// It is kept as a count of days, so that arithmetic and comparison are those of a number.
public struct Day: Hashable, Comparable, Sendable {
  /// The days since 1970-01-01, which is 0.
  public let number: Int32

  /// Makes the day that lies `number` days after 1970-01-01, kept within years 1 to 9999.
  public init(number: Int) {
    self.number = Int32(clamping: min(max(number, Int(Day.firstNumber)), Int(Day.lastNumber)))
  }

  private init(unchecked number: Int32) { self.number = number }

  private static let firstNumber: Int32 = -719_162
  private static let lastNumber: Int32 = 2_932_896

  /// 0001-01-01, the first day there is.
  package static let first = Day(unchecked: firstNumber)
  /// 9999-12-31, the last day there is.
  package static let last = Day(unchecked: lastNumber)

  /// Makes a day of its parts; nil when there is no such day (`2026-02-30`, year 0).
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.length(ofMonth: month, year: year)
    else { return nil }
    // Days from civil, with March as the first month: the leap day then ends the year.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.number = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  /// The number of days in a month, 28 to 31; `month` is 1 to 12.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29th of February.
  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The year (1 to 9999), the month (1 to 12) and the day of the month (1 to 31).
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The year, 1 to 9999.
  package var year: Int { parts.year }
  /// The month, 1 to 12.
  package var month: Int { parts.month }
  /// The day of the month, 1 to 31.
  package var dayOfMonth: Int { parts.day }

  /// The day of the week.
  package var weekday: Weekday { Weekday(index: (Int(number) + 3) % 7) }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day `days` later (earlier, if negative); it stays within years 1 to 9999.
  public static func + (day: Day, days: Int) -> Day {
    let (number, overflow) = Int(day.number).addingReportingOverflow(days)
    return overflow ? (days < 0 ? .first : .last) : Day(number: number)
  }
  /// The day `days` earlier; it stays within years 1 to 9999.
  public static func - (day: Day, days: Int) -> Day { days == .min ? .last : day + -days }
  /// The days from `right` to `left`.
  public static func - (left: Day, right: Day) -> Int { Int(left.number) - Int(right.number) }

  /// The first day of the week that holds this day.
  package func startOfWeek(_ first: Weekday) -> Day { self - weekday.days(since: first) }

  /// The day `months` later, on the same day of the month or the month's last.
  package func adding(months: Int) -> Day {
    let (year, month, day) = parts
    let total = year * 12 + (month - 1) + min(max(months, -120_000), 120_000)
    guard total >= 12 else { return Day.first }
    guard total < 120_000 else { return Day.last }
    let (newYear, newMonth) = (total / 12, total % 12 + 1)
    return Day(
      year: newYear, month: newMonth, day: min(day, Day.length(ofMonth: newMonth, year: newYear)))!
  }
}

extension Day: Strideable {
  public func distance(to other: Day) -> Int { other - self }
  public func advanced(by days: Int) -> Day { self + days }
}

extension Day: CustomStringConvertible {
  /// The ISO 8601 form, `2026-01-12`: always ten characters.
  public var description: String { String(decoding: isoBytes, as: UTF8.self) }

  /// The bytes of the ISO 8601 form, ten of them.
  package var isoBytes: [UInt8] {
    let (year, month, day) = parts
    func digit(_ number: Int) -> UInt8 { 0x30 + UInt8(truncatingIfNeeded: number % 10) }
    return [
      digit(year / 1000), digit(year / 100), digit(year / 10), digit(year), Byte.hyphen, digit(month / 10),
      digit(month), Byte.hyphen, digit(day / 10), digit(day),
    ]
  }

  /// Reads the ISO 8601 form, exactly `YYYY-MM-DD`; nil for anything else.
  package init?(iso text: some Collection<UInt8>) {
    guard text.count == 10 else { return nil }
    var numbers = [0, 0, 0]
    var field = 0
    for (place, byte) in text.enumerated() {
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
        field += 1
      } else {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        numbers[field] = numbers[field] * 10 + Int(byte - 0x30)
      }
    }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Reads the ISO 8601 form of a string; nil for anything else.
  package init?(_ text: String) { self.init(iso: text.utf8) }
}

/// A number's decimal digits, with zeros before it up to `width`.
package func zeroPadded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
