import Journal

// A book may cover only the last days of a long history. What is asked here is whether that is enough, so that
// a program reads no more files than an answer needs.

extension Configuration {
  /// The days that must be covered to judge the days of a period: whole weeks where something is counted by
  /// the week, and the days before that a schedule looks back on.
  ///
  /// The first day that a subject without a `from` is seen may lie before them still.
  package func daysNeeded(toJudge period: Period) -> Period {
    let weekly = references.contains(where: isJudgedByWeek)
    let back = references.filter { !isJudgedByWeek($0) }.map(daysBefore).max() ?? 0
    let (first, last) = (week(of: period.from).from, week(of: period.to).to)
    let weekBack = derivesHabits ? references.map(daysBeforeParts).max() ?? 0 : 0
    return Period(
      min(period.from - back, weekly ? first - weekBack : period.from), weekly ? last : period.to)
  }

  /// The number of days before a day on which its state may depend.
  package func daysBefore(of subject: Reference) -> Int {
    if isJudgedByWeek(subject) { return 6 + daysBeforeParts(of: subject) }
    guard case .habit(let habit) = subject else { return daysBeforeParts(of: subject) }
    return habits[habit].schedule.daysBefore + daysBeforeParts(of: subject)
  }

  /// The number of days before a day that may decide the state of what a habit is made of, or of the habits that a
  /// measure's goals ask for.
  ///
  /// A part that is counted by the week is judged by the day alone here.
  private func daysBeforeParts(of subject: Reference) -> Int {
    switch subject {
    case .habit(let habit):
      habits[habit].derivation?.parts.map { part in
        switch part {
        case .habit(let part): habits[part].schedule.daysBefore
        case .measure: daysBeforeParts(of: part)
        }
      }.max() ?? 0
    case .measure(let measure):
      measures[measure].goals.compactMap(\.whenHabit).filter { habits[$0].derivation != nil }
        .map { daysBefore(of: .habit($0)) }.max() ?? 0
    }
  }

  /// Whether the days of a habit or measure depend on when others start.
  func dependsOnOthers(_ subject: Reference) -> Bool {
    switch subject {
    case .habit: isDerived(subject)
    case .measure(let measure):
      measures[measure].goals.contains { $0.whenHabit.map { habits[$0].derivation != nil } ?? false }
    }
  }
}

extension Assessment {
  /// Whether no day file that the book does not cover can change a state of a period's days.
  ///
  /// Days before the first that a subject is seen are unknown; if it was seen before the covered days, they
  /// are not. Where the two come to the same, nothing more is to be read.
  ///
  /// With `inSumsAlone` only what the days' sums count is asked of, in which a weekly quota has its met days and no others.
  package func isSettled(over period: Period, inSumsAlone: Bool = false) -> Bool {
    guard !isWhole else { return true }
    guard configuration.daysNeeded(toJudge: period).from >= book.coverage.from else { return false }
    let supposed = supposingEarlierStarts
    // A weekly quota is lowered by what is unknown in its whole week.
    let weeks = Period(configuration.week(of: period.from).from, period.to)
    return configuration.references.allSatisfy { subject in
      if inSumsAlone, configuration.hasWeeklyQuota(subject) {
        func metDays(_ assessment: Assessment) -> [Bool] {
          assessment.judgedStates(of: subject, in: period).map { $0 == .met }
        }
        return metDays(self) == metDays(supposed)
      }
      let days = configuration.hasWeeklyQuota(subject) ? weeks : period
      // A measure without a goal has no states that an earlier start could change.
      return !hasState(subject, in: days)
        || !configuration.dependsOnOthers(subject)
          && span(of: subject).start == supposed.span(of: subject).start
        || judgedStates(of: subject, in: days) == supposed.judgedStates(of: subject, in: days)
    }
  }

  /// Whether the start of a measure may lie behind the days that the book covers: it begins with what others count for it
  /// only if it has no amount of its own up to today.
  package var mayStartLater: Bool {
    book.coverage.to < today
      && configuration.measures.contains { lender in
        guard let measure = lender.lends?.measure, configuration.from(of: .measure(measure)) == nil else {
          return false
        }
        return book.isOnlyLent(measure)
      }
  }

  /// Whether a current streak ends within the covered days, wherever the subject was first seen.
  func isCurrentStreakBounded(_ runs: Runs, of subject: Reference) -> Bool {
    let isDaily = streakUnit(of: subject) == .day
    let back = isDaily ? configuration.daysBefore(of: subject) : 0
    guard runs.isBounded, history(of: subject).from - back >= book.coverage.from else { return false }
    guard configuration.from(of: subject) == nil || configuration.dependsOnOthers(subject) else {
      return true
    }
    // Every day from the start on is judged by itself, so an earlier start changes nothing behind the last end.
    if isDaily, back == 0, !configuration.dependsOnOthers(subject), let end = runs.lastEnd,
      end >= start(of: subject)
    {
      return true
    }
    let supposed = supposingEarlierStarts.runs(of: subject).runs
    return supposed.isBounded && supposed.current == runs.current
  }
}
