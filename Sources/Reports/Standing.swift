import Journal

/// Where a day stands after a change: one measure, the day's sum, and the streak of what was changed.
package struct Standing: Hashable, Sendable {
  /// The day.
  package var day: Day
  /// The measure that was changed, if it has a goal, else the leading one; nil if that has none.
  package var measure: DayMeasure?
  /// The day's sum.
  package var count: Count
  /// The subject that was changed, if it can have a streak, else the measure; nil if there is neither.
  package var subject: Reference?
  /// Its streak up to today; nil without a subject, and on any other day than today.
  package var streak: Streak?
  /// Whether no earlier day file can change any of this.
  package var isSettled: Bool
  /// Whether none can change the streak, or there is none.
  package var isStreakSettled = true
}

extension Standing {
  /// Tells where a day stands after a line about a subject was changed; nil is one of no subject.
  package init(after subject: Reference?, on written: WordedDay, in assessment: Assessment, now: Moment) {
    let configuration = assessment.configuration
    day = written.record.day
    let period = Period(day, day)
    count = assessment.sums(ofDaysIn: period)[0]
    func goal(of measure: Int) -> DayMeasure? {
      let told = DayMeasure(measure, on: written, of: assessment, now: now)
      return told.target == nil ? nil : told
    }
    if case .measure(let place)? = subject { measure = goal(of: place) }
    measure = measure ?? configuration.leadingMeasure.flatMap(goal)
    isSettled = assessment.isSettled(over: period, inSumsAlone: true)
    self.subject = measure.map { .measure($0.measure) }
    if let subject, assessment.hasState(subject, in: period) { self.subject = subject }
    guard day == assessment.today, let judged = self.subject else { return }
    let streaks = StreakReport(of: judged, in: assessment)
    streak = streaks.current
    isStreakSettled = streaks.isSettled
    isSettled = isSettled && isStreakSettled
  }
}
