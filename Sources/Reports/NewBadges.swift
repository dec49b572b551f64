import Journal

/// The badges that a change of one day's file earned; no more than that day and some before it are read.
package struct NewBadges: Hashable, Sendable {
  /// The days before a change that may be read: a month, and some in which nothing was due.
  package static let daysBack = 45

  /// The badges, each with the day that earned it.
  package private(set) var days: BadgeDays = [:]
  /// Those for which the days before must be read; often none.
  package private(set) var open: [Badge] = []

  /// Looks at a day before and after a change: what the day alone tells.
  ///
  /// A streak is open only if the change made the day as good as perfect, and the hundredth entry only if it added
  /// one; nothing is looked for that is kept already.
  package init(before: DayRecord, after: DayRecord, kept: BadgeFile, configuration: Configuration) {
    let old = DayFeats(of: before, configuration: configuration)
    let new = DayFeats(of: after, configuration: configuration)
    for badge in new.badges where kept.days[badge] == nil { days[badge] = after.day }
    if kept.days[.centurion] == nil, new.entries > old.entries { open.append(.centurion) }
    let streaks = Badge.allCases.filter { $0.streakLength != nil && kept.days[$0] == nil }
    if !streaks.isEmpty, after.lacksNothing(configuration), !before.lacksNothing(configuration) {
      open += streaks
    }
  }

  /// Looks at the days up to and with the changed one as well, the changed one as it is now.
  ///
  /// A habit or measure without a first day is taken to have begun before them, so that a badge is never given too soon; one that
  /// this misses is told by `badges`, which reads all.
  package mutating func look(at records: [DayRecord], in assessment: Assessment) {
    let runs = assessment.supposingEarlierStarts.perfectRuns(over: assessment.book.coverage)
    for badge in open {
      if let length = badge.streakLength {
        days[badge] = runs.day(ofLength: length)
      } else if records.reduce(0, { $0 + $1.entryCount }) >= Badge.centurionEntries {
        days[badge] = records.last?.day
      }
    }
    open = []
  }

  /// Takes the hundredth entry's day from a search over all days; it stays unearned if the search has not found it.
  package mutating func takeCenturion(from search: BadgeSearch) { days[.centurion] = search.days[.centurion] }

  /// The badges in their order.
  package var badges: [Badge] { days.badges }
}

extension DayRecord {
  /// Whether the day would be perfect if it ended now, as far as it can tell by itself.
  ///
  /// It looks at nothing that is counted over several days.
  fileprivate func lacksNothing(_ configuration: Configuration) -> Bool {
    let alone = DayAlone(self, configuration, seenFrom: day + 1)
    var sum = Count()
    for case let state? in configuration.references.map(alone.state) { sum.add(state) }
    return sum.met == sum.due && records.contains { $0.subject != nil }
  }
}
