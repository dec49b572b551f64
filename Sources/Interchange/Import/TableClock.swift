import Journal

/// The meaning of a time that stands behind a date in the same cell.
struct TableClock {
  /// The person's zone, for moments that are written with what the clock adds to UTC; nil if they hold as written.
  var zone: Zone?
  /// When a logical day begins: a moment before it is of the day before.
  var dayStarts = TimeOfDay.midnight
  /// Whether the moments of the table are of days: all stand at midnight, as programs write a date without a time.
  var isDaily = false

  /// The day and the time of a cell whose date is known; without a time behind the date that day, and nil if what
  /// stands there begins like a time and is none.
  func moment(of cell: String, on day: Day) -> (Day, TimeOfDay?)? {
    guard let rest = TableClock.rest(of: cell) else { return (day, nil) }
    if !isDaily, let instant = WrittenInstant(cell) {
      let moment = instant.moment(in: zone)
      return (moment.logicalDay(startingAt: dayStarts), moment.time)
    }
    guard let time = TableClock.time(rest) else { return rest.first?.isNumber == true ? nil : (day, nil) }
    if isDaily { return (day, nil) }
    return (Moment(day: day, time: time).logicalDay(startingAt: dayStarts), time)
  }

  /// The time behind the date of a cell; nil if there is none.
  static func time(in cell: String) -> TimeOfDay? { rest(of: cell).flatMap(time) }

  private static func rest(of cell: String) -> Substring? {
    let cell = NumericDate.withoutBlanks(cell)
    guard let mark = cell.firstIndex(where: { $0 == " " || $0 == "T" }) else { return nil }
    return cell[cell.index(after: mark)...]
  }

  /// A time as cells have it, or as ISO's basic form does, `081000Z`.
  private static func time(_ rest: Substring) -> TimeOfDay? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 4 || digits.count == 6, let hour = Int(digits.prefix(2)),
      let minute = Int(digits.dropFirst(2).prefix(2))
    else { return TimeOfDay(cell: String(rest)) }
    return TimeOfDay(hour: hour, minute: minute)
  }
}
