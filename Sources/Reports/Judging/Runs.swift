import Journal

/// How a day or week bears on a run of met ones.
enum Bearing {
  case extends, passes, ends
}

extension State {
  /// "The run of met days, newest first, over days that are met, skipped, not_due or pending; partial, missed and unknown
  /// end it."
  var bearing: Bearing {
    switch self {
    case .met: .extends
    case .skipped, .notDue, .pending: .passes
    case .partial, .missed, .unknown: .ends
    }
  }
}

extension Count {
  /// Whether, as the sum of a day, something is due, all of it is met, and not everything is paused.
  ///
  /// "Perfect day: due is at least 1 and every due one is met, and the day is in no pause of all."
  package var isPerfect: Bool { due > 0 && met == due && !isPaused }

  /// "Perfect days make a streak too; a day with nothing due, or in such a pause, is passed over", and so is one that
  /// has something open and nothing lost.
  var bearing: Bearing { isPerfect ? .extends : met < closed && !isPaused ? .ends : .passes }
}

/// The runs in a row of days or weeks: the current one and the longest.
struct Runs {
  private(set) var current: Streak
  /// The longest run, the newest of equals.
  private(set) var longest: Streak
  /// The last day that ended a run, or would have ended one: what lies before it cannot matter to the current run.
  private(set) var lastEnd: Day?
  /// Whether there is such a day.
  var isBounded: Bool { lastEnd != nil }
  /// The runs that ended, in their order.
  private var ended: [Streak] = []
  /// The last day of the first run of each length, from 1 on.
  private var reached: [Day] = []

  /// Stands before the first day or week.
  init(unit: StreakUnit) {
    current = Streak(unit: unit)
    longest = current
    // Most runs are no longer; to grow each time costs more than the days.
    reached.reserveCapacity(32)
  }

  /// Takes in days one after another, of which the first is given.
  @inline(__always)
  init<Judged>(of days: ArraySlice<Judged>, from first: Day, _ bearing: (Judged) -> Bearing) {
    self.init(unit: .day)
    for place in days.indices {
      let bearing = bearing(days[place])
      if case .passes = bearing { continue }
      let day = first + (place - days.startIndex)
      take(bearing, Period(day, day))
    }
  }

  /// Takes in the next day or week.
  mutating func take(_ bearing: Bearing, _ days: Period) {
    switch bearing {
    case .passes: break
    case .ends:
      lastEnd = days.to
      guard current.length > 0 else { break }
      ended.append(current)
      current = Streak(unit: current.unit)
    case .extends:
      current.length += 1
      current.days = Period(current.days?.from ?? days.from, days.to)
      if current.length > reached.count { reached.append(days.to) }
      if current.length >= longest.length { longest = current }
    }
  }

  /// The longest run that has a met day on a day or after it, or goes on still; the newest of equals.
  func longest(since day: Day) -> Streak {
    let last = ended.reversed().prefix { ($0.days?.to ?? day) >= day }
    return last.reduce(current) { $1.length > $0.length ? $1 : $0 }
  }

  /// The day on which a run was first so long, at least 1; nil if none was.
  func day(ofLength length: Int) -> Day? { length <= reached.count ? reached[length - 1] : nil }
}

extension BidirectionalCollection {
  /// The days or weeks that the recent figure looks at, in their order.
  ///
  /// "Recent: met of closed over the last 30 closed days (12 weeks, where the streak is in weeks)".
  func recent(_ unit: StreakUnit, _ state: (Element) -> State?) -> [Element] {
    let most =
      switch unit {
      case .day: 30
      case .week: 12
      }
    var found: [Element] = []
    for one in reversed() {
      if found.count == most { break }
      if state(one)?.isClosed == true { found.append(one) }
    }
    return found.reversed()
  }
}
