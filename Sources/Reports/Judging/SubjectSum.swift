import Journal

extension Assessment {
  /// The sum of a subject over a period, of whose days the states are given, up to `last` if it is.
  ///
  /// A habit with a weekly quota counts repetitions: of each week whose last day lies in the period the quota is
  /// due, what was done up to it is met, and the quota is closed once the week is over, as the end of `last` sees it.
  func sum(
    of subject: Reference, states: some Sequence<State>, in period: Period, upTo last: Day? = nil,
    _ judged: JudgedDays? = nil
  ) -> Count {
    var sum = Count()
    guard configuration.hasWeeklyQuota(subject) else {
      for state in states { sum.add(state) }
      return sum
    }
    for week in weeks(of: subject, in: period) where week.days.from <= last ?? .last {
      let seen = last.map { self.week(week, of: subject, upTo: $0, judged) } ?? week
      guard case .repetitions(let done, let quota) = seen.tally else { continue }
      let met = min(done, quota)
      let isOver = last.map { week.days.to <= $0 } ?? (week.days.to < firstOpen)
      sum += Count(met: met, due: quota, closed: isOver ? quota : met)
    }
    for state in states where state == .skipped { sum.skipped += 1 }
    return sum
  }
}
