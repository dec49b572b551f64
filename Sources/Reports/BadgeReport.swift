import Journal

/// The ten badges: those that are earned, and how far the others are.
package struct BadgeReport: Hashable, Sendable {
  /// One badge.
  package struct Standing: Hashable, Sendable {
    package var badge: Badge
    /// The day it was earned; nil if it is yet to be.
    package var day: Day?
    /// How far it is, of `needed`: entries, days of a streak, percent, millilitres or one.
    package var done: Int
    package var needed: Int
  }

  /// All of them, in their order.
  package var standings: [Standing]
  /// The measure whose goal the streaks are of; nil if they are of perfect days.
  package var streakMeasure: Int?

  /// The number of those that are earned.
  package var earned: Int { standings.count { $0.day != nil } }
}

/// Looks at the days one after another for what earns a badge.
package struct BadgeSearch: Sendable {
  /// The day each badge was first earned, as far as has been looked; of streaks it knows nothing.
  private var days: BadgeDays = [:]
  private var entries = 0
  private var largestDrink: Parts = 0
  private var bestPercent = 0

  /// Stands before the first day.
  package init() {}

  /// Looks at the next day.
  package mutating func look(at record: DayRecord, configuration: Configuration) {
    look(at: DayFeats(of: record, configuration: configuration), of: record.day, configuration)
  }

  /// Looks at the deeds of the next day; in a pause of everything no badge is earned.
  mutating func look(at feats: DayFeats, of day: Day, _ configuration: Configuration) {
    entries += feats.entries
    guard configuration.pauseOfEverything(on: day) == nil else { return }
    for badge in feats.badges where days[badge] == nil { days[badge] = day }
    if entries >= Badge.centurionEntries, days[.centurion] == nil { days[.centurion] = day }
    largestDrink = max(largestDrink, feats.largestDrink)
    bestPercent = max(bestPercent, feats.bestPercent ?? 0)
  }

  /// The day each badge was earned, streaks too.
  ///
  /// The search has looked at every day that the assessment's book covers. Of a book that does not reach back to the
  /// first day file, a habit or measure without a first day is taken to have begun before it, so that no badge is given
  /// too soon.
  func days(in assessment: Assessment) -> BadgeDays {
    let runs = assessment.badgeRuns
    var days = days
    for badge in Badge.allCases {
      if let length = badge.streakLength { days[badge] = runs.day(ofLength: length) }
    }
    return days
  }
}

extension Configuration {
  /// The measure whose daily goal the streaks of badges are of: the water, else the leading one; nil if it has none, and
  /// the streaks are of perfect days.
  package var streakMeasure: Int? {
    leadingMeasure.flatMap { measure in
      measures[measure].goals.contains { !$0.isWeekly } ? measure : nil
    }
  }
}

extension Assessment {
  /// The runs of days that badges are given for, over all days that the book covers up to today.
  fileprivate var badgeRuns: Runs {
    let judging = isWhole ? self : supposingEarlierStarts
    guard let measure = configuration.streakMeasure else { return judging.perfectRuns(over: history) }
    let states = judging.judgedStates(of: .measure(measure), in: history)
    let bearings = zip(history.days, states).map { day, state in
      configuration.pauseOfEverything(on: day) == nil ? state.bearing : .passes
    }
    return Runs(unit: .day, bearings, from: history.from)
  }
}

extension BadgeReport {
  /// Puts together what the days tell and what `badges.txt` keeps: of two days of one badge the earlier counts.
  ///
  /// The search has looked at every day that the assessment's book covers.
  package init(_ search: BadgeSearch, kept: BadgeFile, in assessment: Assessment) {
    let (found, runs) = (search.days(in: assessment), assessment.badgeRuns)
    streakMeasure = assessment.configuration.streakMeasure
    standings = Badge.allCases.map { badge in
      let day = [found[badge], kept.days[badge]].compactMap { $0 }.min()
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
