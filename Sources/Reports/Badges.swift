import Journal

/// One of the ten badges; the raw value is its name in `badges.txt` and in machine output.
package enum Badge: String, CaseIterable, Sendable {
  case firstSip = "first_sip"
  case goalReached = "goal_reached"
  case streak3 = "streak_3"
  case streak7 = "streak_7"
  case streak30 = "streak_30"
  case earlyBird = "early_bird"
  case nightOwl = "night_owl"
  case bigGulp = "big_gulp"
  case overachiever
  case centurion

  /// The kind of deed that a badge is for.
  package enum Category: String, CaseIterable, Sendable { case beginning, streak, time, amount }

  package var category: Category {
    switch self {
    case .firstSip, .goalReached: .beginning
    case .streak3, .streak7, .streak30: .streak
    case .earlyBird, .nightOwl: .time
    case .bigGulp, .overachiever, .centurion: .amount
    }
  }

  /// The perfect days in a row that earn it; nil of any other badge.
  package var streakLength: Int? {
    switch self {
    case .streak3: 3
    case .streak7: 7
    case .streak30: 30
    case .firstSip, .goalReached, .earlyBird, .nightOwl, .bigGulp, .overachiever, .centurion: nil
    }
  }

  /// The entries that make a centurion.
  package static let centurionEntries = 100
  /// The drink that is a big gulp, in the smallest parts of volume: 500 ml.
  static let largeDrink = 500 * Unit.millilitre.parts
}

extension TimeOfDay {
  /// Whether the clock says early morning: from 4:00 until before 8:00.
  ///
  /// Forty minutes past midnight is late night, whichever day's file it stands in.
  var isEarly: Bool { (4..<8).contains(hour) }

  /// Whether the clock says late night: from 22:00, past midnight, until before 4:00.
  var isLate: Bool { hour >= 22 || hour < 4 }
}

extension DayRecord {
  /// The number of the day's entries; counting tags are not counted.
  package var entryCount: Int {
    records.count { line in
      guard case .measure = line.subject else { return false }
      return line.form == .entry && line.mark == .none && line.amount != nil
    }
  }
}

/// The deeds of one day that badges ask for, told without any other day.
package struct DayFeats: Hashable, Sendable {
  /// The badges that the day alone earns; streaks and the hundredth entry are not among them.
  package private(set) var badges: [Badge] = []
  /// The number of entries; counting tags are not counted.
  package private(set) var entries = 0
  /// The largest drink of the day, in the smallest parts of volume.
  package private(set) var largestDrink: Parts = 0
  /// The best percentage of a daily goal that is to be reached; nil without such a goal.
  package private(set) var bestPercent: Int?

  /// Looks at a day. A drink is an amount of a measure of volume above zero, whether it is an entry or a counting tag.
  package init(of record: DayRecord, configuration: Configuration) {
    entries = record.entryCount
    for line in record.records {
      guard case .measure(let measure) = line.subject, line.mark == .none, let amount = line.amount,
        amount.parts > 0,
        configuration.measures[measure].unit.kind == .volume
      else { continue }
      earn(.firstSip)
      largestDrink = max(largestDrink, amount.parts)
      if line.time?.isEarly == true { earn(.earlyBird) }
      if line.time?.isLate == true { earn(.nightOwl) }
    }
    if largestDrink >= Badge.largeDrink { earn(.bigGulp) }
    lookAtGoals(of: record, configuration)
  }

  private mutating func earn(_ badge: Badge) {
    if !badges.contains(badge) { badges.append(badge) }
  }

  private mutating func lookAtGoals(of record: DayRecord, _ configuration: Configuration) {
    let hasGoals = !record.ownGoals.isEmpty || configuration.measures.contains { !$0.goals.isEmpty }
    guard hasGoals, entries > 0 || record.records.contains(where: { $0.amount != nil }) else { return }
    let alone = DayAlone(record, configuration, seenFrom: record.day)
    for measure in configuration.measures.indices {
      guard let goal = alone.goal(of: measure), goal.target.isAtLeast, goal.target.figure > 0 else {
        continue
      }
      let percent = percentage(of: goal.total, in: goal.target.figure) ?? 0
      bestPercent = max(bestPercent ?? 0, percent)
      if percent >= 100 { earn(.goalReached) }
      if percent >= 150 { earn(.overachiever) }
    }
  }
}
