/// A moment as a clock on the wall shows it.
struct LocalTime: Hashable, Sendable {
  /// Proleptic Gregorian.
  var year: Int
  /// 1 to 12.
  var month: Int
  /// 1 to 31.
  var day: Int
  /// 0 to 23.
  var hour: Int
  var minute: Int
  /// 0 to 60, as there are leap seconds.
  var second: Int
  var nanosecond: Int
  /// What the zone adds to UTC at this moment; negative to the west.
  var offsetInSeconds: Int
}

/// Where the time comes from.
enum Clock {
  /// The civil time now, in the zone that `TZ` names, else the system's.
  static func now() -> LocalTime {
    let (seconds, nanosecond) = Platform.nanoseconds().quotientAndRemainder(dividingBy: 1_000_000_000)
    var time = Platform.localTime(at: seconds)
    time.nanosecond = nanosecond
    return time
  }
}
