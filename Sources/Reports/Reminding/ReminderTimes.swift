import Journal

// The times of a day that is still to come, for a calendar, which cannot ask again.
extension ReminderFacts {
  /// What reminders of a measure go by on a day of which nothing is known but its file's record.
  package init(
    of measure: Int, on record: DayRecord, by configuration: Configuration, _ subjects: CoachSubjects
  ) {
    self.init(plan: configuration.remind, active: configuration.active, dayStarts: configuration.dayStarts)
    let alone = DayAlone(record, configuration, seenFrom: record.day)
    takeGoal(of: measure, on: record.day, in: alone.assessment, subjects)
    total = alone.total(of: measure)
  }

  /// The minutes of times in the active hours, in order.
  func minutes(at times: [TimeOfDay]) -> [Int] {
    times.map { $0.minutes(sinceStart: dayStarts) }.filter(active.contains).sorted()
  }

  /// The minutes at which they may speak of the measure as long as its goal is not met, in order: as configured, every
  /// so often in the active hours, or of sleep an hour before bedtime. None if nothing is to be reached.
  package var minutes: [Int] {
    guard let goal, total < goal else { return [] }
    if manner == .sleep, plan.rhythm != .off {
      return bedtime.map { $0.said.filter(active.contains).prefix(1) }.map(Array.init) ?? []
    }
    switch plan.rhythm {
    case .off: return []
    case .at(let times): return minutes(at: times)
    case .every(let interval):
      let start = active.windows.last?.lowerBound ?? 0
      return stride(from: start, to: start + active.length, by: max(interval, 1)).map { $0 % 1440 }.sorted()
    }
  }
}
