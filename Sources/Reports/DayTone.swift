import Journal

/// How a day went, in steps that a calendar can tell apart at a glance.
package enum DayTone: Hashable, Sendable {
  /// Nothing was asked, nothing is known, or the day is yet to come.
  case blank
  /// All that was asked was left out on purpose or paused.
  case skipped
  /// Today, as long as something is still open.
  case open
  /// Something was asked, and the day is over and has no file.
  case noFile
  /// How much of what was asked was met: 0 nothing, 1 to 3 some, 4 all.
  case level(Int)

  /// The step of a percentage: 1 from 1, 2 from 50, 3 from 75, and 4 only from 100.
  package init(percent: Int) {
    switch percent {
    case ...0: self = .level(0)
    case ..<50: self = .level(1)
    case ..<75: self = .level(2)
    case ..<100: self = .level(3)
    default: self = .level(4)
    }
  }

  /// The tone of a day by its sum; `isBegun` tells whether something of it was begun that is not met.
  init(of count: Count, isBegun: Bool = false, hasFile: Bool = true, on day: Day, today: Day) {
    if count.due == 0 {
      self = count.skipped > 0 ? .skipped : .blank
    } else if count.isPerfect {
      self = .level(4)
    } else if day >= today {
      self = day == today ? .open : .blank
    } else if count.met == 0 {
      self = isBegun ? .level(1) : hasFile ? .level(0) : .noFile
    } else {
      self.init(percent: count.percentOfDue ?? 0)
    }
  }

  /// The tone of a day by its state; `percent` tells how much of a goal that was not met was reached.
  init(of state: State, percent: Int = 0, hasFile: Bool = true, on day: Day, today: Day) {
    switch state {
    case .met: self = .level(4)
    case .skipped: self = .skipped
    case .unknown, .notDue: self = .blank
    case .pending: self = day == today ? .open : .blank
    // A goal that was not met is never shown as if it were, nor one that was begun as if it were not.
    case .partial: self.init(percent: min(max(percent, 1), 99))
    case .missed where !hasFile: self = .noFile
    case .missed: self.init(percent: min(percent, 99))
    }
  }
}

/// The tones of the days of a period: of everything, or of one habit or measure.
package struct HeatMap: Hashable, Sendable {
  /// The days.
  package var period: Period
  /// The tone of each day.
  package var tones: [DayTone]
  /// The place of today among the days; nil if it is not one of them.
  package var todayIndex: Int?
  /// Whether tones tell only more from less, since there is no daily goal to take them of.
  package var isRelative = false
}

extension HeatMap {
  /// Takes the tones of the sums of a grid's days.
  package init(of grid: PeriodGrid, today: Day) {
    self.init(
      period: grid.period,
      tones: grid.days.enumerated().map { place, count in
        DayTone(
          of: count, isBegun: grid.isBegun(place), hasFile: !grid.saysNothing(place),
          on: grid.period.from + place,
          today: today)
      },
      todayIndex: grid.todayIndex)
  }

  /// Takes the tones of one row of a grid.
  package init(of row: PeriodGrid.Row, in grid: PeriodGrid, today: Day) {
    self.init(
      period: grid.period,
      tones: row.states.enumerated().map { place, state in
        DayTone(
          of: state, hasFile: !grid.lacksFile(place, of: row), on: grid.period.from + place, today: today)
      },
      todayIndex: grid.todayIndex)
  }

  /// Takes the tones of a measure: how much of the day's goal was reached.
  ///
  /// Without any daily goal it is where the value stands between the least and the most; of a measure that adds up
  /// the least is nothing.
  package init(of bars: MeasureBars, today: Day) {
    let isRelative = !bars.targets.contains { $0.map { !$0.isWeekly } ?? false }
    let most = bars.values.compactMap { $0 }.max() ?? 0
    let least = bars.summary.total == nil ? bars.values.compactMap { $0 }.min() ?? 0 : 0
    let tones = bars.period.days.enumerated().map { place, day -> DayTone in
      if isRelative {
        guard let value = bars.values[place] else { return .blank }
        return value <= 0
          ? .level(0) : .level(1 + min(3, (percentage(of: value - least, in: most - least) ?? 100) / 25))
      }
      guard let target = bars.targets[place], !target.isWeekly, let state = bars.states?[place] else {
        return .blank
      }
      let share = target.isAtLeast ? percentage(of: bars.values[place] ?? 0, in: target.figure) : nil
      return DayTone(
        of: state, percent: share ?? 0, hasFile: bars.hasFile[place], on: day, today: today)
    }
    self.init(period: bars.period, tones: tones, todayIndex: bars.todayIndex, isRelative: isRelative)
  }
}
