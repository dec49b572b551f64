/// A moment as a clock on the wall shows it.
package struct LocalTime: Hashable, Sendable {
  /// Proleptic Gregorian.
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to 31.
  package var day: Int
  /// 0 to 23.
  package var hour: Int
  package var minute: Int
  /// 0 to 60, as there are leap seconds.
  package var second: Int
  /// The offset the zone adds to UTC at this moment; negative to the west.
  package var offsetInSeconds: Int
}

extension LocalTime {
  /// The civil time now, in the zone that `TZ` names, else the system's.
  package static func now() -> LocalTime {
    System.localTime(at: System.nanoseconds() / 1_000_000_000)
  }
}
