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

  /// How much earns it: days of a streak, percent of a goal, millilitres of a drink, entries, or 1 for a single deed.
  package var needed: Int {
    switch self {
    case .firstSip, .earlyBird, .nightOwl: 1
    case .streak3: 3
    case .streak7: 7
    case .streak30: 30
    case .goalReached, .centurion: 100
    case .overachiever: 150
    case .bigGulp: 500
    }
  }
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
    records.indices.count { place in
      guard case .measure = records[place].subject else { return false }
      return records[place].form == .entry && records[place].mark == .none && records[place].amount != nil
    }
  }
}

/// The deeds of one day for badges, told without any other day and without goals.
struct DayFeats: Hashable, Sendable {
  /// The number of entries; counting tags are not counted.
  private(set) var entries = 0
  /// The largest drink of the day, in the smallest parts of volume.
  private(set) var largestDrink: Parts = 0
  private(set) var hasEarlyDrink = false
  private(set) var hasLateDrink = false

  /// A drink is an amount of a measure of volume above zero, whether it is an entry or a counting tag.
  var hasDrink: Bool { largestDrink > 0 }

  /// Looks at a day.
  init(of record: DayRecord, configuration: Configuration) {
    entries = record.entryCount
    for place in record.records.indices {
      let (mark, time, parts) =
        (record.records[place].mark, record.records[place].time, record.records[place].amount?.parts ?? 0)
      guard case .measure(let measure) = record.records[place].subject, mark == .none, parts > 0,
        configuration.measures[measure].unit.kind == .volume
      else { continue }
      largestDrink = max(largestDrink, parts)
      if time?.isEarly == true { hasEarlyDrink = true }
      if time?.isLate == true { hasLateDrink = true }
    }
  }
}
