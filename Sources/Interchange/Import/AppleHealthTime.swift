import Journal

/// An instant as Apple Health writes it, `2024-08-07 12:58:00 +1200`.
struct AppleHealthTime: Sendable {
  /// Seconds since 1970-01-01 UTC.
  let instant: Int
  /// The seconds that the written offset adds to UTC.
  let offset: Int

  private init(instant: Int, offset: Int) { (self.instant, self.offset) = (instant, offset) }

  /// Reads the bytes at some places; nil if they are no such instant.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard range.count == 25 else { return nil }
    let start = range.lowerBound
    var isRight = true
    func number(_ place: Int, _ count: Int) -> Int {
      var value = 0
      for index in (start + place)..<(start + place + count) {
        let digit = text[index] &- 0x30
        if digit > 9 { isRight = false }
        value = value &* 10 &+ Int(digit)
      }
      return value
    }
    func mark(_ place: Int, _ byte: Unicode.Scalar) {
      if text[start + place] != UInt8(ascii: byte) { isRight = false }
    }
    let (year, month, day) = (number(0, 4), number(5, 2), number(8, 2))
    let (hour, minute, second) = (number(11, 2), number(14, 2), number(17, 2))
    let offset = number(21, 2) * 3600 + number(23, 2) * 60
    for place in [4, 7] { mark(place, "-") }
    for place in [10, 19] { mark(place, " ") }
    for place in [13, 16] { mark(place, ":") }
    let isWest = text[start + 20] == UInt8(ascii: "-")
    if !isWest { mark(20, "+") }
    guard isRight, hour < 24, minute < 60, second < 61, offset <= 14 * 3600,
      let date = Day(year: year, month: month, day: day)
    else { return nil }
    self.offset = isWest ? -offset : offset
    instant = Int(date.number) * 86_400 + hour * 3600 + minute * 60 + second - self.offset
  }

  /// The instant so many seconds later.
  static func + (time: AppleHealthTime, seconds: Int) -> AppleHealthTime {
    AppleHealthTime(instant: time.instant + seconds, offset: time.offset)
  }

  /// The date and the time of day, in the zone or by the written offset.
  func moment(_ zone: Zone?) -> Moment {
    Moment(secondsAsUTC: instant + (zone?.offset(at: instant) ?? offset))
  }

  /// The date, in the zone or by the written offset.
  func day(_ zone: Zone?) -> Day { moment(zone).day }
}
