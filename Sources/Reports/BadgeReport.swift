import Journal

/// The ten badges: those that are earned, and how far the others are.
package struct BadgeReport: Hashable, Sendable {
  /// One badge.
  package struct Standing: Hashable, Sendable {
    package var badge: Badge
    /// The day it was earned; nil if it is yet to be.
    package var day: Day?
    /// How far it is, of `needed`: entries, perfect days, percent, millilitres or one.
    package var done: Int
    package var needed: Int
  }

  /// All of them, in their order.
  package var standings: [Standing]

  /// The number of those that are earned.
  package var earned: Int { standings.count { $0.day != nil } }
}

/// Looks at the days one after another for what earns a badge.
package struct BadgeSearch: Sendable {
  /// The day each badge was first earned, as far as has been looked.
  package private(set) var days: BadgeDays = [:]
  private var entries = 0
  private var largestDrink: Parts = 0
  private var bestPercent = 0

  /// Stands before the first day.
  package init() {}

  /// Looks at the next day.
  package mutating func look(at record: DayRecord, configuration: Configuration) {
    let feats = DayFeats(of: record, configuration: configuration)
    for badge in feats.badges where days[badge] == nil { days[badge] = record.day }
    entries += feats.entries
    if entries >= Badge.centurionEntries, days[.centurion] == nil { days[.centurion] = record.day }
    largestDrink = max(largestDrink, feats.largestDrink)
    bestPercent = max(bestPercent, feats.bestPercent ?? 0)
  }
}

extension BadgeReport {
  /// Puts together what the days tell and what `badges.txt` keeps: of two days of one badge the earlier counts.
  ///
  /// The search has looked at every day that the assessment's book covers.
  package init(_ search: BadgeSearch, kept: BadgeFile, in assessment: Assessment) {
    let runs = assessment.perfectRuns(over: assessment.history)
    standings = Badge.allCases.map { badge in
      let found = badge.streakLength.map(runs.day(ofLength:)) ?? search.days[badge]
      let day = [found, kept.days[badge]].compactMap { $0 }.min()
      let (done, needed) = search.progress(badge, runs)
      return Standing(badge: badge, day: day, done: day == nil ? min(done, needed) : needed, needed: needed)
    }
  }
}

extension BadgeSearch {
  fileprivate func progress(_ badge: Badge, _ runs: Runs) -> (done: Int, needed: Int) {
    switch badge {
    case .streak3, .streak7, .streak30: (runs.current.length, badge.streakLength ?? 1)
    case .centurion: (entries, Badge.centurionEntries)
    case .bigGulp: (Int(largestDrink.number / Unit.millilitre.parts.number), 500)
    case .goalReached: (bestPercent, 100)
    case .overachiever: (bestPercent, 150)
    case .firstSip, .earlyBird, .nightOwl: (0, 1)
    }
  }
}
