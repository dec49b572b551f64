import Journal

extension Assessment {
  /// All days: from the first that has a file, to today or the last that has one, but no further than a year ahead.
  package var wholePeriod: Period {
    Period(firstDay, max(today, min(book.days.last ?? today, today + 366)))
  }
}

/// The parts that a long period is shown by.
package enum PeriodStep: Hashable, Sendable { case week, month }

extension Period {
  /// The weeks or months of a period, the first and the last cut where it ends.
  package func parts(by step: PeriodStep, firstWeekday: Weekday) -> [Period] {
    var parts: [Period] = []
    var day = from
    while true {
      let whole = step == .week ? Period.week(of: day, first: firstWeekday) : Period.month(of: day)
      guard let part = whole.intersection(self) else { return parts }
      parts.append(part)
      guard part.to < to else { return parts }
      day = part.to + 1
    }
  }
}

extension HeatMap {
  /// Some of its days.
  package func part(_ part: Period) -> HeatMap {
    let start = part.from - period.from
    return HeatMap(
      period: part, tones: Array(tones[start..<start + part.count]),
      todayIndex: todayIndex.flatMap { part.contains(period.from + $0) ? $0 - start : nil },
      isRelative: isRelative)
  }
}

extension PeriodGrid {
  /// The sum of each month of a row; none of a habit with a weekly quota, whose weeks lie across them.
  package func months(of row: Row, in configuration: Configuration) -> [MonthSum] {
    if configuration.hasWeeklyQuota(row.subject) { return [] }
    return period.parts(by: .month, firstWeekday: configuration.firstWeekday).map { month in
      let start = month.from - period.from
      var count = Count()
      for state in row.states[start..<start + month.count] { count.add(state) }
      return MonthSum(period: month, count: count)
    }
  }
}
