import Journal

/// Which of the first two numbers of a date is the day.
package enum DateOrder: Hashable, Sendable {
  /// `5.11.2020`
  case dayFirst
  /// `11/5/2020`
  case monthFirst
}

/// A date of three numbers, before it is known which of them is the day.
struct NumericDate: Hashable {
  /// The day if the day stands first; nil if that cannot be.
  let dayFirst: Day?
  /// The day if the month stands first; nil if that cannot be.
  let monthFirst: Day?

  /// Reads `2020-11-05`, `20201105`, `11/5/2020`, `5.11.2020`, `5. 11. 2020`, `11-05-20`; nil for anything else.
  ///
  /// A year of two digits is of this century. A time after the date is passed over. Digits may be of any script. With
  /// points the day stands first, wherever it is written.
  init?(_ text: String) {
    var numbers: [(value: Int, digits: Int)] = [(0, 0)]
    var hasPoints = false
    let text = NumericDate.withoutBlanks(text)
    for character in text.split(whereSeparator: { $0.isWhitespace || $0 == "T" }).first ?? "" {
      if let digit = character.wholeNumberValue, digit < 10, numbers[numbers.count - 1].digits < 8 {
        numbers[numbers.count - 1].value = numbers[numbers.count - 1].value * 10 + digit
        numbers[numbers.count - 1].digits += 1
      } else if character == "-" || character == "/" || character == "." {
        numbers.append((0, 0))
        hasPoints = character == "."
      } else {
        return nil
      }
    }
    if numbers.count == 1, numbers[0].digits == 8 {
      let whole = numbers[0].value
      numbers = [(whole / 10_000, 4), (whole / 100 % 100, 2), (whole % 100, 2)]
    }
    guard numbers.count == 3, numbers.allSatisfy({ $0.digits > 0 }) else { return nil }
    if numbers[0].digits == 4 {
      dayFirst = Day(year: numbers[0].value, month: numbers[1].value, day: numbers[2].value)
      monthFirst = dayFirst
    } else {
      guard numbers[2].digits == 2 || numbers[2].digits == 4 else { return nil }
      let year = numbers[2].value + (numbers[2].digits == 2 ? 2000 : 0)
      dayFirst = Day(year: year, month: numbers[1].value, day: numbers[0].value)
      monthFirst = hasPoints ? dayFirst : Day(year: year, month: numbers[0].value, day: numbers[1].value)
    }
    if dayFirst == nil, monthFirst == nil { return nil }
  }

  /// A date, and the time behind it, without blanks after its points: Czech dates have them.
  static func withoutBlanks(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var joined = ""
    for character in text where !(character.isWhitespace && joined.last == ".") { joined.append(character) }
    return joined
  }

  /// The day, as far as it is certain: by an order, or because there is but one way to read it.
  func day(by order: DateOrder?) -> Day? {
    switch order {
    case .dayFirst: dayFirst
    case .monthFirst: monthFirst
    case nil: dayFirst == monthFirst || monthFirst == nil ? dayFirst : dayFirst == nil ? monthFirst : nil
    }
  }

  /// The order of a file's dates, which one of them that can be read in one way only decides for all.
  ///
  /// Nil if there is none, or if they contradict each other.
  static func order(of dates: some Sequence<NumericDate>) -> DateOrder? {
    var found: DateOrder?
    for date in dates where date.dayFirst == nil || date.monthFirst == nil {
      let order = date.dayFirst == nil ? DateOrder.monthFirst : .dayFirst
      if let found, found != order { return nil }
      found = order
    }
    return found
  }
}

/// A moment as other programs write it, with or without its offset from UTC.
struct WrittenInstant: Hashable {
  /// The moment that the clock shows.
  let shown: Moment
  /// The seconds that it adds to UTC; nil if they are not written.
  let offset: Int?

  /// Reads `2026-05-14T23:00:00.000Z`, `2024-02-06 14:30:00 -0800` and `2024-02-06 2:30:00 PM -0800`; nil for
  /// anything else.
  init?(_ text: String) {
    guard text.utf8.count >= 16, let day = Day(String(text.prefix(10))) else { return nil }
    let rest = text.dropFirst(10)
    guard let mark = rest.first, mark == "T" || mark == "t" || mark == " " else { return nil }
    let clock = rest.dropFirst().prefix { $0.isNumber || $0 == ":" || $0 == "." }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.count <= 3, let hour = Int(parts[0]), let minute = Int(parts[1]),
      var time = TimeOfDay(hour: hour, minute: minute)
    else { return nil }
    // A clock of twelve hours has had a narrow no-break blank before its half of the day since iOS 16.
    var written = rest.dropFirst(1 + clock.count).drop(while: \.isWhitespace)
    let half = written.prefix(2).lowercased()
    if half == "am" || half == "pm" {
      guard let shown = TimeOfDay(hourOfTwelve: hour, minute: minute, isAfternoon: half == "pm") else {
        return nil
      }
      time = shown
      written = written.dropFirst(2).drop(while: \.isWhitespace)
    }
    offset = Zone.offset(written)
    guard written.isEmpty || offset != nil else { return nil }
    shown = Moment(day: day, time: time)
    isDay = false
  }

  /// Whether it is a date alone.
  let isDay: Bool

  /// Reads a date alone; nil for anything else.
  init?(day text: String) {
    guard let day = Day(text) else { return nil }
    shown = Moment(day: day, time: .midnight)
    offset = nil
    isDay = true
  }

  /// The moment on the person's clock: in their zone, if it and the offset are known, else as written.
  func moment(in zone: Zone?) -> Moment {
    guard let zone, let offset else { return shown }
    return zone.moment(at: shown.secondsAsUTC - offset)
  }
}
