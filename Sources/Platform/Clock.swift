@unsafe @preconcurrency import CLibrary

extension System {
  /// Nanoseconds since 1970-01-01 UTC, and since some moment that no one sets back.
  package static func nanoseconds(steady: Bool = false) -> Int {
    var time = timespec()
    _ = unsafe clock_gettime(steady ? CLOCK_MONOTONIC : CLOCK_REALTIME, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The civil time at `seconds` since 1970-01-01 UTC, in the zone of `TZ` or of the system.
  package static func localTime(at seconds: Int) -> LocalTime {
    var moment = time_t(seconds)
    var parts = unsafe tm()
    tzset()
    _ = unsafe localtime_r(&moment, &parts)
    return unsafe LocalTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec),
      offsetInSeconds: Int(parts.tm_gmtoff))
  }

  /// The offset of a zone's clocks from UTC at a moment, and each change until another, in seconds since
  /// 1970-01-01 UTC.
  ///
  /// The zone is the one of that name in the system's files, which must be there; nil for that of `TZ` or of the
  /// system. `TZ` belongs to the whole process, so this is called while there is but one thread.
  package static func clockChanges(
    ofZone name: String?, from start: Int, to end: Int
  ) -> (offset: Int, changes: [(from: Int, offset: Int)]) {
    let old = unsafe getenv("TZ").map { unsafe String(cString: $0) }
    if let name { unsafe setenv("TZ", ":" + name, 1) }
    defer {
      if name != nil {
        if let old { unsafe setenv("TZ", old, 1) } else { unsafe unsetenv("TZ") }
        tzset()
      }
    }
    func offset(at seconds: Int) -> Int { localTime(at: seconds).offsetInSeconds }
    var changes: [(from: Int, offset: Int)] = []
    let first = offset(at: start)
    var (place, current) = (start, first)
    while place < end {
      let next = place + 86_400
      let found = offset(at: next)
      if found != current {
        // No clocks are changed twice within a day: the change lies between the two.
        var (low, high) = (place, next)
        while high - low > 1 {
          let middle = (low + high) / 2
          if offset(at: middle) == found { high = middle } else { low = middle }
        }
        changes.append((high, found))
        current = found
      }
      place = next
    }
    return (first, changes)
  }
}
