import Journal

/// The ten badges: those that are earned, and how far the others are.
package struct BadgeReport: Hashable, Sendable {
  /// One badge.
  package struct Standing: Hashable, Sendable {
    package var badge: Badge
    /// The day it was earned; nil if it is yet to be.
    package var day: Day?
    /// How far it is, of what it needs.
    package var done: Int
    package var needed: Int { badge.needed }
  }

  /// All of them, in their order.
  package var standings: [Standing]
  /// The measure whose goal the streaks are of; nil if they are of perfect days.
  package var streakMeasure: Int?

  /// The number of those that are earned.
  package var earned: Int { standings.count { $0.day != nil } }
}

/// The badges that days have earned, and how far they are from the others.
struct BadgeSearch {
  /// The day that earned each badge.
  private(set) var days: BadgeDays = [:]
  /// The runs of days that streaks are given for.
  let runs: Runs
  private var entries = 0
  private var largestDrink: Parts = 0
  private var bestPercent = 0

  /// Looks at days whose book is the assessment's; lines of days to come are a plan, and in a pause of everything no
  /// badge is earned.
  ///
  /// If the book does not reach back to the first day file, a habit or measure without a first day is taken to have
  /// begun before it, so that no badge is given too soon.
  init(of found: FeatDays, in assessment: Assessment) {
    let judging = assessment.isWhole ? assessment : assessment.supposingEarlierStarts
    runs = judging.badgeRuns
    for (day, feats) in zip(found.book.days, found.feats) where day <= assessment.today {
      entries += feats.entries
      if judging.configuration.pauseOfEverything(on: day) == nil { take(feats, of: day) }
    }
    takeGoals(in: judging)
    for badge in Badge.allCases where badge.category == .streak {
      days[badge] = runs.day(ofLength: badge.needed)
    }
  }

  private mutating func take(_ feats: DayFeats, of day: Day) {
    largestDrink = max(largestDrink, feats.largestDrink)
    if feats.hasDrink { earn(.firstSip, day) }
    if feats.hasEarlyDrink { earn(.earlyBird, day) }
    if feats.hasLateDrink { earn(.nightOwl, day) }
    if feats.largestDrink >= Badge.bigGulp.needed * Unit.millilitre.parts { earn(.bigGulp, day) }
    if entries >= Badge.centurion.needed { earn(.centurion, day) }
  }

  private mutating func earn(_ badge: Badge, _ day: Day) {
    if days[badge].map({ day < $0 }) ?? true { days[badge] = day }
  }

  /// Looks at the daily goals that are to be reached.
  private mutating func takeGoals(in assessment: Assessment) {
    let history = assessment.history
    let measures = assessment.configuration.measures.indices.filter {
      assessment.hasState(.measure($0), in: history)
    }
    for feats in assessment.each(of: measures, over: history, { assessment.goalFeats(of: $0) }) {
      bestPercent = max(bestPercent, feats.bestPercent)
      if let day = feats.reached { earn(.goalReached, day) }
      if let day = feats.exceeded { earn(.overachiever, day) }
    }
  }

  /// How far a badge is, of what it needs.
  func progress(_ badge: Badge) -> Int {
    switch badge {
    case .streak3, .streak7, .streak30: runs.current.length
    case .centurion: entries
    case .bigGulp: Int(largestDrink.number / Unit.millilitre.parts.number)
    case .goalReached, .overachiever: bestPercent
    case .firstSip, .earlyBird, .nightOwl: 0
    }
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

/// How far the daily goals of a measure were reached: the most percent, and the first days that earn a badge.
private struct GoalFeats {
  var bestPercent = 0
  var reached: Day?
  var exceeded: Day?
}

extension Assessment {
  /// How far the daily goals of a measure that are to be reached were.
  fileprivate func goalFeats(of measure: Int) -> GoalFeats {
    var feats = GoalFeats()
    let unit = configuration.measures[measure].unit.parts
    var row = book.firstRow(from: history.from)
    for (day, judged) in zip(history.days, measureDays(of: measure, in: history)) {
      guard row < book.days.count, book.days[row] == day else { continue }
      defer { row += 1 }
      guard let target = judged.target, !target.isWeekly, target.isAtLeast, target.figure > 0 else {
        continue
      }
      let total = book.value(measure, row: row).total.micros(in: unit)
      guard total > 0, configuration.pauseOfEverything(on: day) == nil else { continue }
      let percent = percentage(of: total, in: target.figure) ?? 0
      feats.bestPercent = max(feats.bestPercent, percent)
      if percent >= Badge.goalReached.needed { feats.reached = feats.reached ?? day }
      if percent >= Badge.overachiever.needed { feats.exceeded = feats.exceeded ?? day }
    }
    return feats
  }

  /// The runs of days that badges are given for, over all days that the book covers up to today.
  fileprivate var badgeRuns: Runs {
    guard let measure = configuration.streakMeasure else { return perfectRuns(over: history) }
    let states = judgedStates(of: .measure(measure), in: history)
    let judgedDays = measureDays(of: measure, in: history)
    let bearings = zip(zip(history.days, states), judgedDays).map { known, judged in
      let isPassed =
        judged.target?.asksForNothing == true || configuration.pauseOfEverything(on: known.0) != nil
      return isPassed ? .passes : known.1.bearing
    }
    return Runs(of: bearings[...], from: history.from, \.self)
  }
}

extension BadgeReport {
  /// Puts together what the days tell and what is kept: the earlier of two days of one badge counts.
  package init(_ days: FeatDays, kept: BadgeDays, in assessment: Assessment) {
    let found = BadgeSearch(of: days, in: assessment)
    streakMeasure = assessment.configuration.streakMeasure
    let earned = found.days.merging(kept)
    standings = Badge.allCases.map { badge in
      let day = earned[badge]
      let done = day == nil ? min(found.progress(badge), badge.needed) : badge.needed
      return Standing(badge: badge, day: day, done: done)
    }
  }
}
